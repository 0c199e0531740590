import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scorePlaces } from './distinct.ts';
import { openPair, packPair } from './pair.ts';

const at = (hash: number) => ({ channels: [{ hashes: [hash], share: 1 }] });

test('a pair gives each kept place its weights, and nothing elsewhere', () => {
  const kept = fc.uniqueArray(fc.record({ place: fc.nat(scorePlaces - 1), isMore: fc.boolean() }), {
    selector: ({ place }) => place,
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(kept, (items) => {
      const inOrder = [...items].sort((one, other) => one.place - other.place);
      const places = inOrder.map(({ place }) => place);
      const scores = openPair(
        packPair({
          places,
          scores: [
            { name: 'one', intercept: 0.5, weights: inOrder.map(({ isMore }) => (isMore ? 2 : -2)) },
            { name: 'other', intercept: -1, weights: inOrder.map(() => 0) },
          ],
        }),
      );
      for (const { place, isMore } of inOrder) {
        expect(scores(at(place))[0]).toBeCloseTo(isMore ? 2.5 : -1.5, 5);
        expect(scores(at(place))[1]).toBeCloseTo(-1, 5);
      }
      const elsewhere = places.map((place) => (place + 1) % scorePlaces).filter((place) => !places.includes(place));
      for (const place of elsewhere) expect([...scores(at(place))]).toEqual([0.5, -1]);
    }),
  );
});

test('small weights keep their order and their side', () => {
  const weights = [-1, -0.4, -0.1, 0, 0.1, 0.4, 1];
  const places = weights.map((_, i) => i * 90_000);
  const scores = openPair(
    packPair({
      places,
      scores: [
        { name: 'one', intercept: 0, weights },
        { name: 'other', intercept: 0, weights: weights.toReversed() },
      ],
    }),
  );
  const read = places.map((place) => scores(at(place))[0] ?? 0);
  expect([...read].sort((one, other) => one - other)).toEqual(read);
  expect(read.map(Math.sign)).toEqual(weights.map(Math.sign));
  expect(read.map((one) => 0 - one)).toEqual(places.map((place) => scores(at(place))[1]));
});
