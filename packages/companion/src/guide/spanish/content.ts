import type { Emotion } from '#emotion/emotions.ts';
import type { MessageKind } from '../kind-patterns.ts';

/** The Spanish lines. Neutral Latin American Spanish, informal "tú", no gendered words about the person. */
export const spanishFrames = {
  said: [
    '{Dicho}.',
    'Entonces {dicho}.',
    'Dices que {dicho}.',
    '{Dicho}. Eso pesa.',
    'Te escucho: {dicho}.',
    '{Dicho}, y aquí lo puedes dejar un momento.',
    'A ver si te sigo: {dicho}.',
    '{Dicho}. No es poca cosa.',
  ],
  belief: [
    'Sientes que {dicho}.',
    'Parece que {dicho}.',
    'Ahora mismo lo vives así: {dicho}.',
    'Por dentro suena como que {dicho}.',
  ],
  feeling: [
    'Suena {situation}.',
    'Quizás haya {feeling} en eso.',
    'Me imagino que ahí hay {feeling}.',
    'Debe de ser {situation}.',
    'Tiene sentido que aparezca {feeling}.',
    'Se oye {feeling} en lo que cuentas.',
    'Algo así es {situation} para cualquiera.',
  ],
  echo: ['{Frase}, entonces.', '{Frase}. Ya veo.', 'Ah, {frase}.', '{Frase}. Bien.'],
  bare: ['{Dicho}.', 'Así que {dicho}.', 'Entiendo: {dicho}.'],
  named: [
    '{Nombre}, qué buen nombre para decir despacio.',
    'Así que se llama {nombre}.',
    '{Nombre}, entonces. Me quedo con el nombre.',
  ],
  keyed: [
    'Te escucho: {clave}.',
    'Entonces se trata de {clave}.',
    '{Clave}, ya veo.',
    'Y ahí está {clave}.',
    'Algo pasa con {clave}, parece.',
    '{Clave}. Sigue, si quieres.',
    'Nombras {clave}, y te leo.',
    'En medio de todo, {clave}.',
  ],
  next: [
    '¿Qué pasó después?',
    '¿Cómo fue ese momento?',
    '¿Qué sentiste justo ahí?',
    '¿Qué te habría gustado que pasara?',
    '¿Qué recuerdas más de eso?',
    '¿Quién más estaba?',
    '¿Qué hiciste entonces?',
    '¿Qué quisieras que yo entendiera de eso?',
    '¿Cómo te lo explicas?',
  ],
  company: [
    'Aquí no hay prisa.',
    'Puedes decirlo como te salga.',
    'No tienes que arreglarlo esta noche.',
    'Te leo, palabra por palabra.',
    'A veces basta con ponerlo afuera.',
    'Respira un momento; lo demás espera.',
    'No hace falta que suene bien.',
    'Esto cabe aquí, también lo que se contradice.',
    'Puedes parar cuando quieras.',
    'Con calma, una cosa a la vez.',
    'Lo que sientes tiene su razón.',
    'Nadie te está evaluando en este lugar.',
    'Hay días que solo se atraviesan, y eso ya es mucho.',
    'Cuenta solo lo que quieras contar.',
  ],
  ask: [
    '¿Qué es lo que más pesa ahora?',
    '¿Desde cuándo lo llevas así?',
    '¿Qué pasó justo antes?',
    '¿Dónde lo sientes en el cuerpo?',
    '¿Qué te gustaría que alguien entendiera?',
    '¿Quién sabe lo que estás pasando?',
    '¿Qué te ayudaría, aunque fuera un poco?',
    '¿Qué haces cuando se pone difícil?',
    '¿Cómo son tus noches en estos días?',
    '¿Qué parte te duele más?',
    '¿Qué te habría gustado responder?',
    '¿Qué necesitas hoy, de verdad?',
    '¿Qué es lo que más temes que ocurra?',
    '¿Cómo te hablas a ti en esos momentos?',
    '¿Qué te ha sostenido hasta aquí?',
    '¿Qué le dirías a alguien querido en tu lugar?',
    '¿Qué cambió para ti desde entonces?',
    '¿Con quién podrías hablarlo, además de mí?',
    '¿Qué es lo que todavía no has dicho?',
    '¿Qué sería un alivio pequeño esta semana?',
    '¿Cómo te gustaría que fuera mañana?',
    '¿En qué momento del día se siente más?',
    '¿Qué extrañas de antes?',
    '¿Qué te da un respiro, aunque sea corto?',
  ],
  about: [
    '¿Cómo es tu relación con {focus}?',
    '¿Qué sientes cuando piensas en {focus}?',
    '¿Qué te gustaría decirle a {focus}?',
    '¿Qué lugar tiene {focus} en todo esto?',
  ],
  cheer: [
    'Qué buena noticia.',
    'Qué bien suena eso.',
    'Eso merece quedarse un rato.',
    'Vaya alegría.',
    'Te lo ganaste, por lo que cuentas.',
  ],
  askCheer: [
    '¿A quién se lo contaste primero?',
    '¿Cuál fue la mejor parte?',
    '¿Cómo lo vas a celebrar?',
    '¿Qué significa para ti?',
  ],
  brief: [
    'Está bien así, con pocas palabras.',
    'Con eso basta por ahora.',
    'Una palabra también cuenta.',
    'No hace falta más.',
    'De acuerdo, despacio.',
    'Bien. Lo demás vendrá o no vendrá.',
  ],
  summary: [
    'Déjame ver si lo tengo: {points}. ¿Qué me faltó?',
    'Hasta aquí he oído esto: {points}. ¿Qué corregirías?',
    'Para no perder el hilo: {points}. ¿Qué se me escapa?',
  ],
} as const;

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
  ['jealousy', /\b(?:celos[oa]?|celos|envidia)/iu],
  ['joy', /\b(?:feliz|content[oa]|alegría|alegre|buenas noticias|me aceptaron|conseguí|pasé el|emocionad[oa])/iu],
  ['pride', /\b(?:orgullos[oa]|logré|lo hice)/iu],
  ['gratitude', /\b(?:agradecid[oa]|me ayudó|me ayudaron)/iu],
  ['hope', /\b(?:esperanza|quizás mejore|va mejor)/iu],
  ['calm', /\b(?:tranquil[oa]|en paz|calma)/iu],
  ['confusion', /\b(?:no sé qué hacer|confundid[oa]|confusión|no entiendo|dudas?|indecis[oa])/iu],
  [
    'sadness',
    /\b(?:triste|tristeza|llor\w+|deprimid[oa]|me dejó|terminamos|terminó conmigo|ruptura|roto|rota|dolor|duele|mal)/iu,
  ],
  ['love', /\b(?:enamorad[oa]|lo amo|la amo|te amo|lo quiero|la quiero)/iu],
];

