import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { legalUpdated } from '@haven/contracts/policy/screens';
import { describe, expect, test } from 'vitest';
import { parseLegalDocument } from '../web/scripts/parse-legal-document.ts';
import { listSentences } from '../web/scripts/sentences.ts';
import { claims } from '../web/src/features/legal/claims/claims.ts';
import { policyValues } from '../web/src/features/legal/values.ts';
import { readRepository, root } from './lib/files.ts';

const content = 'web/src/features/legal/content';
const everyText = ['terms', 'privacy', 'safety', 'health-data', 'accessibility'];
const claimedTexts = ['privacy', 'health-data'];
const claimed = claims.flatMap(({ sentences }) => sentences);
const runTimeValues = new Set(['email.support', 'email.privacy', 'model.who', 'slot.care-counts']);

function readText(name: string) {
  return parseLegalDocument(readRepository(`${content}/${name}.md`));
}

function hasTest(source: string, title: string): boolean {
  const written = [title, title.replaceAll("'", String.raw`\'`)];
  return written.some((text) => [`'${text}'`, `"${text}"`, `\`${text}\``].some((literal) => source.includes(literal)));
}

describe('legal texts', () => {
  test.each(claimedTexts)('every sentence of the %s text is claimed', (name) => {
    expect(listSentences(readText(name)).filter((sentence) => !claimed.includes(sentence))).toEqual([]);
  });

  test('every claimed sentence is published, once', () => {
    const published = new Set(claimedTexts.flatMap((name) => listSentences(readText(name))));
    expect(claimed.filter((sentence) => !published.has(sentence))).toEqual([]);
    expect(new Set(claimed).size).toBe(claimed.length);
  });

  test.each(claims.map(({ mechanism, proof, sentences }) => [sentences[0], mechanism, proof] as const))(
    'is made true and shown: %s',
    (_, mechanism, { file, title }) => {
      expect(mechanism.filter((path) => !existsSync(join(root, path)))).toEqual([]);
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(hasTest(readRepository(file), title), `${file}: ${title}`).toBe(true);
    },
  );

  test.each(everyText)('the %s text is dated as the policy says', (name) => {
    const { effective, updated } = readText(name);
    expect([effective, updated]).toEqual([legalUpdated, legalUpdated]);
  });

  test.each(everyText)('every value of the %s text is known', (name) => {
    const named = [...readRepository(`${content}/${name}.md`).matchAll(/\{\{([\w.-]+)\}\}/g)].map((match) => match[1]);
    const unknown = named.filter((value = '') => !(value in policyValues) && !runTimeValues.has(value));
    expect(unknown).toEqual([]);
  });

  test('every value is used by a text', () => {
    const texts = everyText.map((name) => readRepository(`${content}/${name}.md`)).join('\n');
    expect(Object.keys(policyValues).filter((name) => !texts.includes(`{{${name}}}`))).toEqual([]);
  });

  test('no amount, and no number of days, is written by hand', () => {
    for (const name of everyText) {
      const text = readRepository(`${content}/${name}.md`).replaceAll(/^(effective|updated):.*$/gm, '');
      expect(text, name).not.toMatch(/\$\d|\b(12|30|3) (days|messages)\b|\b(988|741741|911)\b(?! Lifeline)/);
    }
  });
});
