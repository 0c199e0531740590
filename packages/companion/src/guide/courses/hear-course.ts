import type { Slots } from '../compose.ts';
import type { Course, CourseTurn } from '../content/courses/course.ts';
import { courses as englishCourses } from '../content/courses/courses.ts';
import { self } from '../content/courses/self/self.ts';
import { slotsFor } from '../follow-ups/hear-follow-ups.ts';
import { pronounOfRole, roles } from '../language/roles.ts';
import type { Reading } from '../reading.ts';
import { spanishCourses } from '../spanish/courses/courses.ts';
import type { GuideState } from '../state.ts';
import { matches, matchesIn, type ReadableText } from './in-lower-case.ts';
import { tellingWords } from './telling-words.ts';
import { wordsOf } from '../said-before.ts';

/** A talk of a known course: when it began, when something of it was last heard, and whom it is about. */
export interface CourseRun {
  id: string;
  began: number;
  heard: number;
  whom?: string;
}

/** What comes next in one. */
export interface CourseHeard {
  course: Course;
  /** Nothing where only what fits it anyway can be said. */
  turn: Pick<CourseTurn, 'say' | 'ask' | 'asked'> | undefined;
  slots: Slots;
  isFirst: boolean;
}

const courses: readonly Course[] = [...englishCourses, ...spanishCourses];

/** "Everything is too much" or "I can't decide", said in the middle of a talk about a mother's illness, belongs to that. */
const narrowCourses = courses.filter((course) => !self.includes(course));

type ReadText = Pick<Reading, 'text'>;
type TalkState = Pick<GuideState, 'courses' | 'turn'>;

/** Which courses a talk is on after a message, the one heard last first. */
export function coursesAfter({ courses: before = [], turn }: TalkState, reading: ReadText): CourseRun[] {
  const { text } = reading;
  const read = { text, lowerCase: text.toLowerCase() };
  const isOpen = !before.some(({ heard }) => turn - heard <= lately);
  const open = isOpen ? courses : narrowCourses;
  const begun = open.find((course) => begins(course, read));
  const known = before
    .filter(({ heard }) => turn - heard <= stays)
    .map((run) => {
      const course = findCourse(run.id);
      const isHeard = course !== undefined && (course === begun || course.turns.some((one) => isNamedIn(one, read)));
      return { ...run, ...(isHeard ? { heard: turn } : {}), ...whomIn(text, run.whom) };
    });
  const isNew = begun !== undefined && !known.some(({ id }) => id === begun.id);
  const all = isNew ? [{ id: begun.id, began: turn, heard: turn, ...whomIn(text, undefined) }, ...known] : known;
  return all.toSorted((one, other) => other.heard - one.heard || other.began - one.began).slice(0, mostRuns);
}

/** A message is read once and answered in many drafts. */
const heardBefore = new WeakMap<ReadText, { state: TalkState; heard: readonly CourseHeard[] }>();

/** What the courses of a talk have to say to a message in its language: to just that first, then what fits them anyway. */
export function courseIn(state: TalkState, reading: ReadText, language: 'en' | 'es' = 'en'): readonly CourseHeard[] {
  return allIn(state, reading).filter(({ course }) => (course.language ?? 'en') === language);
}

function allIn(state: TalkState, reading: ReadText): readonly CourseHeard[] {
  const before = heardBefore.get(reading);
  if (before?.state === state) return before.heard;
  const heard = hear(state, reading);
  heardBefore.set(reading, { state, heard });
  return heard;
}

function hear(state: TalkState, reading: ReadText): CourseHeard[] {
  const { text } = reading;
  const read = { text, lowerCase: text.toLowerCase() };
  const found = coursesAfter(state, reading).flatMap(({ id, began, heard, whom }): CourseHeard[] => {
    const course = findCourse(id);
    if (!course) return [];
    const slots = slotsOf(whom, text);
    const isFirst = began === state.turn;
    const words = wordsOf(text).length;
    if (isFirst) return isOpening(course, state, words) ? [{ course, turn: course.first, slots, isFirst }] : [];
    const turns = course.turns.filter((one) => isAbout(one, read, words));
    if (turns.length > 0) return turns.map((turn) => ({ course, turn, slots, isFirst }));
    const isLeftOpen = words <= fewWords && state.turn - heard <= lately;
    return isLeftOpen ? [{ course, turn: undefined, slots, isFirst }] : [];
  });
  return found.toSorted((one, other) => Number(other.turn !== undefined) - Number(one.turn !== undefined));
}

