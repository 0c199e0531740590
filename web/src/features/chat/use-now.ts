import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The time in whole minutes, kept up to date: precise enough for words such as "about 2 hours ago". */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readMinute, readMinute);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

function readMinute(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}
