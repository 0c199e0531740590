import { capitalized } from './capitals.ts';

/** Two neighboring letters typed in the wrong order ("yuo", "stuipd"), for common words and where nothing else is meant. */
export function unswapped(word: string): string {
  const meant = swappedLetters.get(word.toLowerCase());
  if (!meant) return word;
  return /^\p{Lu}/u.test(word) ? capitalized(meant) : meant;
}

const commonWords =
  "you your about again alone always angry another answer anxious anymore asleep because been before believe better call called can't could crying doesn't don't drunk every everyone everything family father feel feeling friend friends girlfriend boyfriend going gonna guilty happy hate have help home hurt husband just know leave left like little lonely love make maybe mean mother never nobody nothing only parents people please really remember right said school scared should sister brother sleep something sorry still stupid talk talking text than thanks that the them there they thing things think this thought tired today told tomorrow tonight understand very want was what when where which with without work worried worthless would write wrong yesterday";
/** Words in their own right, however they came about. */
const realWords = /^(?:sacred|tried|three|sadi|aws|bene|mena|noly|fele)$/u;

const swappedLetters: ReadonlyMap<string, string> = new Map(
  commonWords
    .split(' ')
    .flatMap((word) =>
      Array.from({ length: word.length - 1 }, (_none, at): [string, string] => [
        `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
        word,
      ]).filter(([typed]) => typed !== word && !/'/u.test(typed) && !realWords.test(typed)),
    ),
);
