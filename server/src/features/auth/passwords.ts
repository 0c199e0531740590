import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createGate } from '#lib/gate.ts';
import type { PasswordResult, PasswordTask } from './password-thread.ts';

/** Passwords as they are stored, and the work of checking them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a stored hash. Without one the same work is done, and the answer is no. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

// OWASP, Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// The form of a hash, and the hash of nothing: no password is found to match it.
const dummy = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** One core stays free for everybody else's calls. */
export const passwordsAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const waitingAtMost = 100;

/** Behind everything that somebody is waiting for, in front of what nobody waits for. */
const usualNiceness = 10;

/** Beside this file, whether it runs from its source or from the build. */
const threadFile = new URL(`./password-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Passwords by Argon2id, a few at a time, each in a thread that gives way to everything else. Who comes when too many
 * wait is told to come again.
 */
export function createPasswords({ niceness = usualNiceness } = {}): Passwords {
  const enter = createGate({ atOnce: passwordsAtOnce, waitingAtMost });
  const idle: Worker[] = [];

  /** Threads are made when they are wanted first: not before anybody signs in. */
  async function run(task: PasswordTask): Promise<string | boolean> {
    // One that is killed in the middle says nothing about the password: a new one is asked, once.
    const result = await give(idle.pop() ?? startThread(), task).catch(() => give(startThread(), task));
    if ('failed' in result) throw new Error(`A password could not be worked on: ${result.failed}`);
    return result.done;
  }

  async function give(thread: Worker, task: PasswordTask): Promise<PasswordResult> {
    const result = await ask(thread, task);
    idle.push(thread);
    return result;
  }

  function startThread(): Worker {
    const thread = new Worker(threadFile, { execArgv: [], workerData: niceness });
    // Whoever asks it at that moment hears of it, and gets another.
    thread.on('error', () => undefined);
    thread.on('exit', () => idle.splice(0, idle.length, ...idle.filter((other) => other !== thread)));
    return thread;
  }

  return {
    hash: (password) => enter(async () => String(await run({ password, cost }))),
    matches: (stored, password) => enter(async () => (await run({ password, stored: stored ?? dummy })) === true),
  };
}

function ask(thread: Worker, task: PasswordTask): Promise<PasswordResult> {
  return new Promise((resolve, reject) => {
    const end = () => {
      thread.off('message', answer);
      thread.off('exit', fail);
      // A thread that has nothing to do keeps nobody from leaving.
      thread.unref();
    };
    const answer = (result: PasswordResult) => {
      end();
      resolve(result);
    };
    const fail = () => {
      end();
      reject(new Error('The thread for passwords has ended.'));
    };
    thread.on('message', answer);
    thread.on('exit', fail);
    thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(task);
  });
}
