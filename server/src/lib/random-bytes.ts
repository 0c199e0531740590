import { randomFillSync } from 'node:crypto';

const pool = Buffer.allocUnsafeSlow(4_096);
let used = pool.length;

/**
 * Random bytes for what may be known, such as ids and nonces: drawn from the system 4 kB at a time, for each draw costs as much.
 * What must stay secret is drawn by itself, since these bytes stay in memory for a while.
 */
export function drawBytes(size: number): Buffer {
  if (used + size > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += size;
  return Buffer.from(pool.subarray(used - size, used));
}
