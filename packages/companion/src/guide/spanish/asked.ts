import { withAccents } from '#skills/spanish/with-accents.ts';
import { daysUntil } from '../named-things.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { join } from '../respond/join.ts';
import { joined } from '../respond/summary.ts';
import { spanishFrames } from './frames.ts';
import { isSpanishThing } from './named-things.ts';
import { spanishThread } from './thread-lines.ts';

/** "¿Qué te conté?" and "¿repaso o duermo?", which ask for something of their own. */
export function answerAsked({ state }: Moment, text: string): Answer | undefined {
  const choice = eitherOr.exec(text)?.groups;
  if (choice) return { make: (composer) => composer.pick(spanishThread.choice, choice) };
  if (!recallWanted.test(text)) return undefined;
  const points = state.points.slice(-3);
  return {
    make: (composer) =>
      (points.length > 0 ? composer.pick(spanishThread.recall, { points: joinedSpanish(points) }) : undefined) ??
      composer.pick(spanishThread.recallNothing),
  };
}

/** "¿Repaso o duermo?" */
const eitherOr =
  /(?:[¿,:] ?)(?<una>(?!qué|eres|puedes|tienes)\p{L}[\p{L} ]{2,24}) o (?:mejor )?(?<otra>(?!no\b|qué\b)[\p{L} ]{3,24})\?$/iu;

const recallWanted = withAccents(
  /\b(?:qué te (?:conté|dije|he contado)|te acuerdas de (?:mí|lo que|mi)|qué sabes de mí)\b/iu,
);

/** Lets somebody go, with a word for what lies ahead of them or for who was named. */
export function farewell({ state, reading, request }: Moment, lines: readonly string[]): Answer {
  const things = [...state.things, ...reading.things].filter(isSpanishThing);
  const ahead = things.findLast((thing) => thing.kind === 'event' && (daysUntil(thing, request.now) ?? -1) >= 0);
  const grieving = state.feeling?.emotion === 'grief' || (state.angles ?? []).some((id) => id === 'es-perdida');
  const pet = grieving ? undefined : things.findLast(({ kind, name }) => kind === 'pet' && /^\p{Lu}/u.test(name));
  return {
    make: (composer) =>
      join(
        composer.pick(lines) ?? composer.pick(spanishFrames.company),
        ahead
          ? composer.pick(spanishThread.hopeFor, { cosa: ahead.name })
          : pet && composer.pick(spanishThread.petToo, { nombre: pet.name }),
      ),
  };
}

/** "a, b, y c". */
export function joinedSpanish(points: readonly string[]): string {
  return joined(points)
    .replace(/, and /u, ', y ')
    .replace(/; and /u, '; y ');
}
