import { tokenize } from '#text/tokens.ts';
import { completed, scorerFor } from './answer-reading.ts';
import { askedBy, nothingAsked } from './asked.ts';
import { lookBack } from './before.ts';
import type { Before } from './before.ts';
import { weighByModel } from './by-model.ts';
import { readByRules } from './by-rules.ts';
import type { Found, RuleReading } from './by-rules.ts';
import { hasDarkWords } from './dark-words.ts';
import { runningTask } from './exercise.ts';
import { guesses } from './guessed.ts';
import { scoreOf } from './model/score.ts';
import type { Scorable, Scorer } from './model/score.ts';
import { withoutParting } from './parting.ts';
import { raisedByTurns } from './recent.ts';
import { lessSerious, moreSerious, rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';
import { toldIn } from './told-plainly.ts';

export type { Tier } from './risk.ts';

export interface RecentTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** One reason for the tier: what kind of risk, how serious on its own, and the rule that saw it. */
export interface Signal {
  kind: RiskKind;
  tier: Tier;
  rule: string;
}

export interface Detection {
  tier: Tier;
  signals: readonly Signal[];
  /** Where in the original text the signals stand, end exclusive, in order, without overlap. */
  spans: readonly { start: number; end: number }[];
}

/** What a message says by itself: most of what has to be found out about it. */
export interface Reading {
  text: string;
  ruled: RuleReading;
  /** As the model reads it. */
  readable: Scorable;
  /** What the model made of it, where it was asked. */
  weighed?: readonly Found[];
}

/** Reads a message before it is known what was said before it. */
export function readAhead(text: string): Reading {
  const reading = readAlone(text);
  weigh(reading, scoreOf);
  return reading;
}

/**
 * Reads how much risk a message speaks of, in the light of the turns before it. Pure, offline, linear in the text.
 * @param ahead what `readAhead` made of the same message.
 */
export function detect(text: string, recent: readonly RecentTurn[] = [], ahead?: Reading): Detection {
  const reading = ahead?.text === text ? ahead : readAlone(text);
  const last = recent.at(-1);
  if (last === undefined) return detectAlone(reading);
  const asked = last.role === 'assistant' ? askedBy(last.content) : nothingAsked;
  const task = last.role === 'assistant' && asked.questions.length === 0 ? runningTask(sayings(recent)) : undefined;
  const before = lookBack(recent, detect);
  // After danger a goodbye is read as one.
  const isGoodbyeGrave = before.isDanger && !before.isDenied;
  const how = { scorer: scorerFor({ text, task, asked, before }), isGoodbyeGrave };
  const alone = detectAnswer(reading, completed(text, task), how);
  const isAsked = asked.questions.length > 0 || task !== undefined;
  const read = !isAsked && isWordlessGuess(alone, reading) && isCalm(recent, before) ? lessened(alone, reading) : alone;
  return raisedByTurns({ text, alone: read, asked, task, before });
}

/** Nothing but the model, and not a word that could be meant. */
function isWordlessGuess({ tier, signals }: Detection, { text }: Reading): boolean {
  return tier !== 'none' && signals.every(({ rule }) => guesses.has(rule)) && !hasDarkWords(text);
}

/** Somebody has told something before, and none of it was danger. */
function isCalm(recent: readonly RecentTurn[], before: Before): boolean {
  return recent.some(({ role }) => role === 'user') && !before.isDanger;
}

/** In the middle of an ordinary talk such a guess is mostly wrong: unless it is nearly certain it is asked about and no more, or let be. */
function lessened(alone: Detection, { readable }: Reading): Detection {
  const { risk } = scoreOf(readable, false);
  if (risk >= nearlyCertain) return alone;
  if (risk < worthAsking) return { tier: 'none', signals: [], spans: [] };
  const signals = alone.signals.map((signal): Signal => ({ ...signal, tier: 'quiet' }));
  return { tier: 'quiet', signals, spans: alone.spans };
}

/** Below it were 16 of 28 false alarms of ordinary talks, but only 13 of 72 other risks and 4 of 54 emergencies of the measured parts. */
const nearlyCertain = 0.95;
const worthAsking = 0.8;

/** Haven's last two turns, the latest first. */
function sayings(recent: readonly RecentTurn[]): string[] {
  const said: string[] = [];
  for (let at = recent.length - 1; at >= 0 && said.length < 2; at--) {
    const turn = recent[at];
    if (turn?.role === 'assistant') said.push(turn.content);
  }
  return said;
}

interface How {
  scorer: Scorer;
  isGoodbyeGrave: boolean;
}

function detectAnswer(reading: Reading, whole: string | undefined, how: How): Detection {
  const alone = detectAlone(reading, how);
  if (whole === undefined) return alone;
  const { tier, signals } = detectAlone(readAlone(whole));
  if (rankOf(tier) <= rankOf(alone.tier) || rankOf(alone.tier) >= rankOf('elevated')) return alone;
  // An urge that is named is not yet an intent.
  const named = signals.map((signal): Signal => ({ ...signal, tier: lessSerious(signal.tier, 'elevated') }));
  return { tier: lessSerious(tier, 'elevated'), signals: named, spans: [{ start: 0, end: reading.text.length }] };
}

function readAlone(text: string): Reading {
  const words = tokenize(text);
  const ruled = readByRules(words, text);
  return { text, ruled, readable: { words, text, evidence: ruled.evidence } };
}

const byItself: How = { scorer: scoreOf, isGoodbyeGrave: false };

function detectAlone(reading: Reading, { scorer, isGoodbyeGrave }: How = byItself): Detection {
  const weighed = weigh(reading, scorer);
  const kept = isGoodbyeGrave ? weighed : withoutFarewell(weighed, reading.text, scorer);
  const found = withTold(kept, reading.text);
  const signals = distinct(found);
  const tier = signals.reduce<Tier>((highest, signal) => moreSerious(highest, signal.tier), 'none');
  return { tier, signals, spans: merged(found) };
}

/** A guess that nothing but the goodbye at the end of a message has raised is none. */
function withoutFarewell(found: readonly Found[], text: string, scorer: Scorer): readonly Found[] {
  if (found.length === 0 || !found.every(({ rule }) => guesses.has(rule))) return found;
  const rest = withoutParting(text);
  if (rest === undefined) return found;
  const alone = readAlone(rest);
  // Whoever has given things away or written to somebody says goodbye in earnest.
  const isForGood = alone.ruled.evidence.some(({ name }) => ofParting.has(name));
  if (isForGood && scorer(alone.readable, false).risk >= asLikelyAsNot) return found;
  const left = weigh(alone, scorer);
  return left.length === 0 ? left : found;
}

const asLikelyAsNot = 0.5;
/** Hints that make a goodbye one for good. */
const ofParting: ReadonlySet<string> = new Set(
  ['affairs', 'farewell', 'found', 'last', 'means', 'place', 'gone', 'took'].map((hint) => `hint ${hint}`),
);

/** What is told without a word of danger is no evidence to the model, which has not learned it: it stands by itself. */
function withTold(found: readonly Found[], text: string): readonly Found[] {
  if (found.some(({ tier }) => tier === 'imminent')) return found;
  const told = toldIn(text);
  if (!told) return found;
  // What the model only guesses to be as serious, it takes for something else.
  const isLess = (one: Found) =>
    rankOf(one.tier) < rankOf(told.tier) || (one.tier === told.tier && guesses.has(one.rule));
  return found.every(isLess) ? [told, ...found] : found;
}

/** Before some questions of Haven's the model is believed less; what it says otherwise is kept. */
function weigh(reading: Reading, scorer: Scorer): readonly Found[] {
  const { readable, ruled, weighed } = reading;
  if (weighed && scorer === scoreOf) return weighed;
  // Of what is told as over the model is wrong: in the corpus such a message was harmless in 138 of 141 cases.
  const found = ruled.isToldAsOver ? [] : weighByModel(readable, ruled.found, scorer);
  if (scorer === scoreOf) reading.weighed = found;
  return found;
}

/** One signal per kind and rule, the most serious first. */
function distinct(found: readonly Found[]): Signal[] {
  const best = new Map<string, Signal>();
  for (const { kind, tier, rule } of found) {
    const known = best.get(rule);
    if (!known || rankOf(tier) > rankOf(known.tier)) best.set(rule, { kind, tier, rule });
  }
  return [...best.values()].sort((one, other) => rankOf(other.tier) - rankOf(one.tier));
}

function merged(found: readonly Found[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of [...found].sort((one, other) => one.start - other.start)) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}
