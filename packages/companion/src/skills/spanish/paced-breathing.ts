import type { SpanishWords } from './words.ts';

/** Respiración lenta 4–6, in Spanish. */
export const pacedBreathing: SpanishWords = {
  id: 'paced-breathing',
  name: 'Respiración lenta 4–6',
  purpose: 'Hace más lenta la respiración sin retenerla, cuando el cuerpo va deprisa.',
  caution: 'Si contar te deja sin aire, o los pulmones están enfermos, respira como quieras y solo observa.',
  fits: /coraz[oó]n (?:me )?(?:late|va|se acelera|acelerado)|taquicardia|tiembl\w+|temblando|pecho (?:apretado|cerrado)|falta (?:el |de )?aire|respiro (?:muy )?r[aá]pido/iu,
  asked:
    /respiraci[oó]n lenta|respirar (?:m[aá]s )?(?:lento|despacio)|4[- –]6|exhalar largo|bajar (?:el pulso|las pulsaciones)/iu,
  offers: [
    'Podemos alargar la respiración dos minutos: cuatro para dentro y seis para fuera, sin retener nada. ¿Te gustaría, o te escucho?',
    'Si quieres compañía, hacemos que el aire salga un poco más largo de lo que entra. ¿Vamos, o prefieres hablar?',
    'Una opción tranquila es respirar más largo hacia fuera. ¿La probamos, o sigues contándome?',
  ],
  warn: [
    'Basta con respiraciones pequeñas; si te mareas, deja de contar.',
    'Sin esfuerzo, y sin contar si la cabeza se pone ligera.',
  ],
  rate: {
    before: [
      'Respirar despacio, cuatro y seis. ¿Qué tan revuelto está el cuerpo, de 0 a 10, si quieres dar un número?',
      'Bien, más lento y sin retener. ¿Dónde pondrías la agitación, de 0 a 10? También sin número.',
    ],
    after: [
      '¿Qué tan revuelto está en este momento, de 0 a 10?',
      '¿Dónde está la agitación ahora, de 0 a 10? Sin número también vale.',
    ],
  },
  steps: [
    {
      title: 'Una mano en el vientre',
      say: [
        'Pon una mano en el vientre, si es cómodo, y respira como de costumbre. Solo siente adónde va el aire.',
        'Deja descansar una mano debajo de las costillas y mira cómo sube y baja.',
      ],
    },
    {
      title: 'Cuatro dentro, seis fuera',
      say: [
        'Ahora inhala por la nariz en cuatro y suelta en seis, suave, como soplando una sopa. Sin pausas.',
        'Cuenta cuatro mientras entra el aire y seis mientras sale.',
      ],
    },
    {
      title: 'Ocho más a este ritmo',
      say: [
        'Ocho más de esas. Si seis es mucho, prueba tres y cuatro; lo que importa es que la salida sea más larga.',
        'Quédate a ese ritmo unas ocho respiraciones. Achica los números si te falta aire.',
      ],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Tres respiraciones con salida larga',
        say: [
          'Tres respiraciones: el aire entra en cuatro y sale en seis.',
          'Cuatro para tomar aire y seis para dejarlo ir, tres veces y ya.',
        ],
      },
    ],
    'five-minute': [
      {
        title: 'Dos minutos más, sin contar',
        say: [
          'Dos minutos más, ahora sin números. Guarda una sola cosa: que la salida sea larga.',
          'Sigue un rato sin contar. Cada vez que sueltas el aire, bajas despacio un escalón.',
        ],
      },
      {
        title: 'Siente dónde descansa el cuerpo',
        say: [
          'Último minuto: siente lo que te sostiene, la silla, la cama, el piso, y lleva el aire hasta ahí.',
          'Para cerrar, recorre cada lugar donde algo te sostiene.',
        ],
      },
    ],
  },
  close: [
    'El ritmo es tuyo; dos o tres de esas caben en cualquier fila.',
    'Ahora suelta los números.',
    'Eso fue lento a propósito, y es más difícil de lo que parece.',
  ],
};
