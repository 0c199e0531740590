import type { SpanishWords } from './words.ts';

/** Registro de un pensamiento, in Spanish. */
export const thoughtRecord: SpanishWords = {
  id: 'thought-record',
  name: 'Registro de un pensamiento',
  purpose: 'Mira desde más de un lado un pensamiento duro o que asusta.',
  caution:
    'No en peligro, en crisis, con voces o dudas sobre lo que es real, ni con un duelo reciente: entonces primero compañía.',
  fits: /soy (?:un|una|el|la) (?:fracaso|desastre|peor|idiota|carga|in[uú]til|mala? \p{L}+)|no (?:sirvo|valgo)|todo es (?:mi )?culpa|me odian|piensan que (?:soy|estoy)|nunca (?:voy a poder|hago nada bien)|no soy suficiente/iu,
  asked:
    /registro de (?:un )?pensamientos?|cuestionar (?:este|un) pensamiento|pensamientos? (?:negativos?|malos?|duros?)|ver(?:lo)? con perspectiva/iu,
  offers: [
    'Podríamos poner ese pensamiento sobre la mesa y mirarlo por los dos lados, paso a paso. ¿Quieres, o te escucho?',
    'Hay una forma de revisar un pensamiento duro con unas pocas preguntas. ¿Probamos, o prefieres solo contarlo?',
    '¿Tomamos ese pensamiento y vemos qué habla a favor y qué en contra, o es mejor que te lea?',
  ],
  rate: {
    before: [
      'Un pensamiento sobre la mesa. ¿Cuánto duele ahora, de 0 a 10? Puedes saltarte el número.',
      'Bien, pesamos un pensamiento. ¿Qué tan fuerte es lo que sientes, de 0 a 10? O lo dejamos.',
    ],
    after: [
      '¿Qué tan fuerte es lo que sientes ahora, de 0 a 10? Opcional, como antes.',
      '¿Y en qué número quedó eso que sentías, de 0 a 10, si quieres decirlo?',
    ],
  },
  steps: [
    {
      title: 'El pensamiento, palabra por palabra',
      say: [
        'Escribe el pensamiento tal como suena. Si quieres, pon al lado cuánto lo crees, en por ciento.',
        'Ahora el pensamiento, palabra por palabra. ¿Qué dice la cabeza?',
      ],
      heard: [
        'Es duro tener un pensamiento así en casa.',
        'Entonces ese es el que miramos: un pensamiento, todavía no un hecho.',
      ],
      hint: ['Suele empezar con “soy”, “piensan que” o “va a pasar”.'],
    },
    {
      title: 'Hechos que deja fuera',
      say: [
        '¿Y qué no encaja con él? Cualquier cosa que deje fuera, por pequeña que sea.',
        'Ahora el otro lado. ¿Qué hechos pasa por alto?',
      ],
      heard: ['“{note}” también merece estar en la hoja.', 'Y eso queda del otro lado.'],
      hint: ['Vale una vez en que no fue así, o alguien que no estaría de acuerdo.'],
    },
    {
      title: 'Una frase justa',
      say: [
        'Si alguien querido hubiera escrito todo esto, ¿qué frase justa le dirías?',
        'Con los dos lados delante, ¿cómo lo dirías, de manera cierta y un poco más amable?',
      ],
      hint: ['No tiene que ser alegre. “Salió mal, y fue un solo día” serviría.'],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'La escena, como la contaría una cámara',
        say: [
          'Primero la escena: qué pasó, dónde, con quién. En una frase, como la vería una cámara.',
          'Empieza por los hechos. ¿Qué ocurrió, contado como lo haría un testigo?',
        ],
        heard: ['Gracias, esa es la escena.', 'Bien, ya tiene lugar y hora.'],
      },
      {
        title: 'Hechos a favor',
        say: [
          '¿Qué habla a favor de ese pensamiento? Solo hechos que valdrían ante un juez.',
          'Démosle su oportunidad: ¿qué hechos lo apoyan, dejando aparte lo que se siente?',
        ],
        heard: ['Eso va de este lado de la hoja.', 'Anotado, a favor.'],
      },
    ],
  },
  close: [
    'El pensamiento era “{thought}”, y a su lado ahora está “{fair}”.',
    'Así que “{thought}” tiene compañía: “{fair}”.',
    'En tus palabras: “{fair}”.',
  ],
};
