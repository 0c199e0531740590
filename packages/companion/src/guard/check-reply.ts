import { replyRules } from './rules.ts';
import type { ReplyRule } from './rules.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** Something Haven never says: the rule it breaks and where, end exclusive. */
export interface Violation {
  rule: string;
  start: number;
  end: number;
}

/** Finds the first thing in a reply that Haven never says. Looks sentence by sentence; linear in the text. */
export function findViolation(text: string): Violation | undefined {
  for (const sentence of sentencesOf(plain(text))) {
    const violation = violationIn(sentence);
    if (violation) return violation;
  }
  return undefined;
}

function violationIn(sentence: Sentence): Violation | undefined {
  for (const rule of replyRules) {
    const match = rule.pattern.exec(sentence.text);
    if (!match || isHarmless(rule, sentence.text, match)) continue;
    const start = sentence.start + match.index;
    return { rule: rule.id, start, end: start + match[0].length };
  }
  return undefined;
}

function isHarmless({ unless, evenQuoted }: ReplyRule, sentence: string, match: RegExpExecArray): boolean {
  const quotes = sentence.slice(0, match.index).split('"').length - 1;
  if (!evenQuoted && quotes % 2 === 1) return true;
  return unless?.test(clauseAround(sentence, match.index, match.index + match[0].length)) ?? false;
}

const charactersBehind = 40;
const clauseEnds = [',', ';', ':', '—', '–', ' but ', ' and '];

/**
 * "Don't worry, it will be fine": only what stands in the same clause can soften the words. A question mark at the end
 * belongs to every clause of its sentence.
 */
function clauseAround(sentence: string, start: number, end: number): string {
  const before = sentence.slice(0, start);
  const clauseStart = Math.max(...clauseEnds.map((sign) => before.lastIndexOf(sign)));
  const behind = sentence.slice(end, end + charactersBehind);
  const clauseEnd = Math.min(behind.length, ...clauseEnds.map((sign) => behind.indexOf(sign)).filter((at) => at >= 0));
  const asks = sentence.trimEnd().endsWith('?') ? '?' : '';
  return sentence.slice(clauseStart + 1, end + clauseEnd) + asks;
}

/** Typographic quotes as plain ones and bold markers as spaces, sign for sign, so that places stay true. */
function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[*_]/g, ' ');
}
