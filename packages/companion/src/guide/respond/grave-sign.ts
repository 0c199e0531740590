import { signLines } from '../content/care-signs.ts';
import { graveSignIn } from '../grave-signs.ts';
import type { Answer, Moment } from './answer.ts';

/** Something grave in which no danger was found is answered as that, whatever else the message holds. */
export function answerGraveSign({ request }: Moment): Answer | undefined {
  const sign = graveSignIn(request.message);
  if (sign === undefined || sign === 'farewell') return undefined;
  return { make: (composer) => composer.pick(signLines[sign]) ?? composer.pickAgain(signLines[sign]) };
}
