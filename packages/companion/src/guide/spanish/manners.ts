import type { Style } from '#persona/styles.ts';
import type { SkillId } from '#skills/skill.ts';

/** How a style says in Spanish what all styles may say, in which order, and what it offers first. */
export interface SpanishManner {
  /** Words before a reflection, joined to it. */
  leads: readonly string[];
  /** The same in good moments. */
  gladLeads: readonly string[];
  /** The share of reflections that begin with one. */
  leadShare: number;
  /** Words before a question, joined to it. */
  askLeads: readonly string[];
  /** How readily it asks, 1 for the balanced mix. */
  asks: number;
  /** Questions in a row before it only keeps company. */
  mostAsked: number;
  /** Whether the feeling is named before the words said back. */
  feelingFirst: boolean;
  /** The turn from which an exercise may be offered, and those it thinks of first. */
  offersFrom: number;
  offersFirst: readonly SkillId[];
  /** Its own words for common ones, in this order; never in what somebody said. */
  swaps: readonly (readonly [RegExp, string])[];
}

const body: readonly SkillId[] = [
  'paced-breathing',
  'box-breathing',
  'cyclic-sighing',
  'grounding',
  'muscle-relaxation',
];
const steps: readonly SkillId[] = ['problem-solving', 'getting-going', 'worry-time', 'asking-for-support', 'stop'];
const kindness: readonly SkillId[] = ['self-compassion', 'sleep-wind-down', 'muscle-relaxation', 'asking-for-support'];
const meaning: readonly SkillId[] = ['values-to-action', 'unhooking', 'thought-record', 'three-good-things'];

const balanced: SpanishManner = {
  leads: ['Ya veo:', 'Por lo que cuentas,'],
  gladLeads: ['Ah,'],
  leadShare: 0.15,
  askLeads: ['Y dime,'],
  asks: 1,
  mostAsked: 3,
  feelingFirst: false,
  offersFrom: 2,
  offersFirst: [],
  swaps: [],
};

