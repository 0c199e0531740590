import { wordsOf } from './said-before.ts';

/** The languages told apart. Everything else in Latin letters is taken for English. */
export type MessageLanguage = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'other';

/** Reads the language of a message by its small words. Short or unclear messages stay with the language so far. */
export function messageLanguage(message: string, before: 'en' | 'es'): MessageLanguage {
  const letters = message.match(/\p{L}/gu) ?? [];
  if (letters.length >= 2 && letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2)
    return 'other';
  const words = wordsOf(message.slice(0, 2_000));
  const named = words.length <= 4 ? ownNames.find(([name]) => words.includes(name))?.[1] : undefined;
  if (named) return named;
  if (words.length === 0 || (before === 'en' && words.length === 1 && words[0] === 'yo')) return before;
  const scores = languages.map((language) => ({ language, score: scoreOf(language, words, message) }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  const english = scores.find(({ language }) => language === 'en')?.score ?? 0;
  const spanish = scores.find(({ language }) => language === 'es')?.score ?? 0;
  // Portuguese shares so many small words that it takes more than one of its own to leave Spanish.
  const sister = best.language === 'pt' && best.score - spanish < 2;
  if (before === 'es' && spanish > 0 && spanish >= english && (spanish === best.score || sister)) return 'es';
  if (best.score === 0) return before;
  if (best.language === 'en' || best.score === english)
    return before === 'es' && english <= 1 && (words.length < 3 || words.some((word) => anyones.has(word)))
      ? 'es'
      : 'en';
  const sure = best.score >= Math.min(2, words.length * 0.5 + 0.5) && best.score > english;
  if (!sure) return before;
  return best.language;
}

/** A language named in itself and in little more is a wish for it. */
const ownNames: readonly (readonly [string, MessageLanguage])[] = [
  ['deutsch', 'de'],
  ['français', 'fr'],
  ['francais', 'fr'],
  ['português', 'pt'],
  ['portugues', 'pt'],
  ['español', 'es'],
];

const languages = ['en', 'es', 'fr', 'de', 'pt'] as const;

/** Small words that few other languages share; words shared by two count for both. */
const small: Record<(typeof languages)[number], ReadonlySet<string>> = {
  en: set(
    "i i'm im my me the and is was you it to of in that a not don't dont can't cant so but for with have just what how am are he she they this do no at all because like on be feel be get my im know why who up out if or hi hello hey thanks yes okay ok help one",
  ),
  es: set(
    'yo mi me el la los las y es era tú tu usted que de en no un una con por para pero estoy tengo siento soy muy más nada todo porque cómo como qué se lo le mis hola gracias sí ayer hoy noche día quiero puedo sé él ella mamá papá trabajo casa vida solo sola triste miedo cansada cansado nadie siempre nunca he ha está esto eso hace también cuando ya te del al su sus buenas buenos entiendes entiendo entendiste quieres sabes crees dices escuchas mismo misma anoche antes después delante buenas noches voy nos vemos hasta luego dormir despido chao irme adiós vale bien mal ayuda murió madre padre hermano hermana hijo hija novio novia amigo amiga escuela eres eso quién quien cuánto cuanto cuesta puedes tienes persona basta déjame bueno ayer mañana todos nadie algo quisiera fue son a ayúdame ayudame ayudarme necesito calmarme ejercicio ejercicios respiración escúchame escuchame siguiente saltar pausa continuar parar atrás probemos listo lista hagamos sigue otra vez ahora agotada agotado harta harto mal peor duele lloro llorar comer preocupada preocupado enojada enojado asustada asustado hijos marido esposo esposa jefe jefa abuela abuelo perro perra gato gata perdón también entonces después nervios ansiedad nosotros fui era estaba tenía había hizo dijo dice llega llegó quiere puede sabe tiene tienen sin sobre hasta desde entre donde cosas cosa gente años año mes meses semana lunes martes viernes sábado domingo estás estas ahí sigues preguntas dime repite quédate hombros espalda pienso suicidarme suicidio matarme morirme morir vivir lastimarme cortarme',
  ),
  fr: set(
    "je j'ai mon ma mes le la les et est était tu vous que de en ne pas un une avec pour mais suis ai me moi très plus rien tout parce comment quoi c'est ça bonjour salut merci oui non hier aujourd'hui veux peux sais il elle on nous du des au qui où quand personne toujours jamais seul seule triste peur fatigué fatiguée j'arrive",
  ),
  de: set(
    'ich mein meine mich mir der die das und ist war du sie dass von nicht ein eine mit für aber bin habe sehr mehr nichts alles weil wie was es hallo danke ja nein gestern heute will kann weiß er wir zu auf im den dem auch nur noch schon wenn niemand immer nie allein traurig angst müde fühle geht',
  ),
  pt: set(
    'eu meu minha me o a os as e é era você tu que de em não um uma com por para mas estou tenho sinto sou muito mais nada tudo porque como quê se lhe olá oi obrigado obrigada sim ontem hoje noite dia quero posso sei ele ela mãe pai trabalho casa vida só sozinho sozinha triste medo cansada cansado ninguém sempre nunca foi isso isto também quando já do da no na',
  ),
};

/** English words that everybody writes: "ok les escribo". */
const anyones: ReadonlySet<string> = set('ok okay');

/** Words that are Spanish and nothing else, which count twice: two words are a message, too ("estoy agotada"). */
function surelySpanish(words: readonly string[]): number {
  return words.filter((word) => spanishOnly.has(word) || /ñ/u.test(word)).length;
}

const spanishOnly: ReadonlySet<string> = set(
  'estoy tengo siento quiero puedo hoy ayer anoche noche miedo cansada cansado agotada agotado harta harto preocupada preocupado enojada enojado asustada asustado hermana hermano hija hijo hijos novio novia esposo esposa marido mamá papá abuela abuelo jefe jefa trabajo perro gata gato murió dejó duele duermo lloro llorar dormir comer nadie nunca siempre también entonces bueno gracias perdón adiós hola necesito ayuda ayúdame escúchame estás está están después tristeza soledad ansiedad ansiosa ansioso nervios nerviosa nerviosa solita muchísimo peor mejor pienso suicidarme suicidio matarme morirme morir vivir lastimarme cortarme',
);

function scoreOf(language: (typeof languages)[number], words: readonly string[], message: string): number {
  const hits =
    words.filter((word) => small[language].has(word)).length + (language === 'es' ? surelySpanish(words) : 0);
  const marks: Partial<Record<(typeof languages)[number], RegExp>> = {
    es: /[ñ¿¡]/u,
    pt: /[ãõ]|ção/u,
    de: /[äöüß]/u,
    fr: /[œèê]|\b[ldjqcnm]'/iu,
  };
  return hits + (hits > 0 && marks[language]?.test(message) ? 1 : 0);
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
