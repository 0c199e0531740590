import type { Detection } from '#crisis/detect.ts';
import { rankOf } from '#crisis/risk.ts';
import type { Persona } from '#persona/styles.ts';
import { type GuideReply, type GuideState, replyTo } from '../reply.ts';
import type { Turn } from '../request.ts';

export interface ConversationOptions {
  seed?: string;
  beta?: boolean;
  now?: Date;
  /** What the detector says of a message in the light of the turns before; none at all unless given. */
  detectWith?: (message: string, before: readonly Turn[]) => Detection;
  flag?: boolean;
}

export const calm: Detection = { tier: 'none', signals: [], spans: [] };

/** For tests: a conversation with the guide, kept as the server keeps it (state through JSON, the last 40 turns). */
export function converse(
  persona: Persona,
  messages: readonly string[],
  options: ConversationOptions = {},
): GuideReply[] {
  let state: GuideState | undefined;
  const turns: Turn[] = [];
  const care = { flag: options.flag ?? false, cardShownBefore: false, checkIn: false };
  return messages.map((message) => {
    const detection = (options.detectWith ?? (() => calm))(message, turns);
    if (rankOf(detection.tier) >= 2) care.flag = true;
    const reply = replyTo({
      message,
      turns: turns.slice(-40),
      persona,
      detection,
      care: { ...care },
      beta: options.beta ?? true,
      state,
      now: options.now ?? new Date('2026-11-18T23:00:00Z'),
      seed: options.seed ?? 'seed',
    });
    if (rankOf(detection.tier) >= 2) care.cardShownBefore = true;
    state = JSON.parse(JSON.stringify(reply.state)) as GuideState;
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
    return reply;
  });
}

/** The replies' words alone. */
export function texts(persona: Persona, messages: readonly string[], options?: ConversationOptions): string[] {
  return converse(persona, messages, options).map(({ text }) => text);
}

export function personaOf(style: Persona['style'], ...qualities: Persona['qualities'][number][]): Persona {
  return { style, qualities };
}
