import { farewellIn } from './leave-taking/farewell.ts';
import { asideIn } from './asides.ts';
import { exerciseWish } from './exercise-wish.ts';
import { kindPatterns } from './kind-patterns.ts';
import type { MessageKind } from './kinds.ts';
import { wordsOf } from './said-before.ts';

/** Reads the kind of a tidied message. `raw` is the text as typed, for emoji and jumble. */
export function messageKind(tidied: string, raw: string): MessageKind {
  const special = shapeOf(raw);
  if (special) return special;
  const age = ageIn(tidied);
  if (age !== undefined && age >= 5 && age < 18) return age < 13 ? 'child' : 'teen';
  const words = wordsOf(tidied).length;
  const aside = asideIn(tidied, words);
  if (aside) return aside;
  const isAsked = asksHaven.test(tidied);
  const farewell = isAsked ? undefined : farewellIn(tidied, words);
  const isWish = words <= longestWish && exerciseWish(tidied) !== undefined;
  const own = withoutQuotes(tidied);
  const found = kindPatterns.find(
    ({ kind, pattern, most }) => words <= (most ?? 60) && !(isAsked && goodbyes.has(kind)) && pattern.test(own),
  );
  if (farewell && (found === undefined || takesLeave.has(found.kind))) return farewell;
  return isWish && !firstOfAll.has(found?.kind ?? 'share') ? 'exercise' : (found?.kind ?? 'share');
}

/** She said "I love you": what somebody else said is not said to Haven. */
function withoutQuotes(text: string): string {
  return text.replace(
    /(?<=\b(?:said|says|say|like|goes|wrote|writes|texted|told me|replied|answered|asked|called|was|is|with|a|the),? )["“'‘][^"”]{2,160}?["”'’](?!\p{L})/giu,
    'so',
  );
}

/** "Do you think I should go back", "my friends say I should go out": whoever asks, or is told to, is not leaving. */
const asksHaven =
  /\b(?:says?|said|tells? me|told me|thinks?|wants? me to|keeps? saying) (?:that )?(?:I|we) (?:should|have to|need to|must|ought)\b|^(?:(?:so|and|but|ok(?:ay)?|hey|well|idk)[, ]+)*(?:do you (?:think|reckon|figure)|should I|would you|am I|is it (?:ok(?:ay)?|bad|weird|wrong|normal|stupid|too late)|what would you)\b/iu;
const goodbyes: ReadonlySet<MessageKind> = new Set(['goodbye', 'goodbyeBusy']);

const longestWish = 24;
/** Kinds that a goodbye may look like at first. */
const takesLeave: ReadonlySet<MessageKind> = new Set([
  'share',
  'goodbye',
  'goodbyeBusy',
  'thanks',
  'yes',
  'no',
  'leaveAlone',
]);
/** What is answered before any exercise. */
const firstOfAll: ReadonlySet<MessageKind> = new Set(['prompt', 'dose', 'romance', 'leaveAlone', 'insult', 'price']);

/** Which mood a message of emoji alone shows. */
export function emojiMood(raw: string): 'emojiSad' | 'emojiHappy' | 'emojiAngry' | 'emojiLove' | 'emojiOther' {
  if (/[😢😭😞😔🥺💔😿☹🙁😓😥😩😫😖😣]/u.test(raw)) return 'emojiSad';
  if (/[😡😠🤬💢😤👿]/u.test(raw)) return 'emojiAngry';
  if (/[❤🥰😍💕💖💗😘🧡💛💚💙💜]/u.test(raw)) return 'emojiLove';
  if (/[😀😁😂🤣😃😄😅😊🙂😎🥳🎉✨😇👍🤩]/u.test(raw)) return 'emojiHappy';
  return 'emojiOther';
}

/** The age somebody gives as their own. "I'm 15 minutes late" is none. */
function ageIn(tidied: string): number | undefined {
  const teen =
    /\bI(?:'m| am| just turned) (?:only |just )?(1[3-7])(?![\d:/.,%]?\d)(?!\s?(?:%|th\b|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|miles?|km\b|percent|pounds?|lbs?|kilos?|kg\b|stone|inch|feet|points?|dollars?|euros?|quid|bucks|grand|k\b|years? (?:into|in\b|older|younger|apart|sober|clean|away|behind|deep|post|out)|steps?|pages?|episodes?|levels?|o'?clock|am\b|pm\b|in line|away|down|up\b|behind|ahead|out of|to \d))/iu.exec(
      tidied,
    );
  const found =
    teen ??
    /\bI(?:'m| am) (?:only |just )?(\d{1,2})(?=\s*(?:$|[.,!?;]|years? old|yo\b|y\/o|[fm]\b|lol\b|pregnant|(?:sleeping|living|staying|dating|working|hiding|crying|talking|seeing|going)\b(?! to be\b)|and (?:i|my|a|in|the|nobody|no one|still|live)\b|but\b|so\b|in (?:\w+ )?grade))/iu.exec(
      tidied,
    ) ??
    /\b(?:my age is|as an?) (\d{1,2})(?: ?-? ?years? ?-? ?old)?(?= (?:kid|boy|girl|student)|[.,!?]|$)/iu.exec(tidied);
  return found ? Number(found[1]) : undefined;
}

function shapeOf(raw: string): MessageKind | undefined {
  const text = raw.trim();
  if (/^[.…\s,;:-]*$/u.test(text)) return 'silence';
  if (/^[?!.\s]+$/u.test(text)) return 'silence';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'emoji';
  if (/^(?:lol|lmao|lmfao|rofl|ha(?:ha)+h?|he(?:he)+|jaja+)[.! ]*$/iu.test(text)) return 'laugh';
  return isGibberish(text) ? 'gibberish' : undefined;
}

/** Keyboard mashing: long runs without vowels, or letters that never form syllables. Latin letters only. */
function isGibberish(text: string): boolean {
  if (/[^\p{ASCII}]/u.test(text.replace(/[\p{Extended_Pictographic}’‘“”…áéíóúüñçäöß]/giu, ''))) return false;
  const words = text.toLowerCase().match(/[a-z]+/gu) ?? [];
  if (words.length === 0) return !/\d/u.test(text);
  const odd = words.filter((word) => mashed(word));
  return odd.length > 0 && odd.length >= words.length / 2 && odd.join('').length >= 4;
}

function mashed(word: string): boolean {
  if (
    word.length < 4 ||
    /^(?:hmm+|ugh+|shh+|brrr+|pfft|psst|grr+|argh+|mmm+|lmao|lmfao|omfg|nvm+|thx+|pls+|tbh|wtf+|smh+|idgaf|byebye|rhythm\w*|myth\w*|crypt\w*|gym\w*|dry\w*|why\w*|try\w*|cry\w*|sync\w*|xmas|adhd|ptsd|html|lgbt\w*|bpd|ocd)$/u.test(
      word,
    )
  )
    return false;
  if (!/[aeiouy]/u.test(word)) return true;
  if (/[bcdfghjklmnpqrstvwxz]{5,}/u.test(word) && !/(?:ngths?|tchst|ghtst|rchst|ngthw|tsch|schl)/u.test(word))
    return true;
  return (
    /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|jkl|qwer|werty|zxcv|xcvb|cvbn|vbnm|lkjh|poiu|uiop)/u.test(word) ||
    (/^(\w{1,3})\1{2,}\w?$/u.test(word) && !/^(?:ha|he|hi|no|bla|blah|ya|la|na|ho|aww|so|go|ok)/u.test(word))
  );
}
