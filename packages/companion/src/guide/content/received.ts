/** What a question of Haven's was after. */
export type Sought = 'hardest' | 'wish' | 'missed' | 'who' | 'when' | 'liked';

/** What is said to an answer, taken as the answer to that question. {answer} is a phrase of the person's, no statement. */
export interface Received {
  say: readonly string[];
  /** What follows from such an answer. */
  ask: readonly string[];
}

export const received: Record<Sought, Received> = {
  hardest: {
    say: [
      'So that is the hard part: {answer}.',
      '{Answer}: that is where it presses, then.',
      'More than the rest it is {answer}, then.',
    ],
    ask: ['What makes that the hardest?', 'When is it at its worst?', 'What would take the edge off that?'],
  },
  wish: {
    say: ['So that is what you would want: {answer}.', '{Answer}, then. I can see why.'],
    ask: ['What would that change?', 'What would be a first sign of it?', 'What stands in its way?'],
  },
  missed: {
    say: ['{Answer}. I can see why you miss that.', 'So that is what is missing: {answer}.'],
    ask: ['What did that give you?', 'When did you last have it?', 'Is there a little of it left anywhere?'],
  },
  who: {
    say: ['{Answer}, then.', 'So it would be {answer}.'],
    ask: ['What would you like to be asked, in that talk?', 'When did you last talk, the two of you?'],
  },
  when: {
    say: ['{Answer}, I see.', 'So, {answer}.'],
    ask: ['What was going on around that time?', 'What changed then?', 'What was it like before?'],
  },
  liked: {
    say: ['{Answer}. I can picture that.', '{Answer}, then. That fits with what you told me.'],
    ask: ['What is it about that?', 'What was the best moment of it?'],
  },
};

/** Before an answer to somebody who puts Haven right. */
export const correctedLines = [
  'I got that wrong, then.',
  'Thank you for saying so; I got it wrong.',
  'I misread that.',
  'Sorry, I got that wrong.',
] as const;

/** To somebody whom Haven's question left puzzled, and who told something all the same. */
export const badlyAskedLines = [
  'That was badly asked; leave it.',
  'Never mind my question, it was not clear.',
  'My question made little sense there.',
] as const;
