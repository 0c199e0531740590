import type { SkillId } from '#skills/skill.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';

/** What people want something for, in plain Spanish, and the exercise that suits it. */
const complaints: readonly (readonly [RegExp, SkillId])[] = [
  [withAccents(/\b(?:pánico|panico|ataque)\b/iu), 'grounding'],
  [withAccents(/\b(?:dormir|sueño|insomnio|antes de (?:acostarme|dormir)|la noche)\b/iu), 'sleep-wind-down'],
  [withAccents(/\b(?:enojo|ira|rabia|furia|coraje)\b/iu), 'stop'],
  [
    withAccents(/\b(?:hombros?|cuello|espalda|mandíbula|músculos|tensión|tens[oa]s?|cuerpo|nuca|piernas)\b/iu),
    'muscle-relaxation',
  ],
  [
    withAccents(
      /\b(?:estómago|estomago|panza|barriga|pecho|nervios|ansiedad|temblor|calmar\p{L}*|tranquilizar\p{L}*)\b/iu,
    ),
    'paced-breathing',
  ],
  [withAccents(/\b(?:preocupaci\p{L}+|preocuparme)\b/iu), 'worry-time'],
  [withAccents(/\b(?:estrés|estres|presión)\b/iu), 'cyclic-sighing'],
  [withAccents(/\b(?:cabeza|mente|pensamientos?)\b/iu), 'unhooking'],
];

export function skillForSpanishComplaint(text: string): SkillId | undefined {
  return complaints.find(([pattern]) => pattern.test(text))?.[1];
}

/** "¿Podemos hacer algo para mis hombros?": what for, empty where it was only pointed at ("para eso"). */
export function spanishWishFor(text: string): string | undefined {
  const found = wish.exec(text);
  if (!found) return undefined;
  const aim = found.groups?.['aim'] ?? '';
  return pointing.test(aim) ? '' : aim;
}

const wish = withAccents(
  /^(?:.{3,90}[,.;] )?[¿¡]?(?:(?:bueno|vale|ok|pues|oye|y|pero|a ver)[ ,.]+)*(?:(?:podemos|podríamos|puedes|podrías|me puedes|quiero|quisiera|tienes|hay|dame|necesito|me das|conoces) )(?:(?:hacer|probar|intentar|darme|algún) )?(?:conmigo )?(?:algo|alguna cosa|un ejercicio|algún ejercicio|una técnica)(?: (?:conmigo|juntos|corto|rápido|sencillo))*(?: (?:para|contra|por|con|que (?:ayude|sirva)(?: (?:para|con))?) (?<aim>.{2,50}?))?[?.! ]*$/iu,
);
const pointing = withAccents(/^(?:eso|esto|ello|lo de antes|eso que dije)?(?: (?:por favor|ahora))*$/iu);
