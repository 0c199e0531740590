import { stemsOf } from './telling-words.ts';

/** Words that turn a sentence round, kind by kind: what has one and is told without it is not what was said. */
const turning: readonly RegExp[] = [
  /\b(?:not|never|no|none|nobody|nothing|nowhere|neither|nor|without|hardly|barely|scarcely|rarely|seldom|far from|anything but|refus\w+|den(?:y|ied|ies|ying)|lack\w*)\b/u,
  /\b(?:stop\w*|quit\w*|g(?:ive|ave|iven|iving) (?:\w+ )?up|no longer|any ?more|any longer|used to|former\w*|ended|ending|(?:is|are|was|were) over|over now|done with|free of|clean|sober|recover\w*|left|until|ex|off the|cut out|kicked|last (?:time|drink))\b/u,
  /\b(?:almost|nearly|about to|tempted|close to|as if|as though)\b/u,
];

/** The same where it stands before or among the words that were quoted: suppositions, wishes, and what others say. */
const leading: readonly RegExp[] = [
  /\b(?:if|unless|whether|maybe|perhaps|might|may (?:be|have|not)|could|would|should|supposed|pretend\w*|imagin\w+|dream\w*|wish\w*|hop(?:e|es|ed|ing)|want\w*|wonder\w*|guess|tr(?:y|ied|ies|ying)|plan\w*|will|going to|rather than|instead of)\b/u,
  /\b(?:afraid|scared|fear\w*|worr\w+|terrified)\b/u,
  /\b(?:say|says|said|saying|tells?|told|telling|claim\w*|accus\w+|calls?|called me|rumors?|according|insists?|insisted|believes?|thinks|swears?|heard|convinced|blam\w+)\b/u,
];

const taken = /\b(?:kidding|joking|jk|made (?:it|that) up|not true|a lie|lied)\b/u;

/** Behind these somebody else may be the one who does it: such a sentence has to stand there word by word. */
const joined = /\b(?:and|but|or|while|because|who|which|that|after|before|when|then|since)\b/u;

/** May stand anywhere without changing who does what. */
const loose = new Set(
  'really just also always often usually still finally recently now so very quite a an the'.split(' '),
);
const helping = new Set('am was have had has will would can could should do did might must be been'.split(' '));

/**
 * Whether a sentence said to a person tells what these words of theirs do not: the opposite, or of somebody else. Whose doing it was
 * has to stand in the quote just so, "I am drinking" for "you are drinking"; whatever is in doubt counts as turned round.
 */
export function isTurnedRound(text: string, quote: string, message: string): boolean {
  const said = plain(quote);
  const { until, whole } = around(plain(message), said);
  const told = plain(text);
  if (taken.test(whole)) return true;
  if (turning.some((kind) => kind.test(whole) !== kind.test(told))) return true;
  if (leading.some((kind) => kind.test(until) !== kind.test(told))) return true;
  const heard = stemsOf(whole);
  if ([...stemsOf(told)].some((stem) => !heard.has(stem))) return true;
  if (joined.test(told) && !has(wordsOf(whole), wordsOf(told))) return true;
  return !hasSameSubject(told, said);
}

/** The sentences the quote stands in: up to its end, and to theirs, with a "Not." behind them. */
function around(message: string, quote: string): { until: string; whole: string } {
  const at = Math.max(0, message.indexOf(quote));
  const start = Math.max(...['.', '!', '?', ';'].map((sign) => message.lastIndexOf(sign, at - 1))) + 1;
  const rest = message.slice(at + quote.length);
  const behind = /^[^.!?;]*(?:[.!?;]+\s*(?:no|not|never|just|jk|kidding|lol|well)\b[^.!?;]*)?/u.exec(rest)?.[0] ?? '';
  const until = message.slice(at === 0 ? 0 : start, at + quote.length);
  return { until, whole: until + behind };
}

function hasSameSubject(told: string, said: string): boolean {
  const wanted = wordsOf(told);
  const words = wordsOf(said);
  const called = /^your ([\p{L} -]+) is called (\p{L}+)$/u.exec(told);
  if (called) return said.includes(`my ${called[1]} ${called[2]}`) || has(words, wanted.slice(0, 4));
  if (wanted[0] === 'your') return has(words, wanted.slice(0, 3));
  return has(words, wanted.slice(0, helping.has(asOwn(wanted[1] ?? '')) ? 3 : 2));
}

/** Whether these words, as the person says them of themselves, stand there one behind the other. */
function has(said: readonly string[], told: readonly string[]): boolean {
  return said.some((_, at) => told.every((word, index) => isSame(word, said[at + index])));
}

function isSame(told: string, said: string | undefined): boolean {
  if (told === 'you') return said === 'i' || said === 'we';
  if (told === 'your') return said === 'my' || said === 'our';
  return told === said || asOwn(told) === said;
}

function asOwn(word: string): string {
  return { are: 'am', were: 'was', you: 'me', yourself: 'myself' }[word] ?? word;
}

function wordsOf(plainText: string): string[] {
  return (plainText.match(/\p{L}+|\d+/gu) ?? []).filter((word) => !loose.has(word));
}

/** Small letters, and short forms as they are spoken: "I'm", "dont" and "can't" as "I am", "do not" and "can not". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/\bcannot\b|\bcan'?t\b/gu, 'can not')
    .replaceAll(/\bwon't\b|\bwont\b/gu, 'will not')
    .replaceAll(/\b(\p{L}+)n't\b/gu, '$1 not')
    .replaceAll(/\b(do|did|does|is|was|are|were|have|has|had|would|should|could|ai)nt\b/gu, '$1 not')
    .replaceAll(/\bim\b/gu, 'i am')
    .replaceAll(/\bive\b/gu, 'i have')
    .replaceAll(/'m\b/gu, ' am')
    .replaceAll(/'re\b/gu, ' are')
    .replaceAll(/'ve\b/gu, ' have')
    .replaceAll(/'ll\b/gu, ' will')
    .replaceAll(/'d\b/gu, ' would')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["']|["'.,!]+$/gu, '');
}
