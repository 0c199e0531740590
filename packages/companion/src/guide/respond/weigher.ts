import type { Draft, Part } from '../compose.ts';
import type { DraftPart, WeighedDraft } from '../fit/draft-features.ts';
import { followUpsIn } from '../follow-ups/hear-follow-ups.ts';
import { wordsOf } from '../said-before.ts';
import { isEvent } from '../statements.ts';
import { draftContextOf, weighDraft } from '../fit/weigh-draft.ts';
import type { Moment } from './answer.ts';
import { knownAs } from './fitting.ts';
import { isPartOf, nextThings, sourceOf } from './half-step.ts';
import { isPleasant } from '../feeling.ts';
import { tellingKinds, weightOf } from '../telling/kinds.ts';
import { isLoss } from '../thread.ts';
import { isCheering, moodOf } from './mood.ts';
import { asksForMore } from './more.ts';
import { bringsGoodNews } from './plain.ts';
import { sharesWords } from './shared-words.ts';

/** How good a draft is: as its parts go with the message and with one another, and as it goes with the replies before it. */
export function weigherOf(moment: Moment): (draft: Draft) => number {
  const context = draftContextOf(moment.reading, moment.state.turn);
  return ({ text, parts }) => {
    const weighed = {
      text,
      parts: parts.map((part) => describe(part, moment)),
      said: parts.find(({ said }) => said !== undefined)?.said,
    };
    return weighDraft(weighed, context) + tasteFor(weighed, moment, context.asked !== undefined);
  };
}

/**
 * Taken one by one, bare words of the person's own were marked best most often; one after the other they are an echo. A talk
 * is no interview either, and lines of the chosen style are said though others fit a little better.
 */
function tasteFor(draft: WeighedDraft, moment: Moment, isAsked: boolean): number {
  const { state, style, qualities } = moment;
  const { parts } = draft;
  const echoes = state.echoesInRow ?? 0;
  const asks = parts.some(({ role }) => role === 'ask');
  const answersDirectly = parts.some(({ role, source }) => role === 'answer' && source.startsWith('direct:'));
  const isOwn = parts.some(({ source }) => source.startsWith(`voice:${style}:`));
  const isOfQuality = parts.some(({ source }) => qualities.some((quality) => source === `quality:${quality}`));
  return (
    (parts.every(({ role }) => role === 'words') ? -forEcho(draft, moment, echoes) : 0) +
    (asks ? (state.questionsInRow > 0 ? -perQuestion * state.questionsInRow : echoes * perQuestion) : 0) +
    (isOwn ? forOwn : isOfQuality ? forQuality : 0) +
    (asksForMore(draft.text) ? -forMore * Math.min(mostMore, 1 + (state.askedMore ?? 0)) : 0) +
    (answersDirectly ? forAnswer : 0) +
    (namesSituation(draft, moment) ? forSituation : 0) +
    (parts.some(({ source }) => isFollowUp(source)) ? forFollowing : 0) +
    (parts.some(({ source }) => isOfCourse(source) && isFollowUp(source)) ? forCourse : 0) -
    forLength(draft) -
    (parts.every(({ role }) => role === 'ask') && isHardOrFirst(moment) ? forBareQuestion : 0) -
    (passesOver(draft, moment) ? forPassingOver : 0) -
    (isAsked && !answers(draft) ? forLeavingOpen : 0) -
    (searchesForTrouble(draft, moment) ? forTrouble : 0) -
    (claimsTooMuch(draft, moment) ? forClaim : 0) -
    (isHalf(draft, moment) ? forHalf : 0)
  );
}

/** Whether a first reply says what lies in the situation somebody comes with, and not only that it was heard. */
function namesSituation({ parts }: WeighedDraft, { state, reading }: Moment): boolean {
  if (state.turn > 0 || reading.words > longestFirst) return false;
  const told = reading.angles.find((heard) => heard.told && heard.told.worth >= partsOfFirst);
  return told !== undefined && parts.some(({ role, source }) => role === 'line' && source === sourceOf(told));
}

