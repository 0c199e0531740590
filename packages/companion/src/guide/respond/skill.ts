import { advance, moveOf, startRun, type SkillRun, type SkillTurn } from '#skills/run.ts';
import type { Skill } from '#skills/skill.ts';
import { findSkill } from '#skills/skills.ts';
import type { Composer, Slots } from '../compose.ts';
import { careReminders } from '../content/care.ts';
import { tinyExercise } from '../content/practical.ts';
import { kindLines } from '../content/kinds.ts';
import type { GuideState } from '../state.ts';
import { capitalized } from '../language/tidy.ts';
import { exerciseWish } from '../exercise-wish.ts';
import type { Answer, Moment } from './answer.ts';
import { join } from './reflect.ts';

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
  if (!run.paused && moment.reading.words <= 12 && tooHard.test(moment.reading.text)) return easeOff(run);
  if (hasTurnedAway(moment, skill, run)) return undefined;
  return goOn(moment, skill, advance(skill, run, request.message));
}

/**
 * A quiet sign in the middle of an exercise, where hard sentences are often just what was asked for: the question is
 * asked once, and the exercise waits for the answer. Nothing when it was asked already; then the exercise goes on.
 */
export function answerQuietInSkill(moment: Moment): Answer | undefined {
  const { state, request } = moment;
  const run = state.skill;
  const skill = run && findSkill(run.id);
  if (!run || !skill || request.detection.tier !== 'quiet') return undefined;
  if (state.risk || request.care.flag) return run.paused ? undefined : withReminder(answerInSkill(moment));
  const turn = advance(skill, { ...run, paused: false }, request.message);
  return {
    make: (composer) => composer.pick(quietInExercise),
    change: {
      skill: { ...(turn.kind === 'say' ? turn.run : run), paused: true },
      pending: { kind: 'safety-question' },
      risk: { tier: 'quiet', kind: 'passive', turn: state.turn, replies: 1 },
    },
  };
}

/** The next step, with a line to call behind it. */
function withReminder(answer: Answer | undefined): Answer | undefined {
  return answer && { ...answer, make: (composer) => join(answer.make(composer), composer.pick(careReminders)) };
}

/** After the question asked in the middle of an exercise: it goes on where it stopped. */
export function resumeAfterQuestion(moment: Moment): Answer | undefined {
  const { state, reading, request } = moment;
  const run = state.skill;
  const skill = run && findSkill(run.id);
  const asked =
    state.pending?.kind === 'safety-question' && state.risk?.tier === 'quiet' && state.risk.turn === state.turn - 1;
  if (!run?.paused || !skill || !asked || request.detection.tier !== 'none') return undefined;
  if (
    moveOf(request.message) === 'stop' ||
    hasTurnedAway({ ...moment, state: { ...state, skill: { ...run, paused: false } } }, skill, {
      ...run,
      paused: false,
    })
  )
    return undefined;
  const open: SkillRun = { ...run, paused: false };
  const denies = saysNo.test(reading.text);
  const step = denies ? sayStep(skill, open) : goOn(moment, skill, advance(skill, open, request.message));
  return {
    ...step,
    make: (composer) => join(denies ? composer.pick(thankedForNo) : undefined, step.make(composer)),
  };
}

function goOn(moment: Moment, skill: Skill, turn: SkillTurn): Answer {
  const { state, request } = moment;
  const run = state.skill ?? startRun(skill);
  switch (turn.kind) {
    case 'say':
      return sayStep(skill, turn.run, feedbackFor(skill, run, turn.run, request.message));
    case 'paused':
      return {
        make: (composer) => composer.pick(pauseLines),
        change: { skill: turn.run },
        quickReplies: ['Continue', 'Stop'],
      };
    case 'stopped':
      return {
        make: (composer) => composer.pick(stopLines),
        change: { skill: undefined, refused: refuse(state, skill.id, moment.day) },
      };
    case 'done':
      return { make: (composer) => close(skill, turn.run, composer), change: { skill: undefined } };
  }
}

/** A request for an exercise: the tiny one when it must be short, else the fitting one; asking is consent. */
export function answerExerciseRequest(moment: Moment): Answer {
  const wish = exerciseWish(moment.reading.text);
  const skill = wish && findSkill(wish);
  if (!skill)
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
  const { reading, request } = moment;
  const move = moveOf(request.message);
  if (run.paused) return !['resume', 'next', 'back', 'skip', 'stop', 'pause'].includes(move);
  if (move !== 'words') return false;
  if (elsewhere.has(reading.kind)) return true;
  const step = skill.steps[run.phase === 'steps' ? run.step : 0];
  if (step?.expects === 'words' && run.phase !== 'after') return false;
  const tells = reading.words > 3 && (reading.restated.length > 0 || reading.feeling !== undefined);
  return (reading.words > 7 || tells) && !aboutExercise.test(reading.text);
}

/** Kinds of message that are not meant for the exercise, whatever the step asks. */
const elsewhere: ReadonlySet<string> = new Set([
  'human',
  'who',
  'love',
  'pray',
  'prompt',
  'privacy',
  'price',
  'condition',
  'dose',
  'romance',
  'insult',
  'misunderstood',
  'leaveAlone',
  'fewerQuestions',
  'justListen',
  'thanks',
  'goodbye',
  'goodbyeBusy',
  'tellSomething',
  'joke',
  'distract',
  'recall',
  'memory',
  'task',
  'child',
  'teen',
]);

const aboutExercise =
  /\b(?:breath\w*|exhal\w+|inhal\w+|in and out|count\w*|hold(?:ing)?|helps?|helped|better|calmer|slower|dizzy|lighter|step|steps|square|shoulders|chest|did it|done|tried|number|nose|mouth|ready|start|set|begin|here)\b/iu;

