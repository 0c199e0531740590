const edge = String.raw`(?:(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L}))`;

/** The pattern with word edges that know accented letters; the plain \\b ends a word before its "ó". */
export function withAccents(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(String.raw`\b`, edge), pattern.flags);
}
