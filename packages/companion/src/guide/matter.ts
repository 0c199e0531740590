import type { Situation } from './content/situations/situation.ts';
import type { Matter } from './content/matters/matter.ts';
import { matters } from './content/matters/matters.ts';
import type { Slots } from './compose.ts';
import type { Reading } from './reading.ts';
import { findSituation } from './situations/hear-situation.ts';
import type { HeardSituation } from './situations/hearing.ts';
import { situationId } from './situations/situation-id.ts';
import type { GuideState } from './state.ts';

/** The matter of a talk by its id, whom it concerns in words to be said back, and when it was last named. */
export interface MatterHeard {
  id: string;
  whom?: string;
  turn: number;
}

/** A message is read once and answered in many drafts. */
const heardIn = new WeakMap<Reading, { state: GuideState; heard: MatterHeard | undefined }>();

/** What the talk is about, by this message or by those before it. */
export function matterOf(state: GuideState, reading: Reading): MatterHeard | undefined {
  const before = heardIn.get(reading);
  if (before?.state === state) return before.heard;
  const heard = matterAfter(state, reading);
  heardIn.set(reading, { state, heard });
  return heard;
}

/**
 * A new matter takes the place of the old one, so that a shift of topic is followed; only something slight does not push
 * aside what weighs.
 */
export function matterAfter(state: GuideState, reading: Reading): MatterHeard | undefined {
  const before = freshMatter(state);
  const [told] = reading.situations;
  const heard =
    matters.findLast(({ when, unless }) => when.test(reading.text) && !unless?.test(reading.text)) ??
    (told && isMatter(state, reading, told) ? matterOfSituation(told.situation) : undefined);
  if (!heard || (heard.slight && before && !findMatter(before.id)?.slight)) return before;
  if (before?.id === heard.id) return { ...before, turn: state.turn };
  const whom = reading.things.find(({ kind, name }) => kind === 'person' && name.length < 25)?.name;
  return { id: heard.id, turn: state.turn, ...(whom ? { whom } : {}) };
}

/** Whether the talk is about somebody, or an animal, that has died. */
export function isMatterOfLoss(state: GuideState, reading: Reading): boolean {
  const heard = matterOf(state, reading);
  return heard !== undefined && findMatter(heard.id)?.loss === true;
}

/** Its words as slots: {light} for what it is in short, {whom} for the one it concerns. */
export function matterSlots(heard: MatterHeard | undefined): Slots {
  const matter = heard && findMatter(heard.id);
  if (!matter) return {};
  const whom = heard.whom;
  const light =
    matter.light.includes('{whom}') && !whom ? matter.lightAlone : matter.light.replace('{whom}', whom ?? '');
  return { light, whom };
}

export function findMatter(id: string): TalkMatter | undefined {
  return matters.find((matter) => matter.id === id) ?? matterOfSituation(findSituation(id)?.situation);
}

/** What somebody begins with is what the talk is about; later it takes more words. */
function isMatter(state: GuideState, { attacksSelf }: Reading, told: HeardSituation): boolean {
  return !attacksSelf && !isAside(state, told) && (told.worth >= sureEnough || state.turn < opening);
}

const opening = 2;

/**
 * In the midst of one matter, few words that could as well be of another field of life belong to the one at hand: "my wife has
 * enough on her plate", while somebody cannot sleep.
 */
export function isAside(state: GuideState, { field, worth }: Pick<HeardSituation, 'field' | 'worth'>): boolean {
  const before = freshMatter(state);
  const known = before && findSituation(before.id);
  const weighs = before !== undefined && !findMatter(before.id)?.slight;
  return weighs && known?.field !== field && worth < sureEnough;
}

const sureEnough = 3;

/** What a talk is about for many turns, however it was heard. */
export type TalkMatter = Omit<Matter, 'when' | 'unless'> & {
  /** What can be left standing in a talk about it. */
  rest?: readonly string[];
  loss?: true;
};

/** A small thing or good news gives way to the next matter. */
function matterOfSituation(situation: Situation | undefined): TalkMatter | undefined {
  if (!situation) return undefined;
  const { id, light, ask, rest, glad, slight, loss } = situation;
  return {
    id: situationId(id),
    light,
    ask,
    rest,
    ...(glad || slight ? { slight: true } : {}),
    ...(loss ? { loss } : {}),
  };
}

const matterStays = 14;

function freshMatter({ matter, turn }: GuideState): MatterHeard | undefined {
  return matter && turn - matter.turn <= matterStays ? matter : undefined;
}
