import type { Word } from '#text/tokens.ts';
import { harmlessEvidence, takenBack } from './by-rules.ts';
import type { Found } from './by-rules.ts';
import { hasHarmWords } from './harm-words.ts';
import type { Readable } from './model/features.ts';
import { scoreOf } from './model/score.ts';
import type { Scorable, Score, Scorer } from './model/score.ts';
import { phraseRule } from './phrases.ts';
import { lessSerious, moreSerious, rankOf } from './risk.ts';
import type { Tier } from './risk.ts';

/**
 * From which chance of risk on a message is called so serious, by what the rules call it. The model has weighed what the rules noticed;
 * chosen by leaving out whole files of the corpus, by the development part, by turns of ordinary talk and by the figures of all parts (010).
 */
const floors: Record<Tier, { elevated: number; quiet: number }> = {
  none: { elevated: 0.84, quiet: 0.66 },
  quiet: { elevated: 0.89, quiet: 0.5 },
  elevated: { elevated: 0.5, quiet: 0.3 },
  imminent: { elevated: 0.35, quiet: 0.2 },
};
/** Added where a denial, a story or a saying took all risks back that the rules saw: such a message is in earnest or says nothing. */
const moreWhenTakenBack = { elevated: 0.07, quiet: 0.2 };
/** Added to a message of few words that no rule takes for more than a hint: too little is said to be sure. */
const moreWhenShort = { elevated: 0.07, quiet: 0.17 };
const longestShort = 5;
/** Added to a message of many words that no rule takes for more than a hint: in a story some words are grave by chance. */
const moreWhenLong = { elevated: 0.04, quiet: 0.2 };
const longestPlain = 25;
/** Added where it is told what a dark word is about. */
const moreWhenHarmless = { elevated: 0.17, quiet: 0.25 };
/** No message must be surer than this. */
const mostAsked = 0.97;
/**
 * A risk is imminent when so much of its chance is, by what the rules call it: they have looked for intent and time. Low, as a missed
 * emergency is worse than a plain risk taken too seriously.
 */
const imminentShare: Record<Tier, number> = { none: 0.55, quiet: 0.55, elevated: 0.8, imminent: 0.25 };
/** With so few words around what a rule saw, nothing is there that could make it harmless: on the corpus it was in 9 of 637 cases. */
const fewestAround = 1;
/** The model alone says nothing of fewer words: "bye", "done", "yes" mean what was said before them. */
const fewestWords = 3;

/**
 * What the rules found, weighed by the model: it raises what they miss and lowers what they mistake, but neither the phrase list nor a
 * message that says nothing else.
 */
export function weighByModel(readable: Scorable, found: readonly Found[], scorer: Scorer = scoreOf): readonly Found[] {
  const { words } = readable;
  if (words.length === 0) return found;
  const ruled = found.reduce<Tier>((highest, { tier }) => moreSerious(highest, tier), 'none');
  if (found.some(({ rule }) => rule === phraseRule.id)) return found;
  if (rankOf(ruled) >= rankOf('elevated') && isDisguised(readable)) return found;
  if (found.length === 0 && saysTooLittle(readable)) return found;
  // What a rule saw must not drown in harmless sentences around it.
  const score = scorer(readable, rankOf(ruled) >= rankOf('elevated'));
  const tier = moreSerious(tierOf(score, ruled, readable), leastOf(found, words));
  if (tier === 'none' || isHarmWithoutWords(score, found, readable)) return [];
  if (rankOf(tier) <= rankOf(ruled)) return found.map((one) => ({ ...one, tier: lessSerious(one.tier, tier) }));
  const place = found.length > 0 ? firstPlaceOf(found) : placeOf(score, words);
  return [...found, { kind: kindOf(score, found), tier, rule: 'model', ...place }];
}

/** Danger from somebody else, guessed where not a word tells of it. */
function isHarmWithoutWords({ risk, findKind }: Score, found: readonly Found[], { text }: Readable): boolean {
  return found.length === 0 && risk < sureOfHarm && !hasHarmWords(text) && findKind() === 'abuse';
}

const sureOfHarm = 0.93;

/** Words typed as one ("imgonnadothis"): the model has learned nothing of such letters, the rules read through them. */
function isDisguised({ words, text }: Readable): boolean {
  return words.length >= fewestWords && !/\s/u.test(text.trim());
}

