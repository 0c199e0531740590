import { leaveLines } from '../content/leave.ts';
import { askedIn } from '../fit/asked.ts';
import type { Answer, Moment } from './answer.ts';

/**
 * The answer to whoever asks leave for something, or whether it was so bad, where somebody could be hurt by it: by the words of this
 * message or of the few before it. Such a question gets no light "not to me, no".
 */
export function answerLeave(moment: Moment): Answer | undefined {
  const { state, reading, request } = moment;
  const last = reading.text.match(/[^.!?]+[.!?]*/gu)?.slice(-2) ?? [];
  const isLeave = last.some((sentence) => asksLeave.test(sentence));
  const kind = (isLeave ? kindOf(moment) : undefined) ?? kindOfWish(moment);
  if (!kind) return undefined;
  return {
    make: (composer) => composer.pick(leaveLines[kind]) ?? composer.pickAgain(leaveLines[kind]),
    ...(request.care.flag || state.risk ? { change: { pending: { kind: 'safety-question' } } } : {}),
  };
}

/** An idea is wanted for what a body, or somebody, would take harm from. */
function kindOfWish({ state, reading: { kind, text } }: Moment): keyof typeof leaveLines | undefined {
  if (kind !== 'advice' && kind !== 'exercise' && askedIn(text) !== 'idea') return undefined;
  if (byBody.test(text)) return state.young ? 'young' : 'body';
  if (byDiet.test(text)) return state.young ? 'young' : 'diet';
  if (byFear.test(text)) return 'fear';
  if (byOthers.test(text)) return 'others';
  if (byStealth.test(text)) return 'stealth';
  if (byControl.test(text)) return 'control';
  return byGrave.test(text.replace(ofPets, '')) ? 'grave' : undefined;
}

function kindOf({ state, reading, request }: Moment): keyof typeof leaveLines | undefined {
  const told = request.turns.filter(({ role }) => role === 'user').slice(-turnsRead);
  const text = [...told.map(({ content }) => content), reading.text].join('\n');
  const { risk } = state;
  const isRecent = risk !== undefined && state.turn - risk.turn <= turnsRead;
  const isFresh = isRecent && !risk.guessed;
  const isYoung = state.young === true || reading.kind === 'child' || reading.kind === 'teen';
  if (isYoung && (isFresh || ofTheYoung.test(text) || byBody.test(text) || byOthers.test(text))) return 'young';
  if (byBody.test(text) || (isFresh && risk.kind === 'eating-disorder')) return 'body';
  // Only guessed, it is still no moment to call anything harmless.
  if (isRecent && risk.kind === 'abuse' && !byOthers.test(text)) return 'hurt';
  return byOthers.test(text) || (isFresh && risk.kind === 'harm-others') ? 'others' : undefined;
}

const turnsRead = 4;

