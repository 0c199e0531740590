import type { SituationField } from '../../content/situations/situation.ts';

export const workload: SituationField = {
  lists: {
    atrab: 'trabajo|mi trabajo|chamba|laburo|curro|oficina|empresa|turno|jefe|jefa|jale|hospital',
  },
  situations: [
    {
      id: 'load-too-much',
      light: 'todo el trabajo que se te junta',
      signs: [
        'demasiado trabajo|mucho trabajo|muchisimo trabajo|tanto trabajo|mucha chamba|muchisima chamba|tanta chamba|demasiada chamba|mucho curro|un monton de trabajo|mil pendientes|tantos pendientes|muchos pendientes|pendientes|carga de trabajo|carga laboral & no doy abasto|no doy|no puedo|no puedo mas|no llego|no alcanzo|no me alcanza|ahog*|agobi*|satur*|estres*|abrum*|colaps*|hasta el cuello|hasta arriba|no he comido|explot*|rebasad*|sobrepas*|desbord*|agot* & !no puedo dormir',
        'no doy abasto|hasta el cuello de|hasta arriba de|hasta las orejas de|ahogad* en|ahog* de|saturad* de|agobiad* de|tapad* de|llen* de & trabajo|pendientes|chamba|curro|laburo|correos|pedidos|oficina|clientes|pacientes|tareas del trabajo & !escuela|uni|universidad|examen*',
        'me siguen dando|me dan|me echan|me cargan|me carga|me ponen|me encargan|me asignan > mas|mas y mas|cada vez mas|la mano|mas cosas|mas trabajo|todo|mas tareas & @atrab',
        'trabaje|trabajo|trabajando|llevo > doce|12|14|catorce|trece|13|quince|15|16 > horas & !sin dormir|sin trabajo|de viaje',
        'cientos|doscientos|trescientos|mil|cuatrocientos|cien|200|300|500 > correos|mails|emails',
      ],
      say: [
        'Por cada cosa que terminas aparecen tres.',
        'Es más de lo que cabe en un día y en una persona.',
        'No es que te falte orden, es que sobra trabajo.',
        'Corres todo el día y la pila sigue igual de alta.',
        'Con tanto encima, hasta respirar parece perder tiempo.',
      ],
      ask: [
        '¿Qué es lo que más te aprieta ahora mismo?',
        '¿Desde cuándo se te junta así?',
        '¿Quién sabe ahí cuánto tienes encima?',
        '¿Qué se te está quedando por fuera de la vida con todo esto?',
      ],
      rest: [
        'Nadie puede hacer en un día lo de tres.',
        'A esta hora los correos pueden esperar.',
        'Ya es mucho lo que hoy salió de tus manos.',
      ],
    },
    {
      id: 'load-burnout',
      light: 'el agotamiento del trabajo',
      signs: [
        'burnout|burn out|quemad* del trabajo|quemad* en el trabajo|quemad* de trabajar|quemad* con el trabajo|estres laboral|agotamiento laboral|quemad* por el trabajo|sindrome del quemado',
        'trabajo|chamba|curro|laburo|empleo|trabajar|oficina > me esta matando|me esta consumiendo|me consume|me mata|me esta acabando|me esta enfermando|me enferma|me deja vaci*|me chupa|me exprime|me drena|me esta destruyendo|me destruye|me agota|me supera',
        'trabajo|chamba|curro|laburo|trabajar|oficina|turnos & agotad*|exhaust*|sin fuerzas|sin energia|fundid*|reventad*|no puedo mas|ya no puedo mas|vaci*|no me quedan fuerzas|no siento nada & meses|anos|semanas|desde hace|ya no|ni en vacaciones|ni el fin de semana|por dentro|cada dia|todos los dias & !sin trabajo|desemplead*|no encuentro|encontrar trabajo|desde que murio|fallecio',
        'antes me gustaba|antes me encantaba|antes amaba|amaba|me encantaba & mi trabajo|trabajar|ser enfermer*|ser maestr*|ser profesor*|ser medic*|ser doctor*|dar clases & ya no|no siento|ahora',
      ],
      say: [
        'Diste y diste, y ya no queda de dónde sacar.',
        'No es un cansancio que se vaya durmiendo.',
        'El trabajo se queda con todo, y a ti te toca vivir de las sobras.',
        'Algo que antes tenía vida ahora solo pide.',
        'Quizá hace mucho que el cuerpo lo viene diciendo.',
      ],
      ask: [
        '¿Cuándo fue la última vez que sentiste un descanso de verdad?',
        '¿Qué fue lo primero que se te apagó?',
        '¿Quién a tu alrededor se ha dado cuenta?',
        '¿Qué es lo que más te cuesta de cada día?',
      ],
      rest: [
        'Que no puedas más dice cuánto has dado ya.',
        'Esta noche no hay que rendirle cuentas a nadie.',
        'Un cuerpo que dice basta no está mintiendo.',
      ],
    },
    {
      id: 'load-dread-work',
      light: 'las pocas ganas de ir a trabajar',
      signs: [
        'no quiero|no tengo ganas de|sin ganas de|que flojera|que pereza|que hueva|me da flojera|me da pereza|no me apetece|cero ganas de|me cuesta|me da pavor|me da miedo|me da angustia|me angustia|me da ansiedad|me aterra|me da terror|temo|odio|odio tener que > ir a trabajar|volver a trabajar|ir al trabajo|volver al trabajo|ir a la oficina|volver a la oficina|ir a la chamba|volver a la chamba|ir al curro|volver al curro|ir al laburo|regresar al trabajo|regresar a trabajar|entrar a trabajar|entrar al trabajo|ir manana al|ir manana a trabajar|pensar en el trabajo',
        'domingo|domingos|el lunes|lunes|los lunes|manana & angustia|ansiedad|pavor|miedo|lloro|llorar|nudo|se me revuelve|me enferma|odio|me deprim* & trabajo|trabajar|oficina|chamba|curro|laburo|jefe|jefa|volver ahi|turno|pensar en el lunes & !entrevista|empiezo|primer dia|escuela|clase*|examen*|colegio|instituto',
        'antes de entrar|antes del turno|antes de ir|cada manana|todas las mananas & trabajo|oficina|chamba|curro|laburo|turno|trabajar & lloro|llorar|me duele|dolor|nauseas|vomit*|angustia|ansiedad|nudo|panico|cuento las horas|ganas de vomitar',
      ],
      say: [
        'Todavía no es hora, y el cuerpo ya está diciendo que no.',
        'La noche antes ya no es tuya, se la queda el día siguiente.',
        'Hay algo ahí que te cuesta tanto que el cuerpo se adelanta.',
        'Vas porque hay que ir, y cada vez pesa más el camino.',
        'Quizá no es el trabajo entero, sino una parte que todo lo tiñe.',
      ],
      ask: [
        '¿Qué es lo primero que se te viene a la mente cuando piensas en entrar?',
        '¿Desde cuándo se siente así?',
        '¿Qué te espera ahí mañana?',
        '¿Hay alguien o algo ahí que lo haga más llevadero?',
      ],
      rest: [
        'Estas horas todavía son tuyas.',
        'Un cuerpo no se queja así por nada.',
        'Es cansado pelear con cada mañana.',
      ],
    },
    {
      id: 'load-rude-customer',
      light: 'los clientes que se desquitan contigo',
      signs: [
        'cliente|clienta|clientes|clientas|pasajer*|paciente|pacientes|comensal*|huesped*|la gente|un senor|una senora|familiares|los papas de|usuario|usuarios & me grito|me gritan|me gritaron|me insulto|me insultan|me insultaron|me trato|me tratan|me trataron|me humillo|me dijo de todo|me dijeron de todo|me avento|me tiro|me falto al respeto|me faltan al respeto|se desquit*|me escupio|se burlo|me amenazo con quej* & cliente*|clienta*|pasajer*|paciente*|cajer*|mesera|mesero|camarer*|tienda|call center|caja|guardia|turno|restaurante|ticket|mostrador|taxi|uber|hotel|hospital|trabajo & !jefe me|jefa me|mi jefe|mi jefa|el encargado|supervisor*|dueno',
        'cliente|clienta|clientes|clientas|pasajeros|pacientes|usuarios > groser*|maleducad*|insoportable*|prepotente*|pesad*|imposible*|malagradecid*|abusiv*|enojad*|furios*|agresiv*',
        'call center|atencion al cliente|servicio al cliente|soy cajer*|soy meser*|soy camarer*|de cara al publico & me insultan|insultos|me gritan|gritos|groser*|maleducad*|me tratan|humill*|hart*',
      ],
      say: [
        'Venían con su enojo, y te tocó a ti estar enfrente.',
        'Tuviste que poner buena cara mientras te trataban mal.',
        'Te hablaron como si detrás del mostrador no hubiera nadie.',
        'Les diste tu trabajo y te devolvieron eso.',
        'Lo que se traga en el momento sale después.',
      ],
      ask: [
        '¿Qué fue lo que te dijeron?',
        '¿Qué te habrías dado el gusto de contestar?',
        '¿Alguien de tu trabajo vio lo que pasó?',
        '¿Qué hiciste en cuanto te quedaste a solas?',
      ],
      rest: [
        'Ese enojo ya venía con ellos.',
        'Mantener la calma ahí costó, aunque nadie lo viera.',
        'El turno acabó y eso se queda allá.',
      ],
    },
    {
      id: 'load-bad-day',
      light: 'ese día tan largo en el trabajo',
      signs: [
        'mal dia|pesimo dia|dia horrible|dia pesado|dia tan pesado|dia terrible|dia fatal|dia de perros|dia de mierda|dia largo|dia larguisimo|dia asqueroso|dia complicado|dia dificil|horrible dia|dia tan largo|dia feo|uno de esos dias|dia de locos|que dia|dia del demonio|dia malisimo & trabajo|trabajar|chamba|oficina|curro|laburo|turno|jale|hospital|tienda|restaurante|fabrica|la obra & !que dia es|no quiero ir|buen dia|lindo',
        'hoy|todo|el turno|la jornada|el dia|jornada|turno > salio mal|fue un desastre|fue horrible|fue un infierno|estuvo horrible|estuvo pesado|estuvo fatal|fue fatal|estuvo muy pesado|fue un caos|infernal & trabajo|trabajar|chamba|oficina|curro|laburo|turno|jale|jornada & !entrevista|examen',
        'me fue > mal|fatal|horrible|pesimo|de la patada|como el culo > en el trabajo|en la chamba|en el curro|en el laburo|en la oficina',
        'salgo|saliendo|llego|llegar|llegue|llegando|sali > de trabajar|del trabajo|de la chamba|del curro|del laburo|del turno & molid*|reventad*|muert*|hecho polvo|hecha polvo|desastre|horrible|que dia|agotad*',
      ],
      say: [
        'Fue uno de esos días que no terminan nunca.',
        'Una cosa detrás de otra, y tú en medio.',
        'El día se acabó, y todavía lo traes encima.',
        'Qué día.',
        'Quizá lo mejor de hoy fue salir por la puerta.',
      ],
      ask: [
        '¿Con qué empezó a torcerse?',
        '¿Cuál fue el peor momento?',
        '¿Hubo algo, aunque fuera mínimo, que salió bien?',
        '¿Qué te espera ahora que ya saliste?',
      ],
      rest: ['Ese día ya no vuelve.', 'Puedes soltarlo aquí, así como venga.', 'Por hoy ya fue bastante.'],
    },
    {
      id: 'load-break-and-commute',
      light: 'tu jornada',
      slight: true,
      signs: [
        'estoy en|aqui en|en > mi descanso|mi hora de comida|la hora de comida|mi break|la pausa del trabajo|mi pausa|mi receso & !clase|escuela',
        'voy|vamos|yendo|de camino|camino > al trabajo|a la oficina|a la chamba|al curro|al laburo|a trabajar|al jale & metro|camion|bus|autobus|tren|coche|carro|manejando|trafico|camino|colectivo|caminando & !miedo|no quiero|lloro|llorando|ansiedad|nervi*|odio|primer dia|triste',
        'ya casi salgo|me faltan|me falta|falta|faltan|en > una hora|dos horas|tres horas|media hora|poco > para salir|salgo|del turno|de trabajo',
        'ya casi salgo|por salir del trabajo|acabo de salir del trabajo|acabo de salir de la chamba|acabo de salir de trabajar|saliendo de trabajar|saliendo del trabajo & !desastre|horrible|llor*|molid*|reventad*|fatal|mal|grit*|pesad*|agotad*',
        'turno tranquilo|dia tranquilo en|poco que hacer|no hay mucho que hacer|nada que hacer|tomandome un cafe|tomando cafe|aburrid* & trabajo|trabajando|oficina|chamba|curro|laburo|turno',
      ],
      say: [
        'Así va la jornada, minuto a minuto.',
        'Un ratito en medio del trabajo.',
        'Entre una cosa y otra, estás aquí un momento.',
        'Un pedazo de día como tantos, con su propio sabor.',
        'Ahí vas.',
      ],
      ask: [
        '¿Qué tal está el ambiente hoy?',
        '¿Qué se ve desde donde estás?',
        '¿Cuánto te queda de jornada?',
        '¿Qué vas a hacer cuando termines?',
      ],
      rest: ['Que se pase rápido lo que queda.', 'Un rato así también cuenta.', 'Las pausas son tuyas.'],
    },
  ],
};
