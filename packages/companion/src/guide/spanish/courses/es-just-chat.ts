import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody is bored, or just wants to chat. */
export const esJustChat: Course = {
  id: 'es-just-chat',
  language: 'es',
  light: true,
  begins: typed(
    /(?:estoy|ando|me siento) (?:\S+ )?aburrid[oa](?! de (?:la|mi|vivir|todo))|que aburrimiento|me aburro|no tengo nada (?:mas )?que hacer|(?:solo|nomas|nada mas|solamente) (?:\S+ )?(?:quiero|queria|vengo a|vine a|ganas de|para|pasaba a|pase a) (?:\S+ )?(?:charlar|platicar|hablar un rato|conversar|hablar de (?:lo que sea|cualquier cosa)|saludar|matar el tiempo|pasar el rato)|(?:quiero|tengo ganas de|podemos|quieres|vamos a|hablemos|platiquemos|charlemos) ?(?:de )?(?:charlar|platicar|conversar|hablar de (?:cualquier cosa|lo que sea|algo (?:random|divertido|ligero|bonito)|tonterias)|un rato|cualquier cosa)|no (?:me pasa|pasa|tengo) nada (?:\S+ )?(?:en especial|en particular|malo|importante),? (?:solo|nomas)|cuentame algo|hablame de algo|dime algo (?:divertido|interesante|bonito)/,
  ),
  unless: typed(
    danger,
    notReal,
    /triste|mal|llor\w+|sol[oa] (?:y|todo)|me siento (?:muy )?sol[oa]|vaci[oa]|aburrid[oa] de (?:mi|la|vivir|todo)|novi[oa]|espos[oa]|matrimonio|sin sentido|mi trabajo/,
  ),
  first: {
    say: [
      'Un rato sin tema también es un buen rato.',
      'Me parece bien. Nada urgente, entonces.',
      'El aburrimiento es terreno libre.',
    ],
    ask: [
      '¿Qué has visto hoy que te llamara la atención?',
      '¿Qué harías ahora mismo si pudieras estar en cualquier parte?',
      '¿Qué tienes delante en este momento?',
    ],
  },
  turns: [
    {
      when: typed(
        /(?:y )?(?:tu|vos) (?:que|como|te)|que (?:haces|te gusta|hiciste)|te (?:aburres|gusta)|tienes (?:hobbies|favorit\w+)|cual es tu/,
      ),
      say: [
        'Soy un programa, así que no tengo tardes ni gustos. Lo mío es escuchar, y hoy el tema lo pones tú.',
        'No hay mucho que contar de mi lado: nada de películas ni meriendas. Del tuyo sí.',
      ],
      ask: ['¿Qué es lo último que te hizo reír?'],
      asked: true,
    },
    {
      when: typed(
        /que (?:puedo hacer|hago|me recomiendas|hacemos|me sugieres)|de que (?:hablamos|platicamos|podemos)|dame (?:\S+ )?(?:idea|tema|algo)s?|sugier\w+|propon\w*|pregunt\w+me|no se de que (?:hablar|platicar)/,
      ),
      say: [
        'Una idea: contar tu día como si fuera la película más lenta del mundo.',
        'Puede ser algo con las manos: ordenar un cajón, dibujar lo que ves por la ventana, probar una receta de tres ingredientes.',
        'Un tema: la mejor comida que recuerdas, y con quién fue.',
      ],
      asked: true,
    },
    {
      when: typed(/cuent\w+me (?:algo|un|una)|dime algo|chiste|historia|dato|adivinanza/),
      say: [
        'Va uno pequeño: el pulpo tiene tres corazones, y dos se paran un poco cuando nada.',
        'Un dato de sobremesa: la miel casi no se echa a perder; se ha encontrado en tumbas muy antiguas.',
      ],
      ask: ['¿Sabes tú alguno así?'],
      asked: true,
    },
    {
      when: typed(/pelicula|serie|netflix|tele|capitulo|anime|libro|leyendo|lei|novela|youtube|videos?/),
      unless: typed(/sin pelicula/),
      say: ['Una buena historia salva cualquier tarde.', 'Eso se disfruta mejor si alguien pregunta después.'],
      ask: ['¿De qué va, sin contar el final?', '¿Con qué personaje te quedas?'],
    },
    {
      when: typed(
        /musica|cancion\w*|cant(?:o|a|ar|ando|e|amos)|guitarra|piano|concierto|banda|bail\w+|escuch(?:o|ando)/,
      ),
      say: ['Una canción cambia el color de la casa.', 'Eso arregla un rato cualquiera.'],
      ask: ['¿Qué suena ahora mismo por ahí?'],
    },
    {
      when: typed(
        /com(?:er|i|ida|iendo)|cocin\w+|cen\w+|receta|pastel|pan|cafe|te|mate|tacos|pizza|arepas|hambre|galletas|helado|postre/,
      ),
      say: ['Ya se antoja desde aquí, y eso que no como.', 'Hay días que se arreglan por el estómago.'],
      ask: ['¿Te gusta más cocinar o que te cocinen?'],
    },
    {
      when: typed(/perr[oa]s?|gat[oa]s?|gatit[oa]|mascota|loro|pajaro|conejo|hamster|planta\w*/),
      say: ['Seguro manda más de lo que parece.', 'La mejor compañía para no hacer nada.'],
      ask: ['¿Qué está haciendo ahora?'],
    },
    {
      when: typed(/llov\w+|llueve|lluvia|sol|frio|calor|nublado|clima|tarde|ventana|nieve|viento/),
      say: ['Un tiempo para mirar por la ventana sin pedir permiso.', 'El cielo hoy pone el plan.'],
    },
    {
      when: typed(
        /jueg[oa]\w*|jugando|jugar|futbol|partido|videojuego\w*|play|equipo|gimnasio|correr|bici|camin\w+|pase[ao]\w*|deporte/,
      ),
      say: ['Con eso se va la tarde sin darse cuenta.', 'Se nota el gusto ahí.'],
      ask: ['¿Desde cuándo te gusta?'],
    },
    {
      when: typed(/viaj\w+|playa|montaña|mar|vacaciones|ciudad|conocer|lugar|sueño|me gustaria (?:ir|estar|vivir)/),
      say: ['Ya se oye el sitio.', 'Ir con la cabeza también cuenta, y no pide maleta.'],
      ask: ['¿Qué harías ahí el primer día?'],
    },
    {
      when: typed(
        /trabaj\w+|oficina|clases?|escuela|fila|cola|bus|metro|sala de espera|esperando|turno|descanso|domingo|feriado|dia libre/,
      ),
      say: ['Un rato muerto que pide compañía.', 'Esas horas parecen hechas de chicle.'],
    },
    {
      when: typed(/amig[oa]s?|herman[oa]|mama|papa|familia|prim[oa]|abuel[oa]|vecin[oa]|compañer[oa]/),
      say: ['Con esa gente alrededor siempre hay algo que contar.', 'Cada familia es una serie de varias temporadas.'],
    },
    {
      when: typed(
        /nada|no se|lo (?:de siempre|mismo)|normal|tranquil[oa]|aqui|acostad[oa]|en (?:casa|mi cama|la cama)|bien|ja\w*/,
      ),
      say: ['Nada también es un plan decente.', 'Un día sin titulares.'],
      ask: ['¿Qué sería un pequeño lujo para lo que queda del día?'],
    },
  ],
  say: [
    'Así, sin tema, también se charla bien.',
    'Las cosas chicas dan para mucho.',
    'No todo tiene que servir para algo.',
    'Da gusto una charla sin prisa.',
  ],
  ask: [
    { line: '¿Qué es lo mejor que has comido esta semana?', unless: typed(/com(?:i|ida)|cocin\w+/) },
    { line: '¿Qué sabes hacer que casi nadie sabe?' },
    { line: '¿Qué te gustaba hacer cuando tenías diez años?' },
  ],
};
