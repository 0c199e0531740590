import { parse } from 'bowser';

/** A device as a person would name it: `Safari on iOS`. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return 'an unknown browser';
  const { browser, os } = parse(userAgent);
  return `${browser.name ?? 'an unknown browser'} on ${os.name ?? 'an unknown system'}`;
}
