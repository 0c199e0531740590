import type { Angle } from '../content/angles/angle.ts';

/** Where a life turns: a baby, the last working day; being asked, being known, wanting to be asked. */
export const turningPointAngles: readonly Angle[] = [
  {
    id: 'es-bebe-nuevo',
    when: /\bmi beb[eé] (?:tiene|lleva|cumplió|nació)\b|\b(?:tiene|tuve|nació mi) .{0,16}\b(?:semanas|días|meses) (?:de nacid[oa]|y no)\b|\bno sé (?:lo )?que (?:hago|estoy haciendo) con (?:el|la|mi) beb[eé]\b/iu,
    tone: 'any',
    rank: 6,
    say: [
      'A las pocas semanas nadie sabe lo que hace; se va aprendiendo con sueño.',
      'Hay alguien nuevo en casa, y tú también eres alguien nuevo.',
      'Los días se cuentan en tomas, y las noches también.',
    ],
    ask: ['¿Cómo son tus noches?', '¿Quién te da un rato de descanso?', '¿Qué es lo que más te cuesta del día?'],
    rest: ['No saber todavía no es hacerlo mal.', 'Seis semanas o seis meses, cada día cuenta doble.'],
  },
  {
    id: 'es-llora-de-noche',
    when: /\b(?:llora (?:de|desde|toda|todas|sin|cada)|no para de llorar|cólicos?|no me deja dormir|se despierta cada)\b/iu,
    unless: /\byo\b|\bme puse\b/iu,
    rank: 5,
    say: [
      'A esa hora la casa entera es ese llanto.',
      'Horas así no se explican a quien no estuvo.',
      'Y no hay botón para apagarlo, solo brazos.',
    ],
    ask: [
      '¿Quién se turna contigo?',
      '¿Qué haces cuando ya no puedes más de oírlo?',
      '¿Qué ha servido, aunque fuera una vez?',
    ],
    rest: [
      'Dejarlo un momento en un lugar seguro y salir a respirar también es cuidar.',
      'Eso pasa, y mientras pasa es largo.',
    ],
  },
  {
    id: 'es-todas-felices',
    when: /\b(?:tod[oa]s|las demás|los demás|las otras|otras mamás)\b.{0,40}\b(?:se ven|parecen|están|son) (?:tan |muy |bien )?(?:felices|content[oa]s|perfectas|bien|tranquilas|enamoradas)\b/iu,
    rank: 6,
    say: [
      'En las fotos nadie está a las tres de la mañana.',
      'Comparas tu casa por dentro con la suya por fuera.',
      'Ver eso cuando una noche fue larga pica el doble.',
    ],
    ask: [
      '¿Qué no saldría en tu foto?',
      '¿Con quién se puede decir la verdad de cómo va?',
      '¿Qué crees que callan ellas?',
    ],
    rest: ['Que se vean así no dice nada de ti.', 'Tu día cuenta aunque no tenga foto.'],
  },
  {
    id: 'es-que-me-pregunten',
    when: /\b(?:quiero|quisiera|necesito|ojalá) que (?:alguien|me|él|ella|mi \p{L}+) (?:me )?(?:pregunten?|pregunte|pregunta) (?:\p{L}+ )?(?:cómo (?:estoy|me siento)|por mí)\b|\bnadie (?:me )?pregunta (?:cómo estoy|por mí|cómo me siento)\b/iu,
    tone: 'any',
    rank: 9,
    whole: true,
    say: [
      'Entonces te lo pregunto yo, aunque sea un programa: ¿cómo estás tú?',
      'Va la pregunta, sin prisa: ¿cómo te sientes tú, de verdad, hoy?',
    ],
    ask: [],
    rest: [
      'Todo el mundo mira hacia otro lado, y tú también estás ahí.',
      'Eso se puede pedir, con esas mismas palabras.',
    ],
    quiet: true,
  },
  {
    id: 'es-jubilacion',
    when: /\b(?:me (?:jubilé|retiré|pensioné)|desde que (?:me jubilé|no trabajo|estoy jubilad[oa])|recién jubilad[oa]|mi jubilación|no sé estar sin (?:hacer nada|trabajar))\b/iu,
    tone: 'any',
    rank: 7,
    say: [
      'Se acaba el turno, y el cuerpo sigue llegando a la hora.',
      'Tantos años con un lugar adonde ir, y de pronto las mañanas no tienen borde.',
      'Todos felicitan, y nadie avisa que también se pierde algo.',
    ],
    ask: [
      '¿A qué hora se nota más?',
      '¿Qué parte del trabajo extrañas de verdad?',
      '¿Cómo era un buen día ahí?',
      '¿Quién eras para la gente de ese lugar?',
    ],
    rest: ['Un ritmo de tantos años no se cambia en un verano.', 'Descansar también se aprende, despacio.'],
  },
  {
    id: 'es-me-reconocieron',
    when: /\b(?:me (?:reconoció|reconocieron|saludó|saludaron|dio las gracias|felicitó)|se acord(?:ó|aron) de mí|me dijo gracias)\b/iu,
    tone: 'any',
    rank: 7,
    say: [
      'Alguien guardó tu nombre todo este tiempo.',
      'Ahí se vio lo que dejaste en la gente.',
      'Un saludo así dice más que un diploma.',
    ],
    ask: ['¿Qué sentiste en ese momento?', '¿Qué le dijiste?', '¿Quién más se acordará así de ti?'],
    rest: ['Eso no se jubila.', 'Lo que uno es para otros se queda.'],
  },
  {
    id: 'es-me-pidieron-ayuda',
    when: /\bme (?:pidió|pidieron|pide|preguntó si) (?:que )?(?:l[ae]s? )?(?:enseñe|enseñara|ayude|ayudara|cuide|acompañe|explique|puedo|podía|podría)\b/iu,
    tone: 'any',
    rank: 7,
    say: [
      'Alguien vio en ti justo lo que sabes hacer.',
      'Te buscan por algo que es tuyo.',
      'Eso no te lo piden porque sí.',
    ],
    ask: ['¿Qué le contestaste?', '¿Qué sería lo primero que enseñarías?', '¿Te dan ganas, o te pesa?'],
    rest: ['Puede ser un buen martes, por lo menos.', 'No hay que contestar hoy.'],
  },
];
