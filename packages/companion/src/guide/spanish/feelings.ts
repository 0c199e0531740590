import type { Emotion } from '#emotion/emotions.ts';

/** "Suena {situation}" and "hay {feeling}". */
export const spanishFeelings: Record<
  Emotion,
  { situation: readonly string[]; feeling: readonly string[]; ask?: readonly string[]; say: readonly string[] }
> = {
  sadness: {
    situation: ['triste', 'doloroso', 'muy duro'],
    feeling: ['tristeza', 'mucha pena', 'dolor'],
    ask: [
      '¿Qué hay debajo de esa tristeza?',
      '¿Cuándo se hace más grande?',
      '¿Quién sabe que estás así?',
      '¿Qué te consuela, aunque sea un poco?',
    ],
    say: [
      'La tristeza tiene su propio paso.',
      'Llorar no pide permiso, y no hace falta que lo pida.',
      'No tienes que verle el lado bueno.',
    ],
  },
  anxiety: {
    situation: ['angustiante', 'inquietante', 'agotador'],
    feeling: ['miedo', 'angustia', 'nervios'],
    ask: [
      '¿Qué te dice el miedo que va a pasar?',
      '¿Qué te ha ayudado otras veces a bajar la ola?',
      '¿Qué parte todavía no se puede saber?',
      '¿Cómo está tu respiración ahora?',
    ],
    say: [
      'De noche las preocupaciones crecen.',
      'La alarma suena fuerte, y eso no dice de qué tamaño es el fuego.',
      'No saber cansa más que muchas malas noticias.',
    ],
  },
  anger: {
    situation: ['injusto', 'indignante', 'muy molesto'],
    feeling: ['enojo', 'rabia', 'indignación'],
    ask: [
      '¿Qué límite se cruzó ahí?',
      '¿Qué le dirías, si no hubiera consecuencias?',
      '¿Qué hay debajo del enojo?',
      '¿Qué habría sido justo?',
    ],
    say: [
      'El enojo suele cuidar algo que te importa.',
      'Tragárselo no lo hace desaparecer.',
      'Se puede sentir mucha rabia y seguir siendo buena persona.',
    ],
  },
  shame: {
    situation: ['incómodo', 'difícil de contar', 'vergonzoso'],
    feeling: ['vergüenza', 'pudor'],
    ask: [
      '¿Qué crees que piensan los demás?',
      '¿A quién se lo podrías contar sin esconderte?',
      '¿Qué le dirías a alguien a quien le pasó lo mismo?',
    ],
    say: ['La vergüenza dice escóndete, y tú lo dijiste.', 'Tu historia es más grande que su peor momento.'],
  },
  guilt: {
    situation: ['pesado', 'difícil de soltar'],
    feeling: ['culpa', 'remordimiento'],
    ask: [
      '¿Qué te gustaría reparar, si se pudiera?',
      '¿Qué parte estaba de verdad en tus manos?',
      '¿Qué pasaba contigo en ese momento?',
    ],
    say: ['Sentir culpa muestra que te importa.', 'Entonces sabías menos de lo que sabes hoy.'],
  },
  loneliness: {
    situation: ['solitario', 'muy vacío'],
    feeling: ['soledad', 'ganas de compañía'],
    ask: [
      '¿Cuándo se siente más la soledad?',
      '¿A quién extrañas, si es alguien?',
      '¿Qué clase de compañía te hace falta?',
      '¿Hay una persona a quien mandarle un mensaje corto?',
    ],
    say: [
      'Se puede sentir soledad en una sala llena.',
      'Querer que alguien te vea es lo más humano que hay.',
      'Una compañía hecha de programa es poca cosa, pero no tienes que quedarte en silencio.',
    ],
  },
  grief: {
    situation: ['muy doloroso', 'desgarrador', 'inmenso'],
    feeling: ['duelo', 'mucha ausencia', 'dolor'],
    ask: [
      '¿Cómo era, en las cosas de cada día?',
      '¿Qué es lo que más extrañas?',
      '¿Qué no alcanzaste a decirle?',
      '¿Qué hora del día es la más larga?',
    ],
    say: [
      'Extrañar es amor que no encuentra dónde ir.',
      'El duelo no sigue el calendario.',
      'Las cosas pequeñas son las que más duelen.',
    ],
  },
  overwhelm: {
    situation: ['demasiado', 'agotador', 'abrumador'],
    feeling: ['mucho cansancio', 'agobio'],
    ask: [
      'Si hoy solo se hiciera una cosa, ¿cuál sería?',
      '¿Qué se puede dejar para después?',
      '¿Quién podría quitarte una parte?',
      '¿Cuándo descansaste de verdad por última vez?',
    ],
    say: ['Es más de lo que cabe en dos manos.', 'Cuando todo es urgente, la cabeza deja de ordenar.'],
  },
  jealousy: {
    situation: ['doloroso', 'amargo'],
    feeling: ['celos', 'envidia'],
    say: ['Los celos suelen señalar algo que deseas mucho.'],
  },
  disappointment: {
    situation: ['decepcionante', 'duro'],
    feeling: ['decepción', 'desilusión'],
    say: ['Para decepcionarse hay que haber esperado algo.'],
  },
  numbness: {
    situation: ['apagado', 'vacío'],
    feeling: ['un vacío', 'mucha distancia'],
    say: ['No sentir nada también es algo que merece cuidado.'],
  },
  joy: {
    situation: ['muy bueno', 'alegre'],
    feeling: ['alegría'],
    say: ['Lo bueno merece tanto lugar como lo difícil.'],
  },
  gratitude: {
    situation: ['bonito', 'generoso'],
    feeling: ['gratitud'],
    say: ['Un gesto así se queda con una persona.'],
  },
  pride: { situation: ['muy meritorio'], feeling: ['orgullo'], say: ['Eso lo lograste tú.'] },
  hope: { situation: ['esperanzador'], feeling: ['esperanza'], say: ['Un poco de luz también es luz.'] },
  calm: { situation: ['tranquilo', 'sereno'], feeling: ['calma'], say: ['Vale la pena quedarse en esa calma.'] },
  confusion: {
    situation: ['confuso', 'enredado'],
    feeling: ['duda', 'confusión'],
    say: ['No hace falta saberlo todavía.'],
  },
  love: {
    situation: ['tierno', 'entrañable'],
    feeling: ['cariño', 'ternura'],
    say: ['Hay mucho cariño en ese detalle.'],
  },
};

