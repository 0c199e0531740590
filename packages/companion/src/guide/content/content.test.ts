import { describe, expect, test } from 'vitest';
import { findLineFault } from '#guard/check-line.ts';
import { styles } from '#persona/styles.ts';
import { greetingFor } from '#persona/greetings.ts';
import { previewOf } from '#persona/preview.ts';
import { skills } from '#skills/skills.ts';
import { fill } from '../compose.ts';
import { wordsOf } from '../said-before.ts';
import { readSigns } from '../situations/signs.ts';
import { wordLists } from '../situations/word-lists.ts';
import { checkInText } from '../check-in.ts';
import { spanishSkills } from '#skills/spanish/skills.ts';
import { spanishAngles } from '../spanish/angles.ts';
import { spanishExerciseLines } from '../spanish/exercise-content.ts';
import { spanishAbuseCare, spanishCare } from '../spanish/care.ts';
import { spanishCourses } from '../spanish/courses/courses.ts';
import { spanishFriendCare } from '../spanish/care-friend.ts';
import { spanishCareSteps, spanishWayOut } from '../spanish/care-steps.ts';
import { spanishThread } from '../spanish/thread-lines.ts';
import { spanishFeelings } from '../spanish/feelings.ts';
import { spanishFrames } from '../spanish/frames.ts';
import { spanishKinds } from '../spanish/kinds.ts';
import { spanishFollow } from '../spanish/follow.ts';
import { spanishMatters } from '../spanish/matters.ts';
import { spanishAsideLines } from '../spanish/aside-lines.ts';
import { spanishQualityLines } from '../spanish/qualities.ts';
import { spanishPickedLines } from '../spanish/style-signs.ts';
import { spanishVoices } from '../spanish/voices/voices.ts';
import { spanishOpenings, spanishWordingLines } from '../spanish/wording-lines.ts';
import {
  elevatedCare,
  imminentCare,
  quietBeside,
  quietCare,
  safetyAnswers,
  careFarewells,
  careReminders,
  checkInAnswers,
  companyNear,
} from './care.ts';
import { calledWith, careDetails, cleanFor } from './care-details.ts';
import { guessedCare, guessedFarewell, guessedLeave, guessedUnsure, misread, noMoreNumbers } from './care-guessed.ts';
import { careSteps, wayOut } from './care-steps.ts';
import { friendCare } from './care-friend.ts';
import { toldLines } from './care-told.ts';
import { checkInOpenings, checkInQuestions } from './check-ins.ts';
import { angles } from './angles/angles.ts';
import { asideLines } from './asides.ts';
import { cues } from './cues/cues.ts';
import { emotionContent } from './emotions.ts';
import { exerciseLines } from './exercises.ts';
import { kindLines } from './kinds.ts';
import { badlyAskedLines, correctedLines, received } from './received.ts';
import { besideLines } from './beside.ts';
import { concreteQuestions } from './concrete-questions.ts';
import { askedLines } from './asked.ts';
import { purposes } from './ideas/ideas.ts';
import { ideaLines } from './ideas/lines.ts';
import { smallRequests } from './small-requests.ts';
import { matters } from './matters/matters.ts';
import { takenUp } from './taken-up.ts';
import { anyWord, oneWordIsFine, oneWords, plainAnswers, wordsTogether } from './one-word.ts';
import {
  adviceLines,
  anyOffer,
  decisionLines,
  eventLines,
  generalIdeas,
  petQuestions,
  pickedLines,
  sortingLines,
} from './offers.ts';
import { otherLanguages } from './other-languages.ts';
import { tellings } from './tellings/tellings.ts';
import { firstSteps, firstStepsAnywhere } from './first-steps.ts';
import { courses as englishCourses } from './courses/courses.ts';
import { followUpFields } from './follow-ups/follow-ups.ts';
import { patternOf } from '../follow-ups/follow-up-words.ts';
import { occasions } from './occasions.ts';
import { directQuestions } from './direct-questions.ts';
import { everydayFacts } from './everyday/everyday-facts.ts';
import { practicals, tinyExercise } from './practical.ts';
import { qualityLines } from './qualities.ts';
import type { Situation } from './situations/situation.ts';
import { topicContent } from './topics.ts';
import { voices } from './voices/voices.ts';
import { askedFirst, notLightly, wishedToHear } from './wished-to-hear.ts';
import { openings, wordingAnswers } from './wording.ts';
import { situationFields } from './situations/fields.ts';
import { spanishSituationFields } from '../spanish/situations/fields.ts';

