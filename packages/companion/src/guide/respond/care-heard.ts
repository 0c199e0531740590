import { namesTool } from '#crisis/fragment.ts';
import { turnRound } from '../language/turn-round.ts';
import type { CareHeard } from './care-tongue.ts';

/** What an answer in English tells. */
export function careHeard(text: string): CareHeard {
  const is = (pattern: RegExp) => pattern.test(text);
  const hasNoAnswer = is(unanswered);
  const isAsked = /\?|\bif I\b|^(?:do you think|would|should|could|can|what if)\b/iu.test(text);
  const hasReached = !hasNoAnswer && !isAsked && (is(reached) || is(reachedByName)) && !is(notReached);
  return {
    // What was taken already is no thing to walk away from.
    names: namesTool(text) && !is(taken),
    // What more is told of it is for `answerDetail`.
    namesAgain: false,
    person: personIn(text),
    where: turned(place.exec(text)?.[1]),
    isNear: is(near),
    isFar: is(far),
    hasNobody: is(nobody),
    hesitates: is(hesitation),
    sparesAll: is(sparing),
    asksWords: is(forWords) && !is(forOtherWords),
    hasReached,
    isHere: !hasNoAnswer && !isAsked && is(here) && !is(notReached),
    hasNoAnswer,
    hasPutAway: is(putAway) && !is(notPutAway),
    hasDoneNothing: is(doneNothing) && !/\byet\b/iu.test(text),
    waits: is(waiting),
    isCalmer: is(calmer) && !is(notCalmer),
    deniesDying: is(notDying),
    asksIfTheyCome: is(ifTheyCome),
    asksAboutLine: is(aboutLine),
    willReach: !hasReached && (is(willReach) || is(willKnock)),
    isOnLine: is(onLine) && !is(afterCall),
    asksAboutPolice: is(aboutPolice),
    asksWhoIsTold: asksWhoIsTold(text),
    asksForNight: is(forNight),
    wantsToTalkHere: is(talkHere),
    saysMore: is(more),
    saysYes: is(yes),
  };
}

function turned(words: string | undefined): string | undefined {
  return words && turnRound(words);
}

const role =
  '(?:mom|mum|mother|dad|father|parents|brother|sister|husband|wife|partner|boyfriend|girlfriend|best friend|friend|roommate|flatmate|housemate|neighbor|neighbour|aunt|uncle|cousin|grandma|grandmother|grandpa|grandfather|nana|son|daughter|ex|teacher|counselor|therapist|doctor|sponsor|pastor|boss|coworker|buddy|mate)';
