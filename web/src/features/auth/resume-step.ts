import { type CompanionSettings, getCompanionSettings, getUserAccount } from '@haven/contracts/account';
import { storageKeys } from '@haven/contracts/policy/screens';
import { personalKey } from '#lib/account.ts';
import { call } from '#lib/call.ts';
import { logFailure } from '#lib/log.ts';
import { readStored, writeStored } from '#lib/storage.ts';

/**
 * Whoever has answered the questions before the chat, here or on another device, is not asked them again. Never throws.
 */
export async function resumeStep(userId: string): Promise<void> {
  const key = personalKey(storageKeys.currentStep, userId);
  const params = { id: userId };
  try {
    const [account, settings] = await Promise.all([
      call(getUserAccount, { params }),
      call(getCompanionSettings, { params }),
    ]);
    const { ageBand } = account.data;
    if (ageBand === 'minor') writeStored(key, 'minor');
    else if (ageBand !== null && readStored(key) === null)
      writeStored(key, hasChosen(settings.data) ? 'chat' : 'step1');
  } catch (error) {
    logFailure('Resuming the questions before the chat', error);
  }
}

// The style that nobody chose stands for none.
function hasChosen({ style, selectedQualities }: CompanionSettings): boolean {
  return style !== 'balanced-mix' || selectedQualities.length > 0;
}