const offers = {
  adviceLines,
  anyOffer,
  decisionLines,
  eventLines,
  generalIdeas,
  petQuestions,
  pickedLines,
  sortingLines,
};
const care = {
  friendCare,
  calledWith,
  careDetails,
  careSteps,
  wayOut,
  cleanFor,
  guessedCare: [guessedCare('explicit', 'elevated'), guessedCare('abuse', 'elevated')],
  guessedFarewell,
  guessedLeave,
  guessedUnsure,
  misread,
  noMoreNumbers,
  elevatedCare,
  imminentCare,
  quietBeside,
  quietCare,
  safetyAnswers,
  careFarewells,
  careReminders,
  checkInAnswers,
  companyNear,
  toldLines,
  spanishAbuseCare,
  spanishCareSteps,
  spanishWayOut,
};
const courses = [...englishCourses, ...spanishCourses];
const followUps = followUpFields.flatMap(({ entries }) => entries);
const said = ({ situations }: { situations: readonly Situation[] }) =>
  situations.map(({ light, say, ask, rest }) => ({ light, say, ask, rest }));
const spanish = {
  situations: spanishSituationFields.map(said),
  spanishSkills,
  spanishExerciseLines,
  spanishAngles,
  spanishAsideLines,
  spanishOpenings,
  spanishWordingLines,
  spanishCare,
  spanishFriendCare,
  spanishThread,
  spanishFeelings,
  spanishFrames,
  spanishKinds,
  spanishVoices,
  spanishFollow,
  spanishMatters,

  spanishQualityLines,
  spanishPickedLines,
};
const everything = {
  situations: situationFields.map(said),
  voices,
  angles,
  asideLines,
  received: { badlyAskedLines, correctedLines, received },
  tellings,
  concreteQuestions,
  smallRequests,
  directAnswers: directQuestions.map(({ say, ask }) => ({ say, ask })),
  followUps: followUps.map(({ say, ask }) => ({ say, ask })),
  courses,
  firstSteps,
  firstStepsAnywhere,
  occasions: occasions.map(({ words }) => [...words.plain, ...words.soft].map((line) => `“${line}”`)),
  askedFirst,
  notLightly,
  wishedToHear: wishedToHear.map(({ say, untold }) => ({ say, untold })),
  askedLines,
  ideas: purposes.map(({ ideas, words }) => [
    ...ideas,
    ...[...(words?.plain ?? []), ...(words?.soft ?? [])].map((line) => `“${line}”`),
  ]),
  ideaLines,
  openings,
  wordingAnswers,
  cues,
  emotionContent,
  exerciseLines,
  kindLines,
  besideLines,
  matters,
  takenUp,
  oneWord: { anyWord, oneWordIsFine, oneWords, plainAnswers, wordsTogether },
  offers,
  care,
  checkInOpenings,
  checkInQuestions,
  otherLanguages,
  practicals,
  everydayFacts,
  tinyExercise,
  qualityLines,
  topicContent,
  skills,
  spanish,
};

const slots = new Proxy<Record<string, string>>(
  {},
  {
    get: (_target, name) =>
      ({ said: 'your sister left early', situation: 'heavy', person: 'sad', points: 'one thing, and another' })[
        String(name)
      ] ?? 'your sister',
  },
);

function linesIn(content: unknown): string[] {
  if (typeof content === 'string') return content.includes(' ') ? [content] : [];
  if (!content || typeof content !== 'object' || content instanceof RegExp) return [];
  return Object.values(content).flatMap(linesIn);
}

test('there are lines enough', () => expect(linesIn(everything).length).toBeGreaterThan(2_500));

test('no line says what Haven never says', () => {
  const faults = linesIn(everything).flatMap((line) => {
    const fault = findLineFault(fill(line, slots) ?? line);
    return fault ? [`${fault.rule}: ${line}`] : [];
  });
  expect(faults).toEqual([]);
});

test('no line asks twice or shouts', () => {
  const lines = linesIn(everything);
  expect(lines.filter((line) => (line.match(/\?/gu)?.length ?? 0) > 1)).toEqual([]);
  expect(lines.filter((line) => /!|\p{Lu}{6}/u.test(line))).toEqual([]);
});

test('care lines keep to 60 words, all others to 90', () => {
  expect(linesIn(care).filter((line) => wordsOf(line).length > 60)).toEqual([]);
  expect(linesIn(everything).filter((line) => wordsOf(line).length > 90)).toEqual([]);
});

test('each step in danger has more than one line in Spanish, with somebody to call, and a form for whoever named nobody', () => {
  const lists = Object.entries({ ...spanishCareSteps, ...spanishWayOut });
  expect(lists.filter(([, lines]) => lines.length < 2)).toEqual([]);
  expect(lists.flatMap(([, lines]) => lines).filter((line) => !/\b(?:988|911)\b/u.test(line))).toEqual([]);
  expect(Object.keys(spanishCareSteps)).toEqual(Object.keys(careSteps));
  const named = Object.entries(spanishCareSteps).filter(([, lines]) => lines.every((line) => line.includes('{who}')));
  expect(named.map(([step]) => step)).toEqual(['meansTaken', 'far', 'mayCome']);
  // Behind a preposition a name may be one person or several.
  const bare = linesIn(spanishCareSteps).filter((line) => /(?<!\b(?:a|con) )\{who\}/iu.test(line));
  expect(bare).toEqual([]);
});

