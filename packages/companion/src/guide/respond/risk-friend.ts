import { friendCare } from '../content/care-friend.ts';
import type { Answer, Moment } from './answer.ts';

/**
 * What somebody says who fears for another person, after the first care words: their own safety is not the question then,
 * and what they ask is answered. Nothing when the message is for the ordinary guide.
 */
export function answerForFriend({ state, reading }: Moment): Answer | undefined {
  if (state.risk?.kind !== 'third-party' || state.turn - state.risk.turn > freshTurns) return undefined;
  const found = stages.find(({ when, unless }) => when.test(reading.text) && !unless?.test(reading.text));
  if (!found) return undefined;
  return {
    make: (composer) => composer.pick(found.lines) ?? composer.pickAgain(found.lines),
    change: { pending: undefined, risk: { ...state.risk, replies: state.risk.replies + 1 } },
  };
}

const freshTurns = 12;

const stages: readonly { when: RegExp; unless?: RegExp; lines: readonly string[] }[] = [
  {
    when: /\b(?:should|do|can|must|could) I (?:really |just |maybe )*(?:call|text|ring|tell|contact|get|phone)\b|\b(?:call|calling) (?:the )?(?:cops|police|911|988|ambulance|(?:his|her|their) (?:mom|mum|dad|parents?|family|roommate))\b.{0,20}\?/iu,
    lines: friendCare.shouldCall,
  },
  {
    when: /\b(?:they|she|he|we|I|police|cops|someone)(?:'ve| have|'s| has)? (?:just |finally )?(?:found|reached|got (?:to|hold of)|picked up|answered)\b|\b(?:she|he|they)(?:'s|'re| is| are) (?:okay|ok|safe|alive|fine|at the (?:hospital|er)|in the (?:hospital|er)|awake|with (?:her|his|their) (?:mom|mum|dad|parents?|sister|brother))\b/iu,
    unless: /\b(?:not|never|didn't|hasn't|haven't|can't|couldn't|isn't|aren't)\b|\?$/iu,
    lines: friendCare.found,
  },
  {
    when: /\b(?:calling|called|dialing|on (?:the )?(?:line|phone) with|texted|texting) (?:the )?(?:911|988|police|cops|ambulance|crisis|(?:his|her|their) (?:mom|mum|dad|parents?|family|roommate))|\b(?:they're|they are|someone is|police are|cops are) (?:sending|coming|on (?:the|their) way)\b/iu,
    unless: /\b(?:not|never|didn't|don't want|won't)\b/iu,
    lines: friendCare.calling,
  },
  {
    when: /(?:\bnot|n't|\bno one|\bnobody) (?:is )?(?:pick|answer|reply|respond|there|open)\w*\b|\bno answer\b|\b(?:lives?|live) (?:like |about |over )?(?:\d+|an|far|in another|across)\b|\bstraight to voicemail\b|\bcan't (?:reach|get hold of)\b/iu,
    lines: friendCare.unreachable,
  },
  {
    when: /\b(?:I )?(?:can't|cannot|couldn't) stop (?:shaking|crying|trembling)\b|\bI(?:'m| am) (?:still )?(?:shaking|trembling|a mess)\b/iu,
    lines: friendCare.shaking,
  },
];
