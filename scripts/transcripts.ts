// Writes docs/transcripts/*.md from docs/transcripts/conversations.json: node scripts/transcripts.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageOf, type Transcript } from './lib/transcripts.ts';

const folder = fileURLToPath(new URL('../docs/transcripts', import.meta.url));
const transcripts = JSON.parse(readFileSync(join(folder, 'conversations.json'), 'utf8')) as Transcript[];

for (const transcript of transcripts) writeFileSync(join(folder, `${transcript.id}.md`), pageOf(transcript));
console.log(`${transcripts.length} transcripts written to docs/transcripts`);
