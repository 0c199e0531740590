import type { Composer } from '../compose.ts';
import { type Telling } from '../content/tellings/telling.ts';
import { tellings } from '../content/tellings/tellings.ts';
import { isPleasant } from '../feeling.ts';
import { frameOf } from '../language/frame.ts';
import { wordsOf } from '../said-before.ts';
import { isGoodNews } from '../statements.ts';
import { type TellingKind, type Weight, weightOf } from '../telling/kinds.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { isCareful } from './careful.ts';
import { type Bounds, fitting, fittingOfOwn } from './fitting.ts';
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
  if (bringsGoodNews(reading) && !isLoss(state, reading)) return 'good-news';
  const least = weightOf(best?.kind ?? 'facts') === 'hard' ? surelyHard : sureChance;
  if (!best || best.chance < (surerChance[best.kind] ?? least)) return undefined;
  return best.kind;
}

function chanceOf({ telling }: Moment['reading'], wanted: TellingKind): number {
  return telling.kinds.find(({ kind }) => kind === wanted)?.chance ?? 0;
}

/**
 * The lines for what is told where it is certain what they must be: after danger, beside a death, where somebody runs
 * themselves down. Nothing where any line may be said that fits.
 */
export function setLines(moment: Moment): Telling | undefined {
  const { reading, state } = moment;
  if (isCareful(moment)) return tellings.careful;
  const glad = isGlad(moment);
  if (isLoss(state, reading) || reading.attacksSelf) return besideGrief(moment, sureKind(moment), glad);
  // Told with a laugh or with pride, these may still be no good news; nothing agrees with them either.
  return delicate.test(reading.text) ? tellings.unsure : undefined;
}

/** How heavy or light it may be: sorrow over somebody's joke or joy is the worst of mistakes here, and a joke about sorrow. */
function boundsOf(moment: Moment): Bounds {
  const { reading, style, qualities } = moment;
  if (bringsGoodNews(reading)) return { style, qualities, weights: new Set(['light']) };
  const { weight } = reading.telling;
  const isBright = isCheering(moment) || reading.laughs || brightWords.test(reading.text);
  const isBrightTalk = isBright || isGlad(moment) || isGladTalk(moment);
  const weights = new Set<Weight>();
  if (weight === 'hard' || (weight === undefined && !isBrightTalk)) weights.add('hard');
  // Gladness of a moment ago is no reason to cheer what is told now, and a "lol" amid something hard is no joke.
  const mayBeLight = isBright && !reading.soundsHard && !isHardTalk(moment);
  if (weight === 'light' || (weight === undefined && mayBeLight)) weights.add('light');
  return { style, qualities, weights };
}

/** "I got the job", whatever is said around it. */
export function bringsGoodNews({ restated }: Moment['reading']): boolean {
  return restated[0] !== undefined && isGoodNews(restated[0].said);
}

function isGlad(moment: Moment): boolean {
  const mood = moodOf(moment);
  return mood !== undefined && isPleasant(mood);
}

/** Weight, meals left out, and what somebody did to a body. */
const delicate =
  /\b(?:he|she|they) (?:thought|figured|assumed|said) (?:that )?I (?:liked|wanted|enjoyed|was into)\b|\bjust let (?:him|her|them|it)\b|\bsaid no\b|\bbleed\p{L}*|\b(?:\d+|two|three|four|five|six|ten|some) (?:pounds|kilos|lbs|kg)\b|\bcalori\p{L}*|\bskipp(?:ed|ing) (?:dinner|lunch|breakfast|meals?|food)|\bI(?:'m| am) (?:so |too |really )?(?:fat|disgusting)\b|\b(?:threw|shoved|hit|slapped|choked|kicked|grabbed|locked)\b[^.?!]{0,20}\bme\b/iu;

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
  return join(ownWords(moment, composer), meetPlainly(moment, composer));
}

/** What shows that the weight, or the lightness, was understood. */
function meetPlainly(moment: Moment, composer: Composer): string | undefined {
  const lines = setLines(moment);
  if (lines) return composer.pick(lines.meet);
  const bounds = boundsOf(moment);
  return fittingOfOwn('meet', moment, bounds, composer) ?? fitting('meet', moment, bounds, composer);
}

/** The statement the message is about, as it was said. */
export function ownWords(moment: Moment, composer: Composer): string | undefined {
  const { reading, state, voice } = moment;
  const [best] = reading.restated;
  if (state.noEcho) return undefined;
  if (!best || best.worth < leastWorth) return shortEcho(moment, composer);
  if (best.kind === 'belief') return composer.pick(voice.belief, { said: best.said });
  return composer.pick(bareFrames, { said: best.said }, leadFor(moment, composer));
}

/** Below this a saying is too likely torn, or beside the point, to begin a reply. */
const leastWorth = 0.42;

/** A phrase that is no statement, where it is all there is. */
function shortEcho({ reading }: Moment, composer: Composer): string | undefined {
  const echo = reading.words <= shortMessage ? reading.echo : undefined;
  return composer.pick(['{Echo}.'], { echo: echo && wordsOf(echo).length >= fewestEchoed ? echo : undefined });
}

/** A word or two, alone, say nothing. */
const fewestEchoed = 3;
const shortMessage = 8;
const bareFrames = ['{Said}.'];

/** A question that fits what is told. */
export function askPlainly(moment: Moment, composer: Composer): string | undefined {
  const [told] = moment.reading.restated;
  const lines = setLines(moment);
  // Whoever a sentence about a death begins with is mostly somebody who lives.
  const whom = lines === tellings.death ? undefined : told && frameOf(told.said).whom;
  return lines ? composer.pick(lines.ask, { whom }) : fitting('ask', moment, boundsOf(moment), composer, { whom });
}

/** What leaves room, instead of a question. */
export function restPlainly(moment: Moment, composer: Composer): string | undefined {
  const lines = setLines(moment);
  return lines ? composer.pick(lines.rest) : fitting('rest', moment, boundsOf(moment), composer);
}

/** The same where words alone would only be read back: what can be said to anything. */
export function leaveRoom(moment: Moment, composer: Composer): string | undefined {
  return restPlainly(moment, composer) ?? composer.pick(tellings.unsure.rest);
}

/** The same three where the draft they stand in is weighed as a whole: what is less sure may be tried. */
export function meetFreely(moment: Moment, composer: Composer, lead: string): string | undefined {
  return fitting('meet', moment, boundsOf(moment), composer, {}, { least: leastTried, lead });
}

export function askFreely(moment: Moment, composer: Composer): string | undefined {
  const [told] = moment.reading.restated;
  const whom = told && frameOf(told.said).whom;
  return fitting('ask', moment, boundsOf(moment), composer, { whom }, { least: leastTried });
}

export function restFreely(moment: Moment, composer: Composer): string | undefined {
  return fitting('rest', moment, boundsOf(moment), composer, {}, { least: leastTried });
}

const leastTried = 0.38;
