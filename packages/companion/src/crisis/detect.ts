import { tokenize } from '#text/tokens.ts';
import { weighByModel } from './by-model.ts';
import { readByRules } from './by-rules.ts';
import type { Found } from './by-rules.ts';
import { raisedByTurns } from './recent.ts';
import { moreSerious, rankOf } from './risk.ts';
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
  const alone = detectAlone(text);
  return recent.length === 0 ? alone : raisedByTurns(text, alone, recent, detectAlone);
}

function detectAlone(text: string): Detection {
  const words = tokenize(text);
  const { found: ruled, evidence } = readByRules(words, text);
  const found = weighByModel({ words, text, evidence }, ruled);
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
