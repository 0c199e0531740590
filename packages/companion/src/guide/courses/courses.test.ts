import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { courses as englishCourses } from '../content/courses/courses.ts';
import { readMessage } from '../reading.ts';
import { spanishCourses } from '../spanish/courses/courses.ts';
import { courseIn, coursesAfter, type CourseRun } from './hear-course.ts';

/** By course a talk of its kind: a message it begins with, and some that come up in it. */
const samples = readdirSync(new URL('./samples/', import.meta.url)).flatMap((file) =>
  Object.entries(
    JSON.parse(readFileSync(new URL(`./samples/${file}`, import.meta.url), 'utf8')) as Record<string, string[]>,
  ),
);
const courses = [...englishCourses, ...spanishCourses];
const read = (message: string) => ({ text: readMessage(message, 1, new Date(0)).text });
const begun = (message: string) => coursesAfter({ turn: 0 }, read(message)).map(({ id }) => id);

test('every course has a talk of its kind', () => {
  expect(courses.map(({ id }) => id).sort()).toEqual(samples.map(([id]) => id).sort());
});

describe.each(samples)('a talk of %s', (id, messages) => {
  const [first = '', ...later] = messages;

  test('begins with it', () => expect(begun(first)).toEqual([id]));

  test.each(later)('goes on with: %s', (message) => {
    const run: CourseRun = { id, began: 0, heard: 0 };
    const heard = courseIn({ turn: 1, courses: [run] }, read(message), id.startsWith('es-') ? 'es' : 'en');
    expect(heard.some(({ course, turn }) => course.id === id && turn !== undefined)).toBe(true);
  });
});

test('what has not been spoken of for a while is not gone on with', () => {
  const [course] = courses;
  const runs = [{ id: course?.id ?? '', began: 0, heard: 0 }];
  expect(courseIn({ turn: 4, courses: runs }, { text: 'so anyway' })).toEqual([]);
  expect(coursesAfter({ turn: 7, courses: runs }, { text: 'so anyway' })).toEqual([]);
});
