import { signLines } from '../content/care-signs.ts';
import { graveSignIn } from '../grave-signs.ts';
import type { Answer, Moment } from './answer.ts';

/**
 * Something grave in which no danger was found is answered as that, whatever else the message holds. Where it is open whether
 * somebody thinks of suicide it stays so.
 */
export function answerGraveSign({ request, state, reading }: Moment): Answer | undefined {
  const sign = graveSignIn(request.message);
  if (sign === undefined || sign === 'farewell') return undefined;
  const { pending } = state;
  const isYoung = reading.kind === 'child' || reading.kind === 'teen';
  return {
    make: (composer) => composer.pick(signLines[sign]) ?? composer.pickAgain(signLines[sign]),
    change: {
      ...(isYoung ? { young: true } : {}),
      ...(pending?.kind === 'safety-question' ? { pending } : {}),
    },
  };
}
