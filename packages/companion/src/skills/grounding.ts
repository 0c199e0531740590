import type { Skill } from './skill.ts';

/** Five senses, five to one. */
export const grounding: Skill = {
  id: 'grounding',
  name: '5-4-3-2-1 grounding',
  purpose: 'Brings attention back from alarm or memory into the room.',
  caution: 'If looking around makes you more frightened, stop, and turn to one thing that feels safe.',
  minutes: 3,
  rate: {
    before: [
      'Okay, together. Do you want to give the distress a number from 0 to 10 first? Skipping is fine.',
      'Let us come back to the room. How strong is it, 0 to 10? Or skip.',
    ],
    after: [
      'And the distress now, 0 to 10? Only if you like.',
      'Where is it on the scale at this point, 0 to 10? You may skip it.',
    ],
  },
  steps: [
    {
      say: [
        'Look around slowly and name five things you can see. Dull ones are perfect.',
        'Let your eyes wander. Which five things are in view? Write them, or just look.',
      ],
      expects: 'words',
      heard: ['{Things}. Good.', '{Things}, all there in the room.'],
      key: 'see',
    },
    {
      say: [
        'Now four things you can feel: fabric, floor, the weight of the phone.',
        'Four touches next: what is under your feet, behind your back, on your skin?',
      ],
      expects: 'words',
      heard: ['{Things}. Yes.', '{Things}, right where you are.'],
      key: 'feel',
    },
    {
      say: ['Three sounds, near or far. A hum counts.', 'Listen outward. Which three things can be heard?'],
      expects: 'words',
      heard: ['{Things}. Good listening.', '{Things}, then.'],
      key: 'hear',
    },
    {
      say: [
        'Two smells, or two that you like, if the air has none.',
        'What two scents are there? If there are none, remember two good ones.',
      ],
      expects: 'words',
      heard: ['{Things}. All right.', '{Things}. Good.'],
      key: 'smell',
    },
    {
      say: [
        'One taste: a sip of water, or whatever is left of the last meal.',
        'And one taste, even if it is only your own mouth.',
      ],
      expects: 'words',
      heard: ['{Things}. Good.', '{Things}. That will do.'],
      key: 'taste',
    },
  ],
  close: [
    'There you are, in that room, on that chair. {change} What is it like to be back?',
    'Five senses, one place: here. {change} How is the wave now?',
    'You looked, touched, listened. {change} What helped the most of it?',
  ],
};
