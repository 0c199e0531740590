import { hashText } from '#crisis/model/hash.ts';
import type { Channel } from '#emotion/model/layer.ts';
import { isGrave } from '../language/grave.ts';
import type { Saying } from '../language/sayings.ts';
import { isStage } from '../language/stage.ts';
import { wordsOf } from '../said-before.ts';
import { step } from './step.ts';

/** The message a saying stands in, with all that could be said back of it. */
export interface SayingContext {
  text: string;
  /** How many sentences it has. */
  sentences: number;
  sayings: readonly Saying[];
}

/** What the model sees of something that could be said back: its words, how it ends, and where and how it stands in the message. */
export function sayingFeatures(saying: Saying, context: SayingContext): Channel[] {
  const words = wordsOf(saying.said);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [
    channel([...words.map((word) => `word:${word}`), ...pairs.map((pair) => `pair:${pair}`)], wordShare),
    channel([`first:${words[0]}`, `begins:${pairs[0]}`, `last:${words.at(-1)}`, `ends:${pairs.at(-1)}`], edgeShare),
    channel(
      [...place(saying, context), ...size(saying, words.length, context), ...traits(saying, context)],
      shapeShare,
    ),
  ];
}

const wordShare = 0.12;
const edgeShare = 0.2;
const shapeShare = 0.25;

function channel(names: readonly string[], share: number): Channel {
  return { hashes: [...new Set(names)].map(hashText), share };
}

/** Where in the message and in its sentence it stands, and whether something before or after it is left out. */
function place(
  { sentence, first, last, parts, about, joint }: Saying,
  { sentences, sayings }: SayingContext,
): string[] {
  const at = placeOf(sentence, sentences);
  const whole = first === 0 && last === parts - 1;
  const beside = (from: number) =>
    sayings.find((other) => other.sentence === sentence && other.first === from && other.last === from);
  const next = last === parts - 1 ? 'end' : (beside(last + 1)?.joint ?? 'lost');
  const before = first === 0 ? 'start' : beside(first - 1) ? 'said' : 'lost';
  const wider = sayings.some(
    (other) =>
      other.sentence === sentence &&
      other.first <= first &&
      other.last >= last &&
      other.last - other.first > last - first &&
      other.words <= widest,
  );
  return [
    `at:${at}`,
    `whole:${whole}`,
    `at:${at},whole:${whole}`,
    `run:${Math.min(last - first + 1, mostParts)}/${Math.min(parts, mostParts + 1)}`,
    `to-end:${last === parts - 1}`,
    `from-start:${first === 0}`,
    `sentences:${Math.min(sentences, mostSentences)},at:${at}`,
    `about:${about}`,
    `about:${about},at:${at}`,
    `joint:${joint}`,
    `next:${next}`,
    `before:${before}`,
    `wider:${wider}`,
    `others:${Math.min(sayings.length, mostSayings)}`,
  ];
}

const widest = 18;
const mostParts = 4;
const mostSentences = 6;
const mostSayings = 8;

function placeOf(sentence: number, sentences: number): string {
  if (sentences === 1) return 'only';
  if (sentence === 0) return 'first';
  if (sentence === sentences - 1) return 'last';
  return sentence === sentences - 2 ? 'last but one' : sentence === 1 ? 'second' : 'amid';
}

function size({ kind, first, last, parts }: Saying, words: number, { text }: SayingContext): string[] {
  const all = wordsOf(text).length;
  const length = step(words, [3, 4, 5, 6, 8, 10, 12, 15, 18, 22]);
  const share = step(words / Math.max(1, all), [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
  return [
    `length:${length}`,
    `share:${share}`,
    `length:${length},share:${share}`,
    `whole:${first === 0 && last === parts - 1},length:${length}`,
    `of:${step(all, [8, 14, 20, 30, 40, 60])}`,
    `kind:${kind}`,
  ];
}

function traits({ said, mark }: Saying, { text }: SayingContext): string[] {
  const found = Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(said) ? [name] : []));
  return [
    ...found,
    ...(isStage(said) ? ['stage'] : []),
    ...(isGrave(said) ? ['grave'] : []),
    `mark:${mark}`,
    ...(text.includes('?') ? ['asks'] : []),
    ...(text.trimEnd().endsWith('?') ? ['ends-asking'] : []),
  ];
}

const patterns: Readonly<Record<string, RegExp>> = {
  // What somebody did or said to the person.
  reaches:
    /^(?!you\b)(?:\S+ ){1,6}?(?:said|says|told|tells|called|calls|asked|shouted|yelled|screamed|laughed|left|gave|took|wrote|posted|blamed?s?|ignored|forgot|thinks) (?:\S+ ){0,3}?(?:you|your|you're|you'd|you've)\b/iu,
  strong:
    /\b(?:died|passed|lost|left|afraid|scared|hate|cry|cried|alone|never|nobody|hurt|ashamed|guilty|miss|love|fired|broke|angry|furious|tired|exhausted|numb|empty|failed|yelled|divorce|baby|got|offered|forget|can't|couldn't|panic|worried|proud|happy)\b/iu,
  // Said of the telling itself.
  'about-telling':
    /^you (?:know|meant?|typed|wrote|said|put (?:it|that)|told me|asked (?:about|me)|suppose|guess|do|did)\b|\bto be (?:clear|honest|fair)\b|^(?:you're|you are) (?:not )?(?:sure|certain|joking|kidding|asking|saying|talking)\b/iu,
  // How it was taken, beside what it was.
  reaction: /^you (?:still |just )?(?:can't believe|cannot believe|never thought|don't know what to)\b/iu,
  // As a learner says it: said back it would sound like mocking.
  unlike:
    /\b(?:he|she|it|your (?:mother|father|mom|dad|wife|husband|sister|brother|boss|son|daughter)) (?:don't|do|go|say|cry|make|want|need|come|look|feed|wash|sleep|know|think|get|take|tell|ask|work|give|call|like|love)\b/iu,
  'begins-it': /^(?:it|it's|that|that's|this|there|there's)\b/iu,
  'begins-they': /^(?:he|she|they|he's|she's|they're)\b/iu,
  'ends-open': /\b(?:that|it|this|him|her|them)$/iu,
  number: /\d/u,
  quote: /"/u,
  not: /\b(?:not|never|no|nobody|\w+n't)\b/iu,
  but: /\bbut\b/iu,
  comma: /,/u,
};
