import { getCompanionSettings, getUserAccount } from '@haven/contracts/account';
import type { Endpoint, OutputOf } from '@haven/contracts/endpoint';
import { getSettings } from '@haven/contracts/service';

export const maya = { userId: 'user-of-maya-0001', email: 'maya@example.org', firstName: 'Maya', username: 'Maya' };

/** What the server knows of somebody's answers before the chat. */
export function answered({
  ageBand = null,
  style = 'balanced-mix',
}: {
  ageBand?: 'minor' | 'adult' | null;
  style?: OutputOf<typeof getCompanionSettings>['data']['style'];
} = {}) {
  const account = {
    id: maya.userId,
    companionName: 'Haven',
    subscriptionStatus: 'free',
    messageCount: 12,
    minutesRemaining: 0,
    minutesTotal: 0,
    planRenewalDate: null,
    preferredLanguage: 'en',
    ageBand,
    createdAt: '2026-03-01T12:00:00.000Z',
  };
  const settings = { style, selectedQualities: [], personalizedIntro: '', userName: 'Maya', userEmail: null };
  const answers: [Endpoint, Response][] = [
    [getUserAccount, Response.json({ success: true, data: account })],
    [getCompanionSettings, Response.json({ success: true, data: settings })],
  ];
  return answers;
}

/** How this Haven is run, as far as signing in goes. */
export function runWith({ google = false } = {}): [Endpoint, Response] {
  const data = { beta: true, supportEmail: 's@example.org', privacyEmail: 'p@example.org', google };
  return [getSettings, Response.json({ success: true, data })];
}
