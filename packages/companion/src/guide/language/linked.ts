import { isFiniteVerb, type Token } from './tokens.ts';

/**
 * A statement too long to be read back in one piece, said in two with a word between them: "she decided it, and without
 * asking anybody". `first` counts the words of the first
 * half. Nothing where neither place nor word is found; then only its beginning can be said.
 */
export function linked(
  tokens: readonly Token[],
  longestRun: number,
  ends: (at: number) => boolean,
): { tokens: Token[]; first: number } | undefined {
  if (tokens.length > longestRun * 2) return undefined;
  for (let at = longestRun; at >= Math.max(4, tokens.length - longestRun); at -= 1) {
    const previous = tokens[at - 1];
    const second = previous && ends(at) ? secondHalf(tokens, at) : undefined;
    if (previous && second)
      return { tokens: [...tokens.slice(0, at - 1), { ...previous, after: ',' }, ...second], first: at };
  }
  return undefined;
}

/** The rest with a word before it that does not change what is told. */
function secondHalf(tokens: readonly Token[], at: number): Token[] | undefined {
  const rest = tokens.slice(at);
  const [word, next] = [rest[0]?.lower ?? '', rest[1]];
  if (word === 'and') return isFiniteVerb(next) ? [plain('and'), plain('then'), ...rest.slice(1)] : undefined;
  if (word === 'when')
    return [plain(rest.some(({ lower }) => /^(?:was|were)$/u.test(lower)) ? 'back' : 'right'), ...rest];
  if (/^(?:till|until)$/u.test(word))
    return [...(isDenied(tokens.slice(0, at)) ? ['and', 'not'] : ['right']).map(plain), ...rest];
  const [, link] = links.find(([words]) => words.test(`${word} ${next?.lower ?? ''}`)) ?? [];
  return link ? [plain(link), ...rest] : undefined;
}

/** "You never showed them": what follows is when it was. */
function isDenied(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }) => lower === 'never' || lower.endsWith("n't"));
}

const links: readonly (readonly [RegExp, string])[] = [
  [/^(?:because|while) /u, 'all'],
  [/^(?:after|before) /u, 'just'],
  [/^since /u, 'ever'],
  [/^so (?:i|he|she|they|we|it|nobody|my)$/u, 'and'],
  [
    /^(?:without|instead|during|through) |^over an? |^in front$|^for (?:\d+|two|three|four|five|six|seven|eight|nine|ten|years|weeks|months) ?|^to (?:the|every|all|my|his|her|their)$/u,
    'and',
  ],
];

function plain(text: string): Token {
  return { text, lower: text, tags: new Set(), after: '', before: '' };
}
