import { expect, test } from 'vitest';
import { converse, personaOf, texts } from '../testing/conversation.ts';
import { heardSituations } from './hear-situation.ts';
import { spanishSituation } from '../spanish/situations.ts';

const first = (text: string) => heardSituations(text)[0]?.situation.id;
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const plain = personaOf('balanced-mix');

test.each([
  ['my girlfriend broke up with me last night', 'breakup-was-left'],
  ['I failed my chemistry exam', 'exam-failed'],
  ['my boss yelled at me in front of everyone', 'work-boss-yells'],
])('"%s" is heard as %s', (message, id) => expect(first(message)).toBe(id));

test('what is said of weather is no trouble', () => {
  for (const message of ['ok', 'thanks', 'what can you do', 'the bus was green'])
    expect(heardSituations(message)).toEqual([]);
});

test('a situation is answered by its own lines, with the words of the message before them or in them', () => {
  for (const seed of seeds) {
    const { text, state } = converse(plain, ['I was scammed out of my savings online'], { seed })[0] ?? {};
    expect(state?.angles?.at(-1)).toMatch(/^situation-/u);
    expect(text).toMatch(/scam|savings/iu);
  }
});

test('it stays what the talk is about, and asks what only it could bring', () => {
  const matters = converse(plain, ['I failed my chemistry exam', 'yeah', 'I do not know']).map(
    ({ state }) => state.matter?.id,
  );
  expect(new Set(matters)).toEqual(new Set(['situation-exam-failed']));
});

test('good news is met gladly, and a death is not', () => {
  for (const seed of seeds) {
    expect(texts(plain, ['I passed my driving test!'], { seed })[0]).not.toMatch(/sorry|hard|heavy|hurt/iu);
    expect(texts(plain, ['my grandmother died on sunday'], { seed })[0]).not.toMatch(
      /wonderful|glad|great news|enjoy/iu,
    );
  }
});

test('nobody is asked for a name they have given', () => {
  for (const seed of seeds)
    expect(
      texts(plain, ['my dog died yesterday', 'his name was biscuit', 'he was old'], { seed }).slice(1).join(' '),
    ).not.toMatch(/name\?/iu);
});

test('in Spanish accents count for nothing', () => {
  expect(spanishSituation('mi novio me dejo ayer')?.heard.angle.id).toBe('situation-breakup-was-left');
  expect(spanishSituation('Mi novio me dejó ayer.')?.heard.angle.id).toBe('situation-breakup-was-left');
});

test.each([
  ['my boss yelled at me in front of everyone', 'my landlord raised the rent'],
  ['mi jefe me gritó delante de todos', 'mi novio me dejó ayer'],
])('after danger no situation is taken up', (before, message) => {
  for (const seed of seeds) {
    const replies = converse(plain, [before, message], { seed, flag: true });
    expect(replies.flatMap(({ state }) => state.angles ?? []).filter((id) => id.startsWith('situation-'))).toEqual([]);
  }
});