const whom = `(?:him|her|them|my (?:\\p{L}+ )?${role}|an? (?:friend|neighbor|neighbour))`;
/** "Called Dave": a name, by its capital. */
const reachedByName =
  /\bI(?:'ve| have)? (?:just |already |finally |only )*(?:called|texted|phoned|rang|messaged|woke|told|asked) (?:up )?(?!I\b|(?:God|Jesus|Lord|Haven|Siri|Alexa|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Spanish)\b)\p{Lu}\p{Ll}+/u;

/** The last person they speak of, who is not the one they fear. */
function personIn(text: string): string | undefined {
  const found = [
    ...text.matchAll(
      new RegExp(`\\b(?:my|our) ((?:(?:best|older|little|big|younger|other) )?${role})\\b(?!'s)`, 'giu'),
    ),
  ].at(-1)?.[1];
  return found ? `your ${found.toLowerCase()}` : undefined;
}

const place =
  /(?<!\bI(?:'m| am)(?: (?:sitting|standing|lying|hiding|alone|here|still))? )\b(?:in|on|under|behind|inside|next to|beside|into) ((?:my|the|our|his|her|their) (?:mom's |dad's |parents' |mother's |father's )?(?:drawer|closet|desk|bathroom|kitchen|nightstand|cabinet|car|garage|table|bed|bag|purse|backpack|safe|dresser|shelf|basement|attic|loft|shed|bedroom|room|medicine cabinet|cupboard|wardrobe|pantry|fridge|hallway|pocket|coat|jacket|box|trunk|locker|office))\b/iu;
const near = new RegExp(
  `\\blives? (?:close|near|nearby|next door|with me|upstairs|downstairs|around|across|down|\\S+ minutes?|a block)|\\b(?:is|'s|are|'re) (?:at )?(?:home|here|downstairs|upstairs|next door|asleep|sleeping|awake|in bed|close by|nearby|in the house|in (?:his|her|their|the) (?:other |next |living )?(?:bed)?room)\\b|\\blive with my (?:\\p{L}+ )?${role}`,
  'iu',
);
const far =
  /\b(?:hours?|miles?|far) (?:away|off)\b|\blives? (?:in another|far|abroad|across the country|out of state)|\bin another (?:city|state|country|town)\b|\b(?:works?|working) (?:nights?|late|tonight)\b|\b(?:is|'s) (?:at work|away|abroad|out of town|traveling)\b/iu;
const nobody =
  /\b(?:no ?one|nobody|not anyone|don't (?:really )?have (?:any(?:one|body)|people|friends|family)|I'm (?:all |completely )?alone|live (?:all )?alone|home alone|all by myself|just me|don't know (?:who|whom|anyone|anybody))\b/iu;
const hesitation = new RegExp(
  `\\b(?:don't|do not|can't|cannot|couldn't|not going to|shouldn't|hate to|afraid to|scared to) (?:want to )?(?:wake|bother|worry|scare|burden|tell|call|text|ask|talk to|disturb) (?:${whom}|anyone|anybody|people)|\\b(?:he|she|they)(?:'d| would| will|'ll) (?:just |only |probably )?(?:freak|be (?:mad|angry|upset|worried|asleep|annoyed|so)|hate|panic|worry|cry|not understand)|\\btoo late (?:to call|at night)|\\bit's (?:so |too |really |like |already )?(?:late|the middle of the night|\\d{1,2} ?(?:am|a\\.m\\.|in the morning))`,
  'iu',
);
/** "I don't want to scare her". */
const sparing =
  /\b(?:don't|do not|can't|cannot|not going to|afraid to|scared to) (?:want to )?(?:wake|bother|worry|scare|burden|disturb|tell) (?:him|her|them|anyone|anybody|people|nobody)\b/iu;
const forWords =
  /\b(?:don't|do not) know what (?:to (?:say|write|tell)|I'd say|(?:a |an |one |people )?\p{L}+ says?)\b|\bwhat (?:(?:would|do|should|could|can) I|am I supposed to) (?:even )?(?:say|tell|text|write)\b|\bhow (?:would|do|should|could|can) I (?:even )?(?:tell|say|ask)\b/iu;
/** "What can I say so she knows I'm sorry": words for something else. */
const forOtherWords =
  /\b(?:sorry|apolog\p{L}*|so (?:that )?(?:he|she|they) (?:knows?|sees?|understands?)|birthday|work|boss|interview|congrat\p{L}*|about (?:the|my|our) (?!urges?|thoughts?|pills|plan))\b/iu;
const reached = new RegExp(
  `\\bI(?:'ve| have)? (?:just |already |finally |only )*(?:called|texted|phoned|rang|messaged|woke|told|asked|went to|knocked (?:on|at)) (?:up )?${whom}|\\b(?:he|she|they|my (?:\\p{L}+ )?${role})(?:'s| is|'re| are) (?:just |already |almost )?(?:coming|on (?:his|her|their|the) way|driving (?:here|over|to me)|getting (?:dressed|in the car))|\\b(?:he|she|they)(?:'ll| will) (?:come|be (?:here|there|right))|\\bsa(?:id|ys) (?:he|she|they)(?:'s|'re|'ll| is| are| will|'d| would) (?:be )?(?:coming|come|on (?:his|her|their)|over|right)`,
  'iu',
);
const here = new RegExp(
  `\\b(?:he|she|they|my (?:\\p{L}+ )?${role})(?:'s| is|'re| are) (?:now )?(?:with me|here(?: now)?$|here with|sitting with|sitting (?:next|here|beside)|holding|staying|making (?:me |us )?(?:tea|coffee|food|soup|something)|hugging)|\\b(?:he|she|they|my (?:\\p{L}+ )?${role}) (?:hugged|held|is holding|came (?:over|in|down|home)|sat (?:down )?with|stayed|got here|arrived|is here)`,
  'iu',
);
const notReached =
  /\b(?:did|do|have|has|had|will|would|could|can|should)n't (?:call|text|tell|told|ask|wake|come|coming|reach)|\bhaven't (?:called|texted|told|asked)\b|\bwhat if I (?:call|text|tell)|\bshould I (?:call|text|tell)\b/iu;
const unanswered =
  /\b(?:did|do|does|is|are|was|were|has|have)n't (?:answer|pick(?:ing|ed)? up|reply|repl(?:ied|ying)|answering|answered|respond\p{L}*)|\bnot (?:answering|picking up|replying|responding)|\bno answer\b|\bvoice ?mail\b|\bphone(?:'s| is) off\b/iu;
const putAway =
  /\bI(?:'ve| have)? (?:just |already |finally )*(?:(?:gave|given|handed|flushed|threw|thrown|locked|poured|got rid of|dumped|tossed|returned|hid)\b[^.?!]{0,40}\b(?:them|it|those|these|everything|bottle|away|out|down|over|rest|all|box|bag)|flushed|(?:put|left|took) (?:them|it|those|everything|all of (?:it|them)) (?:all )?(?:away|outside|in the (?:trash|bin|garbage|trunk)|(?:over )?to (?:my|the|his|her|their|him|a)))|\b(?:they're|it's|they are|it is|all) (?:all )?(?:gone|flushed|locked away|locked up|in the trash)\b|\b(?:he|she|they)(?:'s|'ve)? (?:(?:took|got|has got|is keeping) (?:them|it|(?:the|my|all the) (?:pills?|tablets?|bottles?|gun|knife|knives|blades?|razors?|keys|box|meds))(?! (?:in|at|on) (?:his|her|the|their) (?:closet|room|drawer|bathroom|house|car))|(?:has|have) (?:them|it) (?:now|away))\b/iu;
const notPutAway =
  /\b(?:I )?(?:took|swallowed) (?:them|it|all|some)\b(?! (?:away|outside|to|over|in the))|\bcan't\b|\bdidn't\b|\bwon't\b/iu;
const doneNothing =
  /\b(?:haven't|have not|didn't|did not) (?:taken?|done|do|cut|used?|swallow\p{L}*|hurt\p{L}*|touch\p{L}*) (?:any|anything|them|it|myself|one)\b/iu;
const waiting =
  /\b(?:(?:at|by|near|in front of) the (?:front )?door|outside|in the (?:hallway|lobby|living room|street)|on the (?:porch|steps|stairs|stoop)|waiting for (?:him|her|them|my))\b/iu;
const calmer =
  /\b(?:calmer|calmed down|feel(?:ing)? (?:a (?:bit|little) )?(?:better|safer|lighter)|a (?:bit|little) better|better now|eased|(?<!\b(?:because|none of|of|cut|cutting|drinking|if|only) )\b(?:it|that|this|the ice|the cold)(?:'?s| is) (?:kind of |actually |sort of )?helping|it(?:'s| is) (?:passing|passed|quieter)|breathing (?:better|again))\b/iu;
const notCalmer = /\b(?:not|n't|never|no) (?:\p{L}+ ){0,2}(?:calmer|better|safer|okay)\b|\bbetter off\b|\bif I\b/iu;
const notDying =
  /\b(?:don't|do not|didn't) (?:really |actually |even )*want to (?:die|be dead|kill myself|end my life)\b|\bnot (?:suicidal|trying to die|about dying)\b/iu;
const willReach = new RegExp(
  `\\bI(?:'ll| will|'m going to|'m gonna| can| could| guess I'll)(?: (?:try to|just|go))* (?:wake|call|text|tell|ask|ring|message|go (?:to|over to|and (?:wake|tell|see))) (?:up )?${whom}`,
  'iu',
);
const willKnock =
  /\bI(?:'ll| will|'m going to|'m gonna| am going to)(?: (?:try to|just|go|and))* knock on (?:his|her|their|my)\b/iu;
const onLine =
  /\b(?:texted|called|calling|texting|messaging|rang|on the (?:phone|line) with|talking (?:to|with)|chatting with) (?:988|741741|the (?:crisis|hot|life)? ?(?:line|people|text)|a counselor)|\bthey(?:'re| are) (?:talking|texting|writing|answering)(?: (?:to|with) me| back| now|$)|\bthey (?:answered|picked up)\b/iu;
/** "A guy named Luis talked to me for an hour": that call is over, and asked about by what was told of it. */
const afterCall =
  /\b(?:talked|named|hung up|it helped|helped me|for (?:like |about |almost |over )?(?:\d+|an?|half an?|two|twenty|ten) (?:minutes?|hours?|hour))\b/iu;
const ifTheyCome =
  /\b(?:would|will) (?:he|she|they) (?:even |really )?(?:come|answer|pick up|help|care|listen|believe)\b|\b(?:he|she|they)(?: would|'d) (?:even |really )?(?:come|answer|pick up|help|listen) if\b|\bshould I (?:really |just )?(?:call|text|wake|tell|ask) (?:him|her|them|my)\b/iu;
const aboutLine =
  /\bwhat (?:would|do|will|could) they (?:even |possibly )?(?:say|ask|do|tell)\b|\b(?:don't|do not) want to (?:talk|speak) to (?:a stranger|strangers|some stranger)\b|\bwhat happens (?:if|when) I (?:call|text)\b/iu;
/** "Will they send the police if I call?" */
const aboutPolice =
  /\b(?:send|sends|bring)\b[^.?!]{0,16}\b(?:police|cops?|ambulance|somebody|someone|people)\b[^.?!]*\?|\b(?:call|calls|get)\b[^.?!]{0,16}\b(?:police|cops?|ambulance)\b[^.?!]*\?|\b(?:police|cops?|ambulance)\b[^.?!]{0,30}\?|\b(?:they|police|cops|somebody|someone)\b[^.?!]{0,12}\b(?:come|show up|turn up) (?:to|at) (?:my|our|the) (?:house|door|place|home)\b[^.?!]*\?/iu;

/** "Would they tell my mom if I called?", "is it private?", "would it show on the bill?" */
export function asksWhoIsTold(text: string): boolean {
  if (/\b(?:gone|dead|die[sd]?|dying|alive)\b/iu.test(text)) return false;
  return whoIsTold.test(text) || (foundOut.test(text) && ofCalling.test(text));
}

const whoIsTold =
  /\b(?:would|will|do|can|could|does) (?:they|988|the (?:line|hotline|counselor)|anyone there|somebody there) (?:even |ever |have to )?(?:tell|call|inform|contact|let|record|trace|report)\b[^?]*\?|\b(?:phone )?bill\b[^?]*\?|\bis (?:it|that|this|988) (?:really )?(?:private|confidential|anonymous|secret|traceable|tracked)\b/iu;
const foundOut =
  /\b(?:would|will|could|can|does) (?:my \p{L}+|he|she|they|anyone|anybody) (?:ever )?(?:find out|know|see (?:it|that)|hear (?:about|of)|notice)\b[^?]*\?/iu;
const ofCalling = /\b(?:call\p{L}*|text\p{L}*|988|number|line|chat)\b/iu;
/** "What can I do if it comes back at night?" */
const forNight =
  /\b(?:what|anything|something|how)\b[^.?!]{0,40}\b(?:do|help|try|get through|handle)\b[^.?!]{0,40}\b(?:urges?|it|they|thoughts?|feeling)\b[^.?!]{0,20}\b(?:comes?|starts?|gets?|hits?|returns?)\b|\b(?:if|when) (?:the )?(?:urges?|it|they|thoughts?)(?: \p{L}+){0,2} (?:comes?|starts?|gets? (?:bad|worse|strong|loud)|returns?)\b[^.?!]{0,40}\?/iu;
const talkHere =
  /\b(?:can|could|may) I (?:just |please )*(?:talk|write|stay|speak) (?:to|with|here with) you\b|\b(?:just|rather|only) (?:want to )?(?:talk|write|speak)(?:ing)? (?:to|with) you\b|\b(?:don't|do not) want to (?:call|text|talk to|tell) (?:any(?:one|body)|a (?:line|hotline|stranger)|988|people|no ?one)\b/iu;
/** "It's been more than thinking. I wrote a note". */
const more =
  /\bmore than (?:just )?(?:thinking|thoughts?|a thought)\b|\bI(?:'ve| have)? (?:wrote|written|made|picked|chosen) (?:a |an |the |my )?(?:(?:goodbye |suicide )?(?:notes?|letters?)(?! (?:of|to (?:the|my) (?:boss|bank|landlord|school))\b)|plan(?! for (?:the|my|our))|day|date(?! (?:for|with)))\b|\bI(?:'ve| have)? (?:figured|worked) out how (?:I'd|I would|to do it)\b/iu;
const taken =
  /\bI(?:'ve| have)? (?:just |already |only )*(?:took|taken|swallowed|ate|eaten|downed) (?:\p{L}+ ){0,4}?(?:them|it|all|some|pills?|tablets?|bottle|\d+|handful|everything|the rest)\b(?! (?:away|out|to|over|back|outside|down))/iu;
const yes =
  /^(?:(?:yes|yeah|yea|yep|yup)\b|I do\b|I am\b|sometimes|kind of|sort of|a lot|every (?:day|night))(?![^.?!]{0,12}\bbut not\b)/iu;
