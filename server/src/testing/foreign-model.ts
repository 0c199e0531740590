import { type Breaker, createBreaker, type Patience, type ReplyModel } from '#features/companion/index.ts';
import { systemClock } from '#lib/clock.ts';
import { createScriptedModel } from './scripted-model.ts';

/** Short enough for a test to wait for, long enough for a busy machine to answer within it. */
const shortPatience: Patience = {
  firstWordMs: 400,
  firstWordAtRiskMs: 400,
  betweenPiecesMs: 300,
  wholeMs: 10_000,
  retryWithinMs: 5_000,
  retryPauseMs: [1, 2],
};

/** The words with which the built-in companion stands in, in tests. */
const standIn = 'The guide is here.';

/** A model as one of somebody else's making, which Haven guards and replaces when it fails. */
export function foreignOf({ name, model }: ReplyModel, breaker: Breaker = createBreaker(systemClock)): ReplyModel {
  return {
    name,
    model,
    foreign: {
      contextTokens: 4_000,
      patience: shortPatience,
      breaker,
      standIn: createScriptedModel(() => [standIn]).model,
    },
  };
}
