import type { Angle } from '../content/angles/angle.ts';

/** Raising a child's children, small kindness, prayers somebody tells of, doubts before a test. */
export const homeAngles: readonly Angle[] = [
  {
    id: 'es-crio-nietos',
    when: /\b(?:(?:estoy )?cri(?:ando|o|é) a mis? (?:\p{L}+ )?niet[oa]s?|mis nietos viven conmigo|me quedé con (?:mis|los) niet\p{L}+|soy su abuel[ao] y su (?:mamá|papá))\b/iu,
    tone: 'any',
    rank: 6,
    say: [
      'Otra vez criando, cuando ya tocaba que te cuidaran a ti.',
      'Te tocan dos generaciones en el mismo día.',
      'Dos vueltas de crianza caben en esas manos.',
    ],
    ask: ['¿Cómo es una mañana en tu casa?', '¿Quién te da una mano con ellos?', '¿Qué edad tienen?'],
    rest: ['Lo que haces sostiene a dos generaciones.', 'Eso se hace con el corazón y con las rodillas.'],
  },
  {
    id: 'es-hijo-perdido',
    when: /\bmi (?:hij[oa]|herman[oa]|sobrin[oa]) (?:\p{L}+ ){0,3}(?:droga\p{L}*|drogas|alcohol|vicio|perdid[oa]|en la calle|bebe|toma)\b|\bhace (?:un|dos|tres|\d+) años? que no (?:lo|la) (?:veo|vemos)\b/iu,
    rank: 7,
    say: [
      'No saber dónde está es una pena que no tiene día de descanso.',
      'Se puede echar de menos a alguien que sigue vivo.',
      'Y la puerta sigue abierta, aunque nadie entre.',
    ],
    ask: ['¿Qué es lo último que supiste?', '¿Qué le dirías, si llamara hoy?', '¿Quién te acompaña en esa espera?'],
    rest: ['Querer a alguien no te hace responsable de lo que eligió.', 'Esa espera también cansa.'],
  },
  {
    id: 'es-pregunta-por',
    when: /\b(?:pregunta[n]? por (?:ella|él|su (?:mamá|papá|madre|padre)))\b/iu,
    rank: 6,
    say: [
      'Y cada noche hay que encontrar otra respuesta.',
      'Una pregunta tan corta, y no hay cómo contestarla.',
      'Pregunta a quien tiene cerca, y eso eres tú.',
    ],
    ask: ['¿Qué le contestas?', '¿Qué crees que necesita oír?', '¿Cómo te quedas tú después?'],
    rest: ['Que pregunte contigo dice que confía en ti.', 'No hace falta tener la respuesta completa.'],
  },
  {
    id: 'es-rezo',
    when: /\b(?:le (?:pido|ruego|rezo) a (?:dios|la virgen|diosito)|rezo (?:por|para|cada|todas)|(?:dios|diosito) (?:me|nos|quiera|mediante)|en manos de dios|primero dios)\b/iu,
    tone: 'any',
    rank: 5,
    whole: true,
    say: [
      'En ese ruego están todos los que quieres.',
      'Lo pones en esas manos porque las tuyas ya están llenas.',
      'Ahí descansa un poco lo que no se puede resolver.',
    ],
    ask: [
      '¿Qué es lo que más pides?',
      '¿Te da algo de descanso, después?',
      '¿Qué te sostiene cuando termina la oración?',
    ],
    rest: ['Es una manera de no cargarlo a solas.', 'Esa petición dice a quién quieres.'],
  },
  {
    id: 'es-rabia-y-culpa',
    when: /\b(?:rabia|coraje|enojo|envidia)\b.{0,40}\b(?:y (?:luego|después)|luego) (?:me da |me entra |siento )?(?:culpa|pena|vergüenza)\b/iu,
    rank: 7,
    say: [
      'Primero llega una y enseguida la otra, y las dos vienen de querer.',
      'La rabia dice lo que dolió; la culpa, que te importa.',
      'Caben las dos en la misma persona, y ninguna te hace peor.',
    ],
    ask: [
      '¿Qué diría la rabia, si la culpa la dejara hablar?',
      '¿Cuál de las dos dura más?',
      '¿Contra quién es, en el fondo?',
    ],
    rest: ['No hace falta elegir entre las dos.', 'Sentir eso no le quita nada a tu cariño.'],
  },
  {
    id: 'es-me-dieron-cariño',
    when: /\b(?:mi|una|un|el|la) (?:\p{L}+ ){1,2}(?:me (?:trajo|regaló|dejó (?:un|una|unas|unos)|preparó|abrazó|mandó (?:un|una|flores)|hizo (?:un|una|de)|guardó (?:un|una)|prestó|acompañó|invitó))\b/iu,
    unless: /\bque me\b|\bdeuda\b|\bme dejó (?:un|una) (?:mensaje|nota) (?:dici|terminando)/iu,
    tone: 'any',
    rank: 7,
    say: [
      'Alguien pensó en ti, sin que lo pidieras.',
      'Un gesto así llega justo donde hacía falta.',
      'Eso también pasó hoy, en medio de lo demás.',
    ],
    ask: ['¿Qué te dio más, la cosa o el gesto?', '¿Qué le dijiste?', '¿Cómo te cayó?'],
    rest: ['De eso se puede vivir un buen rato.', 'Hay cariño cerca, y se nota.'],
  },
  {
    id: 'es-y-si',
    when: /^¿?(?:y|pero) (?:qué (?:pasa|tal) )?si (?:(?:yo|al final|de verdad) )?(?<temor>[^,.;?!¿]{4,50})\??$/iu,
    unless: /\b(?:hablamos|probamos|hacemos|seguimos|quieres|puedes|me ayudas)\b/iu,
    tone: 'any',
    rank: 8,
    whole: true,
    say: [
      'Ese “y si” aparece justo cuando más importa.',
      'La cabeza adelanta la peor respuesta para que no te agarre de sorpresa.',
      'Es una duda, y de noche se disfraza de certeza.',
    ],
    ask: [
      '¿Qué dirías si lo preguntara alguien querido?',
      '¿Qué te ha mostrado lo contrario alguna vez?',
      '¿Y qué habría al día siguiente, si fuera así?',
    ],
    rest: ['Una duda no es una respuesta.', 'No hay que contestarla esta noche.'],
  },
  {
    id: 'es-otra-vez-lo-intento',
    when: /\b(?:es|va) (?:a ser )?(?:la|mi) (?:segunda|tercera|cuarta|quinta|última) (?:vez|oportunidad|intento)\b|\bpor (?:segunda|tercera|cuarta) vez\b/iu,
    rank: 5,
    say: [
      'Volver a presentarse sabiendo lo que duele pide mucho.',
      'Esta vez llega con el peso de las otras.',
      'Cada intento sube un poco más el precio de perder.',
    ],
    ask: [
      '¿Qué sabes hoy que la primera vez no sabías?',
      '¿Qué fue distinto en la preparación?',
      '¿Quién estuvo en las otras?',
    ],
    rest: ['Haber vuelto ya dice algo de ti.', 'Las veces anteriores también enseñaron.'],
  },
  {
    id: 'es-todos-en-la-familia',
    when: /\bmi (?:papá|mamá|padre|madre|abuelo|abuela|hermano|hermana) (?:es|era|fue|son|también es) (?:\p{L}+ )?(?:médic[oa]|doctor[a]?|abogad[oa]|ingenier[oa]|maestr[oa]|militar|profesor[a]?)\b/iu,
    rank: 5,
    say: [
      'Así el examen no es solo tuyo; entra la familia entera al salón.',
      'Hay un lugar que parece guardado para ti, y eso pesa.',
      'Seguir una huella así tira y empuja a la vez.',
    ],
    ask: ['¿Qué parte de eso la quieres tú?', '¿Qué te dicen ellos?', '¿Qué elegirías, si nadie mirara?'],
    rest: ['Tu camino puede parecerse y ser tuyo.', 'Nadie hereda una nota.'],
  },
  {
    id: 'es-no-me-entra',
    when: /\b(?:no me (?:entra|cabe) (?:nada|más)(?: más)? (?:en la cabeza|de lo que)|se me (?:olvida|borra|va) todo|leo y no|me quedo en blanco|en blanco)\b/iu,
    rank: 6,
    say: [
      'La cabeza llena parece vacía; suele ser cansancio, no falta de estudio.',
      'Cuando los nervios ocupan todo, no queda sitio para leer.',
      'Lo aprendido no se fue; está detrás del ruido.',
    ],
    ask: ['¿Cuándo fue la última pausa?', '¿Qué tema sale solo, sin mirar?', '¿Cómo duermes estos días?'],
    rest: ['A esta hora descansar suma más que otra página.', 'Nada nuevo tiene que entrar hoy.'],
  },
];
