import type { Word } from '#text/tokens.ts';
import type { Stretch } from './cue-index.ts';
import {
  askers,
  asides,
  beforePronouns,
  conditions,
  ownVerbs,
  presentVerbs,
  reporters,
  subjects,
  wordSet,
} from './statement.ts';

const plainWords = wordSet(
  'die kill killing hang hanging shoot suicide alive live living exist existing hurt hurting cut cutting dead ' +
    'matar matarme suicidarme ahorcar ahorcarme colgarme morirme muerta muerto vivir viviendo existir cortar cortarme cortando lastimarme quemarme',
);
/** What is being done to oneself at this moment. */
const deeds = wordSet('cutting hurting killing hanging');
/** Words that say nothing of their own beside what a rule saw. */
const fillers = wordSet(
  'i am was were just really so and but still also please honestly now haven ok well um tonight today again anymore bad badly much want wanna wish going gonna will need do not to ' +
    'yo me ya a solo y pero no quiero voy pienso deseo estoy ojala estuviera esta noche hoy ahora otra vez seguir mas',
);
/** Another statement begins with them, though no comma stands before. */
const openers = wordSet('and but so because cause then since i he she they we it my y pero porque pues el ella mi');
/** "i wish i was dead" begins with the first "i". */
const wishes = wordSet('wish');
const pastWords = wordSet('was were era tenia');
const mostAround = 1;
const longestStatement = 24;

/**
 * Somebody says in so many words of themselves, here and now, what a rule saw, in a statement that says nothing else: "work was fine, i
 * want to die". Whatever stands beside it does not make that harmless.
 */
export function isSaidOutright(at: Stretch, all: readonly Word[]): boolean {
  const from = beginningOf(at, all);
  const to = endOf(at, all);
  if (from === undefined || all[at.from]?.quoted || isShame(from, all)) return false;
  const said = all.slice(from, to + 1);
  if (!said.some(({ word }, i) => from + i >= at.from && from + i <= at.to && plainWords.has(word))) return false;
  const verb = said.find(({ word }, i) => (i > 0 || ownVerbs.has(word)) && !asides.has(word) && word !== 'am')?.word;
  if (!verb || !(presentVerbs.has(verb) || deeds.has(verb) || ownVerbs.has(verb))) return false;
  const around = said.filter(({ word }, i) => (from + i < at.from || from + i > at.to) && !fillers.has(word));
  return around.length <= mostAround && !isConditional(from, to, all);
}

/** "Me quiero morir" is said of any embarrassment, "quiero morirme" is not. */
function isShame(from: number, all: readonly Word[]): boolean {
  return all[from - 1]?.word === 'me' && all[from]?.word === 'quiero' && all[from + 1]?.word === 'morir';
}

/** The "I" the statement begins with, if nothing stands before it that reports it. */
function beginningOf(at: Stretch, all: readonly Word[]): number | undefined {
  for (let i = at.to; i >= 0 && i > at.to - longestStatement; i--) {
    const word = all[i];
    if (!word || word.sentence !== all[at.to]?.sentence) return undefined;
    const isVerb = ownVerbs.has(word.word);
    if (!isVerb && (!subjects.has(word.word) || wishes.has(all[i - 1]?.word ?? ''))) continue;
    const before = isVerb ? beforePronouns(i, all) : i - 1;
    return isLedOn(all[before], word) ? undefined : i;
  }
  return undefined;
}

/** Behind such a word it is thought, told or asked, not said. */
function isLedOn(before: Word | undefined, word: Word): boolean {
  return before?.sentence === word.sentence && (reporters.has(before.word) || askers.has(before.word));
}

function endOf(at: Stretch, all: readonly Word[]): number {
  let to = at.to;
  while (to - at.to < longestStatement) {
    const next = all[to + 1];
    if (!next || next.clause !== all[to]?.clause || openers.has(next.word)) break;
    to += 1;
  }
  return to;
}

function isConditional(from: number, to: number, all: readonly Word[]): boolean {
  const next = all[to + 1];
  if (next && next.clause === all[to]?.clause && conditions.has(next.word)) return true;
  for (let i = from - 1; i >= 0 && i > from - longestStatement && all[i]?.sentence === all[from]?.sentence; i--)
    if (conditions.has(all[i]?.word ?? '') && !isOnce(i, all)) return true;
  return false;
}

/** "When i was a kid …" is no condition. */
function isOnce(i: number, all: readonly Word[]): boolean {
  return [all[i + 1], all[i + 2]].some((word) => word !== undefined && pastWords.has(word.word));
}
