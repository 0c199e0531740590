import { tokenize } from '#text/tokens.ts';
import { completed, scorerFor } from './answer-reading.ts';
import { askedBy, nothingAsked } from './asked.ts';
import { lookBack } from './before.ts';
import { weighByModel } from './by-model.ts';
import { readByRules } from './by-rules.ts';
import type { Found } from './by-rules.ts';
import { runningTask } from './exercise.ts';
import type { Scorer } from './model/score.ts';
import { raisedByTurns } from './recent.ts';
import { lessSerious, moreSerious, rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';

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

/** Reads how much risk a message speaks of, in the light of the turns before it. Pure, offline, linear in the text. */
export function detect(text: string, recent: readonly RecentTurn[] = []): Detection {
  const last = recent.at(-1);
  if (last === undefined) return detectAlone(text);
  const asked = last.role === 'assistant' ? askedBy(last.content) : nothingAsked;
  const task = last.role === 'assistant' && asked.questions.length === 0 ? runningTask(sayings(recent)) : undefined;
  const before = lookBack(recent, detect);
  const alone = detectAnswer(text, completed(text, task), scorerFor({ text, task, asked, before }));
  return raisedByTurns({ text, alone, asked, task, before });
}

/** Haven's last two turns, the latest first. */
function sayings(recent: readonly RecentTurn[]): string[] {
  const said: string[] = [];
  for (let at = recent.length - 1; at >= 0 && said.length < 2; at--) {
    const turn = recent[at];
    if (turn?.role === 'assistant') said.push(turn.content);
  }
  return said;
}

function detectAnswer(text: string, whole: string | undefined, scorer: Scorer): Detection {
  const alone = detectAlone(text, scorer);
  if (whole === undefined) return alone;
  const { tier, signals } = detectAlone(whole);
  if (rankOf(tier) <= rankOf(alone.tier) || rankOf(alone.tier) >= rankOf('elevated')) return alone;
  // An urge that is named is not yet an intent.
  const named = signals.map((signal): Signal => ({ ...signal, tier: lessSerious(signal.tier, 'elevated') }));
  return { tier: lessSerious(tier, 'elevated'), signals: named, spans: [{ start: 0, end: text.length }] };
}

function detectAlone(text: string, scorer?: Scorer): Detection {
  const words = tokenize(text);
  const { found: ruled, evidence } = readByRules(words, text);
  const found = weighByModel({ words, text, evidence }, ruled, scorer);
  const signals = distinct(found);
  const tier = signals.reduce<Tier>((highest, signal) => moreSerious(highest, signal.tier), 'none');
  return { tier, signals, spans: merged(found) };
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
