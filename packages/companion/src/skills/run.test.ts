import { expect, test } from 'vitest';
import { converse, personaOf } from '#guide/testing/conversation.ts';
import { advance, moveOf, ratingIn, type SkillRun, startRun } from './run.ts';
import { findSkill, skills } from './skills.ts';

test.each(skills.map((skill) => [skill.id, skill] as const))('%s can be gone through to its end', (_id, skill) => {
  let run: SkillRun | undefined = startRun(skill);
  let messages = 0;
  for (const message of ['6', ...skill.steps.map(() => 'done with that'), '3']) {
    const turn = advance(skill, run as SkillRun, message);
    messages += 1;
    run = turn.kind === 'say' ? turn.run : undefined;
    if (turn.kind === 'done') expect([turn.run.before, turn.run.after]).toEqual([6, 3]);
  }
  expect(run).toBeUndefined();
  expect(messages).toBe(skill.steps.length + 2);
});

test('pause holds the step, back goes to the one before, skip leaves it out, stop ends', () => {
  const skill = findSkill('grounding');
  if (!skill) throw new Error('no grounding');
  const second: SkillRun = { ...startRun(skill), phase: 'steps', step: 1 };
  const paused = advance(skill, second, 'wait');
  expect(paused).toMatchObject({ kind: 'paused', run: { step: 1, paused: true } });
  expect(advance(skill, { ...second, paused: true }, 'continue')).toMatchObject({
    kind: 'say',
    run: { step: 1, paused: false },
  });
  expect(advance(skill, second, 'back')).toMatchObject({ run: { step: 0 } });
  expect(advance(skill, second, 'skip')).toMatchObject({ run: { step: 2, notes: {} } });
  expect(advance(skill, second, 'stop')).toEqual({ kind: 'stopped' });
});

test.each([
  ['7', 7],
  ['about a 10', 10],
  ['3/10', 3],
  ['maybe 6 or so', 6],
  ['100', undefined],
  ['no idea', undefined],
])('the rating in "%s" is %s', (text, rating) => expect(ratingIn(text)).toBe(rating));

test.each([
  ['Next', 'next'],
  ['ok', 'next'],
  ['hold on', 'pause'],
  ['this is not helping', 'stop'],
  ['the lamp and the chair', 'words'],
])('"%s" means %s', (text, move) => expect(moveOf(text)).toBe(move));

const anxious = personaOf('calm-centering');
const panic = "i can't breathe and my heart is racing";

test('an exercise is only offered, with "Just listen" among the choices; yes begins it', () => {
  const replies = converse(anxious, [panic, 'Yes, let us try it', '8', 'the lamp, my shoe, a cup', 'Pause']);
  expect(replies[0]?.quickReplies).toContain('Just listen');
  expect(replies[0]?.state.skill).toBeUndefined();
  expect(replies[1]?.text).toMatch(/0 to 10/);
  expect(replies[2]?.quickReplies).toEqual(['Next', 'Skip', 'Pause', 'Stop']);
  expect(replies[4]?.state.skill?.paused).toBe(true);
});

test('a refused exercise is not offered again that day, but may be the next', () => {
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

test('a thought record reads the own words back', () => {
  const replies = converse(personaOf('wise-mentor'), [
    'can we do a thought record',
    'skip',
    'i forgot the meeting',
    'everyone thinks i am careless',
    'i forgot one meeting',
    'i was on time all year',
    'one slip is not a habit',
  ]);
  const last = replies.at(-1)?.text ?? '';
  expect(last).toContain('One slip is not a habit');
  expect(replies.at(-1)?.state.skill).toBeUndefined();
});
