import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A password to be hashed, or to be compared with a hash. */
export type PasswordTask =
  | { password: string; cost: { memoryCost: number; timeCost: number; parallelism: number } }
  | {
      password: string;
      stored: string;
    };
export type PasswordResult = { done: string | boolean } | { failed: string };

// Linux counts each thread for itself; elsewhere this would slow down all of Haven.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), Number(workerData)));

parentPort?.on('message', (task: PasswordTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(resultOf(task));
});

function resultOf(task: PasswordTask): PasswordResult {
  try {
    return { done: 'stored' in task ? verifySync(task.stored, task.password) : hashSync(task.password, task.cost) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}
