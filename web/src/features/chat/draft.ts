import { storageKeys } from '@haven/contracts/policy/screens';
import { readStored, removeStored, writeStored } from '#lib/storage.ts';

/** What was in the composer when the page was left. */
export function readDraft(): string {
  return readStored(storageKeys.draft) ?? '';
}

export function keepDraft(text: string): void {
  if (text === '') removeStored(storageKeys.draft);
  else writeStored(storageKeys.draft, text);
}

/** Gives a text back to the composer, before what has been typed since. */
export function withReturned(draft: string, returned: string): string {
  return draft.trim() === '' ? returned : `${returned}\n${draft}`;
}
