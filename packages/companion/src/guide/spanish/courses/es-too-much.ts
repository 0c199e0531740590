import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Everything at once is too much for somebody. */
export const esTooMuch: Course = {
  id: 'es-too-much',
  language: 'es',
  begins: typed(
    /todo (?:\S+ ){0,2}?(?:es|esta siendo|se (?:me )?(?:hace|hizo|volvio)|me (?:resulta|parece)) (?:\S+ )?(?:demasiado|mucho|cuesta arriba)|(?:es|son|esta siendo) (?:\S+ )?(?:demasiado|demasiadas cosas|muchas cosas|mucho)(?: todo| a la vez| de golpe| al mismo tiempo| para mi)+|(?:estoy|me siento|ando|me tiene|vivo) (?:\S+ )?(?:abrumad[oa]|agobiad[oa]|rebasad[oa]|sobrepasad[oa]|saturad[oa]|desbordad[oa]|superad[oa]|colapsad[oa]|sobrecargad[oa])|(?:todo )?se me (?:\S+ )?(?:junt\w+|viene|vino|cae|cayo|esta juntando|esta viniendo) (?:\S+ ){0,2}?(?:todo|encima|el mundo)|todo se me (?:junt\w+|viene encima|vino encima|cae encima|acumul\w+|va de las manos)|no (?:puedo|doy|aguanto) (?:mas |ya )?con (?:todo|tanto|tantas cosas)|(?:tengo|son) (?:\S+ )?(?:mil|un millon de|demasiadas|tantas) cosas (?:\S+ ){0,3}?(?:encima|que hacer|en la cabeza|pendientes|a la vez|y)|(?:todo|la vida|esto) me (?:supera|sobrepasa|rebasa|agobia|abruma|desborda)|no (?:me )?alcanza(?:n)? (?:el dia|las horas|el tiempo|la vida)|no llego a (?:todo|nada)|que agobio|necesito (?:un )?(?:respiro|que todo pare|parar)/,
  ),
  unless: typed(
    danger,
    notReal,
    /jef[ea]|examen\w*|parcial\w*|beb[eé]|muri\w+|falleci\w+|(?:mi|un|una) amig[oa] (?:esta|se siente|anda)|ruido|calor|car[oa]|compr\w+|dulce|salad[oa]|parar de/,
  ),
  first: {
    say: [
      'Con tanto encima, hasta lo chico pesa.',
      'Cuando todo llega junto, ni se sabe qué mirar primero.',
      'Es mucho para un solo par de manos.',
    ],
    ask: ['¿Qué es lo que más pesa ahora mismo?', '¿Qué fue lo último que se sumó?', '¿Qué cosas son, una por una?'],
  },
  turns: [
    {
      when: typed(whatToDo, /por donde (?:empiezo|empezar|comienzo)(?=.*\?)|como me organizo|que (?:va|hago) primero/),
      say: [
        'Una cosa pequeña: escribe todo en un papel, sin orden, y marca solo lo que de verdad vence hoy. Suele ser menos de lo que grita.',
        'Puedes elegir una sola cosa de menos de diez minutos y dejar el resto quieto hasta mañana. Lo demás no se ofende.',
        'Tal vez quitar antes que hacer: una cosa que se pueda aplazar, pedir o dejar a medias esta semana.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        /soy (?:\S+ )?(?:debil|floj[oa]|inutil|incapaz)|por que no puedo|los demas (?:si )?pueden|pued\w+ con todo/,
      ),
      say: [
        'No es debilidad. Una carga puede ser demasiada, y entonces lo es para cualquiera; a los demás no se les ve la suya.',
        'Sí, le pasa a gente muy capaz. Que no alcance no habla de ti, habla de la cantidad.',
      ],
      asked: true,
    },
    {
      when: typed(willPass, /como (?:hacen|le hacen) los demas/),
      say: [
        'No puedo saberlo. Lo que sí suele pasar es que, cuando una sola cosa sale de la lista, las otras se dejan mirar mejor.',
        'Eso nadie lo puede prometer. Aligerar una parte, aunque sea pequeña, a veces cambia cómo se ve el resto.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:hoy|por lo menos|al menos|ya) (?:\S+ ){0,3}(?:lave|hice|logre|pude|termine|mande|pague|sali|dormi|limpie|bañe)/,
      ),
      say: ['Hoy eso cuenta, aunque parezca poco.', 'Una cosa hecha en un día así vale por tres.'],
    },
    {
      when: typed(/(?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|escuela|colegio|guarderia)/),
      say: ['Y eso no se puede dejar para mañana.', 'Quien cría no tiene botón de pausa.'],
      ask: ['¿Hay quien te releve un rato?'],
    },
    {
      when: typed(
        /(?:a mi|cuid\w+ a mi) (?:mama|papa|madre|padre|abuel[oa]|suegr[oa])|enferm[oa]|hospital|cuid(?:o|ar|ando)/,
      ),
      say: [
        'Cuidar a alguien se suma a todo y no se puede tachar de ninguna lista.',
        'Ahí no pesa solo el tiempo; pesa también el susto.',
      ],
    },
    {
      when: typed(
        /dinero|plata|deud\w+|renta|alquiler|cuentas|facturas|recibos|pagar|pagos|no me alcanza|fin de mes|sueldo|hipoteca/,
      ),
      say: [
        'Lo del dinero hace ruido debajo de todo lo demás.',
        'Con las cuentas apretando, no hay descanso que descanse.',
      ],
    },
    {
      when: typed(/trabaj\w+|oficina|turnos?|jefes?|clientes|entregas?|universidad|facultad|tarea|tesis|estudi\w+/),
      say: ['Y eso ya sería un día entero por sí solo.', 'Se come las horas, y lo demás espera en la puerta.'],
    },
    {
      when: typed(/casa|platos|limpi\w+|ropa|cocin\w+|desorden|mudanza|tramites?/),
      say: ['Lo de la casa vuelve a empezar cada mañana.', 'Hasta los platos te miran mal en días así.'],
    },
    {
      when: typed(
        /(?:ni )?que dia es|no (?:duermo|dormi|descanso|puedo dormir|paro)|cansad[oa]|agotad[oa]|cansancio|fundid[oa]|sin (?:energia|fuerzas?)|dolor|cabeza|estomago|pecho|contractur\w+/,
      ),
      say: ['El cuerpo ya lleva rato diciéndolo.', 'Sin descanso, cualquier cuesta se vuelve montaña.'],
      ask: ['¿Cuándo fue tu último rato de descanso de verdad?'],
    },
    {
      when: typed(/llor\w+|llore|lagrimas|explot\w+|grit\w+|me encerre|colaps\w+|ataque|ti?embl\w+/),
      say: ['Algo tenía que salir por algún lado.', 'Eso fue el vaso, no la gota.'],
    },
    {
      when: typed(
        /nadie (?:\S+ )?(?:ayuda|ve|entiende|sabe|pregunta|hace|mas)|si (?:yo )?no (?:lo|la) hago|(?:lo|la) hace nadie|tod[oa] yo|yo sol[oa]|sin ayuda|me toca (?:todo|a mi)|dependen de mi|no se pedir|pedir ayuda|no quiero molestar/,
      ),
      say: ['Sostenerlo todo sin que nadie lo note cansa el doble.', 'Pides poco y cargas mucho.'],
      ask: ['¿Qué parte podría llevar otra persona, aunque la hiciera distinto?'],
    },
    {
      when: typed(
        /no se (?:por donde|que hacer|ni por donde)|no arranco|techo|bloquead[oa]|paralizad[oa]|me quedo (?:mirando|viendo|en blanco|tirad[oa])|no hago nada|el celular|no avanzo|procrastin\w+/,
      ),
      say: ['Cuando todo urge, la cabeza se queda quieta.', 'No es pereza. Es demasiada cosa en la misma puerta.'],
    },
    {
      when: typed(/deberia (?:poder|ser|estar)|culp\w+|fallando|le fallo|mal en todo|a medias|no sirvo/),
      say: [
        'Haces muchas cosas a la vez y te calificas como si fuera una sola.',
        'Sentir que todo queda a medias duele justo a quien le importa.',
      ],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|quiero|pienso|podria) (?:\S+ ){0,3}(?:descansar|dormir|pedir\w*|decir\w*|dejar|cancelar|aplazar|hacer una lista|caminar|bañarme|apagar)|hice (?:una lista|una cosa)|ya (?:tache|mande|hice|termine)/,
      ),
      say: ['Una cosa menos ya es una cosa menos.', 'Eso suena a un poco de aire.'],
    },
  ],
  say: [
    'No hay que resolverlo todo esta noche.',
    'Por lo menos aquí puedes ponerlo sobre la mesa, en el orden que salga.',
    'Cada cosa sola quizá se podría; juntas es otra historia.',
    'Llevas mucho rato haciendo que parezca que se puede.',
  ],
  ask: [
    { line: '¿Qué de todo eso no puede esperar a mañana?' },
    { line: '¿Desde cuándo está así de lleno?', unless: typed(/desde|hace (?:\S+ )?(?:dias|semanas|meses|años?)/) },
    { line: '¿Quién sabe cuánto llevas encima?', unless: typed(/nadie|mi (?:espos[oa]|marido|pareja|mama|amig[oa])/) },
  ],
};
