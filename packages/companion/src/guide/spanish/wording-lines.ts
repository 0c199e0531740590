import type { Openings } from '../content/wording.ts';

export type SpanishNeed = 'hurt' | 'news' | 'boundary' | 'apology' | 'matter' | 'any';

/**
 * First sentences somebody may take to a person they must talk to, in Spanish. {dicho} is what the other one said, {noticia}
 * what a third one did, {tema} what it is about, all in the person's own words. One of each pair is plain, the other softer.
 */
export const spanishOpenings: Readonly<Record<SpanishNeed, Openings>> = {
  hurt: {
    plain: [
      'Cuando me dijiste que {dicho}, me dolió. ¿Podemos hablarlo?',
      'Me dijiste que {dicho}. Se me quedó dentro, y quiero contestarte con calma.',
    ],
    soft: [
      'No quiero pelear. ¿Puedo contarte cómo me llegó lo que dijiste?',
      'Prefiero hablar a tener razón. ¿Empezamos de nuevo?',
      'Me importas más que ganar esta discusión. ¿Tienes diez minutos?',
    ],
  },
  news: {
    plain: [
      'Tengo que contarte algo difícil. Me dijeron que {noticia}.',
      'No salió bien. Me dijeron que {noticia}, y todavía lo estoy digiriendo.',
    ],
    soft: [
      '¿Te puedo contar algo, y primero solo me escuchas?',
      'Necesito un minuto antes de hablar de hoy. ¿Te sientas conmigo?',
    ],
  },
  boundary: {
    plain: [
      'Por favor, déjame hacerlo a mi manera. Si necesito ayuda, la pido.',
      'Hasta ahí, por favor. Esto lo decido yo.',
    ],
    soft: [
      'Veo que quieres ayudar. Lo que más me ayuda ahora es un poco de espacio.',
      'No es contra ti. Necesito encontrar mi propia manera.',
    ],
  },
  apology: {
    plain: ['Me equivoqué, y lo siento. No voy a justificarme.', 'Perdón por lo que hice. No te lo merecías.'],
    soft: [
      'He estado pensando en lo que pasó. ¿Me dejas pedirte perdón?',
      'Quisiera arreglarlo, si tú quieres. ¿Qué ayudaría?',
    ],
  },
  matter: {
    plain: ['Quiero hablar de {tema}. Me importa.', 'Hay algo sobre {tema} que todavía no te he dicho.'],
    soft: [
      'Esto me cuesta. ¿Podemos hablar de {tema} sin decidir nada hoy?',
      'Quiero entender cómo ves tú {tema}, y después contarte cómo lo veo yo.',
    ],
  },
  any: {
    plain: ['Hay algo que tengo que decirte, y me cuesta.', 'Prefiero decírtelo yo, y decírtelo hoy.'],
    soft: [
      '¿Tienes un momento? Prefiero contártelo que guardármelo.',
      'No sé bien cómo decirlo. ¿Puedo intentarlo y me escuchas hasta el final?',
    ],
  },
};

/** What Haven says around them. {uno} and {dos} are the openings. */
export const spanishWordingLines = {
  offered: [
    'Dos maneras de empezar, para cambiarlas a tu gusto. Directa: {uno} Más suave: {dos} ¿Cuál se parece más a ti?',
    'Podrías empezar así: {uno} O, más suave, así: {dos} ¿Cuál te sale mejor?',
    'Primera: {uno} Segunda, más suave: {dos} ¿Te sirve alguna?',
  ],
  chosen: [
    'Entonces esa es tu primera frase. Después, para y deja que conteste.',
    'Bien. Dila una vez en voz alta antes, para que la boca la conozca.',
    'Esa, entonces. Lo demás no hay que planearlo. ¿Qué crees que te responderá?',
  ],
  both: ['Van juntas: primero la suave, y la directa cuando haya confianza.'],
  neither: [
    'Entonces en tus palabras, como salgan: ¿qué es lo único que tiene que quedar dicho?',
    'Justo, solo eran mías. ¿Cómo se lo contarías a una amistad?',
  ],
  ifLeft: [
    'Entonces tú ya dijiste tu parte, y puede descansar un día. Una frase para después: “Sigo queriendo hablar, cuando puedas.”',
  ],
  ifAngry: ['Entonces ayuda más ir despacio. Podrías decir: “Veo que te duele. Quiero entenderlo.”'],
  ifElse: [
    'Puedes tener lista una frase: “Dame un momento, quiero contestar bien.”',
    'Una pausa también contesta. “No lo esperaba, déjame pensarlo” alcanza.',
  ],
} as const;

export const spanishWordingChoices = ['La primera', 'La segunda', 'Ninguna'];
