import type { SpanishWords } from './words.ts';

/** Resolver un problema, in Spanish. */
export const problemSolving: SpanishWords = {
  id: 'problem-solving',
  name: 'Resolver un problema',
  purpose: 'Convierte un problema enredado en un primer paso.',
  caution: 'No para una pérdida, un peligro o lo que no tiene solución: eso pide compañía antes que un plan.',
  fits: /no s[eé] (?:qu[eé] hacer|por d[oó]nde empezar|c[oó]mo (?:resolver|pagar|salir))|tengo (?:un problema|que decidir)|dos opciones|c[oó]mo lo resuelvo/iu,
  asked:
    /resolver (?:un |este |el )?problema|resoluci[oó]n de problemas|(?:hacer|armar) un plan|ordenar (?:esto|mis ideas|las opciones)/iu,
  offers: [
    'Una manera es escribirlo: el problema, tres opciones, un primer paso. ¿Lo hacemos, o solo hablamos?',
    'Si prefieres trabajarlo en vez de cargarlo, vamos paso a paso. ¿Sí, o mejor que te escuche?',
    'Podríamos partirlo en pedazos y elegir uno. ¿Te serviría, o quieres seguir contando?',
  ],
  rate: {
    before: [
      'Un problema sobre la mesa. ¿Cuánto agobia, de 0 a 10? O sin número.',
      'Bien, por partes. ¿Cuánto pesa, de 0 a 10, si quieres decirlo?',
    ],
    after: ['¿Cuánto agobia ahora, de 0 a 10?', '¿Y cuánto pesa con un primer paso, de 0 a 10?'],
  },
  steps: [
    {
      title: 'El problema en una frase',
      say: [
        '¿Cuál es el problema, en una frase con un hecho dentro? Toma la parte que puedes cambiar tú.',
        'Ponlo en una frase, lo más concreta posible. ¿Qué parte está en tus manos?',
      ],
      heard: ['“{note}”. Esa es la parte que miramos.', 'Bien, esa es la parte que miramos.'],
      hint: ['En vez de “todo va mal”: “debo dos meses de luz”.'],
    },
    {
      title: 'Tres caminos, sensatos o no',
      say: [
        'Ahora escribe tres cosas que se podrían hacer, también las absurdas. Sin juzgar todavía.',
        'Tres opciones, aunque alguna sea un disparate. ¿Cuáles?',
      ],
      heard: ['Ahí están; hasta la rara puede traer una idea.', 'Bien, hay más de un camino.'],
      hint: ['Preguntar a alguien, esperar una semana o hacer solo la mitad también son opciones.'],
    },
    {
      title: 'Primer paso, día y hora',
      say: [
        '¿Cuál es el primer paso, y qué día y a qué hora?',
        'Elige lo más pequeño de eso. ¿Qué harías primero, y cuándo?',
      ],
    },
  ],
  added: {
    'five-minute': [
      {
        title: 'Qué sería suficiente',
        say: [
          '¿Cómo sabrías que quedó bastante bien? No perfecto, solo llevadero.',
          '¿Qué sería suficiente aquí, dentro de una semana o de un mes?',
        ],
        heard: ['“{note}”: esa es la meta.', 'Entonces esa es la meta.'],
      },
      {
        title: 'Elige uno, con su precio',
        say: [
          'Mira lo que cada camino cuesta y lo que da. ¿Cuál probarías primero?',
          'Pésalos un poco, el esfuerzo contra el provecho. ¿Cuál tiene más posibilidades de hacerse?',
        ],
        heard: ['“{note}”, para empezar.', 'Ese merece una prueba.'],
      },
    ],
  },
  close: [
    'Primer paso: “{step}”. Después se mira otra vez, y si no sirve, se elige otro camino.',
    'De “{problem}” a “{step}”; lo demás espera su turno.',
    'Un primer paso basta para levantarse de la mesa.',
  ],
};
