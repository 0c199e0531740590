import { checkInText } from '@haven/companion/guide/check-in';
import { defaultIntro, type GreetingPick, greetingFor } from '@haven/companion/persona/greetings';
import type { Persona } from '@haven/companion/persona/styles';
import { companionName } from '@haven/contracts/policy/screens';
import type { Clock } from '#lib/clock.ts';
import { ask } from './ask.ts';
import type { Question } from './consult.ts';
import type { ReplyModel, ReplyPiece, ReplyRequest } from './reply-model.ts';
import { createModelVoice, type ModelNotes } from './speak.ts';

export type Companion = ReturnType<typeof createCompanion>;

interface Needs extends ModelNotes {
  model: ReplyModel;
  proveCare: () => void;
  clock: Clock;
}

/**
 * Haven's side of the conversation. Proves the care module first: without it nothing may be answered.
 *
 * @throws when the care module is missing or its self-test fails.
 */
export function createCompanion({ model, proveCare, clock, ...notes }: Needs) {
  proveCare();
  const { name, foreign } = model;
  const voice = foreign && createModelVoice({ ...model, foreign }, { clock, ...notes });

  function reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<ReplyPiece> {
    return voice ? voice.reply(request, signal) : ask(model.model, request, signal);
  }

  return {
    modelName: name,
    reply,
    /** Asks the language model what nobody waits for; undefined without one, and whenever it does not answer. */
    consult: async (question: Question) => voice?.consult(question),
    checkIn: (persona: Persona, seed: string) => checkInText(persona, seed),
    /** One of four greetings for Haven; the default one for any other name, which is never repeated back. */
    intro: (requested: string, pick: GreetingPick, persona?: Persona) =>
      requested === companionName ? greetingFor(persona?.userName, pick, persona) : defaultIntro,
  };
}
