import type { SituationField } from '../../content/situations/situation.ts';

export const amongPeople: SituationField = {
  situations: [
    {
      id: 'shy-event-coming',
      light: 'ese compromiso que viene',
      signs: [
        'fiesta|boda|cena de|cumpleanos de|reunion de ex|reunion familiar|comida con|un quince|quinceanera|bautizo|evento|graduacion de|carne asada|posada & no quiero ir|no se si ir|me da ansiedad|me da panico|me da miedo|me da pena|me da pavor|ya me sudan|buscando una excusa|que excusa|inventar|no conozco a nadie|nervios*|me angustia|me agobia|revuelve el estomago|me aterra & !fui|murio|funeral|mi ex|mi boda|no me invit*',
        'no quiero ir|no se si ir|me da ansiedad ir|me da miedo ir|me da pena ir > fiesta|boda|cena|cumple*|reunion|comida|evento|posada|a una fiesta',
      ],
      say: [
        'Todavía no llega, y ya lo vives en el estómago.',
        'Para otros es un plan, para ti es una prueba.',
        'Una parte de ti quiere ir, y otra ya busca la salida.',
        'Tanta gente de golpe es mucho.',
        'La espera suele ser lo más ruidoso.',
      ],
      ask: [
        '¿Qué momento de eso te da más miedo?',
        '¿Quién va a estar ahí que te caiga bien?',
        '¿Cómo te fue la última vez en algo así?',
        '¿Qué te gustaría que pasara?',
      ],
      rest: [
        'Ir o no ir no dice quién eres.',
        'No tienes que brillar ahí.',
        'Más de una persona llegará con el mismo nudo.',
      ],
    },
    {
      id: 'shy-said-something-awkward',
      light: 'ese momento incómodo',
      signs: [
        'dije|conte|solte|hice|le pregunte|respondi|mande > tonteria|estupidez|bobada|chiste|burrada|pendejada|babosada|algo tont*|algo estupid*|el ridiculo|un comentario & no dejo de|nadie se rio|pena|verguenza|delante de|en mi cabeza|todos|tierra tragame|repit*|me quiero morir|oso & !perdon a|la lastime|lo lastime',
        'repito en mi cabeza|no dejo de pensar|sigo pensando|le doy vueltas & lo que dije|la conversacion|quede como|quede mal|hice el ridiculo|tonteria & !mi ex|mi novi*|la lastime',
        'me cai|salude|me rei|lo llame|la llame|le dije mama > equivocad*|que no era|en medio de|delante de|frente a todos & pena|verguenza|oso|todos|morir|momento',
        'quede como > idiota|tont*|estupid*|ridicul*|bob*|imbecil|loc* & !mi jefe me',
      ],
      say: [
        'Fue un instante, y en tu cabeza dura toda la noche.',
        'Los demás ya se fueron a dormir, y tú sigues en esa escena.',
        'Quisieras devolver la cinta unos segundos.',
        'Todavía se te calienta la cara.',
        'Lo ves con lupa, y desde fuera fue un parpadeo.',
      ],
      ask: [
        '¿Qué pasó exactamente?',
        '¿Qué cara pusieron?',
        '¿Qué temes que piensen ahora?',
        '¿Qué parte se te repite más?',
      ],
      rest: [
        'A todo el mundo le toca alguna de esas.',
        'Eso ocupa más lugar en tu cabeza que en la de nadie.',
        'Un momento torpe no te define.',
      ],
    },
    {
      id: 'shy-speaking-up',
      light: 'hablar delante de otros',
      signs: [
        'hablar en publico|hablar delante de|hablar frente a|hablar en clase|leer en voz alta|leo en voz alta|levantar la mano|levanto la mano|dar un discurso|un discurso|exponer|expongo|mi exposicion|una exposicion|la exposicion|mi presentacion|una presentacion|la presentacion|presento ante & miedo|panico|terror|tiembl*|temblor|nervios*|sud*|roj*|en blanco|tartamud*|me muero|no duermo|ansiedad|verguenza|pena|no puedo|la voz|aunque se & !salio bien|me fue bien|lo logre|de arte|museo|lo hice',
        'me puse roj*|me quede en blanco|se me fue la voz|me temblo la voz|tartamude* & clase|presentacion|exposicion|delante|frente a|publico|todos|reunion|discurso & !mi crush|me gusta',
      ],
      say: [
        'Todas esas miradas a la vez.',
        'Sabes lo que quieres decir, y el cuerpo se cierra.',
        'La voz se esconde justo cuando la necesitas.',
        'Por dentro tienes mucho, y ahí delante se te va.',
        'El corazón corre como si hubiera peligro.',
      ],
      ask: [
        '¿Qué es lo que más te asusta de ese momento?',
        '¿Ante quién es, o fue?',
        '¿Cómo lo nota tu cuerpo?',
        '¿De qué se trata lo que tienes que decir?',
      ],
      rest: [
        'Una voz que tiembla también se oye.',
        'Ese miedo lo conoce mucha gente.',
        'Lo que sabes sigue ahí aunque la voz falle.',
      ],
    },
    {
      id: 'shy-do-they-like-me',
      light: 'esa duda de si te quieren',
      signs: [
        'creo que|siento que|seguro|pienso que|me da miedo que|a lo mejor|tengo miedo de que|y si > les caigo mal|le caigo mal|me odia*|me aguanta*|me soportan|les molesto|molesto|les parezco|me invitan por|por lastima|no les importo|no le caigo|no les caigo|soy un estorbo|soy pesad*|es de mi|se burlan & !mi jef*|mi profe*|mi suegr*|mi ex|espejo|mi vecin*',
        'no se si > les importo|le importo|les caigo bien|le caigo bien|me quieren de verdad|realmente me quieren|son mis amigos de verdad & !mi novi*|mi espos*|mi pareja',
        'les caigo mal|le caigo mal a|caigo mal > todos|todo el mundo|la gente|mis amig*|mis companer*',
      ],
      say: [
        'Cada respuesta corta se convierte en una prueba.',
        'Estás con la gente, y a la vez vigilas si sobras.',
        'Cansa leer entre líneas todo el tiempo.',
        'Quisieras estar ahí sin tener que dudar.',
        'La duda habla más fuerte que ellos.',
      ],
      ask: [
        '¿Qué pasó que te lo hizo pensar?',
        '¿Con quién no te pasa?',
        '¿Qué te dirían, si se atrevieran a ser sinceros?',
        '¿Desde cuándo tienes esa duda?',
      ],
      rest: [
        'Que lo pienses no lo hace cierto.',
        'No molestas aquí.',
        'Quien se pregunta tanto suele cuidar mucho a los demás.',
      ],
    },
  ],
};
