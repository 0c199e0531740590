import type { Skill, SkillStep } from './skill.ts';

const problem: SkillStep = {
  title: 'The problem in one sentence',
  say: [
    'What is the problem, in one sentence with a fact in it? Pick the piece of it that is yours to change.',
    'Put the knot into a single plain sentence. If it is many knots, which one pulls hardest?',
  ],
  seconds: 50,
  expects: 'words',
  key: 'problem',
  heard: [
    '“{note}”. Good, that is one problem and not all of them.',
    '“{note}”: that can be worked on.',
    'Good, one problem and not all of them.',
  ],
  hint: ['Something like: rent is due on the first and two hundred are missing.'],
};

const good: SkillStep = {
  title: 'What good enough would be',
  say: [
    'How would you know that it is solved well enough? Not perfect, only livable.',
    'What would good enough look like here, a week or a month from now?',
  ],
  seconds: 40,
  expects: 'words',
  key: 'goal',
  heard: ['“{note}” is the mark, then.', 'Then that is the mark.'],
};

const options: SkillStep = {
  title: 'Three ways, sensible or not',
  say: [
    'Now list three things one could do about it, the silly ones too. No judging yet.',
    'Which ways are there? Three or more, and a bad idea may stand among them, since it loosens the good ones.',
  ],
  seconds: 70,
  expects: 'words',
  key: 'options',
  heard: ['On the table: “{note}”.', 'Those are on the table now.'],
  hint: [
    'Asking someone, doing a piece of it, putting it off on purpose, and leaving it as it is are four to begin with.',
  ],
};

const choose: SkillStep = {
  title: 'Pick one, with its price',
  say: [
    'Look at what each would cost and give. Which one would you try first?',
    'Weigh them a little, effort against use. Which has the best chance of being done?',
  ],
  seconds: 50,
  expects: 'words',
  key: 'choice',
  heard: ['“{note}”, for a start.', '“{note}” gets a try.', 'That one gets a try.'],
};

const first: SkillStep = {
  title: 'First step, day and hour',
  say: [
    'What is the first step of it, and on which day at what hour?',
    'Break off the first piece. What exactly will you do, and when?',
  ],
  seconds: 50,
  expects: 'words',
  takesNumbers: true,
  key: 'step',
};

/** A knot taken apart: problem, ways, choice, first step. */
export const problemSolving: Skill = {
  id: 'problem-solving',
  name: 'Problem solving',
  purpose: 'Takes one knot apart, down to a first step.',
  caution:
    'For problems that can be changed, with a head that is halfway clear. Not for grief, not in the middle of panic, and not in place of help when somebody hurts you.',
  avoid: ['loss', 'surroundings', 'voices'],
  instead: 'grounding',
  minutes: 5,
  fits: {
    broad: true,
    when: /\b(?:don't know (?:what to do|how to fix|where to start)|no idea (?:what to do|how to|where to start)|too many things|so much to do|can't figure out|out of options|what are my options|deadline|bills|rent|overdue|behind on)\b/iu,
    feelings: ['overwhelm', 'confusion', 'anxiety'],
    topics: ['money', 'work', 'school'],
  },
  asked: {
    name: /\b(?:problem[- ]solving (?:exercise|skill|steps|thing|with|one|together)|(?:solve|tackle|work (?:on|out)|figure out|sort out|take apart|break down) (?:this|that|a|the|my) (?:\w+ )?problem|problem[- ]solving(?=(?: please)?[?.! ]*$))\b/iu,
    aim: /\b(?:solv(?:e|ing) (?:this|that|it|a problem|my problems?)|figur(?:e|ing) (?:this|it|that) out|sort(?:ing)? (?:this|it|that|things) out(?! with)|(?:make|making) a plan|find(?:ing)? a solution)\b/iu,
  },
  offers: [
    'We could pull that knot apart together, question by question, down to a first step. Would that help, or shall I just listen?',
    'If you want to work on it rather than carry it, we can go through it step by step. Shall we, or is being heard better for now?',
    'One way is to write it out: the problem, three options, one first step. Do that together, or just talk?',
  ],
  rate: {
    before: [
      'One knot at a time. How stuck are you with it, 0 to 10? No number needed.',
      'Let us take it apart. How heavy is this problem, from 0 to 10, if you want to say?',
    ],
    after: ['How stuck are you with it by now, 0 to 10?', 'How heavy is the problem after that, 0 to 10?'],
  },
  usual: 'five-minute',
  forms: {
    'two-minute': [
      { ...problem, seconds: 35 },
      { ...options, seconds: 45 },
      { ...first, seconds: 40 },
    ],
    'five-minute': [problem, good, options, choose, first],
  },
  close: [
    'First step: “{step}”. Then look again, and choose another way if this one does not carry.',
    'From “{problem}” to “{step}”; the rest can wait its turn.',
    'One first step is enough to leave the table with.',
  ],
};
