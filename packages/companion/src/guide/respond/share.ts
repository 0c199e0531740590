import { kindLines } from '../content/kinds.ts';
import { isRemark } from '../content/remarks.ts';
import { threadCue } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { question, thingToReturnTo, markReturned, mayAsk } from './ask.ts';
import { offerFor, answerOffer } from './offer.ts';
import { reflect, company, join, fittingCues, mayRemark } from './reflect.ts';
import { isSummaryDue, answerSummary } from './summary.ts';

/** The answer to somebody who tells something: reflect, then at most one question or one offer, or nothing more. */
export function answerShare(moment: Moment): Answer {
  if (isSummaryDue(moment)) return answerSummary(moment);
  const offer = offerFor(moment);
  if (offer) return answerOffer(moment, offer);
  if (isGettingShorter(moment))
    return { make: (composer) => composer.pick(kindLines.shorter), change: { lengths: [] } };
  const returned = thingToReturnTo(moment);
  const asks = mayAsk(moment);
  if (isUnclear(moment) && !returned) return answerUnclear(moment, asks);
  return {
    make: (composer) => {
      const reflection = reflect(moment, composer);
      if (asks) return join(reflection, question(moment, composer, returned));
      const stays = !composer.templates.some(isRemark) && (mayRemark(moment) || !reflection);
      return join(reflection, stays ? company(moment, composer) : undefined) ?? composer.pick(moment.voice.brief);
    },
    ...(returned && asks ? { change: { things: markReturned(moment.state, returned) } } : {}),
  };
}

/** A few words in which nothing can be made out, neither by themselves nor from what they follow on. */
function isUnclear(moment: Moment): boolean {
  const { reading, state } = moment;
  const empty =
    reading.restated.length === 0 &&
    !reading.feeling &&
    fittingCues(moment).length === 0 &&
    reading.things.length === 0;
  return empty && reading.words > 1 && reading.words <= 8 && !(threadCue(state) && state.questionsInRow > 0);
}

/** Says so, and asks one plain question. */
function answerUnclear({ reading, voice }: Moment, asks: boolean): Answer {
  const lines = asks ? kindLines.unclear : voice.brief;
  return {
    make: (composer) =>
      (reading.echo ? composer.pick(lines, { fragment: reading.echo }) : undefined) ??
      composer.pick(asks ? kindLines.unclearPlain : voice.brief),
  };
}

/** Three short answers after longer ones. */
function isGettingShorter({ state, reading }: Moment): boolean {
  const earlier = state.lengths.slice(-6);
  if (reading.words > 3 || earlier.length < 4 || reading.feeling?.level === 3) return false;
  const [before, lately] = [earlier.slice(0, -2), earlier.slice(-2)];
  return Math.max(...lately) <= 4 && before.reduce((sum, length) => sum + length, 0) / before.length >= 9;
}
