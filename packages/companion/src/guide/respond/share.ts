import { kindLines } from '../content/kinds.ts';
import { echoLines } from '../content/offers.ts';
import { isRemark } from '../content/remarks.ts';
import { threadCue } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { question, thingToReturnTo, markReturned, mayAsk } from './ask.ts';
import { offerFor, answerOffer } from './offer.ts';
import { reflect, company, join, fittingCues, mayRemark, moodOf } from './reflect.ts';
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
  if (isFragment(moment) && !returned) return answerFragment(moment, asks);
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

/** A few words that are no statement and name no feeling. */
function isFragment(moment: Moment): boolean {
  const { restated, feeling, things, words } = moment.reading;
  return restated.length + things.length + fittingCues(moment).length === 0 && !feeling && words > 1 && words <= 8;
}

/**
 * In the middle of a matter the fragment is quoted and asked about; with nothing to hold it against, Haven says that it
 * does not follow. Either way one plain question.
 */
function answerFragment(moment: Moment, asks: boolean): Answer {
  const { echo, topic } = moment.reading;
  const slots = { fragment: echo };
  if (!asks) return { make: (composer) => join(composer.pick(echoLines, slots), composer.pick(moment.voice.company)) };
  const known = topic !== 'none' || moodOf(moment) !== undefined || threadCue(moment.state) !== undefined;
  return {
    make: (composer) =>
      composer.pick(known ? kindLines.fragment : kindLines.unclear, slots) ?? composer.pick(kindLines.unclearPlain),
  };
}

/** Three short answers after longer ones. */
function isGettingShorter({ state, reading }: Moment): boolean {
  const earlier = state.lengths.slice(-6);
  if (reading.words > 3 || earlier.length < 4 || reading.feeling?.level === 3) return false;
  const [before, lately] = [earlier.slice(0, -2), earlier.slice(-2)];
  return Math.max(...lately) <= 4 && before.reduce((sum, length) => sum + length, 0) / before.length >= 9;
}
