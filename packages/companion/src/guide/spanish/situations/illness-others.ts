import type { SituationField } from '../../content/situations/situation.ts';

export const illnessOthers: SituationField = {
  lists: {
    eiser: 'mi mama|mi madre|mi mami|mi papa|mi padre|mi papi|mi abuel*|mis abuel*|mi viejo|mi viejita|mi jefita',
    eienf:
      'cancer|tumor|quimio*|metastasis|leucemia|derrame|ictus|infarto|embolia|enferm*|parkinson|esclerosis|dialisis|insuficiencia|neumonia|cirrosis|hospitalizad*|internad*|ingresad*|grave|delicad*|operaron|operan|le encontraron|le detectaron|le diagnosticaron|muy mal de salud|muy malit*|del corazon|corazon debil|marcapasos|trasplante|diabetes',
    eimuerto: 'murio|fallecio|muerte|se muere|muriendo|ha muerto|funeral|entierro|velorio',
    eibien:
      'salio bien|ya esta bien|dieron de alta|le dieron el alta|limpi*|remision|despert*|recuper*|mejor|benign*|negativ*|milagro|curad*|se curo',
  },
  situations: [
    {
      id: 'other-parent-ill',
      light: 'tu familia mayor con esa enfermedad',
      signs: [
        '@eiser > @eienf & !@eimuerto|@eibien|yo tengo|estoy enferm*|cuido|cuidar|cuidando|desaparec*|mi herman*|mi hij*|mi espos*|alzheimer|demencia|me enferma|uci|urgencias|terapia intensiva',
        'le encontraron|le detectaron|le diagnosticaron|le dio|le dieron|le van a hacer|cancer de|tumor de|enfermedad de|derrame a|internaron|ingresaron|hospitalizaron > @eiser|a mi mama|a mi papa|a mi madre|a mi padre & !@eimuerto|@eibien|alzheimer|demencia|trabajo|verguenza|regalo|uci|urgencias',
        '@eiser & esta muy flac*|tan flac*|tan debil|casi no come|ya no puede hablar|no puede caminar|se esta apagando|muy malit* & !@eimuerto|@eibien|alzheimer|demencia',
      ],
      say: [
        'Quien te cuidaba antes es ahora quien te preocupa.',
        'Cuesta ver frágil a alguien que siempre fue fuerte para ti.',
        'Está aquí, y al mismo tiempo tienes miedo de perderle.',
        'Por fuera haces cosas, y por dentro todo el día piensas en esa enfermedad.',
        'De pronto se voltean los papeles.',
      ],
      ask: [
        '¿Cómo le viste la última vez?',
        '¿Qué es lo que más miedo te da ahora?',
        '¿Quién más ayuda en la familia?',
        '¿Qué les dijo el médico?',
      ],
      rest: [
        'No tienes que hacerte de piedra aquí.',
        'Se nota cuánto te importa.',
        'Estas noches se hacen largas para cualquiera.',
      ],
    },
    {
      id: 'other-partner-ill',
      light: 'la enfermedad de tu pareja',
      signs: [
        'mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi prometid* > cancer|tumor|quimio*|leucemia|derrame|ictus|infarto|embolia|parkinson|esclerosis|lupus|dialisis|hospitalizad*|internad*|ingresad*|muy enferm*|esta enferm*|enfermo grave|grave|le detectaron|le encontraron|le diagnosticaron & !@eimuerto|@eibien|mi suegr*|su mama|su papa|su madre|su padre|enfermo de celos|uci|urgencias|terapia intensiva',
        'le detectaron|le encontraron|le diagnosticaron|le dijeron|le dio|cancer de|tumor de|ictus de|infarto de|enfermedad de|derrame de > mi espos*|mi marido|mi mujer|mi novi*|mi pareja|a mi espos*|a mi marido & cancer|tumor|ictus|infarto|enfermedad|derrame|detectaron|encontraron|diagnosticaron|esclerosis|leucemia & !@eimuerto|@eibien|la mama de|el papa de|uci|urgencias',
      ],
      say: [
        'Querer a alguien y no poder quitarle la enfermedad.',
        'Cuidas, sostienes, y casi nadie pregunta por ti.',
        'De un día para otro la vida de los dos gira alrededor de eso.',
        'Delante muestras calma, y el miedo lo guardas para la noche.',
        'Eran planes de dos, y ahora manda un cuerpo enfermo.',
      ],
      ask: [
        '¿Cómo fue el día de hoy para ustedes dos?',
        '¿Con quién puedes dejar de ser fuerte?',
        '¿Qué extrañas de antes?',
        '¿De qué no se atreven a hablar todavía?',
      ],
      rest: [
        'Tú también estás viviendo esta enfermedad.',
        'Aquí no hace falta aguantar.',
        'Tu cariño se nota en cada cosa que haces.',
      ],
    },
    {
      id: 'other-child-ill',
      light: 'la enfermedad de tu hijo o tu hija',
      signs: [
        'mi hij*|mi nin*|mi bebe|la bebe|el bebe|mi chiquit*|mi nene|mi nena|la nena|el nene|mi niet*|mi peque*|mi gord* > fiebre|convulsion*|diabetes|cancer|leucemia|tumor|hospital*|internad*|ingresad*|enferm*|vomit*|bronquiolitis|asma|neumonia|operan|operaron|operar|cirugia|epilepsia|un soplo|alergia|malit* & !@eimuerto|@eibien|perr*|gat*|me enferma|trabaja en',
        'le diagnosticaron|le detectaron|le encontraron|operan|operaron|internaron|ingresaron|hospitalizaron|van a operar > mi hij*|mi nin*|mi bebe|mi chiquit*|mi nene|mi nena|mi niet*|mi peque* & !@eimuerto|@eibien',
        'fiebre|vomitando|convulsion*|hospital & mi hij*|mi bebe|mi nin*|la nena|el nene|la nina|el nino & duermo|dormir|anoche|toda la noche|tiemblo|miedo|asustad* & !@eimuerto|@eibien',
      ],
      say: [
        'Te cambiarías de lugar sin pensarlo.',
        'Cuando enferma un hijo, nada más en el mundo tiene volumen.',
        'Escuchas cada respiración.',
        'Tienes que dar calma justo cuando menos la tienes.',
        'No hay miedo como el miedo por un hijo.',
      ],
      ask: [
        '¿Cómo está en este momento?',
        '¿Qué te dijeron los médicos?',
        '¿Quién está contigo ahí?',
        '¿Cuándo pudiste cerrar los ojos la última vez?',
      ],
      rest: [
        'Estar a su lado ya le da mucho.',
        'No hay descanso para quien cuida así.',
        'Ese miedo es del tamaño de tu cariño.',
      ],
    },
    {
      id: 'other-emergency',
      light: 'esta espera en el hospital',
      signs: [
        'mi mama|mi madre|mi papa|mi padre|mi abuel*|mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi herman*|mi hij*|mi bebe|mi ti*|mi amig*|mi prim*|mi suegr* > terapia intensiva|cuidados intensivos|la uci|uci|en coma|urgencias|emergencias|quirofano|intubad*|ambulancia & !trabaja*|perr*|gat*|salio de|despert*|@eimuerto|ya esta en casa',
        'se llevaron|se la llevaron|se lo llevaron|llevaron a|vino|llego > ambulancia & !trabaja*|vecin*',
        'intubaron a|la intubaron|lo intubaron|entubaron|la estan operando|lo estan operando|esta en quirofano|esta en coma|entro en coma',
        'sala de espera|urgencias|terapia intensiva|uci & no nos dicen|no me dicen|nadie nos dice|no sale nadie|esperando noticias|no sabemos nada|solo me dejan|no me dejan & !mi perr*|mi gat*|veterinari*',
      ],
      say: [
        'Esperas, y cada puerta que se abre te levanta del asiento.',
        'No saber es ahora lo peor de todo.',
        'Unas horas así no pasan, se arrastran.',
        'Todo se decide ahí dentro, y tú estás aquí fuera.',
        'De golpe todo lo demás dejó de importar.',
      ],
      ask: [
        '¿Qué fue lo último que te dijeron?',
        '¿Quién está esperando contigo?',
        '¿Qué pasó, desde el principio?',
        '¿Dónde estás ahora mismo?',
      ],
      rest: [
        'Me quedo leyendo aquí lo que quieras escribir mientras esperas.',
        'En una espera así no hay manera buena de sentarse.',
        'No tienes que pensar más allá de la próxima hora.',
      ],
    },
    {
      id: 'other-dementia',
      light: 'perder a alguien de a poco por la memoria',
      signs: [
        'alzheimer|alzeimer|demencia|senil & mi mama|mi madre|mi papa|mi padre|mi abuel*|mi espos*|mi marido|mi mujer|mi suegr*|mi ti*|cuidar|cuido',
        'ya no me reconoc*|no me reconoce|no me reconocio|no me reconoci|ya no sabe mi nombre|no sabe quien soy|ya no sabe quien soy|no se acuerda de mi nombre|ya no es mi mama|ya no es mi papa|ya no es mi madre & !ex|espejo|jefe',
        'mi mama|mi madre|mi papa|mi padre|mi abuel*|mi espos*|mi marido > me acusa de robar*|cree que soy|se pierde en|pregunta lo mismo|repite lo mismo|me confunde con|olvida todo & !cree que soy un|cree que soy una|cree que soy mala|cree que soy tont*|cree que soy floj*',
      ],
      say: [
        'Está delante de ti, y a la vez se va.',
        'Te despides de esa persona un poco cada día.',
        'Tú guardas ahora la memoria de los dos.',
        'Ser un extraño para alguien tan tuyo duele de una manera rara.',
        'Repites con paciencia, y por dentro extrañas a quien era.',
      ],
      ask: [
        '¿Cómo era antes de todo esto?',
        '¿Qué pasó hoy?',
        '¿Hay momentos en que todavía asoma quien era?',
        '¿Quién te releva a ti?',
      ],
      rest: [
        'Lo que vivieron no se borra porque se le olvide.',
        'Perder la paciencia no borra todo lo que das.',
        'Se puede extrañar a alguien que está en la misma habitación.',
      ],
    },
    {
      id: 'other-mind-or-addiction',
      light: 'la preocupación por alguien que está tan mal por dentro',
      signs: [
        'mi hij*|mi herman*|mi mama|mi madre|mi papa|mi padre|mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi prim*|mi ti*|mi abuel*|mi cunad* > alcoholic*|alcoholismo|borrach*|toma todos los dias|toma mucho|bebe todos los dias|bebe mucho|beber|adict*|droga*|consumiendo|consume|recayo|recaida|se mete cosas|se mete coca|se mete droga*|bipolar*|esquizofreni*|psicosis|depresion|deprimid*|anorexia|bulimia|brote|ludopat*|apuesta* & !murio|fallecio|limpi*|sobri*|el mes|yo tengo depresion|me dice borrach*',
        'recayo|recaida|dejo las pastillas|dejo la medicacion|dejo el tratamiento|volvio a tomar|volvio a beber|volvio a consumir|sigue consumiendo|llega borrach* & mi hij*|mi herman*|mi mama|mi madre|mi papa|mi padre|mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi prim*|mi ti*',
      ],
      say: [
        'Quieres ayudar, y no está en tus manos.',
        'Vives pendiente de cómo va a amanecer.',
        'Ves a la persona que quieres detrás de eso, y no la alcanzas.',
        'Esperanza y decepción, una y otra vez.',
        'Cuidas a alguien que por ahora no se puede cuidar.',
      ],
      ask: [
        '¿Cómo ha sido esta última semana?',
        '¿Qué fue lo que más te asustó?',
        '¿Cómo era cuando estaba bien?',
        '¿Quién más en tu entorno lo sabe?',
      ],
      rest: [
        'No lo causaste tú.',
        'Se puede querer mucho y quedarse sin fuerzas.',
        'Tú también cuentas en esta historia.',
      ],
    },
    {
      id: 'other-good-news',
      light: 'esa buena noticia de salud',
      glad: true,
      signs: [
        'mi mama|mi madre|mi papa|mi padre|mi abuel*|mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi herman*|mi hij*|mi bebe|mi amig*|mi ti*|mi prim*|mi niet* & dieron de alta|le dieron el alta|salio del hospital|salieron limpi*|salio limpi*|desperto del coma|salio del coma|salio de la uci|salio de terapia|termino la quimio|ultima quimio|toco la campana|en remision|era benigno|es benigno|libre de cancer|salio de la incubadora|ya esta en casa|vencio el cancer|le gano al cancer & !murio|fallecio|perr*|gat*|pero recay*',
        'operacion|operaron|cirugia|resultados|biopsia & mi mama|mi madre|mi papa|mi padre|mi abuel*|mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi herman*|mi hij*|mi bebe|mi amig* & salio bien|todo bien|salio todo bien|salieron bien|fue un exito|negativ*|salio perfect* & !murio|fallecio|perr*|gat*|espero que|ojala|aunque',
        'mi mama|mi papa|mi herman*|mi hij*|mi espos*|mi marido|mi pareja|mi amig* > un ano sin tomar|un ano sin beber|un ano sobri*|un ano limpi*|meses sin tomar|meses sobri*|meses limpi*|meses sin consumir|dias sobri* & !recay*',
      ],
      say: [
        'Por fin una noticia que deja respirar.',
        'Después de tanto susto, esto.',
        'Se te quitó una piedra del pecho.',
        'Cuánto miedo había detrás de esta alegría.',
        'Qué gusto que haya salido así.',
      ],
      ask: [
        '¿Qué fue lo primero que hiciste al enterarte?',
        '¿Cómo tomó la noticia?',
        '¿A quién se lo contaste primero?',
        '¿Qué van a hacer juntos ahora?',
      ],
      rest: [
        'Esta noche se puede dormir de otra manera.',
        'Qué alegría para los dos.',
        'Esa alegría se la ganaron con mucha espera.',
      ],
    },
  ],
};
