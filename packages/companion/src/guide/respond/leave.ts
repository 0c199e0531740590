import { harmsBody, harmsOthers, harmWished } from '#crisis/harm-wished.ts';
import { leaveLines } from '../content/leave.ts';
import { askedIn, ideaChanceIn } from '../fit/asked.ts';
import { wantsOutright } from './asked-outright.ts';
import type { Answer, Moment } from './answer.ts';
import { englishCare } from './care-english.ts';
import { wantedIn } from './wished-to-hear.ts';
import { wantsWords } from './wording.ts';

/**
 * The answer to whoever asks leave for something, or whether it was so bad, where somebody could be hurt by it: by the words of this
 * message or of the few before it. Such a question gets no light "not to me, no".
 */
export function answerLeave(moment: Moment): Answer | undefined {
  const { state, reading, request } = moment;
  if (skipsMeal.test(reading.text)) return undefined;
  // Whether to tell somebody is no leave to be given, and has an answer of its own.
  if (state.risk?.kind === 'abuse' && englishCare.wayOutIn(moment) === 'tell') return undefined;
  const last = reading.text.match(/[^.!?]+[.!?]*/gu)?.slice(-2) ?? [];
  const isLeave = last.some((sentence) => asksLeave.test(sentence)) || wantedIn(reading.text) !== undefined;
  const kind = (isLeave ? kindOf(moment) : undefined) ?? kindOfWish(moment);
  if (!kind) return undefined;
  return {
    make: (composer) => composer.pick(leaveLines[kind]) ?? composer.pickAgain(leaveLines[kind]),
    ...(request.care.flag || state.risk ? { change: { pending: { kind: 'safety-question' } } } : {}),
  };
}

/** An idea is wanted for what a body, or somebody, would take harm from. */
function kindOfWish({ state, reading: { kind, text } }: Moment): keyof typeof leaveLines | undefined {
  if (kind !== 'advice' && kind !== 'exercise' && !mayWish(text)) return undefined;
  const harm = harmWished(text);
  return state.young && (harm === 'body' || harm === 'diet') ? 'young' : harm;
}

/** Whether an idea or words would be given for it. */
function mayWish(text: string): boolean {
  return wantsOutright(text) || wantsWords(text) || askedIn(text) === 'idea' || (ideaChanceIn(text) ?? 0) >= maybeIdea;
}

/** Lower than where one is given, so that none is given unlooked at. */
const maybeIdea = 0.15;

function kindOf({ state, reading, request }: Moment): keyof typeof leaveLines | undefined {
  // Whoever tells and asks in one breath asks about that; a short question points back.
  const pointsBack = reading.words <= longestPointing;
  const told = pointsBack ? request.turns.filter(({ role }) => role === 'user').slice(-turnsRead) : [];
  const text = [...told.map(({ content }) => content), reading.text].join('\n');
  const { risk } = state;
  const isRecent = risk !== undefined && state.turn - risk.turn <= turnsRead;
  const isFresh = isRecent && !risk.guessed;
  const isYoung = state.young === true || reading.kind === 'child' || reading.kind === 'teen';
  if (isYoung && (isFresh || ofTheYoung.test(text) || harmsBody(text) || harmsOthers(text))) return 'young';
  if (harmsBody(text) || (isFresh && risk.kind === 'eating-disorder')) return 'body';
  // Only guessed, it is still no moment to call anything harmless.
  if (isRecent && risk.kind === 'abuse' && (isFresh || pointsBack) && !harmsOthers(text))
    return asksIfTheyChange.test(reading.text) ? 'change' : 'hurt';
  return harmsOthers(text) || (isFresh && risk.kind === 'harm-others') ? 'others' : undefined;
}

const asksIfTheyChange =
  /\b(?:can|could|will|would|does|do) (?:he|she|they|people|men|women|someone like (?:him|her)) (?:ever |really |even )?change\b/iu;

const turnsRead = 4;
const longestPointing = 16;

/** Has an answer of its own. */
const skipsMeal = /\bshould I (?:just |maybe |even )?skip\b/iu;

const asksLeave =
  /\b(?:is|isn't|was|would) (?:it|that|this) (?:be )?(?:so |that |really |even |too |all )*(?:bad|ok|okay|fine|alright|all right|wrong|stupid|normal|weird|dumb|terrible|awful|a crime|rape|abuse)\b|\bam I (?:allowed|stupid|wrong|bad|crazy|dumb|a (?:bad|terrible))\b|^\W*(?:and |so |but )?(?:should|can|may|could) I\b|\b(?:do|would) (?:you|I) (?:think|have to|tell)\b|\bright\?/iu;

/** What is asked of the young. */
const ofTheYoung =
  /\b(?:pictures?|pics|photos|nudes|videos?)\b|\bmoney for\b|\b(?:meet|pick(?:ing|s)? me up|come over|secret)\b|\b(?:he|she)(?:'s| is) (?:[2-9]\d)\b|\bolder\b|\bdrunk|\bdrink(?:s|ing)?\b|\bhigh\b|\bweed\b/iu;
