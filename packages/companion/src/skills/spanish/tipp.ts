import type { SpanishWords } from './words.ts';

/** Frío, movimiento y respiración, in Spanish. */
export const tipp: SpanishWords = {
  id: 'tipp',
  name: 'Frío, movimiento y respiración',
  purpose: 'Ayuda al cuerpo cuando un sentimiento es demasiado fuerte para las palabras.',
  caution:
    'No con problemas del corazón, embarazo, desmayos, lesiones, o un trastorno alimentario; sin hielo y sin esfuerzo.',
  fits: /demasiado fuerte|no (?:lo )?(?:aguanto|soporto)(?: m[aá]s)?|me desbord\w+|desbordad[oa]|fuera de control|no s[eé] qu[eé] hacer con (?:tanto|esto)/iu,
  asked: /tipp|agua fr[ií]a|(?:bajar|calmar) (?:una|esta) emoci[oó]n (?:tan )?fuerte/iu,
  offers: [
    'Cuando es tan fuerte, a veces ayuda ir por el cuerpo: algo fresco, un poco de movimiento, aire. ¿Lo hacemos, o te escucho?',
    'Hay cuatro cosas sencillas para el cuerpo cuando todo es demasiado. ¿Quieres probarlas, o prefieres contarlo?',
    'Podemos empezar por el cuerpo y dejar las palabras para luego. ¿Te serviría, o mejor te leo?',
  ],
  warn: [
    'No con el corazón delicado, embarazo, desmayos, asma, lesiones o si comer es una lucha; dímelo y tomamos otro.',
    'Fresco y suave, nunca hielo ni esfuerzo. Si el corazón, la presión, un embarazo o una lesión lo desaconsejan, lo dejamos.',
  ],
  rate: {
    before: [
      'Por el cuerpo, entonces. ¿Qué tan fuerte es, de 0 a 10? Puedes no decirlo.',
      'Bien, primero el cuerpo. ¿Qué número tiene, de 0 a 10, si quieres?',
    ],
    after: ['¿Qué tan fuerte es ya, de 0 a 10?', '¿Y ese número, después de todo esto, de 0 a 10?'],
  },
  steps: [
    {
      title: 'Algo fresco en la cara o las muñecas',
      say: [
        'Algo fresco: un paño húmedo en las mejillas, o agua sobre las muñecas. Fresca, no helada, y sigue respirando.',
        'Moja las manos o la cara con agua fresca, un rato corto. Nada de hielo.',
      ],
    },
    {
      title: 'Muévete con ganas, sin dolor',
      say: [
        'Un poco de movimiento: marcha en el sitio, sacude los brazos o empuja una pared, medio minuto, hasta donde sea cómodo.',
        'Mueve el cuerpo medio minuto, a tu medida. Que salga algo de la energía.',
      ],
    },
    {
      title: 'Exhala más largo',
      say: [
        'Ahora la respiración: cuatro hacia dentro, seis hacia fuera, cinco veces.',
        'Cinco respiraciones con la salida más larga que la entrada.',
      ],
    },
    {
      title: 'Aprieta al inhalar, suelta al exhalar',
      say: [
        'Y ahora las manos: al inhalar, puños suaves; al exhalar, ábrelos y deja pesar los brazos. Tres veces.',
        'Cierra las manos con el aire que entra y ábrelas con el que sale, tres veces.',
      ],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'Las cuatro otra vez, más despacio',
        say: [
          'Ahora repite las cuatro a la mitad de velocidad: lo fresco, el movimiento, el aire, las manos que sueltan.',
          'Una vuelta más por todo, sin ninguna prisa: fresco, movimiento, aire y soltar.',
        ],
      },
    ],
  },
  close: [
    'Primero fue el cuerpo, y para eso no hicieron falta palabras.',
    'El cuerpo ya tuvo su turno; ahora pueden venir las palabras, si las hay.',
    'Con esto no se resuelve nada, y quizás las manos estén un poco más firmes.',
  ],
};
