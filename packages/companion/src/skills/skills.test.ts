import { expect, test } from 'vitest';
import { emotions } from '#emotion/emotions.ts';
import { wordsOf } from '#guide/said-before.ts';
import { hindrancesIn } from './hindrances.ts';
import { type SkillForm, type SkillStep, stepsOf } from './skill.ts';
import { skills } from './skills.ts';

const titled = skills.map((skill) => [skill.id, skill] as const);
const lengths: Record<SkillForm, [number, number]> = {
  'half-minute': [15, 45],
  'two-minute': [80, 160],
  'five-minute': [200, 330],
};

test('there are eighteen, each with an id and a name of its own', () => {
  expect(skills).toHaveLength(18);
  expect(new Set(skills.map(({ id }) => id)).size).toBe(18);
  expect(new Set(skills.map(({ name }) => name)).size).toBe(18);
});

test.each(titled)('%s says what it is for and who should leave it out', (_id, { purpose, caution, offers, close }) => {
  expect(purpose).toMatch(/^[A-Z].+\.$/u);
  expect(caution).toMatch(/^[A-Z].+\.$/u);
  for (const offer of offers) expect(offer).toMatch(/listen|talk|hear|company|tell|leave|off your chest/iu);
  expect(offers.length).toBeGreaterThanOrEqual(3);
  expect(close.length).toBeGreaterThanOrEqual(3);
});

test.each(titled)(
  '%s: the timers of each form add up to about its length, and the usual one is what the minutes say',
  (_id, skill) => {
    for (const form of Object.keys(skill.forms) as SkillForm[]) {
      const seconds = stepsOf(skill, form).reduce((sum, step) => sum + step.seconds, 0);
      expect([form, seconds]).toEqual([form, Math.min(lengths[form][1], Math.max(lengths[form][0], seconds))]);
    }
    expect(skill.minutes).toBe(skill.usual === 'two-minute' ? 2 : 5);
  },
);

test.each(titled)('%s: each step has two wordings, fits on a card, and asks at most one thing', (_id, skill) => {
  for (const step of allSteps(skill)) {
    expect(new Set(step.say).size).toBeGreaterThanOrEqual(2);
    for (const line of step.say) expect(wordsOf(line).length).toBeLessThanOrEqual(45);
    expect(wordsOf(step.title).length).toBeLessThanOrEqual(10);
    if (step.expects !== 'next' && step.heard)
      expect(step.heard.some((line) => !line.includes('{')) || step.expects === 'things').toBe(true);
  }
  for (const line of skill.warn ?? []) expect(wordsOf(line).length).toBeLessThanOrEqual(32);
});

test.each(titled.filter(([, { forms }]) => forms['half-minute']))(
  '%s in half a minute begins with its first step and ends with what was in it',
  (_id, skill) => {
    const [first, ...others] = stepsOf(skill, 'half-minute');
    for (const line of first?.say ?? []) expect(line).not.toMatch(/\b(?:again|once more|this time|as before)\b/iu);
    const said = [first, ...others].flatMap((step) => [step?.title ?? '', ...(step?.say ?? [])]).join(' ');
    for (const line of skill.shortClose ?? skill.close) {
      expect(line).not.toMatch(/\b(?:all four|four small|five senses|rounds?)\b/iu);
      for (const [part] of line.matchAll(/\b(?:(?<!phone )face|legs|belly|listened|touched)\b/giu))
        expect(said.toLowerCase()).toContain(part.toLowerCase().slice(0, 5));
    }
  },
);

test('no two exercises share a line', () => {
  const lines = skills.flatMap((skill) => [
    ...skill.offers,
    ...skill.rate.before,
    ...skill.rate.after,
    ...new Set([...skill.close, ...(skill.shortClose ?? [])]),
    ...(skill.warn ?? []),
    ...new Set(allSteps(skill).flatMap(({ say }) => say)),
  ]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test('what is read back at the end has been asked for', () => {
  for (const skill of skills) {
    const keys = new Set(allSteps(skill).map(({ key }) => key));
    const named = skill.close.flatMap((line) =>
      [...line.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name.toLowerCase()),
    );
    expect(named.filter((name) => !keys.has(name))).toEqual([]);
  }
});

test('there is an exercise for every hard feeling', () => {
  const pleasant = new Set(['joy', 'gratitude', 'pride', 'hope', 'calm', 'love', 'grief']);
  const met = new Set(skills.flatMap(({ fits }) => fits.feelings));
  expect(emotions.filter((emotion) => !pleasant.has(emotion) && !met.has(emotion))).toEqual([]);
});

test.each([
  ["I'm 20 weeks pregnant", 'pregnancy'],
  ['my pregnancy is high risk', 'pregnancy'],
  ['I have a heart condition', 'heart'],
  ["I'm on beta blockers", 'heart'],
  ['I have asthma', 'lungs'],
  ['my asthma is acting up', 'lungs'],
  ['I feel really dizzy', 'dizziness'],
  ["I'm recovering from an eating disorder", 'eating'],
  ["I've been purging again", 'eating'],
  ['I broke my wrist', 'injury'],
  ['my lower back hurts', 'injury'],
  ['my mom died last week', 'loss'],
  ['the funeral is on friday', 'loss'],
  ['I had a miscarriage', 'loss'],
  ['I hear voices at night', 'voices'],
  ['they are watching me', 'voices'],
  ['I have long covid', 'illness'],
  ["I don't feel safe in this house", 'surroundings'],
  ['I have an urge to cut', 'self-harm'],
])('"%s" tells of %s', (text, hindrance) => expect(hindrancesIn(text)).toContain(hindrance));

test.each([
  'my sister is pregnant',
  "I'm not pregnant",
  'I thought I was having a heart attack',
  'my heart is broken',
  'my dad had a stroke years ago',
  'that joke died fast',
  'my grandpa died ten years ago',
  'I broke my promise',
  'he hurt my feelings',
  'I love their voices',
  'I binge watched a show',
  'I looked around the shop',
  'cut it out',
  'my voice was shaking',
])('"%s" tells of nothing that speaks against an exercise', (text) => expect(hindrancesIn(text)).toEqual([]));

function allSteps(skill: (typeof skills)[number]): SkillStep[] {
  return Object.values(skill.forms).flat();
}
