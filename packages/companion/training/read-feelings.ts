import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A message written to learn feelings from. */
export interface FeltMessage {
  text: string;
  /** An emotion, or `nothing`. */
  emotion: string;
  topic: string;
  intensity: number;
  /** The file it stands in. */
  file: string;
}

const folder = fileURLToPath(new URL('./emotions/', import.meta.url));

/** Reads all messages under headings `## emotion topic intensity language`, file by file. */
export function readFeelings(): FeltMessage[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap(readFile);
}

function readFile(file: string): FeltMessage[] {
  let heading = { emotion: '', topic: '', intensity: 3 };
  const lines = readFileSync(`${folder}${file}`, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const text = line.trim();
    if (text === '' || text.startsWith('# ')) return [];
    if (!text.startsWith('## ')) return [{ text, file, ...heading }];
    const [emotion = '', topic = '', intensity = '3'] = text.slice(3).split(' ');
    heading = { emotion, topic, intensity: Number(intensity) };
    return [];
  });
}
