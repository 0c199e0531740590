import { cues } from './content/cues/cues.ts';
import type { Cue } from './content/cues/cue.ts';
import { isMatterOfLoss } from './matter.ts';
import type { Reading } from './reading.ts';
import type { GuideState, Thing } from './state.ts';

/** What a conversation is about for a while: a cue by its id, and whom or what it concerns, in words to be said back. */
export interface Thread {
  cue: string;
  focus?: string;
  turn: number;
}

/** The cue a conversation is about, while that is fresh. */
export function threadCue({ thread, turn }: GuideState): Cue | undefined {
  const cue = thread && cues.find(({ id }) => id === thread.cue);
  return cue && turn - thread.turn <= (cue.loss ? lossStays : threadStays) ? cue : undefined;
}

/** Whether somebody has died, or is dying, in this conversation or this message. */
export function isLoss(state: GuideState, reading: Reading): boolean {
  return threadCue(state)?.loss === true || isMatterOfLoss(state, reading) || reading.cues.some(({ loss }) => loss);
}

/** The thread after a message. A loss stays until another loss is told. */
export function threadAfter(state: GuideState, reading: Reading): Thread | undefined {
  const before = threadCue(state);
  const heard = reading.cues.find(({ thread }) => thread);
  const named = reading.things.find(({ kind }) => kind === 'name')?.name;
  if (!heard || (before?.loss && !heard.loss)) return withName(state.thread, named);
  const focus = named ?? focusOf(heard, reading) ?? (state.thread?.cue === heard.id ? state.thread.focus : undefined);
  return { cue: heard.id, turn: state.turn, ...(focus ? { focus } : {}) };
}

/** Whom or what a cue is about: the animal named, or the person who died. */
export function focusOf(cue: Cue, { things, text }: Reading): string | undefined {
  if (cue.id === 'pet-loss') return lastOf(things, 'pet');
  if (cue.id !== 'death') return undefined;
  const found = died.exec(text)?.[1] ?? lost.exec(text)?.[1];
  if (!found) return onlyOneWho(things, text);
  const known = things.find(({ role, kind }) => kind === 'person' && role === `your ${found.toLowerCase()}`);
  return known?.name ?? `your ${found.toLowerCase()}`;
}

/** "My wife was named Dorothy. She passed in March.": nobody else can be meant. */
function onlyOneWho(things: readonly Thing[], text: string): string | undefined {
  const people = things.filter(({ kind }) => kind === 'person');
  return people.length === 1 && /\b(?:he|she) (?:has |just )?(?:died|passed)\b/iu.test(text)
    ? people[0]?.name
    : undefined;
}

const threadStays = 6;
const lossStays = 14;

const kin =
  'mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|nana|gran|brother|sister|son|daughter|husband|wife|partner|friend|uncle|aunt|cousin|baby|best friend';
/** The last relative before the word; another person's ("my friend's dad") is nobody's to ask after by name. */
const died = new RegExp(
  `^.*?(?<!(?:'s|\\bhis|\\bher|\\btheir|\\bthe|\\ba) )\\b(${kin})\\b(?!'s)(?:(?!\\b(?:${kin})\\b).){0,25}\\b(?:died|passed|is gone|was killed)`,
  'iu',
);
const lost = new RegExp(`\\blost (?:my|our) (?:\\w+ )?(${kin})\\b`, 'iu');

function lastOf(things: readonly Thing[], kind: Thing['kind']): string | undefined {
  return things.findLast((thing) => thing.kind === kind)?.name;
}

function withName(thread: Thread | undefined, named: string | undefined): Thread | undefined {
  return thread && named ? { ...thread, focus: named } : thread;
}
