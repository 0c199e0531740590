import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

// Of a browser it does not know, the library gives back what the browser calls itself: that can be any text.
const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));

/** A device as a person would name it: `Safari on iOS`. It stands in mails, so it holds nothing a caller wrote. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return 'an unknown browser';
  const { browser, os } = parse(userAgent);
  return `${nameIn(browsers, browser.name) ?? 'an unknown browser'} on ${nameIn(systems, os.name) ?? 'an unknown system'}`;
}

function nameIn(known: ReadonlySet<string>, name: string | undefined): string | undefined {
  return name !== undefined && known.has(name) ? name : undefined;
}
