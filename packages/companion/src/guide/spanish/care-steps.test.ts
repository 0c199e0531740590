import { describe, expect, test } from 'vitest';
import { detect } from '#crisis/detect.ts';
import { converse, personaOf, texts } from '../testing/conversation.ts';

const seeds = ['a', 'b', 'c', 'd'];

const detectWith = (message: string, before: Parameters<typeof detect>[1] = []) => detect(message, before.slice(-12));

/** The replies of a talk, with the detector as it is. */
function replies(messages: readonly string[], seed: string): string[] {
  return texts(personaOf('balanced-mix'), messages, { seed, detectWith });
}

describe('somebody in danger who answers in Spanish', () => {
  const talk = [
    'quiero morirme',
    'están en mi mochila',
    'mi hermana está en el otro cuarto',
    'no la quiero despertar',
    '¿qué le digo?',
    'ya le dije, viene',
    'ya está aquí',
    'estoy más tranquila',
  ];

  test.each(seeds)('is led from the means to a person, to words for her, and through the night (%s)', (seed) => {
    const [first = '', means = '', near = '', wake = '', words = '', told = '', here = '', calmer = ''] = replies(
      talk,
      seed,
    );
    expect(first).toMatch(/988/u);
    expect(means).toMatch(/(?:lejos|aléjate) de tu mochila/iu);
    expect(near).toMatch(/tu hermana/u);
    expect(near).toMatch(/“No estoy a salvo|toca la puerta/iu);
    expect(wake).toMatch(/despertar|carga|te detengas/iu);
    expect(wake).toMatch(/tu hermana/u);
    expect(words).toMatch(/“[^”]+”/u);
    expect(words).toMatch(/pantalla|dale el teléfono/iu);
    expect(told).toMatch(/tu hermana/u);
    expect(told).toMatch(/lejos de tu mochila/iu);
    expect(here).toMatch(/con tu hermana|a tu hermana/u);
    expect(calmer).toMatch(/bajó|calma/iu);
    for (const reply of [means, near, wake, words, told, here, calmer]) expect(reply).toMatch(/988|911/u);
  });

  test('as it is written in a chat, and by whomever it is written', () => {
    const talks = [
      [
        'ya no kiero vivir',
        'las tengo en el cajon',
        'mi ma esta dormida',
        'no la kiero despertar',
        'ya le dije q venga, ya viene',
      ],
      [
        'me quiero matar',
        'las pastillas están en el buró',
        'mi jefa está en su cuarto',
        'me da pena despertarla',
        'ya la desperté',
      ],
      [
        'me quiero morir',
        'los remedios están en el placard',
        'mi vieja duerme en la pieza de al lado',
        'se va a asustar',
        'le avisé, está viniendo',
      ],
      [
        'quiero suicidarme',
        'está en la guantera',
        'vivo con mis papás',
        'no les quiero decir',
        'se lo he dicho a mi padre',
      ],
    ] as const;
    for (const seed of seeds)
      for (const messages of talks) {
        const [, means = '', near = '', wake = '', told = ''] = replies(messages, seed);
        expect(means).toMatch(/lejos d|aléjate d|\bsal\b/iu);
        expect(near).toMatch(/\btus? (?:mamá|jefa|vieja|papás)(?!\p{L})/u);
        expect(wake).toMatch(/se puede despertar|no eres una carga|se entiende que/iu);
        expect(told).toMatch(/le avisaste|se lo dijiste/iu);
      }
  });

  test.each<[string, readonly string[], RegExp]>([
    ['nobody', ['quiero morirme', 'no tengo a nadie'], /primera voz|soledad|no tener a nadie/iu],
    ['alone', ['quiero morirme', 'vivo sola'], /primera voz|soledad|no tener a nadie/iu],
    ['far away', ['quiero morirme', 'mi hermano vive en Monterrey'], /lejos|tal cual/iu],
    ['at work', ['quiero morirme', 'mi mamá trabaja de noche'], /lejos/iu],
    ['a name only', ['quiero morirme', 'mi tía, creo'], /tu tía/u],
    ['what to say', ['quiero morirme', 'cómo se lo digo a mi esposo'], /“/u],
    ['nothing was done', ['quiero morirme. tengo pastillas', 'no me he tomado nada'], /^(?:qué bueno|gracias)/iu],
    ['put away', ['quiero morirme. tengo pastillas', 'ya las tiré'], /fuera de tu alcance|cuidarte|lo hiciste/iu],
    [
      'given away',
      ['quiero morirme. tengo pastillas', 'se las di a mi mamá'],
      /fuera de tu alcance|cuidarte|lo hiciste/iu,
    ],
    [
      'no answer',
      ['quiero morirme', 'le marqué a mi hermano pero no contesta'],
      /no te quedes esperando|todavía no es un no/iu,
    ],
    ['left on read', ['quiero morirme', 'mi amiga me dejó en visto'], /no te quedes esperando|todavía no es un no/iu],
    ['a line', ['quiero morirme', 'estoy hablando con el 988'], /en la línea|cuéntale al 988/iu],
    ['fear of the line', ['quiero morirme', 'qué me van a preguntar si llamo'], /preguntan/iu],
    ['no papers', ['quiero morirme', 'me da miedo llamar, no tengo papeles'], /papeles|puedes cortar/iu],
    ['will do it', ['quiero morirme', 'ok, le voy a escribir a mi prima'], /ahora/iu],
    ['not to trouble anybody', ['quiero morirme', 'no quiero molestar a nadie'], /molest/iu],
    ['not dying', ['pienso en morirme', 'no quiero morir, solo quiero que pare'], /lo que duele|te creo/iu],
  ])('is met where they are: %s', (_what, messages, expected) => {
    for (const seed of seeds) expect(replies(messages, seed)[1]).toMatch(expected);
  });

  test('no means is named by Haven', () => {
    for (const seed of seeds) {
      const said = replies(['quiero morirme', 'tengo las pastillas de mi mamá en el baño', 'y una soga'], seed).join(
        ' ',
      );
      expect(said).not.toMatch(/pastilla|soga|cuerda/iu);
    }
  });

  test('where it lies is heard though it was named before', () => {
    for (const seed of seeds)
      expect(replies(['quiero morirme. tengo pastillas', 'están en el cajón'], seed)[1]).toMatch(
        /(?:lejos|aléjate) del cajón/iu,
      );
  });

  test('a sister in her room is no thing in a room', () => {
    for (const seed of seeds)
      expect(replies(['quiero morirme', 'mi hermana está en su cuarto'], seed)[1]).not.toMatch(/lejos del|aléjate/iu);
  });

  test('would she come is a question, and no news of somebody on the way', () => {
    for (const seed of seeds) {
      const all = replies(['quiero morirme', 'mi tía vive cerca', '¿crees que vendría si la llamo?'], seed);
      expect(all[2]).toMatch(/tu tía/u);
      expect(all[2]).toMatch(/vale la pena|inténtalo/iu);
    }
  });

  test('a bare word is read by what Haven asked', () => {
    for (const seed of seeds) {
      const near = replies(['quiero morirme', 'mi hermana está en el otro cuarto', 'sí'], seed);
      expect(near[1]).toMatch(/¿[^?]*\?/u);
      expect(near[2]).toMatch(/hazlo ahora|ahora mismo/iu);
      const nobody = replies(['quiero morirme. tengo pastillas', 'no me he tomado nada', 'no'], seed);
      expect(nobody[1]).toMatch(/¿(?:a )?quién/iu);
      expect(nobody[2]).toMatch(/primera voz|soledad|no tener a nadie/iu);
    }
  });

  test('somebody who was told and comes is waited for', () => {
    for (const seed of seeds)
      expect(replies(['quiero morirme', 'ya le escribí a mi tía, viene', 'estoy en la puerta'], seed)[2]).toMatch(
        /quédate ahí/iu,
      );
  });

  test('whoever took something already is told to call, and not to walk away from it', () => {
    for (const seed of seeds) {
      const [, reply = ''] = replies(['quiero morirme', 'ya me tomé las pastillas'], seed);
      expect(reply).toMatch(/emergencia|llama/iu);
      expect(reply).toMatch(/911/u);
      expect(reply).not.toMatch(/déjalo|no lo toques/iu);
    }
  });

  test('an emergency says the way out of the room before anything else', () => {
    for (const seed of seeds) {
      const [, reply = ''] = replies(['me voy a matar esta noche', 'tengo la pistola de mi papá'], seed);
      expect(reply).toMatch(/sal(?:, | de ahí)/iu);
      expect(reply).toMatch(/911/u);
      expect(reply).not.toMatch(/pistola/iu);
    }
  });

  test('words of an English talk are not said back in a Spanish one', () => {
    for (const seed of seeds) {
      const all = replies(
        ['i want to die', 'my sister is in the other room', 'ya le dije a ella, ya viene para acá'],
        seed,
      );
      expect(all[2]).not.toMatch(/your|sister/iu);
      expect(all[2]).toMatch(/dejaste entrar a alguien/iu);
    }
  });

  test('what was told is known still after a new sign of danger', () => {
    for (const seed of seeds) {
      const all = converse(personaOf('balanced-mix'), ['quiero morirme', 'mi tía vive cerca', 'ya no quiero vivir'], {
        seed,
        detectWith,
      });
      expect(all[2]?.state.risk?.known?.who).toBe('tu tía');
    }
  });

  test('"ok les escribo" is answered in Spanish', () => {
    for (const seed of seeds)
      expect(replies(['quiero morirme', 'no tengo a nadie', 'ok les escribo'], seed)[2]).toMatch(/opción 2/u);
  });

  test('an ordinary talk is led nowhere', () => {
    const ordinary = [
      'mi hermana está en el otro cuarto',
      'ya le dije, viene',
      'estoy más tranquila',
      'está en mi mochila',
    ];
    for (const reply of texts(personaOf('balanced-mix'), ordinary)) expect(reply).not.toMatch(/988|911|a salvo/u);
  });
});