test('within a list no line stands twice', () => {
  const doubled = Object.values(voices.motherly).filter((list) => new Set(list).size < list.length);
  expect(doubled).toEqual([]);
});

test('a cue without an article error: "a" before a vowel becomes "an"', () => {
  expect(fill('That is a {situation} thing.', { situation: 'exhausting' })).toBe('That is an exhausting thing.');
  expect(fill('That is a {situation} thing.', { situation: 'unfair' })).toBe('That is an unfair thing.');
});

test('greetings, previews and check-ins keep to the same rules', () => {
  const lines = styles.flatMap(({ id }) => [
    ...([0, 1, 2, 3] as const).map((pick) => greetingFor('Maya', pick, { style: id })),
    previewOf(id).haven,
    checkInText({ style: id, qualities: [] }, 'seed'),
  ]);
  expect(lines.filter((line) => findLineFault(line) || (line.match(/\?/gu)?.length ?? 0) > 1)).toEqual([]);
});

test('angles: no id and no line stands twice, and every slot is named by the pattern or made from it', () => {
  const made = new Set(['whom', 'partOne', 'partTwo', 'focus', 'earlier', 'light']);
  const all = [...angles, ...spanishAngles];
  const lines = all.flatMap(({ say, ask, rest = [] }) => [...say, ...ask, ...rest]);
  const doubled = all.flatMap(({ id, say, ask, rest = [] }) => {
    const own = [...say, ...ask, ...rest];
    return new Set(own).size < own.length ? [id] : [];
  });
  const unnamed = all.flatMap(({ id, when, say, ask, rest = [] }) => {
    const named = new Set([...when.source.matchAll(/\?<(\w+?)\d?>/gu)].map(([, name]) => name));
    const used = [...say, ...ask, ...rest].flatMap((line) =>
      [...line.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name),
    );
    return used
      .map((name) => (made.has(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)))
      .filter((name) => !named.has(name) && !made.has(name))
      .map((name) => `${id}: ${name}`);
  });
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(doubled).toEqual([]);
  expect(unnamed).toEqual([]);
  expect(lines.length).toBeGreaterThan(900);
});

test('Spanish matters: ids and questions of their own', () => {
  const asks = spanishMatters.flatMap(({ ask }) => ask);
  expect(new Set(spanishMatters.map(({ id }) => id)).size).toBe(spanishMatters.length);
  expect(new Set(asks).size).toBe(asks.length);
  expect(asks.filter((line) => !/^¿.*\?$/u.test(line))).toEqual([]);
});

test('matters: each has an id of its own, words that fit into a sentence, and questions that only it could bring', () => {
  expect(new Set(matters.map(({ id }) => id)).size).toBe(matters.length);
  const asks = matters.flatMap(({ ask }) => ask);
  expect(new Set(asks).size).toBe(asks.length);
  expect(asks.filter((line) => !line.endsWith('?'))).toEqual([]);
  expect(matters.filter(({ ask }) => ask.length < 4)).toEqual([]);
  expect(matters.filter(({ light }) => !/^\p{Ll}.*\p{L}$|\{whom\}$/u.test(light) || /[.?]/u.test(light))).toEqual([]);
  expect(matters.filter(({ light, lightAlone }) => light.includes('{whom}') && !lightAlone)).toEqual([]);
});

describe.each([
  ['English', situationFields],
  ['Spanish', spanishSituationFields],
])('%s situations', (language, fields) => {
  const all = fields.flatMap(({ situations }) => situations);

  test('each has an id and lines of its own, enough of them', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ say, ask, rest }) => say.length < 5 || ask.length < 4 || rest.length < 2)).toEqual([]);
    expect(
      all.filter(
        ({ say, ask, rest }) => new Set([...say, ...ask, ...rest]).size < say.length + ask.length + rest.length,
      ),
    ).toEqual([]);
  });

  test('what is asked is one question, and what is said is none', () => {
    expect(all.flatMap(({ ask }) => ask).filter((line) => !/^[^?]+\?$/u.test(line))).toEqual([]);
    expect(all.flatMap(({ say, rest }) => [...say, ...rest]).filter((line) => !/^[^?]+[.…]$/u.test(line))).toEqual([]);
  });

  test('its few words fit into a sentence', () => {
    expect(all.filter(({ light }) => !/^[\p{Ll}].*[\p{L}\d]$/u.test(light) || wordsOf(light).length > 10)).toEqual([]);
  });

  test('every sign can be read', () => {
    const lists = language === 'English' ? wordLists : {};
    const lines = fields.flatMap((field) =>
      field.situations.flatMap(({ signs }) => signs.map((line) => ({ line, lists: { ...lists, ...field.lists } }))),
    );
    expect(() => readSigns(lines)).not.toThrow();
    expect(all.filter(({ signs }) => signs.length === 0)).toEqual([]);
  });
});

