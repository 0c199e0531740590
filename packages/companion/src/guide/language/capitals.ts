/** A text with a capital first letter and one closing full stop, unless it ends in a mark of its own. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:–—-]+$/u, '');
  const closed = /[.?!…]["”')]?$/u.test(trimmed) ? trimmed : `${trimmed}.`;
  return capitalized(closed);
}

/** Names that keep their capital inside a sentence. */
export const keepsCapital =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|thanksgiving|easter|halloween|god|jesus|zoom|instagram|facebook|tiktok|google|english|spanish|french|german)/iu;

export function capitalized(text: string): string {
  return text.replace(/^(["“'(]*)(\p{Ll})/u, (_match, marks: string, letter: string) => marks + letter.toUpperCase());
}
