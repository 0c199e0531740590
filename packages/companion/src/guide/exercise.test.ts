import { expect, test } from 'vitest';
import type { Detection } from '#crisis/detect.ts';
import { findLineFault } from '#guard/check-line.ts';
import { styles } from '#persona/styles.ts';
import { stepsOf } from '#skills/skill.ts';
import { findSkill, skills } from '#skills/skills.ts';
import { replyTo } from './reply.ts';
import { sentencesOf, wordsOf } from './said-before.ts';
import { calm, converse, personaOf, texts } from './testing/conversation.ts';
import { longDay } from './testing/long-day.ts';

const plain = personaOf('balanced-mix');
const seeds = ['a', 'b', 'c', 'd', 'e'];
const quiet: Detection = { tier: 'quiet', signals: [{ kind: 'passive', tier: 'quiet', rule: 'test' }], spans: [] };
const quietAt =
  (...marked: string[]) =>
  (message: string) =>
    marked.some((part) => message.includes(part)) ? quiet : calm;

test.each([
  ['maybe something that helps me breathe?', 'box-breathing'],
  ['can you calm me down', 'box-breathing'],
  ['a breathing exercise please', 'box-breathing'],
  ['could we just breathe together', 'box-breathing'],
  ['i need to calm down', 'box-breathing'],
  ['i need to ground myself', 'grounding'],
  ['help me come back to the room', 'grounding'],
  ['help me look at this thought', 'thought-record'],
  ['can we check that thought', 'thought-record'],
])('in every style "%s" begins the exercise asked for', (message, skill) => {
  for (const { id } of styles)
    expect(converse(personaOf(id), ['i feel awful', message])[1]?.state.skill?.id).toBe(skill);
});

test.each([
  ['can we do cyclic sighing', 'cyclic-sighing'],
  ['that double inhale thing please', 'cyclic-sighing'],
  ['box breathing please', 'box-breathing'],
  ['let’s do square breathing', 'box-breathing'],
  ['paced breathing', 'paced-breathing'],
  ['help me slow my breathing down a bit', 'paced-breathing'],
  ['5-4-3-2-1', 'grounding'],
  ['help me stop spiraling', 'grounding'],
  ['something for a panic attack', 'grounding'],
  ['can we do the STOP skill', 'stop'],
  ['help me not text him', 'urge-surfing'],
  ['i need something for my anger', 'stop'],
  ['TIPP please', 'tipp'],
  ['can we try tipp skills please', 'tipp'],
  ['progressive muscle relaxation', 'muscle-relaxation'],
  ['can you help me relax my shoulders', 'muscle-relaxation'],
  ['something for urges', 'urge-surfing'],
  ['help me with this craving', 'urge-surfing'],
  ['help me quit vaping', 'urge-surfing'],
  ['i want to do a thought record', 'thought-record'],
  ['help with negative thoughts', 'thought-record'],
  ['can you help me stop overthinking', 'unhooking'],
  ['an exercise for racing thoughts', 'unhooking'],
  ['behavioral activation please', 'getting-going'],
  ['let’s do worry time', 'worry-time'],
  ['help me stop worrying', 'worry-time'],
  ['something against all these worries', 'worry-time'],
  ['can we do a problem solving exercise', 'problem-solving'],
  ['help me sleep', 'sleep-wind-down'],
  ['something to help me fall asleep', 'sleep-wind-down'],
  ['can you help me wind down', 'sleep-wind-down'],
  ['three good things', 'three-good-things'],
  ['problem solving please', 'problem-solving'],
  ['ok lets do the urge thing', 'urge-surfing'],
  ['can we do a gratitude exercise', 'three-good-things'],
  ['self-compassion break please', 'self-compassion'],
  ['help me be kinder to myself', 'self-compassion'],
  ['can we do the values exercise', 'values-to-action'],
  ['help me ask my sister for help', 'asking-for-support'],
])('"%s" begins %s', (message, skill) => {
  expect(converse(plain, ['i feel awful', message])[1]?.state.skill?.id).toBe(skill);
});

