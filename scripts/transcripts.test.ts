import { expect, test } from 'vitest';
import { readRepository } from './lib/files.ts';
import { pageOf, type Transcript } from './lib/transcripts.ts';

const transcripts = JSON.parse(readRepository('docs/transcripts/conversations.json')) as Transcript[];

test('there are twelve transcripts', () => expect(transcripts).toHaveLength(12));

test.each(transcripts)('$id reads as the companion answers today', (transcript) => {
  expect(
    readRepository(`docs/transcripts/${transcript.id}.md`),
    'the replies have drifted: read them, then run node scripts/transcripts.ts',
  ).toBe(pageOf(transcript));
});