const asksLeave =
  /\b(?:is|isn't|was|would) (?:it|that|this) (?:be )?(?:so |that |really |even |too |all )*(?:bad|ok|okay|fine|alright|all right|wrong|stupid|normal|weird|dumb|terrible|awful|a crime|rape|abuse)\b|\bam I (?:allowed|stupid|wrong|bad|crazy|dumb|a (?:bad|terrible))\b|^\W*(?:and |so |but )?(?:should|can|may|could) I\b|\b(?:do|would) (?:you|I) (?:think|have to|tell)\b|\bright\?/iu;

const someone = String.raw`(?:him|her|them|me|my \p{L}+|the (?:kid|baby|boy|girl|dog|cat|child))`;
const drinks = String.raw`(?:beers?|wine|drinks?|drunk|vodka|whiske?y|shots|wasted|high|weed)`;

/** Medicine and meals. */
const byBody =
  /\b(?:stop|stopped|stopping|skip|skipped|skipping|quit|double|come off|came off|without|leave out) (?:taking )?(?:my |the |all )?(?:insulin|lithium|meds|medication|medicine|pills?|tablets?|antidepressants?|inhaler|blood thinners?)\b|\b(?:don't|not|stop|without|nothing to|only) (?:eat(?:ing)?|food|dinner|lunch|meals)\b|\b(?:only|just) (?:have|eat) an? (?:apple|banana|cracker)\b|\bfast(?:ing)? (?:till|until|for) \b|\b(?:throw|throwing|threw) (?:it )?up\b|\bpurg\p{L}+|\bstay(?:ing)? awake (?:for )?(?:two|three|four|\d|several|a few) (?:days|nights)\b/iu;

/** What is wanted of a body that should not be helped along. */
const byDiet =
  /\b(?:los(?:e|ing)|drop|shed) (?:the |some |more |all this |\p{L}+ )?(?:weight|pounds|lbs|kilos)\b|\b(?:get|be|look) (?:thin|thinner|skinny|skinnier)\b|\b(?:eat|eating) (?:less|nothing|even less)\b|\b(?:stop|stay(?:ing)? off) (?:eating|food)\b|\bhungry\b[^.?!]{0,30}\b(?:ignore|without eating|not eat)\b/iu;

/** Somebody comes home whom they are afraid of. */
const byFear =
  /\b(?:when|if|before|until|in case|whenever) (?:he|she|my \p{L}+) (?:might |could |may )?(?:comes?|gets?|is) (?:back |home )+(?:\p{L}+ )?(?:drunk|angry|mad|high|wasted|in a mood)\b|\b(?:scared|afraid|terrified) (?:of|when) (?:him|my (?:husband|boyfriend|partner|wife|girlfriend|dad|father|stepdad|mom|mother)|(?:he|she) (?:comes|gets))\b/iu;

/** Somebody rules over them, told as if it were theirs to do better. */
const byControl =
  /\bso (?:that )?(?:he|she|my (?:husband|boyfriend|partner|wife|girlfriend|dad|stepdad|mom)) (?:doesn't|won't|does not|will not|stops|lets me|isn't) ?(?:lose|get|getting|be|blow|go|start|yell\p{L}*|scream\p{L}*|explode|hit\p{L}*|sleep|in|out|come|mad|angry|upset)\b|\bso (?:he|she) lets me\b|\block(?:s|ed)? me (?:in|out|up)\b|\block(?:s|ed)? (?:he|she) put on\b|\bpermission from my (?:husband|boyfriend|partner|wife|girlfriend)\b|\bwithout (?:him|her|my (?:husband|boyfriend|partner|wife|girlfriend)) (?:knowing|noticing|finding out)\b|\bmy (?:bank ?card|passport|papers|paycheck)\b[^.?!]{0,12}\bback\b|\b(?:walking|walk) on eggshells\b|\bwhen (?:he|she) calls me (?:worthless|stupid|fat|crazy|names|an? \p{L}+)\b|\b(?:put|found) a (?:tracker|camera) (?:on|in) my\b|\bscared of (?:him|my (?:husband|boyfriend|partner|wife|girlfriend))\b|\bsomeone I(?:'m| am) (?:scared|afraid) of\b/iu;

/** Those have ideas of their own. */
const ofPets =
  /\b(?:cat|dog|kitten|puppy|hamster|rabbit|bunny|fish|bird|parrot|horse|pet|guinea pig)\b[^.?!]{0,20}\b(?:died|passed away|dead)\b/giu;

/** What an idea is too small for. */
const byGrave =
  /\b(?:died|killed|passed away|dead)\b[^.?!]{0,30}\b(?:today|tonight|this (?:morning|afternoon|evening)|(?:an|one|two|\d+) hours? ago|just now)\b|\b(?:shot|hanged|hung|killed) (?:himself|herself|themselves)\b|\b(?:his|her|their) suicide\b|\b(?:stillborn|miscarr\p{L}+)\b|\brap(?:ed|ist)\b|\b(?:molest|assault)\p{L}*\b|\b(?:cops?|police|ICE|immigration) (?:is|are|came|come|took|at)\b|\bdeport\p{L}*\b|\bcall (?:immigration|the police) on me\b|\bthreat\p{L}+ to call\b|\bbreak my legs\b|\b(?:loan shark|smuggler|traffick\p{L}+|pimp)\b|\bfollow(?:ed|ing|s) me (?:home|around|every)\b|\b(?:someone|somebody|a man)(?:'s| is) (?:outside|at|behind) my (?:window|door)\b|\bsleeping in (?:my|the|our) (?:car|truck|tent)\b|\bend (?:a|the|my) pregnancy\b|\b(?:tv|television|radio)(?: is|'s)? (?:sending|telling|talking|speaking)\b|\b(?:haven't|havent|not) slept (?:since|in|for) [^.?!]{2,20}\b(?:amazing|great|energy|ideas|fantastic)\b|\b(?:God|angels?) (?:chose|told|picked|sent) me\b|\bscared they(?:'ll| will) come in\b|\b(?:benadryl|pills?|tablets?|melatonin|xanax)\b[^.?!]{0,20}\bisn't enough\b|\bsober up\b[^.?!]{0,20}\bdriv\p{L}+|\bchew and spit\b|\b(?:burn|cut|wound)s? I (?:made|gave) myself\b|\bclean cut\b(?! (?:look|guy|style|hair))|\bpain (?:go )?somewhere else\b|\bolder friend\b|\bpay (?:the |my )?rent (?:another|in another|some other) way\b|\b(?:mom|dad|mother|parents) sees? the blood\b/iu;

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

/** What is asked of the young. */
const ofTheYoung =
  /\b(?:pictures?|pics|photos|nudes|videos?)\b|\bmoney for\b|\b(?:meet|pick(?:ing|s)? me up|come over|secret)\b|\b(?:he|she)(?:'s| is) (?:[2-9]\d)\b|\bolder\b|\bdrunk|\bdrink(?:s|ing)?\b|\bhigh\b|\bweed\b/iu;
