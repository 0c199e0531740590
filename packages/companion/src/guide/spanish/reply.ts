import type { Emotion } from '#emotion/emotions.ts';
import type { Tier } from '#crisis/risk.ts';
import { isPleasant } from '../reading.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { join } from '../respond/reflect.ts';
import { joined } from '../respond/summary.ts';
import { spanishCare, spanishEmotionWords, spanishFeelings, spanishFrames, spanishKinds } from './content.ts';
import { echoSpanish, restateSpanish } from './restate.ts';
import type { GuideState } from '../state.ts';

/** The small Spanish guide: the same order of care as in English, with fewer lines. */
export function answerSpanish(moment: Moment): Answer {
  const { request, state } = moment;
  const text = request.message.trim();
  if (request.detection.tier !== 'none') return answerRisk(request.detection.tier, state);
  const kind = spanishKinds.find(({ when, most }) => text.split(/\s+/u).length <= most && when.test(text));
  const flagged = request.care.flag || state.risk !== undefined;
  if (flagged && kind?.kind === 'goodbye') return { make: (composer) => composer.pick(spanishCare.farewell) };
  if (state.pending?.kind === 'safety-question') {
    const safety = answerSafety(text, state);
    if (safety) return safety;
  }
  if (kind) {
    const quiet = kind.kind === 'fewerQuestions' || kind.kind === 'leaveAlone';
    return {
      make: (composer) =>
        composer.pick(state.turn === 0 ? kind.lines.filter((line) => !/otra vez/u.test(line)) : kind.lines) ??
        composer.pick(spanishFrames.company),
      ...(quiet ? { change: { questionsUnwanted: true } } : {}),
    };
  }
  return answerShare(moment, text);
}

/** A short reminder in Spanish while the flag is on. */
export const spanishReminders = spanishCare.reminders;

/** What a Spanish message can add to the summary. */
export function spanishPoint(message: string): string | undefined {
  const restated = restateSpanish(message);
  return restated && !restated.belief ? restated.dicho : undefined;
}

function answerRisk(tier: Exclude<Tier, 'none'>, state: GuideState): Answer {
  const lines = spanishCare[tier];
  const begun = state.risk !== undefined && state.risk.tier === tier;
  return {
    make: (composer) =>
      composer.pick(begun ? lines.later : lines.first) ??
      composer.pick(lines.later) ??
      composer.pick(spanishCare.elevated.later) ??
      composer.pickAgain(lines.later),
    change: {
      pending: { kind: 'safety-question' },
      risk: { tier, kind: 'explicit', turn: state.turn, replies: (state.risk?.replies ?? 0) + 1 },
    },
  };
}

function answerSafety(text: string, state: GuideState): Answer | undefined {
  const again = { pending: { kind: 'safety-question' as const } };
  if (/\b(?:broma|jaja\w*|tranquil[oa]|exager\w+|no es para tanto|era un chiste)\b/iu.test(text))
    return {
      make: (composer) => composer.pick(spanishCare.answers.brushedOff),
      ...(state.risk && state.risk.replies < 3 ? { change: again } : {}),
    };
  if (/^(?:no\b|nunca|para nada|claro que no)/iu.test(text))
    return { make: (composer) => composer.pick(spanishCare.answers.no) };
  if (/^(?:sí|si\b|a veces|un poco|tal vez|quizás|creo que sí)/iu.test(text))
    return { make: (composer) => composer.pick(spanishCare.answers.yes), change: again };
  return undefined;
}

function answerShare(moment: Moment, text: string): Answer {
  const { state } = moment;
  const emotion = spanishEmotionWords.find(([, pattern]) => pattern.test(text))?.[0];
  const restated = restateSpanish(text);
  const echo = echoSpanish(text);
  const focus =
    /\bmi (mamá|papá|madre|padre|hermano|hermana|novio|novia|esposo|esposa|hijo|hija|jefe|jefa|amigo|amiga|abuela|abuelo|perro|perra|gato|gata|pareja|familia)\b/iu.exec(
      text,
    )?.[1];
  const due = state.turn - state.summarizedAt >= 8 && state.points.length >= 2 && !state.questionsUnwanted;
  if (due)
    return {
      make: (composer) =>
        composer.pick(spanishFrames.summary, { points: joinedSpanish(state.points.slice(-3)) }) ??
        composer.pick(spanishFrames.ask),
      change: { summarizedAt: state.turn, points: state.points.slice(-1) },
    };
  const asks = !state.questionsUnwanted && state.questionsInRow < 3;
  return {
    make: (composer) => {
      const slots = emotion ? slotsFor(emotion, composer.random()) : {};
      const opening =
        (restated
          ? composer.pick(restated.belief ? spanishFrames.belief : spanishFrames.said, { dicho: restated.dicho })
          : undefined) ?? (echo && !emotion ? composer.pick(spanishFrames.echo, { frase: echo }) : undefined);
      const pleasant = emotion !== undefined && isPleasant(emotion);
      const middle = emotion
        ? composer.chance(0.55)
          ? composer.pick(spanishFrames.feeling, slots)
          : composer.pick(spanishFeelings[emotion].say)
        : undefined;
      const cheer = pleasant ? composer.pick(spanishFrames.cheer) : undefined;
      const fallback =
        (opening ?? middle ?? cheer)
          ? undefined
          : composer.pick(text.split(/\s+/u).length < 4 ? spanishFrames.brief : spanishFrames.company);
      const closing = asks
        ? ((pleasant ? composer.pick(spanishFrames.askCheer) : undefined) ??
          (focus && composer.chance(0.3) ? composer.pick(spanishFrames.about, { focus: `tu ${focus}` }) : undefined) ??
          (emotion && composer.chance(0.7) ? composer.pick(spanishFeelings[emotion].ask ?? []) : undefined) ??
          composer.pick(spanishFrames.ask))
        : composer.pick(spanishFrames.company);
      return join(opening, middle ?? cheer, fallback, closing);
    },
  };
}

function slotsFor(emotion: Emotion, random: number): { situation?: string; feeling?: string } {
  const { situation, feeling } = spanishFeelings[emotion];
  return {
    situation: situation[Math.floor(random * situation.length)] ?? '',
    feeling: feeling[Math.floor(random * feeling.length)] ?? '',
  };
}

function joinedSpanish(points: readonly string[]): string {
  return joined(points)
    .replace(/, and /u, ', y ')
    .replace(/; and /u, '; y ');
}
