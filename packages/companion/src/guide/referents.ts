import type { Heard } from './heard-angles.ts';
import type { Restated } from './language/restate.ts';
import { pronounOfRole } from './language/roles.ts';
import type { Reading } from './reading.ts';
import type { GuideState, Thing } from './state.ts';
import type { RankedSaying } from './statements.ts';

/** "I'm going to message her now", when only Priya was spoken of, is said back as "message Priya". */
export function withReferents(heard: Reading, state: GuideState, lastReply = ''): Reading {
  const reading = withSubjects(heard, state, lastReply);
  const meant = onlyPersonNamed(reading, state);
  if (!meant) return reading;
  const named = (words: string) => nameIn(words, meant);
  const withNamed = (one: RankedSaying) => (one.about === 'self' ? { ...one, said: named(one.said) } : one);
  return {
    ...reading,
    sayings: reading.sayings.map(withNamed),
    restated: reading.restated.map(withNamed),
    angles: reading.angles.map((angle) => ({ ...angle, slots: withName(angle.slots, named) })),
  };
}

const freshTurns = 3;

/**
 * "He moved to the hospice" is said back as "Arthur moved to the hospice", where nobody else can be meant: one person in
 * the message, or none in it and one in the last turns. Not right after Haven has said the name.
 */
function withSubjects(reading: Reading, state: GuideState, lastReply: string): Reading {
  const meant = onlySubject(reading, state);
  if (!meant || lastReply.includes(meant.name)) return reading;
  // Each may be said alone, and then it has to say whom it is about.
  const named = (one: RankedSaying): RankedSaying =>
    namesItself(one, meant, reading.text) || comesAfter(one, meant, reading.text)
      ? one
      : { ...one, said: subjectIn(one.said, meant) };
  return { ...reading, sayings: reading.sayings.map(named), restated: reading.restated.map(named) };
}

function onlySubject({ things, text }: Reading, state: GuideState): Thing | undefined {
  const here = things.filter(({ kind }) => kind === 'person' || kind === 'name' || kind === 'pet');
  const others = text.match(anybodyElse)?.length ?? 0;
  if (here.length > 0) return here.length === 1 && others <= 1 ? here[0] : undefined;
  const lately = state.things.filter(({ kind, heard }) => kind === 'person' && state.turn - heard <= freshTurns);
  const [only] = lately;
  // Across turns "he" may be somebody who was never named; only a word that tells he from she is proof enough.
  const isTold = only !== undefined && /^s?he$/u.test(pronounOf(only) ?? '');
  return others === 0 && lately.length === 1 && isTold && !hasRival(only, state) ? only : undefined;
}

/** "He", after a father and a brother, may still be the father, though the brother was named last. */
function hasRival(meant: Thing, { things }: GuideState): boolean {
  return things.some((thing) => thing !== meant && thing.kind === 'person' && pronounOf(thing) === pronounOf(meant));
}

/** As far as the word tells that says who they are to the writer. */
function pronounOf({ name, role }: Thing): ReturnType<typeof pronounOfRole> {
  return pronounOfRole(role ?? name);
}

/** "I told my daughter and she laughed": whom it is about stands in the same sentence. */
function namesItself({ from }: Restated, { name }: Thing, text: string): boolean {
  const noun = name.split(' ').at(-1) ?? name;
  const sentence = text.split(/(?<=[.!?])\s+/u).find((part) => part.includes(from));
  return sentence?.toLowerCase().includes(noun.toLowerCase()) ?? true;
}

/** "She called me first. Before our mother.": who is named behind is not who was meant before. */
function comesAfter({ from }: Restated, { name }: Thing, text: string): boolean {
  const noun = (name.split(' ').at(-1) ?? name).toLowerCase();
  const at = text.toLowerCase().indexOf(noun);
  return at >= 0 && at > text.indexOf(from);
}

function subjectIn(said: string, meant: Thing): string {
  const { name } = meant;
  const found = /^(he|she)('s)?(?= )/u.exec(said);
  if (
    !found ||
    name.length > 24 ||
    several.test(name) ||
    otherPronoun[pronounOf(meant) ?? 'they'] === found[1] ||
    said.includes(name)
  )
    return said;
  const rest = said.slice(found[0].length);
  return `${name}${found[2] ? (done.test(rest) ? ' has' : ' is') : ''}${rest}`;
}

/** After "he's": he has, and not he is. */
const done =
  /^ (?:already |just |never |always |only )?(?:been|gone|had|got|gotten|heard|seen|said|told|done|made|taken|given|known|kept|lost|left|met|put|become|come|found|felt|thought|\p{L}+ed)\b/u;

const several =
  /\b(?:kids|children|parents|girls|boys|friends|mates|coworkers|colleagues|team|family|in-laws|twins)\b/iu;

/** Words for people: with two of them in a message, "he" may be either. */
const anybodyElse =
  /\b(?:mom|mum|mother|dad|father|sister|brother|wife|husband|son|daughter|kids?|boys?|girls?|friends?|mates?|boss|manager|partner|boyfriend|girlfriend|teacher|doctor|nurse|guy|man|woman|lady|ex|uncle|aunt|cousin|grandma|grandpa|roommate|coworker|colleague|neighbor|baby)\b/giu;

/** The one person with a name in the last turns, when the message itself names nobody else. */
function onlyPersonNamed(reading: Reading, state: GuideState): Thing | undefined {
  if (reading.things.some(({ kind }) => kind === 'person' || kind === 'name' || kind === 'pet')) return undefined;
  const lately = state.things.filter(({ kind, heard }) => kind === 'person' && state.turn - heard <= freshTurns);
  const [only, other] = lately;
  return only && !other && /^\p{Lu}/u.test(only.name) ? only : undefined;
}

/** The first "her" or "him" that is an object; never "her car". */
function nameIn(words: string, meant: Thing): string {
  if (/\b(?:he|she|they|his)\b/iu.test(words)) return words;
  const wrong = otherObject[pronounOf(meant) ?? 'they'];
  return words.replace(object, (found) => (found.toLowerCase() === wrong ? found : meant.name));
}

const object =
  /\b(?:her|him)\b(?=$|[,.;]| (?:now|later|today|tonight|tomorrow|first|about|anyway|back|that|to|if|on|for|at|again|and|or)\b)/iu;
const otherPronoun = { he: 'she', she: 'he', they: undefined } as const;
const otherObject = { he: 'her', she: 'him', they: undefined } as const;

function withName(slots: Heard['slots'], named: (words: string) => string): Heard['slots'] {
  return Object.fromEntries(Object.entries(slots).map(([slot, words]) => [slot, words && named(words)]));
}
