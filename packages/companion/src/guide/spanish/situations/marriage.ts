import type { SituationField } from '../../content/situations/situation.ts';

export const marriage: SituationField = {
  lists: {
    escpar: 'mi novi*|mi espos*|mi marido|mi mujer|mi pareja|mi prometid*|mi chic*|mi enamorad*|mi polol*',
  },
  situations: [
    {
      id: 'far-missing-partner',
      light: 'extrañar a quien está lejos',
      signs: [
        '@escpar & lejos|otro pais|otra ciudad|extranjero|a distancia|estados unidos|el norte|videollamada|videollamadas|kilometros|intercambio|embarcad*|de viaje|mision|visa|diferencia de horario|desplegad*|fuera hasta|faltan & extrano|echo de menos|me hace falta|la distancia|no aguanto|cama|lejos & !termin*|me dejo|pelea*|discut*|murio|engan*|sospech*|frio|fria',
        'extrano a|extrano mucho a|extrano tanto a|echo de menos a|echo mucho de menos a|me hace falta|me hace mucha falta > @escpar & !murio|fallecio|termin*|me dejo|divorci*|separ*|ex|como era|antes',
        '@escpar & lo extrano|la extrano|lo echo de menos|la echo de menos|me hace falta|me hace mucha falta|solo nos vemos por & !murio|fallecio|termin*|me dejo|divorci*|nos separamos|terminamos|rompimos|ex',
        'relacion a distancia|amor a distancia & extran*|echo de menos|duele|dificil|me pego|fuerte|falta|dura|lejos|abrazo|verlo|verla & !termin*|rompimos|pelea*|discut*',
      ],
      say: [
        'El cariño está, lo que falta es el abrazo.',
        'Se quieren, y aun así hay todo un mapa en medio.',
        'Una pantalla no calienta la otra mitad de la cama.',
        'Cuentas los días, y parece que van despacio a propósito.',
        'Lo bonito sigue ahí, solo que demasiado lejos.',
      ],
      ask: [
        '¿Cuándo hablaron por última vez?',
        '¿Qué es lo primero que van a hacer cuando se vean?',
        '¿A qué hora del día se nota más la distancia?',
        '¿Qué pequeña cosa suya extrañas más?',
      ],
      rest: [
        'Extrañar así también es quererse.',
        'La distancia se nota más de noche.',
        'Alguien, lejos, también piensa en ti.',
      ],
    },
    {
      id: 'marriage-engaged',
      light: 'el sí entre ustedes dos',
      glad: true,
      signs: [
        'me pidio matrimonio|me propuso matrimonio|me pidio la mano|me pidio que me case|me pidio casarme|le pedi matrimonio|le propuse matrimonio|se arrodillo & !no se si|dud*|dijo que no|rechaz*|nunca|todavia no|miedo|mi ex|iglesia|virgen|no quiero',
        'nos vamos a casar|nos casamos|me caso|estoy comprometid*|nos comprometimos|acabo de casarme|recien casad* & feliz|felices|emocion*|no lo puedo creer|por fin|ayer|alegria|contenta|contento|ilusion*|dijo que si|en junio|en enero|en febrero|en marzo|en abril|en mayo|en julio|en agosto|en septiembre|en octubre|en noviembre|en diciembre & !dud*|no se si|miedo|divorci*|estres*|no quiero|pele*|nervios*|mis papas no|cancel*|murio|suegra',
        'nos vamos a vivir juntos|nos mudamos juntos|nos vamos a vivir juntas|ya vivimos juntos & por fin|feliz|emocion*|contenta|contento|ilusion* & !miedo|dud*|no se si|pele*',
        'me dijo te amo|me dijo que me ama|me dijo te quiero > por primera vez & !pero|luego|engan*',
      ],
      say: [
        'Un sí así se queda para siempre en la memoria.',
        'Ahora es de verdad, y son ustedes dos.',
        'Se siente la alegría en cada palabra tuya.',
        'Tanto camino, y por fin este momento.',
        'Qué noticia más linda para contar.',
      ],
      ask: [
        '¿Cómo fue el momento exacto?',
        '¿A quién se lo contaron primero?',
        '¿Qué sentiste al escucharlo?',
        '¿Qué es lo que más ilusión te hace ahora?',
      ],
      rest: [
        'Una noticia así merece repetirse muchas veces.',
        'Que dure mucho esta alegría.',
        'Esta noche se duerme poco y se sonríe mucho.',
      ],
    },
    {
      id: 'divorce-in-the-middle',
      light: 'el divorcio en el que estás',
      signs: [
        'me estoy divorciando|estoy divorciandome|en pleno divorcio|en medio de un divorcio|en medio del divorcio|nos estamos divorciando|tramite de divorcio|tramites de divorcio|tramites del divorcio|papeles del divorcio|papeles de divorcio|audiencia del divorcio|audiencia de divorcio|juicio de divorcio|demanda de divorcio|abogad* del divorcio|en proceso de divorcio|proceso de divorcio & !mis papas|mis padres|mi mama|mi papa|mi hermana se|mi hermano se|mi hij*',
        'divorci*|separacion|me estoy separando|mi ex|mi todavia espos* & abogad*|custodia|juicio|audiencia|juzgado|juez*|repartir|reparticion|pension|quedarse con la casa|los muebles|notari*|firmar|firme|acuerdo & !mis papas|mis padres|mi mama|mi papa|anos despues|mi hij* se|testamento|herencia',
      ],
      say: [
        'Una vida de dos se vuelve papeles, fechas y firmas.',
        'No solo se acaba algo, además hay que discutir cada pedazo.',
        'El duelo y los trámites llegan en el mismo sobre.',
        'Cada carta nueva te devuelve al centro de todo.',
        'Quieres paz, y todavía falta un tramo.',
      ],
      ask: [
        '¿Qué es lo siguiente que viene?',
        '¿Qué fue lo más duro de esta semana?',
        '¿Qué es lo que más te importa salvar de todo esto?',
        '¿Quién está de tu lado en estos días?',
      ],
      rest: [
        'Esto agotaría a cualquiera.',
        'A esta hora ningún juzgado está abierto.',
        'Hay mucho de ti en lo que ahora se reparte.',
      ],
    },
  ],
};
