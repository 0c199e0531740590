import { messageLanguage } from '#guide/message-language.ts';
import { namedThings } from '#guide/named-things.ts';
import { spanishThings } from '#guide/spanish/named-things.ts';
import type { Thing } from '#guide/state.ts';
import { tidy } from '#guide/language/tidy.ts';
import { isPrivate } from './private-matters.ts';
import { selfStatements } from './self-statements.ts';
import { spanishStatements } from './spanish-statements.ts';

export const factKinds = ['pet', 'person', 'event', 'self', 'helps'] as const;
export type FactKind = (typeof factKinds)[number];

/** Something worth knowing the next time, as said to the person: "your dog is called Biscuit". */
export interface Fact {
  kind: FactKind;
  /** The same for the same fact, however it is worded; a forgotten key never comes back. */
  key: string;
  text: string;
  /** For something that has a day: the day, YYYY-MM-DD. It is of no use some weeks later. */
  dueOn?: string;
}

/** A message says a few things at most that are worth keeping. */
const mostOfMessage = 4;

/**
 * What a message tells about its writer that is worth knowing the next time: names, dates, work, home, what helps. Statements only: no question, no supposition, nothing of the past, nothing about illness, and
 * nothing quoted. The caller leaves out messages that speak of risk.
 */
export function factsIn(message: string, now: Date): Fact[] {
  const read = message.slice(0, longestRead);
  const told = messageLanguage(read, 'en') === 'es' ? toldInSpanish(read, now) : toldInEnglish(read, now);
  const facts = told.filter(({ text }) => !isPrivate(text));
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  return [...byKey.values()].slice(0, mostOfMessage);
}

const longestRead = 4_000;

function toldInEnglish(message: string, now: Date): Fact[] {
  const tidied = tidy(message).replaceAll(/"[^"]*"/gu, ' ');
  return [...namedThings(tidied, 0, now).flatMap(factOf), ...selfStatements(tidied)];
}

function toldInSpanish(message: string, now: Date): Fact[] {
  const unquoted = message.replaceAll(/["“«][^"”»]*["”»]/gu, ' ');
  return [...spanishThings(unquoted, 0, now).flatMap(spanishFactOf), ...spanishStatements(unquoted)];
}

/** The same key as in English would be another fact: who writes in both languages is known in both. */
function spanishFactOf({ kind, name, role, date }: Thing): Fact[] {
  if ((kind === 'pet' || kind === 'person') && role)
    return [{ kind, key: `${kind}:${role.toLowerCase()}:${name.toLowerCase()}`, text: `${role} se llama ${name}` }];
  if (kind !== 'event' || !date || medical.test(name)) return [];
  return [{ kind, key: `event:${name.toLowerCase()}:${date}`, text: `${name} es el ${spanishDay(date)}`, dueOn: date }];
}

/** Illness is nobody's to keep. */
const medical = /operación|cita|médic/iu;

/** A name or a date makes a thing worth remembering; "your sister" alone is not. */
function factOf({ kind, name, role, date }: Thing): Fact[] {
  if ((kind === 'pet' || kind === 'person') && role)
    return [{ kind, key: `${kind}:${role.toLowerCase()}:${name.toLowerCase()}`, text: `${role} is called ${name}` }];
  if (kind === 'event' && date)
    return [{ kind, key: `event:${name.toLowerCase()}:${date}`, text: `${name} is on ${dayName(date)}`, dueOn: date }];
  return [];
}

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

const spanishDayFormat = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "viernes 6 de marzo". */
function spanishDay(date: string): string {
  return spanishDayFormat.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

function dayName(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}
