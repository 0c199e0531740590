import type { SpanishWords } from './words.ts';

/** Soltarse de un pensamiento, in Spanish. */
export const unhooking: SpanishWords = {
  id: 'unhooking',
  name: 'Soltarse de un pensamiento',
  purpose: 'Da espacio cuando el mismo pensamiento da vueltas y vueltas.',
  caution:
    'No para un peligro real que pide actuar, ni para ideas de suicidio, voces o dudas sobre lo que es real: ahí hace falta una persona.',
  fits: /vueltas? (?:y vueltas|a lo mismo|en la cabeza)|no (?:puedo|dejo de) (?:dejar de )?pensar\w*|pensando (?:en eso|siempre|lo mismo)|darle vueltas|mi (?:cabeza|mente) no (?:para|se calla|descansa)|obsesionad[oa]/iu,
  asked:
    /soltar (?:este|un|ese) pensamiento|dejar de (?:pensar|darle vueltas)|(?:callar|despejar|calmar) (?:la|mi) (?:cabeza|mente)|pensamientos? (?:repetitivos?|intrusivos?)/iu,
  offers: [
    'Cuando un pensamiento da tantas vueltas, uno puede ponerse a su lado en vez de discutir. Dos minutos, ¿o te escucho?',
    'Hay un pequeño truco con palabras que afloja un pensamiento pegado. ¿Lo probamos con este, o sigues contando?',
    'Podríamos desenganchar ese pensamiento, sin pelear con él. ¿Vamos, o mejor que te lea?',
  ],
  rate: {
    before: [
      'Veamos si se puede sostener con menos fuerza. ¿Cuánto te tiene agarrado, de 0 a 10? O lo saltamos.',
      'Un pensamiento pegajoso, entonces. ¿Qué número tiene su agarre, de 0 a 10, si quieres?',
    ],
    after: ['¿Cuánto agarra ahora, de 0 a 10?', '¿Y su agarre en este momento, de 0 a 10, si quieres?'],
  },
  steps: [
    {
      title: 'El pensamiento en una frase corta',
      say: [
        '¿Qué pensamiento te engancha? Ponlo en una frase corta, como suena en tu cabeza.',
        'Escribe la frase que te tiene, tan corta y directa como venga.',
      ],
      heard: ['Ahí está, escrito y fuera de ti.', 'Bien. Una fila de palabras, por ahora.'],
      hint: ['Toma el más ruidoso de hoy. Puede empezar con “soy”, “nunca voy a” o “y si”.'],
    },
    {
      title: 'Pon delante “estoy teniendo el pensamiento de que”',
      say: [
        'Dilo otra vez, despacio, con esto delante: “estoy teniendo el pensamiento de que…”. Nota qué hacen esas palabras.',
        'Léelo de nuevo, pero empieza por “estoy teniendo el pensamiento de que”. La misma frase, a un paso de distancia.',
      ],
    },
    {
      title: 'Pon delante “noto que”',
      say: [
        'Un paso más: “noto que estoy teniendo el pensamiento de que…”. Di la línea entera por dentro.',
        'Y una vez más, más larga: “noto que estoy teniendo el pensamiento de que…”. Quien nota eres tú.',
      ],
    },
    {
      title: 'Deja que venga contigo',
      say: [
        'El pensamiento puede venir, como una radio en el otro cuarto. ¿A qué quieres poner las manos mientras suena?',
        'No tiene que irse para que sigas. ¿Qué te importa hacer ahora, aunque murmure?',
      ],
      hint: ['Algo sencillo es lo mejor: preparar comida, contestar un mensaje, salir a tomar aire.'],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Dilo con “estoy teniendo el pensamiento de que”',
        say: [
          'Toma la frase que te engancha y dila despacio, empezando por “estoy teniendo el pensamiento de que…”. Fíjate en qué cambia.',
          'Esa frase que no suelta: repítela una vez con “estoy teniendo el pensamiento de que” por delante. Las mismas palabras, un poco más lejos.',
        ],
      },
    ],
    'five-minute': [
      {
        title: 'Óyelo con otra voz',
        say: [
          'Oye la misma frase como si fuera el pronóstico del tiempo, o muy, muy lenta. Siguen siendo palabras.',
          'Que la diga un dibujo animado, o estira cada sílaba hasta que deje de parecer una frase.',
        ],
      },
      {
        title: 'Pensamientos sobre hojas',
        say: [
          'Imagina un arroyo lento con hojas que pasan. Lo que venga a la mente va sobre una hoja y se aleja a su paso. Dos minutos así.',
          'Piensa en un río tranquilo. Cada pensamiento se sienta en una hoja, y tú sigues en la orilla un par de minutos.',
        ],
      },
    ],
  },
  close: [
    'Notaste el pensamiento que dice “{thought}”, y aun así puedes ir a “{matters}”.',
    'Puede volver; entonces es un pensamiento que vuelve. Y está “{matters}”.',
    'El pensamiento puede quedarse un rato en el otro cuarto.',
  ],
};
