import { calledWith, type CareDetail, careDetails, cleanFor } from '../content/care-details.ts';
import type { Composer } from '../compose.ts';
import { turnRound } from '../language/turn-round.ts';
import type { Answer, Moment } from './answer.ts';

/**
 * What is said beside the danger ("I could give them to my sister"), answered for itself; nothing without such a detail, and at the
 * height of it only what is being done about it.
 */
export function answerDetail(moment: Moment, isAtHeight = false): Answer | undefined {
  const { state, reading } = moment;
  const risk = state.risk;
  if (!risk || risk.guessed || state.turn - risk.turn > freshTurns) return undefined;
  const found = careDetails.find(
    (detail) => (detail.atOnce || !isAtHeight) && isMeant(detail, reading.text, risk.kind),
  );
  if (!found) return undefined;
  const slots = slotsOf(found.when.exec(reading.text)?.groups ?? {});
  return {
    make: (composer) => composer.pick(found.lines.filter(saysBack), slots) ?? composer.pick(found.lines, slots),
    change: {
      pending: { kind: 'safety-question' },
      risk: { ...risk, replies: risk.replies + 1 },
    },
  };
}

/** Who answered the call and how long it took, as far as it was told. */
export function saidOfCall(text: string, composer: Composer): string | undefined {
  const name = /\b(?:named|called|name (?:is|was)) (\p{L}{2,14})\b/iu.exec(text)?.[1];
  if (name && !/^(?:me|her|him|them|it|the|in)$/iu.test(name))
    return composer.pick(calledWith.person, { name: name.charAt(0).toUpperCase() + name.slice(1) });
  const time = /\bfor (?:like |about |almost |over )?((?:\d+|an?|half an|two|twenty|ten) (?:minutes?|hours?))\b/iu.exec(
    text,
  )?.[1];
  return time ? composer.pick(calledWith.time, { time }) : undefined;
}

/** "61 days clean": that they count, before the words for the urge. */
export function saidOfDays(text: string, composer: Composer): string | undefined {
  const time = /\b(\d{1,4} (?:days|weeks|months|years)) (?:clean|free|without)\b/iu.exec(text)?.[1];
  return time ? composer.pick(cleanFor, { time }) : undefined;
}

/** A line with a word of the person's goes before one without. */
function saysBack(line: string): boolean {
  return line.includes('{');
}

const freshTurns = 8;

function isMeant({ when, unless, kinds }: CareDetail, text: string, kind: string): boolean {
  return when.test(text) && !unless?.test(text) && (!kinds || kinds.includes(kind));
}

function slotsOf(groups: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(groups).map(([name, words]) => [name, words && turnRound(words)]));
}
