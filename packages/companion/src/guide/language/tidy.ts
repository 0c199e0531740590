import { partRunOns } from './run-ons.ts';
import { rewrites } from './spellings.ts';
import { unswapped } from './swapped-letters.ts';

/**
 * Typed text as it would be written with care: apostrophes, capitals, chat spellings, repeated letters, a stop between statements. Only the
 * writing changes, never the words' meaning; where a spelling is ambiguous ("id", "its", "ill") its neighbours decide.
 */
export function tidy(text: string): string {
  const calm = isShouted(text) ? text.toLowerCase() : text;
  let tidied = calm
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/…/gu, '...');
  tidied = tidied
    .replace(/\s+/gu, ' ')
    .replace(/([a-z])\1{3,}/giu, '$1$1')
    .trim();
  tidied = tidied.replace(/\p{L}{3,}/gu, unswapped);
  for (const [pattern, replacement] of rewrites) tidied = tidied.replace(pattern, replacement);
  return partRunOns(
    tidied
      .replace(/\s+/gu, ' ')
      .replace(/\s+([,.!?;:])/gu, '$1')
      .trim(),
  );
}

/** A message typed with the shift key held down. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length > 4 && letters.filter((letter) => letter === letter.toUpperCase()).length > letters.length * 0.8
  );
}
