import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Too much work, for too long. */
export const esOverworked: Course = {
  id: 'es-overworked',
  language: 'es',
  begins: typed(
    /(?:tengo|hay|traigo|me dan|me cargan|me ponen|me dejan) (?:\S+ )?(?:demasiad[oa]|muchisimo|un monton de|muchisim[oa]|tant[oa]|un chingo de|demasiada carga de) (?:trabajo|chamba|laburo|pega|pendientes)|(?:demasiado|exceso de|mucha carga de) (?:trabajo|chamba|laburo)|(?:trabajo|estoy trabajando|llevo trabajando|he trabajado|vengo trabajando) (?:\S+ ){0,3}?(?:\d\d|doce|catorce|diez|once|trece|quince|dieciseis) horas|(?:trabajo|estoy trabajando|trabajando) (?:\S+ ){0,2}?(?:demasiado|todo el dia|sin parar|sin descans\w+|hasta (?:tarde|la noche|las)|de sol a sol|los fines de semana|todos los dias)|(?:el|mi|este) (?:trabajo|laburo|chamba) me (?:esta )?(?:agot\w+|consum\w+|super\w+|sobrepas\w+|mat\w+|revent\w+|tiene (?:agotad\w|cansad\w|hart\w|quemad\w|al limite)|rebas\w+|desbord\w+|absorb\w+|quit\w+ la vida)|(?:estoy|me siento|ando) (?:\S+ )?(?:quemad[oa]|agotad[oa]|rebasad[oa]|saturad[oa]|sobrepasad[oa]|desbordad[oa]|sobrecargad[oa]|cansad[oa]|hasta el cuello|ahogad[oa]|hart[oa]|reventad[oa]) (?:\S+ ){0,2}?(?:por|del|con|de|en) (?:\S+ )?(?:tanto )?(?:trabajo|trabajar|chamba|laburo|pega|pendientes)|burn ?out|(?:no (?:doy|puedo|llego)|ya no (?:doy|puedo)) (?:\S+ ){0,3}?(?:con tanto|con el|con mi|con todo el|del|en el) (?:trabajo|laburo|chamba|pendientes)|no doy abasto|(?:salgo|sali|llego|llegue) (?:\S+ ){0,2}?(?:del trabajo|de trabajar|de la oficina) (?:\S+ )?a las (?:9|10|11|12|diez|once|doce|nueve)|me (?:echan|avientan|tiran|cargan) (?:todo|todo el trabajo) (?:encima|a mi)|horas extras? (?:todos|cada|sin pago|que no)/,
  ),
  unless: typed(
    danger,
    notReal,
    /mi (?:espos[oa]|marido|novi[oa]|hij[oa]|herman[oa]|amig[oa]|mama|papa) (?:\S+ ){0,2}(?:trabaja|esta|tiene)|tarea de la escuela|examen|no (?:encuentro|consigo|tengo) trabajo|me despid\w+/,
  ),
  first: {
    say: [
      'Así no hay quien respire entre una cosa y la otra.',
      'Eso ya no es una semana pesada.',
      'Todo urge, y el día sigue teniendo las mismas horas.',
    ],
    ask: ['¿Desde cuándo es así?', '¿Qué es lo que más se te amontona?', '¿Cuándo fue tu último día libre de verdad?'],
  },
  turns: [
    {
      when: typed(
        /como (?:le )?(?:digo|hago|pongo|manejo|organizo|salgo|paro|desconecto|pido|puedo|le hago)|que (?:le )?(?:hago|digo|puedo hacer|harias|deberia|debo)|por donde empiezo|algun consejo|que me (?:recomiendas|aconsejas)/,
      ),
      say: [
        'Podrías dejar que elija quien te lo manda: “Puedo terminar esto o aquello para el viernes. ¿Cuál va primero?” Así el exceso deja de ser solo tuyo.',
        'Una cosa pequeña: escribir todo lo pendiente en una hoja y marcar solo las dos que de verdad se caen si no se hacen mañana.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|tendria que|seria) (?:\S+ ){0,3}(?:renunci\w+|decir\w*|hablar\w*|par\w+|pedir\w*|ir\w*|busc\w+|aguant\w+|dej\w+|descans\w+|mal[oa]|egoista|loc\w+)|renuncio o|vale la pena/,
      ),
      say: [
        'Con este agotamiento cuesta decidir bien. Si puedes, primero unos días de sueño; después, la misma pregunta.',
        'Antes de la gran decisión puede haber una mediana: hablar de la carga, con una lista en la mano. Lo que te respondan también dirá si vale la pena quedarse.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:es|sera) (?:normal|mi culpa)|(?:soy|sere|estoy) (?:yo )?(?:\S+ )?(?:floj[oa]|debil|exagera\w+|lent[oa]|el problema|mal[oa]|quejic\w+|desagradecid[oa])|(?:se va a|va a) (?:pasar|mejorar)|hasta cuando|cuanto (?:mas|se puede)|(?:crees|piensas) que/,
      ),
      say: [
        'No es flojera. Cuando la carga no cabe en el día, no cabe, por más empeño que se ponga.',
        'Que el cuerpo proteste así es normal: está haciendo su trabajo. Si el cansancio no se quita ni descansando, vale la pena contárselo a un médico.',
      ],
      asked: true,
    },
    {
      when: typed(
        /jef[ea]|patron|supervisor\w*|gerente|me (?:pide|piden|exige|exigen|escrib\w+|llam\w+|mand\w+|cargan|dejan)|a (?:cualquier|todas) hora\w*|fuera de horario|domingo|correos|mensajes|cena|celular|no (?:me )?(?:dejan|agradec\w+|reconoc\w+|valoran|pagan)|ni (?:las )?gracias/,
      ),
      say: [
        'Y cuanto más sacas adelante, más te ponen encima.',
        'Que ni siquiera lo vean cansa más que hacerlo.',
        'Así el trabajo se te mete hasta en la cena.',
      ],
      ask: ['¿Sabe alguien ahí cuánto llevas encima?'],
    },
    {
      when: typed(
        /compañer[oa]s?|colegas?|equipo|renunci\w+ (?:dos|tres|un|una|much\w+)|falta gente|somos (?:pocos|dos|tres)|hago (?:el trabajo de|lo de)|nadie (?:mas )?(?:ayuda|hace)|no contratan|recort\w+|cubr\w+|todo yo|yo sol[oa]/,
      ),
      say: ['Cargas el hueco que dejaron otros.', 'Una persona y el trabajo de tres. Así no salen las cuentas.'],
    },
    {
      when: typed(
        /(?:mis|los|a los|el|la) (?:niñ[oa]s?|hij[oa]s?)|mi (?:hij[oa]|espos[oa]|marido|mujer|novi[oa]|pareja|familia|mama)|familia|no (?:l[oa]s )?veo|casa|amig[oa]s|vida social|cumpleaños/,
      ),
      say: [
        'Y lo que se queda sin ti es justo aquello por lo que trabajas.',
        'Llegas a casa y ya no queda nadie adentro de ti para dar.',
        'Ese es el precio que no viene en el recibo.',
      ],
      ask: ['¿Qué te estás perdiendo que más te duele?'],
    },
    {
      when: typed(
        /no (?:puedo|logro) (?:decir que no|negarme|parar|desconect\w+|delegar)|digo que si|me (?:cuesta|da pena) (?:decir|pedir)|si no lo hago yo|no se decir|perfeccion\w+|quedar mal|culp\w+/,
      ),
      say: [
        'Decir que no parece más caro que hacerlo todo, y por eso se acaba haciendo todo.',
        'Eres de fiar, y eso se está cobrando a tu costa.',
      ],
    },
    {
      when: typed(
        /(?:no|ni) (?:duermo|como|puedo (?:dormir|comer)|almuerzo)|sin (?:comer|dormir|almorzar)|duermo|cabeza|espalda|estomago|migraña\w*|gastritis|pecho|ti?embl\w+|enferm\w+|cuerpo|llor\w+|colapse|me (?:quiebro|derrumb\w+)|taquicardia|ojos/,
      ),
      say: [
        'El cuerpo ya está pasando la factura.',
        'Cuando el cuerpo levanta la mano así, lleva rato pidiendo la palabra.',
      ],
      ask: ['¿Qué te pide el cuerpo, si le preguntas?'],
    },
    {
      when: typed(
        /(?:necesito|por) (?:el|la) (?:dinero|sueldo|plata|paga)|no puedo (?:renunciar|dejar\w*|darme)|deudas?|renta|alquiler|hipoteca|cuentas|mal pagad[oa]|pagan|sueldo|miedo (?:a|de) (?:que|perder)/,
      ),
      say: [
        'Si fuera tan sencillo como irse, ya lo habrías hecho.',
        'Depender de lo que te agota es una trampa incómoda.',
      ],
    },
    {
      when: typed(
        /(?:hace|llevo|desde|van) (?:\S+ ){1,3}(?:años?|meses|semanas?|dias|pandemia)|siempre|todos los dias|cada (?:dia|semana)|lunes|domingos?|horas|durmiendo|fin(?:es)? de semana|turno|turnos|doble turno|madrug\w+/,
      ),
      say: [
        'Tanto tiempo así y el cansancio ya parece carácter.',
        'Por más que se duerma un domingo, esa cuenta no se paga.',
        'Las horas se las lleva todas, y la semana no devuelve ninguna.',
      ],
    },
    {
      when: typed(
        /renunci\w+|otro trabajo|buscar|me quiero ir|dejarlo todo|(?:voy a|pienso|tal vez|quiza|a lo mejor|mañana) (?:\S+ ){0,3}(?:habl\w+|ped\w+|decir\w*|par\w+|tom\w+|descans\w+)|vacaciones|dia libre|licencia|incapacidad|permiso/,
      ),
      say: ['Parece que una parte de ti ya está pidiendo la cuenta.', 'Pensar en parar no es rendirse.'],
      ask: ['¿Qué harías con un día entero para ti?'],
    },
    {
      when: typed(
        /(?:hoy|al menos|por lo menos|ayer|ya) (?:\S+ ){0,3}(?:sali|termine|acabe|descans\w+|dormi|pude|entregue|comi)|me gusta (?:mi|lo que)|un (?:rato|ratito)/,
      ),
      say: ['Ese ratito cuenta, aunque sea corto.', 'Bien. Algo quedó terminado, y eso ya nadie te lo suma de nuevo.'],
    },
    {
      when: typed(
        /cansad[oa]|agotad[oa]|agotamiento|exhaust[oa]|fundid[oa]|quemad[oa]|hart[oa]|no (?:doy|puedo|aguanto) mas|sin (?:ganas|energia|fuerzas)|estres\w*|ansie\w+|presion|angusti\w+|mal|triste|rabia|enoj\w+|todo/,
      ),
      say: [
        'Es un cansancio que no se quita con una noche.',
        'Llevas demasiado rato en la última reserva.',
        'Nadie está hecho para ir siempre a toda máquina.',
      ],
    },
  ],
  say: [
    'Que puedas con mucho no quiere decir que te toque todo.',
    'El trabajo se acaba cuando alguien dice hasta aquí, porque solo no se acaba.',
    'Tú también entras en la lista de lo que hay que cuidar.',
    'Suena a correr en una cinta que nadie apaga.',
  ],
  ask: [
    { line: '¿Qué pasaría de verdad si una de esas cosas esperara?' },
    { line: '¿Quién nota que estás así?', unless: typed(/espos[oa]|marido|familia|hij[oa]s?/) },
    { line: '¿Cómo terminas un día cualquiera?' },
  ],
};
