import type { Word } from '#text/tokens.ts';
import type { Reading, Stretch, Stretches } from './cue-index.ts';
import type { Tier } from './risk.ts';
import type { RiskRule } from './rules.ts';
import {
  asides,
  beginsAnew,
  conditions,
  countBeginnings,
  ownVerbs,
  presentVerbs,
  subjects,
  wordSet,
} from './statement.ts';

const reachOfIntent = 5;
const reachOfDenial = 5;
const reachOfHedge = 4;
const reachOfFrame = 9;
const reachOfTeller = 12;
const reachOfEarnest = 6;
const longestLookBack = 30;
const selfWords = wordSet('i my me myself mi yo mich mir mein meine ich je ma mon eu minha meu');

/** The tier a found risk has in its context: raised by intent and time, taken back by denial, past, story, quotation or jest. */
export function tierInContext(rule: RiskRule, at: Stretch, reading: Reading): Tier {
  if (isIdiom(at, reading) || isFramed(at, reading) || isStory(rule, at, reading)) return 'none';
  if (isOver(rule, at, reading)) return 'none';
  if (!rule.firm && isDenied(at, reading)) return 'none';
  if (rule.joke && hasTrivialCause(at, reading)) return 'none';
  // Many laugh at what they mean: worth a question.
  if (rule.joke && isLaughedAt(reading)) return 'quiet';
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
    .some((frame) => frame.from < at.from && !beginsAnew(frame, at, words));
  return framedBefore && cue('earnest').around(at, reachOfEarnest).length === 0;
}

/** "matarme" */
const reflexive = /[aei]rme$/;

/** "I", "my" or "me" in the sentence up to the end of the match. */
function speaksOfSelf(at: Stretch, words: readonly Word[]): boolean {
  const sentence = words[at.from]?.sentence;
  for (let i = at.to; i >= 0 && i > at.to - longestLookBack && words[i]?.sentence === sentence; i--) {
    const word = words[i]?.word ?? '';
    if (selfWords.has(word) || ownVerbs.has(word) || reflexive.test(word)) return true;
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
        !passes.some(
          (pass) =>
            pass.from > denial.to && pass.to < at.from && !isOfThought(pass, words) && !isUnsaid(pass, denial, words),
        ) &&
        !beginsAnew(denial, at, words),
    );
}

/** "I don't think about …": the thought itself is denied. */
function isOfThought({ from }: Stretch, words: readonly Word[]): boolean {
  return words[from]?.word === 'about' && thoughts.has(words[from - 1]?.word ?? '');
}

const thoughts = wordSet('think thinking thought thoughts');

/** "I didn't say that I …" */
function isUnsaid({ from }: Stretch, denial: Stretch, words: readonly Word[]): boolean {
  return from === denial.to + 1 && words[from]?.word === 'say';
}

/** Spoken of as past, with nothing that says it is back. */
function isOver(rule: RiskRule, at: Stretch, { words, cue }: Reading): boolean {
  if (!cue('return').isEmpty()) return false;
  if (rule.other && !cue('ended').isEmpty()) return true;
  const once = cue('used-to').around(at, reachOfDenial);
  if (once.some((past) => past.from <= at.from && !beginsAnew(past, at, words))) return true;
  if (!cue('past').inSentence(at, 1) || isNow(at, words) || isOfToday(at, cue('past'), words)) return false;
  if (!cue('recovered').isEmpty()) return true;
  if (cue('still').outside(at) || words.some(({ word }) => nows.has(word))) return false;
  return !isPastElsewhere(at, cue('past'), words);
}

const reachOfStill = 3;

/** It is over, and life is good now. */
export function isOvercome(rule: RiskRule, at: Stretch, reading: Reading): boolean {
  const { cue } = reading;
  // "Every day" right beside it is of those days.
  const nearby = { from: at.from - reachOfStill, to: at.to + reachOfStill };
  return !cue('recovered').isEmpty() && !cue('still').outside(nearby) && isOver(rule, at, reading);
}

