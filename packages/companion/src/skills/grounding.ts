import type { Skill } from './skill.ts';

/** Five senses, five to one. */
export const grounding: Skill = {
  id: 'grounding',
  name: '5-4-3-2-1 grounding',
  purpose: 'Brings attention back from alarm or memory into the room.',
  caution: 'If looking around makes you more frightened, stop, and turn to one thing that feels safe.',
  avoid: ['surroundings', 'voices'],
  instead: 'paced-breathing',
  steadies: true,
  minutes: 2,
  fits: {
    when: /\b(?:panic\w*|flashbacks?|not real|unreal|floating|far away|out of my body|dissociat\w+|spac(?:ed|ing) out|zoned out|spiral(?:ing|ling)?|can't (?:think straight|stop shaking))\b/iu,
    feelings: ['anxiety', 'overwhelm', 'numbness'],
  },
  asked: {
    name: /\b(?:grounding|ground (?:me|myself)|get grounded|(?:more|feel) grounded|5-?4-?3-?2-?1|54321|five senses|anchor (?:me|myself))\b/iu,
    aim: /\b(?:come back (?:to|into) (?:the room|earth|the present|my body|here)|back (?:in|into|to) (?:my body|the room|the present)|stop spirall?ing|(?:my |this |the )?(?:flashbacks?|dissociat\w+|panic attacks?)|feel (?:real|here|present))\b/iu,
  },
  hinted:
    /^(?:I(?:'m| am) )?(?:having|about to have) (?:a|another) (?:panic attack|flashback)[.! ]*$|^(?:nothing (?:feels|is) real|I don't feel real)[.! ]*$/iu,
  offers: [
    'There is a short exercise that brings the senses back into the room: five things, four, three, two, one. Want to try it, or shall I just listen?',
    'Would it help to anchor yourself with what you can see and touch, step by step, or would you rather I simply stay and listen?',
    'I could walk you through finding your footing with your five senses. Shall we, or just listening for now?',
    'We could come back to the room together, sense by sense. Is that something for now, or shall I listen?',
  ],
  rate: {
    before: [
      'Okay, together: one sense after the other. Do you want to give the distress a number from 0 to 10 first? Skipping is fine.',
      'Let us come back to the room. How strong is it, 0 to 10? Or skip.',
    ],
    after: [
      'And the distress now, 0 to 10? Only if you like.',
      'Where is it on the scale at this point, 0 to 10? You may skip it.',
    ],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        title: 'Three things in sight',
        say: [
          'Three things you can see from where you are. Name them, or only look.',
          'Look at three things near you, one after the other.',
        ],
        seconds: 15,
        expects: 'things',
        heard: ['{Things}, yes.', '{Things}, those are here.'],
        key: 'see',
      },
      {
        title: 'Both feet on the floor',
        say: [
          'Press both feet down, and feel the floor press back.',
          'Push your feet into the ground and let it carry them.',
        ],
        seconds: 15,
        expects: 'next',
      },
    ],
    'two-minute': [
      {
        title: 'Five things you see',
        say: [
          'Look around slowly and name five things you can see. Dull ones are perfect. If looking around frightens you, keep to one thing that feels safe.',
          'Let your eyes wander. Which five things are in view? Write them, or just look.',
        ],
        seconds: 30,
        expects: 'things',
        heard: ['{Things}. Good.', '{Things}, all there in the room.'],
        key: 'see',
      },
      {
        title: 'Four things you feel on your skin',
        say: [
          'Now four things you can feel: fabric, floor, the weight of the phone.',
          'Four touches next: what is under your feet, behind your back, on your skin?',
        ],
        seconds: 30,
        expects: 'things',
        heard: ['{Things}. Yes.', '{Things}, right where you are.'],
        key: 'feel',
      },
      {
        title: 'Three sounds',
        say: ['Three sounds, near or far. A hum counts.', 'Listen outward. Which three things can be heard?'],
        seconds: 25,
        expects: 'things',
        heard: ['{Things}. Good listening.', '{Things}, then.'],
        key: 'hear',
      },
      {
        title: 'Two smells',
        say: [
          'Two smells, or two that you like, if the air has none.',
          'What two scents are there? If there are none, remember two good ones.',
        ],
        seconds: 20,
        expects: 'things',
        heard: ['{Things}. All right.', '{Things}, noted.'],
        key: 'smell',
      },
      {
        title: 'One taste',
        say: [
          'One taste: a sip of water, or whatever is left of the last meal.',
          'And one taste, even if it is only your own mouth.',
        ],
        seconds: 15,
        expects: 'things',
        heard: ['{Things}. Good, that is the last one.', '{Things}. That will do.'],
        key: 'taste',
      },
    ],
  },
  close: [
    'There you are, in that room: {see}.',
    'Five senses, one place: here.',
    'You looked, touched, listened, and the room held still for it.',
  ],
  shortClose: [
    'There you are, in that room: {see}.',
    'Things to look at, and a floor that holds: that is here.',
    'You looked around, and the room held still for it.',
  ],
};
