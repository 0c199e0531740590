import type { Tier } from '#crisis/risk.ts';
import { careQuestions, careReminders, safetyAnswers, takenAtTheirWord } from '../content/care.ts';
import { wayOut } from '../content/care-steps.ts';
import type { Composer } from '../compose.ts';
import type { GuideState } from '../state.ts';
import type { Answer, Moment, StateChange } from './answer.ts';
import { join } from './join.ts';
import { ownWords } from './own-words.ts';

/** A no is good news only to some questions: "are you out of reach?" is none of them. */
function linesForNo({ request, state, reading }: Moment): readonly string[] {
  const asked = request.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (state.risk?.kind === 'abuse') return ofHurt.test(asked) ? takenAtTheirWord : wayOut.leave;
  return state.risk?.tier === 'imminent' && !saidSafe.test(reading.text) ? safetyAnswers.refused : safetyAnswers.no;
}

const ofHurt = /\b(?:hurt(?:ing)? you|hurts you|afraid of|frightens|threatening you|hurt you)\b[^?]*\?/iu;
export const saidSafe = /\b(?:safe|not suicidal|not going to|won't do|wouldn't do|kidding|joking)\b/iu;

/** A no to the question about safety, in the words that such a no begins with. */
export function saysNo(text: string): boolean {
  return denied.test(text);
}

/** The answer to what is said after the question about safety; nothing where the message is none. */
export function answerSafety(moment: Moment): Answer | undefined {
  const { reading, state, request } = moment;
  const text = reading.text;
  const asked = state.risk?.replies ?? 0;
  if (isBrushed(text, request.message, reading.words)) {
    return {
      make: (composer) => composer.pick(state.risk?.kind === 'abuse' ? takenAtTheirWord : safetyAnswers.brushedOff),
      change: asked < 3 ? risked(state) : { pending: undefined },
    };
  }
  if (denied.test(text) && !(text.includes('?') && reading.words > longestBrush))
    return {
      make: (composer) => composer.pick(linesForNo(moment)),
      change: { risk: { ...fresh(state), replies: asked } },
    };
  if (affirmed.test(text))
    return {
      make: (composer) => composer.pick(safetyAnswers.yes) ?? inParts(composer, 'elevated'),
      change: risked(state),
    };
  const vague =
    (state.risk?.tier === 'quiet'
      ? ['dontKnow', 'silence']
      : ['share', 'dontKnow', 'silence', 'emoji', 'gibberish', 'laugh']
    ).includes(reading.kind) && reading.words <= 6;
  // Whoever goes on telling after a mere guess has answered it.
  if (state.risk?.guessed && reading.kind === 'share' && (reading.words > 2 || reading.restated.length > 0))
    return undefined;
  const lines = aboutOthers.has(state.risk?.kind ?? '')
    ? safetyAnswers.unclear.filter((line) => !/suicid|dying|ending/iu.test(line))
    : safetyAnswers.unclear;
  if (vague && asked < 3 && !asks.test(text))
    return {
      make: (composer) => join(ownWords(moment, composer), composer.pick(lines)),
      change: risked(state),
    };
  return undefined;
}

const asks = /\?|^(?:and |but |so )*(?:what|how|why|when|where|who|can|could|should)\b/iu;

/** Here the danger is not the person's own wish to die, and asking for one would miss it. */
export const aboutOthers: ReadonlySet<string> = new Set(['harm-others', 'abuse', 'third-party']);

/** In the first sentence, or in so few words that it is all there is. */
function isBrushed(text: string, typed: string, words: number): boolean {
  const [first = ''] = text.split(/(?<=[.!?])\s/u);
  const isShort = words <= longestBrush;
  return brushed.test(isShort ? text : first) || (isShort && /\b(?:lol|lmao|haha|jk)\b/iu.test(typed));
}

/** In more words than these somebody tells something. */
const longestBrush = 14;

const affirmed =
  /^(?:(?:yes|yeah|yep|yup|kind of|sort of|sometimes|a (?:bit|little)|maybe|I (?:am|do|think so|guess)|I guess so|probably|(?:every day|all the time|often|a lot)(?=[.! ]*$))\b)/iu;
const denied =
  /^(?:no\b|nope\b|nah\b|not really|not at all|never\b|I'm not\b|I am not\b|I (?:won't|wouldn't|don't)(?=[.! ]*$| (?:want to (?:die|hurt|kill|do (?:that|it|anything))|think so|have a plan|do that|mean it))|of course not|no,? I'm (?:safe|okay|fine))|\bI(?:'m| am) (?:safe|not suicidal|not going to)\b/iu;
const brushed =
  /\b(?:(?<!not )(?:kidding|joking)|joke|relax|chill|(?<!\b(?:tell|telling) me to |\bme |\bto |n't |\bI )calm down|lol|haha|not serious|didn't mean it|dramatic|exaggerat\w+|forget (?:it|i said)|never ?mind|it's (?:only|just) (?:a (?:joke|saying|phrase|figure)|me being|how I|talk)|just saying|I'm fine|I'm okay|drop it)\b/iu;

/** The safety question stays open. */
export function risked(state: GuideState): StateChange {
  return { pending: { kind: 'safety-question' }, risk: { ...fresh(state), replies: (state.risk?.replies ?? 0) + 1 } };
}

export function fresh(state: GuideState): NonNullable<GuideState['risk']> {
  return state.risk ?? { tier: 'elevated', kind: 'explicit', turn: state.turn, replies: 0 };
}

/** A question and a line to call; in an emergency the number that comes first is said first. */
export function inParts(composer: Composer, tier: Tier): string | undefined {
  const question = composer.pick(careQuestions);
  const reminder = composer.pick(careReminders);
  if (!question || !reminder) return undefined;
  return tier === 'imminent' ? `911 or 988, now. ${question} ${reminder}` : `${question} ${reminder}`;
}
