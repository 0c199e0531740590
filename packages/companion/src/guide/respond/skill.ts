import { insteadOf, suits } from '#skills/choose.ts';
import { type Hindrance, hindrancesIn, hindranceWords } from '#skills/hindrances.ts';
import { advance, moveOf, startRun, type SkillRun, type SkillTurn, stepAt } from '#skills/run.ts';
import type { Skill, SkillForm } from '#skills/skill.ts';
import { findSkill } from '#skills/skills.ts';
import { careReminders } from '../content/care.ts';
import { exerciseLines as lines, menuChoices } from '../content/exercises.ts';
import { tinyExercise } from '../content/practical.ts';
import { type ExerciseWish, exerciseWish } from '../exercise-wish.ts';
import type { GuideState } from '../state.ts';
import type { Answer, Moment } from './answer.ts';
import { firstSuiting, hindrancesOf, isUnwanted } from './exercise-choice.ts';
import {
  closeText,
  type Feedback,
  feedbackFor,
  feedbackText,
  isWorse,
  purposeText,
  stepText,
} from './exercise-words.ts';
import { join } from './reflect.ts';

/** The choices under an offer. */
export const offerChoices = ['Yes, let us try it', 'Just listen', 'Not today'] as const;

/** The buttons while an exercise waits. */
export const pausedChoices = ['Continue', 'Stop'];

const stepChoices = ['Next', 'Back', 'Skip', 'Pause', 'Stop'];
const ratingChoices = ['Skip', 'Stop'];
const helpedChoices = ['Yes', 'A little', 'No'];

/** Begins an exercise, with a word to those who should leave it out. */
export function beginSkill(skill: Skill, form?: SkillForm): Answer {
  const run = startRun(skill, form);
  const first = sayStep(skill, run);
  return {
    ...first,
    make: (composer) => join(skill.warn && composer.pick(skill.warn), first.make(composer)),
    change: { skill: run, pending: undefined },
  };
}

/** Offers an exercise; "just listen" is among the choices. */
export function offerSkill({ state }: Moment, skill: Skill, lead?: Answer['make']): Answer {
  return {
    make: (composer) => join(lead?.(composer), composer.pick(skill.offers) ?? composer.pickAgain(skill.offers)),
    change: { offeredAt: state.turn, pending: { kind: 'skill-offer', skill: skill.id } },
    quickReplies: offerChoices,
  };
}

/** The next turn of a running exercise, or the answer to "did it help"; nothing when the person has turned to something else. */
export function answerInSkill(moment: Moment): Answer | undefined {
  const { state, request } = moment;
  const run = state.skill;
  const skill = run && findSkill(run.id);
  if (!run || !skill) return answerHelped(moment);
  if (!run.paused && tellsWhatHinders(moment, skill)) return changeOver(moment, skill);
  if (!run.paused && isTooHard(moment, skill, run)) return easeOff(skill, run);
  if (hasTurnedAway(moment, skill, run)) return undefined;
  return goOn(moment, skill, advance(skill, run, request.message));
}

/** "My shoulder is injured", said in the middle of what could harm it. */
function tellsWhatHinders({ reading }: Moment, { avoid }: Skill): boolean {
  return hindrancesIn(reading.text).some((hindrance) => bodily.has(hindrance) && avoid.includes(hindrance));
}

const bodily: ReadonlySet<Hindrance> = new Set(['pregnancy', 'heart', 'lungs', 'eating', 'injury']);

/** The exercise ends, and one that suits is offered in its place. */
function changeOver(moment: Moment, skill: Skill): Answer {
  const other = offerInstead(moment, skill, { skill: skill.id, by: 'name', begins: false });
  return { ...other, change: { ...other.change, skill: undefined } };
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
  if (moveOf(request.message) === 'stop' || hasLeft(moment)) return undefined;
  const step = sayStep(skill, { ...run, paused: false });
  const lead = saysNo.test(reading.text) ? thankedForNo : takenUpAgain;
  return { ...step, make: (composer) => join(composer.pick(lead), step.make(composer)) };
}

/** "Skip" and "stop" in the middle of an exercise are meant for it, also while a risk is not long past. */
export function answerControl(moment: Moment): Answer | undefined {
  const { state, request } = moment;
  const run = state.skill;
  const skill = run && findSkill(run.id);
  if (!run || run.paused || !skill || state.pending?.kind === 'safety-question') return undefined;
  return moveOf(request.message) === 'words' ? undefined : goOn(moment, skill, advance(skill, run, request.message));
}

