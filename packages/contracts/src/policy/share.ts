/** When the chat may ask, once, whether Haven would help someone else. */
export const sharePrompt = {
  /** Stored conversation entries (one message and its reply each) before the first prompt. */
  fromCount: 12,
  everyCount: 8,
  delayMs: 2_000,
  coolDownMinutes: 5,
} as const;

export const shareCopiedToastMs = 2_000;
