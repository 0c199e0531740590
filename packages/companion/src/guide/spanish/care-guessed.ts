import type { Tier } from '#crisis/risk.ts';

/** As `content/care-guessed.ts`, in Spanish: the question is put openly, and a no is enough. */
export const spanishGuessedCare: Record<Exclude<Tier, 'none'>, readonly string[]> = {
  quiet: [
    'Antes de seguir, una pregunta directa, porque prefiero preguntar a suponer: ¿estás pensando en el suicidio? Si no, dímelo y seguimos con lo que contabas. Si es así, el 988, opción 2, atiende a toda hora.',
    'Puede que lea demasiado en esto, así que pregunto: ¿piensas en quitarte la vida? Un no basta, y seguimos. Si es un sí, llama al 988 y marca 2, de día o de noche.',
  ],
  elevated: [
    'Prefiero preguntar a suponer: ¿piensas en hacerte daño o en no vivir? Si es así, quédate cerca de alguien, aleja lo que pueda lastimarte y llama al 988 y marca 2, o envía HOLA al 741741. Si te leí mal, dímelo y seguimos.',
    'No sé bien cómo leer esto, y por eso pregunto: ¿estás pensando en el suicidio? Si lo estás, busca a alguien que te acompañe y llama al 988, opción 2, o envía HOLA al 741741. Si no es eso, dímelo y te sigo escuchando.',
  ],
  imminent: [
    'Si estás en peligro en este momento, llama al 911, o al 988 y marca 2, o envía HOLA al 741741, y ve donde haya alguien. Soy un programa y puedo leer mal. ¿Estás a salvo ahora? Si me equivoqué, dímelo y seguimos.',
  ],
};

/** To somebody who says that it was misread. */
export const spanishMisread = {
  before: [
    'Gracias por decírmelo, y perdona: te leí mal.',
    'Entendido, y perdona. Lo tomé demasiado en serio.',
    'Entonces me equivoqué. Perdona, y gracias por decirlo.',
  ],
  alone: [
    'Gracias por decírmelo. Te leí mal, perdona. Sigue donde estabas; te escucho.',
    'Bien, y gracias por decirlo. ¿Qué me ibas a contar?',
    'De acuerdo, te creo. Perdona el susto. ¿Por dónde quieres seguir?',
  ],
};
