import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** A mother finds fault with everything. */
export const esMotherCriticizes: Course = {
  id: 'es-mother-criticizes',
  language: 'es',
  begins: typed(
    /(?:mi|la) (?:mama|madre|ma|vieja|amá|jefita) (?:\S+ ){0,4}?(?:me (?:\S+ )?(?:critic\w+|juzg\w+|compar\w+|reclam\w+|reproch\w+|regañ\w+|menospreci\w+|hace sentir (?:mal|menos|culpable|inutil|poca cosa)|echa en cara|dijo (?:\S+ )?(?:gord[oa]|fe[oa]|inutil|fracas\w+|decepcion|mala (?:hij\w|madre))|dice (?:\S+ ){0,3}(?:gord[oa]|inutil|fracas\w+|decepcion|mala hij\w|mal)|corrige|humill\w+|controla)|critica (?:todo|cada|mi|lo que)|nunca (?:esta (?:content\w|conforme|orgullosa)|me (?:apoya|felicita|dice nada bueno)|le (?:gusta|parece))|siempre (?:\S+ )?(?:encuentra|tiene (?:algo|que)|opina|critic\w+|ve lo malo)|todo (?:lo que hago )?le parece mal|opina de todo|es (?:muy |tan |bien |super )?(?:critica|criticona|controladora|toxica|dura conmigo|exigente)|se mete en (?:todo|mi vida)|prefiere a mi herman[oa])|(?:nada|todo) (?:de )?lo que hago (?:\S+ ){0,3}?(?:a|para) mi (?:mama|madre)|(?:a|para) mi (?:mama|madre) (?:\S+ ){0,3}?(?:nada (?:de lo que hago )?(?:le|es)|todo le parece|nunca (?:le|es|soy)|no le gusta (?:nada|como))|(?:criticas|reproches|comentarios) de mi (?:mama|madre)|(?:pelee|discuti|me peleé|me pelee) (?:\S+ ){0,2}?con mi (?:mama|madre)/,
  ),
  unless: typed(
    danger,
    notReal,
    /me peg\w+|me golpe\w+|cachetada|muri[oó]|falleci\w*|cuando (?:vivia|era niñ[oa])|mi (?:amig[oa]|prim[oa]|novi[oa]|espos[oa]|marido) y su mama|la mama de mi|me (?:corre|corrio|echo) de (?:la )?casa|alzheimer|demencia/,
  ),
  first: {
    say: [
      'Una frase suya y vuelves a tener diez años.',
      'De nadie pesa tanto una crítica como de la propia madre.',
      'Vas por un poco de cariño y sales con una lista de faltas.',
    ],
    ask: ['¿Qué te dijo esta vez?', '¿Sobre qué cae más seguido?', '¿Qué te habría gustado oír en su lugar?'],
  },
  turns: [
    {
      when: typed(
        /que (?:le )?(?:digo|contesto|respondo|hago|puedo|harias|deberia)|como (?:le )?(?:\S+ )?(?:digo|contesto|respondo|hago|pongo|puedo|explico|hablo|manejo|reacciono)|(?:poner|poniendo)\w* limites|algun consejo/,
      ),
      say: [
        'Algo corto y en paz: “Mamá, de eso prefiero no hablar. Cuéntame cómo estás tú.” Y si vuelve al tema, la misma frase, igual de tranquila.',
        'Podrías decirlo desde ti: “Cuando me dices eso, me quedo mal varios días. Quisiera que habláramos de otra manera.” Una vez, sin lista.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:soy|sere|estoy siendo) (?:yo )?(?:\S+ ){0,2}(?:mal[oa]|mala hij\w|mal hijo|el problema|la problema|exager\w+|sensible|desagradecid[oa]|egoista|ingrat[oa]|rencoros[oa])|estoy exagerando|es (?:\S+ )?(?:normal|mi culpa)|tiene (?:ella )?razon(?=.*\?)|(?:crees|piensas) que (?:\S+ )?(?:exager\w+|tiene|soy|me quiere|cambie|lo hace)|(?:me|te) quiere(?=.*\?)|va a cambiar|por que (?:es|me|siempre)/,
      ),
      say: [
        'Que te duela no te hace mala persona. Se puede querer a una madre y no querer oír eso.',
        'No sé qué lleva ella dentro; a veces la crítica es una preocupación que no aprendió a hablar de otro modo. Eso explica algo, y aun así tiene derecho a dolerte.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|tendria que|tengo que|puedo|esta mal) (?:\S+ ){0,3}(?:alej\w+|dejar\w*|habl\w+|llam\w+|visit\w+|contar\w*|decir\w*|perdon\w+|disculp\w+|ir\w*|aguant\w+|bloque\w+|contest\w+|poner\w*)/,
      ),
      unless: typed(/voy a|ya/),
      say: [
        'Hay puntos medios: visitas más cortas, temas que no se tocan, una llamada con final fijado. No tiene que ser todo o nada.',
        'Puedes probar un poco de distancia sin anunciarla y mirar cómo te sienta. Eso todavía no rompe nada.',
      ],
      asked: true,
    },
    {
      when: typed(
        /herman[oa]s?|prim[oa]s?|compar\w+|(?:la|el) hij[oa] de|prefiere|favorit[oa]|mi cuñad[oa]|los demas hij\w+/,
      ),
      say: [
        'Que te midan con otra persona y siempre te falte un tramo.',
        'Hasta en la mesa de casa había un primer lugar, y no era el tuyo.',
        'Compararte es no mirarte.',
      ],
    },
    {
      when: typed(
        /gord[oa]|peso|kilos|engord\w+|flac[oa]|adelgaz\w+|cuerpo|comes|comer|ropa|pelo|cabello|arrugas|(?:muy|tan|soy|estoy|veo|ves) fe[oa]|arregl\w+|como me visto|maquill\w+/,
      ),
      say: [
        'El cuerpo no tendría que pasar por aduana cada vez que entras a su casa.',
        'Esas frases se quedan delante del espejo mucho tiempo.',
      ],
    },
    {
      when: typed(
        /(?:mis|mi|a mis|como|los) (?:hij[oa]s?|niñ[oa]s?|bebe|crio|crianza|educ\w+)|mala madre|nuer[oa]|yern[oa]|abuela|consentid[oa]s|malcri\w+/,
      ),
      say: [
        'Criar ya es difícil sin que alguien tome nota desde el sillón.',
        'Justo ahí, donde más te esfuerzas, cae la frase.',
      ],
    },
    {
      when: typed(
        /casar\w*|casad[oa]|solter[oa]|pareja|novi[oa]|espos[oa]|marido|nietos|hijos|divorci\w+|se (?:te )?va el tren|edad|con quien (?:salgo|ando)|gay|lesbiana/,
      ),
      say: [
        'Tu vida, leída por ella como un trámite pendiente.',
        'Querer a tu manera y querer su visto bueno: eso parte en dos lealtades.',
      ],
    },
    {
      when: typed(
        /trabaj\w+|carrera|estudi\w+|dinero|plata|gano|sueldo|titulo|no (?:termine|acabe)|fracas\w+|inutil|floj[oa]|vag[oa]|decepcion\w*|mi casa|limpi\w+|desorden\w*|cocin\w+/,
      ),
      say: [
        'Por mucho que hagas, la vara sube un poco más.',
        'Un logro tuyo, y ella encuentra la esquina doblada.',
        'Que te lo diga ella lo hace sonar a verdad, aunque no lo sea.',
      ],
    },
    {
      when: typed(
        /(?:toda (?:la|mi) vida|desde (?:niñ[oa]|chic[oa]|pequeñ[oa]|siempre|que)|de (?:niñ[oa]|chic[oa])|cuando era|siempre|nunca|todos los dias|cada (?:vez|visita|llamada))/,
      ),
      unless: typed(/(?:hoy|ayer|esta vez) (?:me|si)/),
      say: [
        'Esa voz se aprende en la infancia y luego habla desde adentro.',
        'Son muchos años esperando una frase que no llega.',
        'Cada vez parece pequeña, y son miles.',
      ],
      ask: ['¿Hubo alguna vez en que sí estuvo de tu lado?'],
    },
    {
      when: typed(
        /(?:le )?(?:grite|conteste|dije (?:que|cosas)|explote|colgue|azote|me (?:fui|sali|levante|altere))|le dije|le reclame|no (?:le|nos) habl\w+|no (?:le )?(?:he vuelto a )?(?:contesto|hablar)/,
      ),
      say: ['Se juntó de tanto aguantar.', 'Después de algo así queda un silencio raro entre las dos orillas.'],
      ask: ['¿Cómo quedó la cosa entre ustedes?'],
    },
    {
      when: typed(
        /me (?:calle|quede callad[oa]|aguante|lo trague|trague|rio|hice la?o? (?:fuerte|sord\w))|no (?:le )?(?:dije|digo|contesto|respondi) nada|por respeto|es mi mama|sonri\w+/,
      ),
      say: [
        'Callarse para tener la fiesta en paz también cansa.',
        'Por fuera una sonrisa, por dentro otra vez lo mismo.',
      ],
    },
    {
      when: typed(
        /la (?:quiero|amo|extraño)|es (?:mi mama|buena)|se que (?:me quiere|lo hace|es por)|por mi bien|su (?:mama|madre|infancia|vida)|mi abuela (?:\S+ ){0,3}|tambien (?:sufrio|la)|ella (?:sufrio|tuvo|crecio|paso)/,
      ),
      say: [
        'La quieres, y por eso mismo te llega tan hondo.',
        'Entender de dónde le viene no hace que duela menos.',
        'Quizá nadie se lo dio a ella tampoco.',
      ],
    },
    {
      when: typed(
        /(?:me (?:abrazo|pidio perdon|felicito|llamo|apoyo|escucho)|dijo que (?:esta|estaba) orgullosa|orgullosa|se disculpo|cocino para mi|me (?:hizo|trajo))/,
      ),
      unless: typed(/no|nunca|jamas|solo/),
      say: ['Ahí asomó otra cara suya.', 'Eso también es ella, y desconcierta un poco.'],
      ask: ['¿Qué sentiste al oírlo?'],
    },
    {
      when: typed(
        /(?:voy a|tal vez|quiza|a lo mejor|pienso|quiero|quisiera|me gustaria) (?:\S+ ){0,3}(?:habl\w+|decir\w*|alej\w+|poner\w*|mud\w+|irme|escrib\w+|visit\w+|llam\w+|independiz\w+)|mud\w+|independiz\w+|distancia|limites?|terapia|(?:ganas de|quiero|pienso|voy a) no ir|no (?:quiero|voy a) (?:ir|contest\w+|llam\w+)/,
      ),
      say: [
        'Parece que estás buscando una distancia que te deje respirar.',
        'Cuidar ese borde no es dejar de quererla.',
      ],
    },
    {
      when: typed(/culp\w+|culpable|remordimiento\w*/),
      say: [
        'Rabia y culpa, las dos en la misma taza.',
        'Poner un borde y sentir culpa suelen venir en el mismo viaje.',
      ],
    },
    {
      when: typed(
        /triste\w*|llor\w+|duele|dolid[oa]|mal|rabia|coraje|enoj\w+|hart[oa]|cansad[oa]|culp\w+|culpable|nunca (?:soy|es) suficiente|no soy suficiente|poca cosa|pequeñ[oa]|aprobacion|orgullo/,
      ),
      say: [
        'Da igual la edad: una mirada suya de aprobación se sigue esperando.',
        'Cansa salir siempre con menos de lo que traías.',
      ],
    },
    {
      when: typed(
        /(?:me )?(?:dijo|dice|decia|comento|solto|salio con) (?:\S+ )?que|que (?:soy|no|estoy|deberia)|sus comentarios|indirectas|su (?:cara|tono|mirada)|delante de|frente a/,
      ),
      say: [
        'Lo dice como de paso, y tú te lo llevas toda la semana.',
        'Ella sabe bien dónde están los puntos flojos; los vio crecer.',
      ],
    },
  ],
  say: [
    'Se puede tener cincuenta años y seguir esperando que mamá diga “qué bien”.',
    'Con una madre no hay tamaño pequeño.',
    'Tu manera de vivir no necesita su sello para valer.',
    'Querer a alguien y necesitar un descanso de ella caben juntos.',
  ],
  ask: [
    { line: '¿Cómo te quedas después de hablar con ella?', unless: typed(/triste|mal|llor\w+|rabia/) },
    { line: '¿Cada cuánto se ven o se hablan?', unless: typed(/vivo con|cada (?:dia|semana)|todos los dias/) },
    { line: '¿Qué quisieras que viera de ti?' },
  ],
};
