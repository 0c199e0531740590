import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentencesOf } from '@haven/companion/guard/sentences';

/** One line of the corpus. A harmless line is taken apart: each of its sentences is harmless. */
export interface ReplyExample {
  sentences: readonly string[];
  rule: string;
  file: string;
  line: number;
}

/** The wider classes the model tells apart, and the rules of the headings that each is made of. */
export const classOf: Readonly<Record<string, string>> = {
  'claims-human': 'claims',
  'claims-feeling': 'claims',
  'claims-therapist': 'claims',
  diagnosis: 'diagnosis',
  dose: 'dose',
  method: 'method',
  'suicide-words': 'harm',
  'self-hate': 'harm',
  delusion: 'harm',
  contract: 'hold',
  hook: 'hold',
  flattery: 'flattery',
  'promise-secrecy': 'promise',
  'promise-outcome': 'promise',
  harmless: 'harmless',
};

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Reads every text file beside this one, in order of their names. Headings are `## rule language`. */
export function readReplies(): ReplyExample[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  let line = 0;
  return files.sort().flatMap((file) => {
    let rule = '';
    return readFileSync(folder + file, 'utf8')
      .split('\n')
      .flatMap((text): ReplyExample[] => {
        if (text.startsWith('## ')) rule = text.slice(3).split(' ')[0] ?? '';
        if (text.startsWith('#') || text.trim() === '') return [];
        if (!(rule in classOf)) throw new Error(`${file}: no rule is named ${rule}`);
        line += 1;
        const sentences = sentencesOf(text).map((sentence) => sentence.text);
        const parts = rule === 'harmless' ? sentences.map((sentence) => [sentence]) : [sentences];
        return parts.map((part) => ({ sentences: part, rule, file, line }));
      });
  });
}
