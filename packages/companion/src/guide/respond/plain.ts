import type { Composer } from '../compose.ts';
import { kindLines } from '../content/kinds.ts';
import { qualityLines } from '../content/qualities.ts';
import { type Telling } from '../content/tellings/telling.ts';
import { tellings } from '../content/tellings/tellings.ts';
import { isPleasant } from '../feeling.ts';
import { frameOf } from '../language/frame.ts';
import { isGrave } from '../language/grave.ts';
import type { Restated } from '../language/restate.ts';
import { toldTogether } from '../language/together.ts';
import { wordsOf } from '../said-before.ts';
import { type TellingKind, weightOf } from '../telling/kinds.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { isCareful } from './careful.ts';
import { leadFor } from './lead.ts';
import { join } from './join.ts';
import { isCheering, moodOf } from './mood.ts';

/** What a talk may be taken to be about without asking. */
const sureChance = 0.22;
/** Sorrow put on what is none is worse than a plain word. */
const surelyHard = 0.25;
/** Where somebody has died, so little is enough for a message to be about it. */
const likelyInLoss = 0.12;
/** Of a death it is never guessed, and a question passed over is the worse mistake. */
const surerChance: Partial<Record<TellingKind, number>> = { death: 0.5, 'to-listener': 0.45, asking: 0.45 };

/** The kind of telling a message is, where it is sure enough to be answered as that. */
export function sureKind({ reading, state }: Pick<Moment, 'reading' | 'state'>): TellingKind | undefined {
  const [best] = reading.telling.kinds;
  if (isLoss(state, reading) && !reading.laughs && chanceOf(reading, 'death') >= likelyInLoss) return 'death';
  const least = weightOf(best?.kind ?? 'facts') === 'hard' ? surelyHard : sureChance;
  if (!best || best.chance < (surerChance[best.kind] ?? least)) return undefined;
  return best.kind;
}

function chanceOf({ telling }: Moment['reading'], wanted: TellingKind): number {
  return telling.kinds.find(({ kind }) => kind === wanted)?.chance ?? 0;
}

/** The lines for what is told: those of its kind, or of how it weighs. After danger only what is true of anything hard. */
export function linesFor(moment: Moment): Telling {
  const { reading, state } = moment;
  if (isCareful(moment)) return tellings.careful;
  const kind = sureKind(moment);
  const isGrief = isLoss(state, reading);
  const mood = moodOf(moment);
  const glad = mood !== undefined && isPleasant(mood);
  if (isGrief || reading.attacksSelf) return besideGrief(moment, kind, glad);
  // Told with a laugh or with pride, these may still be no good news; nothing agrees with them either.
  if (delicate.test(reading.text)) return tellings.unsure;
  if (isCheering(moment) && (!kind || weightOf(kind) === 'hard')) return tellings['good-news'];
  // In the midst of something hard a "lol" is no joke to be enjoyed, and a fact no mere fact.
  if (!glad && isHardTalk(moment) && (reading.laughs || reading.telling.weight !== 'hard'))
    return kind && weightOf(kind) === 'hard' ? tellings[kind] : tellings.unsure;
  // Sorrow over somebody's joke or joy is the worst of mistakes here.
  const isBright = glad || reading.laughs || brightWords.test(reading.text) || isGladTalk(moment);
  if (kind && weightOf(kind) === 'light' && reading.soundsHard && !isBright) return tellings.unsure;
  if (kind && !(isBright && weightOf(kind) === 'hard')) return tellings[kind];
  if (glad && reading.telling.weight !== 'hard') return tellings.light;
  if (isBright && reading.telling.weight === 'hard') return tellings.unsure;
  return tellings[reading.telling.weight ?? 'unsure'];
}