export const spanishManners: Record<Style, SpanishManner> = {
  motherly: {
    leads: ['Ay,', 'Mira,', 'Ya, ya,'],
    gladLeads: ['Ay,', 'Mira nada más,'],
    leadShare: 0.45,
    askLeads: ['Dime, corazón:', 'A ver, cuéntame:', 'Y dime,'],
    asks: 0.85,
    mostAsked: 2,
    feelingFirst: true,
    offersFrom: 2,
    offersFirst: kindness,
    swaps: [
      [/\bun poco\b(?! de)/giu, 'un poquito'],
      [/\bun rato\b/giu, 'un ratito'],
      [/\bun momento\b/giu, 'un momentito'],
      [/\bpequeñ(?=[oa]s?\b)/giu, 'chiquit'],
    ],
  },
  fatherly: {
    leads: ['Bueno,', 'A ver,', 'Bien,', 'Mira,'],
    gladLeads: ['Bueno,', 'Muy bien,'],
    leadShare: 0.45,
    askLeads: ['Dime:', 'De frente:', 'Una cosa:', 'Bueno,'],
    asks: 0.95,
    mostAsked: 3,
    feelingFirst: false,
    offersFrom: 3,
    offersFirst: ['stop', ...steps],
    swaps: [
      [/, parece\b/giu, ', por lo visto'],
      [/\blo llevas\b(?= (?:a solas|así))/gu, 'lo cargas'],
    ],
  },
  'faith-centered': {
    leads: ['En verdad,', 'Sí,', 'Con respeto:'],
    gladLeads: ['Con gratitud:', 'En verdad,'],
    leadShare: 0.35,
    askLeads: ['Si quieres decirlo:', 'Con respeto:', 'Cuando haya paz para ello:'],
    asks: 0.9,
    mostAsked: 2,
    feelingFirst: true,
    offersFrom: 3,
    offersFirst: ['three-good-things', ...meaning, ...kindness],
    swaps: [
      [/, parece\b/giu, ', se diría'],
      [/\bpor dentro\b/giu, 'en el alma'],
      [/\bun alivio\b/giu, 'un consuelo'],
      [/\bun respiro\b/giu, 'un poco de paz'],
    ],
  },
  'best-friend': {
    leads: ['Uf,', 'O sea,', 'La verdad,', 'Oye,', 'En serio,', 'Ok,'],
    gladLeads: ['Ey,', 'Ok,', 'En serio,'],
    leadShare: 0.5,
    askLeads: ['Ok, pero', 'Oye,', 'A ver,', 'O sea,'],
    asks: 1.1,
    mostAsked: 3,
    feelingFirst: true,
    offersFrom: 4,
    offersFirst: [],
    swaps: [
      [/\bQuizás(?! (?:hay|sea|pued|qued|est[ée]))\b/gu, 'A lo mejor'],
      [/, quizás\b/giu, ', a lo mejor'],
      [/, parece\b/giu, ', la verdad'],
      [/\bmuy (?=\p{L})/giu, 'súper '],
      [/\bmuchas veces\b/giu, 'un montón de veces'],
    ],
  },
  'wise-mentor': {
    leads: ['Visto con distancia,', 'Según lo veo,', 'Si leo bien,'],
    gladLeads: ['Visto con calma,', 'Según lo veo,'],
    leadShare: 0.4,
    askLeads: ['Una pregunta, sin prisa:', 'Cabe preguntar:', 'Si lo consideras,'],
    asks: 0.95,
    mostAsked: 3,
    feelingFirst: false,
    offersFrom: 4,
    offersFirst: meaning,
    swaps: [
      [/\bQuizás\b/gu, 'Tal vez'],
      [/\bquizás\b/gu, 'tal vez'],
      [/, parece\b/giu, ', al parecer'],
    ],
  },
  'solution-focused': {
    leads: ['En concreto:', 'En breve:', 'Dicho claro:', 'El punto:'],
    gladLeads: ['Anotado:', 'Dato bueno:'],
    leadShare: 0.4,
    askLeads: ['Pregunta concreta:', 'Para avanzar:', 'Siguiente punto:'],
    asks: 1.1,
    mostAsked: 3,
    feelingFirst: false,
    offersFrom: 2,
    offersFirst: steps,
    swaps: [
      [/\bQuizás (?=\p{L}+s\b)/gu, 'Posiblemente '],
      [/, quizás\b/giu, ', posiblemente'],
      [/, parece\b/giu, ', por lo que se ve'],
    ],
  },
  'calm-centering': {
    leads: ['Sí.', 'Ya.', 'Despacio.'],
    gladLeads: ['Sí.', 'Qué bien.'],
    leadShare: 0.4,
    askLeads: ['Cuando quieras:', 'Con calma:', 'Despacio:'],
    asks: 0.75,
    mostAsked: 2,
    feelingFirst: false,
    offersFrom: 2,
    offersFirst: body,
    swaps: [
      [/(?<=\p{L}{3})(?<!¿[^?]*), y (?=\p{L})/gu, '. Y '],
      [/(?<=\p{L}{3})(?<!¿[^?]*), pero (?=\p{L})/gu, '. Pero '],
      [/(?<=\p{L}{3})(?<!¿[^?]*); (?=\p{L})/gu, '. '],
    ],
  },
  'balanced-mix': balanced,
  'let-haven-pick': balanced,
};

/** A line in the words of a style. Slots and what stands between quotation marks stay as they are. */
export function inSpanishManner(line: string, style: Style): string {
  const swapped = line.replace(/“[^”]*”|\{\w+\}|[^“{]+/gu, (part) =>
    /^[“{]/u.test(part)
      ? part
      : spanishManners[style].swaps.reduce((said, [words, own]) => said.replace(words, own), part),
  );
  return swapped === line ? line : swapped.replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
