import type { Atomically } from '#lib/atomically.ts';
import type { PlainTurn, PutTurn } from './plain-turn-store.ts';
import type { ChatStores } from './storing.ts';

interface Waiting extends PromiseWithResolvers<PutTurn | undefined> {
  turn: PlainTurn;
}

/** Two statements each: more would not fit into one packet with `begin` and `commit`. */
const mostTogether = 30;

/**
 * Stores what plain turns come within one turn of the event loop in one transaction: one packet and one commit for all. It waits for
 * nobody's lock, so nobody is held up by another's; a turn whose person is locked is not stored, as one of which something has changed. The
 * transaction stands or falls as a whole: when a statement of it failed, each turn is stored by itself.
 */
export function createPutTogether(atomically: Atomically<Pick<ChatStores, 'accounts' | 'chat'>>) {
  let waiting: Waiting[] = [];

  function put(turn: PlainTurn): Promise<PutTurn | undefined> {
    const one = { turn, ...Promise.withResolvers<PutTurn | undefined>() };
    waiting.push(one);
    if (waiting.length === 1) setImmediate(sendAll);
    return one.promise;
  }

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += mostTogether) void send(all.slice(at, at + mostTogether));
  }

  async function send(together: readonly Waiting[]): Promise<void> {
    try {
      const stored = await storeAll(together);
      for (const [index, { resolve }] of together.entries()) resolve(stored[index]);
    } catch (error) {
      if (together.length > 1 && isTakenBack(error)) for (const one of together) void send([one]);
      else for (const { reject } of together) reject(error);
    }
  }

  async function storeAll(together: readonly Waiting[]): Promise<(PutTurn | undefined)[]> {
    const { puts } = await atomically(async ({ accounts, chat }, lastly) => {
      const asked = together.map(({ turn }) => {
        lastly(accounts.lockIfFree(turn.message.userId));
        const one = chat.putPlainTurn(turn);
        lastly(one);
        return one;
      });
      return { puts: asked };
    });
    return Promise.all(puts);
  }

  return put;
}

/** PostgreSQL refused a statement, and so all. Of a lost connection (08, 57P) nobody knows how far it came. */
function isTakenBack(error: unknown): boolean {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  return typeof code === 'string' && /^(?!08|57P)[0-9A-Z]{5}$/u.test(code);
}
