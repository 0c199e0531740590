import { kindLines } from '../content/kinds.ts';
import type { Answer, Moment } from './answer.ts';
import { question, thingToReturnTo, markReturned, mayAsk } from './ask.ts';
import { offerFor, answerOffer } from './offer.ts';
import { reflect, company, join } from './reflect.ts';
import { isSummaryDue, answerSummary } from './summary.ts';

/** The answer to somebody who tells something: reflect, then at most one question or one offer, or only company. */
export function answerShare(moment: Moment): Answer {
  if (isSummaryDue(moment)) return answerSummary(moment);
  const offer = offerFor(moment);
  if (offer) return answerOffer(moment, offer);
  if (isGettingShorter(moment))
    return { make: (composer) => composer.pick(kindLines.shorter), change: { lengths: [] } };
  const returned = thingToReturnTo(moment);
  const asks = mayAsk(moment);
  return {
    make: (composer) => {
      const reflection = reflect(moment, composer);
      const closing = asks ? question(moment, composer, returned) : company(moment, composer);
      return join(reflection, closing);
    },
    ...(returned && asks ? { change: { things: markReturned(moment.state, returned) } } : {}),
  };
}

/** Three short answers after longer ones. */
function isGettingShorter({ state, reading }: Moment): boolean {
  const earlier = state.lengths.slice(-6);
  if (reading.words > 3 || earlier.length < 4 || reading.feeling?.level === 3) return false;
  const [before, lately] = [earlier.slice(0, -2), earlier.slice(-2)];
  return Math.max(...lately) <= 4 && before.reduce((sum, length) => sum + length, 0) / before.length >= 9;
}
