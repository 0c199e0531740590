import type { RiskKind } from '#crisis/risk.ts';
import { guessedCare, guessedFarewell, guessedUnsure, isOfOneself } from '../content/care-guessed.ts';
import type { Moment } from './answer.ts';
import { isGuessHere } from './heard-risk.ts';

/** What is said where danger is only guessed; nothing where it is not, or where only the lines for that very danger will do. */
export function guessedLines(moment: Moment, kind: RiskKind): readonly string[] | undefined {
  const { tier } = moment.request.detection;
  if (isUnsureYes(moment)) return guessedUnsure;
  if (!isGuessHere(moment) || tier === 'none') return undefined;
  const asked = takesLeaveHere(moment) && isOfOneself(kind) ? guessedFarewell : guessedCare(kind, tier);
  return asked.length > 0 ? asked : undefined;
}

/** "A few weeks maybe", to the question about a danger that nothing but a guess stands behind: a yes, or an answer to something else. */
function isUnsureYes({ request, state, reading }: Moment): boolean {
  const isAnswer = request.detection.signals.every(({ rule }) => rule.startsWith('answer-'));
  return isAnswer && state.risk?.guessed === true && howLongOrOften.test(reading.text) && reading.words > 1;
}

const howLongOrOften =
  /^(?:for |like |about |maybe |since |only |just )*(?:an? (?:few|couple)|some|\d+|two|three|four|five|six|several|many|every|all|most)\b(?: of)? ?(?:days?|weeks?|months?|years?|nights?|mornings?|evenings?|time)\b/iu;

/** Whoever ends in a thanks or a goodnight is on their way, whatever stands before it. */
export function takesLeaveHere({ reading }: Moment): boolean {
  return (
    takesLeave.has(reading.kind) ||
    /[.,!] (?:thanks|thank you|thx|good ?night|bye)\b[^.?!]{0,20}[.! ]*$/iu.test(reading.text)
  );
}

const takesLeave: ReadonlySet<string> = new Set(['goodbye', 'goodbyeBusy', 'thanks']);
