import { takesLeaveByParts } from './by-parts.ts';

/** Whether a tidied message takes leave, and whether something else is waiting. Long messages are none. */
export function farewellIn(tidied: string, words: number): 'goodbye' | 'goodbyeBusy' | undefined {
  if (words > mostWords || tidied.includes('?')) return undefined;
  const byParts = takesLeaveByParts(tidied);
  if (byParts) return byParts;
  if (unless.test(tidied)) return undefined;
  if (busy.test(tidied) || turnsTo.test(tidied)) return 'goodbyeBusy';
  return leaving.test(tidied) || liesDown.test(tidied) ? 'goodbye' : undefined;
}

const mostWords = 14;

/** Not a goodbye to Haven: told of others, of another time, or of a life. */
const unless =
  /\b(?:he|she|they|him|her|them|my (?:mom|dad|wife|husband|boss|friend|brother|sister) (?:is|was|said)|yesterday|last (?:night|week|time)|(?:say|says|said|tell|tells|told|think|thinks|want|wants) (?:that )?(?:I|me)\b|said (?:goodbye|bye)|goodbye to|off my (?!way|feet)|(?:rest|sleep) (?:more|better|less)|sleep (?:all|through)|can't|couldn't|job|marriage|relationship|went|did it|school|church|drinking|smoking|this (?:world|life)|forever|for good|everyone|world|pain|on saturday|on sunday)\b/iu;

const lead = String.raw`^(?:(?:ok(?:ay)?|alright|well|anyway|right|yeah|so|thanks?(?: you)?|and|i think|I guess)[,. ]+)*`;

const leaving = new RegExp(
  [
    String.raw`(?:^|[.,!] )(?:good ?night|night)(?: now| then| all| to you)?[.! ]*$`,
    // "Heading to bed", "I should sleep", "calling it a night".
    String.raw`${lead}(?:I(?:'m| am|'ll| will|'d better| should| need to| have to| must| want to|'d like to)? ?)?(?:about to |going to |gonna |imma |trying to |try to |just )*(?:try to )?(?:off(?: to (?:bed|sleep|work))?|out|done for (?:today|tonight|now)|(?<=\bI(?:'m| am) )done|head(?:ing)? (?:out|off|home|in|to (?:bed|work))|leave|leaving|stop(?: (?:now|here))?|sleep|turn(?:ing)? in|go(?:ing)? (?:now|to (?:bed|sleep))|hit(?:ting)? the hay|call(?:ing)? it a (?:night|day)|log(?:ging)? (?:off|out)|sign(?:ing)? off|get(?:ting)? off (?:here|now)|clos(?:e|ing) (?:the app|this)(?: now)?|end(?:ing)? (?:this|it) (?:chat|here|now|conversation)|delet(?:e|ing) (?:the|this) app|dip|bounce)(?=$|[.!, ]+(?:now|thanks?|thank you|my|here|for (?:now|today|tonight)|and|haven)?)(?:[.!,]|$| now| thanks| thank| my| for| haven)`,
    String.raw`\b(?:bedtime|time for bed|peace out|laters?$|catch you later|see you|till (?:tomorrow|later|next)|ciao|adios|good ?bye|bye|signing off|quitting time|clocking out|off the clock|that(?:'s| is|'ll do| will do) (?:enough|it|all)? ?for (?:today|tonight|now)|let'?s (?:stop|leave it|end) (?:here|there|it)|can we stop here|back in a (?:bit|minute|while)|end this chat|call it a night)\b`,
    String.raw`\bI(?:'ll| will) (?:come back|be back|write (?:again|more)|talk to you|check in)\b|\bI don't think I(?:'ll| will) come back\b|\bwon't be writing\b|\btaking a break from (?:my phone|this|the app)\b`,
    String.raw`${lead}take care[.! ]*$`,
    String.raw`\b(?:that's enough (?:out of|from) me|talked your ear off|I'll let you go)\b`,
    String.raw`${lead}(?:good ?night|sleep well)\b(?!.*\b(?:but|can't|won't|I)\b)[^?]{0,36}$`,
    String.raw`${lead}off to (?:work|school|bed|class|church|the)\b[^?]{0,16}$`,
    // "Night haven", "gnight, ur nice".
    String.raw`${lead}(?:g'?night|nighty? ?night|night|nite|gn)[,.! ]*(?:haven|then|now|all|everyone)?(?:[,.! ]+(?:and )?(?:thanks?|thank you|you(?:'re| are)? \p{L}+|love you|sleep well))*[.! ]*$`,
  ].join('|'),
  'iu',
);

/** "Whatever, I'm going to watch something", "well, I should see about supper": somebody turns to something else. */
const turnsTo =
  /^(?:ok(?:ay)?|alright|well|anyway|anyways|whatever|right|cool|fine)[,. ]+(?:I think )?(?:I(?:'m| am|'ll| will| should| need to| have to| must| better|'d better)? ?)?(?:just |going to |gonna |go |off to )*(?:see about|watch|read|eat|make (?:some|dinner|supper|lunch|breakfast|tea|coffee)|take (?:a (?:shower|walk|bath|nap)|the dog)|get (?:ready|going|back|dressed)|cook|feed|walk|shower|start (?:dinner|supper|cooking))\b.{0,30}$/iu;
const liesDown =
  /^(?:ok(?:ay)?|alright|well|anyway|so|right)?[,. ]*(?:I(?:'m| am|'ll| will| should| might)? ?)?(?:just |going to |gonna |go |try |to )*(?:lie down|lay down|laying down|lying down(?: again)?|try(?:ing)? (?:to sleep|lying down)|(?:try|going) (?:to )?(?:lie|lying) down|rest(?: now| a bit)?|nap|(?:I|we)(?:'ll| will)? (?:think (?:I|we) )?(?:can|might|could|try to|should) (?:get some )?sleep(?: now| tonight| a bit)?)\b.{0,20}$|^(?:ok(?:ay)?|alright)[,. ]+sleep(?: now| then)?\b.{0,25}$/iu;

const busy =
  /\b(?:lunch break is over|ride(?:'s| is) here|bus is here|have to drop off|gotta (?:go|run)|duty calls|dinner(?:'s| is) ready)\b|^(?:(?:ok(?:ay)?|well|alright|anyway|right|I(?:'ve)? got to get|gotta get|have to get|need to get)[,. ]*)*back to work\b|\b(?:going to|gonna) go (?:talk to|eat|see|call|make|cook|shower|take|walk|for a (?:walk|run|drive)|get)\b/iu;
