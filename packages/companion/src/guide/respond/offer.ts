import { anyOffer, skillOffers } from '../content/offers.ts';
import { isPleasant } from '../reading.ts';
import type { Answer, Moment } from './answer.ts';
import { reflect, join, fittingCues, moodOf } from './reflect.ts';

/** The choices under an offer. */
export const offerChoices = ['Yes, let us try it', 'Just listen', 'Not today'] as const;

/** An exercise or a choice of directions, when the moment asks for one and it was not refused today. */
export function offerFor(moment: Moment): string | undefined {
  const { state, reading, style, qualities, day } = moment;
  const mood = moodOf(moment);
  if (mood && isPleasant(mood)) return undefined;
  if (state.offeredAt >= 0 && state.turn - state.offeredAt < offerEvery) return undefined;
  const cued = fittingCues(moment).find((cue) => cue.skill)?.skill;
  const refused = (what: string) => state.refused.some((entry) => entry.what === what && entry.day === day);
  const urgent = fittingCues(moment).some((cue) => cue.id === 'panic');
  const wait = urgent
    ? 0
    : style === 'calm-centering' || style === 'solution-focused' || qualities.includes('problem-solver')
      ? 2
      : 4;
  if (state.turn < wait || refused('any')) return undefined;
  if (!urgent && (state.feeling?.emotion === 'grief' || fittingCues(moment).some((cue) => noExercise.has(cue.id))))
    return undefined;
  if (urgent) return refused('grounding') ? (refused('box-breathing') ? undefined : 'box-breathing') : 'grounding';
  if (cued && !refused(cued)) return reading.feeling?.emotion === 'grief' ? undefined : cued;
  const restless =
    reading.feeling &&
    ['anxiety', 'overwhelm'].includes(reading.feeling.emotion) &&
    reading.feeling.level > 1 &&
    keyedUp.test(reading.text);
  if (restless && !refused('box-breathing')) return 'box-breathing';
  return state.turn >= 5 && reading.words > 8 && reading.feeling && !refused('directions') ? 'directions' : undefined;
}

export function answerOffer(moment: Moment, offer: string): Answer {
  const skill = offer === 'directions' ? undefined : offer;
  return {
    make: (composer) => join(reflect(moment, composer), composer.pick(skill ? (skillOffers[skill] ?? []) : anyOffer)),
    change: { offeredAt: moment.state.turn, pending: skill ? { kind: 'skill-offer', skill } : { kind: 'directions' } },
    quickReplies: skill ? offerChoices : ['Think it through', 'Just listen'],
  };
}

const offerEvery = 7;

/** Where an exercise would be an insult: somebody is dying, or asks for a word and not for a method. */
const noExercise: ReadonlySet<string> = new Set([
  'dying',
  'death',
  'pet-loss',
  'pregnancy-loss',
  'promise',
  'no-goodbye',
  'hit-as-child',
  'no-list',
  'dont-say',
  'got-in',
  'met-with-kindness',
  'permission',
]);

/** Words that say it outright; a guess is not enough to bring up an exercise. */
const keyedUp =
  /\b(?:anxi\w+|panic\w*|nervous|stress\w*|overwhelm\w*|worr\w+|scared|afraid|racing|can't (?:sleep|breathe|calm)|tense|freak\w*|on edge|shaking|terrified|too much|wound up|restless)\b/iu;
