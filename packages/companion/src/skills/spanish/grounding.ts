import type { SpanishWords } from './words.ts';

/** Anclaje 5-4-3-2-1, in Spanish. */
export const grounding: SpanishWords = {
  id: 'grounding',
  name: 'Anclaje 5-4-3-2-1',
  purpose: 'Trae la atención de la alarma o del recuerdo de vuelta al cuarto.',
  caution: 'Si mirar alrededor asusta más, para y quédate con una sola cosa que dé seguridad.',
  fits: /p[aá]nico|ataque|irreal|no parece real|fuera de mi cuerpo|desconectad[oa] de todo|flashback\w*|recuerdos? que vuelve\w*|no puedo (?:dejar de temblar|pensar con claridad)/iu,
  asked: /anclaje|anclarme|5-?4-?3-?2-?1|cinco sentidos|volver (?:al presente|aqu[ií])|(?:ataque de )?p[aá]nico/iu,
  offers: [
    'Hay un ejercicio corto que trae los sentidos de vuelta al cuarto: cinco cosas, cuatro, tres, dos, una. ¿Quieres probarlo, o te escucho?',
    '¿Te ayudaría anclarte en lo que ves y tocas, paso a paso, o prefieres que solo te lea?',
    'Podemos volver al lugar donde estás, sentido por sentido. ¿Es para ahora, o mejor hablar?',
  ],
  rate: {
    before: [
      'Juntos, un sentido tras otro. ¿Qué número tiene el malestar, de 0 a 10? También puedes saltarlo.',
      'Volvamos al cuarto donde estás. ¿Qué tan fuerte es, de 0 a 10? O saltar.',
    ],
    after: [
      '¿Y el malestar ahora, de 0 a 10? Solo si quieres.',
      '¿En qué punto de la escala está, de 0 a 10? Puedes dejarlo.',
    ],
  },
  steps: [
    {
      title: 'Cinco cosas que ves',
      say: [
        'Mira despacio alrededor y nombra cinco cosas que ves. Las aburridas son perfectas. Si mirar asusta, quédate con una sola que dé calma.',
        'Deja que los ojos paseen. ¿Qué cinco cosas hay a la vista? Escríbelas, o solo míralas.',
      ],
      heard: ['{Things}. Bien.', '{Things}, todo eso está ahí.'],
    },
    {
      title: 'Cuatro cosas que sientes en la piel',
      say: [
        'Ahora cuatro cosas que puedas sentir: la ropa, el piso, el peso del teléfono.',
        'Cuatro contactos: ¿qué hay bajo los pies, detrás de la espalda, sobre la piel?',
      ],
      heard: ['{Things}. Sí.', '{Things}, justo donde estás.'],
    },
    {
      title: 'Tres sonidos',
      say: ['Tres sonidos, cerca o lejos. Un zumbido cuenta.', 'Escucha hacia fuera. ¿Qué tres cosas se oyen?'],
      heard: ['{Things}. Buen oído.', '{Things}, entonces.'],
    },
    {
      title: 'Dos olores',
      say: [
        'Dos olores, o dos que te gusten, si el aire no trae ninguno.',
        '¿Qué dos aromas hay? Si no hay, recuerda dos buenos.',
      ],
      heard: ['{Things}. De acuerdo.', '{Things}, ya está.'],
    },
    {
      title: 'Un sabor',
      say: [
        'Un sabor: un trago de agua, o lo que quede de la última comida.',
        'Y un sabor, aunque sea el de tu propia boca.',
      ],
      heard: ['{Things}. Bien, ese era el último.', '{Things}. Con eso basta.'],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Tres cosas a la vista',
        say: [
          'Tres cosas que veas desde tu lugar. Nómbralas, o solo míralas.',
          'Mira tres cosas que tengas cerca, una después de otra. ¿Cuáles son?',
        ],
        heard: ['{Things}, sí.', '{Things}: siguen ahí.', 'Bien, ahí siguen.'],
      },
      {
        title: 'Los dos pies en el piso',
        say: [
          'Aprieta los dos pies contra el piso y siente cómo el piso responde.',
          'Empuja el suelo con los pies y deja que él te sostenga.',
        ],
      },
    ],
  },
  close: [
    'Ahí estás, en ese cuarto: {see}.',
    'Los sentidos están en un solo lugar: aquí.',
    'Miraste y sentiste, y el cuarto se quedó quieto.',
  ],
};
