import type { Emotion } from '#emotion/emotions.ts';
import { isPleasant } from '../reading.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { join } from '../respond/reflect.ts';
import { answerSpanishAside, asideInSpanish } from './asides.ts';
import { spanishCare } from './care.ts';
import { spanishEmotionWords, spanishFeelings } from './feelings.ts';
import { spanishFrames } from './frames.ts';
import { spanishKinds } from './kinds.ts';
import type { Composer } from '../compose.ts';
import type { Heard } from '../heard-angles.ts';
import { wordsOf } from '../said-before.ts';
import { spanishAngles } from './angles.ts';
import { echoSpanish, restateSpanish, turnSpanish } from './restate.ts';
import type { GuideState, Thing } from '../state.ts';
import { daysUntil } from '../named-things.ts';
import { markReturned } from '../respond/ask.ts';
import { isSpanishThing } from './named-things.ts';
import { answerAsked, farewell, joinedSpanish } from './asked.ts';
import { leavesInSpanish } from './leaving.ts';
import { answerRemembered, rememberedGreeting } from './remembered.ts';
import { answerFriend, answerRisk, answerSafety } from './risk.ts';
import { spanishThread } from './thread-lines.ts';
import { answerSpanishExercise, offerInSpanish, spanishOffer } from './exercise.ts';
import { answerSpanishWording } from './wording.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';

/** The small Spanish guide: the same order of care as in English, with fewer lines. */
export function answerSpanish(moment: Moment): Answer {
  const { request, state } = moment;
  const text = request.message.trim();
  if (request.detection.tier !== 'none') return answerRisk(moment, request.detection.tier);
  const kind = kindOf(text);
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
  const asked = answerAsked(moment, text);
  if (asked) return asked;
  if (kind?.kind === 'goodbye' || kind?.kind === 'goodbyeBusy') return farewell(moment, kind.lines);
  if (kind?.kind === 'greeting') {
    const greeting = rememberedGreeting(moment);
    if (greeting) return greeting;
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
  return answerRemembered(moment, text) ?? answerShare(moment, text);
}

/** Kinds whose words may as well belong to an exercise. */
const forExercise: ReadonlySet<string> = new Set(['exercise', 'advice', 'dontKnow', 'greeting']);

const kinds = spanishKinds.map((kind) => ({ ...kind, when: withAccents(kind.when) }));

function kindOf(text: string): (typeof kinds)[number] | undefined {
  const found = kinds.find(({ when, most }) => text.split(/\s+/u).length <= most && when.test(text));
  const leaves = !found || found.kind === 'goodbye' ? leavesInSpanish(text) : undefined;
  if (leaves === 'goodbyeBusy') return kinds.find(({ kind }) => kind === leaves);
  return found ?? (leaves && kinds.find(({ kind }) => kind === leaves));
}

/** What a Spanish message can add to the summary. */
export function spanishPoint(message: string): string | undefined {
  if (message.includes('?') || asideInSpanish(message)) return undefined;
  const restated = restateSpanish(message);
  return restated && !restated.belief && !aboutTheTalk.test(restated.dicho) ? restated.dicho : undefined;
}

/** What is said about the talk itself is nothing to sum up. */
const aboutTheTalk =
  /(?<!\p{L})(?:consejos?|ejercicios?|preguntas?|decirlo|contarlo|desahogarte|escuch\p{L}+|entiendes)(?!\p{L})/u;

/** A day named a while ago, when a short message leaves room for it. */
function eventToReturnTo({ state, reading }: Moment): Thing | undefined {
  if (reading.words > 5 || reading.things.length > 0 || state.questionsUnwanted) return undefined;
  return state.things.find(
    (thing) =>
      thing.kind === 'event' && isSpanishThing(thing) && state.turn - thing.heard >= 4 && thing.returned === undefined,
  );
}

function comeBack(moment: Moment, thing: Thing): Answer {
  const days = daysUntil(thing, moment.request.now);
  const pool = days === undefined || days > 0 ? 'before' : days === 0 ? 'today' : 'after';
  return {
    make: (composer) => composer.pick(spanishThread[pool], { cosa: thing.name }),
    change: { things: markReturned(moment.state, thing) },
  };
}

/** The name of a relative spoken of, if it was told: "Lucía" for "tu hermana". */
function nameOf(focus: string | undefined, { state, reading }: Moment): string | undefined {
  if (!focus) return undefined;
  const role = `tu ${focus}`;
  return [...reading.things, ...state.things].find((thing) => thing.role === role)?.name;
}

function namesTold({ state, reading }: Moment): string[] {
  return [...state.things, ...reading.things].map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name));
}

