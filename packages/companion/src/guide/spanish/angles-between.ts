import type { Angle } from '../content/angles/angle.ts';

/** Between people: told something and without words, an answer at last, something given, caught between two. */
export const betweenAngles: readonly Angle[] = [
  {
    id: 'es-me-lo-confio',
    when: /\bme (?:contó|confesó|confió|dijo) que (?:es (?:gay|lesbiana|bisexual|trans|homosexual)|le gustan (?:los|las)|está embarazada|se va a (?:divorciar|separar)|tiene (?:un problema|miedo)|lo corrieron|la corrieron)\b/iu,
    tone: 'any',
    rank: 7,
    say: [
      'Te lo confió a ti, y eso no se hace con cualquiera.',
      'Llevaba eso guardado, y te eligió para soltarlo.',
      'Es mucho para recibir de golpe, también para quien escucha.',
    ],
    ask: ['¿Qué fue lo primero que sentiste?', '¿Qué crees que esperaba oír?', '¿Cómo quedaron después?'],
    rest: ['Una primera reacción no es la última palabra.', 'Todavía hay tiempo para decir lo que quieres decir.'],
  },
  {
    id: 'es-sin-palabras',
    when: /\b(?:no supe qué (?:decir|hacer|contestar|responder)|me quedé (?:callad[oa]|en blanco|sin palabras|mud[oa]|hel(?:ado|ada))|no me salieron las palabras)\b/iu,
    rank: 6,
    say: [
      'Diez segundos pueden parecer una hora para los dos.',
      'A veces la cabeza tarda en alcanzar al corazón.',
      'Quedarse sin palabras no es lo mismo que no tener nada que decir.',
    ],
    ask: ['¿Qué habrías querido decir?', '¿Qué pasaba dentro en ese rato?', '¿Qué se puede decir todavía?'],
    rest: ['Un silencio se puede completar después.', 'Lo que no salió entonces puede salir hoy.'],
  },
  {
    id: 'es-ya-contesto',
    when: /\bya (?:me )?(?:contestó|contestaron|respondió|respondieron|llamó|escribió|mandó mensaje)\b|\bpor fin (?:me )?(?:contestó|respondió|llamó|escribió)\b/iu,
    tone: 'any',
    rank: 7,
    say: [
      'Ahí está la respuesta.',
      'Llegó, después de tanto mirar la pantalla.',
      'Se acabó la espera, por lo menos esa.',
    ],
    ask: ['¿Qué sentiste al verlo?', '¿Era lo que esperabas?', '¿Qué sigue entre ustedes?'],
    rest: ['Se puede soltar un poco el aire.', 'Eso ya es una puerta abierta.'],
  },
  {
    id: 'es-di-algo',
    when: /\b(?:le|les) (?:guardé|regalé|llevé|preparé|compré|compartí|dejé|di) (?:mi|un|una|el|la|los|las|algo|de comer)\b/iu,
    unless: /\b(?:pastillas?|dinero para|la mano|un golpe|una cachetada|la espalda|la razón)\b/iu,
    tone: 'any',
    rank: 5,
    say: [
      'Viste lo que hacía falta, y lo diste.',
      'Un gesto así se recuerda más que muchas palabras.',
      'Eso se hace sin que nadie lo apunte.',
    ],
    ask: ['¿Qué cara puso?', '¿Qué te movió a hacerlo?', '¿Quién hace algo así por ti?'],
    rest: ['Eso también eres tú.', 'Que alguien lo haga contigo también.'],
  },
  {
    id: 'es-entre-dos',
    when: /\b(?:haga lo que haga|elija lo que elija|a quien (?:elija|escoja)|(?:le|les) (?:fallo|voy a fallar|quedo mal) a|entre (?:él|ella|mi \p{L}+) y (?:mi|el|la)|me (?:dio|puso) (?:hasta|un plazo|a escoger|a elegir)|o (?:él|ella|yo) o)\b/iu,
    rank: 6,
    say: [
      'Ninguna de las dos puertas sale gratis.',
      'Quieres las dos cosas, y no caben en el mismo mapa.',
      'Elegir ahí también es perder algo, y por eso pesa.',
    ],
    ask: [
      '¿A quién le fallarías de verdad, y a quién solo lo parece?',
      '¿Qué perderías con cada una?',
      '¿Qué te gustaría que alguien decidiera por ti?',
      '¿Qué elegirías, si nadie se enojara?',
    ],
    rest: ['Que cueste dice que las dos importan.', 'No hay que resolverlo hoy.'],
  },
];