/** The exercise is too much, or makes it worse. */
const tooHard =
  /\b(?:can't (?:do (?:it|this)|focus|concentrate|hold|think of|breathe (?:in|out|like))|too (?:hard|much)|(?:making|makes|made) it worse|getting worse|not helping|doesn't help|isn't (?:helping|working)|not working|feel(?:s|ing)? (?:dizzy|worse|sick|faint)|more (?:scared|anxious|panicky))\b/iu;

const easeLines = [
  'Then we do not force it. Breathe as it comes, and feel your feet on the floor. Shall we go on from here, or leave it?',
  'That happens, and it says nothing about you. Let the breath be as it is. Would you rather stop, or try the next part?',
  'Okay, easier: just look at one thing near you that does not move. Go on after that, or leave it for today?',
];

/** Nothing is pushed: one plain thing to do, and the choice to stop. */
function easeOff(run: SkillRun): Answer {
  return { make: (composer) => composer.pick(easeLines), change: { skill: run }, quickReplies: ['Next', 'Stop'] };
}

const quietInExercise = [
  'Before we go on, one plain question, because that sentence weighs so much: are you having thoughts of suicide? 988 is there by call or text either way. After that we can take up the exercise where it stopped.',
  'I will hold the exercise for a moment, because of what you wrote: is suicide on your mind tonight? You can call or text 988 at any hour. Then we go on from the same place.',
];

const saysNo =
  /^(?:no\b|nope\b|nah\b|not really|not at all|never\b|I'm not\b|I am not\b|of course not|just the thought)/iu;

const thankedForNo = ['Thank you for answering that.', 'Good to know, and thank you.'];

/** What was given at the step just left, taken up in a few words. */
function feedbackFor(skill: Skill, before: SkillRun, now: SkillRun, message: string): Feedback | undefined {
  if (moveOf(message) !== 'words') return undefined;
  if (eased.test(message)) return { lines: easedLines };
  const noted = skill.steps.find(({ key }) => key && now.notes[key] && now.notes[key] !== before.notes[key]);
  if (noted?.heard) return { lines: noted.heard, slots: { things: listed(message) } };
  return skill.rates && now.notes[skill.rates] !== before.notes[skill.rates]
    ? { lines: ratedLines, slots: { number: now.notes[skill.rates] } }
    : undefined;
}

interface Feedback {
  lines: readonly string[];
  slots?: Slots;
}

const eased = /\b(?:helps?|helped|better|calmer|lighter|easier|slower)\b(?!.*\b(?:not|n't|no)\b)/iu;
const easedLines = ['Good, a little is a start.', 'That is something.', 'Good that it reached you a bit.'];
const ratedLines = ['About {number}, then.', 'So about {number}.'];

const mostListed = 60;
const empty = /^(?:idk|i don't know|dunno|no idea|not sure|nothing|none|no|hmm+|um+|can't|nope|whatever)\b/iu;

/** "5 things: lamp, mug" as "lamp, mug"; nothing when it is too long or no list. */
function listed(message: string): string | undefined {
  const items = message
    .replace(/^[^:]{0,24}:/u, '')
    .split(/[,;\n]|\band\b/u)
    .map((item) =>
      item
        .replace(
          /^(?:\s|i (?:can |just )?(?:see|hear|feel|smell|taste)|the|a|an|my|some|maybe|um+|uh+|okay?|\d[.)]?)+(?=\s|$)/giu,
          '',
        )
        .replace(/[^\p{L}\p{N}' -]/gu, '')
        .trim(),
    )
    .filter(Boolean);
  const text = items.join(', ');
  if (empty.test(text)) return undefined;
  return items.every((item) => item.split(' ').length <= 4) && text.length > 0 && text.length <= mostListed
    ? text
    : undefined;
}

/** Whether the exercise is left for good: after a goodbye or a thank-you nobody wants the next count. */
export function endsExercise(kind: string): boolean {
  return ['goodbye', 'goodbyeBusy', 'thanks', 'leaveAlone', 'justListen', 'insult'].includes(kind);
}

function sayStep(skill: Skill, run: SkillRun, feedback?: Feedback): Answer {
  const asking = run.phase !== 'steps';
  const lines =
    run.phase === 'before'
      ? skill.rate.before
      : run.phase === 'after'
        ? skill.rate.after
        : (skill.steps[run.step]?.say ?? []);
  return {
    make: (composer) => {
      const answered = feedback && composer.pick(feedback.lines, feedback.slots);
      const line = composer.pick(lines);
      if (line) return join(answered, line);
      // Said twice already in this conversation: a pointer back instead of the same sentence.
      const again = composer.pick([
        `Once more the same: part ${run.step + 1} of ${skill.steps.length}.`,
        `Part ${run.step + 1}, as before.`,
        `Number ${run.step + 1} again, at your own speed.`,
        ...kindLines.silence,
      ]);
      return join(answered, again);
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
  const text = note
    ?.replace(/[“”"!?]/gu, '')
    .replace(/^(?:that|maybe that|(?:the|my) thought (?:is|was)(?: that)?)\s+/iu, '')
    .replace(/[\s.,;]+$/u, '')
    .trim();
  return text ? capitalized(text) : undefined;
}

/** What the two numbers say, without promising anything. */
function changeLine({ before, after }: SkillRun): string {
  if (before === undefined || after === undefined) return 'You gave it a fair try.';
  if (after < before) return `From ${before} to ${after}; a little room.`;
  if (after === before) return `Still at ${after}, and that is fine; not everything works every time.`;
  return `It went from ${before} to ${after}, so this was not the right thing today.`;
}
