import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBytes, unpackBytes } from './packed-bytes.ts';

test('bytes come back from text that needs no escaping', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const packed = packBytes(bytes);
      expect([...unpackBytes(packed)]).toEqual([...bytes]);
      expect(JSON.stringify(packed)).toBe(`"${packed}"`);
    }),
  );
});

test('bytes of which few differ take little of a character', () => {
  const bytes = Uint8Array.from({ length: 10_000 }, (_, i) => ((i * i) % 97 === 0 ? 1 + (i % 3) : 0));
  expect(packBytes(bytes).length).toBeLessThan(bytes.length / 4);
});
