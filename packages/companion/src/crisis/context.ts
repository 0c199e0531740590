import type { Word } from '../text/tokens.ts';
import type { Cue, RiskRule } from './rules.ts';
import type { Tier } from './risk.ts';

/** A stretch of words, by index, ends inclusive. */
export interface Stretch {
  from: number;
  to: number;
}

/** The cues found in one message, by kind, in the order they stand. */
export type CueMap = Readonly<Partial<Record<Cue, readonly Stretch[]>>>;

export interface Reading {
  words: readonly Word[];
  cues: CueMap;
  idioms: readonly Stretch[];
}

const reachOfIntent = 5;
const reachOfDenial = 5;
const reachOfFrame = 9;

/** The tier a found risk has in its context: raised by intent and time, taken back by denial, past, story, quotation or jest. */
export function tierInContext(rule: RiskRule, at: Stretch, reading: Reading): Tier {
  if (isIdiom(at, reading)) return 'none';
  if (isFramed(at, reading) || isStory(rule, at, reading)) return 'none';
  if (!rule.firm) {
    if (isDenied(at, reading) || isOver(rule, at, reading)) return 'none';
    if (rule.joke && isJest(at, reading)) return 'none';
  }
  return rule.rises && isMeant(at, reading) ? 'imminent' : rule.tier;
}

function isIdiom(at: Stretch, { idioms }: Reading): boolean {
  return idioms.some(
    (idiom) => idiom.from <= at.to && at.from <= idiom.to && (at.from >= idiom.from || at.to <= idiom.to),
  );
}

/** Inside quotation marks, and what is quoted is a thing (a poster, a song), not a person. */
function isFramed(at: Stretch, reading: Reading): boolean {
  const { words, cues } = reading;
  const framed = near(cues.frame, at, reachOfFrame, words);
  if (words[at.from]?.quoted !== true) return framed && !speaksOfSelf(at, words);
  const toldBySomeone = near(cues.person, at, 12, words) && !framed;
  return !toldBySomeone && (framed || sameSentence(cues.source, at, words) || sameSentence(cues.story, at, words));
}

/** Story or news: takes back what is not said of oneself. */
function isStory(rule: RiskRule, at: Stretch, reading: Reading): boolean {
  const { words, cues } = reading;
  if (rule.firm || speaksOfSelf(at, words))
    return near(cues.frame, at, reachOfFrame, words) && !near(cues.earnest, at, 6, words) && beforeIt(cues.frame, at);
  if (rule.other && anywhere(cues.ended)) return true;
  return nearby(cues.story, at, words);
}

function speaksOfSelf(at: Stretch, words: readonly Word[]): boolean {
  for (let i = Math.max(0, at.from - 6); i <= at.to; i++) {
    const word = words[i];
    if (word && word.sentence === words[at.from]?.sentence && /^(?:i|my|me|myself)$/.test(word.word)) return true;
  }
  return false;
}

/** "I don't want to …", but not "I can't stop …" or "I don't know if …". */
function isDenied(at: Stretch, { words, cues }: Reading): boolean {
  const denials = cues.negation ?? [];
  return denials.some(
    (denial) =>
      denial.to < at.from &&
      at.from - denial.to <= reachOfDenial &&
      words[denial.to]?.sentence === words[at.from]?.sentence &&
      !between(cues['lets-pass'], denial.to, at.from),
  );
}

/** Spoken of as past, with nothing that says it is back. */
function isOver(rule: RiskRule, at: Stretch, reading: Reading): boolean {
  const { words, cues } = reading;
  if (rule.other && anywhere(cues.ended) && !anywhere(cues.still)) return true;
  const past = nearby(cues.past, at, words);
  const recovered = anywhere(cues.recovered);
  if (!past) return false;
  const still = (cues.still ?? []).some((cue) => !(cue.from >= at.from && cue.to <= at.to));
  return recovered ? !stillNow(cues, at) : !still;
}

/** With recovery spoken of, only a plain word of return counts. */
function stillNow(cues: CueMap, at: Stretch): boolean {
  return (cues.still ?? []).some((cue) => cue.from > at.to && cue.to - cue.from <= 1 && cue.from - at.to < 3);
}

/** A joke: laughter or a trivial cause, and nothing said in earnest. */
function isJest(at: Stretch, reading: Reading): boolean {
  const { words, cues } = reading;
  if (anywhere(cues.earnest)) return false;
  return anywhere(cues.laugh) || words.some(({ word }) => word === 'haha') || nearby(cues.trivial, at, words);
}

/** Intent right before it, or a time in its sentence, unless it is only thought of or feared. */
function isMeant(at: Stretch, reading: Reading): boolean {
  const { words, cues } = reading;
  const hedged = (cues.hedge ?? []).some(
    (cue) => cue.from <= at.from && at.from - cue.to <= 4 && sameAs(cue, at, words),
  );
  if (hedged) return false;
  const intended = (cues.intent ?? []).some(
    (cue) =>
      cue.to >= at.from - reachOfIntent && cue.to <= at.from + 2 && cue.from <= at.from && sameAs(cue, at, words),
  );
  if (intended) return true;
  const onlyThought = (cues.thought ?? []).some(
    (cue) => cue.from <= at.from && at.from - cue.to <= 4 && sameAs(cue, at, words),
  );
  const timed = (cues.time ?? []).filter((cue) => sameAs(cue, at, words));
  return timed.some((cue) => !onlyThought || words[cue.from]?.word === 'tonight');
}

function sameAs(cue: Stretch, at: Stretch, words: readonly Word[]): boolean {
  return words[cue.from]?.sentence === words[at.from]?.sentence;
}

function sameSentence(cues: readonly Stretch[] | undefined, at: Stretch, words: readonly Word[]): boolean {
  return (cues ?? []).some((cue) => sameAs(cue, at, words));
}

/** In the same sentence or one beside it. */
function nearby(cues: readonly Stretch[] | undefined, at: Stretch, words: readonly Word[]): boolean {
  const sentence = words[at.from]?.sentence ?? 0;
  return (cues ?? []).some((cue) => Math.abs((words[cue.from]?.sentence ?? 0) - sentence) <= 1);
}

function near(cues: readonly Stretch[] | undefined, at: Stretch, reach: number, words: readonly Word[]): boolean {
  return (cues ?? []).some((cue) => cue.to >= at.from - reach && cue.from <= at.to + reach && sameAs(cue, at, words));
}

function beforeIt(cues: readonly Stretch[] | undefined, at: Stretch): boolean {
  return (cues ?? []).some((cue) => cue.from < at.from);
}

function between(cues: readonly Stretch[] | undefined, from: number, to: number): boolean {
  return (cues ?? []).some((cue) => cue.from > from && cue.to < to);
}

function anywhere(cues: readonly Stretch[] | undefined): boolean {
  return (cues?.length ?? 0) > 0;
}
