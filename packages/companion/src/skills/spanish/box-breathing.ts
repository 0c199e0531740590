import type { SpanishWords } from './words.ts';

/** Respiración en caja, in Spanish. */
export const boxBreathing: SpanishWords = {
  id: 'box-breathing',
  name: 'Respiración en caja',
  purpose: 'Hace más lenta la respiración cuando el cuerpo está en alerta.',
  caution: 'Sin retener el aire si hay embarazo, algo en el corazón o los pulmones, o mareo.',
  fits: /ansiedad|ansios[oa]|nervi\w+|angusti\w+|agobi\w+|asustad[oa]|miedo|alterad[oa]|acelerad[oa]|inquiet[oa]/iu,
  asked:
    /respiraci[oó]n (?:en caja|cuadrada|en cuadrado)|calmarme|tranquilizarme|relajarme|(?:para|contra|con) (?:los nervios|(?:la|mi|esta|tanta) ansiedad|calmar\w*|relajar\w*)|respirar|ejercicio/iu,
  offers: [
    'Podríamos respirar en cuadrado unos dos minutos, despacio. ¿Quieres probar, o te escucho nada más?',
    'Si quieres, te guío por los cuatro lados de una respiración. ¿Lo hacemos, o seguimos hablando?',
    'Hay un ejercicio corto de respiración que a algunas personas les da calma. ¿Te serviría, o prefieres que te lea?',
  ],
  warn: [
    'Con embarazo, algo en el corazón o los pulmones, o la cabeza mareada, deja fuera las pausas.',
    'Retener el aire no es para ti si hay embarazo, problemas del corazón o pulmones, o si sientes que te desmayas.',
  ],
  rate: {
    before: [
      'Un cuadrado de respiraciones, entonces. Si quieres, ponle primero un número a la tensión, de 0 a 10. O lo saltamos.',
      'Bien, respirar en cuadrado. ¿Cuánta inquietud hay, de 0 a 10? El número es opcional.',
    ],
    after: [
      '¿Cómo está la tensión ahora, de 0 a 10? Puedes saltarlo.',
      '¿Y un número para después, de 0 a 10, si quieres?',
    ],
  },
  steps: [
    {
      title: 'Siéntate y suelta el aire',
      say: [
        'Siéntate con la espalda apoyada. Suelta una respiración completa. Si las pausas molestan, déjalas fuera. Escribe siguiente cuando quieras seguir.',
        'Busca una postura sin esfuerzo y vacía los pulmones una vez, despacio. Las pausas son opcionales.',
      ],
    },
    {
      title: 'Inhala en cuatro',
      say: [
        'Primer lado: inhala por la nariz contando uno, dos, tres, cuatro.',
        'Lado uno. Aire por la nariz, cuatro tiempos fáciles.',
      ],
    },
    {
      title: 'Quédate cuatro, o sigue respirando',
      say: [
        'Segundo lado: cuatro tiempos con el aire dentro y la cara suelta. O sigue sin más.',
        'Lado dos. Guarda el aire, suave, hasta cuatro. Sáltalo cuando quieras.',
      ],
    },
    {
      title: 'Exhala en cuatro',
      say: [
        'Tercer lado: suelta el aire por la boca en cuatro, como si empañaras un vidrio.',
        'Lado tres. Deja salir el aire en cuatro, como por una pajita.',
      ],
    },
    {
      title: 'Descansa cuatro',
      say: [
        'Cuarto lado: sin aire y sin moverte, cuatro. Con eso se cierra el cuadrado.',
        'Lado cuatro. Descansa al final del aire, hasta cuatro. Ahí está la caja.',
      ],
    },
    {
      title: 'Tres cuadrados más a tu ritmo',
      say: [
        'Ahora da tres vueltas más a tu ritmo. No se puede hacer mal. Escribe listo cuando vuelvas.',
        'Traza otros tres cuadrados sin mí. También vale contar menos. Me escribes al terminar.',
      ],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Un cuadrado: inhala, espera, exhala, espera',
        say: [
          'Un solo cuadrado, cuatro tiempos por lado: entra, se queda, sale, descansa. Si las pausas aprietan, sáltalas.',
          'Una caja nada más: cuatro para tomar aire, cuatro en calma, cuatro para soltarlo, cuatro en calma. Sin pausas también sirve.',
        ],
      },
    ],
    'five-minute': [
      {
        title: 'Diez cuadrados más',
        say: [
          'Y diez cuadrados más, tan lentos o tan ágiles como pidan tus pulmones. Puedes dibujar los lados con un dedo.',
          'Sigue diez vueltas. Imagina una ventana y recorre su marco con los ojos mientras respiras.',
        ],
      },
      {
        title: 'Suelta la cuenta',
        say: [
          'Guarda la caja y deja que el aire venga como venga.',
          'Ya no hay esquinas: solo aire que llega y aire que se va.',
        ],
      },
    ],
  },
  close: [
    'Deja que la respiración vuelva a lo suyo.',
    'Eso era; ya no hay que contar hasta cuatro.',
    'De vuelta a respirar como siempre.',
  ],
};
