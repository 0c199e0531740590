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
const reachOfHedge = 4;
const reachOfFrame = 9;
const longestLookBack = 30;
const selfWords = new Set('i my me myself mi me yo mich mir mein meine ich je ma mon eu minha meu'.split(' '));

/** The tier a found risk has in its context: raised by intent and time, taken back by denial, past, story, quotation or jest. */
export function tierInContext(rule: RiskRule, at: Stretch, reading: Reading): Tier {
  if (isIdiom(at, reading)) return 'none';
  if (isFramed(at, reading) || isStory(rule, at, reading)) return 'none';
  if (!rule.firm) {
    if (isDenied(at, reading) || isOver(rule, at, reading)) return 'none';
    if (rule.joke && isJest(at, reading)) return 'none';
  }
  if (rule.rises) return isMeant(at, reading) ? 'imminent' : rule.tier;
  return rule.tier === 'imminent' && !rule.firm && isHedged(at, reading) ? 'elevated' : rule.tier;
}

/** It lies in a saying whose words mean something else. */
export function isIdiom(at: Stretch, { idioms }: Reading): boolean {
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
function isStory(rule: RiskRule, at: Stretch, { words, cues }: Reading): boolean {
  if (rule.other) return nearby(cues.story, at, words);
  if (!speaksOfSelf(at, words)) return sameSentence(cues.story, at, words);
  return beforeIt(cues.frame, at) && near(cues.frame, at, reachOfFrame, words) && !near(cues.earnest, at, 6, words);
}

/** "I", "my" or "me" in the sentence up to the end of the match. */
function speaksOfSelf(at: Stretch, words: readonly Word[]): boolean {
  const sentence = words[at.from]?.sentence;
  for (let i = at.to; i >= 0 && i > at.to - longestLookBack && words[i]?.sentence === sentence; i--) {
    if (selfWords.has(words[i]?.word ?? '')) return true;
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
function isOver(rule: RiskRule, at: Stretch, { words, cues }: Reading): boolean {
  const returned = (cues.return ?? []).some((cue) => !within(cue, at));
  if (returned) return false;
  if (rule.other && anywhere(cues.ended)) return true;
  if (rightBefore(cues['used-to'], at, reachOfDenial, words)) return true;
  if (!nearby(cues.past, at, words)) return false;
  return anywhere(cues.recovered) || !(cues.still ?? []).some((cue) => !within(cue, at));
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

/** "I'm scared I'll …", "maybe someday …", "… if it weren't for my dog". */
function isHedged(at: Stretch, { words, cues }: Reading): boolean {
  return (
    rightBefore(cues.hedge, at, reachOfHedge, words) ||
    (cues.hedge ?? []).some((cue) => cue.from <= at.to && cue.to >= at.from && cue.from > at.from)
  );
}

function within(cue: Stretch, at: Stretch): boolean {
  return cue.from >= at.from && cue.to <= at.to;
}

function rightBefore(
  cues: readonly Stretch[] | undefined,
  at: Stretch,
  reach: number,
  words: readonly Word[],
): boolean {
  return (cues ?? []).some((cue) => cue.from <= at.from && at.from - cue.to <= reach && sameAs(cue, at, words));
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
