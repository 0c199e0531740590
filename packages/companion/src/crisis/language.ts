import { compilePatterns } from '#text/pattern.ts';
import type { Matcher } from '#text/pattern.ts';
import type { Word } from '#text/tokens.ts';
import { english } from './lexicon/english.ts';
import { spanish } from './lexicon/spanish.ts';
import { cues } from './patterns/cues.ts';
import { farewell } from './patterns/farewell.ts';
import { french } from './patterns/french.ts';
import { german } from './patterns/german.ts';
import { idioms } from './patterns/idioms.ts';
import { means } from './patterns/means.ts';
import { others } from './patterns/others.ts';
import { portuguese } from './patterns/portuguese.ts';
import { selfHarm } from './patterns/self-harm.ts';
import { signs } from './patterns/signs.ts';
import { spanishCues } from './patterns/spanish-cues.ts';
import { spanishRisks } from './patterns/spanish-risks.ts';
import { suicide } from './patterns/suicide.ts';
import { sureElsewhere, sureEnglish } from './patterns/sure/sure.ts';
import { violence } from './patterns/violence.ts';
import type { LanguageRules, Rule } from './rules.ts';

interface Language {
  matcher: Matcher<Rule>;
  /** Small words that few other languages have. */
  marks: string;
}

const en: LanguageRules = withSure(
  {
    lexicon: english,
    rules: [...suicide, ...farewell, ...means, ...selfHarm, ...violence, ...others, ...signs, ...cues, ...idioms],
  },
  ...Object.values(sureEnglish),
);

const languages: readonly Language[] = [
  language(
    en,
    'i am the and my to of is it you was with this that not have had are be he she they what just want going so when but for at on in from like',
  ),
  language(
    withSure({ lexicon: spanish, rules: [...spanishRisks, ...spanishCues] }, sureElsewhere.spanish),
    'el la los las de que y en un una mi mis yo ya muy pero por para con esta estoy quiero voy soy tengo hoy manana esto eso como cuando nada todo ella sin mas se lo le si noche no me te puedo ojala',
  ),
  language(
    withSure(french, sureElsewhere.french),
    'je j le la les des et un une mon ma mes ai suis est pas ne vais veux ce cette avec pour que qui dans tout plus moi il elle du au c',
  ),
  language(
    withSure(german, sureElsewhere.german),
    'ich und der die das ein eine nicht mich mir mein meine ist bin habe hab will zu mit auf vor fur es sie er wie mehr noch heute nur aber',
  ),
  language(
    withSure(portuguese, sureElsewhere.portuguese),
    'eu o os as um uma de que e meu minha nao estou quero vou sou tenho hoje com para pra por muito mais todo tudo ele ela na no da do em me',
  ),
];

/** The rules of a language, with those that are seldom wrong and the word classes they bring. */
function withSure(rules: LanguageRules, ...sure: readonly LanguageRules[]): LanguageRules {
  return {
    lexicon: Object.assign({}, rules.lexicon, ...sure.map(({ lexicon }) => lexicon)) as LanguageRules['lexicon'],
    rules: [...rules.rules, ...sure.flatMap((more) => more.rules)],
  };
}

function language({ lexicon, rules }: LanguageRules, marks: string): Language {
  const patterns = rules.flatMap((rule) => rule.patterns.map((pattern) => ({ pattern, rule })));
  return { matcher: compilePatterns(lexicon, patterns), marks };
}

/** For each mark, the languages it is one of. */
const byMark = new Map<string, Set<number>>();
for (const [i, { marks }] of languages.entries())
  for (const mark of marks.split(' ')) byMark.set(mark, (byMark.get(mark) ?? new Set()).add(i));

const shareOfBest = 0.5;

/** The matchers of the languages a message may be written in, judged sentence by sentence; all when nothing says which. */
export function matchersFor(words: readonly Word[]): Matcher<Rule>[] {
  const found = new Set<Language>();
  for (const counts of countsBySentence(words)) {
    const best = Math.max(...counts);
    if (best === 0) continue;
    for (const [i, candidate] of languages.entries()) if ((counts[i] ?? 0) >= best * shareOfBest) found.add(candidate);
  }
  return (found.size === 0 ? languages : [...found]).map(({ matcher }) => matcher);
}

function countsBySentence(words: readonly Word[]): number[][] {
  const counts: number[][] = [];
  for (const { word, sentence } of words) {
    const row = (counts[sentence] ??= languages.map(() => 0));
    for (const i of byMark.get(word) ?? []) row[i] = (row[i] ?? 0) + 1;
  }
  return counts.filter((row) => row !== undefined);
}
