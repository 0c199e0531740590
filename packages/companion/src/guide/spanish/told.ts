import type { Emotion } from '#emotion/emotions.ts';
import { findRuleViolation } from '#guard/check-reply.ts';
import { isPleasant } from '../feeling.ts';
import type { Heard } from '../heard-angles.ts';
import type { MatterHeard } from '../matter.ts';
import type { Moment } from '../respond/answer.ts';
import { isCareful } from '../respond/careful.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';
import { spanishEmotionWords } from './feelings.ts';
import { heardInSpanish } from './heard.ts';
import { spanishMatterAfter } from './matter.ts';
import { echoSpanish, restateSpanish } from './restate.ts';
import { spanishSituation } from './situations.ts';

/** What a Spanish message that tells something holds. */
export interface Told {
  text: string;
  emotion: Emotion | undefined;
  pleasant: boolean;
  /** A statement from Haven's side. */
  restated: { dicho: string; belief: boolean } | undefined;
  /** A phrase of a few words, as it was said. */
  echo: string | undefined;
  heard: Heard | undefined;
  /** The relative spoken of ("hermana"), by name where it was told, and a name told just now. */
  focus: string | undefined;
  who: string | undefined;
  named: string | undefined;
  /** What the talk is about for many turns. */
  matter: MatterHeard | undefined;
  /** Haven's last two replies, whose first words are not said again at once. */
  lately: string;
}

/** Somebody's death of long ago, told on the way to something else ("cuando se murió mi abuela ella vino"). */
const inPassing = /\bcuando (?:se )?(?:murió|falleció) (?:mi|su|el|la) \p{L}+,? (?=\p{L}+ \p{L}+ \p{L}+)/iu;

export function readTold(moment: Moment, message: string): Told {
  const text = message.replace(inPassing, '');
  const { state, reading, request } = moment;
  const emotion = spanishEmotionWords.find(([, pattern]) => pattern.test(text))?.[0];
  // Love is told in good hours and in bad ones.
  const situation = isCareful(moment) ? undefined : spanishSituation(text);
  const isPleasantWord = emotion !== undefined && emotion !== 'love' && isPleasant(emotion);
  const pleasant = (isPleasantWord || situation?.isGlad === true) && !turned.test(text);
  const told = restateSpanish(text, namesTold(moment));
  const focus = relatives.exec(text)?.[1];
  return {
    text,
    emotion,
    pleasant,
    restated:
      told && !findRuleViolation(told.dicho) ? { ...told, dicho: withToldNames(told.dicho, moment) } : undefined,
    echo: echoSpanish(text),
    heard: heardInSpanish(text, state, { pleasant, situation: situation?.heard }),
    focus,
    who: nameOf(focus, moment),
    named: reading.things.find(({ kind }) => kind === 'name')?.name,
    matter: spanishMatterAfter(state, message, situation?.heard.angle.id),
    lately: request.turns
      .filter(({ role }) => role === 'assistant')
      .slice(-2)
      .map(({ content }) => content)
      .join('\n'),
  };
}

/** Said with a but, love and gladness are not cheered. */
const turned = /(?<!\p{L})(?:lo peor|pero|aunque|ya no|duele|miedo|triste|culpa|lástima|ojalá|sin embargo)(?!\p{L})/iu;

const relatives = withAccents(
  /\bmi (mamá|papá|madre|padre|hermano|hermana|novio|novia|esposo|esposa|hijo|hija|jefe|jefa|amigo|amiga|abuela|abuelo|perro|perra|gato|gata|pareja|familia|marido|mujer|suegra|suegro|nieto|nieta|tío|tía|primo|prima|vecino|vecina)\b/iu,
);

/** Names that were told, with their capitals. */
export function withToldNames(said: string, moment: Moment): string {
  return namesTold(moment).reduce(
    (text, name) => text.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), name),
    said,
  );
}

function namesTold({ state, reading }: Moment): string[] {
  return [...state.things, ...reading.things].map(({ name }) => name).filter((name) => /^\p{Lu}/u.test(name));
}

/** The name of a relative spoken of, if it was told: "Lucía" for "tu hermana". */
function nameOf(focus: string | undefined, { state, reading }: Moment): string | undefined {
  if (!focus) return undefined;
  const role = `tu ${focus}`;
  return [...reading.things, ...state.things].find((thing) => thing.role === role)?.name;
}
