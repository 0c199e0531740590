import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** A father, a mother or a grandparent has died. */
export const esParentDied: Course = {
  id: 'es-parent-died',
  language: 'es',
  loss: true,
  begins: typed(
    /(?:se (?:me )?(?:murio|ha muerto|fue)|murio|fallecio|ha fallecido|ha muerto|acaba de (?:morir|fallecer)|perdi|perdimos|enterre|enterramos|sepultamos|velamos) (?:\S+ ){0,2}?(?:a )?(?:mi|mis|nuestr[oa]) (?:\S+ )?(?:mama|madre|papa|padre|viejo|vieja|viejit[oa]|abuel[oa]|abuelit[oa]|nana|yaya|yayo|tata|mami|papi|jefit[oa]|papas|padres|abuelos)|mi (?:\S+ )?(?:mama|madre|papa|padre|viejo|vieja|viejit[oa]|abuel[oa]|abuelit[oa]|nana|yaya|yayo|tata|mami|papi) (?:\S+ ){0,4}?(?:(?:se )?(?:me )?murio|fallecio|ha (?:muerto|fallecido)|acaba de (?:morir|fallecer)|ya no esta(?: con nosotros| aqui| conmigo)?|partio|se fue al cielo|descanso en paz|se nos fue|se me fue)|(?:extraño|echo (?:\S+ )?de menos|me hace (?:mucha )?falta) (?:\S+ ){0,2}?a mi (?:\S+ )?(?:mama|madre|papa|padre|abuel[oa]|abuelit[oa]) (?:\S+ ){0,3}?(?:que (?:murio|fallecio|ya no esta)|desde que (?:murio|se fue|fallecio)|murio|fallecio)|(?:la muerte|el fallecimiento|el duelo|la perdida|el funeral|el velorio|el entierro) de mi (?:\S+ )?(?:mama|madre|papa|padre|abuel[oa]|abuelit[oa])|(?:desde que|cuando) (?:murio|fallecio|se fue) mi (?:mama|madre|papa|padre|abuel[oa]|abuelit[oa])/,
  ),
  unless: typed(
    danger,
    notReal,
    /se (?:suicido|mato|quito la vida|ahorco)|l[oa] (?:mataron|asesinaron)|mi (?:amig|novi|espos|jef|vecin|compañer|cuñad)\w+ (?:\S+ ){0,3}(?:mama|papa|madre|padre|abuel[oa])|(?:mama|papa|madre|padre|abuel[oa]) de mi (?:amig|novi|vecin|jef|compañer)\w+|(?:perro|perra|perrit[oa]|gat[oa]|mascota)|se me fue (?:la|el)|cuando (?:yo )?(?:tenia \d|era)|casi (?:se )?(?:me )?muere/,
  ),
  first: {
    say: [
      'Lo siento mucho.',
      'Se va una de las voces con las que uno aprendió a hablar.',
      'Ese lugar no lo ocupa nadie más.',
    ],
    ask: ['¿Qué pasó?', '¿Cómo han sido estos días?', '¿Quieres contarme cómo era?'],
  },
  turns: [
    {
      when: typed(
        /(?:que|como) (?:le|les) (?:digo|explico|cuento|consuelo|ayudo)(?: \S+){0,5}|como (?:ayudo|consuelo|acompaño) (?:\S+ ){0,3}/,
      ),
      say: [
        'A quien perdió lo mismo no hace falta decirle mucho: “Aquí estoy, y a mí también me hace falta.”',
        'Con los niños, palabras ciertas y cortas, y permiso para preguntar. Con los grandes, casi siempre basta sentarse al lado.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:se fue|murio|estaba|partio) (?:\S+ )?(?:tranquil\w+|dormid[oa]|en paz|durmiendo)|no sufrio|mientras dormia/,
      ),
      say: [
        'Que se fuera en calma consuela un poco, aunque no llene nada.',
        'Un final quieto no hace más chica la falta.',
      ],
    },
    {
      when: typed(
        /(?:es|sera) (?:\S+ )?normal|(?:estoy|soy|sere) (?:\S+ )?(?:loc[oa]|mal[oa]|fri[oa]|exager\w+|insensible)(?=.*\?)|cuanto (?:dura|tarda|tiempo)|(?:se me|se|me) (?:\S+ )?va a (?:pasar|quitar)|algun dia|por que no (?:puedo llorar|lloro|siento)|deberia (?:estar|llorar|sentir|ya)(?=.*\?)/,
      ),
      say: [
        'Sí. Llorar mucho, no llorar nada, enojarse, reírse en el velorio: todo eso entra en un duelo. No hay fecha para estar bien.',
        'Es normal, también lo raro. La pena va en olas, y a veces la primera tarda meses en llegar.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:que|como) (?:\S+ ){0,3}(?:con )?(?:sus|la) (?:cosas|ropa)(?=.*\?)|(?:que hago|que hacer) con (?:sus|la|su) (?:\S+)|(?:deberia|debo|deba|conviene|tengo que) (?:\S+ ){0,3}(?:guard\w+|tir\w+|regal\w+|vend\w+|vaci\w+)/,
      ),
      say: [
        'Sus cosas pueden esperar; no hay plazo para abrir un armario. Cuando toque, mejor con alguien al lado y una caja de “esto todavía no”.',
        'Puedes apartar ahora solo una cosa, la que más se le parezca, y dejar lo demás como está.',
      ],
      asked: true,
    },
    {
      when: typed(/(?:no se )?como (?:voy a|se) (?:vivir|seguir|hacer|poder|vive|sigue) (?:\S+ ){0,2}/),
      say: [
        'Nadie sabe cómo. Se hace una mañana, y luego otra, con torpeza y con ayuda.',
        'Hoy no hay que saberlo. Hoy alcanza con que alguien te acerque un plato caliente.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:hago|sigo|le hago|supero|vivo|aguanto|se sigue|se vive|puedo)|que (?:hago|puedo hacer|harias)|(?:deberia|debo|deba|conviene|tengo que) (?:\S+ ){0,3}(?:ir|guard\w+|tir\w+|regal\w+|dec\w+|cont\w+|trabaj\w+|volver|habl\w+|vend\w+)/,
      ),
      say: [
        'Por ahora, en trozos muy chicos: comer algo, dormir lo que se pueda, dejar que alguien cargue un trámite por ti. Lo demás no tiene prisa.',
        'A algunos les sirve escribirle una carta con lo que quedó sin decir. No hay que mandarla a ninguna parte.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:fue|es) (?:\S+ )?mi culpa|(?:pude|podria|debi) (?:haber )?(?:hecho|hacer|estado|estar|llevad\w+)|(?:crees|piensas) que|me (?:perdon\w+|escuch\w+|oye|ve|cuida)(?=.*\?)|sabia (?:que|cuanto)(?=.*\?)|sufrio(?=.*\?)|por que (?:el|ella|a mi|dios|tan|se)/,
      ),
      say: [
        'Lo que sabes hoy no lo sabías entonces. Una vida entera de trato cuenta más que los últimos días, también para quien se fue.',
        'Esa pregunta no tiene una respuesta que yo pueda darte. Lo que se ve es cuánto querías que estuviera bien.',
      ],
      asked: true,
    },
    {
      when: typed(
        /no (?:pude|alcance a|llegue a|me dejaron|estuve) ?(?:\S+ )?(?:despedir\w*|llegar|estar|decir\w*|ver\w*|ir)?|despedir\w*|ultima vez|ultimas palabras|lejos|otro pais|le hubiera|si hubiera|hubiese|culp\w+|pendiente|pelead[oa]s|no (?:le )?(?:dije|perdone|pedi)|debi|me arrepiento/,
      ),
      say: [
        'Duele lo que quedó sin decir, y da vueltas buscando a quién decírselo.',
        'Una despedida no cabe en el último minuto; está repartida en todos los años.',
        'La culpa llega puntual a casi todos los duelos.',
      ],
      ask: ['¿Qué le habrías dicho?'],
    },
    {
      when: typed(
        /de repente|de la nada|infarto|accidente|derrame|de un (?:dia|momento)|nadie (?:lo )?esperaba|covid|sin aviso/,
      ),
      say: [
        'Sin aviso. El mundo cambió entre una llamada y la siguiente.',
        'La cabeza tarda mucho en creer algo que llega tan rápido.',
      ],
    },
    {
      when: typed(
        /cancer|hospital|enferm\w+|alzheimer|l[oa] cuide|meses (?:luchando|enferm\w+|en)|sufri\w+|terapia intensiva|agoni\w+|alivio|ya no sufre/,
      ),
      say: [
        'Fueron despidiéndose de a poco, y aun así nadie está listo.',
        'Cuidar tanto y que de pronto no haya nada que hacer con las manos.',
        'Sentir alivio y pena a la vez no es traición.',
      ],
    },
    {
      when: typed(
        /velorio|funeral|entierro|misa|novena|cenizas|cementerio|panteon|tramites?|papeles|herencia|la casa|vender|gente (?:vino|vino|que)|pesame|flores/,
      ),
      say: [
        'Tanta gente y tanto papel, cuando lo único que uno quiere es sentarse.',
        'Mientras hay cosas que hacer, uno aguanta. Después viene el silencio.',
      ],
      ask: ['¿Quién te ayuda con todo eso?'],
    },
    {
      when: typed(
        /su (?:voz|ropa|olor|silla|cuarto|cama|numero|perfil|comida|sazon|risa|letra|taza|sueter|reloj|anillo|foto|telefono|lugar)|sus (?:cosas|manos|audios|mensajes|lentes|zapatos|plantas|recetas|consejos)|marc\w+ su|le (?:iba a|quise|quiero|quisiera) (?:llamar|contar|marcar|escribir)|casi l[oae] (?:llamo|marco)|tom\w+ el telefono|todavia (?:espero|creo)/,
      ),
      say: [
        'La mano va al teléfono antes de acordarse.',
        'Las cosas pequeñas son las que guardan a la persona entera.',
        'Por un segundo sigue aquí, y luego no.',
      ],
    },
    {
      when: typed(
        /navidad|año nuevo|cumpleaños|dia (?:de la madre|de las madres|del padre|de muertos)|aniversario|hoy (?:cumpl\w+|hace|seria)|primer[oa]|domingos?|boda|graduacion|fechas?/,
      ),
      say: ['Las fechas vienen con un plato de menos.', 'Antes de que llegue el día ya está pesando.'],
      ask: ['¿Cómo se celebraba antes?'],
    },
    {
      when: typed(
        /mi (?:mama|papa|madre|padre|herman[oa]s?|familia|espos[oa]|marido|hij[oa]s?|abuel[oa]|ti[oa]s?)|mis (?:hij[oa]s|herman[oa]s|ti[oa]s|papas)|ser fuerte|soy (?:el|la) (?:fuerte|mayor)|tengo que (?:ser|estar|aguantar|sostener)|por ell[oa]s|discut\w+|se pelean|peleando/,
      ),
      unless: typed(/era|le gustaba|se llamaba/),
      say: [
        'Sostener a los demás y dejar la propia pena para después.',
        'Cada quien en la familia llora en un idioma distinto.',
        'También tú perdiste a alguien en esto.',
      ],
      ask: ['¿Dónde puedes llorar tú?'],
    },
    {
      when: typed(
        /(?:hace|van|desde|pasaron|ya) (?:\S+ ){0,3}(?:dias?|semanas?|meses|años?|tiempo)|\d+ (?:dias|semanas|meses|años)|ayer|hoy|anoche|esta (?:mañana|semana)|apenas|todavia (?:me )?duele/,
      ),
      say: [
        'El calendario avanza y por dentro es todavía ese día.',
        'No hay retraso en esto; cada duelo lleva su paso.',
      ],
    },
    {
      when: typed(
        /me dicen|todos dicen|dicen que|ya deberia|super\w+|(?:ya|que) descans\w+|est[aá] en un lugar mejor|es ley de vida|ya era grande|echale ganas|se fuerte|resignacion|nadie (?:me )?(?:pregunta|entiende|habla)/,
      ),
      say: [
        'Las frases hechas rebotan; se agradecen, y no abrigan.',
        'Que tuviera muchos años no hace que falte menos.',
      ],
    },
    {
      when: typed(
        /(?:no|ni) (?:he )?(?:podido )?(?:llor\w+|siento nada)|nada|vaci[oa]|como (?:si|en) (?:un )?(?:sueño|pelicula|nada)|en shock|anestesi\w+|automatico|no (?:me )?lo (?:creo|puedo creer)|irreal/,
      ),
      say: [
        'A veces el cuerpo cierra las compuertas para poder seguir.',
        'No sentir nada también es una forma de estar de duelo.',
      ],
    },
    {
      when: typed(
        /dios|fe|iglesia|rez\w+|orar|oracion|cielo|l[oa] volvere a ver|me (?:cuida|acompaña)|soñe con|sueño con|señal\w*|mariposa|le hablo|su foto/,
      ),
      say: [
        'Hay vínculos que siguen hablando por dentro.',
        'Que algo de su presencia te visite así es un consuelo raro y hondo.',
      ],
    },
    {
      when: typed(
        /(?:hacia|preparaba|cantaba|tejia|contaba|bailaba) (?:\S+ ){0,3}|era (?:muy |bien |tan |la |el |un |una |mi )?\w+|le gustaba|me (?:enseño|decia|hacia|crio|cantaba|cocinaba|contaba)|siempre (?:me|decia|estaba|nos)|me acuerdo|recuerdo|se reia|se llamaba|cocinaba|nos (?:llevaba|hacia)/,
      ),
      say: [
        'Eso te lo dejó puesto, y se nota.',
        'Al contarlo, un poco vuelve a estar en la mesa.',
        'Qué suerte haber tenido eso, y qué falta hace.',
      ],
      ask: ['¿Qué más te viene a la memoria?'],
    },
    {
      when: typed(
        /vivir sin|sin (?:el|ella)|no se como|llor\w+|triste\w*|duele|dolor|extraño|me hace falta|no puedo|sol[oa]|mal|destrozad[oa]|rot[oa]|corazon|pena|hueco|huerfan[oa]|cansad[oa]|no (?:como|duermo)|rabia|enoj\w+|injust\w+|miedo/,
      ),
      say: [
        'Duele en proporción a lo que hubo.',
        'A cualquier edad, perder eso deja a la intemperie.',
        'Hoy no hay que poder con nada más que con hoy.',
      ],
    },
  ],
  say: [
    'No hay manera correcta de llevar esto.',
    'Faltará en muchas cosas pequeñas, y cada una se nota.',
    'Llevas algo suyo en la manera de hablar, aunque no lo veas.',
    'Aquí se puede decir su nombre cuantas veces haga falta.',
  ],
  ask: [
    { line: '¿Qué es lo primero que recuerdas al pensar en esa voz?', unless: typed(/me acuerdo|recuerdo|voz/) },
    { line: '¿Quién está cerca de ti estos días?', unless: typed(/familia|herman[oa]s|espos[oa]|marido|hij[oa]s/) },
    { line: '¿Hay una hora del día que cueste más?', unless: typed(/noches?|mañanas?/) },
  ],
};
