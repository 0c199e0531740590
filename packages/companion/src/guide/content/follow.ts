import type { FrameKind } from '../language/frame.ts';

/** What may follow a statement, by what kind it is. {whom} is the one it is about, as an object: "your husband", "him". */
export interface Follow {
  /** Half a step further, tentatively; each makes sense after the statement itself. */
  say: readonly string[];
  /** Open questions that follow from it. */
  ask: readonly string[];
}

export const follow: Record<FrameKind, Follow> = {
  /** Somebody did something that reached the person. */
  toYou: {
    say: [
      'And you were left to deal with it.',
      'I wonder if anybody asked how that was for you.',
      'It seems that this reached you more than it shows.',
      'You did not choose that, and still it landed with you.',
      'Perhaps you are still deciding how to take it.',
      'It may be hard to know what to do with that.',
    ],
    ask: [
      'How was that for you?',
      'What did you do then?',
      'What would you have wanted from {whom} instead?',
      'Has it happened before, with {whom}?',
      'What would you like to say to {whom} about it?',
      'How are things between you and {whom} otherwise?',
      'What do you make of it?',
      'Did it come out of nowhere?',
      'Where did that leave you?',
      'What was your first reaction?',
    ],
  },
  /** Somebody said something. */
  theySaid: {
    say: [
      'And the words are still there, it seems.',
      'I imagine you had an answer to that, spoken or not.',
      'It can be hard to tell what is behind a sentence like that.',
      'It may say as much about {whom} as about you.',
      'You may still be turning it over.',
    ],
    ask: [
      'What did you say to that?',
      'How did it sound to you?',
      'What do you think was meant by it?',
      'How did you take it?',
      'What would you have liked to hear from {whom}?',
      'What would you answer now?',
      'Is that usual between you and {whom}, or was it new?',
      'What stayed with you from it?',
    ],
  },
  /** Somebody else does, did, has or is something. */
  they: {
    say: [
      'It may not be yours to change, and still it touches you.',
      'You notice a good deal about {whom}.',
      'And you are the one who sees it.',
    ],
    ask: [
      'What do you think is going on in {whom}?',
      'What would you like {whom} to know?',
      'What do you wish for, when you look at {whom}?',
      'What is your guess: what is behind that, for {whom}?',
      'What does it make you want to do?',
      'What would you say to {whom}, if it were easy?',
      'What worries you about it, for {whom}?',
      'What changes for you because of it?',
      'Where does that leave you with {whom}?',
    ],
  },
  youSaid: {
    say: [
      'And now it has been said.',
      'I wonder whether it came out the way you meant it.',
      'Perhaps there was more behind it than those words.',
      'That may have been the short version.',
    ],
    ask: [
      'What happened after that?',
      'How did it feel to say it?',
      'What did you mean by it, underneath?',
      'What came back?',
      'What did you leave unsaid?',
      'How do you feel about having said it?',
      'Would you say it the same way today?',
    ],
  },
  youCannot: {
    say: [
      'Not for want of trying, I would guess.',
      'That can make a person doubt themselves.',
      'Something is in the way, and it may not be your will.',
      'It must be wearing to run into that again and again.',
      'Perhaps it is too much to ask of yourself at the moment.',
    ],
    ask: [
      'What gets in the way?',
      'When was it last different?',
      'What happens when you try?',
      'How long has it been like that?',
      'What do you tell yourself then?',
      'What would make it a little easier?',
      'What would change, if you could?',
    ],
  },
  youKeep: {
    say: ['It seems to have become part of your days.', 'That has been going on for some time, by the sound of it.'],
    ask: [
      'What is that like by now?',
      'When did it begin?',
      'What goes through you while it happens?',
      'Is there a time when it is different?',
      'What keeps it going, do you think?',
      'What do you tell yourself in those moments?',
    ],
  },
  youWill: {
    say: [
      'So it is still ahead of you.',
      'Some of you seems to be there already.',
      'You have thought about it, I can tell.',
      'It is on its way, one way or another.',
    ],
    ask: [
      'How do you feel when you think of it?',
      'What would you like to come of it?',
      'What makes it hard?',
      'What would help you with it?',
      'How sure are you about it?',
      'Who will be there with you?',
      'What would make it a good try, whatever comes of it?',
    ],
  },
  youWant: {
    say: [
      'There is a wish in that, and it sounds like an honest one.',
      'It sounds as if that has been missing.',
      'It is not much to ask, perhaps, and still out of reach.',
      'Wanting that makes sense.',
    ],
    ask: [
      'What would be different then?',
      'What makes that so important just now?',
      'When did you last have a bit of it?',
      'What stands between you and it?',
      'Who knows that you want that?',
      'What would be a small taste of it?',
    ],
  },
  youNot: {
    say: [
      'And I suppose there is a reason for it.',
      'It sounds as if that has been weighing on you.',
      'Something held you back, perhaps.',
      'That can be a way of protecting something.',
    ],
    ask: [
      'What is behind that?',
      'How do you feel about it?',
      'What holds you back?',
      'What would it take, to change that?',
      'What is it about, underneath?',
      'How did it come to that?',
    ],
  },
  /** "You don't know why": nothing is to be changed about it, it is to be found out. */
  youUnsure: {
    say: [
      'You do not have to know yet.',
      'It does not have to be clear to be said.',
      'Not knowing is a place to start from.',
    ],
    ask: [
      'What would you guess, if a guess were enough?',
      'What is the nearest you can get to it?',
      'What do you know about it, even a little?',
      'When did it begin to be unclear?',
    ],
  },
  youDid: {
    say: [
      'I wonder what that was like for you.',
      'There is some feeling in that, even if you say it plainly.',
      'That seems to have stayed with you.',
      'It may have been harder than it sounds.',
      'Something in you needed that, perhaps.',
    ],
    ask: [
      'What were you hoping it would do?',
      'What did you need in that moment?',
      'What did it take, to do that?',
      'How was it afterward?',
      'Who knows that you did?',
      'Would you do it the same way again?',
      'What made it that day, and not another?',
    ],
  },
  youHave: {
    say: ['I can see why you bring it up.'],
    ask: [
      'What is that like for you?',
      'What does it change for you?',
      'What does it ask of you?',
      'What would you want somebody to know about it?',
      'How do you feel about it?',
    ],
  },
  /** Something that is no person. */
  thing: {
    say: ['I can see that it stays with you.'],
    ask: [
      'What does that do to you?',
      'Which bit of it gets to you most?',
      'What does it make harder?',
      'What did you think when you first saw it?',
      'What would it take for that to be different?',
      'What does it mean for you?',
      'Who else knows what it is like?',
    ],
  },
};

/** What may follow in good hours on something that is no news itself. */
export const followGlad: Follow = {
  say: [
    'I like picturing that.',
    'That belongs to it, too.',
    'That makes it all the more yours.',
    'There is a smile in that, as far as I can tell.',
    'A detail like that makes it real.',
    'That is a nice thing to know about it.',
  ],
  ask: [
    'What surprises you most about it all?',
    'What part of it do you go back to in your head?',
    'What do you want to do with it next?',
    'Who would you most like to tell?',
    'What would you like to remember of these days?',
    'How does it feel to tell it?',
    'What did it take to get here?',
  ],
};
