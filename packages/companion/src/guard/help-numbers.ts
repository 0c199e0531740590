import { crisisLines } from '@haven/contracts/policy/care';

/**
 * Besides the lines of every card: domestic violence (also by text), poison control, care of older people; for France, Germany, Brazil and
 * the rest of Europe those that the built-in lines name.
 */
const others = ['18007997233', '88788', '18002221222', '18006771116', '3114', '08001110111', '188', '192', '112'];
/** Every number to call that Haven knows. */
const known = new Set<string>(
  [crisisLines.lifeline, crisisLines.textLine, crisisLines.emergency].map(({ number }) => number),
);
for (const number of others) known.add(number).add(number.replace(/^1800/u, '800'));

/** A number may be written with dots and spaces, but a new sentence may begin with the next one. */
const numbers =
  /(?<![\p{L}\p{N}$€£#.,:/])[+(]{0,2}\p{Nd}(?:(?:(?!\.\s+\p{Nd}{2})[\s().‐-―-]){0,3}\p{Nd}){2,19}(?![\p{Nd}%°€£]|[.,:]\p{Nd})/gu;
const digitWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const spelled = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${digitWords})[\s,-]{1,3}){2,14}(?:${digitWords})(?!\p{L})`,
  'giu',
);
const digitWord = new RegExp(digitWords, 'iu');
const valueOf = new Map(digitWords.split('|').map((word, i) => [word, String(i === 0 ? 0 : i < 11 ? i - 1 : i - 11)]));

/** Words with which a number is given to somebody who needs help. */
const asHelp =
  /(?<!\p{L})(?:call(?:s|ed|ing)?|dial(?:s|ed|ing)?|text(?:s|ed|ing)?|ring|phone|reach|contact|hot-?lines?|help-?lines?|life-?lines?|crisis lines?|number|sms|whatsapp|ll[aá]m(?:a|ar|e|es)|marc(?:a|ar|ando)|marque|env[ií](?:a|ar|e)|escrib(?:e|ir|a)|n[uú]mero|l[ií]nea|appel(?:le|ez|er)|compose[rz]?|num[ée]ro|ruf(?:e|en)?|anrufen|w[äa]hle?|nummer|lig(?:ue|ar|a)|disque|mande)(?!\p{L})/iu;
const units =
  /^\s*%|^[\s-]*(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|days?|weeks?|months?|years?|times|people|persons|friends|words|messages|texts|calls|pages|steps|dollars|euros|pounds|bucks|miles|kilomet\p{L}*|km|kg|calories|a\.?m|p\.?m|o'clock|minutos?|horas?|d[ií]as?|veces|personas|heures?|fois|minuten|stunden|mal|vezes|percent|degrees|points|emails|contacts|followers|students|guests|employees|square)(?!\p{L})/iu;
const places =
  /(?:room|page|apartment|apt|unit|bus|flight|route|chapter|psalm|building|suite|since|in|from|until|year|gate|year of|about|around|over|than|nearly|almost)\.?\s$/iu;
const dates = /^(?:(?:19|20)\d{2}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/u;
/** So many digits are a telephone number wherever they stand. */
const fewestOfPhone = 7;

/** Every number in a text, by its digits: what a person wrote may be said back to them. */
export function numbersIn(text: string): ReadonlySet<string> {
  return new Set(readNumbers(text).map(({ digits }) => digits));
}

/**
 * Where a sentence gives somebody a number to call that Haven does not know, as "call 998" does. A wrong one costs minutes that may be
 * the last. Ordinary numbers pass, and those that the person wrote, unless they look like a crisis line and are none.
 */
export function findWrongNumber(
  sentence: string,
  written: ReadonlySet<string>,
): { start: number; end: number } | undefined {
  const found = readNumbers(sentence);
  if (found.length === 0) return undefined;
  const isHelp = asHelp.test(sentence);
  return found.find(({ digits, start, end }) => {
    if (known.has(digits)) return false;
    if (dates.test(sentence.slice(start, end).trim())) return false;
    if (isHelp && isNearlyKnown(digits)) return !isMeasured(sentence, start, end);
    if (written.has(digits)) return false;
    if (digits.length >= fewestOfPhone && isPlain(sentence.slice(start, end))) return true;
    return isHelp && !isCounting(digits) && !isMeasured(sentence, start, end);
  });
}

function isPlain(number: string): boolean {
  return /\p{Nd}/u.test(number);
}

/** "One, two, three", up or down. */
function isCounting(digits: string): boolean {
  return '01234567890'.includes(digits) || '09876543210'.includes(digits);
}

function isMeasured(sentence: string, start: number, end: number): boolean {
  return units.test(sentence.slice(end)) || places.test(sentence.slice(0, start));
}

/** One digit off, or two changed places. */
function isNearlyKnown(digits: string): boolean {
  const sorted = (text: string) => text.split('').sort().join('');
  return [crisisLines.lifeline, crisisLines.textLine, crisisLines.emergency].some(({ number }) => {
    if (number.length !== digits.length) return false;
    const wrong = number.split('').filter((digit, i) => digit !== digits[i]).length;
    return wrong === 1 || sorted(number) === sorted(digits);
  });
}

function readNumbers(text: string): { digits: string; start: number; end: number }[] {
  // What neither a digit nor a word for one stands in has no number, and is looked through faster for that.
  const plain = /\p{Nd}/u.test(text)
    ? [...text.matchAll(numbers)].map((match) => ({ match, digits: digitsOf(match[0]) }))
    : [];
  const words = digitWord.test(text)
    ? [...text.matchAll(spelled)].map((match) => ({ match, digits: spelledDigits(match[0]) }))
    : [];
  return [...plain, ...words].map(({ match, digits }) => ({
    digits,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Digits of any script as plain ones. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '');
}

function spelledDigits(text: string): string {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => valueOf.get(word) ?? '').join('');
}
