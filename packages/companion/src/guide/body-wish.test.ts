import { expect, test } from 'vitest';
import { skills } from '#skills/skills.ts';
import { skillForComplaint, wishFor } from './body-wish.ts';
import { tidy } from './language/tidy.ts';
import { converse, personaOf } from './testing/conversation.ts';

const plain = personaOf('balanced-mix');

test.each([
  ['can we do something for my shoulders', 'muscle-relaxation'],
  ['can you do something with me for my back', 'muscle-relaxation'],
  ['do you have anything for my stomach', 'paced-breathing'],
  ['is there something for a head that wont stop', 'unhooking'],
])('"%s" gets %s offered by its name, and "yeah ok" begins it', (message, skill) => {
  const [, offered, begun] = converse(plain, ['long day', message, 'yeah ok']);
  const name = skills.find(({ id }) => id === skill)?.name ?? '';
  expect(offered?.state.pending).toEqual({ kind: 'skill-offer', skill });
  expect(offered?.text.toLowerCase()).toContain(name.toLowerCase());
  expect(begun?.state.skill?.id).toBe(skill);
});

test('"something for that" is for what was told before', () => {
  const [, , offered] = converse(plain, [
    'just home from a double',
    'my neck is like concrete',
    'can we do something for that',
  ]);
  expect(offered?.state.pending).toEqual({ kind: 'skill-offer', skill: 'muscle-relaxation' });
});

test('"can we do something" with nothing told asks what for', () =>
  expect(converse(plain, ['hi', 'can we do something'])[1]?.quickReplies).toContain('Just listen'));

test.each([
  'can you do something for my mom',
  'i did something for my back yesterday',
  'is there something wrong with me',
  'can we do something fun on friday',
  'do you have anything for my son to sleep',
])('"%s" is no such wish', (message) => {
  const aim = wishFor(tidy(message));
  expect(aim === undefined || skillForComplaint(aim) === undefined).toBe(true);
});

test.each(['why not', 'go ahead', 'i could try', 'alright', "let's go", 'sounds good i guess'])(
  '"%s" accepts an offer',
  (yes) =>
    expect(converse(plain, ['hi', 'can we do something for my neck', yes])[2]?.state.skill?.id).toBe(
      'muscle-relaxation',
    ),
);

test.each(['not now actually', 'maybe not tonight', "nah i don't feel like it", "i'd rather talk"])(
  '"%s" declines it for today',
  (no) => {
    const reply = converse(plain, ['hi', 'can we do something for my neck', no])[2];
    expect(reply?.state.skill).toBeUndefined();
    expect(reply?.state.refused.map(({ what }) => what)).toContain('muscle-relaxation');
  },
);

test('"done that" and "ok did it" go on, thanks in the middle ends it kindly, and "done" after the end is no goodbye', () => {
  const begun = ['hi', 'can we do something for my neck', 'yes', 'skip'];
  const step = (...more: string[]) => converse(plain, [...begun, ...more]).at(-1)?.state.skill?.step;
  expect(step('done that')).toBe(1);
  expect(step('done that', 'i did that one', 'ok did it')).toBe(3);
  const thanked = converse(plain, [...begun, 'done', 'that was good, thank you']).at(-1);
  expect(thanked?.state.skill).toBeUndefined();
  expect(thanked?.state.helped?.['muscle-relaxation']).toBe(true);
  const ended = converse(plain, [...begun, 'next', 'next', 'next', 'next', 'next', 'done']).at(-1);
  expect(ended?.state.seen['goodbye']).toBeUndefined();
});

test('what is wanted may follow the complaint in the same message, and a number with "did that" stays in it', () => {
  const offered = converse(plain, ['hi', 'my jaw is so tight from this, you got anything for that?'])[1];
  expect(offered?.state.pending).toEqual({ kind: 'skill-offer', skill: 'muscle-relaxation' });
  const begun = ['hi', 'can we do something for my neck', 'yes', '6', "ok did that too, it's like a 3 now"];
  expect(converse(plain, begun).at(-1)?.state.skill).toMatchObject({ step: 1, paused: false });
});
