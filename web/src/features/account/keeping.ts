import type { PrivacyState } from '@haven/contracts/account';
import { ruleCopy as copy } from './copy.ts';

/** The rule by which conversations are kept, as the end of a sentence that begins with "Right now:". */
export function keepingWords(
  { storagePreference, keepUntilDeleted }: Pick<PrivacyState, 'storagePreference' | 'keepUntilDeleted'>,
  isSignedIn: boolean,
): string {
  if (storagePreference === 'session-only') return copy['session-only'][isSignedIn ? 'member' : 'visitor'];
  return keepUntilDeleted ? copy.untilDeleted : copy.days;
}
