import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { createStreamGuard, type StreamGuard } from '@haven/companion/guard/stream-guard';
import type { GuideReply } from '@haven/companion/guide/reply';
import { promptOf } from './prompt.ts';
import type { ReplyModel, ReplyPiece, ReplyRequest } from './reply-model.ts';

/**
 * Asks a model for a reply. A guarded model's words pass the guard before they are let out; a violation ends them.
 * Throws when the model fails, and when the signal aborts.
 */
export async function* ask(
  { model, foreign }: ReplyModel,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyPiece> {
  const guard = foreign ? createStreamGuard() : letThrough;
  const { stream } = await model.doStream({
    ...(foreign ? { prompt: promptOf(request, foreign.contextTokens) } : wholeOf(request)),
    abortSignal: signal,
  });
  let end: ReplyPiece = { type: 'end', state: request.state, quickReplies: [] };
  for await (const part of stream as unknown as AsyncIterable<LanguageModelV4StreamPart>) {
    signal.throwIfAborted();
    if (part.type === 'error') throw new Error('The model failed.', { cause: part.error });
    if (part.type === 'finish') end = endOf(part, end);
    if (part.type !== 'text-delta') continue;
    const { text, violation } = guard.push(part.delta);
    if (text !== '') yield { type: 'text', text };
    if (violation) return yield end;
  }
  const { text } = guard.end();
  if (text !== '') yield { type: 'text', text };
  yield end;
}

const letThrough: StreamGuard = { push: (text) => ({ text }), end: () => ({ text: '' }) };

/** The built-in companion needs more than a prompt. */
function wholeOf(request: ReplyRequest): Pick<LanguageModelV4CallOptions, 'prompt' | 'providerOptions'> {
  const whole = { ...request, now: request.now.toISOString() } as never;
  return { prompt: [], providerOptions: { haven: { request: whole } } };
}

function endOf(part: Extract<LanguageModelV4StreamPart, { type: 'finish' }>, before: ReplyPiece): ReplyPiece {
  const own = part.providerMetadata?.['haven'] as unknown as Pick<GuideReply, 'state' | 'quickReplies'> | undefined;
  return own ? { type: 'end', ...own } : before;
}
