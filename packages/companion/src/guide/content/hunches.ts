import type { Hunch } from '../hunch.ts';

/** A feeling that no word names, said as a guess: by its family only, so that it is seldom quite wrong. */
export const hunchLines: Record<Hunch, readonly string[]> = {
  hurt: [
    'I would guess that hurt.',
    'That must sting.',
    'There is something sore in that, I think.',
    'It sounds like it went deep.',
    'I imagine that hurts, even told this plainly.',
    'That is a sad thing to come up against.',
    'It may hurt more than it shows.',
    'I can see how that would ache.',
    'That would leave anyone feeling small and sad for a bit.',
    'It does not sound like something you can just shrug off.',
  ],
  tense: [
    'I imagine your head does not get quiet with that.',
    'No wonder if that keeps you on edge.',
    'It sounds as if you are braced for what comes next.',
    'That is a lot to hold at once.',
    'I would guess it follows you around all day.',
    'There is a good deal of strain in that.',
    'It sounds like there is no rest from it.',
    'That would make most people nervous.',
  ],
  angry: [
    'I can hear some anger in that, and it makes sense.',
    'That would make most people angry.',
    'It sounds unfair, the way you tell it.',
    'You may well be cross about that.',
    'I would guess there is some heat in you about it.',
    'No wonder if that makes you clench your teeth.',
    'That is hard to swallow.',
  ],
  lost: [
    'It sounds as if you are not sure what to make of it.',
    'You seem to be feeling your way there.',
    'It is not clear yet, and you can feel that.',
    'I hear a question in that, more than an answer.',
    'Part of it seems out of reach for now.',
    'You may be somewhere between two things there.',
  ],
  blame: [
    'You seem to be hard on yourself about that.',
    'It sounds as if you hold yourself to account for it.',
    'I hear how much you wish you had done right by everyone there.',
    'You take a good part of it on yourself, by the sound of it.',
    'You might be kinder to a friend in the same place.',
  ],
};
