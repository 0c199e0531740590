import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scorePlaces } from './distinct.ts';
import { openScores, packScores } from './scores.ts';

const at = (hash: number) => ({ channels: [{ hashes: [hash], share: 1 }], from: 0, to: 0 });

test('what is stored comes back nearly as it was, at its places and nowhere else', () => {
  const kept = fc.uniqueArray(
    fc.record({ place: fc.nat(scorePlaces - 1), weight: fc.double({ min: -4, max: 4, noNaN: true }) }),
    { selector: ({ place }) => place, minLength: 1, maxLength: 50 },
  );
  fc.assert(
    fc.property(kept, (items) => {
      const inOrder = [...items].sort((one, other) => one.place - other.place);
      const places = inOrder.map(({ place }) => place);
      const weights = inOrder.map(({ weight }) => weight);
      const stored = packScores({
        places,
        scores: [
          { name: 'one', intercept: 0.5, weights },
          { name: 'other', intercept: 0, weights: weights.map((weight) => -weight) },
        ],
      });
      const scores = openScores(stored);
      const most = Math.max(...weights.map(Math.abs));
      for (const { place, weight } of inOrder) {
        const [one = 0, other = 0] = scores(at(place));
        expect(Math.abs(one - 0.5 - weight)).toBeLessThanOrEqual(most / 20 + 1e-6);
        expect(other).toBeCloseTo(0.5 - one, 6);
      }
      const elsewhere = places.map((place) => (place + 1) % scorePlaces).filter((place) => !places.includes(place));
      for (const place of elsewhere) expect(scores(at(place))[0]).toBe(0.5);
    }),
  );
});
