import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody has no company, and nobody to call. */
export const esLonely: Course = {
  id: 'es-lonely',
  language: 'es',
  begins: typed(
    /(?:me siento|me he sentido|estoy|ando|me encuentro) (?:(?:muy|tan|bien|re|demasiado|super|bastante|completamente|totalmente|mas) )?sol[oai]t?[oa]?(?: (?:hoy|esta noche|ultimamente|siempre|en (?:el mundo|la vida|esta ciudad|casa|todo|esto)|y (?:no|sin|triste)))?[.,… ]*$|(?:me siento|estoy) (?:(?:muy|tan|bien|re|demasiado|super|bastante|completamente|totalmente) )?sol[oa] (?:hoy|esta noche|ultimamente|siempre|en (?:el mundo|este mundo|la vida|todo)|y (?:no|sin|triste|siento))|(?:mucha|tanta|siento|es|la|esta|pura) soledad|no tengo (?:a )?(?:nadie|amig[oa]s|ningun amig[oa]|ni un amig[oa]|con quien|a quien)|(?:nadie|no hay nadie) (?:\S+ ){0,2}?(?:a quien (?:llamar|contar\w*|escribir\w*|hablar\w*)|con quien (?:hablar|salir|estar|platicar|charlar|contar)|me (?:llama|escribe|habla|hablo|escribio|llamo|busca|invita|pregunta|manda|extraña))|no (?:hay|tengo) (?:\S+ )?(?:quien|alguien) (?:\S+ )?(?:me (?:escuche|llame|acompañe)|con quien)|(?:no tengo|sin) compañia|(?:paso|pase|voy a pasar|otro|otra) (?:\S+ ){0,5}?(?:sol[oa]) (?:en casa|otra vez|como siempre)|necesito compañia|el (?:celular|telefono) no suena/,
  ),
  unless: typed(
    danger,
    notReal,
    /muri[oó]|falleci\w*|enviud\w+|me (?:dejo|termino)|mi ex|mi (?:hij[oa]|herman[oa]|mama|papa|abuel[oa]|amig[oa]) (?:\S+ ){0,2}(?:esta|se siente|vive) sol[oa]|no tengo nadie que me cuide|bebe|me gusta estar sol[oa]|(?:lejos|fuera) de mi (?:pais|casa|tierra|familia)|otro pais|a nadie que (?:me cubra|entregue)|hospital/,
  ),
  first: {
    say: [
      'Que nadie pregunte cómo te fue: eso va pesando.',
      'Hay días en que la casa suena a hueco.',
      'Gente hay por todas partes, y ninguna para esto.',
    ],
    ask: [
      '¿Es de hoy, o viene de hace tiempo?',
      '¿A qué hora del día se nota más?',
      '¿A quién habrías querido contarle algo hoy?',
    ],
  },
  turns: [
    {
      when: typed(
        /como (?:\S+ )?(?:hago|hace|haces|hacer|puedo|conozco|conocer|consigo|salgo|le hago|se hacen|empiezo)|donde (?:\S+ )?(?:conozco|conocer|encuentro|hago|puedo)|que (?:hago|puedo hacer|harias|me (?:recomiendas|aconsejas))|algun consejo/,
      ),
      say: [
        'Suele empezar pequeño y repetido: el mismo lugar, la misma hora, cada semana (una clase, un grupo, un voluntariado). La confianza se hace a fuerza de coincidir.',
        'Puedes escribirle algo mínimo a alguien de antes: “Vi esto y me acordé de ti. ¿Cómo estás?” No pide nada, y deja una puerta abierta.',
        'Si hoy es mucho pedir, basta con un lugar donde haya gente: un café, una plaza, la biblioteca. Estar cerca también cuenta.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:que tengo de|hay algo) mal[oa]?|(?:soy|sere) (?:yo )?(?:\S+ ){0,2}(?:el problema|rar[oa]|aburrid[oa]|el malo|fe[oa]|insoportable|pesad[oa])|es (?:\S+ )?(?:mi culpa|normal)|por que (?:nadie|no (?:tengo|le|me)|me)|porque (?:nadie me|no tengo)(?=.*\?)|(?:crees|piensas) que|siempre (?:voy a|sera)/,
      ),
      say: [
        'No hace falta que haya algo malo en ti. La vida de adultos separa a la gente sin que nadie lo decida, y les pasa a muchos que no lo cuentan.',
        'Es más común de lo que parece, y no es un veredicto sobre ti. Casi siempre falta la ocasión, no el mérito.',
      ],
      asked: true,
    },
    {
      when: typed(/(?:que tal|y|que pasa) si (?:no|nadie|me (?:rechazan|ignoran|dejan)|les? caigo)/),
      say: [
        'Con alguien no saldrá, y eso le pasa a todo el mundo. No hace falta caer bien a todos; alcanza con uno.',
        'Puede pasar, y se sobrevive. Para la primera vez basta con ir, mirar y volver.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|conviene|sera bueno|mejor|le) (?:\S+ ){0,2}(?:escrib\w+|llam\w+|habl\w+|sal\w+|ir|busc\w+|adopt\w+|perdon\w+)(?=.*\?)|(?:deberia|debo|deba|conviene) (?:\S+ ){0,2}(?:escrib\w+|llam\w+|habl\w+|sal\w+|ir|busc\w+|adopt\w+)/,
      ),
      say: [
        'Si te lo estás preguntando, quizá ya hay ganas. Una frase corta basta, y si no contestan hoy, puede ser solo que no pudieron.',
        'Puede valer la pena probarlo en chico: diez minutos, con permiso de volver a casa cuando quieras.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:vi|veo|viendo|suben|fotos|historias|redes|instagram|facebook|estados|publican)|todos (?:\S+ )?(?:tienen|salen|estan|con)|los demas|parejas|se juntaron|no me invit\w+|sin mi/,
      ),
      say: [
        'Desde esa ventana parece que todos están juntos menos tú.',
        'Enterarse por una foto de que hubo plan: eso pincha.',
      ],
    },
    {
      when: typed(
        /fin(?:es)? de semana|domingos?|sabados?|viernes|navidad|año nuevo|nochebuena|feriado|vacaciones|cumpleaños|fiestas|san valentin/,
      ),
      say: [
        'Son los días en que más se nota.',
        'Esas fechas vienen con silla vacía incluida.',
        'Los demás lo esperan, y para ti es un hueco largo.',
      ],
      ask: ['¿Cómo te gustaría que fuera?'],
    },
    {
      when: typed(
        /noches?|al llegar|llego a (?:la )?casa|cen\w+|como sol[oa]|cocin\w+|silencio|casa vacia|departamento|cuarto|habitacion|tele(?:vision)?|radio|la cama/,
      ),
      say: ['Abrir la puerta y que nadie pregunte quién es.', 'De noche el silencio ocupa toda la mesa.'],
    },
    {
      when: typed(
        /perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|mis plantas|(?:al menos|por lo menos|hoy) (?:\S+ ){0,3}(?:sali|hable|salude|platique|charle|me (?:hablo|sonrio|saludo))|vecin[oa]|me cae\w* bien|me (?:llamo|escribio|saludo|invito|invitaron)/,
      ),
      say: [
        'Eso ya es un hilo, aunque sea fino.',
        'Un rato así calienta más de lo que dura.',
        'Qué bien que eso esté ahí.',
      ],
      ask: ['¿Cómo te quedaste después?'],
    },
    {
      when: typed(
        /(?:tenia|tuve) (?:\S+ ){0,3}amig[oa]s|antes (?:\S+ ){0,2}(?:salia|tenia|iba|era|me)|l[oa]s perdi|divorci\w+|separ\w+|me (?:case|divorcie|mude)|mis amig[oa]s (?:\S+ ){0,3}|amig[oa]s?|se (?:fueron|casaron|alejaron|mudaron)|nos (?:alejamos|distanciamos)|dejaron de|ya no (?:me (?:habla\w*|busca\w*|escrib\w+)|nos)|siempre (?:soy|escribo|busco) yo|si yo no (?:escribo|llamo|busco)|me (?:contestan|dejan en visto)/,
      ),
      say: [
        'Se fueron apagando sin pelea, y eso casi no deja de qué quejarse.',
        'Cansa ser siempre quien toca la puerta.',
        'Hubo gente cerca, y por eso se nota el sitio.',
      ],
      ask: ['¿A quién de entonces echas de menos?'],
    },
    {
      when: typed(
        /(?:nadie|no) (?:\S+ ){0,2}(?:nota\w*|notaria|se da cuenta|entera\w*|le importo|le importa|pregunta\w*|me ve|me entiende|me escucha)|invisible|si (?:falto|desaparezco)/,
      ),
      say: ['Sentir que nadie lo notaría es de las cosas más frías que hay.', 'Aquí lo que cuentas se lee entero.'],
    },
    {
      when: typed(/estorb\w+|sobro|molest\w+|caer mal|caigo mal|una carga/),
      say: [
        'Para no estorbar, uno acaba callándose lo que más pesa.',
        'Desde dentro parece que se pide demasiado, y casi nunca es tanto.',
      ],
    },
    {
      when: typed(
        /rodead[oa]|entre (?:tanta )?gente|con (?:mi|la) familia|mi (?:familia|espos[oa]|marido|pareja|mama|papa)|casad[oa]|aunque (?:\S+ )?(?:vivo|estoy) con|compañer[oa]s/,
      ),
      say: ['Se puede estar en una mesa llena y comer a solas por dentro.', 'Falta alguien que pregunte dos veces.'],
    },
    {
      when: typed(
        /timid[oa]|introvertid[oa]|me (?:cuesta|da (?:pena|miedo|vergüenza|cosa|ansiedad))|no se (?:hablar|socializar|que decir|como)|rechaz\w+|miedo|ansiedad social|confiar|desconf\w+|me (?:hicieron|lastimaron|traicion\w+)/,
      ),
      say: [
        'Las ganas de acercarse y el miedo van en el mismo bolsillo.',
        'Después de algunos golpes, uno abre menos la puerta. Tiene su lógica.',
      ],
    },
    {
      when: typed(
        /(?:voy a|tal vez|quiza|a lo mejor|pienso|estoy pensando|mañana|me gustaria|quisiera|pense en) (?:\S+ ){0,3}(?:escrib\w+|llam\w+|habl\w+|sal\w+|ir|inscri\w+|apunt\w+|anot\w+|busc\w+|adopt\w+|conoc\w+|invit\w+|ten\w+)|clase|taller|gimnasio|grupo|iglesia|voluntari\w+/,
      ),
      say: ['Suena a una rendija por donde entra algo.', 'Con un paso de ese tamaño alcanza.'],
    },
    {
      when: typed(
        /(?:hace|llevo|desde|van) (?:\S+ ){1,3}(?:años?|meses|semanas?|tiempo|dias|pandemia|niñ[oa]|siempre)|siempre|toda (?:la|mi) vida|acostumbr\w+|ya es normal/,
      ),
      say: [
        'Tanto tiempo así y hasta se olvida cómo era lo otro.',
        'Uno se acostumbra a no esperar, y eso no es lo mismo que estar bien.',
      ],
    },
    {
      when: typed(
        /triste\w*|llor\w+|mal|vaci[oa]|duele|pecho|abraz\w+|cariño|extraño|cansad[oa]|deprimid[oa]|sol[oa]|soledad|tont[oa]|ridicul[oa]|patetic[oa]|vergüenza/,
      ),
      say: [
        'Querer compañía es de lo más humano que hay.',
        'Falta un abrazo, o alguien que diga “ven, siéntate”.',
        'No hay nada ridículo en eso.',
      ],
    },
  ],
  say: [
    'Echar de menos a alguien sin saber bien a quién también duele.',
    'Escribirlo aquí ya es decírselo a alguien.',
    'La falta de compañía cansa como cansa el frío.',
    'Se necesita gente como se necesita comer.',
  ],
  ask: [
    { line: '¿Con quién fue la última charla buena que tuviste?' },
    { line: '¿Qué te gustaría hacer con alguien al lado?' },
    { line: '¿Hay alguien a quien saludes más o menos seguido?', unless: typed(/nadie|vecin[oa]/) },
  ],
};