test.each([
  ['i keep worrying', 'worry-time'],
  ['I can’t stop worrying about everything', 'worry-time'],
  ['how do i stop worrying', 'worry-time'],
  ['what can i do about my cravings', 'urge-surfing'],
  ['i have such an urge to smoke right now', 'urge-surfing'],
  ['how can i fall asleep', 'sleep-wind-down'],
  ['what is box breathing?', 'box-breathing'],
  ['does urge surfing work?', 'urge-surfing'],
  ['help me get out of bed', 'getting-going'],
  ['can you help me make a plan', 'problem-solving'],
  ['help me find some direction', 'values-to-action'],
  ['help me tell someone how i feel', 'asking-for-support'],
])('"%s" gets %s offered, with "Just listen" among the choices', (message, skill) => {
  const [, reply] = converse(plain, ['hi', message]);
  expect(reply?.state.pending).toEqual({ kind: 'skill-offer', skill });
  expect(reply?.state.skill).toBeUndefined();
  expect(reply?.quickReplies).toContain('Just listen');
});

test.each([
  'what exercises do you have?',
  'can we do an exercise',
  'an exercise please',
  'do you know any techniques?',
])('"%s" is asked what it is for, and each button then begins one', (message) => {
  const [, reply] = converse(plain, ['hi', message]);
  expect(reply?.quickReplies).toContain('Just listen');
  for (const choice of (reply?.quickReplies ?? []).filter((one) => one !== 'Just listen'))
    expect(converse(plain, ['hi', message, choice])[2]?.state.skill).toBeDefined();
});

test.each(['one tiny calm thing', 'something quick to calm me down?'])('"%s" gets something tiny at once', (message) =>
  expect(converse(plain, ['i feel awful', message])[1]?.state.pending?.kind).toBe('tiny-exercise'),
);

test('a short or long form is had for the asking', () => {
  const formOf = (message: string) => converse(plain, ['hi', message])[1]?.state.skill;
  expect(formOf('can we do a quick self-compassion break')).toMatchObject({ form: 'half-minute', phase: 'steps' });
  expect(formOf('five minutes of cyclic sighing please')).toMatchObject({ form: 'five-minute', phase: 'before' });
  expect(formOf('cyclic sighing please')?.form).toBeUndefined();
});

test.each([
  'i cant calm down',
  'my mom told me to calm down',
  'breathing exercises dont work for me',
  'i didnt do any exercise today',
  'that thought scares me',
  'my breath smells',
  'stop',
  'please stop texting me',
  'i tried urge surfing and it was stupid',
  'my therapist does thought records with me',
  'box breathing never helped me',
  'i need sleep',
  'can you believe i slept all day?',
  'how can i sleep when she is gone',
  'three good things happened today',
  'my values are different from his',
  'i asked for support and they laughed',
  'we do problem solving at work all day',
  'i left a tip for the waiter',
  'worry is all i know',
  'he says i need something for my anger',
  'i dont need help with sleep',
  'i like to wind down with a show',
  'she is behind the self-compassion trend',
  'my muscles hurt from the gym',
  'i want to help my son sleep',
  'the urge passed',
  'my doctor said i should try relaxation',
])('"%s" asks for no exercise', (message) => {
  const [reply] = converse(plain, [message]);
  expect(reply?.state.skill).toBeUndefined();
  expect(reply?.state.pending?.kind).not.toBe('skill-offer');
});

const panic = "i can't breathe and my heart is racing";
const stepAfter = (messages: readonly string[], ...rest: Parameters<typeof personaOf>) =>
  converse(personaOf(...rest), messages).at(-1)?.state.skill;

test('an answer to the first step instead of the number begins the exercise with that answer', () => {
  const replies = converse(plain, [panic, 'Yes', '5 things: lamp, mug, door, shoe, phone']);
  const run = replies[2]?.state.skill;
  expect(run).toMatchObject({ id: 'grounding', phase: 'steps', step: 1, paused: false });
  expect(run?.before).toBeUndefined();
  expect(replies[2]?.text).toMatch(/lamp/iu);
});

