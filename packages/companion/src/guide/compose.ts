import { findRuleViolation } from '#guard/check-reply.ts';
import { capitalized } from './language/capitals.ts';
import type { Answer } from './respond/answer.ts';
import { createRandom, shuffled, type Random } from './random.ts';
import {
  openSaid,
  overlapOf,
  recencyOf,
  repeatsSentence,
  type SaidBefore,
  type SaidIndex,
  sentencesOf,
  wordsOf,
} from './said-before.ts';

/** Words for the slots of a line: {said}, {feeling} … A capital in the slot's name gives the words a capital. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** Chooses lines for one draft of a reply and remembers which. */
export interface Composer {
  random: Random;
  /** A line whose slots can all be filled: one not yet used if there is one, else the one used longest ago. */
  pick(pool: readonly string[], slots?: Slots, lead?: string): string | undefined;
  /** The line used longest ago, even if it was said before: for danger, where silence would be worse than saying it again. */
  pickAgain(pool: readonly string[]): string | undefined;
  /** True with the given chance. */
  chance(share: number): boolean;
  /** As what the lines picked from now on count that are not known by themselves ("direct:normal"). */
  as?: string | undefined;
  /** Which of several answers makes this draft. */
  by?: Answer | undefined;
  templates: string[];
  /** What was picked, line by line, with its words in place. */
  parts: Part[];
}

/** A line of a draft, as it is written and as it is said. */
export interface Part {
  line: string;
  text: string;
  /** The words of the message that it says back. */
  said?: string | undefined;
  /** What it was picked for, where that was told. */
  as?: string | undefined;
}

/** A reply that could be given. */
export interface Draft {
  text: string;
  parts: readonly Part[];
}

export interface Limits {
  words: number;
  /** Words in common with one earlier reply, of the shorter of the two; 0.6 is the rule. */
  overlap: number;
}

export interface Settled {
  text: string;
  templates: readonly string[];
  /** Which of several answers made it. */
  by?: Answer | undefined;
}

/**
 * Makes drafts until one says nothing twice: no earlier sentence, at most the allowed share of words in common with any
 * earlier reply, at most one question, within the word limit, and nothing the guard forbids. If none is perfect the
 * best is taken; a draft that the guard forbids never is.
 */
export function settle(
  said: SaidBefore,
  seed: string,
  limits: Limits,
  make: (composer: Composer) => string | undefined,
  styled: (text: string) => string = (text) => text,
  weigh?: (draft: Draft) => number,
): Settled | undefined {
  const index = openSaid(said);
  if (weigh) {
    const weighed = weightiest(index, seed, limits, make, styled, weigh);
    if (weighed) return weighed;
  }
  let best: (Settled & { faults: number }) | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const composer = createComposer(index, createRandom(`${seed}:${attempt}`), styled);
    const text = withOneLead(make(composer)?.replace(/\s+/gu, ' ').trim());
    if (!text || findRuleViolation(text)) continue;
    const faults = faultsOf(index, text, limits);
    const { templates, by } = composer;
    if (!best || faults < best.faults) best = { text, templates, by, faults };
    if (faults === 0 || (attempt >= settlesAfter && best.faults < goodEnough)) break;
  }
  return best;
}

/** Of many drafts without a fault the one that weighs most; the seed decides which there are. */
function weightiest(
  index: SaidIndex,
  seed: string,
  limits: Limits,
  make: (composer: Composer) => string | undefined,
  styled: (text: string) => string,
  weigh: (draft: Draft) => number,
): Settled | undefined {
  const drafts = new Map<string, Settled & { weight: number }>();
  for (let attempt = 0; attempt < attempts && drafts.size < mostWeighed; attempt += 1) {
    const composer = createComposer(index, createRandom(`${seed}:${attempt}`), styled);
    const text = withOneLead(make(composer)?.replace(/\s+/gu, ' ').trim());
    if (!text || drafts.has(text) || faultsOf(index, text, limits) > 0) continue;
    const { templates, parts, by } = composer;
    drafts.set(text, { text, templates, by, weight: weigh({ text, parts }) });
  }
  return [...drafts.values()]
    .sort((one, other) => other.weight - one.weight)
    .find(({ text }) => !findRuleViolation(text));
}

const mostWeighed = 20;

/** "Easy now: you came. Easy now: that was a step": such a word stands once in a reply. */
function withOneLead(text: string | undefined): string | undefined {
  return text?.replace(
    /^(\p{Lu}[^.?!:,]{1,22}[:,]) (.+?[.?!] )\1 (\p{L})/u,
    (_found, lead: string, first: string, letter: string) => `${lead} ${first}${letter.toUpperCase()}`,
  );
}

