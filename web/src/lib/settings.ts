import type { OutputOf } from '@haven/contracts/endpoint';
import type { getSettings } from '@haven/contracts/service';
import { useSyncExternalStore } from 'react';
import { call } from './call.ts';
import { logFailure } from './log.ts';

/** How this Haven is run: in beta or not, and whom to write to. */
export type Settings = OutputOf<typeof getSettings>['data'];

// The front page needs this one answer; a cache for it would double what its code weighs.
let settings: Settings | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The settings, undefined until the server has told them. Asked for once, and again only if that failed. */
export function useSettings(): Settings | undefined {
  return useSyncExternalStore(subscribe, readSettings, () => undefined);
}

/** Whether this Haven is in beta; taken to be so until the server has said otherwise. */
export function useBeta(): boolean {
  return useSettings()?.beta ?? true;
}

/** Forgets what the server said, so that the next reader asks anew. */
export function forgetSettings(): void {
  settings = undefined;
  loading = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!settings) loading ??= load();
  return () => listeners.delete(listener);
}

function readSettings(): Settings | undefined {
  return settings;
}

async function load(): Promise<void> {
  try {
    settings = (await call<typeof getSettings>({ method: 'GET', path: '/api/settings' }, {})).data;
    for (const listener of listeners) listener();
  } catch (error) {
    loading = undefined;
    logFailure('Reading the settings', error);
  }
}
