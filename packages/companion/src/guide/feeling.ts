import type { Emotion } from '#emotion/emotions.ts';
import type { EmotionReading } from '#emotion/read-emotion.ts';
import type { Cue } from './content/cues/cue.ts';
import type { Heard } from './heard-angles.ts';
import { saysPlainly } from './plain-feelings.ts';
import { wordsOf } from './said-before.ts';
import type { HeardSituation } from './situations/hearing.ts';

export interface Feeling {
  emotion: Emotion;
  /** 1 slight, 2 clear, 3 strong. */
  level: 1 | 2 | 3;
}

export function isPleasant(emotion: string): boolean {
  return pleasant.has(emotion);
}

const pleasant = new Set<string>(['joy', 'gratitude', 'pride', 'hope', 'calm', 'love']);

/** What a message holds besides its words that may say what is felt. */
type Hint = Pick<Cue, 'feeling' | 'sure'>;

/** Ways of saying a feeling that leave no doubt count like a sure cue. */
export function plainAngles(heard: readonly Heard[]): Hint[] {
  return heard.flatMap(({ angle: { feeling, rank = 0 } }) =>
    feeling && rank >= sureRank ? [{ feeling, sure: true as const }] : [],
  );
}

const sureRank = 6;

/** What nearly everybody feels in such a situation: good news leaves no doubt, of the rest it is a hint. */
export function feelingsOf([likeliest]: readonly HeardSituation[], text: string): Hint[] {
  const { feeling, glad } = likeliest?.situation ?? {};
  // Cheering at pain is the worse mistake: good news with a shadow on it is not cheered for sure.
  if (!feeling || (glad && (isOthersJoy(text) || leftOut.test(text)))) return [];
  return [{ feeling, ...(glad && !dark.test(text) ? { sure: true as const } : {}) }];
}

/**
 * What is felt, as far as the message shows it: a cue that leaves no doubt, a feeling said outright, or a guess and a
 * cue that agree. A guess alone names nothing.
 */
export function feelingOf(
  text: string,
  emotions: readonly EmotionReading[],
  hints: readonly Hint[],
): Feeling | undefined {
  const matched = isClouded(text, emotions) ? hints.filter(({ feeling }) => !feeling || !isPleasant(feeling)) : hints;
  const best = isOthersJoy(text) || gladThen.test(text) ? undefined : likeliestOf(emotions, text);
  const levelFor = (emotion: Emotion) => (best?.emotion === emotion ? levelOf(best.intensity) : 2);
  const sure = matched.find(
    (cue) => cue.sure && !(cue.feeling && isPleasant(cue.feeling) && gladThen.test(text)),
  )?.feeling;
  if (sure) return { emotion: sure, level: levelFor(sure) };
  if (best && saysPlainly(best.emotion, text) && !isOnlyAnothers(text))
    return { emotion: best.emotion, level: levelOf(best.intensity) };
  const lively = livelyIn(text, emotions);
  if (lively) return { emotion: lively, level: 2 };
  const mixed = wordsOf(text).length > 25 && dark.test(text);
  const hinted = matched.find(
    ({ feeling }) => feeling && !((mixed || gladThen.test(text)) && isPleasant(feeling)),
  )?.feeling;
  return hinted ? { emotion: hinted, level: levelFor(hinted) } : undefined;
}

/** "It was so good. Then school started": what was good once is told for what came after. */
const gladThen =
  /\b(?:was|were|went|got along) (?:so |really |just |all |very |pretty )*(?:good|happy|close|fun|great|nice|perfect|lovely|well|easy|fine)\b[^?!]*?(?:[,.;] ?|\b)(?:then(?! (?:I|we) (?:won|passed|got))|until|and now|but now|before this|since then)\b|\bno news is good news\b/iu;

/** "I sold a painting!!": with such a mark and nothing dark beside it, a slight lean to the pleasant side is no chance. */
function livelyIn(text: string, emotions: readonly EmotionReading[]): Emotion | undefined {
  const [best] = emotions;
  if (luck.test(text) && !dark.test(text)) return 'joy';
  if (!/!/u.test(text) || !best || !isPleasant(best.emotion) || dark.test(text) || likened.test(text)) return undefined;
  return pleasantShare(emotions) >= livelyShare && /\b(?:I|we|my|our|me|us)\b/iu.test(text) ? best.emotion : undefined;
}

const livelyShare = 0.4;

/**
 * "Passed over for the promotion": what is mostly told as good news, in words that read as hard. Of glad messages of other
 * hands one in thirty reads so, of hard ones three in four.
 */
function isClouded(text: string, emotions: readonly EmotionReading[]): boolean {
  const least = wordsOf(text).length > longMessage ? cloudedInLong : cloudedShare;
  return emotions.length > 0 && pleasantShare(emotions) < least;
}

const cloudedShare = 0.15;
/** In many words something glad is easily one thing among others. */
const cloudedInLong = 0.4;
const longMessage = 16;

/** A message that reads as glad or at peace through and through: nothing heavy is heard in it. */
export function isBright(text: string, emotions: readonly EmotionReading[]): boolean {
  return pleasantShare(emotions) >= brightShare && !dark.test(text);
}

