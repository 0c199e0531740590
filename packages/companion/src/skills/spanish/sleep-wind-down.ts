import type { SpanishWords } from './words.ts';

/** Bajar para dormir, in Spanish. */
export const sleepWindDown: SpanishWords = {
  id: 'sleep-wind-down',
  name: 'Bajar para dormir',
  purpose: 'Baja el ritmo del cuerpo y la cabeza en la cama.',
  caution: 'Si el mal sueño dura semanas, o alguien nota que dejas de respirar dormido, habla con un centro de salud.',
  fits: /no (?:puedo|logro|consigo) dormir|insomnio|desvelad[oa]|sin dormir|despiert[oa] (?:a|desde|otra vez|toda)|me despierto (?:a|en|cada)|las (?:2|3|4|5|dos|tres|cuatro|cinco) de la (?:ma[nñ]ana|madrugada)/iu,
  asked: /(?:para |a )?dormir(?:me)?|conciliar el sue[nñ]o|sue[nñ]o/iu,
  offers: [
    'Podríamos bajar la luz y el cuerpo poco a poco, para descansar. ¿Dos minutos, o te escucho?',
    'Hay una manera tranquila de dejar la cabeza aparcada hasta mañana. ¿La probamos, o prefieres hablar?',
    'Si quieres, te acompaño a soltar el día, paso a paso. ¿Sí, o mejor que te lea?',
  ],
  rate: {
    before: [
      'A descansar, entonces. ¿Qué tan despierta está la cabeza, de 0 a 10? También sin número.',
      'Bien, despacio. ¿Cuánto ruido hay dentro, de 0 a 10? No hace falta decirlo.',
    ],
    after: [
      '¿Y el ruido ahora, de 0 a 10? Si ya hay sueño, no contestes.',
      '¿Qué tan despierta sigue la cabeza, de 0 a 10? Puedes dejarlo.',
    ],
  },
  steps: [
    {
      title: 'Baja la luz y la pantalla',
      say: [
        'Baja la luz y pon la pantalla lo más oscura posible. Acomódate como te deje la noche.',
        'Poca luz, pantalla oscura, manta a gusto. Escribe siguiente cuando esté.',
      ],
    },
    {
      title: 'Aparca lo que sigue dando vueltas',
      say: [
        '¿Qué sigue en marcha en la cabeza? Escríbelo en pocas palabras; mañana se recoge.',
        'Deja aquí lo pendiente, en una línea. ¿Qué es?',
      ],
      heard: ['“{note}”, aparcado hasta mañana.', 'Queda aparcado hasta mañana.'],
      hint: ['Por ejemplo: la llamada de mañana, lo que dijo tu jefa, el dinero.'],
    },
    {
      title: 'Deja que el cuerpo pese',
      say: [
        'Deja que el cuerpo pese desde los pies: piernas, caderas, vientre, manos, cara. Cada parte se hunde al exhalar.',
        'De los pies a la cabeza, parte por parte, suelta el peso sobre el colchón.',
      ],
    },
    {
      title: 'Un lugar tranquilo y aburrido',
      say: [
        'Ahora imagina un lugar tranquilo y camina por él despacio: colores, suelo, aire. ¿Qué lugar eliges?',
        'Elige un sitio sin prisa, de verdad o inventado. ¿Cuál es?',
      ],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Cinco respiraciones lentas a oscuras',
        say: [
          'Después de leer esto, cierra los ojos. Cinco respiraciones lentas, y con cada salida la cama se lleva un poco más de tu peso.',
          'Pantalla abajo, ojos cerrados, cinco respiraciones sin apuro. Al soltar cada una, húndete un dedo más.',
        ],
      },
    ],
    'five-minute': [
      {
        title: 'La salida, más larga que la entrada',
        say: [
          'Antes, un poco de aire lento: cuatro para entrar, seis para salir, unas ocho veces.',
          'Alarga la salida del aire durante un minuto, y que cada una termine a su gusto.',
        ],
      },
    ],
  },
  close: [
    'Quédate en “{place}” el tiempo que quieras. Si en unos veinte minutos sigues sin sueño, levántate, haz algo aburrido con poca luz y vuelve a intentarlo.',
    'Pon el teléfono boca abajo; “{place}” funciona sin él.',
    'Pon el teléfono boca abajo. Descansar también cuenta, aunque no llegue el sueño.',
  ],
};
