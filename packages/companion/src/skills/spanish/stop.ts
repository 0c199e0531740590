import type { SpanishWords } from './words.ts';

/** Alto, in Spanish. */
export const stop: SpanishWords = {
  id: 'stop',
  name: 'Alto',
  purpose: 'Pone una pausa entre un sentimiento fuerte y lo que haces después.',
  caution: 'No en peligro: si alguien te amenaza, primero aléjate. No es motivo para aguantar un daño.',
  fits: /a punto de (?:explotar|gritar|mandar|escribir|llamar|decirle|perder)|voy a explotar|me voy a arrepentir|tanta rabia|qu[eé] rabia|furios[oa]|quiero (?:gritar|romper|golpear)/iu,
  asked:
    /(?:t[eé]cnica|ejercicio) (?:del )?(?:alto|stop)|antes de (?:contestar|explotar|responder)|no (?:explotar|gritar)|controlar (?:mi |la )?(?:rabia|ira|enojo)/iu,
  offers: [
    'Antes de lo que sigue, podríamos poner una pausa de dos minutos, en cuatro pasos. ¿La hacemos, o te escucho?',
    'Hay una forma corta de frenar antes de hacer algo. ¿Quieres probarla, o contarme qué pasó?',
    'Si quieres, paramos un momento, juntos, y luego decides. ¿Sí, o prefieres hablar?',
  ],
  rate: {
    before: [
      'Una pausa, entonces. ¿Qué tan fuerte empuja, de 0 a 10? O sin número.',
      'Bien, alto primero. ¿Cuánta fuerza tiene, de 0 a 10, si quieres decirlo?',
    ],
    after: ['¿Cuánto empuja ahora, de 0 a 10?', '¿Y la fuerza de eso, después de la pausa, de 0 a 10?'],
  },
  steps: [
    {
      title: 'Alto: manos quietas',
      say: [
        'Alto. Quédate donde estás; deja el teléfono o apoya las manos. En dos minutos no tiene que pasar nada.',
        'Para un momento. Las manos quietas, los pies en el piso. Lo demás espera.',
      ],
    },
    {
      title: 'Da un paso atrás',
      say: [
        'Da un paso atrás, con los pies si puedes. Suelta el aire despacio, y otra vez.',
        'Pon un poco de distancia, de verdad o por dentro. Dos exhalaciones largas.',
      ],
    },
    {
      title: 'Observa: dentro y alrededor',
      say: [
        'Observa. ¿Qué hay en el cuerpo, en la cabeza, frente a ti? En pocas palabras, sin juzgar.',
        'Mira lo que hay: qué sientes, qué piensas, qué pasó de hecho. ¿Qué ves?',
      ],
      heard: ['“{note}”. Eso hay, por ahora.', 'Visto, y todavía nada decidido.'],
      hint: ['Por ejemplo: las manos frías, una frase que se repite, el mensaje sin enviar.'],
    },
    {
      title: 'Sigue: qué agradecerás mañana',
      say: [
        'Sigue a propósito. ¿Qué paso seguirías aprobando mañana por la mañana? No hacer nada también vale.',
        'Y ahora elige. ¿Qué harías, de modo que mañana te parezca bien?',
      ],
      hint: ['Puede ser esperar una hora, salir del cuarto o escribirlo sin enviarlo.'],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Alto, una respiración, mira, elige',
        say: [
          'Detente un segundo. Suelta el aire despacio. ¿Qué está pasando, por dentro y por fuera? Lo que hagas después, que sea a propósito.',
          'Manos quietas. Una exhalación larga. Échale una mirada a la escena completa, y recién entonces elige lo que sigue.',
        ],
      },
    ],
  },
  close: [
    'Entonces el siguiente paso es “{next}”, y lo elegiste.',
    'Pusiste una pausa donde solo había un empujón. “{Next}”, pues.',
    'Una pausa, donde antes solo había prisa.',
  ],
};