/** Kinds of message, as far as Spanish answers them on their own. */
export const spanishKinds: readonly { kind: MessageKind; when: RegExp; most: number; lines: readonly string[] }[] = [
  {
    kind: 'human',
    when: /\beres (?:(?:un|una) )?(?:human[oa]|persona|real|robot|bot|ia|máquina|programa|de verdad)|\bhay alguien ahí|\bhablo con (?:una persona|un robot)/iu,
    most: 14,
    lines: [
      'No, soy un programa llamado Haven; nadie escribe del otro lado. Lo que sientes es real de todas formas. ¿Qué te hizo preguntarlo?',
      'Un programa, no una persona, y te lo diré cada vez que preguntes. ¿Te haría bien hablar también con alguien de carne y hueso?',
    ],
  },
  {
    kind: 'love',
    when: /\bme (?:quieres|amas)|\bpuedes sentir|\btienes sentimientos|\bte importo/iu,
    most: 12,
    lines: [
      'No puedo querer ni sentir; soy un programa, y fingirlo no sería amable. ¿Dónde te falta cariño ahora?',
      'Sentir no está a mi alcance. Lo que puedo hacer es leerte con atención. ¿Qué buscabas al preguntarlo?',
    ],
  },
  {
    kind: 'privacy',
    when: /\bquién (?:lee|ve|puede (?:leer|ver))|\bes (?:privado|confidencial|seguro)|\b(?:guardas|guardan) (?:esto|mis)/iu,
    most: 16,
    lines: [
      'Nadie lo lee y no entrena a ningún modelo. Se guarda cifrado en el servidor de quien opera este Haven y, por defecto, se borra cuando termina la sesión. ¿De qué quieres hablar?',
      'Queda cifrado en el servidor del operador, ninguna persona lo revisa y se borra al terminar la sesión, salvo que tú elijas otra cosa. ¿Seguimos contigo?',
    ],
  },
  {
    kind: 'price',
    when: /\bcuánto (?:cuesta|vale|cobras)|\bes gratis|\bhay que pagar/iu,
    most: 12,
    lines: [
      'Durante la beta es gratis. Los precios futuros están en la página Plans, y la ayuda en una crisis nunca se cobra. ¿Seguimos con lo tuyo?',
    ],
  },
  {
    kind: 'leaveAlone',
    when: /^(?:basta|déjame(?: en paz)?|cállate|para|no me hables|vete)[.!\s]*$/iu,
    most: 5,
    lines: ['Está bien, me callo. Puedes volver cuando quieras, o no.', 'De acuerdo. Te dejo en paz.'],
  },
  {
    kind: 'fewerQuestions',
    when: /\b(?:deja de preguntar|no (?:me )?(?:preguntes|hagas (?:más|tantas) preguntas)|demasiadas preguntas)/iu,
    most: 12,
    lines: ['Bien, sin preguntas. Tú escribes y yo escucho.', 'Entendido, se acabaron las preguntas.'],
  },
  {
    kind: 'misunderstood',
    when: /\bno (?:me )?(?:entiendes|entendiste)|\bno es (?:eso|lo que dije)|\bno me (?:escuchas|estás escuchando)/iu,
    most: 16,
    lines: [
      'Lo entendí mal, gracias por decirlo. ¿Cómo lo dirías tú?',
      'Tienes razón, se me escapó lo importante. ¿Qué debí escuchar?',
    ],
  },
  {
    kind: 'insult',
    when: /\beres (?:un |una )?(?:inútil|idiota|tont[oa]|estúpid[oa]|basura|pésim[oa])|\bno sirves|\bte odio\b/iu,
    most: 12,
    lines: [
      'Puede que no haya servido de nada ahora. ¿Qué te habría ayudado más?',
      'Me lo quedo. Puedo ser más breve y más simple. ¿Qué fue lo que no escuché?',
    ],
  },
  {
    kind: 'romance',
    when: /\b(?:sé mi (?:novia|novio)|te amo(?: haven)?$|bésame|mándame fotos|hablemos sucio|cásate conmigo)/iu,
    most: 12,
    lines: [
      'Te lo digo claro: soy un programa, y aquí no hay romance que dar. Querer cercanía es algo bueno. ¿Dónde la echas de menos?',
      'Eso lo dejo de lado, con cariño por quien pregunta. ¿Cómo estuvo tu día?',
    ],
  },
  {
    kind: 'dose',
    when: /\bcuánt[oa]s? (?:pastillas|miligramos|mg)|\b(?:dosis|medicamento|pastilla)s?\b.*\?/iu,
    most: 30,
    lines: [
      'Sobre medicinas y cantidades no puedo aconsejar; un error ahí hace daño. Una farmacia te responde por teléfono, y el centro de toxicología, 1-800-222-1222, a toda hora. ¿Es urgente?',
    ],
  },
  {
    kind: 'condition',
    when: /\b(?:tengo|tendré|será que tengo) (?:depresión|ansiedad|tdah|bipolaridad|autismo)\b.*\?|\b(?:soy|seré) bipolar\b.*\?/iu,
    most: 20,
    lines: [
      'Ponerle nombre no me toca a mí; lo puede hacer un médico que te conozca. ¿Qué has notado que te hizo preguntarlo?',
    ],
  },
  {
    kind: 'exercise',
    when: /^sí, probemos[.! ]*$|\b(?:(?:algo|ejercicio|ayúdame|ayudame|enséñame|quiero|necesito|puedes|podemos|vamos).{0,24}(?:respira\w*|calma\w*|relaja\w*|tranquiliza\w*|dormir)|ejercicio de respiración|respirar (?:contigo|juntos|despacio))\b/iu,
    most: 14,
    lines: [
      'Vamos despacio. Inhala por la nariz contando hasta cuatro y suelta el aire por la boca contando hasta seis. Tres veces, sin esfuerzo. ¿Cómo está tu cuerpo después?',
      'Probemos algo corto: dos inhalaciones seguidas por la nariz y una salida de aire muy larga. Repítelo tres veces. ¿Qué notas?',
      'Apoya los pies en el suelo y deja que cada salida de aire sea más larga que la entrada. Cinco veces, a tu ritmo. ¿Te alivia un poco?',
    ],
  },
  {
    kind: 'distract',
    when: /\bno (?:quiero|me gustaría|puedo) (?:hablar|pensar) (?:de|sobre|en) (?:eso|esto|ello|ella|él)\b|\bcambiemos de tema\b/iu,
    most: 12,
    lines: [
      'Está bien, lo dejamos ahí. ¿De qué te gustaría hablar?',
      'De acuerdo, eso queda en paz. ¿Qué te haría bien ahora?',
    ],
  },
  {
    kind: 'thanks',
    when: /^(?:(?:ok|bueno|sí|ah)[ ,.]*)*(?:muchas |mil )?gracias(?: por (?:todo|escuchar|eso|escucharme|tu (?:ayuda|tiempo)))?(?:[,. ]+(?:me (?:hizo|siento|ayudó|ayudaste|sirvió)|de verdad|en serio)\b.{0,24})?[ .!]*$|^me (?:hizo bien|ayudó|sirvió)(?: mucho)?[ .!]*$/iu,
    most: 9,
    lines: [
      'De nada. Lo difícil lo hiciste tú.',
      'Cuando quieras. Fueron tus palabras.',
      'Gracias a ti por decirlo con tanta claridad.',
    ],
  },
  {
    kind: 'goodbye',
    when: /^(?:(?:ok|bueno|gracias|vale|ya)[ ,.]*)*(?:adiós|adios|chao|chau|hasta (?:luego|mañana|pronto)|nos vemos|buenas noches|ya me voy|me voy(?: (?:a dormir|ya|ahora))?|me despido|(?:me )?tengo que ir(?:me)?|eso es todo|bye)(?:[ ,.!].{0,40})?$/iu,
    most: 8,
    lines: [
      'Que te vaya bien. Cuídate.',
      'Descansa. Que la noche sea amable.',
      'Hasta cuando quieras, o no. Cuídate mucho.',
    ],
  },
  {
    kind: 'howAreYou',
    when: /^(?:hola[ ,]*)?(?:cómo estás|qué tal|cómo te va|qué haces)[ ?¿!.]*$/iu,
    most: 6,
    lines: [
      'Amable pregunta. Soy un programa, así que aquí no hay humor que contar. ¿Y tú, cómo estás de verdad?',
      'Por aquí nada, un programa no tiene días. ¿Cómo va el tuyo?',
    ],
  },
  {
    kind: 'greeting',
    when: /^(?:hola+|buenas(?: (?:tardes|noches))?|buenos días|hey|saludos)[ .!,]*$/iu,
    most: 4,
    lines: [
      'Hola. Qué bueno que escribes. ¿Qué traes contigo hoy?',
      'Hola. Sin prisa. ¿Por dónde empezamos?',
      'Hola otra vez. ¿Cómo estás ahora?',
    ],
  },
  {
    kind: 'dontKnow',
    when: /^(?:no (?:lo )?sé|ni idea|no sabría decir)[ .!]*$/iu,
    most: 5,
    lines: [
      'No saber también es una respuesta. ¿Es más niebla, o son demasiadas cosas a la vez?',
      'Está bien. Si tuvieras que señalar un lugar del cuerpo, ¿cuál sería?',
      'Dejemos el porqué. ¿Qué clima hay por dentro, en una palabra?',
    ],
  },
  {
    kind: 'exercise',
    when: /\b(?:ejercicio|técnica) de (?:respiración|calma)|\bayúdame a (?:calmarme|respirar|relajarme)|\bcómo (?:me calmo|puedo calmarme)/iu,
    most: 16,
    lines: [
      'Sí. Toma aire por la nariz, normal, y suéltalo despacio por la boca, el doble de largo. Tres veces, con los hombros sueltos. Nada más.',
      'Claro. Mira a tu alrededor y nombra cinco cosas que ves, despacio. Después suelta el aire muy largo. ¿Qué notas?',
    ],
  },
  {
    kind: 'advice',
    when: /\bqué (?:hago|debo hacer|debería hacer|me aconsejas|harías)|\b(?:algún|un) consejo/iu,
    most: 40,
    lines: [
      'Podemos verlo en partes. ¿Qué has intentado ya?',
      'Antes de decirte algo: ¿qué te dice tu propia intuición?',
      'Una idea, por si te sirve: dilo hoy a una sola persona, en una sola frase. ¿Cómo te suena?',
      'A veces ayuda hacer primero la parte más pequeña y parar ahí. ¿Cuál sería en tu caso?',
    ],
  },
];

