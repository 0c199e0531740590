import type { LanguageRules } from '../../rules.ts';
import { sureAbuse } from './abuse.ts';
import { sureBack, sureBackGerman, sureBackPortuguese, sureBackSpanish } from './back.ts';
import { sureEating } from './eating.ts';
import { sureFarewell } from './farewell.ts';
import { sureFrench } from './french.ts';
import { sureGerman } from './german.ts';
import { sureHarmless } from './harmless.ts';
import { sureMeans } from './means.ts';
import { surePassive } from './passive.ts';
import { surePortuguese } from './portuguese.ts';
import { sureSpanish } from './spanish.ts';
import { sureVoices } from './voices.ts';

/** English rules that are seldom wrong, by field. */
export const sureEnglish = {
  farewell: sureFarewell,
  means: sureMeans,
  passive: surePassive,
  eating: sureEating,
  voices: sureVoices,
  abuse: sureAbuse,
  back: sureBack,
  harmless: sureHarmless,
} satisfies Record<string, LanguageRules>;

/** Those of other languages. */
export const sureElsewhere = {
  spanish: joined(sureSpanish, sureBackSpanish),
  french: sureFrench,
  german: joined(sureGerman, sureBackGerman),
  portuguese: joined(surePortuguese, sureBackPortuguese),
} satisfies Record<string, LanguageRules>;

function joined(one: LanguageRules, other: LanguageRules): LanguageRules {
  return { lexicon: { ...one.lexicon, ...other.lexicon }, rules: [...one.rules, ...other.rules] };
}
