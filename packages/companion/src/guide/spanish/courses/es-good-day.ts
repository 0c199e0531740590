import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody had a good day. */
export const esGoodDay: Course = {
  id: 'es-good-day',
  language: 'es',
  light: true,
  begins: typed(
    /(?:hoy|ayer|este|fue|ha sido|tuve|pase|estuve|estoy teniendo|tengo) (?:\S+ ){0,4}?(?:(?:un |muy )?(?:buen|gran|lindo|bonito|hermoso|excelente|increible|bello|precioso|feliz) (?:dia|finde|fin de semana|domingo|sabado|rato)|un dia (?:\S+ )?(?:bueno|lindo|bonito|hermoso|increible|genial|excelente|perfecto|precioso|feliz|tranquilo|redondo))|(?:hoy|ultimamente) (?:\S+ ){0,2}?(?:estoy|ando|me siento|amaneci|me levante|desperte|estuve) (?:\S+ )?(?:feliz|content[oa]|alegre|(?:muy |super |re )?bien|de buen(?:as| humor)|mejor|en paz|tranquil[oa])|(?:estoy|ando|me siento) (?:muy |super |re |tan |bien |hoy )?(?:feliz|content[oa]|alegre|de buenas|de buen humor)(?: (?:hoy|porque|por|y|con)|[.,!]|$)|(?:hoy|todo) (?:\S+ )?me (?:fue|salio|ha ido|esta saliendo) (?:\S+ )?(?:bien|genial|increible|de maravilla|perfecto)|la (?:pase|estoy pasando) (?:\S+ )?(?:bien|genial|increible|lindo|bonito|de maravilla)|que (?:buen|lindo|bonito|gran|hermoso) dia/,
  ),
  unless: typed(
    danger,
    notReal,
    /no (?:estoy|me siento|fue|es|ando|tuve|la pase|me fue)|pero|aunque|antes (?:estaba|era)|quisiera|quiero (?:estar|ser)|deberia (?:estar|ser)|finjo|fingir|tod[oa]s (?:estan|son)|nunca|mi (?:ex|hij[oa]|amig[oa]) esta|ojala|funeral|muri\w+|no se por que/,
  ),
  first: {
    say: ['Qué gusto oír algo así.', 'Un día de esos hay que contarlo.', 'Mira nada más, un día bueno.'],
    ask: ['¿Qué fue lo mejor?', '¿Cómo empezó?', '¿Con quién lo viviste?'],
  },
  turns: [
    {
      when: typed(
        /(?:crees|piensas) que (?:\S+ ){0,3}(?:dur\w+|siga|mal|raro)|(?:es|sera) (?:normal|raro)|(?:va a|cuanto) (?:durar|dura)|y si (?:\S+ )?(?:se acaba|mañana|no dura|pasa algo)|como (?:\S+ )?(?:hago|mantengo|conservo|lo guardo)|que hago para/,
      ),
      say: [
        'No sé qué trae mañana. Pero este día ya es tuyo, y eso no se devuelve.',
        'A algunos les sirve anotar tres detalles de hoy antes de dormir. En un día gris se agradece leerlos.',
      ],
      asked: true,
    },
    {
      when: typed(
        /hacia (?:\S+ )?(?:tiempo|mucho|meses|años|rato)|(?:despues|tras) de (?:\S+ )?(?:tanto|meses|semanas|años|mucho)|por fin|al fin|ya (?:ni|no) (?:me acordaba|recordaba)|hace (?:tiempo|mucho) (?:que )?no|semanas? (?:mala|dificil|pesada|horrible)\w*|venia mal/,
      ),
      say: ['Después de lo de antes, sabe el doble.', 'Tocaba ya un día así.'],
    },
    {
      when: typed(/hij[oa]s?|niñ[oa]s?|bebe|niet[oa]s?|sobrin[oa]s?|famili\w+|mama|papa|herman[oa]s?|abuel[oa]/),
      say: ['Los tuyos de buen humor, y tú también: qué lujo.', 'Eso se queda en la memoria de todos.'],
      ask: ['¿Qué hicieron juntos?'],
    },
    {
      when: typed(
        /amig[oa]s?|nos reimos|reimos|risas?|rei|salimos|fiesta|cumpleaños|junt\w+|charl\w+|platic\w+|compañer[oa]s/,
      ),
      say: ['Reírse así limpia por dentro.', 'Con buena gente, hasta lo simple alcanza.'],
      ask: ['¿De qué se rieron?'],
    },
    {
      when: typed(/novi[oa]|pareja|espos[oa]|marido|cita|me (?:invito|beso|abrazo|dijo que me|regalo)|flores/),
      say: ['Se oye la sonrisa desde aquí.', 'Qué lindo que alguien haga más ligero el día.'],
    },
    {
      when: typed(
        /trabaj\w+|jef[ea]|ascen\w+|aument\w+|proyecto|cliente|examen|aprob\w+|nota|clase|entreg\w+|termine|logre|consegui|me felicit\w+/,
      ),
      say: ['Bien ganado, además.', 'Que se note el trabajo también da gusto.'],
      ask: ['¿Cómo te diste cuenta de que iba saliendo?'],
    },
    {
      when: typed(
        /playa|parque|sol|camin\w+|pase[ao]\w*|bici|montaña|mar|jardin|sali a|correr|gimnasio|bail\w+|viaj\w+|aire|cielo/,
      ),
      say: ['El aire libre hace su parte.', 'El cuerpo también lo celebra.'],
    },
    {
      when: typed(
        /com(?:i|imos|ida)|cocin\w+|helado|cafe|asado|pastel|desayun\w+|cen\w+|restaurante|tacos|pan|antoj\w+|mate/,
      ),
      say: ['Los días buenos suelen tener buen sabor.', 'Con la panza contenta todo mejora.'],
    },
    {
      when: typed(
        /dormi|descans\w+|siesta|no hice nada|tranquil[oa]|paz|calma|silencio|serie|lei|libro|bañ\w+|en casa/,
      ),
      say: ['Un día sin prisa vale oro.', 'Descansar de verdad se nota en todo.'],
    },
    {
      when: typed(/perr[oa]|gat[oa]|musica|cancion|cant\w+|pint\w+|dibuj\w+|toque|guitarra|manualidad\w*|plantas?/),
      say: ['Esas alegrías no fallan.', 'Algo tuyo, nada más porque sí.'],
    },
    {
      when: typed(
        /miedo (?:a|de) que|no (?:va a )?dur\w+|se (?:acabe|va a acabar|termine)|demasiado bueno|culpa|raro|cost\w+ cre\w+|desconfi\w+/,
      ),
      say: ['También cuesta un poco confiar en lo bueno.', 'Se puede disfrutar sin firmar nada sobre mañana.'],
    },
    {
      when: typed(
        /orgullos[oa]|agradecid[oa]|gracias|bendici\w+|bendecid[oa]|dios|suerte|feliz|content[oa]|alegr\w+|sonri\w+|emocion\w+|liger[oa]|energia/,
      ),
      say: ['Se te nota en cómo lo dices.', 'Que quede un rato más, esa sensación.'],
    },
    {
      when: typed(
        /queria (?:contar\w*|compartir\w*)|no tenia a quien|a quien contar\w*|contarle a|solo (?:eso|queria)|nada (?:especial|del otro mundo|grande)|sencill[oa]|simple|tonteria/,
      ),
      say: ['Contarlo es vivirlo otro poquito.', 'Lo pequeño también merece que alguien pregunte.'],
    },
  ],
  say: [
    'Los días así también cuentan.',
    'Bien merecido tiene quedarse un rato.',
    'Es bonito ver por dónde te entra la alegría.',
    'Hay que dejar que lo bueno se siente a la mesa.',
  ],
  ask: [
    { line: '¿Qué parte te gustaría repetir mañana?' },
    { line: '¿A quién se lo contarías primero?', unless: typed(/se lo conte|a quien contar/) },
    { line: '¿Qué detalle no quieres olvidar?' },
  ],
};
