import { isOwnState } from '../content/angles/own-states.ts';
import { isChat } from '../content/angles/chat.ts';
import type { Composer, Slots } from '../compose.ts';
import type { Heard } from '../heard-angles.ts';
import { isGrave } from '../language/grave.ts';
import type { Restated } from '../language/restate.ts';
import { findMatter, isAside, matterOf, matterSlots } from '../matter.ts';
import { isPleasant } from '../feeling.ts';
import { wordsOf } from '../said-before.ts';
import { isLoss } from '../thread.ts';
import { isCareful } from './careful.ts';
import { sharesWords } from './shared-words.ts';
import type { Moment } from './answer.ts';
import { fittingOf } from './fitting.ts';
import { leadFor } from './lead.ts';
import { moodOf } from './mood.ts';

/** A reflection that goes a little further than the words, and the angle it came from. */
export interface HalfStep {
  text: string;
  heard: Heard;
}

/** What a message may mean beyond its words, if one of its angles has a line left that fits. */
export function halfStep(moment: Moment, composer: Composer): HalfStep | undefined {
  for (const heard of fittingAngles(moment)) {
    const text = lineFor(heard, moment, composer);
    if (text) return { text, heard };
  }
  return undefined;
}

/** Whether what is told is hard, by its own sound or by what was told a moment ago. */
export function seemsHard(moment: Moment): boolean {
  const mood = moodOf(moment);
  return moment.reading.soundsHard || (mood !== undefined && !isPleasant(mood) && moment.reading.words > 5);
}

/** The angles that fit the mood, without those answered a moment ago. */
export function fittingAngles(moment: Moment): Heard[] {
  const { reading, state } = moment;
  const mood = moodOf(moment);
  const pleasant = mood !== undefined && isPleasant(mood);
  const inLoss = isLoss(state, reading);
  const lately = state.angles ?? [];
  const [first] = reading.restated;
  const grave = first && isGrave(first.said) ? first : undefined;
  return reading.angles.filter((heard) => {
    const { angle, statement } = heard;
    if (isBesideThePoint(heard, moment)) return false;
    if (heard.told && (isAside(state, heard.told) || isCareful(moment) || !mayBeTold(heard.told, moment))) return false;
    if (grave && (angle.rank ?? 0) < aboutTheTalk && !isPartOf(grave.from, statement)) return false;
    if (inLoss ? angle.notInLoss : angle.onlyInLoss) return false;
    if (angle.tone !== 'any' && (angle.tone === 'glad') !== pleasant) return false;
    const rank = angle.rank ?? 0;
    if (isChat(angle.id) && isMidMatter(moment)) return false;
    // Said beside something that weighs more: that is answered.
    if (besides.has(angle.id) && reading.words > shortTold) return false;
    if (!heard.told && reading.words > shortTold && rank < sureInLong) return false;
    return rank >= aboutTheTalk || !lately.slice(rank >= 5 ? -1 : -4).includes(angle.id);
  });
}

/**
 * A way of saying things that stands in some other words than the point ("I studied for two weeks" beside the grade)
 * would make the reply about those. The weightier ones are a point of their own.
 */
function isBesideThePoint({ angle, match }: Heard, { reading }: Moment): boolean {
  const [first, second] = reading.restated;
  const least = reading.words > longTold ? sureAnywhere : ownPoint;
  const isSlight = angle.background || (angle.rank ?? 0) < least;
  if (!first || (!second && !angle.background) || !isSlight || angle.tone === 'glad' || angle.feeling) return false;
  if (nextThings.has(angle.id) || asksOf.test(match)) return false;
  const point = new Set(wordsOf(first.from));
  const telling = wordsOf(match).filter((word) => !smallWord.test(word));
  return telling.filter((word) => point.has(word)).length * 2 < telling.length;
}

/**
 * A situation is heard by a few of its words. Told first it is mostly what somebody came with; later, or in the midst of more,
 * the words are mostly a detail: of thirty such in played talks two in three were.
 */
function mayBeTold({ worth }: NonNullable<Heard['told']>, { state, reading }: Moment): boolean {
  return worth >= fewestParts && (state.turn === 0 || reading.words <= shortTold);
}

