import { compilePatterns } from '#text/pattern.ts';
import type { Word } from '#text/tokens.ts';
import { feelingCues } from './cues/feeling-cues.ts';
import { feelingLexicon } from './lexicon.ts';
import { topicCues } from './topic-cues.ts';

const feelings = compilePatterns(
  feelingLexicon,
  feelingCues.flatMap(({ emotion, weight, patterns }) =>
    patterns.map((pattern) => ({ pattern, rule: `${emotion}${weight}` })),
  ),
);
const subjects = compilePatterns(
  feelingLexicon,
  topicCues.flatMap(({ topic, patterns }) => patterns.map((pattern) => ({ pattern, rule: topic }))),
);

const reachOfDenial = 3;

/** Names of the feelings that patterns noticed in a message, each once; `!` before a name says it was denied. */
export function feelingsNoticed(words: readonly Word[]): Set<string> {
  return new Set(feelings.find(words).map(({ rule, from }) => (isDenied(from, words) ? `!${rule}` : rule)));
}

/** Names of the topics that patterns noticed in a message, each once. */
export function topicsNoticed(words: readonly Word[]): Set<string> {
  return new Set(subjects.find(words).map(({ rule }) => rule));
}

function isDenied(from: number, words: readonly Word[]): boolean {
  for (let i = from - 1; i >= 0 && i >= from - reachOfDenial && words[i]?.clause === words[from]?.clause; i--) {
    if (/^(?:not|never|no|without)$/.test(words[i]?.word ?? '')) return words[i + 1]?.word !== 'only';
  }
  return false;
}
