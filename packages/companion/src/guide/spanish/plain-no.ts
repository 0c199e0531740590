import { plainSpelling } from './plain-spelling.ts';

/** A no to what was asked, and no other sentence that begins with the word: "no, para nada", but not "no la quiero despertar". */
export function isPlainNo(text: string): boolean {
  return plainNo.test(plainSpelling(text));
}

const plainNo =
  /^(?:(?:no+|nop|nel|nah)(?= *(?:[.,;:]|$))|(?:no+,? )?(?:nunca|para nada|claro que no|de ninguna manera|en absoluto|que va)(?![a-z])|no(?:,? no)? (?:es eso|es asi|tanto|realmente|exactamente|mucho|creo|que va|llego a|lo (?:creo|pienso|haria|voy a hacer|he pensado)|(?:pienso|estoy pensando) en|quiero (?:morir|matarme|suicidarme|hacerme|quitarme|eso)|voy a (?:hacer|matar|quitar|last)|me (?:voy a|quiero) (?:hacer|matar|morir|quitar)|me (?:pega|lastima|maltrata|hace dano)|estoy (?:en peligro|bien)))/u;
