import { expect, test } from 'vitest';
import { findViolation } from '../check-reply.ts';
import harmless from './harmless.json' with { type: 'json' };
import violating from './violating.json' with { type: 'json' };

// The first 124 and 100 replies were written before the rules were read; the others by somebody who knew them.
test.each(violating)('$rule: $reply', ({ reply }) => {
  expect(findViolation(reply)).toBeDefined();
});

test.each(harmless)('harmless: %s', (reply) => {
  expect(findViolation(reply)).toBeUndefined();
});
