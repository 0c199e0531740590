import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scorePlaces } from './distinct.ts';
import { openPlaces, packPlaces, unpackPlaces } from './kept-places.ts';

const keptPlaces = fc
  .uniqueArray(fc.nat(scorePlaces - 1), { maxLength: 80 })
  .map((places) => places.sort((one, other) => one - other));

test('places come back', () => {
  fc.assert(
    fc.property(keptPlaces, (places) => {
      expect(unpackPlaces(packPlaces(places))).toEqual(places);
    }),
  );
});

test('a kept place is numbered in order, any other is none', () => {
  fc.assert(
    fc.property(keptPlaces, fc.nat(scorePlaces - 1), (places, other) => {
      const rowOf = openPlaces(places);
      expect(places.map(rowOf)).toEqual(places.map((_, row) => row));
      expect(rowOf(other)).toBe(places.indexOf(other));
    }),
  );
});
