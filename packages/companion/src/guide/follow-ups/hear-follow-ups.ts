import type { Slots } from '../compose.ts';
import type { FollowUp } from '../content/follow-ups/follow-up.ts';
import { followUpFields } from '../content/follow-ups/follow-ups.ts';
import { keepsCapital } from '../language/capitals.ts';
import { pronounOfRole } from '../language/roles.ts';
import { turnRound } from '../language/turn-round.ts';
import type { Reading } from '../reading.ts';
import type { RankedSaying } from '../statements.ts';
import { patternOf } from './follow-up-words.ts';
import { headsIn, headsOf } from './pattern-heads.ts';

/** What is read of a statement, or of a phrase that stands for one. */
type StatementRead = Pick<RankedSaying, 'said' | 'from' | 'kind'>;

/** A statement of a message that something follows from, with the words for its lines. */
export interface HeardFollowUp {
  followUp: FollowUp;
  saying: StatementRead;
  slots: Slots;
}

/** What may be heard at all, before a pattern is compiled and tried. */
const fields = followUpFields.map(({ entries, notBeside }) => ({
  notBeside,
  candidates: entries.map((followUp) => ({ followUp, heads: headsOf(followUp.when) })),
}));
const patterns = new Map<FollowUp, RegExp>();
const heardBefore = new WeakMap<Reading, readonly HeardFollowUp[]>();

/** What follows from the statements of a message: from its point first, and from the longest words first. */
export function followUpsIn(reading: Reading): readonly HeardFollowUp[] {
  const before = heardBefore.get(reading);
  if (before) return before;
  const found = sayingsRead(reading)
    .flatMap((saying) => heardIn(saying, reading))
    .slice(0, mostHeard);
  heardBefore.set(reading, found);
  return found;
}

/** The point, whole and by its parts. */
function sayingsRead({ restated, sayings, echo, words, text }: Reading): StatementRead[] {
  const [point] = restated;
  // What stands beside the point is asked about only where there is no point to speak of.
  const found = point
    ? [point, ...sayings.slice(0, mostSayings).filter(({ from }) => from !== point.from && isWithin(from, point.from))]
    : sayings.slice(0, mostSayings);
  // "Since about June", in answer to a question, is no statement, and something follows from it all the same.
  if (found.length > 0 || words > longestPhrase) return found;
  const said = echo ?? turnRound(text.replace(/[.!?,\s]+$/u, ''));
  return said === undefined ? [] : [{ said: uncapitalized(said), from: text, kind: 'fact' }];
}

const longestPhrase = 12;

function uncapitalized(said: string): string {
  return /^\p{Lu}\p{Ll}/u.test(said) && !keepsCapital.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

function isWithin(part: string, whole: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}

const mostSayings = 5;
const mostHeard = 4;

function heardIn(saying: StatementRead, reading: Reading): HeardFollowUp[] {
  const said = saying.said.replace(leads, '');
  const words = headsIn(said);
  return fields
    .filter(({ notBeside }) => !notBeside?.test(reading.text))
    .flatMap(({ candidates }) => candidates)
    .filter(({ heads }) => !heads || [...heads].some((head) => words.has(head)))
    .flatMap(({ followUp }) => {
      const match = compiled(followUp).exec(said);
      if (!match || followUp.unless?.test(reading.text)) return [];
      return [{ followUp, saying, slots: slotsFor(match.groups?.['who'], reading.text), length: match[0].length }];
    })
    .sort((one, other) => other.length - one.length);
}

function compiled(followUp: FollowUp): RegExp {
  const known = patterns.get(followUp);
  if (known) return known;
  const pattern = patternOf(followUp.when);
  patterns.set(followUp, pattern);
  return pattern;
}

const leads = /^(?:(?:and|but|so|because|well|okay|maybe|then|also|yes|yeah|no|plus),? )+/iu;

/** "He", "she" or "they", as the word itself says, or else the rest of the message. */
export function slotsFor(who: string | undefined, text: string): Slots {
  if (!who) return {};
  const they = pronounFor(who, text);
  return they === 'they' ? { ...plural, whom: who } : { ...(they === 'he' ? ofHim : ofHer), whom: who };
}

function pronounFor(who: string, text: string): 'he' | 'she' | 'they' {
  if (/^(?:he|him)$/u.test(who)) return 'he';
  if (/^(?:she|her)$/u.test(who)) return 'she';
  if (/^(?:they|them)$/u.test(who)) return 'they';
  const known = pronounOfRole(who);
  if (known) return known;
  const isHe = /\b(?:he|him|his)\b/iu.test(text);
  const isShe = /\b(?:she|her|hers)\b/iu.test(text);
  return isHe === isShe ? 'they' : isHe ? 'he' : 'she';
}

const plural: Slots = {
  they: 'they',
  them: 'them',
  their: 'their',
  theyre: "they're",
  do: 'do',
  are: 'are',
  have: 'have',
  were: 'were',
};
const ofHim: Slots = {
  they: 'he',
  them: 'him',
  their: 'his',
  theyre: "he's",
  do: 'does',
  are: 'is',
  have: 'has',
  were: 'was',
};
const ofHer: Slots = {
  they: 'she',
  them: 'her',
  their: 'her',
  theyre: "she's",
  do: 'does',
  are: 'is',
  have: 'has',
  were: 'was',
};
