import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { createPlainWords } from '@haven/companion/guard/plain-words';
import { limits } from '@haven/contracts/policy/limits';
import type { Clock } from '#lib/clock.ts';
import type { Patience } from '../reply-model.ts';
import { failureOf, ModelFailure } from './failure.ts';
import { isUsable } from './usable.ts';

export interface Listening {
  model: LanguageModelV4;
  prompt: LanguageModelV4Prompt;
  patience: Pick<Patience, 'betweenPiecesMs' | 'wholeMs'>;
  firstWordMs: number;
  clock: Clock;
  signal: AbortSignal;
}

/** More than this is not needed for a reply of 90 words, with room for a model that thinks before it speaks. */
const mostTokens = 4_000;

/**
 * Asks a model once. Its words come as text and bold only, the first of them when they are some; tool calls, files,
 * sources and reasoning are ignored.
 * @throws {ModelFailure} when it fails; whatever the signal says, when that aborts.
 */
export async function* listen({ model, prompt, patience, clock, signal, ...call }: Listening): AsyncGenerator<string> {
  const abort = new AbortController();
  const leave = () => abort.abort();
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  let watch = setTimeout(leave, call.firstWordMs);
  const latest = clock.now().getTime() + patience.wholeMs;
  const words = createPlainWords();
  let begun = '';
  let isSpeaking = false;
  let isOver = false;

  function* said(text: string): Generator<string> {
    if (isSpeaking) {
      if (text !== '') yield text;
      return;
    }
    begun += text;
    if (!isUsable(begun)) return;
    isSpeaking = true;
    clearTimeout(watch);
    watch = setTimeout(leave, patience.betweenPiecesMs);
    yield begun;
  }

  try {
    const options = { prompt, abortSignal: abort.signal };
    const { stream } = await model.doStream({
      ...options,
      // Servers that speak OpenAI's language disagree about the name of this option, and some refuse a call for it.
      ...(model.provider.startsWith('anthropic') && { maxOutputTokens: mostTokens }),
    });
    const reader = (stream as ReadableStream<LanguageModelV4StreamPart>).getReader();
    abort.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
    let heard = 0;
    for (;;) {
      const { done, value: part } = await reader.read();
      if (abort.signal.aborted || clock.now().getTime() > latest) throw new ModelFailure(isSpeaking ? 'hung' : 'slow');
      if (done) break;
      if (isSpeaking) watch.refresh();
      if (part.type === 'error') throw failureOf(part.error, clock.now());
      if (part.type === 'finish' && isBroken(part.finishReason.unified)) throw new ModelFailure('cut');
      if (part.type !== 'text-delta') continue;
      heard += part.delta.length;
      yield* said(words.push(part.delta.slice(0, limits.replyBytes)));
      // What follows so much is not worth waiting for, and the sentence it breaks off in is not worth showing.
      if (heard >= limits.replyBytes) break;
    }
    isOver = heard < limits.replyBytes;
    if (isOver) yield* said(words.end());
    if (!isSpeaking) throw new ModelFailure('unusable');
  } catch (error) {
    signal.throwIfAborted();
    if (abort.signal.aborted) throw new ModelFailure(isSpeaking ? 'hung' : 'slow');
    throw failureOf(error, clock.now());
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', leave);
    if (!isOver) leave();
  }
}

function isBroken(reason: string): boolean {
  return reason === 'error' || reason === 'interrupted';
}
