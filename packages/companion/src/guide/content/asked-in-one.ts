import type { Deed } from '../language/deed.ts';
import type { Hunch } from '../hunch.ts';

/** Questions with the very thing that was told in them, so that nothing has to be said back before. {said} is a statement. */
export const askedInOne: Record<'theirs' | 'own', Record<Deed, readonly string[]>> = {
  /** Somebody else did it. */
  theirs: {
    event: [
      'What went through you when {said}?',
      'What was the first thing you felt when {said}?',
      'How was it for you when {said}?',
      'What did you do with yourself when {said}?',
      'And you, when {said}: what was going on inside?',
      'What did you think to yourself when {said}?',
    ],
    custom: [
      'What happens in you when {said}?',
      'What is it like for you when {said}?',
      'What do you do with yourself when {said}?',
      'What do you tell yourself when {said}?',
    ],
  },
  own: {
    event: [
      'What was going on in you when {said}?',
      'How did it feel when {said}?',
      'What was on your mind when {said}?',
      'What was it like, when {said}?',
    ],
    custom: [
      'What goes on in you when {said}?',
      'How are you afterward, when {said}?',
      'What are you hoping for when {said}?',
    ],
  },
};

/** The statement and a guess at the family of the feeling, as one sentence. */
export const feltInOne: Record<Hunch, readonly string[]> = {
  hurt: [
    'I would guess it hurts that {said}.',
    'No wonder if it stings that {said}.',
    'It sounds as if it goes deep that {said}.',
    'I can see how it would ache that {said}.',
  ],
  tense: [
    'No wonder if you cannot settle while {said}.',
    'I can imagine how it keeps you on edge that {said}.',
    'It sounds as if there is little rest for you as long as {said}.',
    'That {said} would make most people uneasy.',
  ],
  angry: [
    'I can hear that it makes you angry that {said}.',
    'It sounds unfair to you that {said}.',
    'No wonder if there is some heat in it that {said}.',
    'That {said} would be hard for most people to swallow.',
  ],
  lost: [
    'I get the sense it leaves you unsure, that {said}.',
    'It sounds as if you do not know yet what to make of it that {said}.',
  ],
  blame: [
    'You seem to hold it against yourself that {said}.',
    'It sounds as if you are hard on yourself, because {said}.',
    'I hear how hard it is for you to forgive yourself that {said}.',
  ],
};

/** About a thing somebody is attached to. */
export const thingQuestions = [
  'What is it about {thing}, for you?',
  'What comes back to you when you think of {thing}?',
  'What did {thing} stand for?',
  'What would you want somebody to know about {thing}?',
  'What is the story of {thing}?',
] as const;