const fewestParts = 2;
/** With so many parts of it told at the very beginning a situation is what the message is about. */
const sureParts = 4;

/** An excuse for one's English or one's sorrow. */
const besides: ReadonlySet<string> = new Set(['no-english', 'sorry-after', 'sorry-for-feeling', 'makes-sense']);

/** What is asked wants its answer, wherever it stands. */
const asksOf = /^(?:is|are|was|do|does|did|can|could|should|will|would|am|how|what|why|who) /iu;
/** What somebody thinks of doing is a point of its own. */
export const nextThings: ReadonlySet<string> = new Set(['might-do', 'will-do', 'own-idea', 'decided']);

/** Angles of this rank are what a message is about, wherever they stand in it. */
const ownPoint = 3;
const smallWord =
  /^(?:i|i'm|i've|i'd|my|me|it|it's|that|this|the|a|an|and|but|so|to|of|in|on|at|for|he|she|they|we|was|is|just)$/u;

/** Weather and dinner are no topic while something weighs; they belong to the story then. */
function isMidMatter({ state, reading }: Moment): boolean {
  const heard = matterOf(state, reading);
  const weighs = heard !== undefined && !findMatter(heard.id)?.slight;
  const dark = reading.soundsHard || reading.cues.some(({ feeling }) => feeling && !isPleasant(feeling));
  return (
    weighs ||
    dark ||
    (state.feeling !== undefined && !isPleasant(state.feeling.emotion) && state.turn - state.feeling.turn <= 4)
  );
}

/** Of so few words a way of saying things is all there is. */
export const shortAnswer = 10;
/** Of so many words a way of saying things is one among many, and only the weightier say what it is about. */
const shortTold = 12;
const sureInLong = 5;
/** Of so many words only what outweighs nearly all else does, unless it stands in the point. */
const longTold = 22;
const sureAnywhere = 7;
/** Angles of this rank are about the talk itself and answered each time. */
const aboutTheTalk = 8;

/** Its name among all that may be said to what is told. */
export function sourceOf({ angle, told }: Heard): string {
  return `${told ? 'sit' : 'angle'}:${angle.id}`;
}

function lineFor(heard: Heard, moment: Moment, composer: Composer): string | undefined {
  const { angle, slots, statement } = heard;
  const isToHaven = (angle.rank ?? 0) >= aboutTheTalk;
  // In few words it is what the message is about; among more it has to fit the rest.
  const isSure = moment.state.turn === 0 && (heard.told?.worth ?? 0) >= sureParts;
  const isAll = isToHaven || isSure || moment.reading.words <= shortAnswer;
  const say = isAll ? angle.say : fittingOf('meet', sourceOf(heard), angle.say, moment.reading);
  // A next thing or a kindness needs no "oh dear" before it.
  const lead = angle.tone === 'any' ? '' : leadFor(moment, composer);
  const grave = angle.feeling === 'shame' || angle.feeling === 'grief' || angle.feeling === 'guilt';
  const spoken = isToHaven || grave ? '' : lead;
  const before = composer.templates.length;
  const known = { ...toldEarlier(moment), ...slots, ...lightFor(moment) };
  const manner = angle.whole && (!mayRestate(angle) || isOwnState(angle.id)) ? spoken : '';
  if (angle.alone)
    return aloneOrAfterWords(moment, composer, composer.pick(say, known, spoken), {
      statement,
      who: slots['who'],
    });
  const line = composer.pick(say.filter(goesBack), known, manner) ?? composer.pick(say, known, manner);
  if (!line) return undefined;
  const template = composer.templates[before] ?? '';
  if ((angle.whole && !mayRestate(angle)) || template.includes('{')) return line;
  const said = saidFirst(moment, composer, lead, statement);
  return said ? `${said} ${line}` : line;
}

