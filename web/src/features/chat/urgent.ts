import type { ChatMessage } from '@haven/contracts/chat';

/** As many turns as the server reads. */
const turnsRead = 24;

/**
 * Whether a text speaks of danger in the light of what was said before. The detector is loaded when it is first needed; where it
 * cannot be had, the message waits its turn.
 */
export async function isUrgent(
  text: string,
  before: readonly Pick<ChatMessage, 'role' | 'content'>[],
): Promise<boolean> {
  try {
    const { detect } = await import('@haven/companion/crisis/detect');
    const { tier } = detect(text, before.slice(-turnsRead));
    return tier === 'elevated' || tier === 'imminent';
  } catch {
    return false;
  }
}
