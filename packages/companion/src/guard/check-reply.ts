import { findWrongNumber } from './help-numbers.ts';
import { findByModel } from './model/judge.ts';
import { findPromptQuote } from './prompt-quote.ts';
import { replyRules } from './rules.ts';
import type { ReplyRule } from './rules.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** Something Haven never says: the rule it breaks, or the wider class the model takes it for, and where, end exclusive. */
export interface Violation {
  rule: string;
  start: number;
  end: number;
}

const nothingWritten: ReadonlySet<string> = new Set();

/**
 * Finds the first thing in a reply of any author that Haven never says. Looks sentence by sentence; linear in the text.
 *
 * @param written the numbers that the person wrote (`numbersIn`): they may be said back.
 */
export function findViolation(text: string, written = nothingWritten): Violation | undefined {
  return firstIn(text, (sentence) => violationIn(sentence, written));
}

/**
 * The same by the rules alone: for lines that people wrote and read. The model beside the rules is for words nobody has read; it is
 * sometimes wrong, and a line that was read needs not be kept back for that.
 */
export function findRuleViolation(text: string): Violation | undefined {
  return firstIn(text, byRulesIn);
}

function firstIn(text: string, find: (sentence: Sentence) => Violation | undefined): Violation | undefined {
  for (const sentence of sentencesOf(plain(text))) {
    const violation = find(sentence);
    if (violation) return violation;
  }
  return undefined;
}

/** The same of one sentence of a plain text. Rules know its place; what the model finds is the sentence. */
export function violationIn(sentence: Sentence, written = nothingWritten): Violation | undefined {
  if (!/[\p{L}\p{N}]/u.test(sentence.text)) return undefined;
  const byRule = byRulesIn(sentence) ?? exposureIn(sentence, written);
  if (byRule) return byRule;
  const kind = findByModel(sentence.text);
  return kind === undefined
    ? undefined
    : { rule: kind, start: sentence.start, end: sentence.start + sentence.text.length };
}

/** A number to call that Haven does not know, or words of its instruction. */
export function exposureIn({ text, start }: Sentence, written = nothingWritten): Violation | undefined {
  const number = findWrongNumber(text, written);
  if (number) return { rule: 'wrong-number', start: start + number.start, end: start + number.end };
  return findPromptQuote(text) ? { rule: 'prompt-quote', start, end: start + text.length } : undefined;
}

/** So many patterns are looked for at once: with fewer each look costs more than what it looks for, with more the patterns do. */
const mostTogether = 16;

/** Rules in their order, and a pattern that is found wherever one of theirs is: in most sentences there is none. */
const groups: readonly { rules: readonly ReplyRule[]; any: RegExp }[] = groupsOf(replyRules);

function groupsOf(rules: readonly ReplyRule[]) {
  const together: ReplyRule[][] = [];
  for (const rule of rules) {
    const last = together.at(-1);
    if (last && last.length < mostTogether && last[0]?.pattern.flags === rule.pattern.flags) last.push(rule);
    else together.push([rule]);
  }
  return together.map((members) => ({
    rules: members,
    any: new RegExp(members.map(({ pattern }) => `(?:${pattern.source})`).join('|'), members[0]?.pattern.flags),
  }));
}

function byRulesIn(sentence: Sentence): Violation | undefined {
  for (const { rules, any } of groups) {
    const violation = any.test(sentence.text) ? byOneOf(rules, sentence) : undefined;
    if (violation) return violation;
  }
  return undefined;
}

function byOneOf(rules: readonly ReplyRule[], sentence: Sentence): Violation | undefined {
  for (const rule of rules) {
    const match = rule.pattern.exec(sentence.text);
    if (!match || isHarmless(rule, sentence.text, match)) continue;
    const start = sentence.start + match.index;
    return { rule: rule.id, start, end: start + match[0].length };
  }
  return undefined;
}

function isHarmless({ unless, evenQuoted }: ReplyRule, sentence: string, match: RegExpExecArray): boolean {
  const quotes = sentence.slice(0, match.index).split('"').length - 1;
  if (!evenQuoted && (quotes % 2 === 1 || isReported(sentence.slice(0, match.index)))) return true;
  return unless?.test(clauseAround(sentence, match.index, match.index + match[0].length)) ?? false;
}

/** Somebody else's words or thoughts, as "she told you that" or "you wondered whether" bring them in. */
const reports =
  /\b(?:told|tells|telling|asked|asks|wanted?|heard?) (?:you|yourself|somebody to|someone to|to be told)\b|\byou were told\b|\byou (?:ask(?:ed)?|wonder(?:ed)?|believed?) (?:whether|if|that)\b|\b(?:doctors?|mother|father|grandmother|sister|brother|they|he|she) (?:always )?(?:thinks?|says?|said|believes?)\b|\b(?:one way to put it|you could say|won't say)\b/i;

/** Whether the clause that goes on here is a report; a colon goes on with it. */
function isReported(before: string): boolean {
  const clauseStart = Math.max(...clauseEnds.filter((sign) => sign !== ':').map((sign) => before.lastIndexOf(sign)));
  return reports.test(before.slice(clauseStart + 1));
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
export function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[*_]/g, ' ');
}
