import { insteadOf, suits } from '#skills/choose.ts';
import { hindranceWords } from '#skills/hindrances.ts';
import { startRun } from '#skills/run.ts';
import type { Skill, SkillForm } from '#skills/skill.ts';
import { findSkill } from '#skills/skills.ts';
import { exerciseLines as lines, menuChoices } from '../content/exercises.ts';
import { skillForComplaint } from '../body-wish.ts';
import { tidy } from '../language/tidy.ts';
import { tinyExercise } from '../content/practical.ts';
import { type ExerciseWish, exerciseWish } from '../exercise-wish.ts';
import type { GuideState } from '../state.ts';
import type { Answer, Moment } from './answer.ts';
import { firstSuiting, hindrancesOf, isUnwanted } from './exercise-choice.ts';
import { sayStep } from './exercise-step.ts';
import { join } from './join.ts';

/** The choices under an offer. */
export const offerChoices = ['Yes, let us try it', 'Just listen', 'Not today'] as const;

/** Begins an exercise, with a word to those who should leave it out. */
export function beginSkill(skill: Skill, form?: SkillForm): Answer {
  const run = startRun(skill, form);
  const first = sayStep(skill, run);
  return {
    ...first,
    make: (composer) => join(first.make(composer), skill.warn && composer.pick(skill.warn)),
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

/** A request for an exercise. Asking is consent, unless something said before speaks against it or it was only a question. */
export function answerExerciseRequest(moment: Moment): Answer {
  const wish = exerciseWish(moment.reading.text);
  if (wish?.skill === 'menu') return menu;
  if (wish?.skill === 'told') return answerTold(moment);
  const skill = wish && findSkill(wish.skill);
  if (!wish || !skill)
    return { make: (composer) => composer.pick(tinyExercise.give), change: { pending: { kind: 'tiny-exercise' } } };
  return answerWish(moment, wish, skill);
}

const menu: Answer = {
  make: (composer) => composer.pick(lines.menu) ?? composer.pickAgain(lines.menu),
  quickReplies: menuChoices,
};

/** "Something for that": for what was last complained of; what for is asked where nothing was. */
function answerTold(moment: Moment): Answer {
  const told = moment.request.turns.filter(({ role }) => role === 'user').slice(-turnsLookedBack);
  const id = [...told, { content: moment.request.message }]
    .toReversed()
    .flatMap(({ content }) => skillForComplaint(tidy(content)) ?? [])[0];
  const skill = id && findSkill(id);
  return skill ? answerWish(moment, { skill: skill.id, by: 'aim', begins: false }, skill) : menu;
}

const turnsLookedBack = 4;

function answerWish(moment: Moment, wish: ExerciseWish, skill: Skill): Answer {
  const chosen = wish.by === 'aim' && isCalming(skill) ? preferred(moment, skill) : skill;
  if (!suits(chosen, hindrancesOf(moment))) return offerInstead(moment, chosen, wish);
  if (wish.by === 'aim' && moment.state.helped?.[chosen.id] === false) return offerInstead(moment, chosen, wish);
  return wish.begins ? beginSkill(chosen, wish.form) : offerByName(moment, chosen);
}

/** To somebody who asked: what there is, by its name, what it does, and how long it takes. */
function offerByName(moment: Moment, skill: Skill): Answer {
  const slots = { name: nameInside(skill), purpose: startedSmall(skill.purpose), minutes: `${skill.minutes}` };
  const offer = offerSkill(moment, skill);
  return { ...offer, make: (composer) => composer.pick(lines.byName, slots) ?? offer.make(composer) };
}

function startedSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Box breathing" as it stands inside a sentence; "STOP" and "TIPP" keep their letters. */
function nameInside({ name }: Skill): string {
  return /^(?:\p{Lu}{2}|\d)/u.test(name) ? name : startedSmall(name);
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
export function offerInstead(moment: Moment, skill: Skill, wish: ExerciseWish): Answer {
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
