import type { SpanishWords } from './words.ts';

/** Hora de preocuparse, in Spanish. */
export const worryTime: SpanishWords = {
  id: 'worry-time',
  name: 'Hora de preocuparse',
  purpose: 'Da a las preocupaciones una hora propia, para que no tengan todo el día.',
  caution: 'No para algo que hay que atender hoy, ni para un peligro real: eso va primero.',
  fits: /no (?:puedo|dejo de) (?:dejar de )?preocuparme|me preocupa\w* (?:todo|tanto)|preocupad[oa] (?:todo el|por todo|siempre)|tantas preocupaciones|y si\b.{0,40}\by si\b/iu,
  asked: /hora de preocuparse|dejar de preocuparme|preocuparme menos|(?:mis|las|tantas) preocupaciones/iu,
  offers: [
    'A las preocupaciones se les puede dar una hora propia, para que no tengan el día entero. ¿La ponemos, dos minutos, o te escucho?',
    'Podríamos ponerlo todo en una lista y darle una hora más tarde. ¿Sería un alivio, o prefieres contarme más?',
    'Existe una cita para las preocupaciones. ¿Hacemos una, o seguimos hablando?',
  ],
  rate: {
    before: [
      'Una hora para preocuparse. ¿Qué tan ruidosas están, de 0 a 10? No hace falta decirlo.',
      'Bien, les damos cita. ¿Cuánto lugar ocupan, de 0 a 10, si quieres un número?',
    ],
    after: ['¿Qué tan ruidosas están ahora, de 0 a 10?', '¿Y cuánto lugar ocupan ya, de 0 a 10?'],
  },
  steps: [
    {
      title: 'Escribe las preocupaciones',
      say: [
        'Escribe lo que da vueltas, una preocupación tras otra, en pocas palabras. Todavía sin resolver.',
        'Sácalas de la cabeza a esta página, en lista. Valen frases a medias.',
      ],
      heard: ['En la lista: “{note}”.', 'Entonces quedan aquí, y la cabeza no tiene que sostenerlas.'],
      hint: ['Empieza por la que te despertó, o la que vuelve en cada silencio.'],
    },
    {
      title: 'Dales hora y lugar',
      say: [
        'Las preocupaciones reciben una cita: quince minutos, más tarde o mañana, y no en la cama. ¿Cuándo y dónde?',
        'Elige un cuarto de hora para ellas, lejos de la hora de dormir. ¿A qué hora sería?',
      ],
      heard: ['“{note}”. Hasta entonces no toca.', 'Hasta entonces no toca.'],
      hint: ['Después de cenar, en la mesa de la cocina, es de las más elegidas.'],
    },
    {
      title: 'Hasta entonces: ahora no',
      say: [
        'Si una toca antes, dile: anotada, ahora no. Y mira lo que tienes delante. ¿Cuál tocará primero?',
        'Si una llega temprano, va a la lista y espera su hora. ¿Cuál lo intentará?',
      ],
      heard: ['A “{note}” se le dice: más tarde.', 'A esa se le dice: más tarde.'],
    },
    {
      title: 'Vuelve al cuarto',
      say: [
        'Y ahora de vuelta a este minuto: nombra una cosa que ves, y haz lo siguiente que toque.',
        'Cierra la lista. ¿Qué hay delante de ti, en este cuarto?',
      ],
      heard: ['{Things}. Eso está aquí, y lo demás es para luego.'],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'Cuando llegue su hora: ¿se puede hacer algo?',
        say: [
          'Cuando llegue la hora, toma una por una y mira si algo se puede hacer. Si es así, escribe un paso; si no, déjala abierta en el papel. ¿Alguna tiene ya un paso?',
          'En la cita se separan: las que piden algo reciben un paso, y las otras pueden quedar como preguntas. ¿A cuál de las tuyas le ves un paso?',
        ],
        heard: ['“{note}”, anotado para esa hora.', 'Bueno es saber de qué clase es cada una.'],
      },
    ],
  },
  close: [
    'Su hora: “{slot}”. Antes de eso no les debes más que una línea en la lista.',
    'La lista las guarda, y “{slot}” es su hora.',
    'Ahora tienen un lugar que no es tu cabeza.',
  ],
};
