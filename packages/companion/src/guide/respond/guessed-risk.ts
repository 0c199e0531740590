import type { RiskKind } from '#crisis/risk.ts';
import { guessedCare, guessedFarewell, guessedLeave, guessedUnsure, isOfOneself } from '../content/care-guessed.ts';
import { endsInFarewell } from '../leave-taking/at-the-end.ts';
import type { Moment } from './answer.ts';
import { isGuessHere } from './heard-risk.ts';

/** What is said where danger is only guessed; nothing where it is not, or where only the lines for that very danger will do. */
export function guessedLines(moment: Moment, kind: RiskKind): readonly string[] | undefined {
  const { tier } = moment.request.detection;
  if (isUnsureYes(moment)) return guessedUnsure;
  if (!isGuessHere(moment) || tier === 'none') return undefined;
  const asked = guessedCare(kind, tier);
  if (asked.length === 0) return undefined;
  if (!takesLeaveHere(moment)) return asked;
  return isOfOneself(kind) && !goesToOrdinaryThings(moment.reading.text) ? guessedFarewell : guessedLeave;
}

/** "A few weeks maybe", to the question about a danger that nothing but a guess stands behind: a yes, or an answer to something else. */
export function isUnsureYes({ request, state, reading }: Moment): boolean {
  const isAnswer = request.detection.signals.every(({ rule }) => rule.startsWith('answer-'));
  return isAnswer && state.risk?.guessed === true && howLongOrOften.test(reading.text) && reading.words > 1;
}

const howLongOrOften =
  /^(?:for |like |about |maybe |since |only |just )*(?:an? (?:few|couple)|some|\d+|two|three|four|five|six|several|many|every|all|most)\b(?: of)? ?(?:days?|weeks?|months?|years?|nights?|mornings?|evenings?|time)\b/iu;

/** Whoever ends in a thanks or a goodnight is on their way, whatever stands before it. */
export function takesLeaveHere({ reading }: Moment): boolean {
  return (
    takesLeave.has(reading.kind) ||
    endsInFarewell(reading) ||
    /\bso I (?:go|will go|must go)\b[^.?!]*[.!]? (?:thanks|thank you)\b/iu.test(reading.text) ||
    /[.,!] (?:thanks|thank you|thx|good ?night|bye)\b[^.?!]{0,20}[.! ]*$/iu.test(reading.text)
  );
}

/** "She calls me to watch the game, so I go. Thanks": to tea, a bed or a dog; with a dark word beside it, it is asked all the same. */
function goesToOrdinaryThings(text: string): boolean {
  return ordinary.test(text) && !isDark(text);
}

/** Whether a dark word stands in a goodbye. */
export function isDark(text: string): boolean {
  return dark.test(text);
}

const ordinary =
  /\b(?:game|movie|show|tv|tea|coffee|dinner|supper|lunch|breakfast|eat|food|pizza|cook\p{L}*|shower|dishes|laundry|dog|cat|walk|work|shift|class|homework|kids?|baby|wife|husband|boyfriend|girlfriend|mom|cold|inside|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|bus|train|book)\b/iu;
const dark =
  /\b(?:sorry|forgive|everything|decided|it'?s time|tell my|love (?:you|them|him|her)|peace|peaceful|last|final\p{L}*|forever|goodbye|everyone|everybody|pain|gone|end|(?:all|it'?s|be|is) over|anymore|never|alone|ready|without me|pills?|rope|gun|bridge|car|river|hurts?|die|death)\b/iu;

const takesLeave: ReadonlySet<string> = new Set(['goodbye', 'goodbyeBusy', 'thanks']);
