import type { Purpose } from '../content/ideas/purpose.ts';
import { purposeIn } from '../fit/purpose.ts';
import { tidy } from '../language/tidy.ts';
import { wordsOf } from '../said-before.ts';
import type { Moment } from './answer.ts';

/** What an idea is asked for; a few words mean what was told just before them, and whoever does not say what for, what the talk is about. */
export function purposeOf({ reading, request }: Moment, bound: number): Purpose | undefined {
  const before = request.turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (before.length > 0 && isBare(reading.text)) return purposeOfTold(before.slice(-turnsOfTalk), bound);
  const near = reading.words > fewWords ? 0 : turnsBefore;
  for (const turns of near < turnsOfTalk ? [near, turnsOfTalk] : [near]) {
    const told = turns === 0 ? undefined : before.slice(-turns).join('\n');
    const heard = purposeIn(reading.text, told);
    if (heard && heard.chance >= bound) return heard.purpose;
  }
  return undefined;
}

/** "Is there anything I can do right now": it asks for an idea, and all that it is for stands in what was told before. */
function isBare(text: string): boolean {
  return wordsOf(text).every((word) => asking.has(word.replaceAll("'", '')));
}

const asking: ReadonlySet<string> = new Set(
  'a about advice also and any anything at begin but can could do does even for give got have help helps how i id idea ideas im in is it just like make me might my now of ok okay on one or please quick recommend right should so some something start suggest suggestion suggestions thats that the then there thing things this tip tips to tonight try we well what whats with would'.split(
    ' ',
  ),
);

/** What somebody came with says it best, or all that was told since. */
function purposeOfTold(told: readonly string[], bound: number): Purpose | undefined {
  const [first = ''] = told;
  const [best] = [first, told.join('. ')]
    .flatMap((text) => purposeIn(`${tidy(text)} Any tips?`) ?? [])
    .sort((one, other) => other.chance - one.chance);
  return best && best.chance >= bound ? best.purpose : undefined;
}

/** From this chance on, of messages by another hand fourteen in fifteen are for the very purpose (`npm run eval`). */
export const sureEnough = 0.22;
/** For whoever was asked back, and has answered. */
export const likelyEnough = 0.15;
const fewWords = 12;
const turnsBefore = 2;
const turnsOfTalk = 5;
