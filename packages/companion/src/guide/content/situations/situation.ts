import type { Emotion } from '#emotion/emotions.ts';

/**
 * Something people bring, of a middle size ("somebody else got the credit"), with what a good listener answers. Each of its lines fits
 * every message that belongs to it, whoever wrote it; `{who}` stands for the one person named ("your sister").
 */
export interface Situation {
  id: string;
  /** A few words for it that fit after "with" and "after". */
  light: string;
  /** What nearly everybody feels in it; left out where it varies or is small. */
  feeling?: Emotion;
  /** Good news, or a pleasant thing. */
  glad?: true;
  /** A small everyday matter: nothing is asked as if it weighed. */
  slight?: true;
  /** Somebody, or an animal, has died. */
  loss?: true;
  /** How it is heard, see `situations/signs.ts`; any of them is enough. */
  signs: readonly string[];
  /** A reflection that names the heart of it. */
  say: readonly string[];
  /** Open questions that only this could bring. */
  ask: readonly string[];
  /** What can be left standing instead of a question. */
  rest: readonly string[];
}

/** The situations of one field of life, and the word lists their signs share. */
export interface SituationField {
  lists?: Readonly<Record<string, string>>;
  situations: readonly Situation[];
}
