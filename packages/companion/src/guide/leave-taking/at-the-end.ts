import type { Reading } from '../reading.ts';

/** "Gone quiet now, so I'll try and sleep. Night": whatever is told before it, it ends in a goodbye to Haven. */
export function endsInFarewell({ text, words }: Pick<Reading, 'text' | 'words'>): boolean {
  if (words > longestFarewell || text.includes('?')) return false;
  if (words <= shortFarewell && /^(?:ok(?:ay)?[, ]+)?(?:good ?)?night[.,!]/iu.test(text)) return true;
  // Only the end is looked at: of what stands before it nothing is a beginning.
  const end = text.length > longestEnd ? `… ${text.slice(-longestEnd)}` : text;
  return [farewellAtEnd, sleepsAtEnd, byeAtEnd, mustGo].some((pattern) => pattern.test(end));
}

const longestEnd = 110;

const shortFarewell = 8;
/** "Thanks, going to try and sleep", "gotta go, thank you". */
const sleepsAtEnd =
  /(?<!\bno )\b(?:thanks?|thank you)(?: \p{L}+){0,4}[,. ]+(?:and |so |I )*(?:I'm |I'll |I |will )?(?:going to|gonna|try|should|need to|better|have to)(?: (?:try|go|get))?(?: (?:to|and|some))* ?(?:sleep|bed|rest)[.! ]*$|\b(?:gotta|have to|got to|need to|should|must|better) (?:go|run)(?: now)?[,. ]+(?:thanks?|thank you)(?: \p{L}+){0,4}[.! ]*$|(?:thanks?|thank you)(?: \p{L}+){0,4}[,. ]+(?:I )?(?:gotta|have to|got to|need to|should|must|better) (?:go|run)(?: now)?[.! ]*$/iu;

const longestFarewell = 60;
const farewellAtEnd =
  /(?:^|[.,!?;] |\b(?:so|and|ok|okay|now|anyway|while I can|bed) )(?:good ?night|nighty? ?night|night(?:,? night)?|gn|nite|by+e+(?:,? by+e+)?|good ?bye|have a (?:good|nice|great|lovely) (?:one|night|evening|day|weekend)|cheerio|ta[- ]?ra|toodle-?(?:s|oo|pip)|take care|see (?:you|ya)(?: (?:later|soon|tomorrow))?|talk (?:later|soon|tomorrow)|ttyl|sleep well|god bless(?: you)?)(?:[ ,.]+(?:dear|haven|then|now|all|love|friend|man|bro|dude|mate|pal|everyone|god bless(?: you)?|and (?:thanks?|thank you)(?: \p{L}+){0,4}|thank(?:s| you)(?: (?!thanks?\b|dear\b|love\b)\p{L}+){0,7}|happy \p{L}+)){0,3}[.! ]*$/iu;

/** "Gotta get dinner on bye". */
const byeAtEnd =
  /(?<!\b(?:say|said|says|saying|wave|waved|waving|to|a|the|no|my|his|her|last|good)) by+e+(?: now)?[.! ]*$/iu;

/** "Thank you dear, I must go and see about the kettle". */
const mustGo =
  /(?<!\bno )\b(?:thanks?|thank you|ok|okay|well|right)(?: \p{L}+){0,5}[,. ]+(?:but |and |so )?I(?:'d better| better| must| should| have to| need to|'ve got to) (?:go|be off|dash|run|get on|be going)\b(?! (?:through|back to (?:him|her|work)|without|to (?:court|hospital|the (?:hospital|doctor|police))))[^.?!]{0,50}[.! ]*$/iu;