/** "Oh, oh no": one such word is enough. */
const interjects =
  /^(?:Oh|Ooh|Ouch|Ugh|Aw+|Ah|Ha|Wow|Phew|Oof|Hm|Yes|No|Nice|Congratulations|Yay|Fingers|Good luck)\b/u;
/** "So and not to you": what goes on from the person's words needs none. */
const goesOn = /^(?:And|But|So|As|After|In|On|With|Without|Not|Then|Like|Which|Who|Even|Again|Still|Right)\b/u;

/** A line with a word or two before it ("Oh, "): its first letter becomes small, unless it is an "I". */
export function led(whole: string, lead: string): string {
  if (
    !lead ||
    /^(?:I\b|“|[^\p{L}{])/u.test(whole) ||
    interjects.test(whole) ||
    (!whole.endsWith('?') && goesOn.test(whole))
  )
    return whole;
  const line = whole.replace(/^So,? (?!(?:much|little|small|sudden|far)\b)/u, '');
  const rest = line.startsWith('{')
    ? `{${line.charAt(1).toLowerCase()}${line.slice(2)}`
    : line.charAt(0).toLowerCase() + line.slice(1);
  return `${lead} ${rest}`;
}

/** A line with its slots filled, or nothing when a slot has no words. */
export function fill(line: string, slots: Slots): string | undefined {
  let complete = true;
  const filled = withArticles(line, slots).replace(/\{(\w+)\}/gu, (_match, name: string) => {
    const value = slots[name] ?? capital(slots[name.charAt(0).toLowerCase() + name.slice(1)], name);
    if (!value) complete = false;
    return value ?? '';
  });
  return complete ? tidyLine(filled) : undefined;
}

const attempts = 64;
/** From this attempt on a draft that only shares a few words too many is taken. */
const settlesAfter = 14;
const goodEnough = 1.5;
/** A reply of a word or two has all its words in common with some other. */
const fewestWords = 4;

function capital(value: string | undefined, name: string): string | undefined {
  return value && /^\p{Lu}/u.test(name) ? capitalized(value) : undefined;
}

/** "a {situation} thing" becomes "an exhausting thing", by the word that fills the slot. */
function withArticles(line: string, slots: Slots): string {
  return line.replace(/\b([Aa]) (?=\{(\w+)\})/gu, (found, article: string, name: string) =>
    /^(?:[aeio]|un(?!i))\p{L}/iu.test(slots[name] ?? '') ? `${article}n ` : found,
  );
}

/** A filled name may begin a sentence; marks do not double. */
function tidyLine(line: string): string {
  return line
    .replace(/([.?!]["”]?)\.(?!\.)/gu, '$1')
    .replace(
      /(?<!\b[ap]\.m)([.?!]\s+)(\p{Ll})/giu,
      (_match, mark: string, letter: string) => mark + letter.toUpperCase(),
    );
}

function createComposer(said: SaidIndex, random: Random, styled: (text: string) => string): Composer {
  const templates: string[] = [];
  const parts: Part[] = [];
  const composer: Composer = {
    random,
    templates,
    parts,
    chance: (share) => random() < share,
    pickAgain(pool) {
      const [oldest] = [...pool].sort((one, other) => recencyOf(said, one) - recencyOf(said, other));
      if (oldest) {
        templates.push(oldest);
        parts.push({ line: oldest, text: oldest, as: composer.as });
      }
      return oldest;
    },
    pick(pool, slots = {}, lead = '') {
      let chosen: { line: string; text: string; recency: number } | undefined;
      for (const line of shuffled(pool, random)) {
        const recency = recencyOf(said, line);
        if (templates.includes(line) || (chosen && recency >= chosen.recency)) continue;
        const filled = fill(led(line, lead), slots);
        const text = filled && styled(filled);
        if (text && !repeatsSentence(said, text)) chosen = { line, text, recency };
        if (chosen?.recency === 0) break;
      }
      if (!chosen) return undefined;
      templates.push(chosen.line);
      parts.push({ line: chosen.line, text: chosen.text, said: slots['said'], as: composer.as });
      return chosen.text;
    },
  };
  return composer;
}

function faultsOf(said: SaidIndex, text: string, limits: Limits): number {
  const words = wordsOf(text).length;
  const questions = text.match(/\?/gu)?.length ?? 0;
  const sentences = sentencesOf(text);
  let faults = 0;
  if (repeatsSentence(said, text)) faults += 4;
  if (new Set(sentences).size < sentences.length) faults += 4;
  if (words > limits.words) faults += 4 + (words - limits.words) / 10;
  if (words < fewestWords) faults += 1;
  if (questions > 1) faults += 4;
  if (/!/u.test(text)) faults += 2;
  const overlap = overlapOf(said, text);
  if (overlap > limits.overlap) faults += 1 + (overlap - limits.overlap) * 5;
  return faults;
}
