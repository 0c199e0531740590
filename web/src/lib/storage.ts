import { useSyncExternalStore } from 'react';

type Listener = () => void;

// What a browser refuses to keep (private mode, a full quota) is remembered for as long as the page is open.
const fallback = new Map<string, string | null>();
const listeners = new Map<string, Set<Listener>>();

/** The value stored under this key, or null. Never throws. */
export function readStored(key: string): string | null {
  const remembered = fallback.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. False when the browser refused; the value then lasts until the page is closed. */
export function writeStored(key: string, value: string): boolean {
  return store(key, value, () => localStorage.setItem(key, value));
}

/** Removes a value. False when the browser refused. */
export function removeStored(key: string): boolean {
  return store(key, null, () => localStorage.removeItem(key));
}

/** The names of everything this origin keeps. */
export function listStoredKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...fallback.keys()])];
  } catch {
    return [...fallback.keys()];
  }
}

/** The JSON stored under this key, read by `parse`; undefined when absent, broken or refused by `parse`. */
export function readStoredJson<Value>(key: string, parse: (value: unknown) => Value): Value | undefined {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Calls the listener when the value changes, in this tab or in another. Returns the way to stop. */
export function subscribeToStored(key: string, listener: Listener): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(listener));
  // A cleared storage is announced by a key of null.
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    fallback.delete(key);
    listener();
  };
  window.addEventListener('storage', hear);
  return () => {
    ofKey.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** The stored value, kept up to date. Null while a page is rendered to HTML and in the first render after it. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    (listener) => subscribeToStored(key, listener),
    () => readStored(key),
    () => null,
  );
}

function store(key: string, value: string | null, write: () => void): boolean {
  let isKept = true;
  try {
    write();
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
    isKept = false;
  }
  for (const listener of listeners.get(key) ?? []) listener();
  return isKept;
}
