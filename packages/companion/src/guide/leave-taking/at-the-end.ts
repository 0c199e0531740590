import type { Reading } from '../reading.ts';

/** "Gone quiet now, so I'll try and sleep. Night": whatever is told before it, it ends in a goodbye to Haven. */
export function endsInFarewell({ text, words }: Pick<Reading, 'text' | 'words'>): boolean {
  const isEnd =
    farewellAtEnd.test(text) ||
    sleepsAtEnd.test(text) ||
    (words <= shortFarewell && /^(?:ok(?:ay)?[, ]+)?(?:good ?)?night[.,!]/iu.test(text));
  return words <= longestFarewell && !text.includes('?') && isEnd;
}

const shortFarewell = 8;
/** "Thanks, going to try and sleep", "gotta go, thank you". */
const sleepsAtEnd =
  /(?<!\bno )\b(?:thanks?|thank you)(?: \p{L}+){0,4}[,. ]+(?:and |so |I )*(?:I'm |I'll |I |will )?(?:going to|gonna|try|should|need to|better|have to)(?: (?:try|go|get))?(?: (?:to|and|some))* ?(?:sleep|bed|rest)[.! ]*$|\b(?:gotta|have to|got to|need to|should|must|better) (?:go|run)(?: now)?[,. ]+(?:thanks?|thank you)(?: \p{L}+){0,4}[.! ]*$|(?:thanks?|thank you)(?: \p{L}+){0,4}[,. ]+(?:I )?(?:gotta|have to|got to|need to|should|must|better) (?:go|run)(?: now)?[.! ]*$/iu;

const longestFarewell = 60;
const farewellAtEnd =
  /(?:^|[.,!?;] |\b(?:so|and|ok|okay|now|anyway|while I can|bed) )(?:good ?night|nighty? ?night|night(?:,? night)?|gn|nite|bye(?:,? bye)?|good ?bye|take care|see (?:you|ya)(?: (?:later|soon|tomorrow))?|talk (?:later|soon|tomorrow)|ttyl|sleep well|god bless(?: you)?)(?:[ ,.]+(?:dear|haven|then|now|all|love|friend|god bless(?: you)?|and (?:thanks?|thank you)(?: \p{L}+){0,4}|thanks?(?: \p{L}+){0,3}|thank you(?: \p{L}+){0,5}|happy \p{L}+))*[.! ]*$/iu;
