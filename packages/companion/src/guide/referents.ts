import type { Heard } from './heard-angles.ts';
import type { Reading } from './reading.ts';
import type { GuideState, Thing } from './state.ts';

/** "I'm going to message her now", when only Priya was spoken of, is said back as "message Priya". */
export function withReferents(reading: Reading, state: GuideState): Reading {
  const meant = onlyPersonNamed(reading, state);
  if (!meant) return reading;
  const named = (words: string) => nameIn(words, meant);
  return {
    ...reading,
    restated: reading.restated.map((one) => (one.about === 'self' ? { ...one, said: named(one.said) } : one)),
    angles: reading.angles.map((heard) => ({ ...heard, slots: withName(heard.slots, named) })),
  };
}

const freshTurns = 3;

/** The one person with a name in the last turns, when the message itself names nobody else. */
function onlyPersonNamed(reading: Reading, state: GuideState): Thing | undefined {
  if (reading.things.some(({ kind }) => kind === 'person' || kind === 'name' || kind === 'pet')) return undefined;
  const lately = state.things.filter(({ kind, heard }) => kind === 'person' && state.turn - heard <= freshTurns);
  const [only, other] = lately;
  return only && !other && /^\p{Lu}/u.test(only.name) ? only : undefined;
}

/** The first "her" or "him" that is an object; never "her car". */
function nameIn(words: string, { name, role = '' }: Thing): string {
  if (/\b(?:he|she|they|his)\b/iu.test(words)) return words;
  const wrong = female.test(role) ? 'him' : male.test(role) ? 'her' : undefined;
  return words.replace(object, (found) => (found.toLowerCase() === wrong ? found : name));
}

const object =
  /\b(?:her|him)\b(?=$|[,.;]| (?:now|later|today|tonight|tomorrow|first|about|anyway|back|that|to|if|on|for|at|again|and|or)\b)/iu;
const female = /\b(?:mom|mum|mother|sister|daughter|wife|girlfriend|grandma|aunt|niece)\b/u;
const male = /\b(?:dad|father|brother|son|husband|boyfriend|grandpa|uncle|nephew)\b/u;

function withName(slots: Heard['slots'], named: (words: string) => string): Heard['slots'] {
  return Object.fromEntries(Object.entries(slots).map(([slot, words]) => [slot, words && named(words)]));
}