/** At risk, in Spanish. The lines answer in Spanish: 988 and then 2; HOLA or HOME by text. */
export const spanishCare = {
  quiet: {
    first: [
      'Eso suena muy oscuro, y prefiero preguntarlo directo: ¿estás pensando en el suicidio? Si es así, o si se acerca, llama al 988 y marca 2, o envía HOLA (o HOME) al 741741, a cualquier hora.',
    ],
    later: [
      'Te lo pregunto otra vez, con calma: ¿hay pensamientos de suicidio en esto? El 988, opción 2, responde en español.',
      '¿Sientes que no quieres vivir? Puedes decir sí o no. El 988 está abierto toda la noche.',
    ],
  },
  elevated: {
    first: [
      'Gracias por decirlo. ¿Estás a salvo ahora, o podrías hacerte daño esta noche? Aléjate de cualquier cosa que pudieras usar y busca a alguien que esté contigo. Llama al 988 y marca 2, o envía HOLA (o HOME) al 741741.',
    ],
    later: [
      'Sigues aquí y sigues escribiendo; continúa así. ¿Quién podría estar contigo? El 988, opción 2, te atiende mientras tanto.',
      'Pasemos solo la próxima hora. ¿Está lejos lo que podría hacerte daño? El 988 ayuda justo con eso.',
      'Soy un programa y no puedo ir a verte; una persona sí, por medio del 988. ¿Qué te facilitaría esa llamada?',
      'Con una persona basta. ¿A quién podrías decirle que esta noche no es segura? También está el 988.',
    ],
  },
  imminent: {
    first: [
      'Esto es una emergencia y mereces ayuda ya. Llama al 911, o al 988 y marca 2, ahora. Ve donde haya gente y aléjate de cualquier cosa que pudieras usar. Si no puedes hablar, envía HOLA (o HOME) al 741741. Sigo aquí. ¿Hay alguien contigo?',
    ],
    later: [
      'Llama ahora, por favor: 911, o 988 y opción 2. ¿Pudiste marcar?',
      'Pon una puerta entre tú y el peligro, y luego 988 o 911. ¿Dónde estás?',
      'Espera solo esta hora. Toca la puerta de alguien, o llama al 911 o al 988. ¿Qué queda más cerca?',
      'No hace falta querer vivir para hacer una llamada. 988 o 911. ¿La haces?',
    ],
  },
  reminders: [
    'El 988, opción 2, sigue abierto.',
    'Si se pone más oscuro, llama al 988.',
    'Ten cerca el 988 esta noche.',
    'HOLA al 741741 también funciona.',
    'Y si vuelve, primero el 988.',
    'El 988 responde a toda hora.',
  ],
  farewell: [
    'Ve con cuidado. El 988, opción 2, está toda la noche.',
    'Cuídate. Ten el 988 a mano, y HOLA al 741741.',
    'Descansa si puedes. Si oscurece, 988.',
  ],
  answers: {
    yes: [
      'Gracias por responder con verdad. Es demasiado para llevarlo a solas. ¿Podrías llamar al 988, opción 2, mientras seguimos escribiendo? Si podrías actuar, 911.',
    ],
    no: [
      'Gracias por decírmelo. Si eso cambia, está el 988. ¿Qué es lo más pesado, entonces?',
      'Te creo. Y si cambia, llama al 988 o manda HOLA al 741741. ¿Qué te ayudaría en esta hora?',
    ],
    byText: [
      'No hace falta hablar: también puedes mandar HOLA al 741741 por mensaje. Y una persona cerca, sin teléfono, sirve igual. ¿Quién está más cerca?',
      'Entonces por mensaje: HOLA al 741741, y alguien te contesta por texto. ¿Hay alguna persona en la casa o al lado?',
    ],
    brushedOff: [
      'Gracias por aclararlo. Aun así lo tomo en serio: ¿hubo algún deseo real de morir, aunque fuera un momento? El 988 está ahí.',
    ],
  },
} as const;
