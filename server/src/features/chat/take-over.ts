import type { Fingerprint } from '#lib/fingerprint.ts';
import { randomId } from '#lib/random-id.ts';
import type { Heir, TakeOver } from '#lib/take-over.ts';
import { contentColumn } from './messages.ts';
import { stateColumn } from './replies.ts';
import type { TakeOverStore } from './take-over-store.ts';

const batch = 200;
const sessionIdLength = 60;

/**
 * A visitor's conversation becomes the account's: each session stays a session of its own and each message keeps its
 * place, its id and its reply.
 */
export function takeOverConversation(store: TakeOverStore, fingerprint: Fingerprint): TakeOver {
  async function giveMessages({ from, to, fromKey, toKey }: Heir): Promise<void> {
    for (let after = 0, rows = await store.listSealed(from, after, batch); rows.length > 0; ) {
      const given = rows.map(({ seq, content, bodyHash }) => {
        const text = fromKey.open(contentColumn, content);
        return { seq, content: toKey.seal(contentColumn, text), bodyHash: bodyHash && fingerprint(to, text) };
      });
      await store.giveMessages(from, to, given);
      after = rows.at(-1)?.seq ?? after;
      rows = await store.listSealed(from, after, batch);
    }
  }

  return async (heir) => {
    const { from, to, fromKey, toKey, now } = heir;
    await store.cutGrowing(from, now);
    // Two people may have used one session id; their conversations must not run into each other.
    for (const sessionId of await store.listSharedSessions(from, to)) {
      await store.renameSession(from, sessionId, `${sessionId.slice(0, sessionIdLength)}.${randomId()}`);
    }
    await giveMessages(heir);
    for (const { sessionId, state } of await store.listStates(from)) {
      await store.giveState(from, to, sessionId, toKey.seal(stateColumn, fromKey.open(stateColumn, state)));
    }
    await store.giveMarks(from, to);
  };
}