test.each(['it helped a bit', 'ok', 'done', 'next', 'did it', '4', 'slower now'])(
  '"%s" goes on with the breathing',
  (message) => {
    const asked = ['a breathing exercise please', 'skip', message];
    expect(stepAfter(asked, 'motherly')).toMatchObject({ id: 'box-breathing', step: 1, paused: false });
  },
);

test.each(['lamp', 'mug and door', 'idk', 'floor'])('the single answer "%s" is a step of the grounding', (message) =>
  expect(stepAfter([panic, 'Yes', 'skip', message], 'fatherly')).toMatchObject({ step: 1, paused: false }),
);

test('at a thought record a sentence is the thought and a number how true it feels', () => {
  const replies = converse(plain, [
    'help me look at this thought',
    'that nobody will ever want me',
    'my ex texted his new girlfriend in front of me',
    'about 70',
    'he left',
    'my friends love me',
    'some people want me around',
  ]);
  expect(replies[3]?.state.skill).toMatchObject({
    step: 2,
    notes: { thought: 'that nobody will ever want me', belief: '70' },
  });
  expect(replies[3]?.text).toContain('70');
  expect(replies.at(-1)?.text).toContain('Some people want me around');
  expect(replies.at(-1)?.state.skill).toBeUndefined();
});

test('what makes an exercise too hard is answered with an easier way or an end, not with the next step', () => {
  const [, , reply] = converse(plain, ['a breathing exercise please', 'skip', 'i cant do this its making it worse']);
  expect(reply?.state.skill).toMatchObject({ step: 0 });
  expect(reply?.quickReplies).toContain('Stop');
});

test('a story told instead of a number leaves the exercise waiting', () => {
  const [, , reply] = converse(plain, ['x', 'a breathing exercise please', 'i miss who i was before the baby']);
  expect(reply?.state.skill?.paused).toBe(true);
  expect(reply?.text).toMatch(/miss/iu);
});

test('a quiet sign inside an exercise is asked about once, and the exercise goes on where it stopped', () => {
  const detectWith = quietAt('ever want me', 'pointless');
  const messages = [
    'help me look at this thought',
    'skip',
    'my ex texted his new girlfriend in front of me',
    'nobody will ever want me',
    'no',
    'he left',
    'it all seems pointless',
  ];
  const replies = converse(plain, messages, { detectWith });
  expect(replies[3]?.text).toMatch(/suicide/u);
  expect(replies[3]?.text).toContain('988');
  expect(replies[4]?.state.skill).toMatchObject({ id: 'thought-record', step: 2, paused: false });
  expect(replies[4]?.text).not.toMatch(/suicide/u);
  expect(replies[5]?.state.skill).toMatchObject({ step: 3 });
  expect(replies[6]?.text).not.toMatch(/suicide/u);
  expect(replies[6]?.text).toMatch(/988|741741/u);
});

test.each(['he left me for her', 'about 70', 'lol anyway'])(
  'after the question at a quiet sign "%s" is not asked again',
  (message) => {
    const [, reply = ''] = texts(plain, ['what is the point', message], { detectWith: quietAt('the point') });
    expect(reply).not.toMatch(/suicide|ending your life|want to die|safe/iu);
  },
);

test('two quiet signs running: the question is put once, a line to call stays at hand', () => {
  for (const seed of seeds) {
    const [first = '', second = ''] = texts(plain, ['nobody will want me', 'what is the point of it'], {
      seed,
      detectWith: () => quiet,
    });
    expect(first).toMatch(/suicide|ending your life/u);
    expect(second).not.toMatch(
      /thoughts? of suicide|thinking about suicide|dying|die\b|wanting to be alive|safe with yourself|ending your life/iu,
    );
    expect(second).toContain('988');
  }
});

test('a new quiet sign two messages after a no is met without the question; after a while it is put again', () => {
  const marked = quietAt('disappear', 'never go back', 'still pointless');
  const messages = ['i want to disappear', 'no not like that', 'just never go back to school', 'ok', 'still pointless'];
  const replies = texts(plain, messages, { detectWith: marked });
  expect(replies[2]).toContain('988');
  expect(replies[2]).not.toMatch(
    /thoughts? of suicide|thinking about suicide|ending your life|dying|wanting to be alive/iu,
  );
  expect(replies[4]).toMatch(/suicide|dying|alive|hopelessness|giving up/iu);
});