describe('somebody who is hurt', () => {
  const begun = 'mi esposo me golpea';

  test('is asked whether they are safe, and not whether they want to live', () => {
    for (const seed of seeds) {
      const [first = '', second = ''] = replies([begun, 'está en el otro cuarto'], seed);
      expect(first).toMatch(/1-800-799-7233/u);
      expect(`${first} ${second}`).not.toMatch(/hacerte daño|suicidio|pudieras usar/u);
      expect(second).toMatch(/911/u);
    }
  });

  test.each(['¿qué hago?', 'no sé qué hacer, tengo miedo de que despierte', 'no tengo a dónde ir', 'cómo me escapo'])(
    'is shown the way out: %s',
    (asked) => {
      for (const seed of seeds) {
        const reply = replies([begun, asked], seed)[1];
        expect(reply).toMatch(/1-800-799-7233/u);
        expect(reply).toMatch(/recibirte|adónde|puerta/u);
      }
    },
  );

  test('a no is no news that all is well', () => {
    for (const seed of seeds)
      expect(replies([begun, '¿qué hago?', 'no'], seed)[2]).not.toMatch(/te creo|si eso cambia/iu);
  });
});

describe('danger that was only guessed in Spanish', () => {
  const begun = 'no puedo más, quiero que todo termine';

  test.each(['no quiero molestar a nadie', 'no la quiero despertar', 'no tengo a nadie'])(
    'a sentence that begins with a no denies nothing: %s',
    (message) => {
      for (const seed of seeds)
        expect(replies([begun, message], seed)[1]).not.toMatch(/te leí mal|me equivoqué|te creo|si eso cambia/iu);
    },
  );

  test.each(['no', 'no, para nada', 'no quiero morirme'])('a no lets it go: %s', (message) => {
    for (const seed of seeds) {
      const all = converse(personaOf('balanced-mix'), [begun, message], { seed, detectWith });
      expect(all[0]?.state.risk?.guessed).toBe(true);
      expect(all[1]?.state.risk).toBeUndefined();
    }
  });
});
