import type { SpanishWords } from './words.ts';

/** Tres cosas buenas, in Spanish. */
export const threeGoodThings: SpanishWords = {
  id: 'three-good-things',
  name: 'Tres cosas buenas',
  purpose: 'Nota lo que también hubo en un día difícil.',
  caution: 'No en plena pérdida o crisis, ni para tapar un daño: ahí suena a burla.',
  fits: /(?:solo|siempre) veo lo (?:malo|negativo)|nada (?:sale|sali[oó]) bien|todo (?:es|fue) malo|qu[eé] d[ií]a (?:tan )?(?:malo|feo|largo)/iu,
  asked: /tres cosas buenas|gratitud|agradecer|algo bueno del d[ií]a|ver lo (?:bueno|positivo)/iu,
  offers: [
    'Podríamos buscar tres cosas del día que no estuvieron mal, por pequeñas que sean. ¿Quieres, o te escucho?',
    'Sin tapar lo difícil, a veces hay tres detalles que también estuvieron. ¿Los buscamos, o prefieres hablar?',
    'Hay un ejercicio corto para cerrar el día. ¿Lo hacemos, o mejor que te lea?',
  ],
  rate: {
    before: [
      'Tres cosas, entonces. ¿Qué tan pesado fue el día, de 0 a 10? O sin número.',
      'Bien. ¿Cuánto pesa el día todavía, de 0 a 10, si quieres?',
    ],
    after: ['¿Cuánto pesa el día ahora, de 0 a 10?', '¿Y el peso del día, con eso al lado, de 0 a 10?'],
  },
  steps: [
    {
      title: 'Una cosa buena, por pequeña que sea',
      say: [
        '¿Qué cosa de hoy estuvo bien, o un poquito mejor que eso? Un calcetín tibio cuenta.',
        'Busca una cosa de hoy que no estuvo mal. ¿Cuál?',
      ],
      heard: ['“{note}”. Esa cuenta.', 'Esa cuenta.'],
      hint: ['Un sabor, un mensaje, una canción, cinco minutos sin ruido.'],
    },
    {
      title: 'Una segunda, y tu parte en ella',
      say: [
        '¿Y otra? Si pusiste algo de tu parte, dilo; dejar que pase también es una parte.',
        'La segunda. ¿Qué tuviste que ver tú en ella?',
      ],
      heard: ['“{note}”, también.', 'También esa estuvo.'],
      hint: ['Abrir la ventana, contestar, quedarte, decir que no.'],
    },
    {
      title: 'Una tercera',
      say: ['Y una tercera, para terminar. ¿Qué más hubo?', 'La última. ¿Qué otra cosa asomó hoy?'],
      heard: ['Y “{note}”. Con esa son tres.', 'Con esa son tres.'],
      hint: ['Puede ser algo que no pasó, y menos mal.'],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'Por qué se dio',
        say: [
          'Toma la que más te guste. ¿Por qué se dio, qué la hizo posible?',
          '¿Cuál de las tres importa más, y cómo llegó a pasar?',
        ],
        heard: ['“{note}”: no salió de la nada.', 'Así que no salió de la nada.'],
      },
    ],
  },
  close: [
    '“{one}”, “{two}” y “{three}”: no borran lo difícil, y también estuvieron.',
    'Entonces en el día también hubo “{one}”.',
    'Nada de eso tapa lo que dolió, y estuvo ahí.',
  ],
};
