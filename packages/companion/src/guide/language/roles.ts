/** What people are to one another, as a pattern. */
export const roles =
  'mother in law|mother-in-law|father in law|father-in-law|sister in law|sister-in-law|brother in law|brother-in-law|mom|mum|mother|dad|father|parents|brothers?|sisters?|sons?|daughters?|husband|wife|partner|boyfriend|girlfriend|fianc(?:é|e)e?|exe?s?|friends?|best friend|roommates?|flatmates?|boss|manager|supervisor|coworkers?|colleagues?|team|teachers?|professor|coach|doctor|therapist|neighbors?|landlord|landlady|uncle|aunt|cousins?|nephews?|nieces?|grandma|grandpa|grandmother|grandfather|nana|gran|grandsons?|granddaughters?|grandkids|kids?|child|children|baby|family|in-laws|stepdad|stepmom|pastor|priest|imam|rabbi|old man|girl|guy|date|crush|team lead|director|client|class|group|mentor|man|woman|boy|lady|patient|stranger|customer';

const ofWomen =
  'mom|mum|mother|sister|daughter|wife|girlfriend|grandma|grandmother|nana|gran|aunt|niece|stepmom|girl|woman|lady|landlady|mother[ -]in[ -]law|sister[ -]in[ -]law|granddaughter';
const ofMen =
  'dad|father|brother|son|husband|boyfriend|grandpa|grandfather|uncle|nephew|stepdad|guy|man|boy|landlord|father[ -]in[ -]law|brother[ -]in[ -]law|grandson';
const ofSeveral =
  'parents|brothers|sisters|sons|daughters|boys|girls|twins|friends|roommates|mates|coworkers|colleagues|teachers|neighbors|kids|children|family|in-laws|team|class|group|grandkids|cousins|people';

/** The pronoun for somebody told of as "your aunt", "my parents", "her landlord"; nothing where the word may be anybody. */
export function pronounOfRole(words: string): 'he' | 'she' | 'they' | undefined {
  if (women.test(words)) return 'she';
  if (men.test(words)) return 'he';
  return several.test(words) ? 'they' : undefined;
}

/** The word that says what somebody is stands last: "your sister's boss" is the boss. */
const women = new RegExp(`\\b(?:${ofWomen})$`, 'iu');
const men = new RegExp(`\\b(?:${ofMen})$`, 'iu');
const several = new RegExp(`\\b(?:${ofSeveral})$`, 'iu');
