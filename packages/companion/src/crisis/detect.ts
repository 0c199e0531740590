import { crisisPhrases } from './phrases.ts';
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
export function detect(text: string, _recent: readonly RecentTurn[] = []): Detection {
  const lower = text.toLowerCase();
  const phrase = crisisPhrases.find((item) => lower.includes(item));
  if (phrase) {
    const start = lower.indexOf(phrase);
    return {
      tier: 'imminent',
      signals: [{ kind: 'explicit', tier: 'imminent', rule: 'phrase' }],
      spans: [{ start, end: Math.min(text.length, start + phrase.length) }],
    };
  }
  if (/kill myself|want to die|suicid|end my life/.test(lower)) {
    return { tier: 'elevated', signals: [{ kind: 'explicit', tier: 'elevated', rule: 'words' }], spans: [] };
  }
  return { tier: 'none', signals: [], spans: [] };
}
