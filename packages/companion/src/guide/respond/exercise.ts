import { advance, moveOf, startRun, type SkillRun, type SkillTurn, stepAt } from '#skills/run.ts';
import type { Skill } from '#skills/skill.ts';
import { findSkill } from '#skills/skills.ts';
import { careReminders } from '../content/care.ts';
import { exerciseLines as lines } from '../content/exercises.ts';
import type { Answer, Moment } from './answer.ts';
import { tellsWhatHinders, hasLeft, hasTurnedAway, isTooHard } from './exercise-attention.ts';
import { offerInstead, refuse } from './exercise-offer.ts';
import { pausedChoices, stepChoices, sayStep } from './exercise-step.ts';
import { closeText, feedbackFor, isWorse, purposeText, stepText } from './exercise-words.ts';
import { join } from './join.ts';

const helpedChoices = ['Yes', 'A little', 'No'];

/** The next turn of a running exercise, or the answer to "did it help"; nothing when the person has turned to something else. */
export function answerInSkill(moment: Moment): Answer | undefined {
  const { state, request } = moment;
  const run = state.skill;
  const skill = run && findSkill(run.id);
  if (!run || !skill) return answerHelped(moment);
  if (!run.paused && tellsWhatHinders(moment, skill)) return changeOver(moment, skill);
  if (!run.paused && isTooHard(moment, skill, run)) return easeOff(skill, run);
  if (isContent(moment)) return enough(moment, skill);
  if (hasTurnedAway(moment, skill, run)) return undefined;
  return goOn(moment, skill, advance(skill, run, request.message));
}

/** "That was good, thank you", at a step that asks for no words: as far as one wanted to go. */
function isContent({ state, reading, request }: Moment): boolean {
  const run = state.skill;
  const skill = run && findSkill(run.id);
  if (!run || run.paused || !skill || moveOf(request.message) !== 'words' || reading.words > longestVerdict)
    return false;
  const step = run.phase === 'steps' ? stepAt(skill, run) : undefined;
  return (!step || step.expects === 'next') && wasGood.test(reading.text);
}

const wasGood =
  /\b(?:that|this|it) (?:was|did|helped|felt|is enough|(?:really |actually )?did (?:it|the trick))\b.*\b(?:good|nice|lovely|enough|great|helped|trick|better|it)\b|\bI (?:feel|am|'m) (?:better|calmer|okay|good) now\b|\b(?:that's|that is) (?:enough|plenty|better)\b.*\bthank/iu;

function enough({ state }: Moment, skill: Skill): Answer {
  return {
    make: (composer) => composer.pick(lines.enough) ?? composer.pickAgain(lines.enough),
    change: { skill: undefined, helped: { ...state.helped, [skill.id]: true } },
  };
}

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
  // "Done" and "next" behind the last step: there is no next one.
  if (!verdict && moveOf(request.message) === 'next')
    return { make: (composer) => composer.pick(lines.allDone), change: { pending } };
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
