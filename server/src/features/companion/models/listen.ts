import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { numbersIn } from '@haven/companion/guard/help-numbers';
import type { Tier } from '@haven/contracts/care';
import { limits } from '@haven/contracts/policy/limits';
import type { Clock } from '#lib/clock.ts';
import type { Patience } from '../reply-model.ts';
import { failureOf, ModelFailure } from './failure.ts';
import { createShownWords } from './shown-words.ts';

export interface Listening {
  model: LanguageModelV4;
  /** Made when it is asked: it would be held as long as the reply lasts. */
  prompt(): LanguageModelV4Prompt;
  patience: Pick<Patience, 'betweenPiecesMs' | 'wholeMs'>;
  firstWordMs: number;
  clock: Clock;
  signal: AbortSignal;
}

/** A piece of a reply: how much risk the model reads in the message, or words to show. */
export interface Heard {
  tier?: Tier | undefined;
  text?: string;
}

/** Anthropic wants to know at most how much; this is far more than 90 words. */
const mostTokens = 1_000;

/**
 * Asks a model once, and lets out of its words what may be shown. Tool calls, files, sources and reasoning are ignored.
 * @throws {ModelFailure} when it fails, or says nothing that may be shown; whatever the signal says, when that aborts.
 */
export async function* listen(listening: Listening): AsyncGenerator<Heard> {
  const { patience, clock, signal } = listening;
  const abort = new AbortController();
  const leave = () => abort.abort();
  signal.addEventListener('abort', leave, { once: true });
  let watch = setTimeout(leave, listening.firstWordMs);
  const latestMs = clock.elapsedMs() + patience.wholeMs;
  let isSpeaking = false;
  let isOver = false;
  let told: Tier | undefined;

  function begin() {
    if (isSpeaking) return;
    isSpeaking = true;
    clearTimeout(watch);
    watch = setTimeout(leave, patience.betweenPiecesMs);
  }

  try {
    signal.throwIfAborted();
    const { parts, written } = await ask(listening, abort.signal);
    const words = createShownWords(written);
    for (let heard = 0; heard < limits.replyBytes && !words.isEnded(); ) {
      const { done, value: part } = await parts.read();
      if (abort.signal.aborted || clock.elapsedMs() > latestMs) throw new ModelFailure(isSpeaking ? 'hung' : 'slow');
      if (done && !isOver) throw new ModelFailure('cut');
      if (done) break;
      if (isSpeaking) watch.refresh();
      if (part.type === 'error') throw failureOf(part.error, clock.now());
      if (part.type === 'finish') isOver = isWhole(part.finishReason.unified);
      if (part.type !== 'text-delta') continue;
      const text = words.push(part.delta.slice(0, limits.replyBytes - heard));
      heard += part.delta.length;
      if (words.tier() !== told) yield { tier: (told = words.tier()) };
      if (text === '') continue;
      begin();
      yield { text };
    }
    // What was cut short breaks off in a sentence that is not worth showing.
    const rest = isOver ? words.end() : '';
    if (rest === '' && !isSpeaking) throw new ModelFailure(words.isEnded() ? 'declined' : 'unusable');
    if (words.tier() !== told) yield { tier: words.tier() };
    if (rest !== '') yield { text: rest };
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

/** Everything the person wrote, as far as the model is shown it. */
function writtenIn(prompt: LanguageModelV4Prompt): string {
  const said = prompt.flatMap((message) => (message.role === 'user' ? message.content : []));
  return said.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** Gives back what the model says, and the numbers that the person wrote. */
async function ask({ model, prompt }: Listening, signal: AbortSignal) {
  const asked = prompt();
  const written = numbersIn(writtenIn(asked));
  const { stream } = await model.doStream({
    prompt: asked,
    abortSignal: signal,
    // Servers that speak OpenAI's language do not agree on this option's name, and some refuse a call for it.
    ...(model.provider.startsWith('anthropic') && { maxOutputTokens: mostTokens }),
  });
  const parts = stream.getReader();
  signal.addEventListener('abort', () => void parts.cancel().catch(() => undefined), { once: true });
  return { parts, written };
}

/** A stream may also end because its connection did. */
function isWhole(reason: string): boolean {
  return reason !== 'error' && reason !== 'interrupted';
}
