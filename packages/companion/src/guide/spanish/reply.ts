import type { Emotion } from '#emotion/emotions.ts';
import type { Tier } from '#crisis/risk.ts';
import { isPleasant } from '../reading.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { join } from '../respond/reflect.ts';
import { joined } from '../respond/summary.ts';
import { spanishCare } from './care.ts';
import { spanishEmotionWords, spanishFeelings } from './feelings.ts';
import { spanishFrames } from './frames.ts';
import { spanishKinds } from './kinds.ts';
import type { Composer } from '../compose.ts';
import type { Heard } from '../heard-angles.ts';
import { wordsOf } from '../said-before.ts';
import { spanishAngles } from './angles.ts';
import { echoSpanish, restateSpanish, turnSpanish } from './restate.ts';
import type { GuideState } from '../state.ts';
import { answerSpanishExercise, offerInSpanish, spanishOffer } from './exercise.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';

/** The small Spanish guide: the same order of care as in English, with fewer lines. */
export function answerSpanish(moment: Moment): Answer {
  const { request, state } = moment;
  const text = request.message.trim();
  if (request.detection.tier !== 'none') return answerRisk(request.detection.tier, state);
  const kind = kinds.find(({ when, most }) => text.split(/\s+/u).length <= most && when.test(text));
  const flagged = request.care.flag || state.risk !== undefined;
  if (flagged && kind?.kind === 'goodbye') return { make: (composer) => composer.pick(spanishCare.farewell) };
  if (state.pending?.kind === 'safety-question') {
    const safety = answerSafety(text, state);
    if (safety) return safety;
  }
  const exercise = answerSpanishExercise(moment, kind !== undefined && !forExercise.has(kind.kind));
  if (exercise) return exercise;
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

/** Kinds whose words may as well belong to an exercise. */
const forExercise: ReadonlySet<string> = new Set(['exercise', 'advice', 'dontKnow', 'greeting']);

const kinds = spanishKinds.map((kind) => ({ ...kind, when: withAccents(kind.when) }));

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
  if (
    /\bno (?:le )?(?:quiero|puedo) (?:hablar|llamar)(?:le)?\b.*\b(?:nadie|tel[ée]fono|llamar)\b|\bno quiero llamar\b/iu.test(
      text,
    )
  )
    return {
      make: (composer) => composer.pick(spanishCare.answers.byText) ?? composer.pick(spanishReminders),
      change: again,
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
  const pleasant = emotion !== undefined && isPleasant(emotion);
  const heard = heardIn(text, state, pleasant);
  const due =
    (heard?.angle.rank ?? 0) < 4 &&
    state.turn - state.summarizedAt >= 8 &&
    state.points.length >= 2 &&
    !state.questionsUnwanted;
  if (due)
    return {
      make: (composer) =>
        composer.pick(spanishFrames.summary, { points: joinedSpanish(state.points.slice(-3)) }) ??
        composer.pick(spanishFrames.ask),
      change: { summarizedAt: state.turn, points: state.points.slice(-1) },
    };
  const offered = pleasant || heard?.angle.quiet ? undefined : spanishOffer(moment, emotion);
  if (offered)
    return offerInSpanish(moment, offered, (composer) =>
      restated ? composer.pick(spanishFrames.bare, { dicho: restated.dicho }) : undefined,
    );
  const asks = !state.questionsUnwanted && !heard?.angle.quiet && state.questionsInRow < 3;
  const thing = /\bse llama (\p{L}{3,14})/iu.exec(text)?.[1];
  return {
    ...(heard ? { change: { ...silenced(heard), angles: [...(state.angles ?? []), heard.angle.id].slice(-6) } } : {}),
    make: (composer) => {
      const further = heard ? halfStep(heard, restated, composer) : undefined;
      const named =
        focus && further && !further.includes(focus) ? composer.pick(['Tu {focus}.'], { focus }) : undefined;
      const step = join(named, further);
      const felt = emotion ? composer.pick(spanishFrames.feeling, slotsFor(emotion, composer.random())) : undefined;
      const opening = step ?? plain({ text, restated, echo, thing }, composer) ?? felt;
      const fallback =
        opening ?? composer.pick(text.split(/\s+/u).length < 4 ? spanishFrames.brief : spanishFrames.company);
      const second = !step && felt && opening !== felt && composer.chance(0.6) ? felt : undefined;
      const cheer = pleasant && emotion !== 'calm' && !step ? composer.pick(spanishFrames.cheer) : undefined;
      const share = [0.9, 0.5, 0.2][state.questionsInRow] ?? 0;
      if (!asks || !composer.chance(share))
        return join(
          fallback,
          cheer ?? second,
          heard?.angle.rest
            ? composer.pick(heard.angle.rest)
            : opening
              ? undefined
              : composer.pick(spanishFrames.company),
        );
      const closing =
        (pleasant ? composer.pick(spanishFrames.askCheer) : undefined) ??
        (heard && heard.angle.ask.length > 0 ? composer.pick(heard.angle.ask) : undefined) ??
        (focus && composer.chance(0.4) ? composer.pick(spanishFrames.about, { focus: `tu ${focus}` }) : undefined) ??
        (emotion && composer.chance(0.6) ? composer.pick(spanishFeelings[emotion].ask ?? []) : undefined) ??
        composer.pick(spanishFrames.next) ??
        composer.pick(spanishFrames.ask);
      return join(fallback, cheer ?? second, closing);
    },
  };
}

/** After "solo escúchame" nothing is asked or offered any more. */
function silenced({ angle }: Heard): Pick<GuideState, 'questionsUnwanted'> | Record<string, never> {
  return angle.id === 'es-solo-escucha' ? { questionsUnwanted: true } : {};
}

/** The most telling way of saying things in a Spanish message that was not answered a moment ago. */
function heardIn(text: string, state: GuideState, pleasant: boolean): Heard | undefined {
  const lately = new Set((state.angles ?? []).slice(-3));
  const statements = text
    .split(/(?<=[.!?;])\s+|\n+|,\s*(?:y|pero)\s+/u)
    .map((one) => one.replace(/^(?:y|pero|es que|bueno|pues|entonces)\s+/iu, '').replace(/[.!;,\s]+$/u, ''));
  const found = spanishAngles
    .filter(
      ({ id, tone, rank = 0 }) => (rank >= 8 || !lately.has(id)) && (tone === 'any' || (tone === 'glad') === pleasant),
    )
    .flatMap((angle) => {
      const statement = statements.findLast((one) => angle.when.test(one) && !angle.unless?.test(one));
      return statement ? [{ angle, statement }] : [];
    })
    .sort((one, other) => (other.angle.rank ?? 0) - (one.angle.rank ?? 0))[0];
  if (!found) return undefined;
  const groups = Object.entries(found.angle.when.exec(found.statement)?.groups ?? {});
  const slots = Object.fromEntries(
    groups
      .map(([name, words]) => [name.replace(/\d$/u, ''), words && turnSpanish(words)] as const)
      .filter(([, words]) => words),
  );
  return { angle: found.angle, statement: found.statement, slots };
}

interface Said {
  dicho: string;
  belief: boolean;
}

function halfStep({ angle, slots }: Heard, restated: Said | undefined, composer: Composer): string | undefined {
  const line = composer.pick(angle.say, slots);
  const template = composer.templates.at(-1) ?? '';
  if (!line || angle.whole || template.includes('{') || !restated) return line;
  const frames = restated.belief ? spanishFrames.belief : spanishFrames.bare;
  return join(composer.pick(frames, { dicho: restated.dicho }), line);
}

/** The words themselves: a statement turned round, a name, a short phrase, or what it is about. */
function plain(
  {
    text,
    restated,
    echo,
    thing,
  }: { text: string; restated: Said | undefined; echo: string | undefined; thing: string | undefined },
  composer: Composer,
): string | undefined {
  if (thing)
    return composer.pick(spanishFrames.named, { nombre: thing.charAt(0).toUpperCase() + thing.slice(1).toLowerCase() });
  if (restated)
    return composer.pick(restated.belief ? spanishFrames.belief : spanishFrames.said, { dicho: restated.dicho });
  if (echo) return composer.pick(spanishFrames.echo, { frase: echo });
  const key = keyIn(text);
  return key ? composer.pick(spanishFrames.keyed, { clave: key }) : undefined;
}

/** A noun with its article or possessive, the last in the message. */
function keyIn(text: string): string | undefined {
  const found = [
    ...text
      .toLowerCase()
      .matchAll(
        /(?<!\p{L})(mi|mis|el|la|los|las|un|una) (?!que\b|de\b|lo\b|más\b|vez\b|verdad\b|vida\b|cosa\b|día\b|semana\b|momento\b|rato\b|miércoles\b|jueves\b|lunes\b|martes\b|viernes\b|sábado\b|domingo\b)(\p{L}{3,}(?: de (?:la |los |las )?\p{L}{3,})?)(?!\p{L})/gu,
      ),
  ].at(-1);
  const [whole] = found ?? [];
  return whole && wordsOf(whole).length <= 5 ? turnSpanish(whole) : undefined;
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
