import type { Matter } from './content/matters/matter.ts';
import { matters } from './content/matters/matters.ts';
import type { Slots } from './compose.ts';
import type { Reading } from './reading.ts';
import type { GuideState } from './state.ts';

/** The matter of a talk by its id, whom it concerns in words to be said back, and when it was last named. */
export interface MatterHeard {
  id: string;
  whom?: string;
  turn: number;
}

/** What the talk is about, by this message or by those before it. */
export function matterOf(state: GuideState, reading: Reading): MatterHeard | undefined {
  return matterAfter(state, reading);
}

/**
 * A new matter takes the place of the old one, so that a shift of topic is followed; only something slight does not push
 * aside what weighs.
 */
export function matterAfter(state: GuideState, reading: Reading): MatterHeard | undefined {
  const before = freshMatter(state);
  const heard = matters.findLast(({ when, unless }) => when.test(reading.text) && !unless?.test(reading.text));
  if (!heard || (heard.slight && before && !findMatter(before.id)?.slight)) return before;
  if (before?.id === heard.id) return { ...before, turn: state.turn };
  const whom = reading.things.find(({ kind, name }) => kind === 'person' && name.length < 25)?.name;
  return { id: heard.id, turn: state.turn, ...(whom ? { whom } : {}) };
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

export function findMatter(id: string): Matter | undefined {
  return matters.find((matter) => matter.id === id);
}

const matterStays = 14;

function freshMatter({ matter, turn }: GuideState): MatterHeard | undefined {
  return matter && turn - matter.turn <= matterStays ? matter : undefined;
}
