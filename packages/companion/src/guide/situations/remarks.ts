import type { Remark } from '../content/angles/angle.ts';
import type { Situation } from '../content/situations/situation.ts';
import type { Heard } from '../heard-angles.ts';
import type { Thing } from '../state.ts';
import type { HeardSituation } from './hearing.ts';
import { situationId } from './situation-id.ts';

/** Situations looked at of one message. */
const most = 2;
/** Before most ways of saying things, behind the plainest and behind what is said to Haven or about the talk. */
const rankOfSituations = 5.5;
/** A small matter gives way to whatever else was said. */
const rankOfSlight = 2.5;

/** What may be answered to the situations of a message, with the one person or animal it names. */
export function remarksOf(heard: readonly HeardSituation[], things: readonly Thing[]): Heard[] {
  // Which person a sentence is about is too often somebody else than the one named.
  const named = things.filter(({ kind, name }) => kind === 'pet' && name.length < longestName);
  const who = named.length === 1 ? named[0]?.name : undefined;
  const isNamed = things.some(isByName);
  return heard.slice(0, most).map(({ situation, field, worth, stretch }) => ({
    angle: remarkOf(situation, isNamed),
    statement: stretch,
    match: stretch,
    slots: { who },
    told: { field, worth },
  }));
}

const longestName = 25;

/** Somebody, or an animal, known by name. */
export function isByName({ kind, name }: Thing): boolean {
  return kind !== 'event' && !name.startsWith('your ');
}

/** Nobody wants to be asked for a name they have given. */
export function asksName(line: string): boolean {
  return /\b(?:their|its) name\b|\bcall(?:ed)? them\b/u.test(line);
}

/** A situation as what may be answered to it. */
export function remarkOf({ id, say, ask, rest, glad, slight, loss }: Situation, isNamed: boolean): Remark {
  return {
    id: situationId(id),
    say,
    ask: isNamed ? ask.filter((line) => !asksName(line)) : ask,
    rest,
    alone: true,
    rank: slight ? rankOfSlight : rankOfSituations,
    ...(glad ? { tone: 'glad' as const } : slight ? { tone: 'any' as const } : {}),
    // Beside a death nothing else is taken up.
    ...(loss ? {} : { notInLoss: true as const }),
  };
}
