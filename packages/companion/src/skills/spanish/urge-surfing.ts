import type { SpanishWords } from './words.ts';

/** Surfear el impulso, in Spanish. */
export const urgeSurfing: SpanishWords = {
  id: 'urge-surfing',
  name: 'Surfear el impulso',
  purpose: 'Deja pasar unas ganas fuertes sin pelear y sin ceder.',
  caution:
    'No para impulsos de hacerte daño con algo a mano: primero distancia y el 988. Dejar de golpe el alcohol o los sedantes puede ser peligroso; pregunta en un centro de salud.',
  fits: /ganas de (?:beber|tomar|fumar|vapear|apostar|comprar|jugar|escribirle|comer)|antojo\w*|ansias|tentaci[oó]n|recaer|reca[ií]da|no puedo dejar de (?:fumar|revisar|comer|apostar|comprar)/iu,
  asked:
    /surfear|(?:el|un|este) impulso|(?:las|estas) ganas de (?:fumar|beber|tomar|apostar)|no (?:recaer|fumar|beber|apostar)/iu,
  offers: [
    'Unas ganas así llegan como una ola y se van. Podemos mirarla dos minutos sin hacer lo que pide. ¿Quieres, o te escucho?',
    'Hay una manera de esperar a que pase el impulso, respirando. ¿La probamos, o hablamos de qué lo despertó?',
    'Podríamos pasar esta ola, respiración por respiración. ¿Te ayudaría, o mejor contarlo?',
  ],
  warn: [
    'Esto es para ganas de todos los días. Si es de hacerte daño, aléjate de lo que podrías usar y llama o escribe al 988.',
    'Sirve para antojos y costumbres. Si el impulso es de lastimarte, primero una persona cerca y el 988.',
  ],
  rate: {
    before: ['¿Qué tan fuertes son las ganas, de 0 a 10? O sin número.', 'De 0 a 10, ¿cuánto tira? Puedes saltarlo.'],
    after: ['¿Qué tan fuertes son ya las ganas, de 0 a 10?', '¿Cuánto tira después de eso, de 0 a 10?'],
  },
  steps: [
    {
      title: 'Ponle nombre al impulso',
      say: [
        '¿Cuál es el impulso, en pocas palabras? Las ganas de algo, todavía no el hacerlo.',
        'Ponle nombre: ¿qué te pide que hagas?',
      ],
      heard: ['“{note}”. Esa es la ola.', 'Tiene nombre, y no ha pasado nada.'],
      hint: ['Por ejemplo: fumar, revisar el teléfono, escribirle a alguien, comer sin hambre.'],
    },
    {
      title: 'Búscalo en el cuerpo',
      say: [
        '¿Dónde lo sientes más en el cuerpo, y cómo es ahí: apretado, caliente, hueco?',
        'Búscalo en el pecho, la garganta, las manos, la boca. ¿Qué hace ahí?',
      ],
      heard: ['“{note}”: ahí vive por ahora.', 'Ese lugar es lo único que miramos.'],
      hint: ['Si no está en ninguna parte, toma las manos; suelen saberlo.'],
    },
    {
      title: 'Pasa la ola con tu respiración',
      say: [
        'Ahora respira despacio y deja que esté. No hay que empujarlo ni seguirlo. Mira si crece, se queda o baja.',
        'Que la respiración sea tu tabla. Puede subir; tú solo sigues encima y respiras.',
      ],
    },
    {
      title: 'Los próximos diez minutos',
      say: [
        'Lo que quede puede esperar diez minutos. ¿Qué podrías hacer en esos diez minutos?',
        'Ya pasó una ola, o está pasando. ¿Con qué llenarías los próximos minutos, algo para las manos?',
      ],
      hint: ['Puede ser una ducha, una vuelta a la manzana, los platos, una llamada.'],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Tres respiraciones junto al impulso',
        say: [
          'Siente dónde está el impulso y dale tres respiraciones lentas. Puede quedarse; solo que todavía no le contestas.',
          'Tres respiraciones, justo a su lado. No hace falta obedecer, ni tampoco pelear.',
        ],
      },
    ],
    'five-minute': [
      {
        title: 'Mira los bordes',
        say: [
          'Acércate más: ¿dónde empieza la sensación, dónde termina, y se mueve?',
          'Recorre su contorno un rato. ¿Creció, se encogió o cambió de lugar desde que empezaste?',
        ],
        heard: ['“{note}”. Eso se ve solo de cerca.', 'Bien mirado.'],
      },
      {
        title: 'Una ola más',
        say: [
          'Quédate para otra subida y otra bajada. Cada vez que esperas, el tirón aprende un poco de paciencia.',
          'Otra ola, con respiraciones lentas. Tú solo miras pasar el clima.',
        ],
      },
    ],
  },
  close: [
    'Te quedaste encima de “{urge}” todo este rato, y para los próximos minutos está “{instead}”.',
    'El impulso estuvo, y no hubo que obedecerlo. Ahora toca: “{instead}”.',
    'Lo miraste en vez de obedecerlo, y ese es el ejercicio.',
  ],
};
