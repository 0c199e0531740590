import { expect, test } from 'vitest';
import { hindrancesIn } from '../hindrances.ts';
import type { Skill, SkillForm, SkillStep } from '../skill.ts';
import { skills } from '../skills.ts';
import { inSpanish } from './in-spanish.ts';
import { spanishSkills } from './skills.ts';
import { worryTime } from './worry-time.ts';

const titled = spanishSkills.map((one) => [one.skill.id, one] as const);

test('all eighteen speak Spanish, in the same order', () => {
  expect(spanishSkills.map(({ skill }) => skill.id)).toEqual(skills.map(({ id }) => id));
  expect(new Set(spanishSkills.map(({ skill }) => skill.name)).size).toBe(18);
});

test.each(titled)('%s has the cautions of the English one, and two wordings for each step', (id, { skill }) => {
  const english = skills.find((one) => one.id === id);
  expect(skill.avoid).toEqual(english?.avoid);
  expect(Boolean(skill.warn)).toBe(Boolean(english?.warn));
  expect(skill.offers.length).toBeGreaterThanOrEqual(3);
  expect(skill.close.length).toBeGreaterThanOrEqual(3);
  for (const offer of skill.offers) expect(offer).toMatch(/escuch|habl|cont|lea|leo/iu);
  for (const { say, title, expects, heard } of allSteps(skill)) {
    expect(new Set(say).size).toBeGreaterThanOrEqual(2);
    expect(title.split(' ').length).toBeLessThanOrEqual(10);
    if (heard && expects === 'words') expect(heard.some((line) => !line.includes('{'))).toBe(true);
  }
});

test.each(titled)('%s has every form of the English one, with its steps, timers and breaths', (id, { skill }) => {
  const english = skills.find((one) => one.id === id);
  expect(skill.usual).toBe(english?.usual);
  expect(skill.minutes).toBe(english?.minutes);
  expect(outline(skill)).toEqual(english && outline(english));
});

test.each(titled)(
  '%s takes up what is written in a longer or shorter form where the English one does',
  (id, { skill }) => {
    const english = skills.find((one) => one.id === id);
    const heardIn = (of: Skill | undefined, form: SkillForm): boolean[] =>
      (of?.forms[form] ?? [])
        .filter(({ title }) => !of?.forms['two-minute'].some((step) => step.title === title))
        .map(({ heard }) => Boolean(heard));
    for (const form of ['half-minute', 'five-minute'] as const)
      expect([form, heardIn(skill, form)]).toEqual([form, heardIn(english, form)]);
  },
);

test('words for other steps than an exercise has are refused when it is loaded', () => {
  const { added: _added, ...withoutLonger } = worryTime;
  const [first] = worryTime.steps;
  expect(() => inSpanish(withoutLonger)).toThrow('worry-time');
  expect(() => inSpanish({ ...worryTime, steps: worryTime.steps.slice(1) })).toThrow('worry-time');
  expect(() => inSpanish({ ...worryTime, added: { 'five-minute': first ? [first, first] : [] } })).toThrow(
    'worry-time',
  );
  expect(() => inSpanish({ ...worryTime, added: { ...worryTime.added, 'half-minute': [] } })).toThrow('worry-time');
});

test.each(titled)('%s has no English left in it and nothing gendered about the person', (_id, { skill }) => {
  const lines = [
    skill.name,
    skill.purpose,
    skill.caution,
    ...skill.offers,
    ...(skill.warn ?? []),
    ...skill.rate.before,
    ...skill.rate.after,
    ...skill.close.map((line) => line.replace(/\{\w+\}/gu, '')),
    ...allSteps(skill).flatMap(({ title, say, heard = [], hint = [] }) => [title, ...say, ...heard, ...hint]),
  ];
  expect(lines.filter((line) => /\b(?:the|and|you|your|with|breath|then|is)\b/iu.test(line))).toEqual([]);
  expect(
    lines.filter((line) =>
      /\b(?:est[aá]s|te sientes|quedas) (?:\p{L}+ )?\p{L}+[ao]\b(?<!nada|algo|lado|medio|cómoda|acá)/iu.test(line),
    ),
  ).toEqual([]);
});

test('no two share a line, and what is read back was asked for', () => {
  const lines = spanishSkills.flatMap(({ skill }) => [
    ...skill.offers,
    ...skill.rate.before,
    ...skill.rate.after,
    ...skill.close,
    ...(skill.warn ?? []),
    ...[...new Set(allSteps(skill).map(({ say }) => say))].flat(),
  ]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  for (const { skill } of spanishSkills) {
    const keys = new Set(allSteps(skill).map(({ key }) => key));
    const named = skill.close.flatMap((line) =>
      [...line.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name.toLowerCase()),
    );
    expect(named.filter((name) => !keys.has(name))).toEqual([]);
  }
});

test.each([
  ['estoy embarazada de seis meses', 'pregnancy'],
  ['tengo asma desde niña', 'lungs'],
  ['mi abuela murió el lunes', 'loss'],
  ['me duele la espalda', 'injury'],
  ['oigo voces de noche', 'voices'],
])('"%s" speaks against what %s forbids', (text, hindrance) => expect(hindrancesIn(text)).toContain(hindrance));

test.each(['me duele el alma', 'la voz de mi mamá', 'perdí las llaves', 'me muero de risa'])(
  '"%s" speaks against nothing',
  (text) => expect(hindrancesIn(text)).toEqual([]),
);

function allSteps(skill: Skill): SkillStep[] {
  return Object.values(skill.forms).flat();
}

/** All that a form has beside its words. */
function outline({ forms }: Skill): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(forms).map(([form, steps]) => [
      form,
      steps.map(({ seconds, expects, key, beats, takesNumbers }) => ({ seconds, expects, key, beats, takesNumbers })),
    ]),
  );
}
