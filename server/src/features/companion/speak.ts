import { missingCareLines } from '@haven/companion/guard/care-lines';
import { setTimeout as wait } from 'node:timers/promises';
import { messageLanguage } from '@haven/companion/guide/message-language';
import { afterOtherVoice } from '@haven/companion/guide/other-voice';
import { type Tier, tiers } from '@haven/contracts/care';
import type { Clock } from '#lib/clock.ts';
import { ask } from './ask.ts';
import { createConsulting, type Question } from './consult.ts';
import { ModelFailure } from './models/failure.ts';
import { type Outcome, tryTwice } from './models/try-twice.ts';
import { promptOf } from './prompt.ts';
import type { ReplyModel, ReplyPiece, ReplyRequest } from './reply-model.ts';

export interface ModelNotes {
  onTried(outcome: Outcome): void;
  /** The same of what it was asked besides replies. */
  onConsulted(outcome: Outcome): void;
}

/** A language model of somebody else's making as Haven's voice: guarded, and replaced when it fails. */
export function createModelVoice(
  { model, foreign }: Required<ReplyModel>,
  { clock, onTried, onConsulted }: ModelNotes & { clock: Clock },
) {
  const { contextTokens, patience, breaker, standIn, atOnce = Number.POSITIVE_INFINITY } = foreign;
  const consulting = createConsulting({ model, contextTokens, patience, breaker, clock, onConsulted });
  let underWay = 0;

  /** Nobody waits for a place: where the model has none left, the built-in companion answers at once. */
  function reply(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
    return request.isOverLimit || underWay >= atOnce ? standInFor(request, signal) : replyByModel(request, signal);
  }

  async function* standInFor(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
    yield { type: 'answered-by', by: 'builtin' };
    yield* ask(standIn, request, signal);
  }

  /**
   * The model's reply, or the built-in companion's when the model says nothing that can be shown.
   * @throws {ModelFailure} when it fails after its first words: they stay.
   */
  async function* replyByModel(request: ReplyRequest, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
    const isAtRisk = request.care.flag || isRaised(request.detection.tier);
    const prompt = () => promptOf(request, contextTokens);
    let { tier } = request.detection;
    let said = '';
    let failure: ModelFailure | undefined;
    underWay += 1;
    try {
      const trying = { model, prompt, patience, isAtRisk, breaker, clock, random: Math.random, pause, signal, onTried };
      for await (const { tier: read, text } of tryTwice(trying)) {
        // A model may see danger that the check has missed; what the check has seen, it cannot take back.
        if (read && isRaised(read) && tiers.indexOf(read) > tiers.indexOf(tier)) {
          tier = read;
          yield { type: 'risk', tier: read };
        }
        if (text === undefined) continue;
        said += text;
        yield { type: 'text', text };
      }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      failure = error;
    } finally {
      underWay -= 1;
    }
    // What the model read before it failed stays true.
    if (said === '') return yield* standInFor({ ...request, detection: { ...request.detection, tier } }, signal);
    const lines = careLinesFor(request, tier, said);
    if (lines !== '') yield { type: 'text', text: `${/\s$/u.test(said) ? '' : ' '}${lines}` };
    if (failure) throw failure;
    yield { type: 'end', state: request.state && afterOtherVoice(request.state, said), quickReplies: [] };
  }

  /** Something besides a reply, while at least half of the places are free for replies. */
  async function consult(question: Question): Promise<string | undefined> {
    if (underWay >= atOnce / 2) return undefined;
    underWay += 1;
    try {
      return await consulting(question);
    } finally {
      underWay -= 1;
    }
  }

  return { reply, consult };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal });
}

function isRaised(tier: Tier): tier is 'elevated' | 'imminent' {
  return tier === 'elevated' || tier === 'imminent';
}

function careLinesFor({ message, turns }: ReplyRequest, tier: Tier, said: string): string {
  if (!isRaised(tier)) return '';
  const turn = turns.filter(({ role }) => role === 'assistant').length;
  return missingCareLines({ text: said, tier, language: messageLanguage(message, 'en'), turn });
}