const brightShare = 0.75;

/** How much of what is felt is pleasant, 0 to 1. */
export function pleasantShare(emotions: readonly EmotionReading[]): number {
  return emotions.filter(({ emotion }) => isPleasant(emotion)).reduce((sum, { score }) => sum + score, 0);
}

export function isLuck(text: string): boolean {
  return luck.test(text);
}

/** "He did it!": somebody managed something, with that mark behind it. */
const luck =
  /\b(?:he|she|they|we|I) (?:just |really |actually |finally )?(?:did it|made it|said yes|came home|got in|passed)(?: (?:him|her|them|my|our)sel(?:f|ves))?!/iu;

/** A guess that is too little to name a feeling is enough not to pass lightly over what was told. */
export function soundsHard(text: string, [best]: readonly EmotionReading[]): boolean {
  if (/\bnothing (?:is )?wrong\b|\ball good\b|\bno (?:problem|drama|worries)\b/iu.test(text)) return false;
  return best !== undefined && best.emotion !== 'confusion' && !isPleasant(best.emotion) && best.score >= hardScore;
}

const hardScore = 0.4;

/** "My mom says take the bus, she worries": whoever feels it is somebody else, and nothing is said of one's own. */
function isOnlyAnothers(text: string): boolean {
  return anothersFeeling.test(text) && !/\b(?:I|I'm|I've|me)\b/u.test(text);
}

const anothersFeeling =
  /\b(?:he|she|they|my \p{L}+)(?:'s|'re| is| are| was| were| gets| got| looks?)? (?:so |really |always |a bit |just |too )*(?:worries|worried|scared|afraid|nervous|anxious|sad|angry|mad|furious|jealous|upset|stressed|panics|lonely|embarrassed)\b/iu;

/** "Everyone is so happy" and "happy for her" say little about the one who writes. */
function isOthersJoy(text: string): boolean {
  if (/\bI(?:'m| am| feel| felt| was) (?:\p{L}+ ){0,2}(?:happy|excited|proud|glad|thrilled)\b(?! for\b)/iu.test(text))
    return false;
  return othersJoy.test(text);
}

const othersJoy =
  /\b(?:everyone|everybody|they|he|she|my \p{L}+|people|you)(?:'s|'re| is| are| was| were| seems?| looks?) (?:so |all |very |really )*(?:happy|excited|proud|in love|thrilled)\b|\b(?:happy|glad|excited) for (?:her|him|them)\b|\b\d+ ?% happy\b|\bhappy crying\b|\b(?:should|supposed to) (?:be|feel) (?:happy|glad|grateful|excited)\b|\b(?:everyone|they all) (?:clapped|cheered)\b/iu;

/** Cheering at pain is the worse mistake: a pleasant reading needs to be clear and without a rival. */
function likeliestOf(readings: readonly EmotionReading[], text: string): EmotionReading | undefined {
  const [best] = readings;
  if (!best || !isPleasant(best.emotion)) return best;
  if (likened.test(text)) return undefined;
  const rival = readings.find(({ emotion }) => !isPleasant(emotion));
  if (rival && rival.score > best.score - 0.2) return rival;
  const doubtful =
    dark.test(text) ||
    (best.emotion === 'hope' && wordsOf(text).length < 5) ||
    (best.emotion === 'calm' && !restful.test(text));
  const longAndMixed = doubtful && wordsOf(text).length > 25;
  return best.score >= pleasantScore && (!doubtful || (bright.test(text) && !longAndMixed)) ? best : undefined;
}

/** "She asked her stepdad to walk her down the aisle. Not me." */
const leftOut = /\b(?:not|instead of|without|except|but not) me\b/iu;

/** "He looked at me like I did it": what somebody else made of it is no pride. */
const likened = /(?<!\bfe(?:el|els|lt) )\b(?:like|as if|as though) (?:I|we) (?:did|made|got|won) it\b/iu;

const pleasantScore = 0.55;

/** Words that take the light off a message, whatever was said before. */
export const dark =
  /\b(?:hit|hits|hurt\w*|died|dying|dead|lost|cry\w*|cried|scared|afraid|alone|never|nobody|no one|stole\w*|yell\w*|hate\w*|sick|hospice|fired|laid off|fail\w*|worst|worse|can't|couldn't|don't|didn't|won't|without|blew|divorc\w+|left|pain(?:s|ful\w*)?|nothing|numb|empty|hollow|tired|wrong|sorry|too late|bad|but|though)\b/iu;
/** "Quiet" alone is no peace. */
const restful =
  /\b(?:calm|peace\w*|relax\w*|rest(?:ed|ing|ful)|at ease|content|cozy|slept|asleep|tea|porch|stoop|rain|no plans|sun|breeze|garden|walk)\b/iu;
const bright =
  /\b(?:happy|glad|proud|excited|grateful|thankful|relieved|yay|finally|amazing|wonderful|thrilled|overjoyed|so good|best day)\b/iu;

function levelOf(intensity: number): 1 | 2 | 3 {
  if (intensity >= 4) return 3;
  return intensity >= 2.5 ? 2 : 1;
}
