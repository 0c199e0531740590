import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Anxiety that takes hold of the body; a panic attack. */
export const esPanic: Course = {
  id: 'es-panic',
  language: 'es',
  begins: typed(
    /(?:tengo|tuve|me (?:dio|da|dan|esta dando|vino|agarro|entro|entra|pego|volvio|dieron)|estoy (?:teniendo|con|en)|sufro|sufro de|acabo de tener|siento|ando con|creo que (?:tengo|tuve|es|me)|padezco|llevo (?:\S+ ){1,3}con) (?:\S+ ){0,3}?(?:ataques?|crisis) (?:de )?(?:panico|ansiedad|nervios|angustia)|(?:ataque|ataques|crisis) de (?:panico|ansiedad|angustia|nervios)|(?:tengo|siento|estoy con|ando con|me (?:da|dio|entro|agarro)|sufro de|traigo|hay) (?:\S+ )?(?:much[ao]|mucha|muchisima|demasiada|tanta|una|esta|la|muy fuerte|bastante)? ?(?:ansiedad|angustia|panico)|(?:la|mi|esta) (?:ansiedad|angustia) (?:no me deja|me (?:esta )?(?:mat\w+|gan\w+|consum\w+|supera)|volvio|otra vez|esta (?:muy )?(?:alta|fuerte|peor))|(?:estoy|me siento|ando|me pongo) (?:\S+ )?(?:ansios[oa]|con ansiedad|angustiad[oa])|(?:me late|se me acelera|tengo) (?:\S+ ){0,3}?(?:corazon|taquicardia) (?:\S+ ){0,4}?(?:y no puedo|ansiedad|miedo|rapido y|me voy a morir)|(?:siento que )?(?:me falta el aire|no puedo respirar) (?:\S+ ){0,4}?(?:ansiedad|panico|nervios|otra vez|de (?:la nada|repente))|(?:senti|siento|sentia) que me (?:moria|iba a morir|voy a morir|muero|volvia loc\w|vuelvo loc\w|desmay\w+)/,
  ),
  unless: typed(
    danger,
    notReal,
    /(?:mi|a mi) (?:hij[oa]|espos[oa]|marido|novi[oa]|herman[oa]|amig[oa]|mama|papa|perr[oa]) (?:\S+ ){0,3}(?:tiene|tuvo|sufre|le)|(?:le|les) (?:dio|dan|da) (?:un )?ataques?|de la risa|muero de (?:risa|hambre|sueño|calor)|brazo izquierdo|infarto|ansiosa? (?:por|de) (?:ver|que llegue|empezar)|dinero|domingos?|lunes|deudas?|examen|bebe|muri[oó]|me (?:dejo|termino)/,
  ),
  first: {
    say: [
      'Aquí estamos, sin prisa.',
      'El cuerpo da la alarma como si hubiera fuego, y asusta de verdad.',
      'Da un miedo enorme mientras dura.',
    ],
    ask: ['¿Te está pasando ahora o ya pasó?', '¿Dónde lo sientes más en el cuerpo?', '¿Dónde estás en este momento?'],
  },
  turns: [
    {
      when: typed(
        /que (?:hago|puedo hacer|me ayuda|harias|me (?:recomiendas|aconsejas))|como (?:\S+ )?(?:lo paro|paro|calmo|hago|controlo|quito|freno|salgo|respiro|puedo|manejo|evito)|ayud[ae](?:me)?|no se que hacer/,
      ),
      say: [
        'Apoya los pies y suelta el aire despacio, más largo que al tomarlo. Luego busca cinco cosas a tu alrededor y ve nombrándolas. La ola sube, y también baja.',
        'No hace falta pelear con él: puedes decirte “esto es ansiedad, ya la conozco, va a bajar”. Agua fría en las manos ayuda a algunos.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:me (?:voy a|puedo)|voy a) (?:morir|desmayar\w*|volver loc\w|infart\w+|perder el control)(?=.*\?)|(?:es|sera|puede ser) (?:\S+ )?(?:peligroso|normal|grave|un infarto|del corazon|el corazon)|tendre algo|me estoy (?:muriendo|volviendo loc\w)|(?:deberia|debo|deba|tengo que|conviene) (?:\S+ ){0,3}(?:ir al|medic\w+|doctor\w*|urgencias|hospital|psicolog\w+|terapia|pastillas)/,
      ),
      say: [
        'Un ataque de pánico es espantoso, y por sí solo no mata ni hace perder la razón. Si es la primera vez, si duele el pecho o dudas, que te revise un médico; para eso está urgencias.',
        'Si los síntomas son nuevos, muy fuertes o no ceden, llamar a un médico es lo sensato, sin vergüenza. Si ya lo conoces de antes, suele bajar en unos minutos.',
      ],
      asked: true,
    },
    {
      when: typed(
        /por que (?:me (?:pasa|da)|a mi|siento|ahora)|porque me (?:pasa|da)|de donde (?:sale|viene)|(?:se (?:me )?(?:\S+ )?|va a )(?:va a quitar|quitara|curar?|cura|pasar|volver)(?=.*\?)|cuanto (?:dura|tarda)|(?:crees|piensas) que|(?:estoy|soy|sere) (?:\S+ )?(?:loc[oa]|debil|exager\w+|rar[oa])(?=.*\?)|algun dia/,
      ),
      say: [
        'No es debilidad ni locura: es una alarma que salta cuando no toca. Se puede aprender a bajarla, y hay quien ayuda con eso, un médico o un psicólogo.',
        'A veces viene de mucha tensión guardada y elige el momento más tranquilo para salir. La mayoría de las olas dura minutos, aunque parezca una hora.',
      ],
      asked: true,
    },
    {
      when: typed(
        /no (?:se|entiendo) (?:ni )?(?:por que|porque|que me pasa|que tengo|de donde)|de la nada|sin (?:razon|motivo|avisar)|de repente/,
      ),
      say: ['Viene sin pedir permiso y sin explicar nada.', 'No hace falta saber de dónde viene para que asuste.'],
    },
    {
      when: typed(
        /corazon|taquicardia|palpit\w+|pecho|aire|respir\w+|ahog\w+|ti?embl\w+|sud\w+|mare\w+|hormigue\w+|manos|dormid[oa]s|nudo|garganta|estomago|nauseas|vomit\w+|desmay\w+|calor|frio|cuerpo/,
      ),
      say: [
        'El cuerpo entero grita, y no hay ningún incendio.',
        'Da la impresión de que algo se rompe por dentro.',
        'Ese galope asusta, y el susto lo acelera más.',
      ],
      ask: ['¿Sigue ahora igual de fuerte?'],
    },
    {
      when: typed(
        /(?:me iba a|iba a|me voy a|voy a) morir|me moria|morir(?:me)?|muerte|loc[oa]|perder el control|infarto|real|irreal|fuera de mi|como (?:en )?(?:un )?sueño/,
      ),
      say: [
        'En ese momento parece el final, y no hay quien te convenza de otra cosa.',
        'Creer eso de verdad, aunque sea un minuto, deja temblando todo el día.',
      ],
    },
    {
      when: typed(
        /miedo (?:a|de) (?:que|salir|volver|tener|estar)|(?:que )?(?:vuelva|me de|se repita)|no (?:quiero|puedo|me animo a) (?:salir|ir|manejar|subir|estar)|evit\w+|ya no salgo|encerrad[oa]|no salgo/,
      ),
      say: ['El miedo al miedo es lo que más encoge la vida.', 'Y así el mapa se va haciendo chico, calle por calle.'],
      ask: ['¿Qué has dejado de hacer por eso?'],
    },
    {
      when: typed(/(?:estoy|me quede|vivo|estaba|ando) (?:\S+ )?sol[oa]|sin nadie/),
      say: [
        'Pasarlo sin nadie al lado lo hace más grande. Aquí hay a quién escribirle mientras baja.',
        'La casa en silencio le da más eco.',
      ],
    },
    {
      when: typed(
        /metro|bus|camion|colectivo|avion|carro|coche|auto|super|supermercado|orill\w+|tuve que (?:salir\w*|parar\w*|sentarme|irme|bajarme)|tienda|centro comercial|fila|cola|trabajo|oficina|clase|escuela|elevador|ascensor|manej\w+|calle|iglesia|restaurante|reunion|gente|publico|cine/,
      ),
      say: [
        'Y en medio de la gente, sin dónde esconderse.',
        'Tener que disimular con el cuerpo así es agotador.',
        'Después, ese lugar ya no es el mismo.',
      ],
      ask: ['¿Cómo saliste de ahí?'],
    },
    {
      when: typed(/noche|dormir|duermo|me despert\w+|madrugada|cama|acostad[oa]|sueño/),
      say: [
        'De noche, sin nada que distraiga, la alarma suena más.',
        'Que venga cuando por fin descansas es lo más injusto.',
      ],
    },
    {
      when: typed(
        /no (?:me )?(?:encontraron|encontro|tengo|sale|hay) nada|todo (?:\S+ )?bien|nada (?:raro|malo)|son (?:los )?nervios|(?:doctor\w*|medic[oa]) (?:\S+ ){0,3}(?:dice|dijo)/,
      ),
      say: [
        'Que no encuentren nada tranquiliza la cabeza, y el cuerpo no se entera.',
        'Casi da rabia que salga todo bien, con lo que se siente.',
      ],
    },
    {
      when: typed(
        /medic\w+|doctor\w*|psicolog\w+|psiquiatra|terapia|terapeuta|pastillas?|urgencias|hospital|electro\w*|estudios|analisis/,
      ),
      say: ['Buscar a alguien que sepa de esto es un buen paso.', 'Ahí se puede contar entero, sin adornarlo.'],
    },
    {
      when: typed(
        /trabajo|jef[ea]|dinero|familia|futuro|todo|pensamientos|pienso|pensar|y si|preocup\w+|problemas|estres\w*|cabeza|cosas|noticias|salud|enfermedad/,
      ),
      say: [
        'La cabeza corre por delante y el cuerpo va detrás, sin aliento.',
        'Un “y si” llama a otro, y ya son veinte.',
        'Tanta tensión junta tenía que salir por alguna parte.',
      ],
      ask: ['¿Cuál de esos pensamientos pesa más hoy?'],
    },
    {
      when: typed(
        /no (?:se )?(?:le|lo|les) (?:he )?(?:dicho|digo|contado|cuento)|nadie (?:me )?(?:entiende|sabe|cree|entendio)|me dicen|(?:dicen|dijeron) que|calmate|tranquil\w+|exager\w+|drama\w*|es mental|esta en tu cabeza|vergüenza|pena|escond\w+|disimul\w+|loc[oa]|ridicul[oa]|tont[oa]|debil/,
      ),
      say: [
        'A nadie le ha bajado el pulso porque le digan “cálmate”.',
        'No se ve por fuera, y por eso cuesta que lo crean.',
        'No hay nada vergonzoso en una alarma que se dispara.',
      ],
    },
    {
      when: typed(
        /(?:ya )?(?:estoy|me siento|va|voy) (?:un poco |un poquito |mas |algo )?(?:mejor|tranquil\w|calmad\w|bajando|pasando)|ya (?:paso|bajo|se me paso|respiro)|esta bajando|logre|pude|sali(?: de casa)?|respire|camin\w+|me ayudo|se (?:me )?calma|rez\w+|oracion/,
      ),
      unless: typed(/no|nunca/),
      say: [
        'Ahí va bajando la ola.',
        'La dejaste pasar. No es poco.',
        'Después queda un cansancio como de haber corrido; es lo normal.',
      ],
    },
    {
      when: typed(
        /(?:voy a|tal vez|quiza|a lo mejor|pienso|mañana|quiero|quisiera) (?:\S+ ){0,3}(?:llam\w+|ir|busc\w+|ped\w+|respir\w+|camin\w+|sal\w+|habl\w+|dec\w+|intent\w+|probar|cont\w+|volver)/,
      ),
      say: ['Un paso así, con este miedo, vale el doble.', 'Puede ser tan pequeño como haga falta.'],
    },
    {
      when: typed(
        /(?:hace|llevo|desde|van) (?:\S+ ){0,3}(?:años?|meses|semanas?|dias|tiempo|pandemia)|todos los dias|cada (?:dia|noche|vez)|siempre|otra vez|de nuevo|segund[oa]|tercer[oa]|la primera vez|nunca me habia/,
      ),
      say: [
        'Vivir esperando la próxima cansa más que la propia crisis.',
        'Cada vez deja un poco más de guardia puesta.',
      ],
      ask: ['¿Recuerdas qué pasaba cuando empezó?'],
    },
    {
      when: typed(
        /miedo|asust\w+|llor\w+|triste\w*|como antes|mal|cansad[oa]|agotad[oa]|hart[oa]|no (?:puedo|aguanto) mas|desesper\w+|horrible|feo|sol[oa]|ansie\w+|ansios[oa]|angusti\w+|nervi\w+/,
      ),
      say: [
        'Es un susto de cuerpo entero.',
        'Estar en alerta todo el tiempo deja sin fuerzas.',
        'Aquí se puede bajar el paso.',
      ],
    },
  ],
  say: [
    'No hay que hacerlo bien; basta con dejar que pase.',
    'La alarma se equivoca de hora, pero es tuya y quiere protegerte.',
    'Un minuto después de otro también es un plan.',
    'Por dentro hace mucho ruido, aunque por fuera no se oiga.',
  ],
  ask: [
    { line: '¿Qué estabas haciendo cuando empezó?', unless: typed(/estaba|cuando/) },
    { line: '¿Hay algo que otras veces te haya ayudado?', unless: typed(/me ayud\w+|primera vez/) },
    { line: '¿Hay alguien cerca de ti ahora?', unless: typed(/sol[oa]|nadie|espos[oa]|mama/) },
  ],
};
