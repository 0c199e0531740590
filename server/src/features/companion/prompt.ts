import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { asData } from '@haven/companion/persona/as-data';
import { systemPrompt } from '@haven/companion/persona/system-prompt';
import type { ReplyRequest } from './reply-model.ts';

/** Kept free for the reply and for the marks a server puts around every message. */
const tokensKeptFree = 300;
const tokensAroundMessage = 4;
/** Stands before a conversation that Haven opened: every provider wants a person to speak first. */
const opening = '(opens the conversation)';

/**
 * What a language model sees: the instruction, then the newest turns that fit, whole, then the message, always whole.
 * What a person wrote is data: it comes as their turns, or between markers in the instruction.
 */
export function promptOf(request: ReplyRequest, contextTokens: number): LanguageModelV4Prompt {
  const { persona, known, care, detection } = request;
  const atRisk = care.flag || detection.tier !== 'none';
  const system = systemPrompt(persona, { ...known, atRisk });
  const message = asData(request.message);
  const room = contextTokens - tokensKeptFree - costOf(system) - costOf(message);
  const turns = newestThatFit(request.turns, room).map(({ role, content }) => messageOf(role, asData(content)));
  const first = turns[0]?.role === 'assistant' ? [messageOf('user', opening)] : [];
  return [{ role: 'system', content: system }, ...first, ...turns, messageOf('user', message)];
}

/**
 * A guess that errs high: about three characters a token in Latin letters, one and more in other scripts, whose letters
 * take more bytes.
 */
export function estimateTokens(text: string): number {
  const bytes = Buffer.byteLength(text);
  return Math.ceil(text.length / 3 + (bytes - text.length) * 0.6);
}

function newestThatFit(turns: ReplyRequest['turns'], room: number): ReplyRequest['turns'] {
  let left = room;
  let from = turns.length;
  for (let turn = turns[from - 1]; turn; turn = turns[from - 1]) {
    left -= costOf(turn.content);
    if (left < 0) break;
    from -= 1;
  }
  return turns.slice(from).filter(({ content }) => content.trim() !== '');
}

function costOf(text: string): number {
  return estimateTokens(text) + tokensAroundMessage;
}

function messageOf(role: 'user' | 'assistant', text: string): LanguageModelV4Message {
  return { role, content: [{ type: 'text', text }] };
}
