import { courses } from '../content/courses/courses.ts';
import { spanishCourses } from '../spanish/courses/courses.ts';

const parts = [...courses, ...spanishCourses].flatMap(({ first, say, turns }) => [
  ...first.say,
  ...say,
  ...turns.flatMap((turn) => turn.say),
]);
const lines = parts.map((line) => plain(line)).filter((line) => line.length >= 8);

/** For tests: whether a reply holds a line of a course, however the style words its beginning. */
export function isFromCourse(reply: string): boolean {
  const said = plain(reply);
  return lines.some((line) => said.includes(line));
}

/** The words from the second on, without slots, marks and capitals. */
function plain(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/\{\w+\}|\b(?:they|he|she|them|him|her|their|his|it's|it is|that's|that is)\b/gu, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .replace(/^\p{L}+ /u, '');
}