function forEcho({ said = '' }: WeighedDraft, { reading, state }: Moment, echoes: number): number {
  const isGlad = bringsGoodNews(reading) || isCheering({ reading });
  const isAll = reading.words <= fewWords && wordsOf(said).length > reading.words * mostOfMessage;
  return (
    (perEcho[Math.min(echoes, perEcho.length - 1)] ?? 0) +
    (state.turn === 0 ? firstEcho : 0) +
    (isGlad ? gladEcho : 0) +
    (isAll ? wholeEcho : 0)
  );
}

/** Whether a draft leaves out what the message is about: all of its words, the gravest thing told, or what somebody thinks of doing. */
function passesOver(draft: WeighedDraft, moment: Moment): boolean {
  const { said, text } = draft;
  const { reading } = moment;
  const [first] = reading.restated;
  if (followsFromPoint(draft, moment) || draft.parts.some(({ source }) => isOfCourse(source))) return false;
  const phrase = reading.echo ?? reading.key ?? '';
  if (!first) return wordsOf(phrase).length > 1 && !sharesWords(text, reading.text);
  if (said === undefined) return !sharesWords(text, reading.text);
  if (isEvent(first.said)) return said !== first.said;
  const next = reading.angles.find(({ angle }) => nextThings.has(angle.id));
  const from = reading.sayings.find((one) => one.said === said)?.from;
  return next !== undefined && from !== undefined && !isPartOf(from, next.statement) && !isPartOf(next.statement, from);
}

/** Whether it goes on from the point itself; without a word of it that is plain enough. */
function followsFromPoint({ parts }: WeighedDraft, { reading }: Moment): boolean {
  const [first] = reading.restated;
  return followUpsIn(reading).some(
    ({ followUp, saying }) =>
      parts.some(({ source }) => source === `follow:${followUp.id}`) &&
      (first === undefined || isPartOf(saying.from, first.from)),
  );
}

function isFollowUp(source: string): boolean {
  return source.startsWith('follow:');
}

function isOfCourse(source: string): boolean {
  return /^(?:follow:course-|course:)/u.test(source);
}

/** Whoever has just come, or tells something hard, hears a word before they are asked. */
function isHardOrFirst({ state, reading }: Moment): boolean {
  return state.turn === 0 || reading.telling.weight === 'hard';
}

/** The longer somebody's own words, the more it is an echo, whatever stands behind it. */
function forLength({ said }: WeighedDraft): number {
  return said === undefined ? 0 : perWord * Math.max(0, wordsOf(said).length - shortWords);
}

/** Nobody with good news wants to hear what is hard about it. */
function searchesForTrouble({ parts }: WeighedDraft, moment: Moment): boolean {
  const mood = moodOf(moment);
  const isGlad = mood !== undefined && isPleasant(mood);
  return isGlad && parts.some(({ role, line }) => role !== 'words' && trouble.test(line));
}

/** "That sounds lonely" says what the message tells; where that is little more than guessed, it is mostly wrong. */
function claimsTooMuch({ parts }: WeighedDraft, { reading, state }: Moment): boolean {
  return parts.some(({ role, source }) => {
    const claimed = source.replace(/^rest:/u, '');
    // What a style says behind somebody's words mostly says that they are hard.
    if (role !== 'ask' && (claimed === 'hard' || claimed.endsWith(':after')))
      return hardnessOf(reading) < sureOfHardness || soundsGlad.test(reading.text);
    if (role === 'ask' || !claiming.has(claimed) || (claimed === 'death' && isLoss(state, reading))) return false;
    return (reading.telling.kinds.find(({ kind }) => kind === claimed)?.chance ?? 0) < sureOfClaim;
  });
}