test('a number given with the last step is the second rating', () => {
  const steps = ['next', 'next', 'next', 'next', 'next'];
  const replies = converse(plain, ['a breathing exercise please', '7', ...steps, '4']);
  expect(replies.at(-1)?.text).toMatch(/7\D+4/u);
  expect(replies.at(-1)?.state.skill).toBeUndefined();
});

const anxious = personaOf('calm-centering');

test('an exercise is only offered, with "Just listen" among the choices; yes begins it', () => {
  const replies = converse(anxious, [panic, 'Yes, let us try it', '8', 'the lamp, my shoe, a cup', 'Pause']);
  expect(replies[0]?.quickReplies).toContain('Just listen');
  expect(replies[0]?.state.skill).toBeUndefined();
  expect(replies[1]?.text).toMatch(/0 to 10/);
  expect(replies[2]?.quickReplies).toEqual(['Next', 'Back', 'Skip', 'Pause', 'Stop']);
  expect(replies[4]?.state.skill?.paused).toBe(true);
});

test('a refused exercise is not offered again that day', () => {
  const messages = [panic, 'Just listen', ...Array.from({ length: 14 }, () => panic)];
  const sameDay = converse(anxious, messages);
  expect(sameDay[0]?.state.pending).toMatchObject({ skill: 'grounding' });
  const later = sameDay
    .slice(2)
    .flatMap(({ state }) => (state.pending?.kind === 'skill-offer' ? [state.pending.skill] : []));
  expect(later).not.toContain('grounding');
});

test('telling something in the middle of a breathing step is heard, and the exercise waits', () => {
  const replies = converse(anxious, [
    'can you give me a breathing exercise',
    '5',
    'my sister just texted that she is not coming to the wedding',
    'continue',
  ]);
  expect(replies[2]?.text).toMatch(/sister|wedding|text/iu);
  expect(replies[2]?.state.skill?.paused).toBe(true);
  expect(replies[3]?.state.skill?.paused).toBe(false);
});

test('after the question at a quiet sign the exercise says the step that nobody has seen yet', () => {
  const detectWith = quietAt('worthless');
  const replies = converse(plain, ['can we do a thought record', '7', 'the test', 'i am worthless', 'i failed twice'], {
    detectWith,
  });
  expect(replies[3]?.text).toMatch(/suicide/u);
  expect(replies[4]?.state.skill).toMatchObject({ step: 2, paused: false });
  expect(replies[4]?.state.skill?.notes['support']).toBeUndefined();
});

test('an injury told in the middle ends what could harm it; something that suits is offered', () => {
  const reply = converse(plain, [asking['muscle-relaxation'] ?? '', '6', 'my shoulder is injured']).at(-1);
  expect(reply?.state.skill).toBeUndefined();
  expect(reply?.state.pending).toEqual({ kind: 'skill-offer', skill: 'paced-breathing' });
});

test('while an exercise waits, the way back and the way out are at hand', () => {
  const reply = converse(plain, ['box breathing please', '6', 'my sister called me a liar in front of everyone']).at(
    -1,
  );
  expect(reply?.state.skill?.paused).toBe(true);
  expect(reply?.quickReplies).toEqual(['Continue', 'Stop']);
});

test.each([
  ['yes', true],
  ['it helped', true],
  ['a little', true],
  ['kind of', true],
  ['no', false],
  ['not really', false],
  ['meh', false],
  ['it didnt', false],
  ['skip', undefined],
  ['my boss called and shouted at me', undefined],
])('"%s" after the exercise is remembered as %s', (message, helped) => {
  const reply = converse(plain, [...whole(found('self-compassion')), message]).at(-1);
  expect(reply?.state.helped?.['self-compassion']).toBe(helped);
  expect(reply?.state.pending).toBeUndefined();
});

