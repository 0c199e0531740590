import type { Emotion } from '#emotion/emotions.ts';
import { rankOf } from '#crisis/risk.ts';
import { fittingSkill, hintedSkill, type Situation, suits } from '#skills/choose.ts';
import { type Hindrance, hindrancesIn } from '#skills/hindrances.ts';
import type { SkillId } from '#skills/skill.ts';
import { findSkill } from '#skills/skills.ts';
import type { GuideState } from '../state.ts';
import type { Moment } from './answer.ts';
import { moodOf } from './mood.ts';

/** What speaks against exercises: said in this conversation or remembered from earlier ones, and a crisis. */
export function hindrancesOf({ state, reading, request }: Moment): Hindrance[] {
  const remembered = (request.memories ?? []).flatMap((fact) => hindrancesIn(asOwnWords(fact)));
  const found = new Set<Hindrance>([...(state.hindrances ?? []), ...hindrancesIn(reading.text), ...remembered]);
  if (inCrisis(state, request.care.flag)) found.add('crisis');
  return [...found];
}

/** What a message tells of hindrances, beside those known. */
export function withHindrances({ hindrances = [] }: GuideState, tidied: string): Pick<GuideState, 'hindrances'> {
  const all = [...new Set([...hindrances, ...hindrancesIn(tidied)])];
  return all.length > 0 ? { hindrances: all } : {};
}

/** The exercise that fits the message best, if any does. */
export function exerciseFor(moment: Moment, cued: string | undefined): SkillId | undefined {
  return fittingSkill(situationOf(moment, cued))?.id;
}

/** Whether its words name what an exercise is for, whatever is felt. */
export function saysWhatEases(moment: Moment): boolean {
  return fittingSkill({ ...situationOf(moment), feeling: undefined, topic: 'none' }) !== undefined;
}

/** "I keep worrying" and nothing else asks without asking; it is answered with an offer at once. */
export function exerciseHintedAt(moment: Moment): SkillId | undefined {
  return hintedSkill(situationOf(moment))?.id;
}

/** The first of these that suits and was not refused. */
export function firstSuiting(moment: Moment, ids: readonly SkillId[]): SkillId | undefined {
  const { hindrances, unwanted } = situationOf(moment);
  return ids.find((id) => {
    const skill = findSkill(id);
    return skill && !unwanted(id) && suits(skill, hindrances);
  });
}

/** Whether an exercise was refused today, or was of no help before. */
export function isUnwanted({ state, day }: Moment, id: SkillId): boolean {
  return state.helped?.[id] === false || state.refused.some((entry) => entry.what === id && entry.day === day);
}

function situationOf(moment: Moment, cued?: string): Situation {
  const { reading, state } = moment;
  const said = reading.feeling && reading.feeling.level > 1 ? reading.feeling.emotion : undefined;
  return {
    text: reading.text,
    feeling: said ?? (moodOf(moment) as Emotion | undefined),
    topic: reading.topic,
    hindrances: hindrancesOf(moment),
    cued,
    unwanted: (id) => isUnwanted(moment, id),
    helped: (id) => state.helped?.[id] === true,
  };
}

/** While the flag is on, and for some turns after any sign of risk. */
function inCrisis({ risk, turn }: GuideState, flag: boolean): boolean {
  if (flag) return true;
  return risk !== undefined && turn - risk.turn <= (rankOf(risk.tier) > rankOf('quiet') ? longAfter : shortlyAfter);
}

const shortlyAfter = 3;
const longAfter = 12;

/** A remembered fact speaks to the person; the signs are read from their own words. */
function asOwnWords(fact: string): string {
  return fact
    .replace(/\byou are\b|\byou're\b/giu, "I'm")
    .replace(/\byou\b/giu, 'I')
    .replace(/\byour\b/giu, 'my');
}
