import type { Atomically } from '#lib/atomically.ts';
import type { AccountStore } from '../account/index.ts';
import type { Notes, StateStore } from './state-store.ts';

interface Needs {
  states: Pick<StateStore, 'goOn'>;
  atomically: Atomically<{ accounts: Pick<AccountStore, 'lock' | 'find'>; states: Pick<StateStore, 'begin'> }>;
}

export type NoteKeeping = ReturnType<typeof createNoteKeeping>;

/** Keeps what the companion noted in a reply: what was dropped while the reply was written must not come back with it. */
export function createNoteKeeping({ states, atomically }: Needs) {
  /** Writes the first notes of a session, unless notes of the person were dropped since the reply began. */
  async function begin(notes: Notes, since: Date): Promise<void> {
    await atomically(async ({ accounts, states: own }, lastly) => {
      const [isThere, person] = await Promise.all([accounts.lock(notes.userId), accounts.find(notes.userId)]);
      const droppedAt = person?.notesDroppedAt;
      if (isThere && !(droppedAt && droppedAt >= since)) lastly(own.begin(notes));
    });
  }

  return { begin, goOn: states.goOn };
}
