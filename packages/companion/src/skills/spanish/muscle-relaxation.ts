import type { SpanishWords } from './words.ts';

/** Relajación muscular, in Spanish. */
export const muscleRelaxation: SpanishWords = {
  id: 'muscle-relaxation',
  name: 'Relajación muscular',
  purpose: 'Afloja un cuerpo que ha estado apretando todo el día.',
  caution: 'Salta toda parte lesionada, dolorida o recién operada; con algo en el corazón o la presión, aprieta poco.',
  fits: /(?:hombros?|cuello|mand[ií]bula|espalda|cuerpo) (?:\p{L}+ ){0,2}(?:tens[oa]s?|dur[oa]s?|apretad[oa]s?|r[ií]gid[oa]s?)|contractura\w*|aprieto los dientes|tod[oa] tens[oa]/iu,
  asked:
    /relajaci[oó]n (?:muscular|progresiva)|relajar (?:el cuerpo|los m[uú]sculos|los hombros|el cuello)|soltar (?:el cuerpo|los m[uú]sculos)/iu,
  offers: [
    'El cuerpo parece llevar una parte de esto. Podríamos aflojarlo poco a poco, apretar y soltar. ¿Dos minutos, o te escucho?',
    'Si quieres, pasamos por manos, hombros, cara y piernas, y las dejamos sueltas. ¿Probamos, o seguimos hablando?',
    'Hay una manera antigua de soltar los músculos: apretarlos antes un momento. ¿Sería bueno ahora, o prefieres contar?',
  ],
  warn: [
    'Deja fuera lo que esté lesionado o duela, y aprieta solo a la mitad.',
    'Lo que duele se salta, y nada se aprieta hasta el dolor.',
  ],
  rate: {
    before: [
      'Músculo por músculo. ¿Qué tan apretado está el cuerpo, de 0 a 10, si quieres decirlo?',
      'Bien: apretar, soltar, notar. ¿Dónde está la rigidez, de 0 a 10? Puedes pasar.',
    ],
    after: ['¿Qué tan apretado está ahora, de 0 a 10?', '¿Y la rigidez después, de 0 a 10, o la dejamos?'],
  },
  steps: [
    {
      title: 'Manos: apretar y soltar',
      say: [
        'Haz puños, firmes pero sin dolor, cinco segundos. Después ábrelos y siente la diferencia.',
        'Aprieta las dos manos, cuenta cinco, y deja que los dedos caigan.',
      ],
    },
    {
      title: 'Hombros hacia las orejas, y abajo',
      say: [
        'Sube los hombros hacia las orejas, cinco segundos, y déjalos caer. Quédate con la caída.',
        'Hombros arriba, cuenta cinco, y suéltalos de golpe.',
      ],
    },
    {
      title: 'Cara: arrugar y alisar',
      say: [
        'Arruga toda la cara, ojos, nariz y boca, cinco segundos. Luego déjala en blanco.',
        'Haz la mueca más fea que puedas, cuenta cinco, y alisa la frente.',
      ],
    },
    {
      title: 'Piernas: empujar y soltar',
      say: [
        'Empuja los talones contra el piso o el colchón, cinco segundos, y suelta. Que las piernas pesen.',
        'Por último las piernas. Los pies contra el suelo, cinco tiempos, y afloja desde los muslos hasta los dedos.',
      ],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'Vientre: firme y suave',
        say: [
          'Pon firme el vientre, como si alguien fuera a darle un toquecito, cinco segundos. Y ablándalo del todo.',
          'Endurece un poco la barriga, cuenta cinco, y deja que quede redonda y blanda como es.',
        ],
      },
      {
        title: 'Un recorrido por todo el cuerpo',
        say: [
          'Recorre el cuerpo una vez, de la cabeza a los pies. A lo que siga apretado, mándale una exhalación.',
          'Una última mirada de arriba abajo. Donde algo aún se agarra, suelta aire; lo que ya cedió se queda en paz.',
        ],
      },
    ],
  },
  close: [
    'Esa fue la vuelta; aflojar es algo que el cuerpo vuelve a aprender.',
    'Deja todo tan suelto como está.',
    'Lo que se apretó ya puede quedarse suelto.',
  ],
};
