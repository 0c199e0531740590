import { dark, isLuck, isPleasant } from './feeling.ts';
import { lastReply } from './last-reply.ts';
import type { MessageLanguage } from './message-language.ts';
import { withoutPassingLoss } from './passing-loss.ts';
import { saysPlainly } from './plain-feelings.ts';
import { type Reading, readMessage } from './reading.ts';
import { withReferents } from './referents.ts';
import type { GuideRequest } from './request.ts';
import { wordsOf } from './said-before.ts';
import { spanishThings } from './spanish/named-things.ts';
import type { GuideState } from './state.ts';
import { withoutThrownBack } from './thrown-back.ts';

/** Reads a message in the light of what was said before it. */
export function readingOf(request: GuideRequest, state: GuideState, language: MessageLanguage): Reading {
  const heard = readMessage(
    ownPoint(withoutAskedBack(inOnePiece(request, state), request), request),
    state.turn,
    request.now,
    state.telling && state.turn - state.telling.turn <= tellingLasts ? state.telling.kind : undefined,
  );
  const read = inContext(withoutPassingLoss(heard, state, request.now), state);
  if (language === 'es') return { ...read, things: spanishThings(request.message, state.turn, request.now) };
  return withReferents(read, state, request.turns.findLast(({ role }) => role === 'assistant')?.content);
}

/** Turns in which somebody probably goes on with what was told. */
const tellingLasts = 2;

/**
 * Somebody who writes one word at a time ("boss", then "yelled") is read in one piece, so that it makes a statement.
 */
function inOnePiece({ message, turns }: GuideRequest, state: GuideState): string {
  if (!bareWord.test(message) || state.pending || state.skill) return message;
  const before = turns.findLast(({ role }) => role === 'user')?.content ?? '';
  if (!bareWord.test(before)) return message;
  const whole = `${before.trim()} ${message.trim()}`;
  if (readMessage(before, state.turn, new Date(0)).kind !== 'share') return message;
  const { restated } = readMessage(whole, state.turn, new Date(0));
  return restated[0]?.about === 'other' && readMessage(message, state.turn, new Date(0)).kind === 'share'
    ? whole
    : message;
}

const bareWord =
  /^\s*(?!(?:yes|no|ok|okay|k|maybe|idk|hi|hey|hello|bye|thanks|sure|fine|nothing|what|why|how)\b)\p{L}+(?: \p{L}+)?[.,]?\s*$/iu;

/** "What hangs on it? My pride, mostly": Haven's own question, said again before the answer, asks nothing. */
function withoutAskedBack(message: string, { turns }: GuideRequest): string {
  const found = /^([^.?!]{4,80}\?)\s+(?=\S)/u.exec(message);
  const { question } = lastReply(turns);
  if (!found?.[1] || !question) return message;
  const asked = new Set(wordsOf(question));
  const words = wordsOf(found[1]);
  const shared = words.filter((word) => asked.has(word)).length;
  return shared >= words.length * 0.75 ? message.slice(found[0].length) : message;
}

/** What somebody goes on to say who first throws Haven's words back. */
function ownPoint(message: string, { turns }: GuideRequest): string {
  const rest = withoutThrownBack(message, turns.findLast(({ role }) => role === 'assistant')?.content);
  return rest !== undefined && wordsOf(rest).length >= fewestOfOwn ? rest : message;
}

const fewestOfOwn = 4;

/** "My grandma cried on the phone lol", in the middle of good news, is no sad message. */
function inContext(reading: Reading, state: GuideState): Reading {
  const before = state.feeling && state.turn - state.feeling.turn <= 4 ? state.feeling.emotion : undefined;
  const misread =
    (reading.laughs || pastFear.test(reading.text) || isOnlyGuessed(reading)) &&
    reading.feeling &&
    !isPleasant(reading.feeling.emotion) &&
    before &&
    isPleasant(before);
  return misread || isAnothersLuck(reading, before) ? { ...reading, feeling: undefined } : reading;
}

/** In a hard stretch gladness that no word says is mostly somebody else's ("my roommate got an A"), or none. */
function isAnothersLuck({ feeling, text }: Reading, before: string | undefined): boolean {
  if (!feeling || !before || isPleasant(before)) return false;
  return isPleasant(feeling.emotion) && !saysPlainly(feeling.emotion, text) && !isLuck(text);
}

/** A feeling that no word says and nothing dark stands beside. */
function isOnlyGuessed({ feeling, text, angles }: Reading): boolean {
  const isSure = angles.some(({ angle }) => angle.feeling === feeling?.emotion && (angle.rank ?? 0) >= sureAngle);
  return feeling !== undefined && !isSure && !saysPlainly(feeling.emotion, text) && !dark.test(text);
}

/** An angle of this rank names the feeling without a doubt. */
const sureAngle = 8;

/** What was feared, or went wrong, before it went well. */
const pastFear =
  /\bI was (?:so |really |super |very )*(?:scared|nervous|afraid|terrified|worried|anxious)\b|\bI (?:failed|flunked|lost|missed|messed (?:it )?up)\b.{0,30}\b(?:before|back then|years ago|the (?:first|last) times?)\b|\bused to (?:say|tell me|think) (?:that )?I\b/iu;
