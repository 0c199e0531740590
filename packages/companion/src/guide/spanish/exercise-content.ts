/** What is said around an exercise in Spanish, whichever it is. The exercises themselves are in skills/spanish/. */
export const spanishExerciseLines = {
  helps: ['Bien, algo ya es algo.', 'Un poco alcanza por ahora.', 'Qué bien que llegue.'],
  number: ['Un {number}, entonces.', 'Así que {number}.', '{number}, vale.'],
  enough: [
    'Bien. Entonces lo dejamos ahí, y te quedas con lo que dio.',
    'Con eso basta. Queda para otra vez.',
    'Qué bien. No hace falta el resto.',
  ],
  byName: [
    'Para eso hay algo: {name}, {long}. La idea: {purpose} ¿Lo hacemos?',
    'Sí. Podría servir esto: {name}. La idea: {purpose} ¿Empezamos, o prefieres hablar?',
    'Podemos probar con esto: {name}. Paramos cuando digas. ¿Te parece?',
  ],
  /** There is none of the length wished for; {long} is the nearest. */
  nearestForm: [
    'De este hay la versión de {long}; vamos con esa.',
    'Esa duración no la tiene; lo más cercano son {long}.',
    'Lo que hay de este dura {long}, y también cuenta.',
  ],
  paused: [
    'En pausa. Escribe continuar cuando quieras seguir, o parar para dejarlo.',
    'Lo dejamos aquí un momento. No corre ningún reloj.',
    'El ejercicio espera. Sigue cuando quieras, o cuéntame lo que apareció.',
    'Pausa, entonces. Esperar no estropea nada.',
  ],
  stopped: [
    'Lo dejamos. Parar también es usar bien un ejercicio. ¿Qué sería mejor ahora?',
    'De acuerdo, no más de eso por hoy. Te leo.',
    'Hasta ahí, entonces. No hay que terminar nada.',
    'Bien, guardado por hoy. ¿Qué tienes en la cabeza?',
  ],
  again: [
    'Otra vez, parte {part} de {parts}: {title}.',
    'Era la parte {part}: {title}.',
    'De nuevo la {part}, a tu ritmo: {title}.',
  ],
  purpose: [
    'La idea es esta: {purpose} Puedes seguir, saltar esta parte o parar.',
    'Buena pregunta. {Purpose} Nada más que eso. Sigue solo si te sirve.',
  ],
  rateAgain: ['Y un número de 0 a 10, si quieres.', 'De cero a diez, o saltar.'],
  lower: [
    'De {before} a {after}; un poco de espacio.',
    'Estaba en {before} y ahora en {after}.',
    'El número bajó de {before} a {after}.',
  ],
  same: ['Sigue en {after}, y está bien; no todo sirve siempre.', 'El número quedó en {after}, eso pasa.'],
  higher: [
    'Pasó de {before} a {after}, así que hoy no era esto. ¿Qué sería mejor ahora?',
    'De {before} a {after}: entonces no era lo tuyo, y qué bien que lo digas. ¿Qué necesitas?',
  ],
  unrated: ['Le diste una oportunidad.', 'Fue un rato para ti.', 'Te quedaste hasta el final.'],
  didItHelp: ['¿Te sirvió?', '¿Ayudó en algo?', '¿Valió la pena el intento?'],
  helped: ['Qué bien saberlo. ¿Qué fue lo que ayudó?', 'Entonces algo cedió. ¿Qué sigue ahora?'],
  helpedALittle: ['Un poco cuenta. ¿Qué queda?', 'Algunas cosas piden varias vueltas. ¿Qué sigue ahí?'],
  helpedNot: [
    'Gracias por decirlo. Ese no lo vuelvo a proponer. ¿Qué te vendría mejor?',
    'Entonces no es tu herramienta, y es bueno saberlo. ¿Qué necesitas ahora?',
  ],
  declined: [
    'Está bien, sin ejercicio. Sigo leyéndote.',
    'De acuerdo, hoy no. Cuéntame lo que quieras.',
    'Nada de ejercicios, entonces. Aquí sigo.',
  ],
  other: [
    'Para eso hay “{other}”, {long}, que te viene mejor. ¿Lo hacemos, o te escucho?',
    'Quizás te quede mejor “{other}”. ¿Quieres probarlo, o prefieres hablar?',
  ],
  menu: [
    'Hay dieciocho, todos cortos: para el cuerpo y el aire, las preocupaciones, el sueño, los pensamientos duros, los impulsos, arrancar. ¿Para qué sería?',
    'Depende de lo que deba hacer: calmar el cuerpo, callar la cabeza, dormir o ponerte en marcha. ¿Cuál se acerca más?',
  ],
} as const;

/** The buttons, each understood when it comes back. */
export const spanishButtons = {
  offer: ['Sí, probemos', 'Solo escúchame', 'Hoy no'],
  steps: ['Siguiente', 'Atrás', 'Saltar', 'Pausa', 'Parar'],
  rating: ['Saltar', 'Parar'],
  paused: ['Continuar', 'Parar'],
  helped: ['Sí', 'Un poco', 'No'],
  menu: [
    'Ayúdame a calmarme',
    'Ayúdame con las preocupaciones',
    'Ayúdame a dormir',
    'Ayúdame con un impulso',
    'Solo escúchame',
  ],
} as const;
