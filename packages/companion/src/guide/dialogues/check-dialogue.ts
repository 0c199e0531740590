import type { Tier } from '#crisis/detect.ts';
import { rankOf } from '#crisis/risk.ts';
import type { Check, ClaimName, Dialogue } from './dialogue.ts';

/** One answer, as far as a check looks at it. */
export interface Answer {
  text: string;
  quickReplies: readonly string[];
  tier: Tier;
}

/** A claim that does not hold of the reply to a message (counted from 1). */
export interface Fault {
  turn: number;
  claim: string;
  message: string;
  reply: string;
}

interface Situation {
  message: string;
  earlier: readonly Answer[];
}

type Verdict = (wanted: never, answer: Answer, situation: Situation) => boolean;

const advice =
  /\b(?:you (?:could|should|might want to|need to|ought to)|try (?:to|a|an|some|the|this|putting|writing)|have you (?:tried|considered|thought about)|why (?:not|don't you)|how about|it (?:may|might|can|could) help to|consider \w+ing|make sure|i(?:'d| would) (?:suggest|recommend))\b/iu;
const program =
  /\b(?:program|computer|ai|software|machine|programa|inteligencia artificial|máquina)\b|(?<!\p{L})ia(?!\p{L})/iu;

// A reply that says it did not take in what was said.
const puzzled =
  /\b(?:not|n't|cannot|hard to)\b[^.?]{0,25}\b(?:follow|understand|make (?:it|that) out|clear to me)\b|\bin other words\b|\bmissing (?:a|some)\b|\bwhat do you mean\b|\btell me what you meant\b|no te (?:entiendo|entendí)/iu;

const turnedAround: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  im: 'youre',
  ive: 'youve',
  ill: 'youll',
  id: 'youd',
  was: 'were',
};

const commonWords = {
  en: 'the and you your is was it that to of with for not what are this how',
  es: 'el la los las que de y en un una es lo te tu con por para no se eso esa más pero qué cómo está si puedes aquí del al su mi tú muy hay bien',
  fr: 'le la les je vous tu est et en pas que de un une ce avec pour ici suis peux plus mais',
  de: 'der die das ich du ist und nicht ein eine mit hier auf zu es bin kann aber auch nur',
} as const;

const holds: { [Name in ClaimName]-?: Verdict } = {
  mentions: (words: string[], { text }) => words.some((word) => hasWord(text, word)),
  recalls: (words: string[], { text }) => words.some((word) => hasWord(text, word)),
  avoids: (words: string[], { text }) => !words.some((word) => hasWord(text, word)),
  names: (words: string[], { text }) => words.every((word) => text.includes(word)),
  matches: (pattern: string, { text }) => new RegExp(pattern, 'iu').test(text),
  notMatches: (pattern: string, { text }) => !new RegExp(pattern, 'iu').test(text),
  questions: (wanted: 'none' | 'one' | 'atMostOne', { text }) => fits(text.split('?').length - 1, wanted),
  maxWords: (most: number, { text }) => text.split(/\s+/u).filter(Boolean).length <= most,
  saysProgram: (_: true, { text }) => program.test(text),
  offersChoice: (_: true, { quickReplies }) => quickReplies.length >= 2,
  noAdvice: (_: true, { text }) => !advice.test(text),
  language: (language: keyof typeof commonWords, { text }) => languageOf(text) === language,
  tier: (wanted: Tier, { tier }) => tier === wanted,
  tierAtLeast: (least: Tier, { tier }) => rankOf(tier) >= rankOf(least),
  tierAtMost: (most: Tier, { tier }) => rankOf(tier) <= rankOf(most),
  understands: (_: true, { text }) => !puzzled.test(text),
  echoAtMost: (most: number, { text }, { message }) => longestEcho(message, text) <= most,
  noRepeat: (_: true, { text }, { earlier }) => {
    const before = new Set(earlier.flatMap((answer) => sentencesIn(answer.text)));
    return !sentencesIn(text).some((sentence) => before.has(sentence));
  },
};

/** Every claim of a dialogue that its answers do not meet, in the order of the turns. */
export function faultsIn(dialogue: Dialogue, answers: readonly Answer[]): Fault[] {
  return answers.flatMap((answer, index) => {
    const turn = index + 1;
    const message = dialogue.turns[index] ?? '';
    const faults = dialogue.checks
      .filter((check) => check.all === true || check.turn === turn)
      .flatMap((check) => brokenClaims(check, answer, { message, earlier: answers.slice(0, index) }));
    return faults.map((claim) => ({ turn, claim, message, reply: answer.text }));
  });
}

function brokenClaims(check: Check, answer: Answer, situation: Situation): string[] {
  const { turn: _turn, all: _all, ...claims } = check;
  return Object.entries(claims)
    .filter(([name, wanted]) => !holds[name as ClaimName](wanted as never, answer, situation))
    .map(([name, wanted]) => `${name} ${JSON.stringify(wanted)}`);
}

/** The most words in a row that a reply takes over from the message, whoever is "I" in them. */
function longestEcho(message: string, reply: string): number {
  const said = turned(message);
  const answered = turned(reply);
  let longest = 0;
  let previous: number[] = [];
  for (const word of said) {
    const current = answered.map((other, index) => (other === word ? (previous[index - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...current);
    previous = current;
  }
  return longest;
}

function turned(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => turnedAround[word] ?? word);
}

/** Also with an ending ("cats", "painted"), never inside another word ("category"). */
function hasWord(text: string, word: string): boolean {
  const plain = text.replace(/’/gu, "'");
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?:'?s|es|ed|ing)?(?![\\p{L}\\d])`, 'iu').test(plain);
}

function fits(count: number, wanted: 'none' | 'one' | 'atMostOne'): boolean {
  if (wanted === 'none') return count === 0;
  return wanted === 'one' ? count === 1 : count <= 1;
}

function languageOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(commonWords).map(([language, list]) => {
    const common = new Set(list.split(' '));
    return { language, count: words.filter((word) => common.has(word)).length };
  });
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).language;
}

function sentencesIn(text: string): string[] {
  return text
    .split(/[.!?…]+\s+|\n+/u)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\d ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 3);
}
