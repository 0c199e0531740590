import type { SpanishWords } from './words.ts';

/** Suspiros largos, in Spanish. */
export const cyclicSighing: SpanishWords = {
  id: 'cyclic-sighing',
  name: 'Suspiros largos',
  purpose: 'Baja un poco la tensión del cuerpo con exhalaciones largas.',
  caution: 'Mejor no, si tienes algo en el corazón o los pulmones, o si te mareas.',
  fits: /estr[eé]s|estresad[oa]|tensi[oó]n|mucha presi[oó]n|no puedo (?:relajarme|desconectar)/iu,
  asked: /suspir\w+|des?estresar\w*|soltar (?:la )?tensi[oó]n|estr[eé]s/iu,
  offers: [
    'Hay una manera de suspirar a propósito: dos inhalaciones cortas y una salida larga. Son dos minutos. ¿La hacemos, o te escucho?',
    'Si te parece, soltamos unos suspiros largos, uno tras otro. ¿Probamos, o prefieres seguir contando?',
    'El cuerpo trae su propio descanso, el suspiro. ¿Hacemos unos cuantos, o solo te leo?',
  ],
  warn: [
    'Si tienes algo en el corazón o los pulmones, o te mareas con facilidad, deja este y dímelo.',
    'Este no va con problemas del corazón, de los pulmones o mareos; dime y buscamos otro.',
  ],
  rate: {
    before: [
      'Suspiros, entonces. ¿Cuánta tensión hay ahora, de 0 a 10? Puedes saltarte el número.',
      'Bien, unos suspiros largos. ¿Dónde está la tensión, de 0 a 10, si quieres decirlo?',
    ],
    after: [
      '¿Y la tensión ahora, de 0 a 10? Solo si quieres.',
      '¿Qué número tendría la tensión después de esto, de 0 a 10?',
    ],
  },
  steps: [
    {
      title: 'Suelta los hombros',
      say: [
        'Acomódate como te sea más fácil y deja caer los hombros. Las respiraciones son suaves; no hay que llenarse del todo.',
        'Apoya la espalda en algo y afloja la mandíbula. Basta con respirar poco.',
      ],
    },
    {
      title: 'Dos inhalaciones y una salida larga',
      say: [
        'Inhala por la nariz. Encima, un sorbito más de aire. Después suéltalo todo por la boca, tan lento como quiera salir.',
        'Aire por la nariz, un poquito más, y luego un suspiro largo por la boca.',
      ],
    },
    {
      title: 'Seis suspiros más',
      say: [
        'Seis más así, a tu ritmo. Si la cabeza se pone ligera, vuelve a respirar normal.',
        'Otros seis, sin apuro. Lo que cuenta es la salida larga. Con cualquier mareo, se para.',
      ],
    },
    {
      title: 'Respira como quieras y observa',
      say: [
        'Ahora deja que la respiración haga lo suyo. Nota la cara, el pecho, las manos.',
        'Ya no dirijas el aire. Mira qué hace el cuerpo cuando nadie manda.',
      ],
    },
  ],
  added: {
    'half-minute': [
      {
        title: 'Tres suspiros largos',
        say: [
          'Tres veces: aire por la nariz, un sorbito encima, y un suspiro lento por la boca.',
          'Regálate tres suspiros: toma aire, agrega otro poquito, y deja que todo salga despacio.',
        ],
      },
    ],
    'five-minute': [
      {
        title: 'Dos minutos más de suspiros',
        say: [
          'Sigue así dos minutos más. Ya no cuentes: doble entrada, salida lenta, y otra vez.',
          'Quédate con los suspiros otro par de minutos. Si la mente se va, el siguiente suspiro la espera.',
        ],
      },
      {
        title: 'Un minuto de suspiros más chicos',
        say: [
          'En este último minuto, que cada suspiro sea un poco más chico que el anterior.',
          'Baja el volumen poco a poco: un minuto de suspiros, cada uno más leve.',
        ],
      },
    ],
  },
  close: [
    'Esos suspiros van contigo a cualquier parte; nadie tiene que notarlos.',
    'Eso era todo, y un solo suspiro también cuenta.',
    'Ya no hay que contar nada.',
  ],
};