test('whoever has wound down for sleep is asked nothing more', () => {
  const reply = texts(plain, [...whole(found('sleep-wind-down')), 'yes']).at(-1);
  expect(reply).not.toContain('?');
});

test('"stop" ends an exercise also a while after a quiet sign', () => {
  const detectWith = quietAt('pointless');
  const replies = converse(plain, ['it all seems pointless', 'no', 'grounding please', '7', 'stop'], { detectWith });
  expect(replies[3]?.state.skill).toBeDefined();
  expect(replies[4]?.state.skill).toBeUndefined();
  expect(replies[4]?.state.refused).toMatchObject([{ what: 'grounding' }]);
});

test.each([
  ['i cant stop scrolling at night', 'urge-surfing'],
  ['my jaw is clenched and i am so stressed', 'muscle-relaxation'],
  ['the same thoughts go round and round in my head', 'unhooking'],
  ['i cant fall asleep, im lying awake again', 'sleep-wind-down'],
  ['im so angry i could scream, im about to text him', 'stop'],
  ['i am beating myself up, i feel so guilty', 'self-compassion'],
  ['i feel so lost, i dont know who i am any more', 'values-to-action'],
  ['i am in bed all day, i feel numb, no energy', 'getting-going'],
  ['i carry everything alone and i feel so lonely, nobody knows', 'asking-for-support'],
])('in the course of a talk "%s" has %s offered', (message, skill) => {
  const [, , reply] = converse(personaOf('calm-centering'), ['hi', 'it was a long week', message]);
  expect(reply?.state.pending).toEqual({ kind: 'skill-offer', skill });
  expect(reply?.quickReplies).toContain('Just listen');
});

test.each([
  ['i have asthma and i am so stressed', 'lungs'],
  ['im 20 weeks pregnant and so stressed', 'pregnancy'],
] as const)('after "%s" nothing is offered in a long talk that it speaks against', (told, hindrance) => {
  const tense = ['im so stressed i cant relax', 'my heart is racing', 'im so tense', 'i am so anxious and on edge'];
  const messages = Array.from({ length: 24 }, (_none, at) => tense[at % tense.length] ?? '');
  const offered = converse(personaOf('calm-centering'), [told, ...messages]).flatMap(({ state }) =>
    state.pending?.kind === 'skill-offer' ? [found(state.pending.skill)] : [],
  );
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter(({ avoid }) => avoid.includes(hindrance))).toEqual([]);
});

test.each(['the deadline went well', 'i used to play guitar', 'my heart was racing last year', 'i had a nice dinner'])(
  'nothing is offered to "%s"',
  (message) => {
    const [, , reply] = converse(personaOf('calm-centering'), ['hi', 'it was a long week', message]);
    expect(reply?.state.pending?.kind).not.toBe('skill-offer');
  },
);

test('Spanish: asked for, an exercise begins in Spanish', () => {
  for (const message of ['ayúdame con mis preocupaciones', 'quiero hacer el registro de un pensamiento']) {
    const [, reply] = converse(plain, ['hola, estoy muy triste hoy', message]);
    expect(reply?.state.skill).toBeDefined();
    expect(reply?.quickReplies).toEqual(['Saltar', 'Parar']);
    expect(reply?.text).not.toMatch(/inglés|\bthe\b/u);
  }
});

test('news in the middle of the five senses is heard, and the exercise waits', () => {
  const replies = converse(anxious, [panic, 'Yes', '7', 'my sister just texted that she is not coming', 'continue']);
  expect(replies[3]?.state.skill).toMatchObject({ step: 0, paused: true });
  expect(replies[4]?.state.skill).toMatchObject({ step: 0, paused: false });
});

