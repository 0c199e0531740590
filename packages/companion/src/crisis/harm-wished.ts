/** What somebody would take harm from, if an idea were given for it. */
export type HarmWished = 'body' | 'diet' | 'fear' | 'others' | 'stealth' | 'control' | 'grave';

/** The harm an English text, in which an idea is wanted, would lead to or tells of; an idea is no answer to it. Linear in the text. */
export function harmWished(text: string): HarmWished | undefined {
  if (byBody.test(text)) return 'body';
  if (byDiet.test(text)) return 'diet';
  if (byFear.test(text)) return 'fear';
  if (byOthers.test(text)) return 'others';
  if (isMeant(byStealth, text)) return 'stealth';
  if (byControl.test(text) && !ofFeasts.test(text)) return 'control';
  return byGrave.test(text.replace(ofPetsAndThings, '').replace(ofOthers, '')) ? 'grave' : undefined;
}

/** Whether it is said without a "not" before it: "I don't want to check her phone" wishes the contrary. */
function isMeant(pattern: RegExp, text: string): boolean {
  const found = pattern.exec(text);
  return found !== null && !denied.test(text.slice(Math.max(0, found.index - longestDenial), found.index));
}

const longestDenial = 40;
const denied = /(?:\b(?:not|never|without|instead of)|n['’]?t)\b[^.?!]{0,24}$/iu;

/** Whether a text speaks of medicine or meals left out. */
export function harmsBody(text: string): boolean {
  return byBody.test(text);
}

/** Whether a text speaks of what is done to somebody, or could come of it. */
export function harmsOthers(text: string): boolean {
  return byOthers.test(text);
}

/** A surprise is kept from somebody for their joy. */
const ofFeasts = /\b(?:surprise|party|gifts?|presents?|birthday|propos\p{L}+|anniversary|ring)\b/iu;

const someone = String.raw`(?:him|her|them|me|my \p{L}+|the (?:kid|baby|boy|girl|dog|cat|child))`;
const drinks = String.raw`(?:beers?|wine|drinks?|drunk|vodka|whiske?y|shots|wasted|high|weed)`;

/** Medicine and meals. */
const byBody =
  /\b(?:stop|stopped|stopping|skip|skipped|skipping|quit|double|(?:com|go|gett|wean)(?:e|ing)? (?:myself )?off|came off|get off|wean myself off|without|leave out) (?:taking )?(?:my |the |all )?(?:insulin|lithium|meds|medication|medicine|pills?|tablets?|antidepressants?|inhaler|blood thinners?)\b|\b(?:don't|not|stop|skip|skipping|without|nothing to|only) (?:eat(?:ing)?|food|dinner|lunch|breakfast|meals?|a meal)\b|\b(?:only|just) (?:have|eat) an? (?:apple|banana|cracker)\b|\bfast(?:ing)? (?:till|until|for) \b|\b(?:throw|throwing|threw) (?:it )?up\b|\bpurg\p{L}+|\bstay(?:ing)? awake (?:for )?(?:two|three|four|\d|several|a few) (?:days|nights)\b/iu;

/** What is wanted of a body that should not be helped along. */
const byDiet =
  /\b(?:los(?:e|ing)|drop|shed) (?:the |some |more |all this |\p{L}+ )?(?:weight|pounds|lbs|kilos)\b|(?:\bnot|n't|\bwithout|\bnever) (?:gain|gaining|put on|putting on) (?:an?|any|even) (?:more )?(?:pound|weight|kilo|gram|ounce)s?\b|\b(?:get|be|look) (?:thin|thinner|skinny|skinnier)\b|\b(?:eat|eating) (?:less|nothing|even less)\b|\b(?:stop|stay(?:ing)? off) (?:eating|food)\b|\bhungry\b[^.?!]{0,30}\b(?:ignore|without eating|not eat)\b/iu;

/** Somebody comes home whom they are afraid of. */
const byFear =
  /\b(?:when|if|before|until|in case|whenever) (?:he|she|my \p{L}+) (?:might |could |may )?(?:comes?|gets?|is) (?:back |home )+(?:\p{L}+ )?(?:drunk|angry|mad|high|wasted|in a mood)\b|\b(?:scared|afraid|terrified) (?:of|when) (?:him|my (?:husband|boyfriend|partner|wife|girlfriend|dad|father|stepdad|mom|mother)|(?:he|she) (?:comes|gets))\b/iu;

/** Somebody rules over them, told as if it were theirs to do better. */
const byControl =
  /\bso (?:that )?(?:he|she|my (?:husband|boyfriend|partner|wife|girlfriend|dad|stepdad|mom)) (?:doesn't|won't|does not|will not|stops|lets me|isn't) ?(?:lose|get|getting|be|blow|go|start|yell\p{L}*|scream\p{L}*|explode|hit\p{L}*|sleep|in|out|come|mad|angry|upset)\b|\bso (?:he|she) lets me\b|\block(?:s|ed)? me (?:in|out|up)\b|\block(?:s|ed)? (?:he|she) put on\b|\bpermission from my (?:husband|boyfriend|partner|wife|girlfriend)\b|\bwithout (?:him|her|my (?:husband|boyfriend|partner|wife|girlfriend)) (?:knowing|noticing|finding out)\b|\bmy (?:bank ?card|passport|papers|paycheck)\b[^.?!]{0,12}\bback\b|\b(?:walking|walk) on eggshells\b|\bwhen (?:he|she) calls me (?:worthless|stupid|fat|crazy|names|an? \p{L}+)\b|\b(?:put|found) a (?:tracker|camera) (?:on|in) my\b|\bscared of (?:him|my (?:husband|boyfriend|partner|wife|girlfriend))\b|\bsomeone I(?:'m| am) (?:scared|afraid) of\b/iu;

/** For animals there are ideas of their own, and things are mended. */
const ofPetsAndThings =
  /\b(?:cat|dog|kitten|puppy|hamster|rabbit|bunny|fish|bird|parrot|horse|pet|guinea pig|phone|car|truck|laptop|computer|battery|plants?|orchid|engine|fridge|tv|wifi|internet)\b[^.?!]{0,20}\b(?:died|passed away|dead)\b/giu;

/** Somebody else's loss, to whom words are to be said. */
const ofOthers =
  /\b(?:friend|neighbou?r|coworker|colleague|boss|cousin|teacher)(?: \p{Lu}\p{L}+)? (?:has |just |had )*(?:miscarried|a miscarriage|a stillbirth)\b/giu;

/** What an idea is too small for. */
const byGrave =
  /\b(?:died|killed|passed away|dead)\b[^.?!]{0,30}\b(?:today|tonight|this (?:morning|afternoon|evening)|(?:an|one|two|\d+) hours? ago|just now)\b|\b(?:shot|hanged|hung|killed) (?:himself|herself|themselves)\b|\b(?:his|her|their) suicide\b|\b(?:stillborn|miscarr\p{L}+)\b|\brap(?:ed|ist)\b|\b(?:molest|assault)\p{L}*\b|\b(?:cops?|police|immigration) (?:is|are|came|come|took|at)\b|\bdeport\p{L}*\b|\bcall (?:immigration|the police) on me\b|\bthreat\p{L}+ to call\b|\bbreak my legs\b|\b(?:loan shark|smuggler|traffick\p{L}+|pimp)\b|\bfollow(?:ed|ing|s) me (?:home|around|every)\b|\b(?:someone|somebody|a man)(?:'s| is) (?:outside|at|behind) my (?:window|door)\b|\bsleeping in (?:my|the|our) (?:car|truck|tent)\b|\bend (?:a|the|my) pregnancy\b|\b(?:tv|television|radio)(?: is|'s)? (?:sending|telling|talking|speaking)\b|\b(?:haven't|havent|not) slept (?:since|in|for) [^.?!]{2,20}\b(?:amazing|great|energy|ideas|fantastic)\b|\b(?:God|angels?) (?:chose|told|picked|sent) me\b|\bscared they(?:'ll| will) come in\b|\b(?:benadryl|pills?|tablets?|melatonin|xanax)\b[^.?!]{0,20}\bisn't enough\b|\bsober up\b[^.?!]{0,20}\bdriv\p{L}+|\bchew and spit\b|\b(?:burn|cut|wound)s? I (?:made|gave) myself\b|\bclean cut\b(?! (?:look|guy|style|hair))|\bpain (?:go )?somewhere else\b|\bolder friend\b|\bpay (?:the |my )?rent (?:another|in another|some other) way\b|\b(?:mom|dad|mother|parents) sees? the blood\b/iu;

/** Watching somebody, or getting back at them. */
const byStealth =
  /\b(?:spy|spying|snoop\p{L}*) (?:on|through)\b|\b(?:track|tracking|hack|hacking|bug|tap|unlock|get into|check|read|go through) (?:his|her|their|my \p{L}+(?:'s|s')) (?:phone|car|location|account|messages|texts|email|laptop|instagram)\b|\b(?:get|getting) (?:back at|even with|revenge)\b|\btake revenge\b|\bmake (?:him|her|them|my \p{L}+) (?:suffer|regret|jealous|pay)\b|\bfollow (?:him|her|them|my ex) without\b/iu;

/** What is done to somebody, or could come of it. */
const byOthers = new RegExp(
  [
    String.raw`\b(?:I|we)(?:'ve| have)? (?:just |only |also |once |sometimes )?(?:hit|slapped|smacked|punched|kicked|shook|choked|beat|grabbed|burned|spanked|locked|raped|drugged) ${someone}`,
    String.raw`\b(?:drove|drive|driving)\b[^.?!\n]{0,50}\b${drinks}\b|\b${drinks}\b[^.?!\n]{0,40}\b(?:drove|drive|driving)\b`,
    String.raw`\b(?:was|were) (?:passed out|unconscious|blacked out|too drunk)\b[^.?!\n]{0,40}\b(?:I|we|anyway)\b`,
    String.raw`\bslept with (?:a|my|one of my) students?\b|\bunderage (?:girl|boy|girlfriend|boyfriend)\b`,
    String.raw`\b(?:slept|sleeping|hooking up|hooked up|making out|dating|kissed|in love)\b[^\n]{0,80}\b(?:she|he)(?:'s| is| was) (?:only )?1[0-7]\b`,
    String.raw`\b(?:hit|ran over|knocked down) (?:a|an|the|some) (?:\p{L}+ )?(?:man|woman|guy|person|kid|cyclist|biker)\b[^.?!\n]{0,60}\b(?:drove|left|kept going|didn't stop)\b`,
  ].join('|'),
  'iu',
);