/** Nothing for the model to read: hardly a word, an age, a mere denial, or a script it has not learned. */
function saysTooLittle(readable: Readable): boolean {
  const { words } = readable;
  return words.length < fewestWords || isAge(words) || isMereDenial(readable) || isInOtherScript(readable);
}

/** "im 16", "tengo 40 años": what many say of themselves before something else, of which the model has learned the something else. */
function isAge(words: readonly Word[]): boolean {
  return words.some(({ word }) => /^\d+$/.test(word)) && words.every(({ word }) => partOfAge.test(word));
}

const partOfAge = /^(?:\d{1,2}|i|i'm|am|im|my|age|is|just|turned|only|years?|old|yo|tengo|anos|cumpli)$/;

/** "I'm not going to kill myself": a denial and not a word more is none, however often it stands before the opposite. */
function isMereDenial({ words, evidence }: Readable): boolean {
  const isDenied = evidence.some(({ name }) => name === takenBack) && words.some(({ word }) => denials.has(word));
  return isDenied && words.every(({ word }) => ofDenials.has(word));
}

const denials = new Set(['no', 'nope', 'not', 'never', 'nunca', 'jamas']);

const ofDenials = new Set(
  (
    'no nope not never i am do did will would have could going gonna planning plan thinking think want wanna feel to of about ever or and any intention ' +
    'really just honestly promise swear ok kill killing myself me die dying hurt harm hurting harming suicide suicidal end my own life anyone anybody others ' +
    'yo nunca jamas soy estoy voy quiero pienso pensando a en de matarme morir morirme suicidarme lastimarme hacerme dano suicida quitarme la vida'
  ).split(' '),
);

const onlyAscii = /^[\0-\x7f]*$/;

/** The model has learned languages in Latin letters only: of others it reads nothing but noise. */
function isInOtherScript({ text }: Readable): boolean {
  if (onlyAscii.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin < letters / 2;
}

/** What the rules say at least: of what is said outright, and of a message that says nothing else. */
function leastOf(found: readonly Found[], words: readonly Word[]): Tier {
  const outright = found
    .filter((one) => one.outright)
    .reduce<Tier>((most, { tier }) => moreSerious(most, tier), 'none');
  const serious = found.filter(({ tier }) => rankOf(tier) >= rankOf('elevated'));
  if (serious.length === 0) return outright;
  const around = words.filter((word) => !serious.some(({ start, end }) => word.start < end && word.end > start));
  return around.length <= fewestAround ? moreSerious(outright, 'elevated') : outright;
}

/** From which chance on this message is called so serious. */
function floorFor({ words, evidence }: Readable, ruled: Tier, tier: 'elevated' | 'quiet'): number {
  const floor = floors[ruled][tier];
  if (rankOf(ruled) > rankOf('quiet')) return floor;
  const long = words.length > longestPlain ? moreWhenLong[tier] : 0;
  // What a rule calls a hint is not asked for more to be one.
  if (ruled === 'quiet' && tier === 'quiet') return floor + long;
  const isTakenBack = ruled === 'none' && evidence.some(({ name }) => name === takenBack);
  const short = words.length <= longestShort ? moreWhenShort[tier] : 0;
  const isHarmless = evidence.some(({ name }) => name === harmlessEvidence);
  const told = isHarmless ? moreWhenHarmless[tier] : 0;
  const more = (isTakenBack ? moreWhenTakenBack[tier] : 0) + short + long + told;
  return Math.min(mostAsked, floor + more);
}

function tierOf({ risk, imminent }: Score, ruled: Tier, readable: Readable): Tier {
  if (risk >= floorFor(readable, ruled, 'elevated'))
    return imminent >= imminentShare[ruled] * risk ? 'imminent' : 'elevated';
  return risk >= floorFor(readable, ruled, 'quiet') ? 'quiet' : 'none';
}

/** A rule knows better than the model what a risk is about. */
function kindOf({ findKind }: Score, found: readonly Found[]): Found['kind'] {
  return found.find(({ tier }) => tier === 'elevated')?.kind ?? findKind();
}

function firstPlaceOf(found: readonly Found[]): { start: number; end: number } {
  const [first] = found;
  return { start: first?.start ?? 0, end: first?.end ?? 0 };
}

function placeOf({ from, to }: Score, words: readonly Word[]): { start: number; end: number } {
  return { start: words[from]?.start ?? 0, end: words[to]?.end ?? 0 };
}
