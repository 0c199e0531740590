/**
 * Patterns of whole words as Spanish is typed in a chat: written here without accents (but with "ñ"), they find words with and without
 * them, and "q", "xq", "toy" where "que", "porque", "estoy" stand. Several patterns are read as one.
 */
export function typed(...patterns: readonly RegExp[]): RegExp {
  const words = patterns
    .map(({ source }) => unescaped(source).replaceAll(pieces, (piece) => spelled.get(piece) ?? piece))
    .join('|');
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
}

/** A bundler may have written letters with accents as escapes, which would be taken for letters here. */
function unescaped(source: string): string {
  return source.replaceAll(/\\u([\da-f]{4})/giu, (_found, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Character classes and escapes stay as they are. */
const pieces = /\[[^\]]*\]|\\p\{L\}|\\.|(?<!\p{L})(?:porque|para|que|estoy|esta|tambien)(?!\p{L})|\p{L}/gu;

const spelled: ReadonlyMap<string, string> = new Map([
  ['a', '[aá]'],
  ['e', '[eé]'],
  ['i', '[ií]'],
  ['o', '[oó]'],
  ['u', '[uúü]'],
  ['ñ', '[ñn]'],
  [String.raw`\w`, String.raw`\p{L}`],
  ['que', '(?:qu[eé]|q|k|ke)'],
  ['porque', '(?:porqu[eé]|por que|xq|pq|porq|xke)'],
  ['para', '(?:para|pa)'],
  ['estoy', '(?:estoy|toy|ando)'],
  ['esta', '(?:est[aá]|ta)'],
  ['tambien', '(?:tambi[eé]n|tmb|tb)'],
]);

/** What no course goes on with as if it were an ordinary evening. */
export const danger =
  /suicid\w*|matar(?:me|lo|la|se)|me mato|(?:quiero|quisiera|ganas de) (?:morir\w*|no despertar\w*|desaparecer)|me quiero morir(?! de )|no despertar\w*|cortar(?:me|se)|me corto (?:los (?:brazos|muslos)|las (?:piernas|muñecas|venas)|el (?:brazo|cuerpo)|la (?:piel|pierna|muñeca)|con un[a]?)|me (?:pega|pego|golpea|golpeo|empujo|ahorco|violo|amenaza|amenazo)|me (?:quiere|va a) (?:matar|pegar)|pistola|cuchillo|sobredosis/;

/** Told of a story, not of a life. */
export const notReal = /pelicula|serie|novela|libro|cancion|soñe|personaje|(?:es|era|por) broma|chiste|meme/;
