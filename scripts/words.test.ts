import { describe, expect, test } from 'vitest';
import { parseLegalDocument } from '../web/scripts/parse-legal-document.ts';
import { listSentences } from '../web/scripts/sentences.ts';
import { listSources, readRepository } from './lib/files.ts';

/** Words that never describe Haven. In a sentence that says what Haven is not, they are welcome. */
const notHaven = /\b(therap(y|ist|ists|eutic)|treatments?|clinical(ly)?|diagnos(is|es|e|tic)|cures?|heals?|healing)\b/i;
const negated = /\b(not|no|nobody|never|nor|neither|without|cannot|can't|isn't|than a)\b/i;
/** What only a person can do, said of a program. */
const pretended = /\b(Haven|I) (feels?|loves?|misses|miss) you\b|\bfriend who feels\b|\bI care about you\b/i;
const hurried = /\b(hurry|act now|last chance|don't miss out|before it's too late|limited time)\b/i;

function saysWrongThings(sentence: string): boolean {
  return (notHaven.test(sentence) && !negated.test(sentence)) || pretended.test(sentence) || hurried.test(sentence);
}

describe('the words Haven uses of itself', () => {
  test.each(listSources('web/src/features/legal/content/*.md').map(({ path }) => path))('%s', (path) => {
    const sentences = listSentences(parseLegalDocument(readRepository(path)));
    expect(sentences.filter(saysWrongThings)).toEqual([]);
    expect(sentences.filter((sentence) => sentence.includes('!'))).toEqual([]);
  });

  test.each(listSources('web/src/**/copy.ts', 'packages/contracts/src/policy/*.ts').map(({ path }) => path))(
    '%s',
    (path) => {
      const texts = listTexts(readRepository(path)).filter((text) => !isQuoted(path, text));
      expect(texts.filter(saysWrongThings)).toEqual([]);
    },
  );

  test.each([
    ['Haven is your therapist.', true],
    ['A clinical tool for you.', true],
    ['Haven misses you.', true],
    ['Hurry, this ends today.', true],
    ['Haven is not therapy and not a crisis service.', false],
    ['Nothing here is a diagnosis.', true],
    ['Haven gives no diagnosis.', false],
  ])('%j is refused: %s', (sentence, refused) => expect(saysWrongThings(sentence)).toBe(refused));
});

/** String literals of a source file, without imports. */
function listTexts(source: string): string[] {
  const code = source.replaceAll(/^(import|export) .* from .*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}

/** The readings quote what the specification says, also where Haven does not follow it. */
function isQuoted(path: string, text: string): boolean {
  return path.endsWith('/readings.ts') && /therapy/i.test(text);
}
