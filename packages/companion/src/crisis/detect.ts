import { tokenize } from '#text/tokens.ts';
import type { Word } from '#text/tokens.ts';
import { isIdiom, tierInContext } from './context.ts';
import { createReading } from './cue-index.ts';
import type { Reading, Stretch } from './cue-index.ts';
import { weigh } from './evidence.ts';
import type { FoundHint } from './evidence.ts';
import { matchersFor } from './language.ts';
import { findPhrases } from './phrases.ts';
import { raisedByTurns } from './recent.ts';
import { moreSerious, rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';
import type { Cue, RiskRule, Rule } from './rules.ts';

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

interface Found extends Signal {
  start: number;
  end: number;
}

/** Reads how much risk a message speaks of, in the light of the turns before it. Pure, offline, linear in the text. */
export function detect(text: string, recent: readonly RecentTurn[] = []): Detection {
  const alone = detectAlone(text);
  return recent.length === 0 ? alone : raisedByTurns(text, alone, recent, detectAlone);
}

function detectAlone(text: string): Detection {
  const words = tokenize(text);
  const found = readWords(words, text);
  const signals = distinct(found);
  const tier = signals.reduce<Tier>((highest, signal) => moreSerious(highest, signal.tier), 'none');
  return { tier, signals, spans: merged(found) };
}

function readWords(words: readonly Word[], text: string): Found[] {
  const risks: { rule: RiskRule; at: Stretch }[] = [];
  const hints: FoundHint[] = [];
  const cues: Partial<Record<Cue, Stretch[]>> = {};
  const idioms: Stretch[] = [];
  for (const matcher of matchersFor(words)) {
    for (const { rule, from, to } of matcher.find(words)) sort(rule, { from, to });
  }
  const reading = createReading(words, cues, idioms);
  return [...risksIn(reading, [...risks, ...findPhrases(text, words)]), ...hintsIn(reading, hints)];

  function sort(rule: Rule, at: Stretch): void {
    if (rule.type === 'risk') risks.push({ rule, at });
    else if (rule.type === 'hint') hints.push({ hint: rule.hint, ...at });
    else if (rule.type === 'idiom') idioms.push(at);
    else (cues[rule.cue] ??= []).push(at);
  }
}

function risksIn(reading: Reading, risks: readonly { rule: RiskRule; at: Stretch }[]): Found[] {
  const found: Found[] = [];
  for (const { rule, at } of risks) {
    const tier = tierInContext(rule, at, reading);
    if (tier !== 'none') found.push({ kind: rule.kind, tier, rule: rule.id, ...placeOf(at, reading.words) });
  }
  return found;
}

function hintsIn(reading: Reading, hints: readonly FoundHint[]): Found[] {
  const { words } = reading;
  const verdict = weigh(
    hints.filter((hint) => !isIdiom(hint, reading)),
    words,
  );
  if (!verdict) return [];
  return verdict.hints.map((hint) => ({
    kind: verdict.kind,
    tier: verdict.tier,
    rule: verdict.rule,
    ...placeOf(hint, words),
  }));
}

function placeOf(at: Stretch, words: readonly Word[]): { start: number; end: number } {
  return { start: words[at.from]?.start ?? 0, end: words[at.to]?.end ?? 0 };
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
