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

/** To somebody who is hit, threatened or kept in, in Spanish: never a question about their own wish to live. */
export const spanishAbuseCare = {
  elevated: {
    first: [
      'Lo que te hacen no está bien, y no es tu culpa. ¿Estás a salvo donde estás ahora? Si no, llama al 911. El 1-800-799-7233 atiende en español, a toda hora y sin pedir tu nombre. También escucha el 988, opción 2.',
      'Nadie tiene derecho a tratarte así. ¿Esa persona está cerca ahora? En peligro, 911. Para pensar con calma qué hacer está el 1-800-799-7233, en español, y el 988, opción 2, si pesa demasiado.',
    ],
    later: [
      'Tú no lo provocaste. ¿Quién sabe de esto fuera de esa casa? En el 1-800-799-7233 ayudan a planear sin prisa; el 988, opción 2, también escucha.',
      'Tu seguridad va antes que cualquier explicación. ¿Hay un lugar al que pudieras ir sin avisar? El 1-800-799-7233 lo piensa contigo.',
      'Se puede tener miedo y querer a alguien a la vez. ¿Qué te haría sentir más a salvo esta noche? 1-800-799-7233, o 988, opción 2.',
    ],
  },
  imminent: {
    first: [
      'Estás en peligro ahora, y eso va primero. Si puedes, sal o cierra una puerta con llave, y llama al 911; si no puedes hablar, manda un mensaje al 911. Después, el 1-800-799-7233. No es tu culpa. ¿Puedes llegar a un lugar seguro?',
    ],
    later: [
      'Primero a salvo, después las palabras. ¿Hay por dónde salir? 911, y luego 1-800-799-7233.',
      'Pon el teléfono en silencio, y llama o escribe al 911. ¿Puedes llegar con un vecino?',
    ],
  },
} as const;
