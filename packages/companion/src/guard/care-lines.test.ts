import { expect, test } from 'vitest';
import type { MessageLanguage } from '#guide/message-language.ts';
import { missingCareLines } from './care-lines.ts';
import { findLineFault } from './check-line.ts';

const said = { text: 'I hear how heavy it is.', language: 'en', turn: 0 } as const;

test.each(['none', 'quiet'] as const)('nothing is added to a reply at tier %s', (tier) => {
  expect(missingCareLines({ ...said, tier })).toBe('');
});

test.each(['en', 'es', 'fr', 'de', 'pt', 'other'] as MessageLanguage[])(
  'a reply at risk that names nothing gets every line, in %s',
  (language) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const elevated = missingCareLines({ ...said, language, turn, tier: 'elevated' });
      const imminent = missingCareLines({ ...said, language, turn, tier: 'imminent' });
      expect(elevated).toMatch(/988.*HOME.*741741/u);
      expect(imminent).toMatch(/911.*988.*HOME.*741741/u);
      expect(findLineFault(imminent)).toBeUndefined();
    }
  },
);

test('only what is missing is added', () => {
  const tier = 'imminent';
  expect(missingCareLines({ ...said, tier, text: 'Call 911, call or text 988, text HOME to 741741.' })).toBe('');
  expect(missingCareLines({ ...said, tier, text: 'Call 911 or 988.' })).toBe('You can also text HOME to 741741.');
  expect(missingCareLines({ ...said, tier, text: 'Call 911, text HOME to 741741.' })).toBe(
    'You can call or text 988 at any hour.',
  );
  expect(missingCareLines({ ...said, tier, text: 'Call 988 or text 741741.' })).toMatch(/911/u);
  expect(missingCareLines({ ...said, tier: 'elevated', text: 'My number is 19885.' })).toMatch(/988/u);
});

test('the words vary from turn to turn', () => {
  const words = [0, 1, 2].map((turn) => missingCareLines({ ...said, tier: 'elevated', turn }));
  expect(new Set(words).size).toBe(3);
});
