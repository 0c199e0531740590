import type { ReplyRequest } from '#features/companion/index.ts';

/** What an ordinary reply is made from. */
export const replyRequest: ReplyRequest = {
  message: 'It was a long week.',
  turns: [],
  persona: { style: 'balanced-mix', qualities: [] },
  detection: { tier: 'none', signals: [], spans: [] },
  care: { flag: false, cardShownBefore: false, checkIn: false },
  beta: true,
  state: undefined,
  now: new Date('2026-03-01T12:00:00Z'),
  seed: 'seed',
};
