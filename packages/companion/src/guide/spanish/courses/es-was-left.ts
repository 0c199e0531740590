import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody's partner has ended it. */
export const esWasLeft: Course = {
  id: 'es-was-left',
  language: 'es',
  begins: typed(
    /(?:mi|el|la) (?:\S+ )?(?:novi[oa]|espos[oa]|marido|mujer|pareja|prometid[oa]|pololo|polola|chic[oa]) (?:\S+ ){0,3}?(?:me (?:dejo|termino|corto|boto|mando al diablo|abandono|ha dejado|acaba de (?:dejar|terminar|cortar))|termino conmigo|corto conmigo|rompio conmigo|ha roto conmigo|acaba de (?:dejarme|terminarme|cortarme|terminar conmigo|romper conmigo)|se fue con otr[oa]|me (?:pidio|quiere) (?:el divorcio|dejar|terminar)|quiere (?:terminar|dejarme|el divorcio)|ya no me (?:quiere|ama))|me (?:dejo|termino|corto|boto|abandono|ha dejado) (?:\S+ ){0,4}?(?:mi|la|el) (?:\S+ )?(?:novi[oa]|espos[oa]|marido|mujer|pareja|prometid[oa]|pololo|polola|chic[oa] con)|(?:termine|termino|terminamos|cortamos|rompi|rompimos|corte|tronamos|nos separamos|nos dejamos) (?:\S+ ){0,3}?(?:con )?(?:mi|con mi) (?:\S+ )?(?:novi[oa]|espos[oa]|marido|mujer|pareja|ex|pololo|polola)|mi (?:novi[oa]|espos[oa]|marido|mujer|pareja|pololo|polola) y yo (?:\S+ ){0,3}?(?:terminamos|cortamos|rompimos|nos (?:separamos|dejamos|separ\w+))|(?:termino|rompio|corto) conmigo|me (?:rompio|rompieron|partio) el corazon|me acaba(?:n)? de (?:dejar|terminar|cortar)|me botaron(?=.*novi[oa])|(?:me dejaron|me terminaron|me cortaron)(?: (?:ayer|hoy|anoche|otra vez|hace (?:\S+ )?(?:dias?|semanas?|horas?|meses)))?$|ruptura (?:amorosa|con mi)|acabo de terminar (?:una relacion|con mi|mi relacion|con (?:el|ella))|me dejo (?:por otr[oa]|por (?:mensaje|whatsapp|telefono)|despues de (?:\S+ ){1,3}(?:años|meses))/,
  ),
  unless: typed(
    danger,
    notReal,
    /mi (?:mejor )?(?:amig[oa]|prim[oa]|herman[oa]|compañer[oa]|hij[oa]|vecin[oa])|a (?:el|ella) (?:l[oa]|le) (?:dejo|dejaron|termino)|hace (?:muchos |varios |\d+ |dos |tres |cuatro |cinco |diez )?años (?:me|que)|muri[oó]|falleci\w*|(?:el|la) (?:trabajo|carrera|tesis)|(?:me|nos) dej[oó] (?:un|una|las|los|en visto|plantad[oa])/,
  ),
  first: {
    say: [
      'Y de pronto falta la persona a quien se lo contarías.',
      'Eso deja la casa y la cabeza patas arriba.',
      'Duele hasta en lugares que uno no sabía que tenía.',
    ],
    ask: ['¿Qué pasó?', '¿Cómo fue?', '¿Lo veías venir, o te cayó de golpe?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|es bueno|l[oa]|sera mejor) (?:\S+ ){0,2}(?:bloque\w+|borr\w+|elimin\w+|dej\w+ de seguir|silenci\w+)(?=.*\?)|(?:deberia|debo|conviene) (?:\S+ ){0,2}(?:bloque\w+|borr\w+|elimin\w+)/,
      ),
      say: [
        'Bloquear no tiene que ser un castigo ni para siempre. Si cada foto te tira al suelo, silenciar un mes es una manera de descansar.',
        'Haz lo que te deje dormir mejor hoy. Se puede deshacer cuando ya no queme.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|tendria que|sera que|le|mejor le) (?:\S+ ){0,2}(?:escrib\w+|llam\w+|busc\w+|habl\w+|rog\w+|insist\w+|volver|perdon\w+|mand\w+)(?=.*\?)|(?:deberia|debo|es buena idea|conviene|hago bien en) (?:\S+ ){0,2}(?:escrib\w+|llam\w+|busc\w+|habl\w+|rog\w+|insist\w+|volver|perdon\w+)/,
      ),
      say: [
        'Puedes escribirlo primero sin mandarlo, y leerlo mañana. Si mañana sigue siendo lo que quieres decir, no se habrá perdido nada.',
        'Ayuda mirar primero qué respuesta esperas. Si solo una te serviría, quizá vale la pena dejarlo reposar una noche.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:crees|piensas) que (?:\S+ ){0,2}(?:volv\w+|vuelv\w+|regres\w+|me (?:quiere|extrañ\w+|quiso|ama))|(?:va a|ira a) (?:volver|regresar|arrepentirse)|como (?:l[oa]|le hago|hago|puedo) (?:\S+ ){0,3}(?:recuper\w+|volver|regres\w+)|me (?:quiso|amo) de verdad|volvera/,
      ),
      say: [
        'Eso no lo puedo saber, y sé que es justo lo que más quisieras saber. Lo que sí está a la vista es cuánto te importaba.',
        'No lo sé. Esperar eso todo el día cansa mucho; quizá por hoy baste con llegar a la noche.',
      ],
      asked: true,
    },
    {
      when: typed(
        /cuanto (?:dura|tarda|tiempo)|(?:se|me) (?:\S+ )?(?:va a pasar|pasara|quita|cura|supera)|como (?:\S+ ){0,2}(?:olvid\w+|super\w+|dej\w+ de|salgo|sigo|vivo|saco)|algun dia|es normal|que hago|que harias|como le hago|que puedo hacer/,
      ),
      say: [
        'No hay un plazo, y no va en línea recta: hay días mejores y luego una canción lo arruina. Por ahora ayuda lo pequeño: comer algo, dormir, una persona a quien contárselo.',
        'A mucha gente le sirve un descanso de mirar fotos y perfiles, aunque sea hasta el domingo. Lo demás puede ir despacio.',
        'Es de lo más normal que duela así y que no se pueda pensar en otra cosa. Hoy no hace falta más plan que pasar el día.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:fue|es|sera) (?:\S+ )?mi culpa|que hice mal|que tengo de malo|no fui suficiente|no soy suficiente|si hubiera|hubiese|me equivoque|la regue|la cague|lo arruine|por mi culpa|culp\w+/,
      ),
      say: [
        'Uno repasa todo buscando el punto exacto donde se torció. Casi nunca hay uno solo.',
        'Que alguien se vaya no es una medida de lo que vales.',
        'De noche la culpa siempre encuentra a quién señalar, y eres tú quien está más cerca.',
      ],
      ask: ['¿Qué es lo que más te reprochas?'],
    },
    {
      when: typed(
        /otr[oa]|tercer[oa]|infiel|infidelidad|engañ\w+|me fue infiel|nuev[oa] (?:novi[oa]|pareja)|ya (?:sale|anda|esta) con|cuerno\w*|con su ex/,
      ),
      say: [
        'Ahí no duele solo la pérdida, también la comparación.',
        'Saber que hay alguien más lo vuelve todo más cruel.',
        'Y la cabeza pinta escenas que ni siquiera ha visto.',
      ],
      ask: ['¿Cómo te enteraste?'],
    },
    {
      when: typed(
        /fui yo|yo (?:l[oa] |le |decidi |quise )?(?:deje|termine|corte|terminar\w*)|l[oa] deje yo|tuve que (?:terminar|dejar\w*)/,
      ),
      say: [
        'Irse también duele, y encima parece que no hay derecho a llorar.',
        'Que la decisión fuera tuya no la hace liviana.',
      ],
    },
    {
      when: typed(
        /(?:por|un|con un) (?:mensaje|whatsapp|wasap|msj|telefono|llamada|audio|texto)|ni (?:siquiera )?(?:me (?:dio|miro)|una explicacion|la cara)|sin (?:explicacion|decir\w*|dar)|por que (?:me|se|lo|tan)|de la nada|de un dia (?:para|a) otro|desaparecio|me bloqueo|no me (?:contesta|responde|habla)|en visto/,
      ),
      say: [
        'Ni siquiera una conversación. Eso deja la herida sin borde.',
        'Te quedaste con todas las preguntas y sin nadie que las conteste.',
        'Merecía más que eso, lo que hubo.',
      ],
      ask: ['¿Qué le preguntarías, si pudieras una sola cosa?'],
    },
    {
      when: typed(/(?:termino|corto|rompio|acabo) (?:conmigo|con todo|lo nuestro)|me (?:dejo|termino|corto|boto)/),
      say: ['Una decisión en la que nadie te preguntó.', 'Te lo dieron hecho, sin que pudieras hacer nada.'],
    },
    {
      when: typed(
        /ya no (?:me (?:quiere|ama|queria|amaba)|sent\w+|siente|esta enamorad\w+)|(?:dijo|dice|me dijo) (?:que|qué) (?:\S+ )?(?:necesita\w*|quer\w+|no (?:esta|estaba|sab\w+|es|era)|ya no|se (?:canso|aburrio|confund\w+))|un tiempo|espacio|confundid[oa]|no eres tu|soy yo/,
      ),
      say: [
        'Esa frase se queda dando vueltas, y no hay por dónde contestarle.',
        'Palabras así explican poco y duelen mucho.',
        'Y de este lado, mientras tanto, nada había cambiado.',
      ],
      ask: ['¿Qué parte de lo que te dijo te quedó clavada?'],
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|tantos|muchos|varios) (?:años?|meses)|toda (?:una|mi) vida|casad[oa]s|planes|nos (?:ibamos|ibamos a) (?:a )?casar|boda|viviamos junt\w+|vivir juntos|futuro/,
      ),
      say: [
        'Es mucha vida compartida para que quepa en un adiós.',
        'No se va solo la persona: se van también los planes.',
        'Tanto tiempo no se apaga de un día para otro.',
      ],
    },
    {
      when: typed(/hij[oa]s?|niñ[oa]s|bebe|los peques|familia/),
      say: [
        'Y además hay que sostenerlo delante de quienes dependen de ti.',
        'Eso lo hace doble: tu dolor y el de ellos.',
      ],
      ask: ['¿Qué saben de esto, por ahora?'],
    },
    {
      when: typed(
        /(?:su |sus )?(?:fotos?|perfil|instagram|facebook|estado|estados|historias?|ultima conexion|en linea|redes|stalke\w+|revis\w+|mensajes viejos|chats?)/,
      ),
      say: ['Duele cada vez, y aun así la mano va sola.', 'Es buscar un rastro de quien ya no contesta.'],
    },
    {
      when: typed(
        /la cama|su (?:lado|ropa|olor|taza|cepillo|lugar|perfume|sudadera)|sus cosas|la casa|el departamento|el depa|vaci[oa]|silencio|nuestra? cancion|nuestro lugar|todo me (?:la |lo )?recuerda/,
      ),
      say: ['Las cosas se quedan, y todas dicen lo mismo.', 'Cada rincón todavía cuenta con dos.'],
    },
    {
      when: typed(
        /no (?:puedo|he podido|logro) (?:dormir|comer|concentrarme|trabajar|levantarme)|no (?:como|duermo)|(?:sin|no tengo) (?:hambre|apetito|ganas)|pecho|estomago|nudo|me duele|temblando/,
      ),
      say: [
        'El cuerpo también se queda esperando a alguien.',
        'No es solo pena, también es el cuerpo entero sin su costumbre.',
      ],
      ask: ['¿Has podido comer algo hoy?'],
    },
    {
      when: typed(/llor\w+|lagrimas/),
      say: ['Llorar así es la medida de lo que había.', 'Que salga. No le debes entereza a nadie.'],
    },
    {
      when: typed(
        /l[oa] (?:sigo viendo|veo|vi|encontre|tengo que ver)|nos (?:vemos|cruzamos|topamos)|me l[oa] (?:encontre|tope|cruce)|misma (?:escuela|oficina|clase|uni|universidad)/,
      ),
      say: ['Tener que cruzarse todavía, y poner cara de nada.', 'Así la herida se abre a cada rato.'],
    },
    {
      when: typed(
        /(?:l[oa]|le) (?:\S+ )?(?:extraño|amo|quiero|adoro|echo de menos|necesito)|(?:extraño|amo|quiero|echo de menos|amaba|queria)(?:l[oa])?|me hace falta|sigo enamorad[oa]|quiero (?:que vuelva|volver)|esperanza|a lo mejor (?:vuelve|regresa)/,
      ),
      say: [
        'El cariño no se entera de que se acabó.',
        'Por dentro todavía no te has ido, y eso tarda.',
        'Extrañar así es lo más natural después de querer así.',
      ],
      ask: ['¿Qué es lo que más extrañas?'],
    },
    {
      when: typed(
        /rabia|coraje|enoj\w+|odio|bronca|me da (?:asco|coraje|rabia)|injust\w+|me uso|mentiros[oa]|menti\w+|traicion\w*|despues de todo/,
      ),
      say: [
        'Esa rabia tiene de dónde venir.',
        'Diste mucho, y te dejaron con la cuenta.',
        'El enojo a ratos sostiene mejor que la tristeza.',
      ],
    },
    {
      when: typed(
        /me dicen|todos (?:me )?dicen|mis (?:amig[oa]s|padres|papas)|mi (?:mama|amig[oa]|herman[oa]|familia)|hay mas peces|ya (?:superalo|se te pasa\w*)|sal con|echale ganas|no vale la pena/,
      ),
      say: [
        'Lo dicen con cariño, y aun así no llega a donde duele.',
        'Para quien no lo vive, siempre parece que ya pasó.',
      ],
    },
    {
      when: typed(
        /(?:estoy|quede|quedo|siento|me siento|me quede) (?:\S+ )?sol[oa]|soledad|nadie me (?:va a|quiere)|nadie|para siempre|nunca (?:mas )?voy a|quien me va a/,
      ),
      say: [
        'Ahora mismo parece que será así siempre, y hoy no hay cómo ver más lejos.',
        'El hueco tiene un nombre, y eso lo hace más hondo.',
      ],
    },
    {
      when: typed(
        /(?:hoy|ayer|por un rato|un poco) (?:\S+ ){0,4}(?:mejor|rei|reir\w*|sali|comi|dormi|distraj\w+)|mejor(?:cito)?|sali con|me rei|fui al|camin\w+|gimnasio|amigas? (?:vino|vinieron|me)/,
      ),
      unless: typed(/no|nunca|peor/),
      say: [
        'Un rato de aire. Eso también fue de verdad.',
        'Que lo bueno vuelva de a ratos no le quita nada a lo que duele.',
      ],
    },
    {
      when: typed(
        /(?:tal vez|quiza|quizas|a lo mejor|creo que|voy a|pienso|estoy pensando en) (?:\S+ ){0,3}(?:escrib\w+|llam\w+|bloque\w+|borr\w+|sal\w+|ir\w*|mud\w+|devolv\w+|habl\w+|tir\w+|busc\w+)/,
      ),
      say: [
        'Lo puedes decidir con calma; nada de eso corre prisa.',
        'Parece que algo en ti ya está buscando por dónde seguir.',
      ],
      ask: ['¿Qué esperas que pase después?'],
    },
    {
      when: typed(
        /tont[oa]|idiota|ridicul[oa]|patetic[oa]|estupid[oa]|ingenu[oa]|vergüenza|pena (?:contar|decir)|dej[eé] todo|le di todo/,
      ),
      say: ['Querer en serio no es ninguna tontería.', 'Confiaste. Eso no te deja en ridículo a ti.'],
    },
    {
      when: typed(
        /triste\w*|mal|fatal|destrozad[oa]|rot[oa]|hecha? (?:mierda|pedazos|polvo)|duele|dolor|no (?:puedo|aguanto) mas|horrible|cansad[oa]|hart[oa]/,
      ),
      say: [
        'Sí, y no hace falta que lo lleves con elegancia.',
        'Es un duelo, aunque nadie mande flores.',
        'Hoy basta con ir de una hora a la otra.',
      ],
    },
  ],
  say: [
    'Perder a quien te sabía los días es perder también una costumbre.',
    'No tienes que entenderlo hoy.',
    'Dos cosas pueden ser ciertas: que se acabó y que había cariño.',
    'Esto ocupa mucho sitio por dentro, y es lógico.',
    'Se sigue hablando por dentro con quien se fue.',
  ],
  ask: [
    { line: '¿Cuánto tiempo duró lo de ustedes?', unless: typed(/años?|meses/) },
    { line: '¿Quién sabe ya lo que pasó?', unless: typed(/amig[oa]s?|mama|herman[oa]|familia/) },
    { line: '¿Cuál es la hora más difícil del día?', unless: typed(/noches?|mañanas?|domingos?/) },
  ],
};
