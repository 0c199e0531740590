import type { Skill, SkillStep } from './skill.ts';

const thought: SkillStep = {
  title: 'The thought in one short sentence',
  say: [
    'Which thought keeps hooking you? Put it in one short sentence, the way it sounds in your head.',
    'Write down the sentence that has hold of you, as short and blunt as it comes.',
  ],
  seconds: 25,
  expects: 'words',
  key: 'thought',
  heard: ['There it is, in writing, and outside of you.', 'Okay. A row of words, for now.'],
  hint: ['Take the one that was loudest today. It may begin with “I am”, “I will never” or “what if”.'],
};

const prefix: SkillStep = {
  title: 'Put “I am having the thought that” before it',
  say: [
    'Now say it again, slowly, with this in front: “I am having the thought that …”, and then your sentence. Notice what the extra words do.',
    'Read it once more, but begin with “I am having the thought that”. Same sentence, seen from one step away.',
  ],
  seconds: 25,
  expects: 'next',
};

const notice: SkillStep = {
  title: 'Put “I notice” before that',
  say: [
    'One step further: “I notice that I am having the thought that …”. Say that whole line in your mind.',
    'And once more, longer still: “I notice I am having the thought that …”. You are the one who notices.',
  ],
  seconds: 25,
  expects: 'next',
};

const matters: SkillStep = {
  title: 'Let it ride along',
  say: [
    'The thought may come along, like a radio in the next room. What do you want to turn your hands to, with it playing?',
    'It need not go away for you to go on. What matters enough to do next, while it mutters?',
  ],
  seconds: 40,
  expects: 'words',
  key: 'matters',
  hint: ['Something plain is best: making food, answering one message, going out for air.'],
};

/** Stepping back from a thought instead of arguing with it. */
export const unhooking: Skill = {
  id: 'unhooking',
  name: 'Unhooking from a thought',
  purpose: 'Gives you room when the same thought comes round and round.',
  caution:
    'Not for a real danger that asks to be acted on, nor for thoughts of suicide, voices or doubts about what is real: those want a person.',
  avoid: ['voices', 'self-harm'],
  instead: 'grounding',
  minutes: 2,
  fits: {
    when: /\b(?:same thoughts?|(?:keep|can't stop) (?:replaying|thinking about|going over|ruminating|obsessing)|over and over|(?:stuck|loops?|looping) in my (?:head|mind)|round and round|ruminat\w+|overthink\w*|(?:head|mind|brain) (?:won't|wont|doesn't) (?:shut up|stop|let)|thoughts? won't (?:stop|leave))\b/iu,
    feelings: ['anxiety', 'shame', 'guilt', 'confusion'],
    topics: ['self-worth'],
  },
  asked: {
    name: /\b(?:(?:unhook(?:ing)?|defus(?:e|ion|ing)|detach|distance myself|step back) (?:from )?(?:a |this |that |the |my )?thoughts?|unhooking|cognitive defusion|thought defusion|leaves on a stream)\b/iu,
    aim: /\b(?:(?:stop |quit )?(?:overthinking|ruminating|ruminations?|obsessing)|(?:my |these |the )?(?:racing|looping|intrusive|recurring|repeating|stuck) thoughts?|(?:get|getting) (?:this|that|a|the) thought out of my (?:head|mind)|quiet (?:my |the )?(?:mind|head|brain)|stop replaying|(?:let|letting) go of (?:this|that|a|the) thought|clear my (?:head|mind))\b/iu,
  },
  hinted:
    /^(?:I (?:just )?)?(?:can't|keep|cannot) (?:stop )?(?:overthinking|ruminating|replaying (?:it|everything)|overthink everything)[.! ]*$/iu,
  offers: [
    'When a thought goes round like that, one can step beside it instead of arguing with it. Two minutes, if you like, or shall I just listen?',
    'There is a small trick with words that loosens a sticky thought. Want to try it on this one, or keep talking?',
    'We could try to get that thought off its hook, without fighting it. Shall we, or is it better to be heard?',
  ],
  rate: {
    before: [
      'Let us see if the thought can be held more loosely. How tight does it have you, from 0 to 10? Or skip that.',
      'One sticky thought, then. What number would its grip get, 0 to 10, if you want to give one?',
    ],
    after: ['How tight does it have you now, 0 to 10?', 'And its grip at this moment, 0 to 10, if you like?'],
  },
  usual: 'two-minute',
  forms: {
    'half-minute': [
      {
        ...prefix,
        title: 'Say “I am having the thought that” first',
        say: [
          'Take the thought that has hold of you, and say it slowly with this in front: “I am having the thought that …”. Notice what the extra words do.',
          'Whatever sentence is loudest: begin it with “I am having the thought that”. Same words, seen from one step away.',
        ],
        seconds: 30,
      },
    ],
    'two-minute': [thought, prefix, notice, matters],
    'five-minute': [
      thought,
      prefix,
      notice,
      {
        title: 'Hear it in another voice',
        say: [
          'Hear the same sentence as a weather forecast, or very, very slowly. It is still only words.',
          'Let a cartoon figure say it, or stretch every syllable until it stops being a sentence.',
        ],
        seconds: 45,
        expects: 'next',
      },
      {
        title: 'Set thoughts on leaves',
        say: [
          'Picture a slow stream with leaves on it. Whatever comes to mind is set on a leaf and floats off at its own speed. Two minutes of that.',
          'Imagine a quiet river. Each thought gets a leaf to sit on, and you stay on the bank for a couple of minutes.',
        ],
        seconds: 120,
        expects: 'next',
      },
      matters,
    ],
  },
  close: [
    'You noticed the thought that says “{thought}”, and you can still turn to “{matters}”.',
    'It may come back; then it is a thought that comes back. And there is “{matters}” to go to.',
    'The thought can stay in the next room for a while.',
  ],
};
