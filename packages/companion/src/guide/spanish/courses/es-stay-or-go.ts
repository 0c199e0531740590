import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody does not know whether to stay with their partner. */
export const esStayOrGo: Course = {
  id: 'es-stay-or-go',
  language: 'es',
  begins: typed(
    /no se si (?:\S+ ){0,3}?(?:dejar\w* (?:a )?(?:mi (?:novi[oa]|espos[oa]|marido|pareja|mujer)|l[oa]|esta relacion|la relacion)|dejarl[oa]|terminar (?:con (?:mi|el|ella)|la relacion|mi relacion|esta relacion)|terminarle|separarme|separarnos|divorciarme|divorciarnos|seguir (?:con (?:mi (?:novi[oa]|espos[oa]|marido|pareja|mujer|relacion|matrimonio)|el|ella)|casad[oa]|junt[oa]s|en (?:esta|la|mi) (?:relacion|pareja)|en mi matrimonio)|(?:todavia |aun |ya no |sigo )?(?:l[oa] )?(?:amo|quiero|estoy enamorad[oa])(?: a| de)? ?(?:mi (?:novi[oa]|espos[oa]|marido|pareja|mujer))?)|(?:pienso|pensando|estoy pensando|me planteo|he pensado|ganas) (?:\S+ ){0,2}?(?:en |de )?(?:separar\w+|divorciar\w+|terminar con (?:mi|el|ella)|terminarle|dejar a mi (?:novi[oa]|espos[oa]|marido|pareja|mujer)|pedir(?:le)? el divorcio)|(?:quiero|quisiera) (?:\S+ )?(?:separarme|divorciarme|el divorcio|terminar con mi|dejar a mi (?:novi[oa]|espos[oa]|marido|pareja|mujer))|(?:dudas|dudo) (?:\S+ ){0,3}?(?:mi (?:relacion|matrimonio|pareja|novi[oa])|seguir con)|(?:ya )?no (?:estoy|soy) (?:\S+ )?(?:enamorad[oa]|feliz) (?:\S+ ){0,2}?(?:de|con|en) mi (?:novi[oa]|espos[oa]|marido|pareja|mujer|matrimonio|relacion)|(?:ya )?no (?:amo|quiero) a mi (?:novi[oa]|espos[oa]|marido|pareja|mujer)|mi (?:matrimonio|relacion) (?:\S+ ){0,2}?(?:no da (?:para )?mas|se acabo|no funciona|esta (?:muert[oa]|mal|acabad[oa]|terminad[oa])|va mal|se esta (?:acabando|terminando))/,
  ),
  unless: typed(
    danger,
    notReal,
    /mis (?:papas|padres)|celos[oa]|amenaz\w+|miedo (?:de|a) (?:mi (?:espos|marid|novi|parej)|el|ella|su|lo que)|me (?:engañ|fue infiel)\w*|infiel|mi (?:amig[oa]|herman[oa]|hij[oa]) (?:no sabe|quiere|se)|me dej[oó]|mi ex/,
  ),
  first: {
    say: [
      'Con un pie dentro y otro fuera no se descansa.',
      'Eso no se piensa un martes cualquiera; llevará tiempo rondando.',
      'Irse duele, quedarse así también.',
    ],
    ask: ['¿Desde cuándo te lo preguntas?', '¿Qué te hace dudar?', '¿Qué te retiene?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|conviene|tengo que|vale la pena|lo mejor|es mejor) (?:\S+ ){0,3}(?:dejar\w*|terminar\w*|separar\w*|divorciar\w*|seguir|quedar\w*|irme|luchar|intentar\w*|aguantar)|(?:l[oa] )?(?:dejo|termino|sigo|me quedo|me voy) o|que (?:\S+ )?harias|como (?:se|sabes?) (?:\S+ )?(?:si|cuando|que)|como saber/,
      ),
      say: [
        'Eso no lo puede decidir nadie por ti. Una pregunta que ayuda a algunos: imaginar que todo sigue igual dentro de cinco años, y mirar qué siente el cuerpo.',
        'Puede ayudar separar lo que se puede hablar de lo que ya se habló muchas veces. Si nunca lo ha oído claro, quizá eso venga antes de decidir.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:le digo|se lo digo|l[oa] dejo|termino|le hablo|lo hablo|les digo|hablo)|que le (?:digo|dire)/,
        whatToDo,
      ),
      say: [
        'Sin decidir el final todavía: “No estoy bien en esto, y no quiero fingir. Necesito que hablemos de nosotros.” En un rato sin prisa.',
        'Quizá primero ponerlo por escrito para ti: qué tendría que cambiar para quedarte con ganas. Eso aclara también la conversación.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        /soy (?:\S+ ){0,2}(?:mal[oa]|egoista|cobarde|ingrat[oa])|(?:estoy|hago) mal|pido (?:demasiado|mucho)/,
      ),
      say: [
        'Dudar no es traicionar. Le pasa a mucha gente que quiere de verdad a quien tiene al lado.',
        'Querer estar bien no es egoísmo. Lo que cuesta es que cualquier camino le duele a alguien.',
      ],
      asked: true,
    },
    {
      when: typed(
        willPass,
        /(?:va a|puede|podra|podremos) (?:\S+ )?(?:cambiar|arreglar\w*|volver|mejorar)(?=.*\?)|me (?:voy|ire) a arrepentir/,
      ),
      say: [
        'Nadie lo sabe de antemano. Lo que alguien hace ahora, cuando se le pide en serio, suele decir más que lo que promete.',
        'No lo sé. Arrepentirse un poco cabe en los dos caminos; eso no dice cuál está mal.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:hay|conoci) (?:\S+ )?(?:un|una|alguien|a alguien) (?:\S+ )?(?:chic[oa]|compañer[oa]|en el|del|en mi)/,
      ),
      say: ['Y eso vuelve más ruidosa la pregunta.', 'Algo despierta por otro lado, y asusta.'],
    },
    {
      when: typed(
        /mi (?:mama|papa|familia|suegra) (?:\S+ )?(?:l[oa]|me|dice|adora|quiere)|mis (?:papas|padres|amig[oa]s)/,
      ),
      say: ['Dejar a alguien es también dejar lo que los demás querían ver.', 'Los de fuera opinan; tú duermes ahí.'],
    },
    {
      when: typed(/(?:dice|dijo) que (?:\S+ )?(?:exager\w+|estoy|soy|no es)/),
      say: ['Que te lo hagan pequeño duele aparte.', 'Lo dices, y vuelve convertido en exageración.'],
    },
    {
      when: typed(/hij[oa]s?|niñ[oa]s?|nen[ea]s?|bebe|embarazad[oa]|familia (?:unida|completa)/),
      say: [
        'Por los hijos se aguanta mucho, y por ellos también se duda.',
        'Lo que menos quieres es que les toque a ellos.',
      ],
    },
    {
      when: typed(
        /dinero|plata|casa|hipoteca|renta|alquiler|depend\w+|no gano|gano|a donde|adonde|donde ir|sueldo|trabajo|papeles|visa/,
      ),
      say: [
        'No es solo el corazón; también son las llaves y las cuentas.',
        'Así una decisión de amor se vuelve también de números.',
      ],
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cinco|siete|diez|quince|veinte|muchos|tantos) (?:años|meses)|toda (?:la|una) vida|desde (?:la|los|el)|(?:mi )?prim(?:er|era) (?:amor|novi[oa])/,
      ),
      say: [
        'Tanto tiempo juntos pesa en los dos platos de la balanza.',
        'Quien eras al empezar quizá quería otras cosas.',
      ],
    },
    {
      when: typed(
        /(?:es )?(?:buen[oa]|buenisim[oa]|buena persona|buen (?:padre|hombre)|me trata bien|no (?:ha hecho|hizo|me hace) nada (?:mal\w*)?|me (?:quiere|ama|adora))|no tengo (?:motivos?|razon\w*)|l[oa] voy a (?:lastimar|destrozar|destruir)|hacerle daño|lastimar\w*|pena/,
      ),
      say: ['Sería más fácil si hubiera un culpable.', 'No querer herir a alguien bueno: ahí está el nudo.'],
    },
    {
      when: typed(
        /rutina|roomm?ates?|compañeros de (?:piso|cuarto|casa)|herman[oa]s|amig[oa]s|ya no (?:hablamos|nos (?:tocamos|besamos|reimos|miramos)|hacemos|hay|siento|me)|sexo|intimidad|cama|costumbre|aburr\w+|fri[oa]|distan\w+|no siento/,
      ),
      say: ['La soledad de a dos es de las peores.', 'Se apagó bajito, sin que nadie diera un portazo.'],
      ask: ['¿Te acuerdas de cuándo estaba bien?'],
    },
    {
      when: typed(
        /pele\w+|discut\w+|grit\w+|discusiones|siempre lo mismo|no (?:cambia|escucha|ayuda|me (?:escucha|entiende|ayuda|valora))|promet\w+|toma|alcohol|mentir\w*|miente|celular/,
      ),
      say: ['Lo mismo otra vez, con otra fecha.', 'Pedirlo tantas veces acaba con las ganas de pedir.'],
    },
    {
      when: typed(
        /(?:otr[oa] (?:persona|chic[oa]|hombre|mujer)|alguien (?:mas|del trabajo)|me gusta (?:otr|alguien)\w*|conoci a)/,
      ),
      say: ['A veces otra persona solo alumbra lo que ya faltaba.', 'Eso revuelve una pregunta que ya estaba.'],
    },
    {
      when: typed(
        /(?:l[oa] (?:amo|quiero|adoro|extraño)|todavia|aun (?:hay|siento)|(?:hoy|ayer|a veces) (?:\S+ ){0,3}(?:reimos|abrazo|bien|lind[oa]|como antes)|momentos)/,
      ),
      say: ['Hay cariño ahí; por eso cuesta tanto.', 'Los ratos buenos no dejan cerrar la cuenta.'],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|pienso|quiero|podria|ya) (?:\S+ ){0,3}(?:habl\w+|decir\w*|dej\w+|termin\w+|separ\w+|irme|intent\w+|terapia|esper\w+|decid\w+|busc\w+)|(?:le|l[oa]) (?:dije|hable|deje|plantee|pedi)|terapia/,
      ),
      say: ['Algo en ti empieza a moverse.', 'Pase lo que pase, eso saca el asunto del silencio.'],
      ask: ['¿Cómo te sientes al imaginarlo?'],
    },
    {
      when: typed(
        /miedo|panico|sol[oa]|soledad|empezar de (?:cero|nuevo)|a mi edad|que dir\w+|mi familia|iglesia|religion|mis papas|fracas\w+|arrepent\w+/,
      ),
      say: [
        'El miedo a lo que viene hace que lo conocido parezca casa.',
        'Empezar otra vez asusta, aunque sea lo que se quiere.',
      ],
    },
    {
      when: typed(
        /cansad[oa]|agotad[oa]|hart[oa]|trist\w+|llor\w+|lloro|confund\w+|no se|vaci[oa]|infeliz|culp\w+|atrapad[oa]|ahog\w+|mal/,
      ),
      say: ['Sostener una duda así, cada día, agota.', 'Una parte de ti ya está de luto y la otra aún espera.'],
    },
  ],
  say: [
    'No tiene que quedar decidido hoy.',
    'Los dos caminos cuestan algo, por eso no se mueve la balanza.',
    'Lo que tú sientes también cuenta en esa casa.',
    'Dar vueltas a esto sin compañía lo hace más grande.',
  ],
  ask: [
    { line: '¿Qué tendría que cambiar para que quisieras quedarte?' },
    { line: '¿Sabe que estás en esta duda?', unless: typed(/le (?:dije|hable|plantee)|sabe/) },
    { line: '¿Qué te da más miedo, irte o seguir así?', unless: typed(/miedo/) },
  ],
};
