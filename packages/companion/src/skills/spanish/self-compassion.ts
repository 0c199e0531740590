import type { SpanishWords } from './words.ts';

/** Pausa de amabilidad, in Spanish. */
export const selfCompassion: SpanishWords = {
  id: 'self-compassion',
  name: 'Pausa de amabilidad',
  purpose: 'Te da el trato que le darías a alguien querido.',
  caution: 'Si las palabras amables te hacen sentir peor, o hay voces, déjalo; hay otros caminos.',
  fits: /me odio|soy tan dur[oa] conmigo|me (?:castigo|exijo|culpo)|la peor (?:hija|madre|persona|amiga|pareja)|el peor (?:hijo|padre|amigo)|deber[ií]a poder con|me da (?:verg[uü]enza|asco)|mi culpa/iu,
  asked:
    /autocompasi[oó]n|ser (?:m[aá]s )?amable conmigo|tratarme (?:mejor|bien)|perdonarme|dejar de (?:culparme|castigarme)/iu,
  offers: [
    'Hay una pausa corta para tratarse como a alguien querido. Dos minutos, ¿o te escucho?',
    'Te hablas con mucha dureza en este momento. ¿Probamos un tono más amable, paso a paso, o prefieres contarlo?',
    'Podríamos buscar las palabras que le dirías a otra persona en tu lugar. ¿Quieres, o mejor que te lea?',
  ],
  rate: {
    before: [
      'Una pausa amable. ¿Cuánto aprieta el reproche, de 0 a 10? O sin número.',
      'Bien. ¿Qué tan dura está la voz de dentro, de 0 a 10, si quieres decirlo?',
    ],
    after: ['¿Cuánto aprieta ahora, de 0 a 10?', '¿Y la voz de dentro, después de eso, de 0 a 10?'],
  },
  steps: [
    {
      title: 'Di que es difícil',
      say: [
        'Primero, llámalo por su nombre. “Esto duele”, o “esto es difícil ahora”, o con tus palabras. ¿Qué frase es cierta?',
        'Empieza por reconocerlo, en una frase. ¿Cómo la dirías?',
      ],
      heard: ['“{note}”. Eso es, y se puede decir.', 'Dicho, sin adornos.'],
      hint: ['Basta con “esto me pesa”.'],
    },
    {
      title: 'Otras personas también lo conocen',
      say: [
        'Segundo: en algún lugar otras personas sienten esto esta misma noche, y no están rotas. Quédate entre ellas una respiración.',
        'Esto le pasa a mucha gente, aunque no se vea. Deja que eso te acompañe un momento.',
      ],
    },
    {
      title: 'Una mano donde haga bien',
      say: [
        'Pon una mano en el pecho, el brazo o la mejilla, donde sea agradable, y siente el calor. Déjalo si el contacto no te gusta.',
        'Un gesto amable del cuerpo: una mano tibia donde la quieras. O ninguna.',
      ],
    },
    {
      title: 'Las palabras para alguien querido',
      say: [
        'Si alguien querido estuviera en tu lugar, ¿qué palabras tendrías? Escríbelas.',
        '¿Qué le dirías, con cariño, a esa persona? Ponlo aquí.',
      ],
      heard: ['“{note}”. También valen para ti.', 'También valen para ti.'],
      hint: ['Por ejemplo: “hiciste lo que pudiste con lo que sabías”.'],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Una sola frase amable',
        say: [
          'Una mano en el brazo, una respiración, y una frase que le dirías a una amistad en este apuro. ¿Qué frase es?',
          'Suelta el aire una vez. Después busca la única frase que alguien querido necesitaría aquí. ¿Cuál es?',
        ],
        heard: ['Ahora, que sea para ti.', 'Guárdala también para ti.'],
      },
    ],
    'five-minute': [
      {
        title: 'Qué necesitas',
        say: [
          'Y si esa persona te preguntara qué necesitas ahora, descanso, ayuda, espacio, reírte un rato, ¿qué contestarías?',
          'Con esa misma amabilidad: ¿qué te haría bien en la próxima hora?',
        ],
        heard: ['“{note}”: es justo necesitarlo.', 'Es justo necesitar algo así.'],
      },
    ],
  },
  close: [
    'Tus palabras, para ti: “{kind}”.',
    'Esa persona oiría “{kind}”, y tú también puedes oírlo.',
    'Te diste el tono que otros reciben de ti.',
  ],
};
