import { withAccents } from '#skills/spanish/with-accents.ts';
import type { MessageKind } from '../kinds.ts';
import type { Answer, Moment, StateChange } from '../respond/answer.ts';
import { answerAsked, farewell } from './asked.ts';
import { answerSpanishAside } from './asides.ts';
import { spanishCare } from './care.ts';
import { answerAskedInCourse } from './course.ts';
import { answerSpanishExercise } from './exercise.ts';
import { spanishFrames } from './frames.ts';
import { spanishKinds } from './kinds.ts';
import { leavesInSpanish } from './leaving.ts';
import { answerRemembered, rememberedGreeting } from './remembered.ts';
import { answerFriend, answerRisk, answerSafety, answerStep } from './risk.ts';
import { answerSpanishShare } from './share.ts';
import { asTu } from './voseo.ts';
import { answerSpanishWording } from './wording.ts';

/** The small Spanish guide: the same order of care as in English, with fewer lines. */
export function answerSpanish(moment: Moment): Answer {
  const { request, state } = moment;
  const text = asTu(request.message.trim());
  const step = answerStep(moment);
  if (step) return step;
  if (request.detection.tier !== 'none') return answerRisk(moment, request.detection.tier);
  const kind = kindOf(text, state.turn === 0);
  const flagged = request.care.flag || state.risk !== undefined;
  const forFriend = kind ? undefined : answerFriend(text, state);
  if (forFriend) return forFriend;
  if (flagged && kind?.kind === 'goodbye') return { make: (composer) => composer.pick(spanishCare.farewell) };
  if (state.pending?.kind === 'safety-question') {
    const safety = answerSafety(text, state);
    if (safety) return safety;
  }
  const exercise = answerSpanishExercise(moment, kind !== undefined && !forExercise.has(kind.kind));
  if (exercise) return exercise;
  const aside = kind ? undefined : (answerSpanishWording(moment, text) ?? answerSpanishAside(moment, text));
  if (aside) return aside;
  const inCourse = answerAskedInCourse(moment, text);
  if (inCourse) return inCourse;
  const asked = answerAsked(moment, text);
  if (asked) return asked;
  if (kind?.kind === 'goodbye' || kind?.kind === 'goodbyeBusy') return farewell(moment, kind.lines);
  if (kind?.kind === 'greeting') {
    const greeting = rememberedGreeting(moment);
    if (greeting) return greeting;
  }
  if (kind) {
    const change = changeBy[kind.kind];
    return {
      make: (composer) =>
        composer.pick(state.turn === 0 ? kind.lines.filter((line) => !/otra vez/u.test(line)) : kind.lines) ??
        composer.pick(spanishFrames.company),
      ...(change ? { change } : {}),
    };
  }
  return answerRemembered(moment, text) ?? answerSpanishShare(moment, text);
}

/** What some wishes change from then on. */
const changeBy: Partial<Record<MessageKind, StateChange>> = {
  fewerQuestions: { questionsUnwanted: true },
  leaveAlone: { questionsUnwanted: true },
  noFaith: { plainWords: true },
};

/** Kinds whose words may as well belong to an exercise. */
const forExercise: ReadonlySet<string> = new Set(['exercise', 'advice', 'dontKnow', 'greeting']);

const kinds = spanishKinds.map((kind) => ({ ...kind, when: withAccents(kind.when) }));

function kindOf(text: string, isFirst: boolean): (typeof kinds)[number] | undefined {
  // Somebody who begins with it has only just come.
  if (isFirst && /^(?:hola[ ,]*)?buenas noches[ .!]*$/iu.test(text))
    return kinds.find(({ kind }) => kind === 'greeting');

  const found = kinds.find(({ when, most }) => text.split(/\s+/u).length <= most && when.test(text));
  const leaves = !found || found.kind === 'goodbye' ? leavesInSpanish(text) : undefined;
  if (leaves === 'goodbyeBusy') return kinds.find(({ kind }) => kind === leaves);
  return found ?? (leaves && kinds.find(({ kind }) => kind === leaves));
}