/** Names that were told, with their capitals. */
function withToldNames(said: string, moment: Moment): string {
  return namesTold(moment).reduce(
    (text, name) => text.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), name),
    said,
  );
}

function answerShare(moment: Moment, text: string): Answer {
  const { state } = moment;
  const returned = eventToReturnTo(moment);
  if (returned) return comeBack(moment, returned);
  const emotion = spanishEmotionWords.find(([, pattern]) => pattern.test(text))?.[0];
  const told = restateSpanish(text, namesTold(moment));
  const restated = told && { ...told, dicho: withToldNames(told.dicho, moment) };
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
    !/\bja(?:ja)+|\bje(?:je)+/iu.test(text) &&
    !state.questionsUnwanted;
  if (due)
    return {
      make: (composer) =>
        composer.pick(spanishFrames.summary, {
          points: withToldNames(joinedSpanish(state.points.slice(-3)), moment),
        }) ?? composer.pick(spanishFrames.ask),
      change: { summarizedAt: state.turn, points: state.points.slice(-1) },
    };
  const offered =
    pleasant || heard?.angle.quiet || (heard?.angle.rank ?? 0) >= 6 ? undefined : spanishOffer(moment, emotion);
  if (offered)
    return offerInSpanish(moment, offered, (composer) =>
      restated ? composer.pick(spanishFrames.bare, { dicho: restated.dicho }) : undefined,
    );
  const asks = !state.questionsUnwanted && !heard?.angle.quiet && state.questionsInRow < 3;
  const thing = moment.reading.things.find(({ kind }) => kind === 'name')?.name;
  const who = nameOf(focus, moment);
  const heavy = emotion !== undefined && !pleasant;
  return {
    ...(heard ? { change: { ...silenced(heard), angles: [...(state.angles ?? []), heard.angle.id].slice(-6) } } : {}),
    make: (composer) => {
      const further = heard ? halfStep(heard, restated, composer) : undefined;
      const spoken = thing ?? (further && !namesIt(further, focus, who) ? who : undefined);
      const named =
        thing !== undefined
          ? composer.pick(spanishThread.named, { nombre: thing })
          : focus && further && !namesIt(further, focus, who)
            ? composer.pick(['{Quien}.'], { quien: spoken ?? `tu ${focus}` })
            : undefined;
      const step = further
        ? join(named, further)
        : thing
          ? join(named, restated ? plain({ text, restated, echo: undefined, heavy }, composer) : undefined)
          : undefined;
      const felt = emotion ? composer.pick(spanishFrames.feeling, slotsFor(emotion, composer.random())) : undefined;
      const opening = step ?? plain({ text, restated, echo, heavy }, composer) ?? felt;
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
            : opening && wordsOf(opening).length >= shortestAlone
              ? undefined
              : composer.pick(spanishFrames.company),
        );
      const closing =
        (pleasant ? composer.pick(spanishFrames.askCheer) : undefined) ??
        (heard && heard.angle.ask.length > 0 ? composer.pick(heard.angle.ask) : undefined) ??
        (who && composer.chance(0.5) ? composer.pick(spanishThread.about, { nombre: who }) : undefined) ??
        (focus && composer.chance(0.4) ? composer.pick(spanishFrames.about, { focus: `tu ${focus}` }) : undefined) ??
        (emotion && composer.chance(0.6) ? composer.pick(spanishFeelings[emotion].ask ?? []) : undefined) ??
        (happened.test(text) ? composer.pick(spanishFrames.next) : undefined) ??
        (heavy ? undefined : composer.pick(spanishFrames.askLight)) ??
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

/** A reflection of fewer words does not stand alone. */
const shortestAlone = 6;

/** Something that took place, after which one may ask what came next. */
const happened = /\p{L}{2,}(?:ó|é|aron|ieron|aste)(?!\p{L})/u;

function namesIt(text: string, focus: string | undefined, who: string | undefined): boolean {
  return Boolean((focus && text.includes(focus)) || (who && text.includes(who)));
}

/** The words themselves: a statement turned round, a short phrase, or what it is about. */
function plain(
  {
    text,
    restated,
    echo,
    heavy,
  }: { text: string; restated: Said | undefined; echo: string | undefined; heavy: boolean },
  composer: Composer,
): string | undefined {
  if (restated) {
    const weighed = heavy && composer.chance(0.4) ? spanishFrames.heavy : spanishFrames.said;
    return composer.pick(restated.belief ? spanishFrames.belief : weighed, { dicho: restated.dicho });
  }
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