describe('follow-ups', () => {
  const all = followUps.flatMap(({ say = [], ask }) => [...say, ...ask]);

  test('each has an id of its own, a pattern that can be read, and something to ask', () => {
    expect(new Set(followUps.map(({ id }) => id)).size).toBe(followUps.length);
    expect(() => followUps.map(({ when }) => patternOf(when))).not.toThrow();
    expect(followUps.filter(({ ask }) => ask.length < 2)).toEqual([]);
  });

  test('what is asked is one short question, and what is said is none', () => {
    const asks = followUps.flatMap(({ ask }) => ask);
    const says = followUps.flatMap(({ say = [] }) => say);
    expect(asks.filter((line) => !/^[^?]+\?$/u.test(line) || wordsOf(line).length > 16)).toEqual([]);
    expect(says.filter((line) => line.includes('?') || wordsOf(line).length > 14)).toEqual([]);
  });

  test('every slot is filled by whom the pattern names', () => {
    const unfilled = followUps.filter(
      ({ when, say = [], ask }) =>
        !/@THE[YM]\b|\?<who>/u.test(when) && [...say, ...ask].some((line) => line.includes('{')),
    );
    expect(unfilled.map(({ id }) => id)).toEqual([]);
    const named = new Set(['they', 'them', 'their', 'theyre', 'whom', 'do', 'are', 'have', 'were']);
    const used = all.flatMap((line) => [...line.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name.toLowerCase()));
    expect(used.filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('courses of a talk', () => {
  const turns = courses.flatMap((course) => course.turns.map((turn) => ({ id: course.id, ...turn })));
  const says = courses.flatMap(({ first, say }) => [...first.say, ...say]).concat(turns.flatMap(({ say }) => say));
  const asks = courses
    .flatMap(({ first, ask }) => [...(first.ask ?? []), ...ask.map(({ line }) => line)])
    .concat(turns.flatMap(({ ask = [] }) => ask));

  test('each has an id of its own, and enough that comes up in it', () => {
    expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
    expect(courses.filter((course) => course.turns.length < 8 || course.say.length < 3)).toEqual([]);
    expect(turns.filter(({ say }) => say.length === 0)).toEqual([]);
  });

  test('what is asked is one short question, and what is said is none', () => {
    expect(asks.filter((line) => !/^[^?]+\?$/u.test(line) || wordsOf(line).length > 20)).toEqual([]);
    expect(says.filter((line) => /\?(?!”)/u.test(line))).toEqual([]);
    const longest = turns.filter(({ asked }) => !asked).flatMap(({ say }) => say);
    expect(longest.filter((line) => wordsOf(line).length > 28)).toEqual([]);
  });

  test('no line stands twice, and every slot is known', () => {
    const all = [...says, ...asks];
    // Short questions ("How long has it been?") may be asked in several talks.
    expect(says.filter((line, index) => says.indexOf(line) !== index)).toEqual([]);
    const known = new Set(['they', 'them', 'their', 'theyre', 'do', 'are', 'have', 'were']);
    const used = all.flatMap((line) => [...line.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name.toLowerCase()));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('ideas', () => {
  test('each purpose has an id of its own and at least five, and none stands twice', () => {
    const all = purposes.flatMap(({ ideas }) => ideas);
    expect(new Set(purposes.map(({ id }) => id)).size).toBe(purposes.length);
    expect(purposes.filter(({ ideas }) => ideas.length < 5)).toEqual([]);
    expect(all.filter((idea, index) => all.indexOf(idea) !== index)).toEqual([]);
  });

  test('each suggests: it asks nothing, commands nothing, promises nothing, and keeps to 40 words', () => {
    const all = purposes.flatMap(({ ideas }) => ideas);
    expect(all.filter((idea) => /\?|\byou (?:must|have to|need to|should)\b/iu.test(idea))).toEqual([]);
    expect(all.filter((idea) => /\b(?:I|my)\b/u.test(idea.replace(/“[^”]*”/gu, '')))).toEqual([]);
    expect(all.filter((idea) => wordsOf(idea).length > 40)).toEqual([]);
  });

  test('words to say come in pairs', () => {
    expect(purposes.filter(({ words }) => words && words.plain.length !== words.soft.length)).toEqual([]);
  });
});
