import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody lost their temper with a child of theirs, and is sorry. */
export const esYelledAtChild: Course = {
  id: 'es-yelled-at-child',
  language: 'es',
  begins: typed(
    /(?:le|les) (?:\S+ )?(?:grite|grito|he gritado|hable (?:muy |re |bien )?(?:mal|feo)|di un grito|conteste (?:muy )?(?:mal|feo)) (?:\S+ ){0,4}?(?:a )?(?:mi|mis|los|el|la) (?:\S+ )?(?:hij[oa]s?|niñ[oa]s?|bebe|chic[oa]s|nen[ea]s?|peque\w*|nietos?|nietas?|gemel[oa]s|mellizos)|(?:a )?(?:mi|mis) (?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|peque\w*|bebe) (?:\S+ ){0,3}?(?:le|les) (?:\S+ )?(?:grite|grito|he gritado|hable (?:muy )?(?:mal|feo)|conteste mal)|(?:perdi|pierdo|he perdido) (?:la paciencia|los estribos|el control|los nervios) (?:\S+ ){0,2}?con (?:mi|mis|los|el|la) (?:\S+ )?(?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|peque\w*|bebe|chic[oa]s)|(?:me desquite|explote|estalle|la pague|me desespere|me altere|me enoje|me saque|la agarre) (?:\S+ ){0,3}?con (?:mi|mis|los) (?:\S+ )?(?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|peque\w*|bebe|chic[oa]s)|(?:grite|grito) (?:\S+ ){0,2}?a (?:mi|mis) (?:\S+ )?(?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|peque\w*|bebe)|(?:soy|me siento) (?:\S+ )?(?:un |una )?(?:mala? (?:madre|padre|mama|papa)|pesim[oa] (?:madre|padre|mama)|la peor (?:madre|mama)|el peor (?:padre|papa))/,
  ),
  unless: typed(
    danger,
    notReal,
    /(?:le|les) (?:\S+ )?(?:pegu[eé]|peg[oó]|di una (?:nalgada|cachetada|bofetada|palmada|paliza)|jal[eoó]\w*|sacud\w+|empuj\w+|zarande\w+|avent\w+|tire)|golpe\w*|cintur[oó]n|chancla|mi (?:espos[oa]|marido|pareja|suegra|mama|papa|ex|vecin[oa]) le (?:grit|habl)\w+/,
  ),
  first: {
    say: [
      'Y ahora hay silencio, y es lo único que se oye.',
      'Ese nudo de después lo conoce casi todo el que cría.',
      'Duele más por la carita que por el grito.',
    ],
    ask: ['¿Qué pasaba justo antes?', '¿Cómo están ahora?', '¿Qué edad tiene?'],
  },
  turns: [
    {
      when: typed(
        /(?:crees|piensas) que (?:\S+ ){0,3}(?:mal[oa]|traum\w+|dañ\w+|odi\w+|perdon\w+|recuerd\w+|marc\w+|afect\w+)|(?:soy|sere) (?:\S+ )?(?:mal[oa]|pesim[oa]) (?:madre|padre|mama|papa)(?=.*\?)|(?:lo|la|los|las|le|les|se) (?:\S+ )?(?:traum\w+|dañe|hice daño|arruin\w+|va a acordar|van a acordar|va a odiar|va a quedar|me perdonara)|me (?:va|van) a (?:odiar|perdonar|tener miedo)|es normal/,
      ),
      say: [
        'Un grito no hace una infancia. Lo que venga después pesa más: que vuelvas y lo repares. Eso también lo aprenden.',
        'Quien cría mal no se queda así, dándole vueltas. Los niños aguantan que alguien se pase, si luego se acerca y lo dice.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:le|les|lo|me|hago|puedo|arreglo|reparo|pido|evito|controlo|dejo|hablo|explico|acerco|compenso)|que (?:le|les|hago|puedo|deberia|harias|debo)|(?:deberia|debo|deba|tengo que|conviene|le pido|es bueno) (?:\S+ ){0,3}(?:perd[oó]n|disculp\w+|habl\w+|despert\w+|explic\w+|esper\w+|decir\w*)/,
      ),
      unless: typed(/le (?:pedi|dije) perdon/),
      say: [
        'Corto y a su altura: “Te grité. Estuvo mal, y no fue culpa tuya. Perdón.” Y después algo de todos los días, con un abrazo si quiere.',
        'Para la próxima puede servir avisar antes: “Me estoy enojando, voy a la cocina dos minutos y vuelvo.” A veces alcanza, a veces no, y se vuelve a probar.',
      ],
      asked: true,
    },
    {
      when: typed(
        /se me quedo (?:viendo|mirando)|(?:se )?(?:escond\w+|encerr\w+|fue (?:a su cuarto|corriendo)|tapo|encogi\w+|asust\w+|quedo (?:callad\w|quiet\w|mirand\w+))|me (?:miro|miraba|vio|tuvo miedo|tiene miedo)|su (?:cara|carita|mirada)|sus ojitos|ojos|debajo de|llor\w+|lloro|puchero/,
      ),
      unless: typed(/(?:yo|me puse a|no paro de|estoy) llor\w+|llore/),
      say: [
        'Esa es la imagen que se queda.',
        'Que fuera por ti, que eres su refugio: eso es lo que escuece.',
        'Y quisieras rebobinar justo ahí.',
      ],
      ask: ['¿Qué hiciste entonces?'],
    },
    {
      when: typed(
        /me (?:abrazo|dio un (?:beso|abrazo)|perdono|dijo (?:que )?(?:te quiero|te amo|no importa|esta bien|no pasa nada))|se (?:acerco|subio|acurruc\w+)|vino a (?:abrazarme|mi)|ya (?:esta|anda) (?:jugando|riendo|como si nada)|como si nada/,
      ),
      say: [
        'Ese abrazo dice más de ustedes que el grito.',
        'Los niños saben adónde volver.',
        'Ya soltó lo que tú todavía cargas.',
      ],
    },
    {
      when: typed(/(?:ya )?(?:se durmi\w+|(?:esta|estan) dormid[oa]s?|duermen?|dormid[oa]s?)/),
      say: [
        'Dormido un niño parece todavía más chico, y ahí aprieta más.',
        'Y ahora se mira esa respiración tranquila con el corazón revuelto.',
      ],
    },
    {
      when: typed(
        /(?:le|les) (?:\S+ )?(?:pedi|pido) (?:perdon|disculpas)|me disculpe|le dije (?:que )?(?:lo siento|perdon|estuvo mal|me perdone)|l[oa]s? abrace|hable con (?:el|ella|ellos)/,
      ),
      say: ['Volviste y lo dijiste. Mucha gente adulta nunca oyó eso de los suyos.', 'Esa es la parte que cura.'],
      ask: ['¿Cómo lo tomó?'],
    },
    {
      when: typed(
        /mi (?:mama|papa|madre|padre|abuel[oa])|mis (?:papas|padres|viejos)|a mi me (?:gritaban|pegaban|criaron)|de niñ[oa]|cuando era (?:niñ[oa]|chic[oa]|pequeñ[oa])|crec\w+|igual que|(?:jure|prometi|dije) (?:que )?(?:nunca|no)|me estoy (?:volviendo|convirtiendo)/,
      ),
      say: [
        'Sabes cómo suena desde ahí abajo.',
        'Y hoy escuchaste ese tono en tu propia boca.',
        'Tú lo notaste enseguida y estás aquí con eso. Ya es otra historia.',
      ],
      ask: ['¿A ti alguien te pidió perdón alguna vez?'],
    },
    {
      when: typed(/(?:tir\w+|derram\w+|romp\w+|rompio|ray\w+|leche|jugo|pared|vaso|celular|tele|desorden|jugo)/),
      say: ['Otro día habría sido un trapo y un suspiro.', 'Y esa fue la gota, después de todas las demás.'],
    },
    {
      when: typed(
        /(?:todos|la gente|nos|me) (?:\S+ ){0,2}(?:miraban|miraba|vieron|veian|miraron)|delante de|en publico|vecin[oa]s/,
      ),
      say: ['Con público, cualquier escena pesa el triple.', 'Y encima sentir que te calificaban como quien cría.'],
    },
    {
      when: typed(
        /juguetes|tarea|deberes|no (?:\S+ )?(?:queria\w*|quiere|quiso|hace|hizo|hacia|obedec\w+|come|comia|escuch\w+|dorm\w+|vest\w+|bañ\w+)|berrinche|rabieta|peleando|peleaban|pelea\w*|llegar tarde|tablet|celular|mil veces|veinte veces|contest\w+/,
      ),
      say: [
        'Repetir lo mismo veinte veces acaba con cualquiera.',
        'Es una batalla pequeña que vuelve cada día, y hoy ya no hubo con qué.',
      ],
    },
    {
      when: typed(
        /cansad[oa]|agotad[oa]|sin dormir|no duermo|(?:no he )?dorm\w+|trabaj\w+|todo el dia|sol[oa] con|nadie (?:me )?ayuda|no (?:doy|puedo|aguanto) mas|estres\w*|rebasad[oa]|satur\w+|abrumad[oa]|dolor de cabeza|doble turno|sin (?:descanso|ayuda|paciencia)|paciencia|colapsad[oa]/,
      ),
      say: ['A esa hora ya no quedaba nada en el tanque.', 'Con ese cansancio, cualquiera salta por poco.'],
      ask: ['¿Cuándo tuviste por última vez una hora que no fuera de nadie más?'],
    },
    {
      when: typed(/(?:mi )?(?:espos[oa]|marido|mujer|pareja|ex|suegra|su (?:papa|mama|padre))/),
      say: ['Y encima con testigos, o sin nadie que te releve.', 'Criar entre dos opiniones cansa más que criar.'],
    },
    {
      when: typed(
        /siempre|todos los dias|cada (?:vez|dia|noche)|otra vez|de nuevo|ultimamente|me pasa (?:mucho|seguido)|seguido/,
      ),
      say: [
        'No es solo hoy; algo se viene juntando.',
        'Cada noche prometerse que mañana no, y que mañana llegue igual de lleno.',
      ],
    },
    {
      when: typed(
        /\d+ (?:años?|añitos|meses)|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:años?|añitos)|chiquit[oa]|pequeñ[oa]|tan (?:chic[oa]|peque)|adolescente/,
      ),
      say: ['A esa edad quieren con todo, hasta en los días malos.', 'Y a esa edad empujan justo donde está el botón.'],
    },
    {
      when: typed(
        /(?:mañana|voy a|quiero|tal vez|quiza|pienso) (?:\S+ ){0,3}(?:habl\w+|ped\w+|disculp\w+|abraz\w+|jug\w+|llev\w+|decir\w*|compens\w+|cambi\w+|intent\w+|mejor\w+|hac\w+|ser)|no quiero (?:ser|volver|que)/,
      ),
      say: ['Por la mañana sigue estando a tiempo.', 'Eso vale mucho, aunque salga torpe.'],
    },
    {
      when: typed(
        /culp\w+|mal[oa]|peor|horrible|monstruo|mounstro|fatal|vergüenza|arrepent\w+|llor\w+|llore|me odio|duele|basura|triste\w*|remordimiento\w*/,
      ),
      say: [
        'La culpa es así de grande porque el cariño lo es.',
        'Un minuto ruidoso tapa el día entero. No es el día entero.',
        'Pesa porque te importa cómo crece.',
      ],
    },
  ],
  say: [
    'Fue duro para alguien tan chico, y tiene arreglo.',
    'Se supone que la paciencia de quien cría no se acaba. Se acaba.',
    'Te importa mucho cómo se sintió.',
    'Eso se puede reparar hablando, y en eso estás.',
  ],
  ask: [
    {
      line: '¿Cómo había sido el día hasta ese momento?',
      unless: typed(/cansad[oa]|agotad[oa]|todo el dia|trabaj\w+/),
    },
    { line: '¿Qué quisieras que recordara de hoy?' },
    { line: '¿Con quién compartes la crianza?', unless: typed(/sol[oa]|espos[oa]|marido|ex|pareja/) },
  ],
};