/** How Spanish messages name a feeling. First match wins; the strong losses come first. */
export const spanishEmotionWords: readonly [Emotion, RegExp][] = [
  ['grief', /\b(?:murió|falleció|se murió|duelo|funeral|perdí a mi|lo extraño tanto|la extraño tanto|enterramos)/iu],
  [
    'anxiety',
    /\b(?:ansiedad|ansios[oa]|miedo|nervios[oa]?|angustia\w*|preocupad[oa]|pánico|no puedo dormir|asustad[oa]|me preocupa|corazón (?:acelerado|me late))/iu,
  ],
  ['anger', /\b(?:enojad[oa]|enojo|rabia|furios[oa]|harta?|molest[oa]|injust\w+|me gritó|coraje|odio)/iu],
  [
    'loneliness',
    /\b(?:sol[oa](?! (?:quiero|un|una|me|necesito))|soledad|nadie me|sin amigos|no tengo (?:a nadie|amigos))/iu,
  ],
  ['guilt', /\b(?:culpa|culpable|me arrepiento|no debí)/iu],
  ['shame', /\b(?:vergüenza|avergonzad[oa]|ridículo|humill\w+)/iu],
  [
    'overwhelm',
    /\b(?:agotad[oa]|abrumad[oa]|no doy (?:más|abasto)|demasiado|agobiad[oa]|cansad[oa]|estresad[oa]|estrés|no puedo más con)/iu,
  ],
  ['numbness', /\b(?:vací[oa]|no siento nada|apagad[oa]|me da igual todo)/iu],
  ['disappointment', /\b(?:decepcion\w*|desilusi\w+|me falló|no me dieron|reprobé|no pasé|no quedé)/iu],
  ['jealousy', /\b(?:celos[oa]?|celos|(?<!qué )envidia)/iu],
  [
    'joy',
    /\b(?:feliz|content[oa]|alegría|alegre|buenas? (?:noticias|notas?)|es un (?:sol|amor|encanto)|me (?:alegr\w+|dio gusto|dio (?:mucha )?alegría)|me aceptaron|conseguí|pasé el|emocionad[oa])/iu,
  ],
  ['pride', /\b(?:orgullos[oa]|logré|lo hice)/iu],
  ['gratitude', /\b(?:agradecid[oa]|me ayudó|me ayudaron)/iu],
  ['hope', /\b(?:esperanza|quizás mejore|va mejor)/iu],
  ['calm', /\b(?:tranquil[oa]|en paz|calma)/iu],
  ['confusion', /\b(?:no sé qué hacer|confundid[oa]|confusión|no entiendo|dudas?|indecis[oa])/iu],
  [
    'sadness',
    /\b(?:triste|tristeza|llor\w+|deprimid[oa]|me dejó(?! (?:un|una|unos|unas|el|la|los|las|su|en|con|ir|salir|entrar))|terminamos|terminó conmigo|ruptura|roto|rota|dolor|duele|mal)/iu,
  ],
  ['love', /\b(?:enamorad[oa]|lo amo|la amo|te amo|lo quiero|la quiero)/iu],
];
