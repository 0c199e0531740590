import { expect, test } from 'vitest';
import { fittingSkill, hintedSkill, insteadOf, type Situation, suits } from './choose.ts';
import { skills } from './skills.ts';

const nothing: Situation = {
  text: '',
  feeling: undefined,
  topic: 'none',
  hindrances: [],
  cued: undefined,
  unwanted: () => false,
  helped: () => false,
};
/** Words that fit several exercises at once. */
const tense: Situation = { ...nothing, text: "I'm so stressed and on edge, my jaw is clenched", feeling: 'anxiety' };
const titled = skills.map((skill) => [skill.id, skill] as const);

test.each(titled)(
  '%s: suggested by a cue it is offered, but not once refused, hindered, or in a crisis',
  (id, skill) => {
    const cued: Situation = { ...nothing, cued: id };
    expect(fittingSkill(cued)?.id).toBe(id);
    expect(fittingSkill({ ...cued, unwanted: (other) => other === id })).toBeUndefined();
    for (const hindrance of skill.avoid) expect(fittingSkill({ ...cued, hindrances: [hindrance] })).toBeUndefined();
    expect(fittingSkill({ ...cued, hindrances: ['crisis'] })?.id).toBe(skill.steadies ? id : undefined);
  },
);

test.each(titled)('%s: whatever speaks against it, what is done instead suits', (_id, skill) => {
  for (const hindrance of [...skill.avoid, 'crisis'] as const) {
    const other = insteadOf(skill, [hindrance]);
    expect(other?.id).not.toBe(skill.id);
    expect(other && suits(other, [hindrance])).toBe(true);
  }
});

test('of those that fit, the particular goes before the broad, and what helped before both', () => {
  expect(fittingSkill(tense)?.id).toBe('muscle-relaxation');
  expect(fittingSkill({ ...tense, helped: (id) => id === 'box-breathing' })?.id).toBe('box-breathing');
  expect(fittingSkill({ ...tense, unwanted: (id) => id === 'muscle-relaxation' })?.id).not.toBe('muscle-relaxation');
});

test('broad words need a feeling or a topic that agrees', () => {
  const late: Situation = { ...nothing, text: 'the deadline is on friday' };
  expect(fittingSkill(late)).toBeUndefined();
  expect(fittingSkill({ ...late, feeling: 'overwhelm' })?.id).toBe('problem-solving');
});

test.each([
  ['I keep worrying', 'worry-time'],
  ["I'm having a panic attack", 'grounding'],
  ["I can't stop overthinking", 'unhooking'],
  ['I worry', undefined],
  ['I keep worrying that he will leave me', undefined],
])('"%s" hints at %s', (text, id) => {
  expect(hintedSkill({ ...nothing, text })?.id).toBe(id);
  expect(hintedSkill({ ...nothing, text, unwanted: () => true })).toBeUndefined();
});