/** Told as it is told of what is over: the past, then the danger, then the life that came after. */
export function isToldAsOver(rule: RiskRule, at: Stretch, reading: Reading): boolean {
  const { cue } = reading;
  const last = cue('recovered').last;
  return last > at.to && cue('past').first <= at.to && isOvercome(rule, at, reading);
}

/** A danger of long ago, and something that says it has come back. */
export function isBack(at: Stretch, { cue }: Reading): boolean {
  return cue('past').inSentence(at, 1) && cue('return').outside(at) && cue('recovered').isEmpty();
}

/** What they tell comes after the past, and nothing says that it is good. */
const nows = wordSet('now ahora anoche agora ontem maintenant jetzt diesmal');

/** What is past is a statement of its own: "years ago i was fine, i took all the pills". */
function isPastElsewhere(at: Stretch, past: Stretches, words: readonly Word[]): boolean {
  const before = past.around(at, longestLookBack).filter(({ to }) => to < at.from);
  return before.length > 0 && before.every((one) => countBeginnings(one, at, words) > 1);
}

/** Somebody says it of themselves in the present: "i want to …", "i'm …ing", "quiero …". */
function isNow(at: Stretch, words: readonly Word[]): boolean {
  const { sentence, quoted } = words[at.from] ?? {};
  if (quoted) return false;
  for (let i = at.to; i >= 0 && i > at.from - reachOfSubject && words[i]?.sentence === sentence; i--) {
    const word = words[i]?.word ?? '';
    if (ownVerbs.has(word) || word === 'wish') return true;
    if (subjects.has(word) && words[i - 1]?.word !== 'wish') return isPresent(words, i + 1);
  }
  return false;
}

/** "… and tomorrow i …", "i have just …", "… it tonight": with nothing past between the day and the deed. */
function isOfToday(at: Stretch, past: Stretches, words: readonly Word[]): boolean {
  const { clause } = words[at.from] ?? {};
  for (let i = at.to + 2; i >= 0 && i > at.from - reachOfDay; i--) {
    const word = words[i];
    if (word?.clause !== clause || !isDay(i, words)) continue;
    if (i > at.to && words[i + 1]?.clause === clause) continue;
    if (!past.touching({ from: i, to: Math.max(i, at.from) }).some(({ from, to }) => from > i || to >= i)) return true;
  }
  return false;
}

const reachOfDay = 7;
const daysOfNow = wordSet(
  'today tonight tomorrow hoy manana hoje amanha heute morgen gestern ayer ontem yesterday demain',
);

function isDay(i: number, words: readonly Word[]): boolean {
  const word = words[i]?.word ?? '';
  return daysOfNow.has(word) || (word === 'just' && haves.has(words[i - 1]?.word ?? ''));
}

const haves = wordSet('have has');

const reachOfSubject = 6;

function isPresent(words: readonly Word[], from: number): boolean {
  let i = from;
  while (asides.has(words[i]?.word ?? '')) i += 1;
  const verb = words[i]?.word ?? '';
  return presentVerbs.has(verb) || statesOfMind.has(verb);
}

/** What somebody is and feels counts as now, too. */
const statesOfMind = wordSet('am hate feel plan deserve cannot can');

/** A trivial cause in the same breath, and nothing said in earnest: "this homework makes me want to die". */
function hasTrivialCause(at: Stretch, { words, cue }: Reading): boolean {
  if (!cue('earnest').isEmpty()) return false;
  if (!cue('laugh').isEmpty()) return cue('trivial').inSentence(at, 2);
  return cue('trivial')
    .around(at, longestLookBack)
    .some((cause) => isCondition(cause, words) || !(beginsAnew(cause, at, words) || beginsAnew(at, cause, words)));
}

const reachOfCondition = 4;

/** "If the printer jams again i …" */
function isCondition({ from }: Stretch, words: readonly Word[]): boolean {
  const clause = words[from]?.clause;
  return words
    .slice(Math.max(0, from - reachOfCondition), from)
    .some((one) => one.clause === clause && conditions.has(one.word));
}

function isLaughedAt({ cue }: Reading): boolean {
  return cue('earnest').isEmpty() && !cue('laugh').isEmpty();
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
