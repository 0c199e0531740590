import { type Skill, type SkillForm, fromShortest } from '#skills/skill.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';

/** The form that is wished for, or the nearest the exercise has. */
export interface FormWish {
  form: SkillForm;
  /** Whether it is of the length wished for. */
  isThere: boolean;
}

/** "De medio minuto", "la versión corta", "una más larga" than the `base`. */
export function spanishFormIn(text: string, skill: Skill, base: SkillForm = skill.usual): FormWish | undefined {
  const length = lengthIn(text);
  if (!length) return undefined;
  const forms = fromShortest.filter((form) => skill.forms[form]);
  const steps = { shorter: -1, longer: 1 };
  const wished =
    length === 'shorter' || length === 'longer'
      ? forms[forms.indexOf(base) + steps[length]]
      : skill.forms[length] && length;
  if (wished) return { form: wished, isThere: true };
  const isShort = length === 'shorter' || length === 'half-minute';
  return { form: (isShort ? forms[0] : forms.at(-1)) ?? base, isThere: false };
}

/** Nothing is said but how long it should take: "mejor la corta", "sí, cinco minutos". */
export function isFormAlone(text: string): boolean {
  const rest = withoutForm(text);
  return rest !== text && !/\p{L}|\d/u.test(rest.replace(around, ' '));
}

/** An exercise of so many minutes is asked for, and none was spoken of: "algo de medio minuto". */
export function asksForMinutes(text: string): boolean {
  const length = lengthIn(text);
  return something.test(text) && isFormAlone(text) && length !== 'shorter' && length !== 'longer';
}

/** It is named as one form of an exercise, so that it cannot be what a step has asked for. */
export function namesForm(text: string): boolean {
  return formNoun.test(text);
}

export function withoutForm(text: string): string {
  return lengths.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), text);
}

const something = withAccents(/\balgo\b/iu);
const formNoun = withAccents(/\b(?:versión|version|forma|ejercicio)\b/iu);

/** As a form is spoken of in a sentence. */
export const spanishLengths: Record<SkillForm, string> = {
  'half-minute': 'medio minuto',
  'two-minute': 'dos minutos',
  'five-minute': 'cinco minutos',
};

function lengthIn(text: string): Length | undefined {
  return lengths.find(([, pattern]) => text.search(pattern) >= 0)?.[0];
}

/** A form by its minutes, or by what it is compared with. */
type Length = SkillForm | 'shorter' | 'longer';

/** "Hace cinco minutos" and "en cinco minutos" tell of a time and wish for none. */
const notOfTime = String.raw`(?<!(?<!\p{L})(?:llevo|hace|hacen|desde|en|últimos|cada|faltan|dentro de|más de|casi) )`;
/** "La corta", "algo corto"; but "la corto" is another word. */
const inKind = (stem: string) =>
  String.raw`\b(?:(?:algo|ejercicio|uno|el) (?:más |muy |bien )?${stem}o|(?:técnica|tecnica|versión|version|forma|una|la) (?:más |muy |bien )?${stem}a)\b`;
const minutes = String.raw`(?:min|mins|minutos|minutitos)`;
const length = (source: string) => withAccents(new RegExp(source, 'giu'));

const lengths: readonly (readonly [Length, RegExp])[] = [
  [
    'half-minute',
    length(
      String.raw`${notOfTime}\b(?:medio minut(?:o|ito)|(?:30|treinta) ?(?:s|segs?|segundos|segunditos)|(?:unos|pocos) segund(?:os|itos)|(?:de un|un|1) minutito|(?:de|tengo|solo|sólo) un minuto)\b|\brapidit[oa]\b|${inKind('r[áa]pid')}|\b(?:algo|ejercicio|versión|version) (?:exprés|express)\b|\b(?:la|el) más (?:cort[oa]|breve)\b|\b(?:algo|ejercicio|versión|version|una|uno) (?:muy|bien) (?:cort[oa]|breve)\b`,
    ),
  ],
  [
    'five-minute',
    length(
      String.raw`${notOfTime}\b(?:5|cinco) ?${minutes}\b|\b(?:la|el) más larg[oa]\b|\b(?:la|versión|version|forma) (?:complet|enter)a\b`,
    ),
  ],
  ['two-minute', length(String.raw`${notOfTime}\b(?:2|dos) ?${minutes}\b`)],
  [
    'shorter',
    length(
      String.raw`\b(?:un (?:poco|poquito) )?más (?:cort(?:it)?[oa]|breve)\b|${inKind('cort(?:it)?')}|\b(?:algo|ejercicio|versión|version) breve\b|\b(?:tengo|hay|con) (?:muy )?poco tiempo\b|\bno tengo mucho tiempo\b`,
    ),
  ],
  ['longer', length(String.raw`\b(?:un (?:poco|poquito) )?más larg(?:uit)?[oa]\b|${inKind('larg(?:uit)?')}`)],
];

/** Words around it that wish, agree or point, and say nothing else. */
const around = withAccents(
  /\b(?:sí|si|dale|bueno|ok|okay|vale|claro|pues|pero|mejor|prefiero|quiero|quisiera|querría|puede|podría|ser|sería|me gustaría|tienes|hay|tengo|haz|hagamos|hacemos|probemos|podemos|hacer|dame|solo|sólo|entonces|que|sea|y|o|a|de|en|por|con|la|el|una|uno|un|algo|otra|otro|versión|version|forma|ejercicio|esa|ese|esta|este|favor|nada|más|ahora|hoy|vez|gracias)\b/giu,
);