/** So many messages without a word of it, and the talk is about something else. */
const stays = 6;
/** So long ago, at most, what a talk is plainly about was spoken of. */
const lately = 3;
/** What fits anyway is said to nothing but a word or two. */
const fewWords = 3;
/**
 * Whether what is said to the beginning of a talk is said: a longer message holds more than that, and what seems to begin one in the middle
 * of a talk mostly does not, good news least of all, nor while another is still spoken of.
 */
function isOpening({ light }: Course, { turn, courses: before = [] }: TalkState, words: number): boolean {
  if (turn === 0) return words <= longestOpening;
  const isOther = before.some(({ heard }) => turn - heard <= lately);
  return !light && !isOther && turn <= lastOpening && words <= longestTurn;
}

const longestOpening = 16;
const longestTurn = 14;
const lastOpening = 2;
const mostRuns = 2;

function begins(course: Course, read: ReadableText): boolean {
  if (!mayBegin(course, read)) return false;
  const { begins: pattern, unless } = course;
  return matches(pattern, read) && !(unless && matches(unless, read));
}

const wordsToBegin = new Map(courses.map((course) => [course, tellingWords(course.begins)] as const));

/** A pattern is compiled when a message first holds a word of it: all of them at once would hold up a first reply for seconds. */
function mayBegin(course: Course, { lowerCase }: ReadableText): boolean {
  if (course.language === 'es') return (lowerCase.match(smallSpanish)?.length ?? 0) >= fewestSmall;
  const said = ` ${lowerCase.replaceAll(/[^\p{L}]+/gu, ' ')}`;
  return (wordsToBegin.get(course) ?? []).some((word) => said.includes(` ${word}`));
}

/** Spanish patterns spell their words with and without accents, and are tried where small words of Spanish stand. */
const smallSpanish =
  /(?<!\p{L})(?:que|q|no|mi|mis|me|el|la|los|las|de|del|en|y|es|un|una|con|por|se|ya|lo|le|te|al|a|estoy|hoy|ayer|muy|mam[aá]|pap[aá]|novi[oa]|jefe)(?!\p{L})|[áéíóúñ¿¡]/gu;
const fewestSmall = 1;

function isNamedIn({ when, unless }: CourseTurn, read: ReadableText): boolean {
  return matches(when, read) && !(unless && matches(unless, read));
}

/**
 * Whether a message is about what it names. A single word of many says little: of replies to it, read blind, half were wrong in messages of
 * nine words and more, and fewer in shorter ones.
 */
function isAbout(turn: CourseTurn, read: ReadableText, words: number): boolean {
  if (!isNamedIn(turn, read)) return false;
  if (turn.asked) return words <= longestAsked;
  const matched = wordsOf([...matchesIn(turn.when, read)].join(' ')).length;
  return words <= (longestBy[Math.min(matched, longestBy.length - 1)] ?? 0);
}

/** By how many words were matched. */
const longestBy = [8, 8, 12, 20];
const longestAsked = 25;

function findCourse(id: string): Course | undefined {
  return courses.find((course) => course.id === id);
}

const role = new RegExp(`\\b(?:my|our) (?:\\p{L}+ ){0,2}?(?<role>${roles})\\b`, 'iu');

/** The one a message is about, by a pronoun or by what they are; whom it was about before where it does not say. */
function whomIn(text: string, before: string | undefined): { whom?: string } {
  const isHe = /\b(?:he|him|his)\b/iu.test(text);
  const isShe = /\b(?:she|her|hers)\b/iu.test(text);
  const named = role.exec(text)?.groups?.['role'];
  const byRole = named && pronounOfRole(named);
  const whom = isHe !== isShe ? (isHe ? 'he' : 'she') : (before ?? byRole);
  return whom ? { whom } : {};
}

function slotsOf(whom: string | undefined, text: string): Slots {
  const { whom: _whom, ...words } = slotsFor(whom ?? 'they', text);
  return words;
}
