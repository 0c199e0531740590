import { expect, test } from 'vitest';
import { spanishThings } from './named-things.ts';

/** A Tuesday. */
const now = new Date('2026-03-03T12:00:00Z');
const named = (message: string) =>
  spanishThings(message, 0, now).map(({ name, role }) => (role ? `${name}: ${role}` : name));

test.each([
  ['mi hermana lucía dice que no', ['Lucía: tu hermana']],
  ['mi hermano Tomás no me habla', ['Tomás: tu hermano']],
  ['tengo tres hijos y el pequeño, mateo, no duerme', ['Mateo: tu hijo']],
  ['mi perra se llama Nube', ['Nube: tu perra']],
  ['se llama canelo, tiene nueve años', ['Canelo']],
  ['mi madre vivía lejos', ['tu madre']],
  ['mi mamá sabía todo', ['tu mamá']],
  ['mañana tengo una entrevista', ['tu entrevista']],
  ['el viernes es la función del cole', ['la función del cole']],
])('"%s" names %j', (message, things) => expect(named(message)).toEqual(things));

test.each(['en la mañana tuve un examen', 'ayer fue el examen', 'me llamó para nada', 'estoy mal'])(
  '"%s" names nothing that is ahead',
  (message) => expect(named(message)).toEqual([]),
);

test('a day in Spanish has its date', () => {
  expect(spanishThings('mi examen es el lunes', 0, now)[0]?.date).toBe('2026-03-09');
  expect(spanishThings('pasado mañana tengo un viaje', 0, now)[0]?.date).toBe('2026-03-05');
});
