import type { Composer } from '../compose.ts';
import { emotionContent } from '../content/emotions.ts';
import { kindLines } from '../content/kinds.ts';
import { eventLines, petQuestions } from '../content/offers.ts';
import { qualityLines } from '../content/qualities.ts';
import { topicContent } from '../content/topics.ts';
import { daysUntil } from '../named-things.ts';
import { isPleasant } from '../reading.ts';
import type { GuideState, Thing } from '../state.ts';
import type { Moment } from './answer.ts';
import { isCheering, fittingCues, moodOf, weighted } from './reflect.ts';

/** One open question that follows from the message. */
export function question(moment: Moment, composer: Composer, returned?: Thing): string | undefined {
  const { reading, voice, qualities } = moment;
  const mood = moodOf(moment);
  const pleasant = mood !== undefined && isPleasant(mood);
  const weighs = mood !== undefined && !pleasant;
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  const felt = reading.feeling?.emotion;
  const topic = reading.topic;
  const person = reading.things.findLast(({ kind }) => kind === 'person')?.name;
  const pet = reading.things.findLast(({ kind }) => kind === 'pet')?.name;
  const before = moment.state.lengths.at(-1) ?? 0;
  const thin = reading.words <= 3 && before <= 4 && !reading.feeling && reading.cues.length === 0;
  const options: [number, () => string | undefined][] = [];
  for (const cue of fittingCues(moment).slice(0, 2))
    options.push([12, () => (cue.ask ? composer.pick(cue.ask) : undefined)]);
  if (thin) options.push([8, () => composer.pick(kindLines.thin)]);
  if (felt && isPleasant(felt) === pleasant) options.push([4, () => composer.pick(emotionContent[felt].ask)]);
  if (topic !== 'none' && weighs) options.push([1.3, () => composer.pick(topicContent[topic].ask)]);
  if (person && !pleasant && felt !== 'grief')
    options.push([2.5, () => composer.pick(voice.askAbout, { focus: person })]);
  if (pet) options.push([3, () => composer.pick(petQuestions, { focus: pet })]);
  if (quality && weighs) options.push([1.6, () => composer.pick(qualityLines[quality].ask)]);
  if (isCheering(moment) || mood === 'joy' || mood === 'pride') options.push([5, () => composer.pick(voice.askCheer)]);
  if (weighs && !thin) options.push([4, () => composer.pick(voice.ask)]);
  if (!mood || !reading.feeling) options.push([pleasant ? 1 : 4, () => composer.pick(voice.askPlain)]);
  if (returned) options.push([60, () => comeBack(moment, composer, returned)]);
  return weighted(options, composer) ?? composer.pick(voice.askPlain) ?? composer.pick(voice.ask);
}

/** After a few questions in a row it is time for company; sooner for gentle and calm, at once when asked to stop. */
export function mayAsk({ state, qualities, style, reading }: Moment): boolean {
  if (state.questionsUnwanted) return false;
  const most = qualities.includes('gentle') || style === 'calm-centering' || style === 'motherly' ? 2 : 3;
  return state.questionsInRow < most || reading.words > 60;
}

/**
 * A day or an animal named a while ago and not spoken of since, when the message itself leaves room. People are left
 * to the person: who has died or left should not be asked after like an appointment.
 */
export function thingToReturnTo({ state, reading }: Moment): Thing | undefined {
  const room =
    reading.words <= 5 && reading.things.length === 0 && reading.cues.length === 0 && reading.feeling?.level !== 3;
  if (!room || state.feeling?.emotion === 'grief') return undefined;
  return state.things.find(
    (thing) =>
      (thing.kind === 'event' || thing.kind === 'pet') &&
      state.turn - thing.heard >= 4 &&
      thing.returned === undefined &&
      thing.name.length < 30,
  );
}

export function markReturned(state: GuideState, thing: Thing): Thing[] {
  return state.things.map((other) => (other === thing ? { ...other, returned: state.turn } : other));
}

function comeBack(moment: Moment, composer: Composer, thing: Thing): string | undefined {
  const days = daysUntil(thing, moment.request.now);
  if (thing.kind !== 'event') return composer.pick(moment.voice.comeBack, { focus: thing.name });
  const pool = days === undefined || days > 0 ? eventLines.before : days === 0 ? eventLines.today : eventLines.after;
  return composer.pick(pool, { focus: thing.name });
}
