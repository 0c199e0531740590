import type { Composer } from '../compose.ts';
import { askedInOne } from '../content/asked-in-one.ts';
import { hunchLines } from '../content/hunches.ts';
import type { Restated } from '../language/restate.ts';
import { lastReply } from '../last-reply.ts';
import { isPleasant } from '../feeling.ts';
import { wordsOf } from '../said-before.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { asked } from './close.ts';
import { leadFor } from './half-step.ts';
import { join, moodOf } from './reflect.ts';

/**
 * A reply of another shape than "your words, a guess, a question": what was told stands in the question itself, and
 * before it the other thing that was told, or how it may feel.
 */
export function askInOne(moment: Moment, composer: Composer): string | undefined {
  const { reading, state, request } = moment;
  const told = reading.restated.find(isAskable);
  if (
    !told ||
    state.noEcho ||
    request.care.flag ||
    isLoss(state, reading) ||
    state.feeling?.emotion === 'grief' ||
    asksSo.test(lastQuestion(moment))
  )
    return undefined;
  const before = besideIt(told, moment, composer);
  if (!before) return undefined;
  const question = composer.pick(askedInOne[isOwn(told) ? 'own' : 'theirs'][told.deed ?? 'event'], { said: told.said });
  return question && join(before, asked(moment, composer, question));
}

/** A happening in one clause; the best statement or the one after it. */
function isAskable({ deed, said, kind, cut, words }: Restated, rank: number): boolean {
  return (
    rank < 2 &&
    deed !== undefined &&
    kind === 'fact' &&
    !cut &&
    words >= 3 &&
    words <= 11 &&
    !/[,;"]|\b(?:because|when|while|if)\b/u.test(said)
  );
}

/** The other statement plainly, or a guess at the feeling. */
function besideIt(told: Restated, moment: Moment, composer: Composer): string | undefined {
  const { reading, voice } = moment;
  const other = reading.restated.find((one) => one !== told && canStandBefore(one, told));
  if (other) return composer.pick(voice.fact.filter(isPlain), { said: other.said }, leadFor(moment, composer));
  const mood = moodOf(moment);
  const { hunch } = reading;
  return hunch && !(mood && isPleasant(mood)) ? composer.pick(hunchLines[hunch]) : undefined;
}

function canStandBefore({ kind, words, said, cut }: Restated, told: Restated): boolean {
  const known = new Set(wordsOf(told.said));
  const shared = wordsOf(said).filter((word) => word.length > 3 && known.has(word)).length;
  return kind === 'fact' && words >= 4 && words <= 12 && !cut && shared < 2 && !/[;"]/u.test(said) && !leans.test(said);
}

/** Torn from what stands before it, it would not be understood. */
const leans = /^(?:it|that|this|there|those|it's|that's)\b/iu;

function isOwn({ said }: Restated): boolean {
  return /^(?:\p{L}+ )?you\b/iu.test(said);
}

/** A frame without a sentence of its own. */
function isPlain(frame: string): boolean {
  return !/[.?!] \S/u.test(frame);
}

function lastQuestion({ request }: Moment): string {
  return lastReply(request.turns).question ?? '';
}

/** The same shape twice in a row would be a manner. */
const asksSo = /\bwhen (?:you|your|he|she|they|the|\p{Lu}\p{L}+)\b/u;
