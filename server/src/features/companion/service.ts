import { checkInText } from '@haven/companion/guide/check-in';
import { defaultIntro, type GreetingPick, greetingFor } from '@haven/companion/persona/greetings';
import { companionName } from '@haven/contracts/policy/screens';
import type { Persona } from '@haven/companion/persona/styles';
import { ask } from './ask.ts';
import type { ReplyModel, ReplyPiece, ReplyRequest } from './reply-model.ts';

export type Companion = ReturnType<typeof createCompanion>;

/**
 * Haven's side of the conversation. Proves the care module first: without it nothing may be answered.
 *
 * @throws when the care module is missing or its self-test fails.
 */
export function createCompanion({ model, proveCare }: { model: ReplyModel; proveCare: () => void }) {
  proveCare();

  function reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<ReplyPiece> {
    return ask(model, request, signal);
  }

  return {
    modelName: model.name,
    reply,
    checkIn: (persona: Persona, seed: string) => checkInText(persona, seed),
    /** One of four greetings for Haven; the default one for any other name, which is never repeated back. */
    intro: (name: string, pick: GreetingPick, persona?: Persona) =>
      name === companionName ? greetingFor(persona?.userName, pick, persona) : defaultIntro,
  };
}
