import { pronounOfRole } from '../language/roles.ts';
import { isEnglishThing } from '../spanish/named-things.ts';
import type { Moment } from './answer.ts';

const nearby =
  /\b(?:knocking|brought me|brought (?:tea|food|soup|water)|is (?:here|with me|home|coming|on (?:his|her|their) way|sitting with me)|are (?:here|with me|home|coming)|came (?:in|over|home|by)|(?:called|calling|texted) (?:my|him|her|them|988|911)|sitting with me|staying with me|lives? (?:\S+ minutes? (?:off|away)|close by|nearby|next door|upstairs|downstairs|down the (?:road|street|hall)|around the corner)|in the (?:other|next|living) room|(?:down|up)stairs|asleep next door)\b/iu;

/** Who is near, in words that can be said back. */
export function personNear({ reading, state }: Moment): string | undefined {
  if (
    state.risk?.guessed ||
    !nearby.test(reading.text) ||
    /\b(?:not|nobody|no one|isn't|aren't|never)\b/iu.test(reading.text)
  )
    return undefined;
  const told = /\b(?:my|our) (roommate|flatmate|housemate|neighbor)s?\b/iu.exec(reading.text)?.[1];
  if (told) return `your ${told.toLowerCase()}`;
  const named = [...reading.things, ...state.things.toReversed()].find(
    (thing) => thing.kind === 'person' && isEnglishThing(thing),
  );
  return named && pronounOfRole(named.role ?? named.name) !== 'they' ? named.name : 'someone';
}
