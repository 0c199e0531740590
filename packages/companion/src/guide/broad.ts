import type { GuideState } from './state.ts';

/**
 * Questions that could be asked of anything ("what is that like for you?", "how do you feel about it?"). Two of them in ten
 * turns are company; more are a form being filled in.
 */
export function isBroad(text: string): boolean {
  return text.split(sentenceEnd).some((sentence) => broad.test(sentence));
}

/** Whether enough of them were asked lately. */
export function areBroadWorn({ broadAt = [], turn }: GuideState): boolean {
  return broadAt.filter((at) => turn - at < within).length >= most;
}

/** The text without such a question. */
export function withoutBroad(text: string): string {
  return text
    .split(sentenceEnd)
    .filter((sentence) => !broad.test(sentence))
    .join(' ');
}

const most = 2;
const within = 10;
const sentenceEnd = /(?<=[.?!])\s+(?=["“]?\p{Lu})/u;

/** A short question whose only noun is "that" or "it". */
const broad =
  /(?:^|[:,] |\b(?:and|so|but|question|okay|thing) )(?:what(?:'s| is| was| has| would) (?:that|it|this)(?: been)?(?: like)?(?: for you| by now| since)?|how (?:is|was|has) (?:that|it|this)(?: been)?(?: for you| since| now| afterward)?(?:, as you tell it)?|how (?:do|did) you (?:feel|see|take|deal with|get through|get along with)(?: about| with)? ?(?:it|that|this)?(?: now)?|how are you with that today|how does that sit with you|what does (?:that|it|this) (?:mean|change|do|do to you)(?: for you| to you)?|what changes for you because of it|what (?:comes up|was going on|is going on) in you.*|what (?:do|did) you make of it.*|what (?:stays|has stayed|stayed) with you.*|what is different since then|what else belongs to it|what is the hardest part of it|what has been hardest.*|what would you change about it.*|what is it like to live with that|how long has (?:it|that|this) been (?:so|that way|like that|like this|going on)|how long has that been so|how is it now|how did you get through (?:it|that)|what (?:happened|did you do) (?:then|next)|what would you want (?:somebody|understood).*|where did that leave you|what (?:do|did) you wish were different.*|what is that like.*)(?:, (?:\p{L}+ ?){1,6})?\?$/iu;
