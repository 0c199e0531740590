import { expect, test } from 'vitest';
import { skills } from '#skills/skills.ts';
import { spanishSkills } from '#skills/spanish/skills.ts';
import { runningTask } from './exercise.ts';
import { stepSaidIn } from './said-step.ts';

const steps = [...skills, ...spanishSkills.map(({ skill }) => skill)].flatMap((skill) =>
  Object.values(skill.forms)
    .flat()
    .filter(({ expects }) => expects !== 'next'),
);

test('every step that asks for words is known, whatever is said around it', () => {
  const unknown = steps.flatMap(({ say }) =>
    say.filter(
      (line) => runningTask([line]) === undefined || stepSaidIn(`“Fumar”. Bien. ${line} Sin prisa.`) === undefined,
    ),
  );
  expect(steps.length).toBeGreaterThan(80);
  expect(unknown).toEqual([]);
});

test('an example for a step still asks for its answer', () => {
  const unknown = steps.flatMap(({ hint = [] }) => hint.filter((line) => runningTask([line]) === undefined));
  expect(unknown).toEqual([]);
});

test.each([
  '¿Cuál?',
  '¿Cómo fue tu día con él?',
  '¿Quieres probar? Escucha hacia fuera.',
  'Llama al 988. Nombra a alguien que pueda venir.',
])('"%s" is no step', (line) => {
  expect(runningTask([line])).toBeUndefined();
});