/** After the question whatever may belong to the exercise does, so that it is not lost by an answer in passing. */
function hasLeft({ reading }: Moment): boolean {
  return (
    elsewhere.has(reading.kind) ||
    affirmed.test(reading.text) ||
    (reading.words > 12 && !aboutExercise.test(reading.text))
  );
}

/** An answer to the question about suicide that is not for an exercise. */
const affirmed = /^(?:yes|yeah|yep|sometimes|kind of|sort of|maybe|a little|I think so|I don't know|often|always)\b/iu;

function goOn(moment: Moment, skill: Skill, turn: SkillTurn): Answer {
  const { state, request } = moment;
  const run = state.skill ?? startRun(skill);
  switch (turn.kind) {
    case 'say':
      return sayStep(skill, turn.run, feedbackFor(skill, run, turn.run, request.message));
    case 'hint':
      return {
        make: (composer) => composer.pick(turn.lines) ?? stepText(skill, turn.run, composer),
        change: { skill: turn.run },
        quickReplies: stepChoices,
      };
    case 'purpose':
      return {
        make: (composer) => purposeText(skill, composer) ?? stepText(skill, turn.run, composer),
        change: { skill: turn.run },
        quickReplies: stepChoices,
      };
    case 'paused':
      return {
        make: (composer) => composer.pick(lines.paused) ?? composer.pickAgain(lines.paused),
        change: { skill: turn.run },
        quickReplies: pausedChoices,
      };
    case 'stopped':
      return stopped(moment, skill);
    case 'done':
      return done(moment, skill, turn.run);
  }
}

/** Put away for today; said to be no help, it is not offered again. */
function stopped({ state, request, day }: Moment, skill: Skill): Answer {
  const wasNoHelp = /\b(?:not|isn't|doesn't) (?:help|work)/iu.test(request.message);
  return {
    make: (composer) => composer.pick(lines.stopped) ?? composer.pickAgain(lines.stopped),
    change: {
      skill: undefined,
      refused: refuse(state, skill.id, day),
      ...(wasNoHelp ? { helped: { ...state.helped, [skill.id]: false } } : {}),
    },
  };
}

/** The end: read back, with what the numbers say, and the question whether it helped, unless they say that it did not. */
function done({ state }: Moment, skill: Skill, run: SkillRun): Answer {
  if (isWorse(run))
    return {
      make: (composer) => closeText(skill, run, composer),
      change: { skill: undefined, helped: { ...state.helped, [skill.id]: false } },
    };
  return {
    make: (composer) => join(closeText(skill, run, composer), composer.pick(lines.didItHelp)),
    change: { skill: undefined, pending: { kind: 'skill-helped', skill: skill.id } },
    quickReplies: helpedChoices,
  };
}

/** What helped is offered first another time, and what did not is not. */
function answerHelped({ state, reading, request }: Moment): Answer | undefined {
  const { pending } = state;
  if (pending?.kind !== 'skill-helped' || reading.words > longestVerdict) return undefined;
  if (moveOf(request.message) === 'skip')
    return { make: (composer) => composer.pick(lines.noVerdict), change: { pending: undefined } };
  const verdict = verdicts.find(([, pattern]) => pattern.test(reading.text || request.message.trim()))?.[0];
  if (!verdict) return undefined;
  return {
    make: (composer) =>
      verdict !== 'helpedNot' && findSkill(pending.skill)?.endsQuietly
        ? composer.pick(lines.helpedToRest)
        : composer.pick(lines[verdict]),
    change: { pending: undefined, helped: { ...state.helped, [pending.skill]: verdict !== 'helpedNot' } },
  };
}

const longestVerdict = 9;

const verdicts: readonly ['helped' | 'helpedALittle' | 'helpedNot', RegExp][] = [
  [
    'helpedNot',
    /^(?:no\b|nope|nah|not (?:really|at all|much)|didn't|it didn't|meh\b|worse|made it worse|useless|nothing)/iu,
  ],
  [
    'helpedALittle',
    /\b(?:a (?:little|bit|tiny bit)|somewhat|kind of|kinda|sort of|slightly|maybe|I guess|I think so|not sure|some)\b/iu,
  ],
  [
    'helped',
    /^(?:yes|yeah|yep|yup|it did|it helped|that helped|a lot|definitely|sure|very|really|helped|did|better|calmer)\b/iu,
  ],
];

/** A request for an exercise. Asking is consent, unless something said before speaks against it or it was only a question. */
export function answerExerciseRequest(moment: Moment): Answer {
  const wish = exerciseWish(moment.reading.text);
  if (wish?.skill === 'menu')
    return {
      make: (composer) => composer.pick(lines.menu) ?? composer.pickAgain(lines.menu),
      quickReplies: menuChoices,
    };
  const skill = wish && findSkill(wish.skill);
  if (!wish || !skill)
    return { make: (composer) => composer.pick(tinyExercise.give), change: { pending: { kind: 'tiny-exercise' } } };
  return answerWish(moment, wish, skill);
}

function answerWish(moment: Moment, wish: ExerciseWish, skill: Skill): Answer {
  const chosen = wish.by === 'aim' && isCalming(skill) ? preferred(moment, skill) : skill;
  if (!suits(chosen, hindrancesOf(moment))) return offerInstead(moment, chosen, wish);
  if (wish.by === 'aim' && moment.state.helped?.[chosen.id] === false) return offerInstead(moment, chosen, wish);
  return wish.begins ? beginSkill(chosen, wish.form) : offerSkill(moment, chosen);
}

/** For calming down in general: what helped before, else the usual one, else the next that suits. */
function preferred(moment: Moment, usual: Skill): Skill {
  const helped = calming.find((id) => moment.state.helped?.[id] === true && firstSuiting(moment, [id]));
  const id = helped ?? firstSuiting(moment, [usual.id, ...calming.filter((one) => !isUnwanted(moment, one))]);
  return (id && findSkill(id)) || usual;
}

const calming = ['box-breathing', 'paced-breathing', 'cyclic-sighing', 'grounding', 'muscle-relaxation'] as const;

function isCalming({ id }: Skill): boolean {
  return id === 'box-breathing';
}

/** Another exercise in place of one that something speaks against, and why; only talk, if none is left. */
function offerInstead(moment: Moment, skill: Skill, wish: ExerciseWish): Answer {
  const hindrances = hindrancesOf(moment);
  const other = insteadOf(skill, hindrances);
  if (!other) return { make: (composer) => composer.pick(moment.voice.company) };
  const reason = skill.avoid.find((hindrance) => hindrances.includes(hindrance));
  const slots = { name: skill.name, other: other.name, reason: reason && hindranceWords[reason] };
  const named = reason && wish.by === 'name' ? lines.instead : lines.other;
  const pool = hindrances.includes('crisis') ? lines.insteadInCrisis : named;
  return {
    make: (composer) => composer.pick(pool, slots) ?? composer.pick(lines.other, slots),
    change: { offeredAt: moment.state.turn, pending: { kind: 'skill-offer', skill: other.id } },
    quickReplies: offerChoices,
  };
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
  return [...state.refused.filter((entry) => entry.what !== what), { what, day }].slice(-20);
}

/** Somebody who tells a story in the middle of a breathing step wants to be heard, not counted. */
function hasTurnedAway(moment: Moment, skill: Skill, run: SkillRun): boolean {
  const { reading, request } = moment;
  const move = moveOf(request.message);
  if (run.paused) return !['resume', 'next', 'back', 'again', 'skip', 'stop', 'pause'].includes(move);
  if (move !== 'words') return false;
  if (asksForAnother(moment, skill)) return true;
  const step = run.phase === 'after' ? undefined : stepAt(skill, run);
  if (step && step.expects !== 'next') return turnsFromWords(moment, step.expects);
  if (elsewhere.has(reading.kind)) return true;
  const tells = reading.words > 3 && (reading.restated.length > 0 || reading.feeling !== undefined);
  return (reading.words > 7 || tells) && !aboutExercise.test(reading.text);
}

/** Where words are asked for nearly everything is an answer; where a few things are, news from elsewhere is none. */
function turnsFromWords({ reading }: Moment, expects: 'things' | 'words'): boolean {
  if (elsewhereAlways.has(reading.kind)) return true;
  if (expects === 'words') return reading.kind === 'thanks' && reading.words <= mostWordsOfThanks;
  return elsewhere.has(reading.kind) || (reading.words > mostWordsOfThings && news.test(reading.text));
}

const mostWordsOfThanks = 4;
const mostWordsOfThings = 6;
const news =
  /\b(?:texted|called|told me|said|asked me|yelled|screamed|broke up|fired|cancel\w*|died|left me|is coming|isn't coming|not coming|wrote me|e-?mailed|happened)\b/iu;

/** Another exercise asked for by name in the middle of one. */
function asksForAnother({ reading }: Moment, skill: Skill): boolean {
  if (reading.kind !== 'exercise') return false;
  const wish = exerciseWish(reading.text);
  return wish?.by === 'name' && wish.begins && wish.skill !== skill.id;
}

/** Kinds of message that are not meant for the exercise, whatever the step asks. */
const elsewhereAlways: ReadonlySet<string> = new Set([
  'human',
  'prompt',
  'privacy',
  'price',
  'dose',
  'misunderstood',
  'leaveAlone',
  'fewerQuestions',
  'justListen',
  'goodbye',
  'goodbyeBusy',
  'child',
  'teen',
]);

/** The same at a step that asks for no sentences. */
const elsewhere: ReadonlySet<string> = new Set([
  ...elsewhereAlways,
  'who',
  'love',
  'pray',
  'condition',
  'romance',
  'insult',
  'thanks',
  'tellSomething',
  'joke',
  'distract',
  'recall',
  'memory',
  'task',
]);

const aboutExercise =
  /\b(?:breath\w*|exhal\w+|inhal\w+|sigh\w*|in and out|count\w*|hold(?:ing)?|helps?|helped|better|calmer|slower|dizzy|lighter|looser|heav\w+|warm\w*|tight\w*|tens\w+|step|steps|square|shoulders?|chest|hands?|fists?|arms?|legs?|feet|face|jaw|belly|neck|body|muscles?|wave|urge|thought|words|water|cool|cold|cloth|sleepy|yawn\w*|did it|done|tried|number|nose|mouth|ready|start|set|begin|here)\b/iu;

/** The exercise itself is too much, or makes it worse. */
const tooHard =
  /\b(?:can't (?:do (?:it|this)|hold|breathe (?:in|out|like))|(?:this|it)(?:'s| is) too (?:hard|much)|(?:making|makes|made) (?:it|me feel) worse|not helping|this (?:doesn't|isn't) (?:help|work)\w*)\b/iu;
const tooHardForBody =
  /\b(?:can't (?:focus|concentrate|think of)|too (?:hard|much)|getting worse|doesn't help|isn't (?:helping|working)|not working|feel(?:s|ing)? (?:dizzy|worse|sick|faint|light-?headed)|it hurts|more (?:scared|anxious|panicky))\b/iu;

function isTooHard({ reading }: Moment, skill: Skill, run: SkillRun): boolean {
  if (reading.words > 12) return false;
  const writes = run.phase === 'steps' && stepAt(skill, run)?.expects === 'words';
  return tooHard.test(reading.text) || (!writes && tooHardForBody.test(reading.text));
}

/** Nothing is pushed: one plain thing to do, and the choice to stop. */
function easeOff(skill: Skill, run: SkillRun): Answer {
  const breathes = stepAt(skill, run)?.beats !== undefined;
  return {
    make: (composer) =>
      (breathes ? composer.pick(lines.easedBreath) : undefined) ??
      composer.pick(lines.eased) ??
      composer.pickAgain(lines.eased),
    change: { skill: run },
    quickReplies: ['Next', 'Stop'],
  };
}

const quietInExercise = [
  'Before we go on, one plain question, because that sentence weighs so much: are you having thoughts of suicide? 988 is there by call or text either way. After that we can take up the exercise where it stopped.',
  'I will hold the exercise for a moment, because of what you wrote: is suicide on your mind tonight? You can call or text 988 at any hour. Then we go on from the same place.',
];

const saysNo =
  /^(?:no\b|nope\b|nah\b|not really|not at all|never\b|I'm not\b|I am not\b|of course not|just the thought)/iu;

const thankedForNo = ['Thank you for answering that.', 'Good to know, and thank you.'];
const takenUpAgain = [
  'All right, we take it up where it stopped; 988 stays there too.',
  'Then on with it, and 988 is there whenever you want it.',
];

/** Whether the exercise is left for good: after a goodbye or a thank-you nobody wants the next count. */
export function endsExercise(kind: string): boolean {
  return ['goodbye', 'goodbyeBusy', 'thanks', 'leaveAlone', 'justListen', 'insult'].includes(kind);
}

function sayStep(skill: Skill, run: SkillRun, feedback?: Feedback): Answer {
  return {
    make: (composer) => join(feedbackText(feedback, composer), stepText(skill, run, composer)),
    change: { skill: run },
    quickReplies: run.phase === 'steps' ? stepChoices : ratingChoices,
  };
}
