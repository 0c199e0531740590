import type { PrivacyState, UserAccount } from '@haven/contracts/account';
import {
  countData,
  getCompanionSettings,
  getPrivacySettings,
  getUserAccount,
  getUserTime,
} from '@haven/contracts/account';
import { type ChatMessage, listHistory } from '@haven/contracts/chat';
import type { Endpoint } from '@haven/contracts/endpoint';
import { storageKeys } from '@haven/contracts/policy/screens';
import { getSettings } from '@haven/contracts/service';
import { writeStored } from '#lib/storage.ts';

export const userId = 'user-of-maya-0001';

/** Makes the browser that of a visitor, or of somebody signed in. */
export function sitDown({ isSignedIn = false } = {}): void {
  writeStored(storageKeys.userId, userId);
  if (!isSignedIn) return;
  writeStored(storageKeys.userEmail, 'maya@example.org');
  writeStored(storageKeys.authToken, 'a-token');
}

export const account: UserAccount = {
  id: userId,
  companionName: 'Haven',
  subscriptionStatus: 'free',
  messageCount: 12,
  minutesRemaining: 0,
  minutesTotal: 0,
  planRenewalDate: null,
  preferredLanguage: 'en',
  ageBand: 'adult',
  createdAt: '2026-03-01T12:00:00.000Z',
};

export const privacy: PrivacyState = {
  storagePreference: 'session-only',
  importanceLevel: 'unsure',
  privacyConcerns: [],
  additionalFeedback: '',
  keepUntilDeleted: false,
  keepConsentedAt: null,
  keepAnswered: false,
  mayRemember: true,
};

export const settings = {
  style: 'motherly',
  selectedQualities: ['gentle'],
  personalizedIntro: 'the oldest of three',
  userName: 'Maya',
  userEmail: 'write-to-maya@example.org',
} as const;

const said: ChatMessage = {
  id: 'm1',
  seq: 1,
  sessionId: 's',
  role: 'user',
  content: 'I wrote the message to him.',
  timestamp: '2026-03-11T20:31:00.000Z',
  status: 'complete',
};

const counts = [
  { name: 'messages', label: 'Messages of your conversations', count: 24 },
  { name: 'mood_colors', label: 'Mood colors', count: 0 },
];

interface Known {
  subscriptionStatus?: string;
  privacy?: Partial<PrivacyState>;
  messages?: ChatMessage[];
}

/** Everything the page asks for, answered. What a test says otherwise stands before it. */
export function everything({ subscriptionStatus = 'free', privacy: change = {}, messages = [said] }: Known = {}) {
  const ok = (data: unknown) => Response.json({ success: true, data });
  const answers: [Endpoint, Response][] = [
    [getUserAccount, ok({ ...account, subscriptionStatus })],
    [getCompanionSettings, ok(settings)],
    [getPrivacySettings, ok({ ...privacy, ...change })],
    [getUserTime, ok({ minutesRemaining: 479, minutesTotal: 600, planRenewalDate: '2026-04-11T12:00:00.000Z' })],
    [listHistory, Response.json({ success: true, data: messages, hasMore: false })],
    [countData, ok(counts)],
    [getSettings, ok({ beta: true, supportEmail: 's@example.org', privacyEmail: 'p@example.org', google: false })],
  ];
  return answers;
}
