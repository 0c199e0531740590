import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody got the job, or passed. */
export const esGoodNews: Course = {
  id: 'es-good-news',
  language: 'es',
  light: true,
  begins: typed(
    /(?:consegui|obtuve|me (?:dieron|ofrecieron|quede con|salio|gane)|encontre|por fin tengo|tengo|empiezo) (?:\S+ ){0,2}?(?:el|un|nuevo|mi) (?:\S+ )?(?:trabajo|empleo|puesto|chamba|laburo|pega|ascenso|contrato) ?(?:nuevo|que queria|al fin)?[.,¡! ]*$|(?:consegui|me dieron|me ofrecieron|por fin (?:tengo|consegui)|encontre) (?:\S+ ){0,2}?(?:trabajo|empleo|el puesto|chamba|laburo|pega|el ascenso|la beca|la visa|los papeles|el credito)|me (?:contrataron|ascendieron|promovieron|aceptaron|admitieron|seleccionaron|escogieron|eligieron)|(?:aprobe|pase|saque|gane) (?:\S+ ){0,4}?(?:examen(?:es)?|parcial(?:es)?|materia\w*|curso|semestre|todas|todo|oposicion\w*|año|entrevista|prueba|final(?:es)?|mate\w*|quimica|fisica|calculo|anatomia|beca|ingreso|admision|diez|un 10|sobresaliente)|(?:aprobe|pase)[.,¡! ]*$|me (?:gradue|titule|recibi)|entre a la (?:universidad|carrera|uni|facultad)|quede (?:seleccionad[oa]|aceptad[oa]|admitid[oa])|quede en (?:la (?:universidad|uni|carrera|escuela)|el (?:trabajo|puesto|equipo))|(?:tengo|les traigo|te tengo|traigo) (?:una )?(?:\S+ )?buenas? noticias?|me fue (?:super|muy|re|bien|increible|genial|excelente) ?(?:bien )?(?:\S+ ){0,2}?en (?:el|la|mi) (?:examen|entrevista|parcial|prueba|presentacion|exposicion)/,
  ),
  unless: typed(
    danger,
    notReal,
    /(?:no|ni|nunca|tampoco|casi|ojala|si) (?:\S+ ){0,2}(?:aprobe|pase|consegui|me (?:contrataron|aceptaron|dieron|ascendieron|fue)|saque|encontre|quede|gane)|no me|pero|miedo|ansiedad|fui el unico|reprob\w+|(?:me la )?pase (?:mal|llorando|toda|todo el (?:dia|año))|mucho trabajo|un trabajo (?:horrible|de mierda|pesado)|me gane (?:un|una) (?:regaño|bronca)|tengo (?:un|el) trabajo|me dieron (?:la|una) mala/,
  ),
  first: {
    say: ['Qué buena noticia.', 'Eso sí que es para contarlo dos veces.', 'Por fin, una de las buenas.'],
    ask: ['¿Cómo te enteraste?', '¿A quién se lo contaste primero?', '¿Cómo fue el momento exacto?'],
  },
  turns: [
    {
      when: typed(
        /como (?:\S+ )?(?:celebro|festejo|lo celebro|lo festejo|lo cuento|se lo digo|le digo|me preparo|hago)|que (?:hago|puedo hacer|harias|me (?:recomiendas|pongo))|(?:deberia|debo|deba|conviene) (?:\S+ ){0,3}(?:celebr\w+|cont\w+|dec\w+|llam\w+|renunci\w+|pedir|compr\w+|acept\w+)/,
      ),
      say: [
        'Algo que te guste de verdad, aunque sea chico: tu comida preferida, una llamada a quien se va a alegrar. Que el día quede marcado.',
        'Se puede contar tal cual: “Lo logré, y quería que lo supieras.” No hace falta restarle nada.',
      ],
      asked: true,
    },
    {
      when: typed(
        /y si (?:no|me|sale|fallo|se)|(?:voy a|podre|sere|seré) (?:\S+ )?(?:poder|capaz|rendir|durar|estar a la altura)(?=.*\?)|(?:crees|piensas) que|es normal|me lo merezco(?=.*\?)|fue suerte(?=.*\?)/,
      ),
      say: [
        'Los nervios suelen venir en el mismo paquete. Nadie espera que lo sepas todo el primer día, solo que vayas y preguntes.',
        'Quizá hubo algo de suerte, como en todo. Lo demás lo pusiste tú, y alguien lo vio.',
      ],
      asked: true,
    },
    {
      when: typed(
        /mi (?:mama|papa|viej[oa]|viejit[oa]|espos[oa]|marido|mujer|novi[oa]|familia|hij[oa]|amig[oa]|herman[oa]|abuel[oa]|pareja|jef[ea]|profe\w*)|mis (?:papas|padres|hij[oa]s|amig[oa]s)|(?:le|les) (?:conte|dije|voy a contar|avise)|llor(?:o|aron) (?:de|conmigo)|me abraz\w+|orgullos[oa]s?/,
      ),
      say: ['Ver la cara de quien se alegra contigo es la mitad del premio.', 'Una alegría así pide ser repartida.'],
      ask: ['¿Qué te dijeron?'],
    },
    {
      when: typed(
        /(?:meses|años|semanas|dias|tanto tiempo|veces|intentos?|noches|desvel\w+|estudi\w+|esforc\w+|esfuerzo|cost\w+|sufri\w+|entrevistas|curriculum\w*|cv|buscando|llor\w+|casi (?:me rindo|abandono)|(?:pense|crei|creia|pensaba|juraba) que (?:no|iba|jamas)|nadie (?:creia|confiaba|daba))/,
      ),
      say: [
        'Se sabe entonces lo que costó, y por eso sabe mejor.',
        'Todo aquel empeño, y por fin con respuesta.',
        'Nadie ve las noches de antes. Tú sí.',
      ],
    },
    {
      when: typed(/mud\w+|(?:voy a|tengo que) irme|lejos|otra ciudad|extrañ\w+|dejar (?:a|mi)|despedi\w+/),
      say: ['Toda puerta que se abre deja algo del otro lado.', 'Se puede estar de fiesta y con un nudo a la vez.'],
    },
    {
      when: typed(
        /nervi\w+|miedo|asust\w+|no (?:se|estoy) (?:si|segur\w)|suerte|no (?:me )?lo (?:merezco|creo|puedo creer)|impostor\w*|raro|rara|sigo sin creer|temblando|ansie\w+/,
      ),
      say: ['Tarda un poco en creerse. Es parte del gusto.', 'Alegría y vértigo: vienen tomados de la mano.'],
    },
    {
      when: typed(
        /sueldo|pagan|pagar|dinero|plata|salario|deudas?|por fin (?:voy|podre)|comprar\w*|ahorr\w+|renta|mejor pagado|horario|prestaciones|seguro|cerca de (?:mi )?casa/,
      ),
      say: ['Se respira distinto cuando las cuentas cuadran.', 'Eso cambia las mañanas enteras.'],
    },
    {
      when: typed(
        /(?:empiezo|entro|arranco|comienzo|inicio) (?:el|en|la|a|mañana|pronto)|lunes|primer dia|proxim[oa]|mañana/,
      ),
      say: ['Ya tiene fecha, entonces.', 'El primer día, con zapatos limpios y estómago revuelto.'],
      ask: ['¿Qué es lo que más ilusión te hace?'],
    },
    {
      when: typed(
        /celebr\w+|festej\w+|fiesta|cena|pastel|brind\w+|vino|cerveza|salir|comer|baile|bail\w+|pizza|regalo|viaje/,
      ),
      say: ['Así se hace. Las cosas buenas también merecen ruido.', 'Que haya mesa y algo rico.'],
    },
    {
      when: typed(
        /(?:saque|tuve|calificacion|nota|puntos|promedio|un) (?:\S+ )?(?:\d+|diez|nueve|ocho|siete|sobresaliente|notable)|\d+ de \d+|la mejor|el mejor|mencion|titul\w+|carrera|materia|recib\w+|gradu\w+|tesis/,
      ),
      say: ['Y ahí está, escrito, para quien lo dude.', 'Esa hoja sí da gusto guardarla.'],
    },
    {
      when: typed(
        /^es (?:\S+ ?){1,4}$|es de|voy a (?:ser|trabajar|estudiar|hacer)|puesto|empresa|hospital|escuela|tienda|oficina|trabajo|equipo|universidad/,
      ),
      say: ['Suena a puerta que se abre.', 'Un sitio nuevo donde van a aprender tu nombre.'],
      ask: ['¿Qué te gusta de lo que viene?'],
    },
    {
      when: typed(
        /feliz|content[oa]|alegr\w+|emocionad[oa]|emocion|orgullos[oa]|salt\w+|grit\w+|genial|increible|alivio|aliviad[oa]|tranquil[oa]|por fin|al fin|jaja\w*|jeje\w*|bendicion|gracias a dios|logre|lo hice/,
      ),
      say: ['Da gusto leerlo.', 'Disfrútalo sin prisa; es tuyo.', 'Ese alivio se nota hasta aquí.'],
      ask: ['¿Dónde lo notas más, en el cuerpo?'],
    },
    {
      when: typed(
        /no es (?:gran cosa|para tanto|mucho)|cualquiera|solo (?:es|era)|nada mas|todavia (?:falta|no)|apenas|nadie (?:se|me) (?:alegr\w+|felicito)|nadie (?:a quien|con quien)|sol[oa]/,
      ),
      say: ['Es grande aunque se diga bajito.', 'Que conste aquí, entonces: lo lograste.'],
    },
  ],
  say: [
    'Un día así se guarda.',
    'No todo llega tarde, parece.',
    'Algo salió como tenía que salir.',
    'Que dure la sonrisa.',
  ],
  ask: [
    { line: '¿Qué es lo primero que va a cambiar?' },
    { line: '¿Cómo lo piensas celebrar?', unless: typed(/celebr\w+|festej\w+|fiesta/) },
    { line: '¿Qué le dirías a quien eras hace unos meses?' },
  ],
};
