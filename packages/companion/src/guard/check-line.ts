import { exposureIn, findRuleViolation } from './check-reply.ts';
import type { Violation } from './check-reply.ts';

const careWords: readonly { rule: string; pattern: RegExp; unless?: RegExp }[] = [
  { rule: 'exclamation-mark', pattern: /!/ },
  {
    rule: 'medical-word-about-haven',
    pattern:
      /\b(?:haven|i|we|our|my|this app|this program)\b[^.?\n]{0,60}\b(?:therapists?|therapy|treatments?|treats?|clinical(?:ly)?|clinicians?|diagnos(?:is|es|e|ed|tic))\b/i,
    unless: /\b(?:not|never|no|cannot|can't|isn't|is not|instead of|n't|neither|nor|without)\b/i,
  },
];

/** Lint for built-in lines and copy: everything the rules forbid, unknown numbers to call, exclamation marks, and medical words about Haven. */
export function findLineFault(line: string): Violation | undefined {
  return findRuleViolation(line) ?? exposureIn({ text: line, start: 0 }) ?? faultIn(line);
}

function faultIn(line: string): Violation | undefined {
  for (const { rule, pattern, unless } of careWords) {
    const match = pattern.exec(line);
    if (match && !unless?.test(match[0])) return { rule, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
