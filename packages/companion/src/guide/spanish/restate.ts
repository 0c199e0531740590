/**
 * A short Spanish statement said back in the second person ("me siento sola" → "te sientes sola"). Only sentences in
 * which every first-person word is known are turned; otherwise nothing.
 */
export function restateSpanish(message: string): { dicho: string; belief: boolean } | undefined {
  for (const clause of clauses(message)) {
    const words = clause.split(' ');
    if (words.length < 3 || words.length > 14 || unsafe.test(clause)) continue;
    const turned = words.map((word, index) => turn(word, index));
    if (turned.includes(undefined)) continue;
    const dicho = (turned as string[]).join(' ').replace(/\bde el\b/gu, 'del');
    const personal = dicho !== clause || /\b(?:él|ella|murió|dejó)\b/iu.test(clause);
    if (personal) return { dicho, belief: beliefs.test(clause) };
  }
  return undefined;
}

/** A phrase of at most five words without a verb of the first person, said back as it is. */
export function echoSpanish(message: string): string | undefined {
  const text = message
    .trim()
    .replace(/[.!?¿¡,]+/gu, '')
    .toLowerCase();
  const words = text.split(/\s+/u);
  if (words.length === 0 || words.length > 4 || unsafe.test(text) || !/\p{L}{3}/u.test(text)) return undefined;
  const turned = words.map((word, index) => turn(word, index));
  return turned.includes(undefined) || /^(?:sí|no|ok|vale|bueno|hola|gracias|nada|ya|pues|bien)$/u.test(text)
    ? undefined
    : turned.join(' ');
}

function clauses(message: string): string[] {
  return message
    .toLowerCase()
    .replace(/["“”()]/gu, '')
    .split(/[.!?;\n]+|,\s*(?:y|pero|porque|que)?\s*| pero | y (?=(?:yo|me|mi|no|ya|él|ella)\b)/u)
    .map((clause) =>
      clause
        .replace(/^(?:es que|la verdad|bueno|pues|y|pero|hola|ay|yo)\s+/u, '')
        .replace(/^yo\s+/u, '')
        .trim(),
    )
    .filter(Boolean);
}

const pairs: Record<string, string> = {
  yo: 'tú',
  me: 'te',
  mi: 'tu',
  mis: 'tus',
  mí: 'ti',
  mío: 'tuyo',
  mía: 'tuya',
  conmigo: 'contigo',
  estoy: 'estás',
  soy: 'eres',
  tengo: 'tienes',
  siento: 'sientes',
  quiero: 'quieres',
  puedo: 'puedes',
  sé: 'sabes',
  voy: 'vas',
  hago: 'haces',
  digo: 'dices',
  creo: 'crees',
  pienso: 'piensas',
  necesito: 'necesitas',
  extraño: 'extrañas',
  vivo: 'vives',
  trabajo: 'trabajo',
  lloro: 'lloras',
  duermo: 'duermes',
  odio: 'odias',
  amo: 'amas',
  paso: 'pasas',
  llevo: 'llevas',
  salgo: 'sales',
  veo: 'ves',
  he: 'has',
  había: 'habías',
  estaba: 'estabas',
  tenía: 'tenías',
  era: 'era',
  fui: 'fuiste',
  estuve: 'estuviste',
  tuve: 'tuviste',
  hice: 'hiciste',
  dije: 'dijiste',
  perdí: 'perdiste',
  peleé: 'peleaste',
  grité: 'gritaste',
  lloré: 'lloraste',
  reprobé: 'reprobaste',
  pasé: 'pasaste',
  terminé: 'terminaste',
  dejé: 'dejaste',
  conseguí: 'conseguiste',
  logré: 'lograste',
  pude: 'pudiste',
  quise: 'quisiste',
  sentí: 'sentiste',
  dormí: 'dormiste',
  vi: 'viste',
  llegué: 'llegaste',
  discutí: 'discutiste',
  empecé: 'empezaste',
  aprendo: 'aprendes',
  entiendo: 'entiendes',
  despierto: 'despiertas',
  preocupo: 'preocupas',
  encierro: 'encierras',
  quedé: 'quedaste',
  quedo: 'quedas',
  cuido: 'cuidas',
  nuestro: 'su',
  nuestra: 'su',
};

/** A first-person ending that is not in the table makes the sentence unsafe to turn. */
function turn(word: string, index: number): string | undefined {
  const bare = word.replace(/[^\p{L}]/gu, '');
  const known = pairs[bare];
  if (known) return known;
  if (
    /(?:amos|emos|imos|é|í)$/u.test(bare) &&
    !/^(?:mamá|papá|qué|así|ahí|aquí|allí|sí|café|también|después|porqué|casi|mí|ti|bebé|esté|sé|dé)$/u.test(bare)
  )
    return undefined;
  // A verb in -o at the start ("como", "temo") is most likely in the first person.
  if (
    index === 0 &&
    bare.endsWith('o') &&
    !/^(?:no|solo|todo|mucho|como|cuando|tanto|pero|otro|esto|eso|demasiado|lo|hijo|hermano|novio|abuelo|tío|jefe|perro|gato|cansado|solo)$/u.test(
      bare,
    )
  )
    return undefined;
  return bare === 'mucho' ? word : word;
}

const beliefs = /\b(?:nadie|nunca|siempre|todos|todo|nada|voy a|va a|creo|siento que)\b/u;

const unsafe =
  /\b(?:tú|te|ti|tu|tus|contigo|usted|haven|suicid\w*|matar\w*|morir|muerto|muerta|pastillas?|pistola|cuchillo|cuerda|puente|cortar\w*|sexo|puta|mierda|inútil|idiota|estúpid[oa]|fea|feo|gorda|gordo|fracasad[oa]|basura|nosotros|nos)\b/iu;
