import type { Word } from '#text/tokens.ts';
import type { Reading, Stretch, Stretches } from './cue-index.ts';
import type { Tier } from './risk.ts';
import type { RiskRule } from './rules.ts';

const reachOfIntent = 5;
const reachOfDenial = 5;
const reachOfHedge = 4;
const reachOfFrame = 9;
const reachOfTeller = 12;
const reachOfEarnest = 6;
const longestLookBack = 30;
const selfWords = new Set('i my me myself mi yo mich mir mein meine ich je ma mon eu minha meu'.split(' '));

/** The tier a found risk has in its context: raised by intent and time, taken back by denial, past, story, quotation or jest. */
export function tierInContext(rule: RiskRule, at: Stretch, reading: Reading): Tier {
  if (isIdiom(at, reading) || isFramed(at, reading) || isStory(rule, at, reading)) return 'none';
  if (isOver(rule, at, reading)) return 'none';
  if (!rule.firm && isDenied(at, reading)) return 'none';
  if (rule.joke && isJest(at, reading)) return 'none';
  if (rule.rises) return isMeant(at, reading) ? 'imminent' : rule.tier;
  return rule.tier === 'imminent' && !rule.firm && isHedged(at, reading) ? 'elevated' : rule.tier;
}

/** It lies in a saying whose words mean something else. */
export function isIdiom(at: Stretch, { idioms }: Reading): boolean {
  return idioms.touching(at).some((idiom) => at.from >= idiom.from || at.to <= idiom.to);
}

/** Inside quotation marks, and what is quoted is a thing (a poster, a song), not a person. */
function isFramed(at: Stretch, { words, cue }: Reading): boolean {
  const framed = cue('frame').around(at, reachOfFrame).length > 0;
  if (words[at.from]?.quoted !== true) return framed && !speaksOfSelf(at, words);
  if (framed) return true;
  const toldBySomeone = cue('person').around(at, reachOfTeller).length > 0;
  return !toldBySomeone && (cue('source').inSentence(at) || cue('story').inSentence(at));
}

/** Story or news: takes back what is not said of oneself. */
function isStory(rule: RiskRule, at: Stretch, { words, cue }: Reading): boolean {
  if (rule.other) return cue('story').inSentence(at, 1);
  if (!speaksOfSelf(at, words)) return cue('story').inSentence(at);
  const framedBefore = cue('frame')
    .around(at, reachOfFrame)
    .some(({ from }) => from < at.from);
  return framedBefore && cue('earnest').around(at, reachOfEarnest).length === 0;
}

/** "I", "my" or "me" in the sentence up to the end of the match. */
function speaksOfSelf(at: Stretch, words: readonly Word[]): boolean {
  const sentence = words[at.from]?.sentence;
  for (let i = at.to; i >= 0 && i > at.to - longestLookBack && words[i]?.sentence === sentence; i--) {
    if (selfWords.has(words[i]?.word ?? '')) return true;
  }
  return false;
}

/** "I don't want to …", but not "I can't stop …", "I don't know if …" or "I can't sleep, I want to …". */
function isDenied(at: Stretch, { words, cue }: Reading): boolean {
  const passes = cue('lets-pass').around(at, reachOfDenial);
  return cue('negation')
    .around(at, reachOfDenial)
    .some(
      (denial) =>
        denial.to < at.from &&
        !passes.some(({ from, to }) => from > denial.to && to < at.from) &&
        !beginsAnew(denial, at, words),
    );
}

/** Somebody speaks of themselves anew behind the denial, which ends there: people seldom set a comma ("i cant sleep i want to die"). */
function beginsAnew(denial: Stretch, at: Stretch, words: readonly Word[]): boolean {
  for (let i = denial.to + 1; i <= at.from; i++) {
    const [before, word] = [words[i - 1], words[i]];
    if (!before || !word || leadsOn.has(before.word)) continue;
    if (word.clause !== before.clause && firstWords.has(word.word)) return true;
    if (subjects.has(word.word) || (i > denial.to + 1 && ownVerbs.has(word.word))) return true;
  }
  return false;
}

const firstWords = new Set(
  'i just only want wanna wish gonna going yo quiero solo ya voy me tengo ich je j eu quero'.split(' '),
);
const subjects = new Set(['i', 'yo', 'ich', 'je', 'eu']);
/** Say "I" by themselves. */
const ownVerbs = new Set(['quiero', 'voy', 'pienso', 'deseo', 'quero', 'vou']);
/** What stands behind them belongs to the words that were denied: "i don't think i want to die", "no me quiero morir". */
const leadsOn = new Set(
  (
    'that think thought mean means meant say said saying says believe like if because cause as so feel claim imply pretend guess suppose when what who why how ' +
    'do did does will would should have am can que me lo le te ya mas nunca jamas si porque dass weil'
  ).split(' '),
);

/** Spoken of as past, with nothing that says it is back. */
function isOver(rule: RiskRule, at: Stretch, { cue }: Reading): boolean {
  if (cue('return').outside(at)) return false;
  if (rule.other && !cue('ended').isEmpty()) return true;
  if (standsBefore(cue('used-to'), at, reachOfDenial)) return true;
  if (!cue('past').inSentence(at, 1)) return false;
  return !cue('recovered').isEmpty() || !cue('still').outside(at);
}

/** A joke: laughter or a trivial cause, and nothing said in earnest. */
function isJest(at: Stretch, { cue }: Reading): boolean {
  return cue('earnest').isEmpty() && (!cue('laugh').isEmpty() || cue('trivial').inSentence(at, 1));
}

/** Intent right before it, or a time in its sentence, unless it is only thought of or feared. */
function isMeant(at: Stretch, reading: Reading): boolean {
  const { words, cue } = reading;
  if (isHedged(at, reading)) return false;
  const intended = cue('intent')
    .around(at, reachOfIntent)
    .some(({ from, to }) => from <= at.from && to <= at.from + 2);
  if (intended) return true;
  const times = cue('time');
  if (!times.inSentence(at)) return false;
  if (!standsBefore(cue('thought'), at, reachOfHedge)) return true;
  return times.around(at, longestLookBack).some(({ from }) => words[from]?.word === 'tonight');
}

/** "I'm scared I'll …", "maybe someday …", "… if it weren't for my dog". */
function isHedged(at: Stretch, { cue }: Reading): boolean {
  const hedges = cue('hedge');
  return standsBefore(hedges, at, reachOfHedge) || hedges.touching(at).some(({ from }) => from > at.from);
}

function standsBefore(cues: Stretches, at: Stretch, reach: number): boolean {
  return cues.around(at, reach).some(({ from }) => from <= at.from);
}
