import { roles } from '../language/roles.ts';

const adverbs =
  'just|really|even|also|only|actually|finally|almost|never|always|then|honestly|literally|kind of|sort of|still|already|probably|basically|suddenly|constantly|totally|completely|absolutely|kinda|now|once|usually|sometimes|often|mostly|definitely|pretty much|barely|hardly';
const times =
  'today|yesterday|tonight|tomorrow|again|lately|recently|now|right now|anymore|already|as well|too|at all|though|this (?:morning|afternoon|evening|week|weekend|month|year)|last (?:night|week|weekend|month|year|summer|winter|spring|fall|autumn|\\p{L}+day)|(?:on )?\\p{L}+day|earlier|(?:a|one|two|three|four|five|six|\\d+|a few|a couple of|some) (?:days?|weeks?|months?|years?|hours?|minutes?) ago|all (?:day|night|week|the time)|every (?:day|night|morning|evening|week|weekend|time)';

const person = `(?:(?:your|the|this|that|some|one of your) (?:\\p{L}+ ){0,2}?(?:${roles})|(?!You\\b|It\\b|The\\b|That\\b|This\\b|There\\b|Maybe\\b|And\\b|But\\b)\\p{Lu}\\p{Ll}+)`;

/** What the words in capitals stand for in the patterns of follow-ups; each takes the space behind it along where one has to follow. */
const lists: Readonly<Record<string, string>> = {
  /** Whoever does it. */
  THEY: `(?<who>he|she|they|${person})`,
  /** Whom it is done to. */
  THEM: `(?<who>him|her|them|${person})`,
  /** Small words before a verb, or none. */
  ADV: `(?:(?:${adverbs}) )*`,
  /** "You", with small words before the verb. */
  YOU: `you (?:(?:${adverbs}) )*`,
  /** "You're", "you feel", with small words behind. */
  YOURE: `you(?:'re| are| were|'ve been| feel| felt| get| got)(?: (?:${adverbs}|so|very|too|a bit|a little|more|most|super|quite|pretty|feeling|getting))* `,
  /** When, or nothing. */
  TIME: `(?:,? (?:${times}))*`,
  /** The statement is over, or goes on with another. */
  END: `(?=$|[,;.!]| (?:and|but|so|because|or|though|when|while|since)\\b)`,
};

/** A follow-up's pattern as it is matched: from the beginning of a statement on. */
export function patternOf(when: string): RegExp {
  const written = when.replace(/@([A-Z]+) ?/gu, (found, name: string) => {
    const list = lists[name];
    if (list === undefined) throw new Error(`No list is called @${name}.`);
    const closesUp = name === 'ADV' || name === 'YOU' || name === 'YOURE';
    return closesUp ? list : list + (found.endsWith(' ') ? ' ' : '');
  });
  return new RegExp(`^(?:${written})`, 'u');
}
