import type { SpanishWords } from './words.ts';

/** De lo que importa a un paso, in Spanish. */
export const valuesToAction: SpanishWords = {
  id: 'values-to-action',
  name: 'De lo que importa a un paso',
  purpose: 'Da un paso mínimo hacia algo que te importa.',
  caution: 'No cuando una enfermedad te tiene sin fuerzas, ni en una crisis: primero descanso y compañía.',
  fits: /(?:perd[ií]|no encuentro) (?:el rumbo|el sentido|mi camino)|sin rumbo|no s[eé] (?:qui[eé]n soy|qu[eé] quiero|para qu[eé])|qu[eé] (?:quiero|hago) (?:con|de) mi vida|estancad[oa]|vac[ií][oa]/iu,
  asked: /valores|lo que me importa|(?:encontrar|buscar) (?:sentido|rumbo)/iu,
  offers: [
    'Podríamos mirar qué te importa y buscar el paso más pequeño hacia ahí. ¿Quieres, o te escucho?',
    'Hay un ejercicio corto que va de lo importante a algo de dos minutos. ¿Lo probamos, o prefieres hablar?',
    'Cuando falta el rumbo, una dirección pequeña alcanza. ¿La buscamos, o mejor que te lea?',
  ],
  rate: {
    before: [
      'De lo que importa a un paso. ¿Qué tan lejos se siente, de 0 a 10? O sin número.',
      'Bien. ¿Cuánta distancia hay entre tus días y lo que te importa, de 0 a 10, si quieres?',
    ],
    after: ['¿Qué tan lejos se siente ahora, de 0 a 10?', '¿Y esa distancia, con un paso elegido, de 0 a 10?'],
  },
  steps: [
    {
      title: 'Una parte de la vida que importa',
      say: [
        '¿Qué parte de tu vida extrañas o quieres cuidar: gente, cuerpo, trabajo, aprender, casa, naturaleza, fe, juego? Elige una.',
        'Elige un terreno que te importe. ¿Cuál es?',
      ],
      heard: ['“{note}”. Ahí vamos.', 'Bien, ahí vamos.'],
      hint: ['Si dudas, toma lo que más falta te hizo esta semana.'],
    },
    {
      title: 'Cómo quieres estar ahí',
      say: [
        '¿Y cómo te gustaría estar ahí? Una o dos palabras: paciencia, juego, valentía, constancia.',
        '¿Qué cualidad quieres llevar a ese terreno?',
      ],
      heard: ['“{note}”. Buena dirección.', 'Buena dirección.'],
    },
    {
      title: 'El acto más pequeño hacia ahí',
      say: [
        '¿Cuál es la cosa más pequeña, dos minutos como mucho, que va hacia ahí? Que se pueda ver.',
        'Haz un gesto mínimo de eso. ¿Cuál sería?',
      ],
      heard: ['“{note}”: eso ya es ir.', 'Eso ya es ir.'],
      hint: ['Un mensaje, unos zapatos puestos, una página.'],
    },
    {
      title: 'Su hora y su lugar',
      say: ['¿Cuándo y dónde lo harás, hoy o mañana?', 'Ponle momento y sitio. ¿Cuáles?'],
      heard: ['“{note}”, anotado.', 'Anotado.'],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'Una vez que lo viviste',
        say: [
          '¿Cuándo fuiste así, aunque fuera un momento? Cuéntame la escena.',
          'Recuerda una vez en que esa palabra te quedaba bien. ¿Qué pasó?',
        ],
        heard: ['Gracias por mirar atrás un momento.', 'Con eso se ve mejor el rumbo.'],
      },
      {
        title: 'Lo que puede estorbar',
        say: [
          '¿Qué pensamiento o qué sensación va a intentar convencerte de que no?',
          'Algo dirá “hoy no”. ¿Con qué palabras suele decirlo?',
        ],
        heard: [
          '“{note}” puede venir contigo, y aun así se camina.',
          'Esa voz puede venir contigo, y aun así se camina.',
        ],
      },
    ],
  },
  close: [
    '“{action}”, por el gusto de “{value}”. El momento: “{when}”.',
    '“{action}”, por el gusto de “{value}”.',
    'Un gesto mínimo en una dirección elegida.',
  ],
};
