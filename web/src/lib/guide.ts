import {
  type CompanionSettings,
  getCompanionSettings,
  type QualityId,
  qualityIds,
  type StyleId,
  styleIds,
  updateCompanionSettings,
} from '@haven/contracts/account';
import { storageKeys } from '@haven/contracts/policy/screens';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { ensureAccount, isLocalId, personalKey } from './account.ts';
import { call } from './call.ts';
import { logFailure } from './log.ts';
import { readStoredJson, writeStored } from './storage.ts';

/** How the person would like to be talked to. */
export interface Guide {
  style: StyleId;
  selectedQualities: readonly QualityId[];
}

/** What was chosen in this browser; undefined before onboarding. */
export function readGuide(userId: string): Guide | undefined {
  return readKept(userId)?.guide;
}

/** Keeps the choice here at once and sends it to the server, now or when it can next be reached. Never throws. */
export async function chooseGuide(guide: Guide): Promise<void> {
  const userId = await ensureAccount();
  keep(userId, { guide, isSent: false });
  await sendGuide(userId);
}

/** Sends a choice that has not reached the server yet. Never throws. */
export async function sendGuide(userId: string): Promise<void> {
  const kept = readKept(userId);
  if (!kept || kept.isSent || isLocalId(userId)) return;
  const { style, selectedQualities } = kept.guide;
  try {
    const body = { style, selectedQualities: [...selectedQualities] };
    await call(updateCompanionSettings, { params: { id: userId }, body });
    keep(userId, { guide: kept.guide, isSent: true });
  } catch (error) {
    logFailure('Saving the guide', error);
  }
}

/** The server has taken this choice: the chat shows it from now on. */
export function rememberGuide(userId: string, settings: CompanionSettings, queryClient: QueryClient): void {
  const guide = { style: settings.style, selectedQualities: settings.selectedQualities.filter(isQualityId) };
  keep(userId, { guide, isSent: true });
  queryClient.setQueryData(guideQuery(userId).queryKey, guide);
}

/** The guide as the server knows it; as this browser does where the choice has not arrived or the call fails. */
export function guideQuery(userId: string) {
  return queryOptions({ queryKey: ['guide', userId], queryFn: () => fetchGuide(userId) });
}

async function fetchGuide(userId: string): Promise<Guide | null> {
  const kept = readKept(userId);
  if (isLocalId(userId) || (kept && !kept.isSent)) return kept?.guide ?? null;
  try {
    const { data } = await call(getCompanionSettings, { params: { id: userId } });
    return { style: data.style, selectedQualities: data.selectedQualities.filter(isQualityId) };
  } catch (error) {
    logFailure('Reading the guide', error);
    return kept?.guide ?? null;
  }
}

function isQualityId(value: string): value is QualityId {
  return (qualityIds as readonly string[]).includes(value);
}

const keptGuide = z.object({
  guide: z.object({ style: z.enum(styleIds), selectedQualities: z.array(z.enum(qualityIds)) }),
  isSent: z.boolean(),
});

function readKept(userId: string) {
  return readStoredJson(personalKey(storageKeys.guide, userId), (value) => keptGuide.parse(value));
}

function keep(userId: string, kept: { guide: Guide; isSent: boolean }): void {
  writeStored(personalKey(storageKeys.guide, userId), JSON.stringify(kept));
}
