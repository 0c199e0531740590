/** What kind a statement is, from Haven's side, by who does what. */
export type SpanishFrame =
  | 'theyToYou'
  | 'they'
  | 'youDid'
  | 'youCannot'
  | 'youWant'
  | 'youNot'
  | 'youDidNot'
  | 'youAre'
  | 'youHave'
  | 'youDo'
  | 'keeps'
  | 'plain';

/** The kind of a statement turned round ("tu jefa te gritó" → they did something to you). The first that fits counts. */
export function spanishFrameOf(dicho: string): SpanishFrame {
  return frames.find(([, pattern]) => pattern.test(dicho))?.[0] ?? 'plain';
}

const begin = String.raw`^(?:(?:hoy|ayer|anoche|ahora|ya|entonces|a veces|también|casi|solo|antes|después|luego|esta (?:mañana|tarde|noche)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))[ ,]+)*`;
const end = String.raw`(?!\p{L})`;
const third = String.raw`(?:tus?|él|ella|ellos|ellas|el|la|los|las|su|sus|nadie|todos|todo el mundo|un|una|\p{Lu}\p{Ll}+)`;

const frames: readonly (readonly [SpanishFrame, RegExp])[] = [
  ['youCannot', of(String.raw`no (?:\p{L}+ )?(?:puedes|logras|consigues|pudiste|lograste|sabes|te sale)${end}`)],
  [
    'youWant',
    of(String.raw`(?:no )?(?:quieres|quisieras|necesitas|deseas|te (?:gustaría|encantaría|haría bien))${end}`),
  ],
  ['keeps', of(String.raw`(?:llevas|sigues|siempre|cada|todos los|todo el (?:día|tiempo))${end}`)],
  ['youAre', of(String.raw`(?:te (?:sientes|sentiste|quedas|pones|da|dio|daba)|estás|estabas|andas)${end}`)],
  ['youNot', of(String.raw`(?:no|nunca|tampoco|jamás) (?:(?:te|lo|la|le|les|me) )?\p{L}{2,}s${end}`)],
  ['youDidNot', of(String.raw`(?:no|nunca|tampoco|jamás) (?:(?:te|lo|la|le|les|me) )?\p{L}+[ai]ste${end}`)],
  ['youHave', of(String.raw`(?:tienes|tenías|tendrás)${end}`)],
  [
    'theyToYou',
    of(String.raw`(?:${third} .*(?<!\p{L})(?:te|contigo|ti)|te (?:\p{L}+ )?\p{L}+(?:ó|aron|ieron|ijo))${end}`),
  ],
  ['youDid', of(String.raw`(?:(?:te|lo|la|le|les|los|las) )?\p{L}+(?:aste|iste)${end}`)],
  [
    'youDo',
    of(String.raw`(?:(?:te|lo|la|le|les|los|las|se lo) )?(?!tus|los|las|sus|ellos|ellas|todos)\p{L}{2,}[aei]s${end}`),
  ],
  ['they', of(String.raw`(?:${third} |(?:se|le|les|lo|la) \p{L}+)`)],
];

function of(body: string): RegExp {
  return new RegExp(`${begin}${body}`, 'u');
}
