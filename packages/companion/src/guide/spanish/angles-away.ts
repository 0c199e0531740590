import type { Angle } from '../content/angles/angle.ts';

/** Far from one's people: those who stayed, calls, money sent, Sundays, going back. */
export const awayAngles: readonly Angle[] = [
  {
    id: 'es-se-quedaron',
    when: /\b(?:mi|mis) (?:\p{L}+ ){1,5}(?:se quedaron|se quedó|quedaron|siguen|están) (?:en|allá|por allá)\b|\ballá (?:se )?(?:quedaron|están|tengo)\b/iu,
    rank: 4,
    say: [
      'Media vida de un lado y media del otro.',
      'Están en todo lo que haces, y no están en el cuarto.',
      'Y los días de ellos siguen sin que puedas verlos.',
    ],
    ask: [
      '¿Cómo se hablan ustedes, en una semana cualquiera?',
      '¿Qué hora es la más larga?',
      '¿Qué les cuentas, y qué no?',
    ],
    rest: ['Querer desde lejos es un trabajo de todos los días.', 'Eso no se mide en kilómetros.'],
  },
  {
    id: 'es-no-lo-vi-crecer',
    when: /\b(?:ya (?:camina|habla|va a la escuela|sabe leer|cumplió)|(?:dio|dijo) (?:sus|su) primer\p{L}*|está creciendo|creció|no (?:me )?(?:conoce|reconoce)|se (?:le )?olvid\p{L}+ mi (?:cara|voz))\b/iu,
    unless: /\bmi (?:perr|gat)/iu,
    rank: 5,
    say: [
      'Eso pasó una sola vez, y fue lejos de ti.',
      'Duele que crezcan en una pantalla.',
      'Las primeras veces no esperan, y tú estás allá por ellos.',
    ],
    ask: [
      '¿Qué te habría gustado decirle en ese momento?',
      '¿Quién te cuenta cómo va?',
      '¿Qué de ti quieres que conozca primero?',
    ],
    rest: [
      'Que tarde en reconocerte habla de la distancia, no del cariño.',
      'Lo que haces por ellos también cuenta, aunque no salga en la llamada.',
    ],
  },
  {
    id: 'es-videollamada',
    when: /\b(?:videollamada|por la pantalla|mirando (?:la pantalla|el teléfono|la foto)|colgamos|cuando (?:cuelgo|colgamos))\b/iu,
    rank: 4,
    say: [
      'Y cuando se apaga la pantalla, el cuarto queda más callado que antes.',
      'Una llamada acerca y aleja al mismo tiempo.',
      'Tan cerca, y sin poder tocar a nadie.',
    ],
    ask: [
      '¿Qué haces justo después de colgar?',
      '¿Qué se te queda atorado en esas llamadas?',
      '¿Qué te ayuda un poco en ese rato?',
    ],
    rest: ['Después de una llamada así se vale quedarse sin hacer nada.', 'El silencio de después también es parte.'],
  },
  {
    id: 'es-mando-dinero',
    when: /\b(?:(?:les |le )?mando (?:casi )?(?:todo|dinero|la mitad|lo que)|las remesas|mando (?:para|a) (?:la casa|mi|mis)|la deuda|le debo al|el que me trajo|el coyote)\b/iu,
    rank: 4,
    say: [
      'Trabajas para una mesa en la que no te sientas.',
      'Eso sostiene una casa entera, y a ti te deja poco.',
      'Hay una cuenta que no te suelta, ni para descansar ni para volver.',
    ],
    ask: ['¿Qué queda para ti, después de eso?', '¿Quién sabe lo que te cuesta?', '¿Cuánto falta, si se puede contar?'],
    rest: ['También tú comes, duermes y te cansas.', 'Eso es mucho peso para unas solas manos.'],
  },
  {
    id: 'es-aguanta',
    when: /\b(?:me dice[n]? que aguante|tengo que aguantar|hay que aguantar|aguántate|soy el hombre|los hombres no lloran|sé fuerte|que sea fuerte|no hay (?:d[oó]nde|tiempo para) llorar)\b/iu,
    rank: 5,
    say: [
      'Aguantar no deja mucho sitio para lo que sientes.',
      'Y lo que se aguanta no desaparece; se guarda.',
      'Te piden fuerza, y nadie pregunta cuánta queda.',
    ],
    ask: [
      '¿Dónde lo sueltas, cuando ya no cabe?',
      '¿Qué pasaría si un día dijeras que no puedes?',
      '¿Con quién puedes aflojar?',
    ],
    rest: ['Aquí no hay que aguantar nada.', 'Llorar tampoco quita fuerza.'],
  },
  {
    id: 'es-comida-de-casa',
    when: /\b(?:las tortillas|el café|la comida|el pan|la sazón|el olor|el caldo|los tamales|las arepas|las pupusas|el río|el patio) (?:de|del|en) (?:mi|la|allá|mi mamá|mi abuela|mi (?:casa|tierra|pueblo|país))\b|\b(?:íbamos|jugábamos|comíamos) (?:al|a la|en el|en la|los)\b/iu,
    unless: /\benferm|murió|falleció/iu,
    tone: 'any',
    rank: 5,
    say: [
      'En algo tan pequeño cabe la casa entera.',
      'No es tontería; ahí están las manos, la mesa y la gente.',
      'Eso no se consigue en ninguna tienda.',
    ],
    ask: [
      '¿Quién lo preparaba, o quién estaba ahí?',
      '¿Cómo eran esos días?',
      '¿Qué otra cosa de allá te aparece de pronto?',
    ],
    rest: ['Eso viaja contigo, aunque dé nostalgia.', 'Las cosas pequeñas son las que más llaman.'],
  },
  {
    id: 'es-regresarme',
    when: /\b(?:pienso en|quiero|ganas de|quisiera) (?:regresarme|volverme|irme (?:de vuelta|a mi (?:país|tierra|casa))|regresar a (?:mi|casa)|volver a (?:mi|casa))\b/iu,
    rank: 6,
    say: [
      'Volver y quedarse pesan los dos, cada uno a su hora.',
      'Una parte de ti ya está en camino.',
      'Quedarse también es una decisión que se toma cada día.',
    ],
    ask: [
      '¿Qué te detiene, y qué te llama?',
      '¿Cómo te imaginas el día de la vuelta?',
      '¿Con quién podrías pensarlo despacio?',
    ],
    rest: ['Pensarlo no obliga a nada.', 'No hay que decidirlo esta noche.'],
  },
];
