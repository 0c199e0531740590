import type { Skill } from './skill.ts';

/** Stop, step back, observe, proceed: before doing what cannot be undone. */
export const stop: Skill = {
  id: 'stop',
  name: 'STOP',
  purpose: 'Puts a pause between a strong feeling and what you do next.',
  caution: 'Not in danger: if somebody threatens you, get away first. It is no reason to put up with harm.',
  avoid: ['surroundings'],
  instead: 'grounding',
  minutes: 2,
  fits: {
    broad: true,
    when: /\b(?:about to (?:send|text|call|quit|scream|yell|say|snap|lose it|explode|do something)|going to (?:lose it|explode|snap|tell (?:him|her|them) off)|so (?:mad|angry|furious) (?:I|right now)|want to (?:scream|yell|punch|throw|smash|break)|I'll regret|seeing red|rage)\b/iu,
    feelings: ['anger', 'jealousy', 'overwhelm', 'guilt', 'sadness'],
  },
  asked: {
    name: /\bstop (?:skill|technique|method)\b|\b(?:the|do|a|with) stop (?:exercise|practice|thing|one)\b|\bS\.T\.O\.P\b|\bstop,? take a step back\b/iu,
    aim: /\b(?:not (?:to )?(?:snap|lash out|lose it|explode|send (?:it|this|that)|say something)|(?:stop|keep) (?:myself )?from (?:sending|texting|saying|snapping|yelling|exploding|doing something)|(?:my |this |the )?(?:anger|rage|temper)|think before|cool off|cool down)\b/iu,
  },
  offers: [
    'Before anything is said or sent, we could take a two-minute pause in four small moves. Would that be useful, or shall I just listen?',
    'There is a short way of stepping back from the edge of a reaction, called STOP. Try it with me, or just get it off your chest?',
    'Shall we put a little room between the feeling and the next move, or do you want to be heard first?',
  ],
  rate: {
    before: [
      'STOP, in four small moves. How strong is the pull to act, from 0 to 10? Skip it if you like.',
      'Good, a pause on purpose. What number has the heat, 0 to 10, if you want to give one?',
    ],
    after: ['How strong is the pull now, 0 to 10?', 'And the heat at this point, 0 to 10, or no number at all?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'Stop, one breath, look, choose',
        say: [
          'Freeze for a second. One slow breath out. What is going on, in you and around you? Then do the next thing on purpose.',
          'Hands still. Let a breath leave. Look once at the whole scene. After that, pick your next move.',
        ],
        seconds: 30,
        expects: 'next',
      },
    ],
    'two-minute': [
      {
        title: 'Stop: hands off for a moment',
        say: [
          'S, stop. Freeze where you are; put down the phone, or rest your hands flat. Nothing has to happen in the next two minutes.',
          'First letter: stop. Keep still, as if somebody had pressed a button. Whatever it is can wait this long.',
        ],
        seconds: 15,
        expects: 'next',
      },
      {
        title: 'Take a step back',
        say: [
          'T, take a step back, with your feet if you can. Let a slow breath out, and another.',
          'Second: move away by one step, or lean back. Two breaths, slower going out than in.',
        ],
        seconds: 25,
        expects: 'next',
      },
      {
        title: 'Observe: in you and around you',
        say: [
          'O, observe. What is there: in your body, in your head, in front of you? A few words, without judging it.',
          'Third, look at it like a reporter. What do you notice, inside and outside?',
        ],
        seconds: 40,
        expects: 'words',
        key: 'observed',
        heard: ['“{note}”: that is what is there.', 'You noticed “{note}”.', 'Good, seen and named.'],
        hint: ['It could be as simple as: jaw tight, face hot, his message on the screen.'],
      },
      {
        title: 'Proceed: what will you be glad of tomorrow',
        say: [
          'P, proceed on purpose. Which next step would you still stand behind tomorrow morning? Doing nothing for now counts.',
          'Last letter. Of the moves you could make, which one serves what you really want here?',
        ],
        seconds: 40,
        expects: 'words',
        key: 'next',
        hint: ['Waiting an hour, drinking a glass of water or leaving the room are all proper answers.'],
      },
    ],
  },
  close: [
    'So the next move is “{next}”, and you chose it.',
    'You put a pause where there was only a push. “{Next}”, then.',
    'A pause where there was only a push.',
  ],
};