// Every exercise as a conversation: begun by its name, answered, and asked how it was.
const asking: Record<string, string> = {
  'cyclic-sighing': 'cyclic sighing please',
  'box-breathing': 'box breathing please',
  'paced-breathing': 'paced breathing please',
  grounding: 'grounding please',
  stop: 'can we do the STOP skill',
  tipp: 'TIPP please',
  'muscle-relaxation': 'progressive muscle relaxation please',
  'urge-surfing': 'urge surfing please',
  'thought-record': 'can we do a thought record',
  unhooking: 'help me stop overthinking',
  'getting-going': 'behavioral activation please',
  'worry-time': 'worry time please',
  'problem-solving': 'can we do a problem solving exercise',
  'sleep-wind-down': 'help me sleep',
  'three-good-things': 'three good things please',
  'self-compassion': 'self-compassion break please',
  'values-to-action': 'can we do the values exercise',
  'asking-for-support': 'help me ask my sister for help',
};
const everySkill = skills.map((skill) => [skill.id, skill] as const);
const answers = ['a quiet walk', 'the old gate', 'green tea', 'a postcard', 'the porch'];

function whole(skill: (typeof skills)[number]): string[] {
  const steps = stepsOf(skill).map((step, at) => (step.expects === 'next' ? 'done' : (answers[at] ?? 'ok')));
  return [asking[skill.id] ?? '', '7', ...steps, '4'];
}