/** The person's own words before a line that holds none of them, where there are some that can be said back shortly. */
function aloneOrAfterWords(
  moment: Moment,
  composer: Composer,
  line: string | undefined,
  { statement, who }: { statement: string; who: string | undefined },
): string | undefined {
  const { reading, state } = moment;
  const isNamed = who !== undefined && line?.includes(who) === true;
  if (!line || isNamed || state.noEcho || sharesWords(line, reading.text)) return line;
  const isHarsh = reading.attacksSelf && reading.restated[0]?.kind !== 'fact';
  if (isHarsh || !composer.chance(saidBeforeShare)) return line;
  const words = saidFirst(moment, composer, '', statement);
  return words && words.length <= longestBefore ? `${words} ${line}` : line;
}

const longestBefore = 120;
/** How often they stand there. */
const saidBeforeShare = 0.95;

/** The statement a remark was found in is the one to be said back before it; of two the heavier stands first. */
function statedIn(moment: Moment, statement: string): Restated | undefined {
  return moment.reading.sayings.find(({ from }) => isPartOf(from, statement));
}

export function isPartOf(from: string, statement: string): boolean {
  const inside = new Set(wordsOf(statement));
  const words = wordsOf(from);
  const found = words.filter((word) => inside.has(word)).length;
  return found >= Math.min(words.length, inside.size) * 0.7;
}

/** A line that comes back to what was told before, {earlier}, or to whoever this is about, {focus}. */
function goesBack(line: string): boolean {
  return /\{(?:earlier|focus|light)\}/iu.test(line);
}

function toldEarlier({ state }: Moment): { focus?: string | undefined; earlier?: string | undefined } {
  const focus = state.thread?.focus;
  return { focus: focus && /^\p{Lu}/u.test(focus) ? focus : undefined, earlier: state.points.at(-1) };
}

/** What the talk is about in a few words; not the first thing after it was told, which would only say it again. */
function lightFor({ state, reading }: Moment): Slots {
  const heard = matterOf(state, reading);
  return heard && heard.turn < state.turn ? { light: matterSlots(heard)['light'] } : {};
}

/** Shame, guilt and numbness are not read back; nor is what was said to Haven. */
export function mayRestate({ rank = 0, feeling }: Pick<Heard['angle'], 'rank' | 'feeling'>): boolean {
  return rank < aboutTheTalk && feeling !== 'shame' && feeling !== 'guilt' && feeling !== 'numbness';
}

/** The statement itself, plainly or in a frame of the voice. */
function saidFirst(moment: Moment, composer: Composer, lead: string, statement?: string): string | undefined {
  const { voice, reading, state } = moment;
  if (state.noEcho) return undefined;
  const [first] = reading.restated;
  // Beside a death, or something as grave, the remark never decides which words are said.
  const isFree = statement !== undefined && !isLoss(state, reading) && !(first && isGrave(first.said));
  const best = (isFree ? statedIn(moment, statement) : undefined) ?? first;
  if (!best) {
    if (reading.echo?.includes(' ')) return composer.pick(['{Echo}.'], { echo: reading.echo });
    return reading.key?.includes(' ') && !bareNoun.test(reading.key)
      ? composer.pick(['{Key}.', 'So, {key}.', '{Key}, then.'], { key: reading.key })
      : undefined;
  }
  if (best.kind === 'belief') return composer.pick(voice.belief, { said: best.said });
  const { said } = best;
  if (lead || isLoss(state, reading)) return composer.pick(bare, { said }, lead);
  return composer.pick(wordsOf(said).length > 9 ? bare : [...voice.fact.filter(isShort), ...bare], { said });
}

/** The best statement alone, with no more than a word of the style before it; nothing where none can be said back. */
export function bareWords(moment: Moment, composer: Composer): string | undefined {
  const best = moment.reading.restated.find(({ kind, said }) => kind === 'fact' && !said.endsWith('?'));
  return best && !moment.state.noEcho ? composer.pick(bare, { said: best.said }, leadFor(moment, composer)) : undefined;
}

/** "Your mom.", alone, says nothing. */
const bareNoun = /^(?:your|the|a|an|this|that|my) \S+$/iu;

const bare = ['{Said}.'];

/** A frame that adds no sentence of its own. */
function isShort(frame: string): boolean {
  return !/[.?!] \S/u.test(frame);
}
