import { differenceInDays, format, formatDistance, isSameDay, subDays } from 'date-fns';
import { logCopy } from './copy.ts';

const hourMs = 3_600_000;
/** Longer ago than this the day line says it better. */
const relativeDays = 7;

/** When something was said: the local time, and for what is an hour old or more how long ago that was. */
export function timeWords(time: string, now: number): string {
  const clock = format(time, 'p');
  const isOld = now - Date.parse(time) >= hourMs && differenceInDays(now, time) < relativeDays;
  return isOld ? `${clock} · ${formatDistance(time, now, { addSuffix: true })}` : clock;
}

/** A day as a line in the conversation. */
export function dayWords(time: string, now: number): string {
  if (isSameDay(time, now)) return logCopy.today;
  if (isSameDay(time, subDays(now, 1))) return logCopy.yesterday;
  return format(time, 'EEE, MMM d');
}
