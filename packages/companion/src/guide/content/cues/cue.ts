import type { Emotion } from '#emotion/emotions.ts';

/**
 * A particular thing people say, and what fits it. `say` are plain statements, `ask` open questions; both must be
 * true whatever else stands in the message.
 */
export interface Cue {
  id: string;
  when: RegExp;
  unless?: RegExp;
  say?: readonly string[];
  ask?: readonly string[];
  /** What is probably felt, when nothing else in the message says so. */
  feeling?: Emotion;
  /** Small ideas for when advice is asked for; they go before those of the topic. */
  ideas?: readonly string[];
  /** So plain that its feeling counts before any other reading of the message. */
  sure?: true;
  /** Its line is said whenever there is one left: it answers what was asked for. */
  always?: true;
  /** A skill that suits it. */
  skill?: 'box-breathing' | 'grounding' | 'thought-record';
}
