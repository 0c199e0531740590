import type { SpanishWords } from './words.ts';

/** Pedir apoyo, in Spanish. */
export const askingForSupport: SpanishWords = {
  id: 'asking-for-support',
  name: 'Pedir apoyo',
  purpose: 'Encuentra las palabras y la persona para pedir ayuda.',
  caution: 'No a alguien que te da miedo. En peligro, primero el 911; el 988 atiende llamadas y mensajes.',
  fits: /no (?:tengo a qui[eé]n|s[eé] (?:a qui[eé]n|c[oó]mo) (?:pedir|decir|contar))|no quiero (?:molestar|ser una carga)|nadie (?:sabe|me ayuda|me apoya)|me da pena pedir|tod[oa] sol[oa]/iu,
  asked: /pedir (?:ayuda|apoyo)|c[oó]mo (?:le digo|decirle|contarle|lo digo)|hablar con alguien/iu,
  offers: [
    'Podríamos buscar dos frases para pedirle algo a una persona segura. ¿Lo hacemos, o te escucho?',
    'Pedir es difícil; con las palabras delante lo es un poco menos. ¿Las buscamos, o prefieres contar?',
    'Hay un ejercicio corto para pensar a quién y cómo pedirlo. ¿Quieres, o mejor que te lea?',
  ],
  rate: {
    before: [
      'Pedir apoyo, entonces. ¿Qué tan solo se siente llevarlo, de 0 a 10? O sin número.',
      'Bien. ¿Cuánto cuesta pensar en pedirlo, de 0 a 10, si quieres?',
    ],
    after: [
      '¿Qué tan solo se siente ahora, de 0 a 10?',
      '¿Y cuánto cuesta pedirlo, con las palabras delante, de 0 a 10?',
    ],
  },
  steps: [
    {
      title: 'Qué ayudaría',
      say: [
        '¿Qué ayudaría más de otra persona: que escuche, compañía, un abrazo, ayuda práctica, consejo? Elige una.',
        '¿Qué necesitas de alguien, en una palabra?',
      ],
      heard: ['“{note}”. Es algo que se puede pedir.', 'Es algo que se puede pedir.'],
      hint: ['Si no lo sabes, empieza por “que alguien escuche”.'],
    },
    {
      title: 'Una persona segura',
      say: [
        '¿Quién viene a la mente, una persona que ha sido segura contigo? No alguien que te dé miedo.',
        'Piensa en alguien que antes te trató bien. ¿Quién?',
      ],
      heard: ['“{note}”, bien.', 'Bien, esa persona.'],
      hint: ['Puede ser familia, una amistad, alguien del trabajo, o el 988.'],
    },
    {
      title: 'Las palabras',
      say: [
        'Ahora las palabras, dos frases: cómo está la cosa y qué te gustaría. “Estoy pasando un mal rato y me gustaría una hora de compañía.” ¿Cómo lo dirías tú?',
        'Escríbelo como se lo mandarías. ¿Qué pondrías?',
      ],
      heard: ['Eso se puede enviar tal cual.', 'Claro y honesto.'],
      hint: ['Corto es mejor que perfecto.'],
    },
    {
      title: 'Cuándo, y si no puede',
      say: [
        '¿Cuándo lo vas a mandar o decir, y quién sería la segunda persona? Un no suele hablar de su día y no de ti.',
        'Ponle hora. ¿Y a quién después, si esa persona no puede?',
      ],
      heard: ['“{note}”, anotado.', 'Entonces hay plan y repuesto.'],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'La peor respuesta, y la probable',
        say: [
          '¿Qué respuesta te da miedo, y cuál es más probable, por lo que conoces de esa persona?',
          'Imagina su respuesta dos veces: la que temes y la que va con su manera de ser. ¿Cómo suenan?',
        ],
        heard: ['Las dos son posibles, y con las dos podrías.', 'Bueno haber mirado las dos.'],
      },
    ],
  },
  close: [
    'Para “{who}”, en tus palabras: “{words}”.',
    'Tienes la persona y la frase: “{words}”.',
    'Pedir se aprende, y ya tienes la frase.',
  ],
};
