/** In Spanish, while somebody fears for another person: never a question about their own wish to live. */
export const spanishFriendCare = {
  elevated: [
    'Tu preocupación tiene sentido, y no tienes que cargarla a solas. ¿Sabes dónde está ahora? Pregúntale directo si piensa en el suicidio; preguntar no se lo mete en la cabeza. El 988, opción 2, también aconseja a amigos. En peligro, 911.',
    'Lo notaste, y eso puede cambiar mucho. ¿Quién está más cerca de esa persona? Quédate en contacto, pregunta de frente, y llama al 988, opción 2, para saber qué hacer. Si no puede esperar, 911.',
  ],
  imminent: [
    'Llama al 911 ahora y di dónde está. Quédate en la línea o a su lado, y que no tenga nada peligroso cerca. El 988, opción 2, te guía mientras tanto. ¿Estás con esa persona?',
    'Eso no puede esperar: 911, con la dirección o lo que sepas. Sigue hablándole si puedes. El 988, opción 2, te acompaña. ¿Dónde está?',
  ],
  later: [
    'Si no contesta y temes por su vida, el 911 puede ir a tocar la puerta. ¿Tienes la dirección?',
    'Avisar a su familia no es traicionar. Que se enoje después es algo que solo puede hacer alguien vivo. ¿A quién podrías llamar?',
    'No tienes que ser la única persona que sostiene esto. El 988, opción 2, también es para ti. ¿Quién está contigo?',
    'Hiciste lo que estaba en tus manos. ¿Cómo estás tú, en el cuerpo, en este momento? El 988 sigue ahí.',
  ],
  reminders: [
    'El 988, opción 2, también aconseja a amigos.',
    'Si hay peligro otra vez, el 911.',
    'Para esa persona y para ti: 988, opción 2.',
  ],
} as const;
