import { leaveLines } from '../content/leave.ts';
import type { Answer, Moment } from './answer.ts';

/**
 * The answer to whoever asks leave for something, or whether it was so bad, where somebody could be hurt by it: by the words of this
 * message or of the few before it. Such a question gets no light "not to me, no".
 */
export function answerLeave(moment: Moment): Answer | undefined {
  const { state, reading, request } = moment;
  const last = reading.text.match(/[^.!?]+[.!?]*/gu)?.slice(-2) ?? [];
  if (!last.some((sentence) => asksLeave.test(sentence))) return undefined;
  const kind = kindOf(moment);
  if (!kind) return undefined;
  return {
    make: (composer) => composer.pick(leaveLines[kind]) ?? composer.pickAgain(leaveLines[kind]),
    ...(request.care.flag || state.risk ? { change: { pending: { kind: 'safety-question' } } } : {}),
  };
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
  /\b(?:stop|stopped|stopping|skip|skipped|skipping|quit|double|come off|came off|without|leave out) (?:taking )?(?:my |the |all )?(?:insulin|lithium|meds|medication|medicine|pills?|tablets?|antidepressants?|inhaler|blood thinners?)\b|\b(?:don't|not|stop|without|nothing to|only) (?:eat(?:ing)?|food|dinner|lunch|meals)\b|\b(?:only|just) (?:have|eat) an? (?:apple|banana|cracker)\b|\bfast(?:ing)? (?:till|until|for) \b|\b(?:throw|throwing|threw) (?:it )?up\b|\bpurg\p{L}+/iu;

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
