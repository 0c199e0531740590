import type { PersonKey } from '#lib/personal-text.ts';
import type { MemoryStore } from './store.ts';
import type { SummaryStore } from './summary-store.ts';

/** A message of the person, as far as it is there. */
export interface Source {
  seq: number;
  messageId: string;
  sessionId: string;
  text: string;
  timestamp: Date;
}

/** What a person said, for what is drawn from it; never anything off the record or that speaks of danger. */
export interface Sources {
  listTold(userId: string, key: PersonKey, page: { after: number; limit: number }): Promise<Source[]>;
  listStillTold(userId: string, key: PersonKey, seqs: readonly number[]): Promise<Source[]>;
  findLastSeqOf(userId: string): Promise<number>;
}

/** May anything be remembered of a person at all: they keep conversations and did not object. */
export interface Consent {
  isKeeping: boolean;
  isPaused: boolean;
}

/** The stores of one transaction. */
export interface MemoryStores {
  memories: MemoryStore;
  summaries: SummaryStore;
  told: Sources;
  /** What the companion noted for itself in conversations. */
  notes: { removeAll(userId: string, now: Date): Promise<void> };
  /** Sessions that are off the record. */
  offRecord: {
    add(userId: string, sessionId: string, now: Date): Promise<void>;
    remove(userId: string, sessionId: string): Promise<void>;
  };
  /** Waits for whoever else changes something of the person; false when they are gone. */
  lock(userId: string): Promise<boolean>;
  mayRemember(userId: string): Promise<Consent>;
}

/** What is asked outside of a transaction. */
export type OpenStores = Omit<MemoryStores, 'lock' | 'notes' | 'offRecord'>;

/** Runs work on the stores of one transaction: all or nothing. */
export type InOneGo = <T>(work: (stores: MemoryStores) => Promise<T>) => Promise<T>;
