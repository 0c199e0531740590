import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { GuideReply } from '@haven/companion/guide/reply';
import type { ReplyPiece, ReplyRequest } from './reply-model.ts';

/** Asks a model of our own for a reply. Throws when the model fails, and when the signal aborts. */
export async function* ask(
  model: LanguageModelV4,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ReplyPiece> {
  const { stream } = await model.doStream({ ...wholeOf(request), abortSignal: signal });
  let end: ReplyPiece = { type: 'end', state: request.state, quickReplies: [] };
  for await (const part of stream as unknown as AsyncIterable<LanguageModelV4StreamPart>) {
    signal.throwIfAborted();
    if (part.type === 'error') throw new Error('The model failed.', { cause: part.error });
    if (part.type === 'finish') end = endOf(part, end);
    if (part.type === 'text-delta') yield { type: 'text', text: part.delta };
  }
  yield end;
}

/** The built-in companion needs more than a prompt. */
function wholeOf(request: ReplyRequest): Pick<LanguageModelV4CallOptions, 'prompt' | 'providerOptions'> {
  const whole = { ...request, now: request.now.toISOString() } as never;
  return { prompt: [], providerOptions: { haven: { request: whole } } };
}

function endOf(part: Extract<LanguageModelV4StreamPart, { type: 'finish' }>, before: ReplyPiece): ReplyPiece {
  const own = part.providerMetadata?.['haven'] as unknown as Pick<GuideReply, 'state' | 'quickReplies'> | undefined;
  return own ? { type: 'end', ...own } : before;
}
