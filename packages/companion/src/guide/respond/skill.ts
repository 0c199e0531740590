import { advance, moveOf, startRun, type SkillRun } from '#skills/run.ts';
import type { Skill } from '#skills/skill.ts';
import { findSkill } from '#skills/skills.ts';
import type { Composer } from '../compose.ts';
import { tinyExercise } from '../content/practical.ts';
import { kindLines } from '../content/kinds.ts';
import type { GuideState } from '../state.ts';
import type { Answer, Moment } from './answer.ts';

const stepChoices = ['Next', 'Skip', 'Pause', 'Stop'];
const ratingChoices = ['Skip', 'Stop'];

/** Begins an exercise. */
export function beginSkill(skill: Skill): Answer {
  return {
    make: (composer) => composer.pick(skill.rate.before),
    change: { skill: startRun(skill) },
    quickReplies: ratingChoices,
  };
}

/** The next turn of a running exercise; nothing when the person has turned to something else. */
export function answerInSkill(moment: Moment): Answer | undefined {
  const { state, request } = moment;
  const run = state.skill;
  const skill = run && findSkill(run.id);
  if (!run || !skill) return undefined;
  if (hasTurnedAway(moment, skill, run)) return undefined;
  const turn = advance(skill, run, request.message);
  switch (turn.kind) {
    case 'say':
      return sayStep(skill, turn.run);
    case 'paused':
      return {
        make: (composer) => composer.pick(pauseLines),
        change: { skill: turn.run },
        quickReplies: ['Continue', 'Stop'],
      };
    case 'stopped':
      return {
        make: (composer) => composer.pick(stopLines),
        change: { skill: undefined, refused: refuse(state, run.id, moment.day) },
      };
    case 'done':
      return { make: (composer) => close(skill, turn.run, composer), change: { skill: undefined } };
  }
}

/** A request for an exercise: the tiny one when it must be short, else the fitting one; asking is consent. */
export function answerExerciseRequest(moment: Moment): Answer {
  const text = moment.reading.text;
  const named = named_.find(([pattern]) => pattern.test(text))?.[1];
  const short = /\b(?:tiny|quick|short|30 seconds|thirty seconds|one minute|fast|seconds|small)\b/iu.test(text);
  const skill = findSkill(named ?? 'box-breathing');
  if (short || !skill)
    return { make: (composer) => composer.pick(tinyExercise.give), change: { pending: { kind: 'tiny-exercise' } } };
  return beginSkill(skill);
}

/** "I'm doing the exhale one": goes on with the half-minute exercise. */
export function answerTiny(moment: Moment): Answer | undefined {
  if (moment.state.pending?.kind !== 'tiny-exercise') return undefined;
  const going =
    /\b(?:doing|did|done|trying|okay|yes|exhal\w+|breath\w*|again|more|slow\w*|out|helps?)\b/iu.test(
      moment.reading.text,
    ) && moment.reading.words <= 12;
  return going && moment.reading.kind !== 'goodbyeBusy' && moment.reading.kind !== 'goodbye'
    ? { make: (composer) => composer.pick(tinyExercise.goOn), change: { pending: { kind: 'tiny-exercise' } } }
    : undefined;
}

/** What was refused today, with one entry more. */
export function refuse(state: GuideState, what: string, day: string): GuideState['refused'] {
  return [...state.refused.filter((entry) => entry.what !== what), { what, day }].slice(-12);
}

const named_: readonly [RegExp, string][] = [
  [/\b(?:grounding|5-?4-?3-?2-?1|senses|ground me)\b/iu, 'grounding'],
  [/\b(?:thought record|challenge|that thought|test (?:a|the|my) thought)\b/iu, 'thought-record'],
  [/\b(?:breath\w*|box|calm|relax)\b/iu, 'box-breathing'],
];

const pauseLines = [
  'Paused. Say continue when you want to go on, or stop to leave it.',
  'We hold it here. There is no timer running.',
  'Okay, the exercise waits. Write continue, or talk about whatever came up.',
  'Pause it is. Nothing is lost by waiting.',
];

const stopLines = [
  'We leave it there. Stopping is a good use of an exercise too. What would be better right now?',
  'Okay, no more of that today. Back to just talking.',
  'Done with it, then. You need not finish things here.',
  'All right, put away for today. I am listening.',
];

/** Somebody who tells a story in the middle of a breathing step wants to be heard, not counted. */
function hasTurnedAway(moment: Moment, skill: Skill, run: SkillRun): boolean {
  if (moveOf(moment.request.message) !== 'words') return false;
  const expectsWords = run.phase === 'steps' && skill.steps[run.step]?.expects === 'words';
  if (run.paused) return moment.reading.words > 2;
  if (!withinExercise.has(moment.reading.kind)) return true;
  return !expectsWords && moment.reading.words > 7;
}

/** Kinds of message that can be an answer to a step. Anything else is for the guide. */
const withinExercise: ReadonlySet<string> = new Set([
  'share',
  'yes',
  'no',
  'dontKnow',
  'silence',
  'emoji',
  'laugh',
  'gibberish',
  'exercise',
  'factual',
]);

/** Whether the exercise is left for good: after a goodbye or a thank-you nobody wants the next count. */
export function endsExercise(kind: string): boolean {
  return ['goodbye', 'goodbyeBusy', 'thanks', 'leaveAlone', 'justListen', 'insult', 'praise'].includes(kind);
}

function sayStep(skill: Skill, run: SkillRun): Answer {
  const asking = run.phase !== 'steps';
  const lines =
    run.phase === 'before'
      ? skill.rate.before
      : run.phase === 'after'
        ? skill.rate.after
        : (skill.steps[run.step]?.say ?? []);
  return {
    make: (composer) => {
      const line = composer.pick(lines);
      if (line) return line;
      // Said twice already in this conversation: a pointer back instead of the same sentence.
      return composer.pick([
        `Once more the same: part ${run.step + 1} of ${skill.steps.length}.`,
        `Part ${run.step + 1}, as before.`,
        `Number ${run.step + 1} again, at your own speed.`,
        ...kindLines.silence,
      ]);
    },
    change: { skill: run },
    quickReplies: asking ? ratingChoices : stepChoices,
  };
}

function close(skill: Skill, run: SkillRun, composer: Composer): string | undefined {
  const { thought, fair } = run.notes;
  const slots = { thought: quoted(thought), fair: quoted(fair), change: changeLine(run) };
  return composer.pick(skill.close, slots) ?? composer.pick(plainClose, slots);
}

const plainClose = [
  'That was all of it. {change} What would you like to do now?',
  'We are through. {change} What is it like?',
  'The end of the exercise. {change} Where are you with it?',
];

function quoted(note: string | undefined): string | undefined {
  const text = note?.replace(/[“”"]/gu, '').replace(/\s+/gu, ' ').trim();
  return text
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/u.test(text) ? '' : '.'}`.replace(/[?!]/gu, '.')
    : undefined;
}

/** What the two numbers say, without promising anything. */
function changeLine({ before, after }: SkillRun): string {
  if (before === undefined || after === undefined) return 'You gave it a fair try.';
  if (after < before) return `From ${before} to ${after}; a little room.`;
  if (after === before) return `Still at ${after}, and that is fine; not everything works every time.`;
  return `It went from ${before} to ${after}, so this was not the right thing today.`;
}
