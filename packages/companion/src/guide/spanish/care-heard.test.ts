import { describe, expect, test } from 'vitest';
import { spanishCareHeard } from './care-heard.ts';
import { personIn, placeIn } from './care-named.ts';
import { plainSpelling } from './plain-spelling.ts';

describe('an answer in Spanish', () => {
  test.each([
    ['mi ma está dormida', 'tu mamá'],
    ['mi mejor amiga', 'tu mejor amiga'],
    ['mis papás están abajo', 'tus papás'],
    ['hablé con una vecina', 'tu vecina'],
    ['mi hermana y luego mi tía', 'tu tía'],
    ['las pastillas de mi mamá', undefined],
    ['mis hijos duermen', undefined],
  ])('names somebody: %s', (message, who) => expect(personIn(plainSpelling(message))).toBe(who));

  test.each([
    ['en mi mochila', 'tu mochila'],
    ['dentro del cajon', 'el cajón'],
    ['debajo de la cama de mi mama', 'la cama de tu mamá'],
    ['en el buró', 'el buró'],
    ['en Monterrey', undefined],
  ])('names a place: %s', (message, where) => expect(placeIn(plainSpelling(message))?.name).toBe(where));

  const heard = (message: string) => spanishCareHeard(plainSpelling(message));

  test.each([
    'ya le dije',
    'le escribí a mi hermana',
    'se lo conté a mi vieja',
    'ya viene',
    'dice que viene para acá',
    'he llamado a mi padre',
    'acabo de despertarla',
    'si, le dije a mi carnal',
    'dice q en 10 min llega',
  ])('tells that somebody was reached: %s', (message) => expect(heard(message).hasReached).toBe(true));

  test.each([
    'no le dije',
    'no se lo he dicho',
    '¿y si le digo?',
    'le dije hace un año y no me creyó',
    'le marqué y no contesta',
    'no viene',
    'qué le digo',
    'le voy a decir',
    'no creo que venga',
    'mi dolor viene de mi infancia',
    'ya viene la navidad',
    'dice que no viene',
    'hablé con ellos',
  ])('tells of nobody reached: %s', (message) => expect(heard(message).hasReached).toBe(false));

  test('a dog beside them is no help on the way', () => {
    expect(heard('mi perro está conmigo').isHere).toBe(false);
    expect(heard('mi hermana está conmigo').isHere).toBe(true);
  });

  test.each([
    'las tiré',
    'se las di a mi hermana',
    'las boté al inodoro',
    'mi mamá se las llevó',
    'ya no las tengo',
    'eché todo al escusado',
    'mi hermano escondió las pastillas',
  ])('tells that it is out of reach: %s', (message) => expect(heard(message).hasPutAway).toBe(true));

  test.each([
    'me las tomé',
    'las guardé para hoy',
    'las escondí en mi cuarto',
    'no las he tirado',
    'las saqué del cajón',
    'junté las pastillas',
    'las eché en mi mochila',
    'mi papá ya no está aquí',
    'las voy a tirar',
    '¿las tiré?',
  ])('tells of nothing put away: %s', (message) => expect(heard(message).hasPutAway).toBe(false));

  test.each(['no estoy mejor', 'nada mejor', 'mejor sin mí', 'estarían mejor si no estoy', 'no estoy tranquila'])(
    'tells of no calm: %s',
    (message) => expect(heard(message).isCalmer).toBe(false),
  );
});
