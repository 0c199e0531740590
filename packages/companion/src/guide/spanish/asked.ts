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
  const ruling = rulings.find(({ when }) => when.test(text));
  if (ruling && !graveHere.test(text)) return { make: (composer) => composer.pick(ruling.lines) };
  if (!recallWanted.test(text)) return undefined;
  const points = state.points.slice(-3);
  return {
    make: (composer) =>
      (points.length > 0 ? composer.pick(spanishThread.recall, { points: joinedSpanish(points) }) : undefined) ??
      composer.pick(spanishThread.recallNothing),
  };
}

/** "¿Está mal que …?": asked straight out, and answered so. */
const rulings = [
  {
    when: withAccents(
      /(?:^|[¿,.;:] ?|\b(?:dime|crees que|piensas que) )(?:está|es|estaría|estuvo) (?:muy |tan )?mal\b(?! (?:hecho|de salud))/iu,
    ),
    lines: [
      'A mí no me suena mal. Me suena a alguien a quien le importa.',
      'No lo llamaría malo. Si te deja peor de lo que estabas, eso sí cuenta.',
      'Mal, no. Otra cosa es si te hace bien, y eso lo notas tú después.',
    ],
  },
  {
    when: withAccents(/(?:^|[¿,.;:] ?|\b(?:dime|crees que) )(?:es|será|no es) normal\b/iu),
    lines: [
      'Sí. Le pasa a más gente de la que lo dice.',
      'Es más común de lo que parece; casi nadie lo cuenta.',
      'No eres la única persona, ni de lejos. Si asusta o dura semanas, un médico es buen lugar para decirlo.',
    ],
  },
  {
    when: withAccents(
      /\bsoy (?:una |un )?(?:mala|mal) (?:madre|mamá|hija|hermana|amiga|esposa|persona|padre|papá|hijo|hermano|amigo|esposo)\b[^.!]*\?/iu,
    ),
    lines: [
      'No. Un momento no es la persona entera, y a quien no le importa no se le ocurre preguntarlo.',
      'No oigo a alguien malo. Oigo a alguien a quien le pesa cómo salió.',
    ],
  },
] as const;

/** Where a word for or against could do harm. */
const graveHere = withAccents(
  /\b(?:peg\p{L}*|golp\p{L}*|matar\p{L}*|morir\p{L}*|cort\p{L}*|pastillas?|medicin\p{L}*|tomar|beb\p{L}+|comer|peso|fotos?|desnud\p{L}*|obliga\p{L}*|embaraz\p{L}*|menor|años)\b/iu,
);

/** "¿Repaso o duermo?" */
const eitherOr =
  /(?:[¿,:] ?)(?<una>(?!qué|eres|puedes|tienes)\p{L}[\p{L} ]{2,24}) o (?:mejor )?(?<otra>(?!no\b|qué\b)[\p{L} ]{3,24})\?$/iu;

const recallWanted = withAccents(
  /\b(?:qué te (?:conté|dije|he contado)|te acuerdas de (?:mí(?! (?:mañana|después|luego|la próxima))|lo que|mi)|qué sabes de mí)\b/iu,
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
