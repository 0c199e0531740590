/** Seals and opens one person's texts without further queries. Hold it for a request or a reply, not longer. */
export interface PersonKey {
  /** @param column where the text is stored, as `table.column`; it opens only under the same name. */
  seal(column: string, text: string): Buffer;
  /** @throws when the text was sealed for another person or column, or was changed. */
  open(column: string, sealed: Buffer): string;
}

/**
 * What people wrote, as it is stored: encrypted with a key of the person's own, which is itself encrypted with the
 * master key. When the row in `data_keys` goes, nothing of that person can be read any more.
 *
 * Call `of`, `sealFor` and `openFor` before a transaction begins: they may need a connection of their own.
 */
export interface PersonalText {
  /** The person's key; made at its first use. The account must exist. */
  of(userId: string): Promise<PersonKey>;
  sealFor(userId: string, column: string, text: string): Promise<Buffer>;
  /** @throws {PersonalTextErased} when the person's key is gone. */
  openFor(userId: string, column: string, sealed: Buffer): Promise<string>;
  /** The same for many texts of one column, in their order. */
  openAllFor(userId: string, column: string, sealed: readonly Buffer[]): Promise<string[]>;
  /** For rows that belong to nobody. */
  sealSystem(column: string, text: string): Buffer;
  openSystem(column: string, sealed: Buffer): string;
  /** Drops the key from this process's memory, after its row was removed. */
  forget(userId: string): void;
  /** @throws when the database was written under another master key; to be asked once, at start. */
  assertMasterKeyFits(): Promise<void>;
}

export class PersonalTextErased extends Error {
  constructor(userId: string) {
    super(`personal text of ${userId} is erased`);
    this.name = 'PersonalTextErased';
  }
}
