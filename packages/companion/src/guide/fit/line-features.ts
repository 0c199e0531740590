import { hashText, mix } from '#crisis/model/hash.ts';
import type { Channel } from '#emotion/model/layer.ts';
import type { EmotionReading } from '#emotion/read-emotion.ts';
import { wordsOf } from '../said-before.ts';
import { weightOf } from '../telling/kinds.ts';
import type { TellingReading } from '../telling/read-telling.ts';
import { step } from './step.ts';

/** A line of Haven's that may be said, and where it comes from: a kind of telling, or a style. */
export interface Line {
  text: string;
  source: string;
}

/** A line as the model sees it, whatever message it is held against. */
export interface KnownLine extends Line {
  hash: number;
  sourceHash: number;
}

/** What the model knows of a message when it weighs what to say to it. */
export interface LineContext {
  telling: TellingReading;
  /** Hashes of what is true of the message. */
  facts: readonly number[];
}

/** Reads of a line what does not change with the message. */
export function knownLine({ text, source }: Line): KnownLine {
  return { text, source, hash: hashText(text), sourceHash: hashText(source) };
}

/** What was heard in a message by other means. */
export interface HeardFor {
  emotions: readonly EmotionReading[];
  cues: readonly { id: string }[];
}

/** Reads of a message what decides which lines fit. */
export function lineContext(text: string, telling: TellingReading, { emotions, cues }: HeardFor): LineContext {
  const [first, second] = telling.kinds;
  const hard = telling.kinds
    .filter(({ kind }) => weightOf(kind) === 'hard')
    .reduce((sum, { chance }) => sum + chance, 0);
  const facts = [
    `hard:${step(hard, hardSteps)}`,
    `felt:${emotions[0]?.emotion ?? 'nothing'}`,
    `kind:${first?.kind}`,
    `second:${second?.kind}`,
    `weight:${telling.weight ?? 'either'}`,
    `then:${emotions[1]?.emotion ?? 'nothing'}`,
    `laughs:${laughs.test(text)}`,
    `words:${step(wordsOf(text).length, lengthSteps)}`,
    `asks:${text.includes('?')}`,
    `calls:${text.includes('!')}`,
    `about:${cues[0]?.id}`,
  ];
  return { telling, facts: facts.map(hashText) };
}

const hardSteps = [0.2, 0.35, 0.5, 0.65, 0.8, 0.9];
const lengthSteps = [8, 15, 25, 40];
const laughs = /\b(?:lol|lmao|haha+|ha)\b|😂/iu;

/** What the model sees of a line held against a message. */
export function lineFeatures(line: KnownLine, { telling, facts }: LineContext): Channel[] {
  const at = telling.kinds.findIndex(({ kind }) => kind === line.source);
  const own = telling.kinds[at];
  const chance = own ? step(own.chance, chanceSteps) : -1;
  const sure = step(telling.kinds[0]?.chance ?? 0, sureSteps);
  const near = [
    mix(1, chance, 0),
    mix(2, at < 0 ? -1 : step(at, rankSteps), 0),
    mix(3, chance, line.sourceHash),
    mix(4, chance, sure),
    ...facts,
  ];
  return [
    { hashes: near, share: nearShare },
    { hashes: [line.sourceHash, ...facts.map((fact) => mix(5, line.sourceHash, fact))], share: sourceShare },
    { hashes: [line.hash, ...facts.map((fact) => mix(6, line.hash, fact))], share: sourceShare },
  ];
}

const chanceSteps = [0.01, 0.02, 0.04, 0.07, 0.12, 0.2, 0.35, 0.55];
const sureSteps = [0.15, 0.25, 0.4, 0.6];
const rankSteps = [1, 2, 3, 5, 8, 12];
const nearShare = 0.28;
const sourceShare = 0.18;
