import { detect } from '#crisis/detect.ts';
import { findViolation } from '#guard/check-reply.ts';
import { numbersIn } from '#guard/help-numbers.ts';
import { ownOf } from '#text/own.ts';

/** What would let somebody in somewhere, or find them: numbers, addresses, secrets. */
const secret =
  /\d{4,}|\S@\S|\bhttps?:|\bwww\.|\b(?:password|passcode|passphrase|pin|social security|ssn|credit card|account number|routing number)\b/iu;

/** Illness and medicine, where they are the person's own, and what is nobody's to note: sex, faith, politics, crime. */
const ownIllness =
  /\b(?:adhd|autis\w+|anxiety disorder|bipolar|borderline|ocd|ptsd|depress(?:ion|ive)|schizo\w+|psychosis|anorexi\w+|bulimi\w+|eating disorder|addict\w*|alcoholic|sober|rehab|hiv|aids|cancer|tumor|diabet\w+|epilep\w+|dementia|diagnos\w+|disorder|syndrome|medication|meds|pills?|prescri\w+|antidepress\w+|lithium|\d+ ?mg|pregnan\w+|miscarr\w+|abortion|surgery|chemo)\b/iu;
const nobodysBusiness =
  /\b(?:sex\w*|nudes?|naked|porn\w*|gay|lesbian|bisexual|transgender|queer|christian|muslim|jewish|hindu|buddhist|atheist|republican|democrat|voted|undocumented|visa|arrested|jail|prison|steal\w*|stole|illegal\w*|cocaine|heroin|weed)\b/iu;

/** Words that tell a program what to do, and nothing about a person. */
const order =
  /\byou(?:'re| are)? (?:must|shall|now an?|an? (?:ai|assistant|program|language model))\b|\b(?:instructions?|prompts?|system|ignore|disregard|obey|jailbreak|developer mode|assistant|haven|roleplay|your rules)\b|[<>{}[\]\\|`]/iu;

/**
 * Whether a sentence about a person may be kept across conversations: it tells something about them, in words that Haven may say, and
 * nothing of danger, of illness of their own, of what is nobody's business, and no secret.
 */
export function isKeepable(sentence: string): boolean {
  if (order.test(sentence) || !isQuotable(sentence)) return false;
  return findViolation(sentence, numbersIn(sentence)) === undefined;
}

/** The same of the person's own words, which nobody says back. */
export function isQuotable(words: string): boolean {
  if (secret.test(words) || nobodysBusiness.test(words)) return false;
  if (/^(?:you|I)\b(?!r\b)/iu.test(words) && ownIllness.test(words)) return false;
  return detect(asSaidBySelf(words)).tier === 'none';
}

const firstPerson: Readonly<Record<string, string>> = {
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
};

/** As the person would say it: the crisis check knows people's own words best. */
function asSaidBySelf(sentence: string): string {
  return sentence.replace(
    /\byou(?:'(?:re|ve|d|ll)|rself|rs|r)?\b/giu,
    (word) => ownOf(firstPerson, word.toLowerCase()) ?? word,
  );
}
