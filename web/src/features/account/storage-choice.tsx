import type { PrivacyState } from '@haven/contracts/account';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioRow } from '#ui/radio-row.tsx';
import { privacyCopy as copy } from './copy.ts';

type Preference = PrivacyState['storagePreference'];

const choices: readonly { value: Preference; isReady: boolean }[] = [
  { value: 'session-only', isReady: true },
  { value: 'user-controlled', isReady: true },
  { value: 'encrypted-storage', isReady: false },
];

/** Where conversations are kept. What does not exist yet is shown with the reason why it cannot be chosen. */
export function StorageChoice({ field }: { field: UseFormRegisterReturn }) {
  const { disabled: _, ...rest } = field;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-label">{copy.storage}</legend>
      {choices.map(({ value, isReady }) => (
        <RadioRow key={value} {...rest} value={value} disabled={!isReady} {...copy.preferences[value]} />
      ))}
    </fieldset>
  );
}
