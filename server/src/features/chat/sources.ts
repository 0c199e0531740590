import type { PersonalText } from '#lib/personal-text.ts';
import { contentColumn } from './messages.ts';
import type { ChatStore } from './store.ts';

/** Messages by their number, opened, for what was drawn from them. */
export function createSources({ store, personalText }: { store: ChatStore; personalText: Pick<PersonalText, 'of'> }) {
  return async function sourcesOf(userId: string, seqs: readonly number[]) {
    const rows = await store.listBySeqs(userId, seqs);
    const key = await personalText.of(userId);
    return new Map(
      rows.map(({ seq, id, content, createdAt }) => [
        seq,
        { messageId: id, text: key.open(contentColumn, content), timestamp: createdAt },
      ]),
    );
  };
}
