import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsIn } from './facts.ts';
import { type KeptFact, recall } from './recall.ts';

/** A Tuesday. */
const now = new Date('2026-03-03T12:00:00Z');
const textsIn = (message: string) => factsIn(message, now).map(({ text }) => text);

describe('what is worth keeping', () => {
  test.each([
    ['my dog Biscuit ran off again and i cant sleep', 'your dog is called Biscuit'],
    ['my sister Lena is getting married', 'your sister is called Lena'],
    ['i have a job interview on friday and im terrified', 'your job interview is on Friday, March 6'],
    ["I'm a night nurse and my feet hurt", 'you are a night nurse'],
    ['im an electrician, self employed', 'you are an electrician'],
    ['I live in Portland with two cats', 'you live in Portland'],
    ['i live alone since the divorce', 'you live alone'],
    ['im studying marine biology and behind on everything', 'you study marine biology'],
    ['i have three kids and no time', 'you have three children'],
    ['going for a walk usually helps', 'going for a walk helps you'],
  ])('%s', (message, text) => expect(textsIn(message)).toContain(text));

  test.each([
    ['mi perro Canelo no come', 'tu perro se llama Canelo'],
    ['mi hermana lucía dice que exagero', 'tu hermana se llama Lucía'],
    ['el viernes tengo una entrevista de trabajo', 'tu entrevista de trabajo es el viernes 6 de marzo'],
    ['soy enfermera y no paro', 'eres enfermera'],
    ['vivo en Sevilla desde hace un año', 'vives en Sevilla'],
    ['vivo sola desde marzo, y cuesta', 'vives sola'],
    ['tengo tres hijos y no duermo', 'tienes tres hijos'],
    ['estudio biología y voy mal', 'estudias biología'],
    ['caminar por la playa me ayuda mucho', 'caminar por la playa te ayuda'],
  ])('%s', (message, text) => expect(textsIn(message)).toContain(text));

  test.each([
    'si viviera en Madrid sería feliz',
    'cuando vivía sola estaba mejor',
    '¿crees que soy buena para esto, si soy enfermera?',
    'mi mamá dijo "soy maestra" y se rio',
    'tengo una cita médica el jueves',
    'no vivo en Madrid',
    'mi hermana me cansa',
  ])('nothing of, in Spanish: %s', (message) => expect(textsIn(message)).toEqual([]));

  test.each([
    'if i lived in Portland i would be happier',
    'i wish i was a nurse',
    'i used to live in Boston',
    'do you think i should say i live in Ohio?',
    'she said "I am a teacher" and laughed',
    'i have depression and adhd',
    'my sister is annoying',
    'i am a mess',
    'the exam went badly',
    "please don't ask me about my ex again",
    'ok',
    '',
  ])('nothing of: %s', (message) => expect(textsIn(message)).toEqual([]));

  test('the same fact in other words has the same key; a new one of the same topic takes its place', () => {
    const keyOf = (message: string) => factsIn(message, now)[0]?.key;
    expect(keyOf("I'm a nurse")).toBe(keyOf('i am a paramedic now'));
    expect(keyOf('my dog Biscuit is old')).toBe(keyOf('my dog, named biscuit, barks'));
  });

  test('a message gives four facts at most, whatever it holds, and never fails', () => {
    assert(property(string({ maxLength: 2_000, unit: 'grapheme' }), (message) => factsIn(message, now).length <= 4));
  });
});

describe('what comes to mind', () => {
  const fact = (text: string, more: Partial<KeptFact> = {}): KeptFact => ({
    text,
    pinned: false,
    keptAt: new Date('2026-02-01T00:00:00Z'),
    ...more,
  });
  const textsFor = (facts: KeptFact[], message: string, most = 2) =>
    recall(facts, message, now, most).map(({ text }) => text);

  const facts = [
    fact('your dog is called Biscuit'),
    fact('you live in Portland', { keptAt: new Date('2026-02-20T00:00:00Z') }),
    fact('you are a nurse', { pinned: true }),
    fact('your interview is on Friday, March 6', { dueOn: '2026-03-06' }),
    fact('your exam is on Monday, February 2', { dueOn: '2026-02-02' }),
  ];

  test('what the message is about goes first', () => {
    expect(textsFor([...facts], 'the dog was barking all night, Biscuit again')[0]).toBe('your dog is called Biscuit');
  });
  test('what is pinned, then what is due about now', () => {
    expect(textsFor(facts, 'hi')).toEqual(['you are a nurse', 'your interview is on Friday, March 6']);
  });
  test('what is long past is left out, and never more than asked for', () => {
    expect(textsFor(facts, 'the exam', 10)).not.toContain('your exam is on Monday, February 2');
    expect(textsFor(facts, 'hi', 3)).toHaveLength(3);
  });
});
