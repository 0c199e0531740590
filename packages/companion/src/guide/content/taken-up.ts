/** A fact of a life, told before, comes back where it matters. {fact} is a whole statement in the second person. */
export const takenUp = {
  /** Against a hard sentence about oneself. */
  doubt: [
    'That leaves out that {fact}.',
    'And it is said of somebody of whom I know that {fact}.',
    'Beside that sentence I put another of yours: {fact}.',
  ],
  /** Beside something that hurt, or a bad state. */
  hard: [
    '{Fact}, and then something like this.',
    'I have not forgotten that {fact}. It belongs in here too.',
    'That comes on top of what you told me: {fact}.',
    'I keep beside it what you said: {fact}.',
  ],
  /** Beside few words. */
  few: ['I am still with what you said before: {fact}.', 'What stays with me is that {fact}.'],
  /** When such a fact is told. */
  kept: [
    'That belongs to the picture.',
    'I will keep that beside the rest.',
    'Good that you mention it; it changes how I read the rest.',
    'Then I know a little more about who is talking.',
    'It is good to know that about you.',
  ],
  /** In good moments. */
  glad: ['{Fact}, and now this.', 'And that after you told me that {fact}.'],
} as const;

const { kept: _kept, ...back } = takenUp;
const lines: ReadonlySet<string> = new Set(Object.values(back).flat());

export function isTakenUp(line: string): boolean {
  return lines.has(line);
}