test.each(everySkill)('%s: from asking to the end, and twice without a sentence said again', (_id, skill) => {
  for (const style of ['balanced-mix', 'motherly', 'solution-focused'] as const) {
    const replies = converse(personaOf(style), [...whole(skill), 'yes', ...whole(skill), 'no']);
    const end = whole(skill).length - 1;
    expect(replies[end]?.text).toMatch(/7\D+4/u);
    expect(replies[end]?.state.skill).toBeUndefined();
    expect(replies[end]?.quickReplies).toEqual(['Yes', 'A little', 'No']);
    expect(replies[end + 1]?.state.helped).toEqual({ [skill.id]: true });
    expect(replies.at(-1)?.state.helped).toEqual({ [skill.id]: false });
    const said = replies.flatMap(({ text }) => sentencesOf(text));
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
    for (const { text } of replies) {
      expect(findLineFault(text)).toBeUndefined();
      expect(text.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(wordsOf(text).length).toBeLessThanOrEqual(75);
    }
  }
});

test.each(everySkill)('%s: danger interrupts it at every step, and ends it', (_id, skill) => {
  const words = whole(skill);
  const imminent: Detection = {
    tier: 'imminent',
    signals: [{ kind: 'explicit', tier: 'imminent', rule: 'test' }],
    spans: [],
  };
  for (let at = 1; at < words.length; at += 1) {
    const messages = [...words.slice(0, at), 'DANGER'];
    const reply = converse(plain, messages, { detectWith: (message) => (message === 'DANGER' ? imminent : calm) }).at(
      -1,
    );
    expect(reply?.text).toContain('911');
    expect(reply?.state.skill).toBeUndefined();
    expect(reply?.state.pending).toEqual({ kind: 'safety-question' });
  }
});

test.each(everySkill)(
  '%s: goes on after a pause, another matter and a reload, and after control words at every step',
  (_id, skill) => {
    const words = whole(skill);
    for (let at = 2; at < words.length - 1; at += 1) {
      const replies = converse(plain, [
        ...words.slice(0, at),
        'pause',
        'it is raining here today',
        'continue',
        'again',
        'stop',
      ]);
      const run = replies[at - 1]?.state.skill;
      expect(run).toMatchObject({ id: skill.id, phase: 'steps', step: at - 2, paused: false });
      expect(replies[at + 1]?.state.skill).toMatchObject({ step: at - 2, paused: true });
      expect(replies[at + 2]?.state.skill).toMatchObject({ step: at - 2, paused: false, notes: run?.notes });
      expect(replies[at + 3]?.state.skill).toMatchObject({ step: at - 2, paused: false });
      expect(replies[at + 4]?.state.skill).toBeUndefined();
      expect(replies[at + 4]?.state.refused).toContainEqual({ what: skill.id, day: '2026-11-18' });
    }
  },
);

test.each(everySkill)('%s: offered nowhere near a crisis, unless it steadies', (_id, skill) => {
  const [reply] = converse(plain, [asking[skill.id] ?? ''], { flag: true });
  expect(reply?.state.skill?.id).toBe(skill.steadies ? skill.id : undefined);
  if (!skill.steadies && reply?.state.pending?.kind === 'skill-offer')
    expect(['grounding', 'paced-breathing']).toContain(reply.state.pending.skill);
});

test.each([
  ["i'm 20 weeks pregnant", 'box-breathing', 'paced-breathing'],
  ['i have a heart condition', 'tipp', 'grounding'],
  ['i take beta blockers', 'tipp', 'grounding'],
  ["i'm recovering from an eating disorder", 'tipp', 'grounding'],
  ['i have asthma', 'cyclic-sighing', 'grounding'],
  ['i broke my wrist', 'muscle-relaxation', 'paced-breathing'],
  ['my mom died last week', 'three-good-things', 'self-compassion'],
  ['i have long covid', 'getting-going', 'self-compassion'],
  ['i hear voices at night', 'thought-record', 'paced-breathing'],
  ["i don't feel safe in this house", 'grounding', 'paced-breathing'],
])('after "%s" %s is not begun by name; another is offered', (told, asked, other) => {
  const replies = converse(plain, [told, 'it was a long week', asking[asked] ?? '']);
  expect(replies[2]?.state.skill).toBeUndefined();
  expect(replies[2]?.state.pending).toEqual({ kind: 'skill-offer', skill: other });
  expect(replies[2]?.quickReplies).toContain('Just listen');
});

test('what speaks against an exercise is also known from earlier conversations', () => {
  const reply = replyTo({
    message: 'box breathing please',
    turns: [],
    persona: plain,
    detection: calm,
    care: { flag: false, cardShownBefore: false, checkIn: false },
    beta: true,
    state: undefined,
    memories: ['you are 20 weeks pregnant'],
    now: new Date('2026-11-18T23:00:00Z'),
    seed: 'seed',
  });
  expect(reply.state.pending).toEqual({ kind: 'skill-offer', skill: 'paced-breathing' });
});

test('for calming down, what helped comes first and what did not help comes no more', () => {
  const grounded = converse(plain, [...whole(found('grounding')), 'yes', 'i need to calm down']);
  expect(grounded.at(-1)?.state.skill?.id).toBe('grounding');
  const boxed = converse(plain, [...whole(found('box-breathing')), 'not really', 'i need to calm down']);
  expect(boxed.at(-1)?.state.skill?.id).toBe('paced-breathing');
});

test('a number that went up is not asked about; the exercise counts as no help', () => {
  const words = whole(found('cyclic-sighing')).slice(0, -1);
  const last = converse(plain, [...words, '9']).at(-1);
  expect(last?.state.helped).toEqual({ 'cyclic-sighing': false });
  expect(last?.quickReplies).toEqual([]);
});

test('the worries, the hour, the person and the words are read back as they were written', () => {
  const worries = texts(plain, [
    'worry time please',
    'skip',
    'rent and the exam',
    'after dinner',
    'the exam',
    'my mug',
  ]);
  expect(worries[2]).toContain('“Rent and the exam”');
  expect(worries.at(-1)).toContain('“After dinner”');
  const asked = texts(plain, [
    asking['asking-for-support'] ?? '',
    'skip',
    'company',
    'omar',
    'could you come by?',
    'tonight',
  ]);
  expect(asked.at(-1)).toContain('“Could you come by”');
});

test('at its fullest the state of an exercise stays small', () => {
  const long = 'word '.repeat(60);
  const words = stepsOf(found('problem-solving')).map(() => long);
  const before = Array.from({ length: 60 }, (_none, index) => `${longDay[index % longDay.length]} (${index})`);
  const state = converse(plain, [...before, asking['problem-solving'] ?? '', '7', ...words]).at(-1)?.state;
  expect(state?.skill?.notes['options']?.length).toBe(160);
  expect(JSON.stringify(state).length).toBeLessThan(8_000);
}, 30_000);

function found(id: string) {
  const skill = findSkill(id);
  if (!skill) throw new Error(`no ${id}`);
  return skill;
}
