import { expect, test } from 'vitest';
import { advance, moveOf, ratingIn, type SkillRun, startRun } from './run.ts';
import { type SkillForm, stepsOf } from './skill.ts';
import { findSkill, skills } from './skills.ts';

const forms = skills.flatMap((skill) =>
  (Object.keys(skill.forms) as SkillForm[]).map((form) => [skill.id, form, skill] as const),
);
const steps = forms.flatMap(([id, form, skill]) =>
  stepsOf(skill, form).map((_step, step) => [`${id}, ${form}, step ${step + 1}`, skill, form, step] as const),
);

test.each(forms)('%s, %s, can be gone through to its end', (_id, form, skill) => {
  let run: SkillRun | undefined = startRun(skill, form);
  const rated = run.phase === 'before';
  const answers = stepsOf(skill, form).map((_step, at) => `it is thing ${'abcdef'.charAt(at)}`);
  for (const message of rated ? ['6', ...answers, '3'] : answers) {
    const turn = advance(skill, run as SkillRun, message);
    run = turn.kind === 'say' ? turn.run : undefined;
    if (turn.kind === 'done' && rated) expect([turn.run.before, turn.run.after]).toEqual([6, 3]);
  }
  expect(run).toBeUndefined();
});

test.each(steps)(
  '%s: pause holds it, back goes to the one before, skip leaves it out, stop ends',
  (_title, skill, form, step) => {
    const run: SkillRun = { ...startRun(skill, form), phase: 'steps', step, before: 5 };
    const last = step === stepsOf(skill, form).length - 1;
    const paused = advance(skill, run, 'pause');
    expect(paused).toMatchObject({ kind: 'paused', run: { step, paused: true } });
    expect(advance(skill, { ...run, paused: true }, 'continue')).toEqual({ kind: 'say', run });
    expect(advance(skill, run, 'back')).toMatchObject({ kind: 'say', run: { step: Math.max(0, step - 1) } });
    expect(advance(skill, run, 'again')).toEqual({ kind: 'say', run });
    expect(advance(skill, run, 'skip')).toMatchObject({
      run: { ...(last ? { phase: 'after' } : { step: step + 1 }), notes: {} },
    });
    expect(advance(skill, run, 'stop')).toEqual({ kind: 'stopped' });
  },
);

test('"I don\'t know" gets an example once, and then the next step', () => {
  const skill = found('urge-surfing');
  const run: SkillRun = { ...startRun(skill), phase: 'steps', step: 0 };
  const hinted = advance(skill, run, 'idk');
  expect(hinted).toMatchObject({ kind: 'hint', run: { step: 0, notes: {} } });
  if (hinted.kind !== 'hint') throw new Error('no example was given');
  expect(advance(skill, hinted.run, 'no idea')).toMatchObject({ kind: 'say', run: { step: 1, notes: {} } });
});

test('the hour given along with the small act is not asked for again', () => {
  const skill = found('getting-going');
  const run: SkillRun = { ...startRun(skill), phase: 'steps', step: 1 };
  expect(advance(skill, run, 'water the fern tomorrow after breakfast')).toMatchObject({ run: { step: 3 } });
  expect(advance(skill, run, 'water the fern')).toMatchObject({ run: { step: 2 } });
});

test('an hour is an answer where one is asked for, and no rating', () => {
  const skill = found('worry-time');
  const run: SkillRun = { ...startRun(skill), phase: 'steps', step: 1 };
  expect(advance(skill, run, 'at 7')).toMatchObject({ run: { step: 2, notes: { slot: 'at 7' } } });
});

test.each([
  ['7', 7],
  ['about a 10', 10],
  ['3/10', 3],
  ['maybe 6 or so', 6],
  ['seven', 7],
  ['like a four', 4],
  ['100', undefined],
  ['no idea', undefined],
])('the rating in "%s" is %s', (text, rating) => expect(ratingIn(text)).toBe(rating));

test.each([
  ['Next', 'next'],
  ['ok', 'next'],
  ['hold on', 'pause'],
  ['can we pause', 'pause'],
  ['give me a minute', 'pause'],
  ['Pause please', 'pause'],
  ['this is not helping', 'stop'],
  ['can we stop here', 'stop'],
  ["that's enough, thanks", 'stop'],
  ['ok, go back please', 'back'],
  ['one step back', 'back'],
  ['say that again', 'again'],
  ['i’d rather not say', 'skip'],
  ['why are we doing this?', 'why'],
  ['what do you mean?', 'explain'],
  ['ok go on', 'resume'],
  ['the lamp and the chair', 'words'],
  ['i want to stop smoking', 'words'],
  ['my back', 'words'],
])('"%s" means %s', (text, move) => expect(moveOf(text)).toBe(move));

function found(id: string) {
  const skill = findSkill(id);
  if (!skill) throw new Error(`no ${id}`);
  return skill;
}
