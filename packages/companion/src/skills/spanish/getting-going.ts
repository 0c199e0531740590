import type { SpanishWords } from './words.ts';

/** Un paso pequeño, in Spanish. */
export const gettingGoing: SpanishWords = {
  id: 'getting-going',
  name: 'Un paso pequeño',
  purpose: 'Pone en marcha una sola cosa pequeña cuando nada parece valer la pena.',
  caution:
    'No cuando una enfermedad ha gastado tus fuerzas: entonces descansar es mejor plan. Si la tristeza es muy honda, llévala también a un centro de salud.',
  fits: /(?:sin|no tengo) (?:energ[ií]as?|ganas|motivaci[oó]n|fuerzas)|no puedo (?:levantarme|salir de la cama|empezar)|todo el d[ií]a en (?:la )?cama|no disfruto|nada me (?:interesa|gusta|llama)|no me importa nada/iu,
  asked:
    /activaci[oó]n|(?:ponerme|volver) (?:en marcha|a empezar)|motivarme|motivaci[oó]n|levantarme|dejar de (?:procrastinar|posponer)|arrancar/iu,
  offers: [
    'Podríamos buscar una cosa tan pequeña que no necesite ganas. Dos minutos, ¿o te escucho?',
    'Cuando hay tan poca energía, un paso mínimo puede ir antes que el ánimo. ¿Buscamos uno, o prefieres hablar?',
    'Hay una manera sencilla de mover una sola cosa. ¿Quieres probar, o mejor te leo?',
  ],
  warn: [
    'Si es una enfermedad lo que te tiene sin fuerzas, primero el descanso; dímelo y lo dejamos.',
    'Solo si el cuerpo puede; un cuerpo enfermo tiene derecho a no hacer nada.',
  ],
  rate: {
    before: [
      '¿Qué tanto pesa empezar, de 0 a 10? O sin número.',
      '¿Dónde está la pesadez, de 0 a 10, antes de buscar algo pequeño? Puedes pasar.',
    ],
    after: ['¿Cuánto pesa empezar con ese plan, de 0 a 10?', '¿Y la pesadez ahora, de 0 a 10, si quieres?'],
  },
  steps: [
    {
      title: 'Algo que antes te hacía bien',
      say: [
        '¿Qué cosa te daba antes un poco de gusto, o de orgullo al terminarla? Mejor pequeña y cercana.',
        'Piensa en algo que alguna vez se sintió bien. ¿Cuál te queda más a mano?',
      ],
      heard: ['“{note}”. Bien, con eso trabajamos.', 'Bien, con eso se puede empezar.'],
      hint: ['Para algunos es una ducha, una canción, regar una planta, ir hasta la esquina.'],
    },
    {
      title: 'Hazlo ridículamente pequeño',
      say: [
        'Ahora achícalo hasta que dure dos minutos en un mal día. ¿Qué queda?',
        'Hazlo tan pequeño que hasta con mucho cansancio se pueda. ¿Cómo es ese pedacito?',
      ],
      heard: ['“{note}”: así de pequeño sirve.', 'Así de pequeño sirve.'],
      hint: ['Un paseo se vuelve ponerse los zapatos. Limpiar se vuelve una taza.'],
    },
    {
      title: 'Cuándo y dónde',
      say: [
        '¿Cuándo y dónde lo harías? Lo más fácil es atarlo a algo que pasa de todos modos.',
        'Dale un lugar y un momento, como después del próximo café. ¿Cuál?',
      ],
      heard: ['“{note}”, escrito.', 'Así tiene un gancho en el día.'],
    },
    {
      title: 'Antes de que lleguen las ganas',
      say: [
        'Se hace antes de tener ganas; si vienen, vienen detrás. ¿Qué podría estorbar?',
        'Esperar a tener ganas puede tardar, así que va por plan. ¿Qué podría frenarte?',
      ],
      heard: ['Si pasa “{note}”, la mitad cuenta como todo.', 'Entonces la mitad cuenta como todo.'],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Una cosa al alcance de la mano',
        say: [
          '¿Qué cosa útil o agradable queda al alcance de la mano y dura medio minuto? Haz solo esa, y cuéntame cuál fue.',
          'Busca lo más pequeño a la vista que se pueda poner en su sitio, y ponlo. Después me dices qué fue.',
        ],
        heard: ['“{note}”. Eso cuenta.', 'Hecho, y cuenta.'],
      },
    ],
  },
  close: [
    'El plan: “{action}”. El momento: “{when}”. Si no sale, era demasiado grande, y no tú demasiado débil.',
    'Entonces “{action}”, y nada más que eso.',
    'Una cosa pequeña, sin ganas obligatorias.',
  ],
};
