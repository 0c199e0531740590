import type { Skill } from './skill.ts';

/** A thought, weighed from two sides, in six short questions. */
export const thoughtRecord: Skill = {
  id: 'thought-record',
  name: 'Thought record',
  purpose: 'Looks at a harsh or frightening thought from more than one side.',
  caution: 'Not while you are in danger, or while grief is fresh: then company comes first.',
  minutes: 6,
  rate: {
    before: [
      'Good. How much does it hurt at the moment, from 0 to 10? You can skip the number.',
      'All right. Before we start, how strong is the feeling, 0 to 10? Or leave it.',
    ],
    after: [
      'How strong is the feeling now, from 0 to 10? Optional, as before.',
      'And where does the feeling stand after that, 0 to 10, if you care to say?',
    ],
  },
  rates: 'belief',
  steps: [
    {
      say: [
        'First the scene: what happened, where, with whom? One sentence, like a camera would tell it.',
        'Begin with the facts only. What did happen, as a witness would put it?',
      ],
      expects: 'words',
      heard: ['Thank you, that is the scene.', 'Good, now it has a place and a time.'],
      key: 'situation',
    },
    {
      say: [
        'And what went through your mind just then? Write the thought as it sounded, with a number from 0 to 100 for how true it feels, if you like.',
        'Now the thought itself, word for word. What did your head say? How true it feels, 0 to 100, may stand beside it.',
      ],
      heard: [
        'That is a hard thought to have in the room.',
        'Then that is the thought we look at, a thought and not yet a fact.',
      ],
      expects: 'words',
      key: 'thought',
    },
    {
      say: [
        'What speaks for that thought? Only facts that would hold in a court.',
        'Let us be fair to it. Which facts support it, feelings set aside?',
      ],
      expects: 'words',
      heard: ['That goes in the first column.', 'Noted, on that side.'],
      key: 'support',
    },
    {
      say: [
        'And what does not fit it? Anything it leaves out, however small.',
        'Now the other side. What facts does the thought overlook?',
      ],
      expects: 'words',
      heard: ['That belongs on the page just as much.', 'And that stands on the other side.'],
      key: 'against',
    },
    {
      say: [
        'If a good friend had written all this, what would be a fair sentence to offer them?',
        'With both columns in front of you, how would you put it, so that it is true and a bit kinder?',
      ],
      expects: 'words',
      key: 'fair',
    },
  ],
  close: [
    'The old thought was “{thought}”, and beside it now stands “{fair}”. {change} Which of the two will you take along today?',
    'So “{thought}” gets a neighbor: “{fair}”. {change} How does it read to you?',
    'Your own words: “{fair}”. {change} Where could you keep that sentence?',
  ],
};
