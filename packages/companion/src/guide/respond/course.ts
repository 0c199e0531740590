import type { Composer } from '../compose.ts';
import type { Course, CourseAsk } from '../content/courses/course.ts';
import { courseIn, type CourseHeard } from '../courses/hear-course.ts';
import { followUpsIn } from '../follow-ups/hear-follow-ups.ts';
import type { Answer, Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { isCareful } from './careful.ts';
import { asked } from './close.ts';
import { join } from './join.ts';
import { leadFor } from './lead.ts';
import { isCheering } from './mood.ts';
import { isLoss } from '../thread.ts';
import { bringsGoodNews, setLines } from './plain.ts';

/** As what lines of a course are weighed that answer just what was told, and those that fit it anyway. */
const toJustThat = 'follow:course-';
const anyway = 'course:';

/** What a course has to say to just this message, where it may be said. */
function heardIn(moment: Moment): CourseHeard[] {
  const { state, reading } = moment;
  if (isCareful(moment) || reading.attacksSelf) return [];
  const inLoss = isLoss(state, reading);
  if (!inLoss && setLines(moment)) return [];
  return courseIn(state, reading).filter(({ course, turn }) => mayBeSaid(course, turn !== undefined, moment, inLoss));
}

/** Beside a death only what was written for one; nothing light where something weighs. */
function mayBeSaid({ loss, light }: Course, isToJustThat: boolean, { reading }: Moment, inLoss: boolean): boolean {
  if (inLoss && !loss) return false;
  return !light || isToJustThat || reading.telling.weight !== 'hard';
}

/** Whether the talk is of a course in which just this comes up. */
export function isInCourse(moment: Moment): boolean {
  return heardIn(moment).some(({ turn }) => turn !== undefined && !turn.asked);
}

/** Whether the talk is of a course in which something weighs. */
export function isInHardCourse({ state, reading }: Moment): boolean {
  return courseIn(state, reading).some(({ course }) => !course.light);
}

/** A remark to just this message, before a danger that is only guessed in it is asked about. */
export function remarkInCourse({ state, reading }: Moment, composer: Composer): string | undefined {
  if (reading.attacksSelf) return undefined;
  const found = courseIn(state, reading).find(({ turn, isFirst }) => turn !== undefined && !turn.asked && !isFirst);
  return found && composer.pick(found.turn?.say ?? [], found.slots);
}

/** What somebody asks Haven in a talk of a known course: "should I go back", after an evening among strangers. */
export function answerInCourse(moment: Moment): Answer | undefined {
  const found = heardIn(moment).find(({ turn }) => turn?.asked);
  const turn = found?.turn;
  if (!turn) return undefined;
  return {
    make: (composer) => {
      composer.as = `${toJustThat}${found.course.id}`;
      return join(
        composer.pick(turn.say, found.slots),
        mayAsk(moment) && composer.chance(askedBackShare) ? composer.pick(turn.ask ?? [], found.slots) : undefined,
      );
    },
  };
}

const askedBackShare = 0.4;

/** A draft that goes on as such talks do: to just what was told, or else with what fits them anyway. */
export function inCourse(moment: Moment, composer: Composer, words: () => string | undefined): string | undefined {
  const heard = heardIn(moment).filter(({ turn }) => !turn?.asked);
  const chosen = heard[Math.floor(composer.random() ** 2 * heard.length)];
  if (!chosen) return undefined;
  return chosen.turn ? toJust(moment, composer, chosen) : fitting(moment, composer, chosen, words);
}

function toJust(moment: Moment, composer: Composer, { course, turn, slots }: CourseHeard): string | undefined {
  const { say = [], ask = [] } = turn ?? {};
  composer.as = `${toJustThat}${course.id}`;
  const said = composer.pick(say, slots, leadFor(moment, composer));
  const share = moment.qualities.includes('gentle') ? gentleShare : askShare;
  const question = mayAsk(moment) && (!said || composer.chance(share)) ? composer.pick(ask, slots) : undefined;
  composer.as = undefined;
  const own = !question && said !== undefined && mayAddOwn(moment) && composer.chance(ownShare);
  return join(said, own ? composer.pick(moment.voice.company) : undefined, asked(moment, composer, question));
}

function fitting(
  moment: Moment,
  composer: Composer,
  { course, slots }: CourseHeard,
  words: () => string | undefined,
): string | undefined {
  if (!isLeftOpen(course, moment)) return undefined;
  const before = words();
  composer.as = `${anyway}${course.id}`;
  const isAsked = mayAsk(moment) && !moment.qualities.includes('gentle') && composer.chance(askAnywayShare);
  const said =
    isAsked && before ? undefined : composer.pick(course.say, slots, before ? '' : leadFor(moment, composer));
  const question = isAsked ? composer.pick(openAsks(course.ask, moment), slots) : undefined;
  composer.as = undefined;
  return said || question ? join(before, said, asked(moment, composer, question)) : undefined;
}

/** Whether a message leaves room for what fits such a talk anyway: it names nothing of its own, and in a hard talk is no good news and no joke. */
function isLeftOpen({ light }: Course, moment: Moment): boolean {
  const { reading } = moment;
  if (reading.things.length > 0 || followUpsIn(reading).length > 0) return false;
  if (light) return reading.telling.weight !== 'hard';
  return !bringsGoodNews(reading) && !isCheering(moment) && !reading.laughs;
}

/** What has not been told yet. */
function openAsks(asks: readonly CourseAsk[], { request }: Moment): string[] {
  const told = [...request.turns.filter(({ role }) => role === 'user').map(({ content }) => content), request.message];
  const text = told.join('\n');
  return asks.filter(({ unless }) => !unless?.test(text)).map(({ line }) => line);
}

/** A line of the style's own behind every remark would be a tic: it stands in one of three replies at most, and in no first one. */
function mayAddOwn({ style, state, voice, request }: Moment): boolean {
  if (style === 'balanced-mix' || style === 'let-haven-pick' || state.turn === 0) return false;
  const lately = request.turns.filter(({ role }) => role === 'assistant').slice(-2);
  return !lately.some(({ content }) => voice.company.some((line) => content.includes(line)));
}

const askShare = 0.4;
const gentleShare = 0.05;
const ownShare = 0.3;
const askAnywayShare = 0.4;
