/** One kind of thing Haven holds about a person. Every table that names a person belongs to exactly one of these. */
export interface UserData {
  /** The table, as the database names it. */
  table: string;
  /** What it is called in the export. */
  name: string;
  /** What it is, in words for a list. */
  label: string;
  countFor(userId: string): Promise<number>;
  /** Every row, with readable names and sealed texts opened. */
  exportFor(userId: string): Promise<Record<string, unknown>[]>;
  /** What has to be done besides: all that hangs from the account's row goes with it. */
  forgetFor?(userId: string): Promise<void>;
}
