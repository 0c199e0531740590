const shortest = 3;

/** The stem of an English word, roughly: endings taken off, so that "crying", "cried" and "cries" are one. */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.length < 4) return stem;
  stem = stem.replace(/(?:'s|s')$/, '');
  if (/(?:ss|us|is)$/.test(stem)) return stem;
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:sh|ch|x|z|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s')) stem = stem.slice(0, -1);
  for (const ending of ['fully', 'ness', 'ing', 'ied', 'ed', 'ly', 'ful', 'ment']) {
    if (!stem.endsWith(ending) || stem.length - ending.length < shortest) continue;
    stem = ending === 'ied' ? `${stem.slice(0, -3)}y` : stem.slice(0, -ending.length);
    if (/([bdgmnprt])\1$/.test(stem)) stem = stem.slice(0, -1);
    break;
  }
  return stem.length > shortest && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}