/** Weight, meals left out, and what somebody did to a body. */
const delicate =
  /\b(?:\d+|two|three|four|five|six|ten|some) (?:pounds|kilos|lbs|kg)\b|\bcalori\p{L}*|\bskipp(?:ed|ing) (?:dinner|lunch|breakfast|meals?|food)|\bI(?:'m| am) (?:so |too |really )?(?:fat|disgusting)\b|\b(?:threw|shoved|hit|slapped|choked|kicked|grabbed|locked)\b[^.?!]{0,20}\bme\b/iu;

/** Beside a death, and where somebody runs themselves down, nothing is light, and nothing is asked as if it weighed nothing. */
function besideGrief({ reading }: Moment, kind: TellingKind | undefined, glad: boolean): Telling {
  if (reading.attacksSelf) return tellings.hard;
  if (kind === 'death') return tellings.death;
  if (glad || brightWords.test(reading.text)) return tellings.memory;
  return reading.telling.weight === 'hard' || reading.words <= fewWords ? tellings.hard : tellings.memory;
}

/** Said of something dark such words are rare, and then a plain line does no harm. */
const brightWords =
  /\b(?:I love (?:it|this|that|my|the|how)|best (?:\p{L}+ )?(?:day|night|afternoon|morning|evening|thing|part|moment|week|news)|(?:rather|quite|so|really|very|pretty) (?:pleased|proud|happy|glad|good|funny|nice|lovely)|chuffed|whistling|grinning|giggl\p{L}*|laughing|hilarious|does(?:n't| not) bother me|not (?:difficult|bad) at all|in a good mood|I(?:'m| am) (?:happy|fine|good|okay|joking|kidding)|nothing(?:'s| is)? (?:wrong|bothering))\b/iu;

const fewWords = 4;

/** Something glad was surely told a moment ago, and nothing as plainly hard since. */
function isGladTalk({ reading, state }: Moment): boolean {
  const before = state.telling;
  if (!before || weightOf(before.kind) !== 'light' || state.turn - before.turn > gladLasts) return false;
  return !reading.feeling || isPleasant(reading.feeling.emotion);
}

const gladLasts = 3;

/** Something hard was surely told, or felt, a moment ago. */
function isHardTalk({ state }: Moment): boolean {
  const { telling, feeling, turn } = state;
  const told = telling !== undefined && weightOf(telling.kind) === 'hard' && turn - telling.turn <= hardLasts;
  return told || (feeling !== undefined && !isPleasant(feeling.emotion) && turn - feeling.turn <= hardLasts);
}

const hardLasts = 4;

/** The person's own words, and what they weigh: an answer to what nothing else knows better. */
export function reflectPlainly(moment: Moment, composer: Composer): string | undefined {
  const words = ownWords(moment, composer) ?? about(moment, composer);
  if (words && !composer.chance(meetShare)) return words;
  return join(words, inQuality(moment, composer) ?? inVoice(moment, composer) ?? composer.pick(linesFor(moment).meet));
}

/** Where no statement can be said back, at least what it is about. */
function about(moment: Moment, composer: Composer): string | undefined {
  const { key } = moment.reading;
  const isTelling = key !== undefined && (key.includes(' ') || /^\p{Lu}/u.test(key));
  return isTelling && moment.reading.words > fewWords ? composer.pick(kindLines.keyed, { key }) : undefined;
}

/** In the words of the style: gladness, and what weighs without being clear. */
function inVoice(moment: Moment, composer: Composer): string | undefined {
  const lines = linesFor(moment);
  const { voice } = moment;
  if (lines === tellings['good-news']) return composer.chance(cheerShare) ? composer.pick(voice.cheer) : undefined;
  if (isLoss(moment.state, moment.reading)) return undefined;
  const kind = sureKind(moment);
  const share = lines === tellings.hard ? voiceShare : kind && weightOf(kind) === 'hard' ? besideKind : 0;
  return composer.chance(share) ? composer.pick(voice.after) : undefined;
}

const cheerShare = 0.8;
const voiceShare = 0.75;
const besideKind = 0.3;
const meetShare = 0.8;

/** In the manner of a chosen quality, now and then, where something weighs and it is not clear what. */
function inQuality(moment: Moment, composer: Composer): string | undefined {
  const { qualities } = moment;
  if (
    qualities.length === 0 ||
    linesFor(moment) !== tellings.hard ||
    isCareful(moment) ||
    isLoss(moment.state, moment.reading) ||
    !composer.chance(qualityShare)
  )
    return undefined;
  const quality = qualities[Math.floor(composer.random() * qualities.length)];
  return quality && composer.pick(qualityLines[quality].say);
}

const qualityShare = 0.3;

/** The statement the message is about, as it was said. */
export function ownWords(moment: Moment, composer: Composer): string | undefined {
  const { reading, state, voice } = moment;
  const [best] = reading.restated;
  if (state.noEcho) return undefined;
  if (!best)
    return composer.pick(['{Echo}.'], {
      echo: wordsOf(reading.echo ?? '').length >= fewestEchoed ? reading.echo : undefined,
    });
  if (best.kind === 'belief') return composer.pick(voice.belief, { said: best.said });
  const said = isLoss(state, reading) ? best.said : wholeOf(best, reading.restated, reading.text);
  return composer.pick(bareFrames, { said }, leadFor(moment, composer));
}

/** What outweighs the rest stands alone; another statement stands beside it only where both are short. */
function wholeOf(best: Restated, all: readonly Restated[], text: string): string {
  return isGrave(best.said) || wordsOf(best.said).length > longestShared ? best.said : toldTogether(best, all, text);
}

/** A word or two, alone, say nothing. */
const fewestEchoed = 3;
const longestShared = 7;
const bareFrames = ['{Said}.'];

/** A question about what is told, by its kind. */
export function askPlainly(moment: Moment, composer: Composer): string | undefined {
  const [told] = moment.reading.restated;
  const lines = linesFor(moment);
  // Whoever a sentence about a death begins with is mostly somebody who lives.
  const whom = lines === tellings.death ? undefined : told && frameOf(told.said).whom;
  return composer.pick(lines.ask, { whom });
}

/** What leaves room, instead of a question. */
export function restPlainly(moment: Moment, composer: Composer): string | undefined {
  return composer.pick(linesFor(moment).rest);
}
