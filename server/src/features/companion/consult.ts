import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider';
import { asData } from '@haven/companion/persona/as-data';
import { createHiddenPartFilter } from '@haven/companion/guard/hidden-parts';
import type { Clock } from '#lib/clock.ts';
import type { Breaker } from './models/breaker.ts';
import { failureOf } from './models/failure.ts';
import type { Outcome } from './models/try-twice.ts';
import { estimateTokens } from './prompt.ts';
import type { Patience } from './reply-model.ts';

/** Something a language model is asked besides a reply, about messages of a person, oldest first. */
export interface Question {
  /** Says that what stands between `<messages>` and `</messages>`, one a line, is data. */
  instruction: string;
  messages: readonly string[];
}

interface Needs {
  model: LanguageModelV4;
  contextTokens: number;
  patience: Pick<Patience, 'firstWordMs' | 'betweenPiecesMs'>;
  breaker: Breaker;
  clock: Clock;
  onConsulted(outcome: Outcome): void;
}

/** An answer longer than this is none that was asked for. */
const mostLetters = 8_000;
const mostTokens = 800;
const tokensOfMarks = 20;
const wholeMs = 60_000;
/** How long a model that failed is left alone with such questions, so that they never add to its trouble. */
const pauseMs = 5 * 60_000;

/**
 * Asks a language model what nobody waits for. It is asked once, and not at all while its breaker is open; it neither opens nor
 * closes that. Whatever goes wrong, there is no answer, and nothing else.
 */
export function createConsulting({ model, contextTokens, patience, breaker, clock, onConsulted }: Needs) {
  let restsUntil = Number.NEGATIVE_INFINITY;

  return async function consult({ instruction, messages }: Question): Promise<string | undefined> {
    const lines = newestThatFit(messages.map(lineOf), contextTokens - mostTokens - estimateTokens(instruction));
    if (lines.length === 0 || clock.elapsedMs() < restsUntil) return undefined;
    const pass = breaker.enter();
    // Nobody's reply should wait because a question of ours was let through to see whether the model is well.
    pass?.end('left');
    if (!pass || pass.isProbe) {
      onConsulted('paused');
      return undefined;
    }
    try {
      const said = await hear(model, promptOf(instruction, lines), { patience, clock });
      onConsulted('answered');
      return said;
    } catch (error) {
      restsUntil = clock.elapsedMs() + pauseMs;
      onConsulted(failureOf(error, clock.now()).kind);
      return undefined;
    }
  };
}

function promptOf(instruction: string, lines: readonly string[]): LanguageModelV4Prompt {
  const text = `<messages>\n${lines.join('\n')}\n</messages>`;
  return [
    { role: 'system', content: instruction },
    { role: 'user', content: [{ type: 'text', text }] },
  ];
}

/** One line, in which nothing can pass for the end of the data. */
function lineOf(message: string): string {
  return asData(message).replace(/[<>]/gu, '').replace(/\s+/gu, ' ').trim();
}

function newestThatFit(lines: readonly string[], room: number): string[] {
  let left = room - tokensOfMarks;
  const tooMuch = lines.findLastIndex((line) => {
    left -= estimateTokens(line) + 1;
    return left < 0;
  });
  return lines.slice(tooMuch + 1);
}

/** What a model says to the end, without its thoughts. */
async function hear(
  model: LanguageModelV4,
  prompt: LanguageModelV4Prompt,
  { patience, clock }: Pick<Needs, 'patience' | 'clock'>,
): Promise<string> {
  const abort = new AbortController();
  const leave = () => abort.abort();
  const latestMs = clock.elapsedMs() + wholeMs;
  let watch = setTimeout(leave, patience.firstWordMs);
  const filter = createHiddenPartFilter();
  let said = '';
  try {
    // Servers that speak OpenAI's language do not agree on the name of a limit, and some refuse a call for it.
    const limit = model.provider.startsWith('anthropic') && { maxOutputTokens: mostTokens };
    const { stream } = await model.doStream({ prompt, abortSignal: abort.signal, ...limit });
    const parts = stream.getReader();
    abort.signal.addEventListener('abort', () => void parts.cancel().catch(() => undefined), { once: true });
    for (let heard = 0; ; ) {
      const { done, value: part } = await parts.read();
      abort.signal.throwIfAborted();
      if (done || part.type === 'finish') return said + filter.end();
      if (part.type === 'error') throw part.error;
      if (part.type !== 'text-delta') continue;
      clearTimeout(watch);
      watch = setTimeout(leave, patience.betweenPiecesMs);
      heard += part.delta.length;
      if (heard > mostLetters || clock.elapsedMs() > latestMs) throw new Error('The answer does not end.');
      said += filter.push(part.delta);
    }
  } finally {
    clearTimeout(watch);
    leave();
  }
}
