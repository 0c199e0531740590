import type { Emotion } from '#emotion/emotions.ts';
import type { Style } from '#persona/styles.ts';
import type { Composer } from '../compose.ts';
import type { Heard } from '../heard-angles.ts';
import { join } from '../respond/join.ts';
import { wordsOf } from '../said-before.ts';
import { spanishFeelings } from './feelings.ts';
import { spanishFrames } from './frames.ts';
import { turnSpanish } from './turn.ts';
import { pickLed } from './speaking.ts';
import { spanishThread } from './thread-lines.ts';
import type { Told } from './told.ts';
import { spanishVoices } from './voices/voices.ts';

/** What a Spanish reply begins with, and how much of an answer it is. */
export interface Reflected {
  /** It goes a half step further than the words. */
  isStep: boolean;
  /** The frame has said how it weighs; that is enough. */
  isWeighed: boolean;
  text: string | undefined;
}

/** A half step further than the words where there is one, else the words themselves. */
export function reflectSpanish(told: Told, style: Style, composer: Composer): Reflected {
  const { heard, named, focus, who } = told;
  const isPlain = named !== undefined || (focus !== undefined && !namesIt(told.restated?.dicho ?? '', focus, who));
  const further = heard ? halfStep(told, heard, { style, composer, isPlain }) : undefined;
  const whom = named ?? (further && !namesIt(further, focus, who) ? (who ?? (focus && `tu ${focus}`)) : undefined);
  const lead =
    named === undefined
      ? whom && composer.pick(['{Quien}.'], { quien: whom })
      : composer.pick(spanishThread.named, { nombre: named });
  if (further) return { isStep: true, isWeighed: true, text: join(lead, further) };
  const plain = plainWords(named ? { ...told, echo: undefined } : told, style, composer);
  if (named) return { isStep: true, isWeighed: true, text: join(lead, told.restated ? plain.text : undefined) };
  return { isStep: false, ...plain };
}

/** The likely feeling, tentatively. */
export function feelingLine(emotion: Emotion | undefined, style: Style, composer: Composer): string | undefined {
  if (!emotion) return undefined;
  const { situation, feeling } = spanishFeelings[emotion];
  const one = (words: readonly string[]) => words[Math.floor(composer.random() * words.length)];
  return composer.pick(spanishVoices[style].feeling, { situation: one(situation), feeling: one(feeling) });
}

interface Speaking {
  style: Style;
  composer: Composer;
  /** Whom it is about stands in front already. */
  isPlain: boolean;
}

function halfStep(told: Told, { angle, slots }: Heard, { style, composer, isPlain }: Speaking): string | undefined {
  const { restated, pleasant, lately } = told;
  const speaker = { composer, style, glad: pleasant, lately: isPlain ? undefined : lately };
  const bareAngle = angle.whole || !restated || angle.quiet;
  const line = bareAngle && !angle.quiet ? pickLed(angle.say, slots, speaker) : composer.pick(angle.say, slots);
  const template = composer.templates.at(-1) ?? '';
  if (!line || bareAngle || template.includes('{')) return line;
  const said = { dicho: restated.dicho };
  const first = isBelief(restated)
    ? composer.pick(spanishVoices[style].belief, said)
    : pickLed(spanishFrames.bare, said, speaker);
  return join(first, line);
}

/** The words themselves: a statement turned round, a short phrase, or what it is about. */
function plainWords(
  { text, restated, echo, emotion, pleasant, lately }: Told,
  style: Style,
  composer: Composer,
): Pick<Reflected, 'text' | 'isWeighed'> {
  const voice = spanishVoices[style];
  if (restated) {
    const belief = isBelief(restated);
    const heavy = emotion !== undefined && !pleasant && !belief && composer.chance(0.4);
    const frames = belief ? voice.belief : heavy ? voice.heavy : voice.said;
    return { text: composer.pick(frames, { dicho: restated.dicho }), isWeighed: heavy };
  }
  const speaker = { composer, style, glad: pleasant, lately };
  if (echo) return { text: pickLed(spanishFrames.echo, { frase: echo }, speaker), isWeighed: false };
  const key = keyIn(text);
  return { text: key ? pickLed(spanishFrames.keyed, { clave: key }, speaker) : undefined, isWeighed: false };
}

/** "A veces sientes que …" says itself that it is only felt. */
function isBelief({ dicho, belief }: { dicho: string; belief: boolean }): boolean {
  return belief && !/^(?:a veces |ahora |hoy )?(?:sientes|crees|piensas|te parece) que(?!\p{L})/u.test(dicho);
}

/** A noun with its article or possessive, the last in the message. */
function keyIn(text: string): string | undefined {
  const found = [
    ...text
      .toLowerCase()
      .matchAll(
        /(?<!\p{L})(mi|mis|el|la|los|las|un|una) (?!\p{L}+(?:é|ó|í|aste|iste|aron|ieron|aba|aban|amos|ía|ían)(?!\p{L})|que\b|de\b|lo\b|más\b|vez\b|verdad\b|vida\b|cosa\b|día\b|semana\b|horas?\b|años?\b|mes(?:es)?\b|minutos?\b|momento\b|rato\b|miércoles\b|jueves\b|lunes\b|martes\b|viernes\b|sábado\b|domingo\b)(\p{L}{3,}(?: de (?:la |los |las )?\p{L}{3,})?)(?!\p{L})/gu,
      ),
  ].at(-1);
  const [whole] = found ?? [];
  return whole && wordsOf(whole).length <= 5 ? turnSpanish(whole) : undefined;
}

function namesIt(text: string, focus: string | undefined, who: string | undefined): boolean {
  return Boolean((focus && text.includes(focus)) || (who && text.includes(who)));
}
