import { hashText } from '@haven/companion/crisis/model/hash';
import { createRandom } from './random.ts';
import type { Example } from './read-corpus.ts';

const joints = [', ', ', ', '. ', '. ', ' ', ' and ', ' but ', '\n'];
/** Statements of so many words, said of ordinary life, stand beside anything without changing what it means. */
const ordinary = new Set(['everyday', 'happy', 'ordinary', 'ordinary-distress', 'conversation', 'emotion']);
const fewestWords = 2;
const mostWords = 9;
/** Longer messages stand beside something of their own. */
const longestJoined = 25;
const shareOfRisks = 0.6;
const shareOfHarmless = 0.3;

/**
 * Messages with a harmless statement before or behind them: "my dad died, i took all the pills". People seldom say one thing only, and
 * whoever writes a corpus does. Harmless messages are joined too, or two statements in one would look like danger.
 */
export function joinBeside(examples: readonly Example[]): Example[] {
  const sides = examples.filter((example) => isOrdinary(example)).map(({ text }) => withoutEnd(text));
  return examples.flatMap((example) => {
    if (example.tier === 'quiet' || countWords(example.text) > longestJoined || sides.length === 0) return [];
    const random = createRandom(hashText(example.text));
    if (random() > (example.tier === 'none' ? shareOfHarmless : shareOfRisks)) return [];
    const side = sides[Math.floor(random() * sides.length)] ?? '';
    const joint = joints[Math.floor(random() * joints.length)] ?? ' ';
    const text = random() < 0.5 ? side + joint + example.text : withoutEnd(example.text) + joint + side;
    return [{ ...example, text }];
  });
}

function isOrdinary({ tier, kind, text }: Example): boolean {
  const words = countWords(text);
  return tier === 'none' && ordinary.has(kind) && words >= fewestWords && words <= mostWords && !/[?"“”:]/.test(text);
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function withoutEnd(text: string): string {
  return text.replace(/[.!,\s]+$/, '');
}