/** Said beside what weighs, such words are what came of it. */
const soundsGlad =
  /\b(?:that(?:'s| is| was) (?:so |really |very |a )?(?:good|great|nice|relief|ok|okay)|good news|happy (?:crying|tears)|what a relief|so relieved|not (?:hard|sad|worried|upset))\b/iu;

/** How likely it is that what is told weighs at all. */
function hardnessOf({ telling }: Moment['reading']): number {
  return telling.kinds.reduce((sum, { kind, chance }) => sum + (weightOf(kind) === 'hard' ? chance : 0), 0);
}

const noClaims: ReadonlySet<string> = new Set(['facts', 'chat', 'to-listener', 'asking', 'wish']);
const claiming: ReadonlySet<string> = new Set(tellingKinds.filter((kind) => !noClaims.has(kind)));

const trouble =
  /\b(?:hard(?:est|er)?|heav(?:y|iest)|worst|worr\p{L}*|gets? to you|weighs?|tough|sorry|carry(?:ing)?|alone)\b/iu;

/** "I love him but I don't trust him": one side alone of what was said in a breath is something else. */
function isHalf({ said }: WeighedDraft, { reading }: Moment): boolean {
  const [first] = reading.restated;
  if (said !== undefined && first?.both && said !== first.said && first.said.includes(said)) return true;
  if (said === undefined || reading.words > oneBreath || /\bbut\b/u.test(said)) return false;
  return reading.sayings.some((one) => one.said.includes(said) && /\bbut\b/u.test(one.said));
}

/** Whether it answers what was asked, if only by saying that no answer is known. */
function answers({ parts }: WeighedDraft): boolean {
  return parts.some(({ role, source }) => role === 'answer' || source === 'asking');
}

/** Told first, in a few words, a situation heard by so many of its words is mostly what somebody came with. */
const forSituation = 0.2;
const longestFirst = 25;
const partsOfFirst = 2;
const perEcho = [0.16, 0.3, 0.45, 0.6];
/** Whoever has just come wants to hear more than their own words. */
const firstEcho = 0.4;
/** Whoever brings good news wants somebody to be glad. */
const gladEcho = 0.3;
/** All of so few words said back is no reflection. */
const fewWords = 7;
const wholeEcho = 0.25;
const mostOfMessage = 0.7;
const forPassingOver = 0.35;
const forTrouble = 0.35;
/** Of lines for a kind of telling that was less likely than this, readers marked nearly all wrong; of the others one in seven. */
const sureOfClaim = 0.3;
const sureOfHardness = 0.7;
const forClaim = 0.2;
const forHalf = 0.2;
const oneBreath = 14;
/** A question passed over is the worse mistake. */
const forLeavingOpen = 0.4;
const perQuestion = 0.08;
/** To ask for more, without saying of what, is the last thing to ask; again and again it is a tic. */
const forMore = 0.15;
const mostMore = 3;
/** What follows from just that statement is asked before what could be asked of any. */
const forFollowing = 0.35;
/** Within a talk of a known course more is known than its words say. */
const forCourse = 0.2;
const forBareQuestion = 0.12;
/** Up to so many words somebody's own are taken up; beyond it they are read back to them. */
const shortWords = 7;
const perWord = 0.02;
const forOwn = 0.24;
/** Lines of a quality go with less, and are heard as well. */
const forQuality = 0.08;
/** What was asked straight out, and is known, is answered though something else would do as well. */
const forAnswer = 0.1;
const roles = { meet: 'line', rest: 'rest', ask: 'ask' } as const;

/** Where a part comes from. */
function describe({ line, said, as }: Part, { reading }: Moment): DraftPart {
  if (said !== undefined) return { role: 'words', source: 'words', line };
  const known = knownAs(line);
  if (known) return { role: roles[known.part], source: known.line.source, line };
  const role = line.endsWith('?') ? 'ask' : 'line';
  const heard = reading.angles.find(({ angle }) => [...angle.say, ...angle.ask, ...(angle.rest ?? [])].includes(line));
  if (heard) return { role: heard.angle.rest?.includes(line) ? 'rest' : role, source: sourceOf(heard), line };
  const cue = reading.cues.find(({ say, ask, meet }) => [say, ask, meet].some((lines) => lines?.includes(line)));
  if (cue) return { role, source: `cue:${cue.id}`, line };
  if (as !== undefined)
    return { role: role === 'ask' || isFollowUp(as) || isOfCourse(as) ? role : 'answer', source: as, line };
  return { role: role === 'ask' ? role : 'other', source: 'other', line };
}
