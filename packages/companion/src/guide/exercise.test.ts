import { expect, test } from 'vitest';
import type { Detection } from '#crisis/detect.ts';
import { styles } from '#persona/styles.ts';
import { calm, converse, personaOf, texts } from './testing/conversation.ts';

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
])('"%s" begins the exercise asked for', (message, skill) => {
  for (const { id } of styles)
    expect(converse(personaOf(id), ['i feel awful', message])[1]?.state.skill?.id).toBe(skill);
});

test.each(['one tiny calm thing', 'something quick to calm me down?'])('"%s" gets something tiny at once', (message) =>
  expect(converse(plain, ['i feel awful', message])[1]?.state.pending?.kind).toBe('tiny-exercise'),
);

test.each([
  'i cant calm down',
  'my mom told me to calm down',
  'breathing exercises dont work for me',
  'i didnt do any exercise today',
  'that thought scares me',
  'my breath smells',
])('"%s" asks for no exercise', (message) => expect(converse(plain, [message])[0]?.state.skill).toBeUndefined());

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
  expect(replies.at(-1)?.text).toMatch(/7 to 4/u);
  expect(replies.at(-1)?.state.skill).toBeUndefined();
});
