import type { Emotion } from '#emotion/emotions.ts';

/** What may be answered to something that was heard in a message, and when that fits. */
export interface Remark {
  id: string;
  /**
   * A reflection that goes half a step further than the words, tentatively. A line with a slot stands alone; one without
   * follows the statement said back, so it has to make sense after it.
   */
  say: readonly string[];
  /** Open questions that follow from it; none where a question would be too much. */
  ask: readonly string[];
  /** Said instead of a question: something that can be left standing. */
  rest?: readonly string[];
  /** For hard matters unless told otherwise; `glad` only in good moments, `any` in both. */
  tone?: 'glad' | 'any';
  /** Its lines say it all: nothing is said back before them, and they come whenever one is left. */
  whole?: true;
  /** Its lines name the heart of what was told: they need no statement before them, but may have one. */
  alone?: true;
  /** Nothing is asked after it. */
  quiet?: true;
  /** Only while a loss is the thread of the conversation. */
  onlyInLoss?: true;
  /** Never in a conversation about a loss. */
  notInLoss?: true;
  /** How long, how old: it belongs to the picture, and is not what a message with an event in it is about. */
  background?: true;
  feeling?: Emotion;
  /** Before other angles that fit as well; 0 unless told otherwise. */
  rank?: number;
}

/**
 * A way of saying things that people use whatever they talk about ("I used to …", "nobody knows …"), with what it may
 * mean. Matched against single statements of a tidied message. A named group of the pattern becomes a slot with the words
 * turned round ("I used to draw" → {act} "draw"; "my sister" → "your sister").
 */
export interface Angle extends Remark {
  when: RegExp;
  unless?: RegExp;
}
