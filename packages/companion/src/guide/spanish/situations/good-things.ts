import type { SituationField } from '../../content/situations/situation.ts';

export const goodThings: SituationField = {
  situations: [
    {
      id: 'good-kindness-received',
      light: 'ese gesto amable que tuvieron contigo',
      glad: true,
      signs: [
        'un senor|una senora|desconocid*|un extran*|mi vecin*|un muchacho|una chica|un chico|mis companer*|mi companer*|mi amig*|una amiga|un amigo|alguien|mi herman*|un taxista|la cajera|el chofer & me ayudo|me ayudaron|me pago|me invito|me regalo|me regalaron|me trajo|me trajeron|me cocino|me acompano|me espero|me presto su|me abrazo|solo para abrazarme|me dejo pasar|me hicieron una sorpresa|no quiso cobrarme|devolvio mi|me devolvio & !pegar|insult*|no me pago|a escondidas|debe|despues me dejo|murio|ya no me',
        'me mandaron|me mando|me enviaron|me llegaron|me trajeron|me regalaron > flores|un regalo|chocolates|una carta|una tarjeta|un pastel|comida & !mi ex|no me gusto',
        'me hicieron|me hizo|me dieron|me prepararon > una sorpresa|un detalle|un detallazo|una fiesta sorpresa & !mi pareja|mi novi*|mi espos*|mi marido',
        'que lindo detalle|que gente tan buena|que gesto tan|que bonito gesto|todavia hay gente buena|hay gente buena',
      ],
      say: [
        'Alguien te vio en el momento justo.',
        'Un gesto así calienta más de lo que dura.',
        'No tenía por qué hacerlo, y lo hizo.',
        'Qué bonito que esta vez te tocara recibir.',
        'De pronto el mundo se siente un poco menos ajeno.',
      ],
      ask: [
        '¿Qué cara pusiste en ese momento?',
        '¿Qué te llegó más de ese gesto?',
        '¿Qué le dijiste?',
        '¿Cómo venía siendo tu día hasta entonces?',
      ],
      rest: [
        'Esas cosas se guardan mucho tiempo.',
        'Qué gusto leer algo así a estas horas.',
        'Algo habrá visto en ti esa persona.',
      ],
    },
    {
      id: 'good-grateful',
      light: 'lo que agradeces',
      glad: true,
      signs: [
        'me siento|estoy|soy|muy|tan > agradecid*|afortunad*|bendecid*|dichos* & !no me siento|deberia|deberia estar|y aun asi|pero',
        'doy gracias|le doy gracias|agradezco|gracias a dios por|gracias a la vida|gracias vida > por|a la vida|a dios|tener|todo & !te agradezco|pero',
        'que suerte tengo|no me puedo quejar|soy una persona con suerte|que mas puedo pedir|que mas se puede pedir|no me falta nada & !pero|aun asi|trist*|vaci*',
      ],
      say: [
        'Tienes a la vista lo que muchos ya no ven de tanto mirarlo.',
        'Un corazón lleno, con cosas que no se compran.',
        'Lo de todos los días brilla hoy un poco más.',
        'Sabes lo que tienes, y lo disfrutas mientras está.',
        'Qué manera tan bonita de cerrar el día.',
      ],
      ask: [
        '¿Qué te lo recordó hoy?',
        '¿Qué momento de hoy volverías a vivir?',
        '¿Quién está en primer lugar de esa lista?',
        '¿Qué cosa pequeña entra también en la cuenta?',
      ],
      rest: ['Qué gusto que lo traigas aquí.', 'Dan ganas de quedarse un rato en eso.', 'Con eso se duerme bien.'],
    },
    {
      id: 'good-proud',
      light: 'eso de lo que puedes sentir orgullo',
      glad: true,
      signs: [
        'estoy|me siento|ando|muy|tan > orgullos* & de mi|de mi mism*|de lo que hice|de haber|conmigo|de haberlo',
        'lo logre|lo consegui|lo hice|pude|logre|consegui & nadie creia|nadie pensaba|aunque me temblaba|aunque tenia miedo|con miedo y todo|con todo y miedo|despues de anos de miedo|yo sol* & !no lo logre|no pude|no lo consegui|no consegui|dormi*|no logre|llor*',
        'arregle|repare|cambie|instale|arme|pinte > yo sol*|sin ayuda|con un video',
        'le puse un alto|puse un limite|me defendi|le dije que no|levante la voz por mi|me plante & por fin|orgull*|hoy|por primera vez|lo logre & !culpa|culpable|mal',
        'termine|acabe|me gradue > secundaria|prepa|bachillerato|carrera|curso|universidad|primaria & a los|por fin|hoy|anos|aplaud*|orgull*',
      ],
      say: [
        'Lo hiciste tú, de principio a fin.',
        'Eso no cayó del cielo.',
        'Le ganaste a la voz que decía que no.',
        'Esa alegría está muy bien ganada.',
        'Hay un antes y un después de hoy.',
      ],
      ask: [
        '¿Cuál fue el momento más difícil?',
        '¿Qué pensaste justo cuando salió?',
        '¿A quién se lo contaste primero?',
        '¿De dónde sacaste el valor?',
      ],
      rest: ['Eso ya nadie te lo quita.', 'Qué alegría que lo cuentes aquí.'],
    },
  ],
};
