import type { Word } from '#text/tokens.ts';
import { isBack, isIdiom, isOvercome, isToldAsOver, tierInContext } from './context.ts';
import { createReading } from './cue-index.ts';
import type { Reading, Stretch } from './cue-index.ts';
import { weigh } from './evidence.ts';
import type { FoundHint } from './evidence.ts';
import { matchersFor } from './language.ts';
import type { Evidence } from './model/features.ts';
import { isSaidOutright } from './outright.ts';
import { findPhrases } from './phrases.ts';
import type { RiskKind, Tier } from './risk.ts';
import type { Cue, RiskRule, Rule } from './rules.ts';

export interface Found {
  kind: RiskKind;
  tier: Tier;
  rule: string;
  start: number;
  end: number;
  /** Said in so many words, here and now, by itself, or in a way that is seldom harmless. */
  outright?: true;
}

/** What the rules find in a message, and all they noticed on the way, for the model to weigh. */
export interface RuleReading {
  found: readonly Found[];
  evidence: readonly Evidence[];
  /** A danger is told as it is told of what is over, and no other is left. */
  isToldAsOver: boolean;
}

/** Names the evidence of words that tell what a dark one is about: a contract that ends, a cat that is locked in. */
export const harmlessEvidence = 'harmless';

/** Names the evidence of a risk that its context took back. */
export const takenBack = 'taken back';

/** Reads a message by rules alone: patterns over words, then their context, then hints weighed together. */
export function readByRules(words: readonly Word[], text: string): RuleReading {
  const risks: FoundRisk[] = [];
  const hints: FoundHint[] = [];
  const cues: Partial<Record<Cue, Stretch[]>> = {};
  const idioms: Stretch[] = [];
  const harmless: Stretch[] = [];
  for (const matcher of matchersFor(words)) {
    for (const { rule, from, to } of matcher.find(words)) sort(rule, { from, to });
  }
  risks.push(...findPhrases(text, words));
  const reading = createReading(words, cues, idioms);
  const judged = risks.map((risk) => ({ ...risk, tier: tierInContext(risk.rule, risk.at, reading) }));
  const found = [...risksIn(judged, reading), ...hintsIn(reading, hints)];
  harmless.push(...judged.filter(({ rule, at }) => isOvercome(rule, at, reading)).map(({ at }) => at));
  const isOver = found.length === 0 && judged.some(({ rule, at }) => isToldAsOver(rule, at, reading));
  return { found, isToldAsOver: isOver, evidence: evidenceOf({ judged, hints, cues, idioms, harmless, found, words }) };

  function sort(rule: Rule, at: Stretch): void {
    if (rule.type === 'risk') risks.push({ rule, at });
    else if (rule.type === 'hint') hints.push({ hint: rule.hint, ...at });
    else if (rule.type === 'idiom') idioms.push(at);
    else if (rule.type === 'harmless') harmless.push(at);
    else (cues[rule.cue] ??= []).push(at);
  }
}

interface FoundRisk {
  rule: RiskRule;
  at: Stretch;
}

interface JudgedRisk extends FoundRisk {
  tier: Tier;
}

const ofOneself: ReadonlySet<RiskKind> = new Set(['explicit', 'passive', 'self-harm', 'overdose']);

function risksIn(judged: readonly JudgedRisk[], reading: Reading): Found[] {
  const { words } = reading;
  return judged
    .filter(({ tier }) => tier !== 'none')
    .map(({ rule, at, tier }) => ({
      kind: rule.kind,
      tier,
      rule: rule.id,
      ...placeOf(at, words),
      ...((rule.sure || (ofOneself.has(rule.kind) && (isSaidOutright(at, words) || isBack(at, reading)))) && {
        outright: true,
      }),
    }));
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

interface Noticed {
  judged: readonly JudgedRisk[];
  hints: readonly FoundHint[];
  cues: Partial<Record<Cue, readonly Stretch[]>>;
  idioms: readonly Stretch[];
  harmless: readonly Stretch[];
  found: readonly Found[];
  words: readonly Word[];
}

/** Names for what was noticed: a risk keeps its name when its context took it back, but another one. */
function evidenceOf({ judged, hints, cues, idioms, harmless, found, words }: Noticed): Evidence[] {
  const evidence: Evidence[] = [];
  for (const { rule, at, tier } of judged) {
    const fate = tier === 'none' ? takenBack : `risk ${tier}`;
    evidence.push({ name: fate, at: at.from }, { name: `${fate} ${rule.kind}`, at: at.from });
  }
  for (const { hint, from } of hints) evidence.push({ name: `hint ${hint}`, at: from });
  for (const [cue, stretches] of Object.entries(cues)) {
    for (const { from } of stretches) evidence.push({ name: `cue ${cue}`, at: from });
  }
  for (const { from } of idioms) evidence.push({ name: 'idiom', at: from });
  for (const { from } of harmless) evidence.push({ name: harmlessEvidence, at: from });
  const signs = found.find(({ rule }) => rule.startsWith('signs-'));
  if (signs) {
    const at = words.findIndex(({ start }) => start === signs.start);
    evidence.push({ name: `${signs.rule} ${signs.tier}`, at: Math.max(0, at) });
  }
  return evidence;
}
