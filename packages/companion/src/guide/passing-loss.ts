import { cues } from './content/cues/cues.ts';
import type { Reading } from './reading.ts';
import type { GuideState } from './state.ts';
import { threadCue } from './thread.ts';

/**
 * A death of long ago, mentioned on the way ("Ruth died in 1998", of the mother's sister), is no grief of the one who
 * writes: the cue of the death and the feeling it brought are taken back. What is missed, or has no other subject beside
 * it, stays a loss.
 */
export function withoutPassingLoss(reading: Reading, state: GuideState, now: Date): Reading {
  if (!reading.cues.some(({ id }) => ofDeath.has(id)) || threadCue(state)?.loss) return reading;
  if (
    mourns.test(reading.text) ||
    (ownByPronoun.test(reading.text) && !namesKin.test(reading.text)) ||
    !isInPassing(reading.text, state, now)
  )
    return reading;
  const others = reading.cues.filter(({ id, feeling }) => !ofDeath.has(id) && feeling !== 'grief');
  const { feeling } = reading;
  return { ...reading, cues: others, feeling: feeling?.emotion === 'grief' ? undefined : feeling };
}

const ofDeath: ReadonlySet<string> = new Set(['death', 'pet-loss', 'run-over']);

/** Of somebody else's person, or of long ago in a talk about something else. */
function isInPassing(text: string, state: GuideState, now: Date): boolean {
  if (anothers.test(text) || asDate.test(text)) return true;
  return state.turn > 0 && hasOtherSubject(state) && isLongAgo(text, now);
}

/** Something was told before this that the talk is about. */
function hasOtherSubject({ points, thread, topic, things }: GuideState): boolean {
  const about = thread && cues.find(({ id }) => id === thread.cue);
  return !about?.loss && (points.length > 0 || thread !== undefined || topic !== undefined || things.length > 0);
}

function isLongAgo(text: string, now: Date): boolean {
  const year = /\b(?:in|since|of) ((?:19|20)\d\d)\b/u.exec(text)?.[1];
  if (year) return now.getUTCFullYear() - Number(year) >= longAgoYears;
  const years = /\b(\d{1,2}) years ago\b/iu.exec(text)?.[1];
  return (years !== undefined && Number(years) >= longAgoYears) || longAgo.test(text);
}

const longAgoYears = 5;
const longAgo =
  /\b(?:many |some )?years ago\b|\bdecades ago\b|\b(?:a )?long (?:time )?ago\b|\bwhen (?:I|he|she) was (?:a (?:kid|child|girl|boy|teenager|baby)|little|small|young|in school|\d{1,2})\b|\bback in (?:the )?['’]?\d\d/iu;

/** "My neighbor's dog", "her husband": not a person of the one who writes. */
const anothers =
  /\b(?:my|our|the|a) (?:\p{L}+ )?(?:neighbou?r|colleague|coworker|boss|manager|landlord|landlady|teacher|client|customer|patient|roommate)'s (?:\p{L}+ )?\p{L}+ (?:has |just )?(?:died|passed|was killed)/iu;

/** "We haven't spoken since mum's funeral": the death says when, and something else is told. */
const asDate =
  /\b(?:since|before|after|at) (?:(?:my |our )?\p{L}+'s|the) (?:funeral|burial|wake|death)(?: in (?:19|20)\d\d)?\b.{12,}/iu;

/** "She died in 2009" is said of whoever the talk is about. */
const ownByPronoun = /\b(?:he|she|they) (?:has |just )?(?:died|passed)\b/iu;

const namesKin =
  /\b(?:my|our) (?:\p{L}+ )?(?:grand\p{L}+|gran|nana|uncle|aunt|cousin|neighbou?r|teacher|great-\p{L}+)\b/iu;

/** Whoever says that it still hurts is taken at their word. */
const mourns =
  /\b(?:miss(?:ed|ing)?|still (?:hurts?|cry|think|can't|hear|see)|grie\p{L}+|mourn\p{L}*|never got over|anniversary|(?<!since (?:\p{L}+ )?\p{L}+'s )funeral|ashes|today it's|would have (?:been|turned))\b/iu;
