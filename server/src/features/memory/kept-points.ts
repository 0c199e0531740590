import { mergePoints, type Point } from '@haven/companion/memory/points';
import type { PersonKey } from '#lib/personal-text.ts';
import { randomId } from '#lib/random-id.ts';
import type { Forgotten } from './forgotten.ts';
import type { MemoryStores, Source } from './stores.ts';
import type { SummaryRow } from './summary-store.ts';

/** Where the words are stored; they open only under these names. */
export const contentColumn = 'memories.content';
export const pointsColumn = 'conversation_summaries.points';

/** A point, and where it was told. */
export interface KeptPoint extends Point {
  id: string;
  seq: number;
  sessionId: string;
}

/** A summary as it can be read. */
export interface Opened {
  points: KeptPoint[];
  coversTo: number;
  version: number;
}

export function opened(row: SummaryRow | undefined, key: PersonKey): Opened | undefined {
  if (!row) return undefined;
  const points = JSON.parse(key.open(pointsColumn, row.points)) as KeptPoint[];
  return { points, coversTo: row.coversTo, version: row.version };
}

export function pointOf(text: string, { seq, sessionId, timestamp }: Source): KeptPoint {
  return { id: randomId(), text, at: timestamp.toISOString(), seq, sessionId };
}

/** A summary with what was newly heard, as far as its messages are still there and nothing in it was forgotten. */
export function renewed(
  known: readonly KeptPoint[],
  heard: readonly KeptPoint[],
  { sources, forgotten }: { sources: ReadonlyMap<number, Source>; forgotten: Forgotten },
): KeptPoint[] {
  const passing = heard.filter(({ seq, text }) => {
    const source = sources.get(seq);
    return source && !isLeftOut(source, forgotten) && !forgotten.isTouchedBy(text);
  });
  return mergePoints(known, passing);
}

/** Whether nothing may be drawn from a message any more. */
export function isLeftOut(source: Source, forgotten: Forgotten): boolean {
  return forgotten.isFact(messageName(source)) || forgotten.isTouchedBy(source.text);
}

export async function sourcesOf(
  { told }: Pick<MemoryStores, 'told'>,
  userId: string,
  key: PersonKey,
  of: readonly { seq: number }[],
): Promise<Map<number, Source>> {
  const seqs = of.map(({ seq }) => seq);
  return new Map((await told.listStillTold(userId, key, seqs)).map((source) => [source.seq, source]));
}

/** By which a message is known among what is forgotten. */
export function messageName({ messageId }: Source): string {
  return `message ${messageId}`;
}
