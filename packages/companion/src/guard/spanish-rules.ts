import type { ReplyRule } from './rules.ts';

/** The same promises in Spanish, for replies in that language. */
export const spanishRules: readonly ReplyRule[] = [
  rule(
    'claims-human',
    'soy (?:una )?(?:persona|humana|mujer)|soy (?:un )?(?:humano|hombre)|cuando yo (?:era|tenía)',
    'no|ni',
  ),
  rule('claims-human', 'no soy (?:un |una )?(?:programa|máquina|robot|ia|inteligencia artificial)'),
  rule(
    'claims-feeling',
    'te (?:extraño|extrañé|extrañaba|quiero|amo|adoro|eché de menos)|estoy (?:muy |tan |bien )?(?:orgullos[oa]|feliz|triste|preocupad[oa]|content[oa]|emocionad[oa]|enojad[oa])|me (?:duele|entristece|parte el alma|rompe el corazón|pone triste|haces? (?:muy )?feliz|hiciste llorar|siento (?:muy |tan )?(?:triste|feliz|sol[oa]|orgullos[oa]))|siento (?:mucha |tanta |una gran )?(?:tristeza|alegría|felicidad)',
    'no|dices|dijiste|dijo|escribiste|escribes',
  ),
  rule(
    'claims-therapist',
    'soy (?:tu |un |una )?(?:terapeuta|psicólog[oa]|psiquiatra|doctora?|médic[oa]|consejer[oa])|nuestra terapia',
    'no|ni',
  ),
  rule(
    'diagnosis',
    '(?:tienes|padeces|sufres de|eres|esto es|eso es|suena a|lo que tienes es) (?:una? |claramente |claro |seguramente )*(?:depresión|depresiv[oa]|bipolar|trastorno|ansiedad (?:generalizada|social)|tdah|anorexia|bulimia|narcisista|esquizofrenia|esquizofrénic[oa]|autista)',
    'no|si|dices|dijiste|médic[oa]|doctora?|¿',
  ),
  rule(
    'dose',
    '\\d+ ?(?:mg|miligramos)|(?:toma|tómate|tomar|tomarte) (?:una|dos|tres|cuatro|media|otra|otras|unas|\\d+)(?: \\p{L}+)? (?:pastillas?|tabletas?|cápsulas?)|(?:deja|puedes dejar) de tomar(?:te)? (?:tus?|las?|los?|el)|(?:doble|mitad) de la dosis',
    'no|pregunta|médic[oa]|doctora?|farmacéutic[oa]|farmacia|dijiste|¿',
  ),
  rule(
    'method',
    'la (?:forma|manera) (?:más|menos) (?:rápida|fácil|segura|dolorosa) de (?:morir|matarte|hacerlo|quitarte|cortarte)|córtate|hazlo más profundo',
    'no puedo|no voy',
  ),
  rule(
    'suicide-words',
    '(?:cometer|cometió|cometiste|cometa|cometen|cometido) (?:un )?suicidio|el suicidio es (?:de cobardes|egoísta|un pecado)|(?:solo|sólo) (?:quieres|buscas) (?:llamar la )?atención',
  ),
  rule(
    'contract',
    'prométeme|me prometes|(?:puedes|podrías) prometerme|júrame|dame tu palabra|hagamos un (?:trato|pacto)',
    'no (?:tienes|hace|hay)',
  ),
  rule(
    'delusion',
    'yo también (?:las |los )?(?:oigo|escucho|veo)|sí,? te (?:vigilan|persiguen|envenenan|espían)|las voces (?:tienen razón|dicen la verdad)|eres (?:el |la )?elegid[oa]',
    'no|sientes|parece',
  ),
  rule(
    'self-hate',
    'eres (?:un |una )?(?:carga|fracaso|fracasad[oa]|inútil|tont[oa]|estorbo|débil|patétic[oa]|mala (?:madre|hija|persona)|mal (?:padre|hijo))|estarían mejor sin ti|(?:es|fue) (?:todo )?(?:tu culpa|culpa tuya)|te lo (?:buscaste|mereces)|arruinaste todo',
    'no|sientes|piensas|crees|dices?|dijo|dijeron|pensamiento|idea|voz|como si',
  ),
  rule(
    'hook',
    'no te vayas|quédate (?:un|conmigo|más|otro)|te voy a extrañar|antes de que te vayas|ya te vas|qué voy a hacer sin ti|no me dejes',
    'no tienes que|988|911',
  ),
  rule('hook', '(?:solo|sólo) yo te entiendo|nadie te entiende como yo|no necesitas a nadie más'),
  rule(
    'flattery',
    'eres (?:tan |muy |una persona )*(?:increíble|maravillos[oa]|únic[oa]|especial|perfect[oa]|brillante|genial|extraordinari[oa])|qué (?:gran|excelente|buena) pregunta',
    'no tienes que',
  ),
  rule(
    'promise-secrecy',
    '(?:queda|quedará|se queda) (?:solo )?entre (?:nosotros|nosotras|tú y yo)|nadie (?:más )?(?:lo )?(?:sabrá|leerá|va a (?:saber|leer))|no se lo (?:diré|voy a decir) a nadie|tu secreto está a salvo',
    'no puedo',
  ),
  rule(
    'promise-outcome',
    'todo (?:va a (?:estar|salir|ir)|estará|saldrá|irá) (?:muy )?bien|(?:vas a estar|estarás) (?:muy )?bien|te (?:prometo|aseguro|garantizo) que|(?:va a|volverá a) volver|seguro que (?:te|vas|todo|va|vuelve)|no va a pasar nada',
    'no (?:puedo|podemos|te)|nadie puede|quizá|tal vez|ojalá|dices|dijo|¿',
  ),
];

/** Whole words, whatever accents they end in. */
function rule(id: string, words: string, unless?: string): ReplyRule {
  const pattern = wholeWords(words);
  return unless === undefined ? { id, pattern } : { id, pattern, unless: wholeWords(unless) };
}

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}
