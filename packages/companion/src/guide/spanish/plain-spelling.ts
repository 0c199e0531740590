/** A message in small letters, without accents, with the short spellings of a chat written out: "xq toy sola" → "porque estoy sola". */
export function plainSpelling(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\bmi (?:ma|pa)\b/gu, (said) => whole.get(said) ?? said)
    .replaceAll(/\p{L}+/gu, (word) => short.get(word) ?? word)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** "Mi pa" is a father; "pa" alone is "para". */
const whole: ReadonlyMap<string, string> = new Map([
  ['mi ma', 'mi mama'],
  ['mi pa', 'mi papa'],
]);

const short: ReadonlyMap<string, string> = new Map(
  (
    'q:que k:que ke:que qe:que xq:porque pq:porque porq:porque xke:porque x:por pa:para d:de toy:estoy stoy:estoy ta:esta ' +
    'aki:aqui aqi:aqui aka:aca kiero:quiero qiero:quiero tngo:tengo tgo:tengo bn:bien tmb:tambien tb:tambien nd:nada ' +
    'msj:mensaje mjs:mensaje wsp:mensaje wasap:mensaje whats:mensaje whatsapp:mensaje nadien:nadie naiden:nadie ' +
    'hna:hermana hno:hermano ntonces:entonces dsps:despues stan:estan ahorita:ahora orita:ahora sii:si siii:si sip:si ps:pues pos:pues'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
