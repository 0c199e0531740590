import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** A friend draws back, and nobody says why. */
export const esFriendPullsAway: Course = {
  id: 'es-friend-pulls-away',
  language: 'es',
  begins: typed(
    /(?:mi|un|una|el|la) (?:\S+ ){0,2}?(?:amig[oa]|amistad|bff|compa|parcero|parcera)(?: de \S+(?: \S+)?)? (?:\S+ ){0,5}?(?:se (?:\S+ )?(?:alej\w+|distanci\w+|esta alejando|aparto|perdio)|me (?:\S+ )?(?:evita|ignora|deja en visto|dejo en visto|dejo de (?:hablar|escribir|buscar)|clava el visto|cambio por|reemplazo|hace el vacio|bloqueo|elimino)|(?:ya )?no me (?:habla|escribe|busca|contesta|responde|invita|llama|cuenta|incluye|pela)|(?:ya )?no (?:quiere|tiene) (?:\S+ )?(?:hablar\w*|verme|saber de mi|tiempo para mi)|esta (?:\S+ )?(?:distante|rar[oa]|fri[oa]|cortante|diferente) (?:conmigo)?)|(?:siento que|creo que|estoy) (?:\S+ ){0,2}?(?:perdiendo|perdi|pierdo) (?:a )?(?:mi|una|la|a un) (?:\S+ )?(?:mejor )?(?:amig[oa]|amistad)|(?:se (?:alejo|distancio|aparto)|me (?:ignora|evita)) (?:\S+ ){0,3}?mi (?:mejor )?amig[oa]|ya no (?:somos|es) (?:\S+ ){0,3}?(?:amig[oa]s|mi amig[oa]|lo mismo con mi (?:mejor )?amig[oa])|(?:mi|mis) amig[oa]s (?:\S+ ){0,3}?(?:se alej\w+|ya no me (?:hablan|invitan|escriben|buscan)|me (?:ignoran|dejan de lado|evitan))/,
  ),
  unless: typed(
    danger,
    notReal,
    /muri[oó]|falleci\w*|se (?:quiere|quiso|intento) matar|mi (?:hij[oa]|novi[oa]|espos[oa]|pareja) (?:y|perdio|se) su|me gusta|estoy enamorad[oa]|de mi (?:hij[oa]|novi[oa]|espos[oa]|marido)|con derechos?/,
  ),
  first: {
    say: [
      'Ni una pelea siquiera; solo cada vez menos.',
      'Cuando se enfría una amistad no hay nombre para ese duelo.',
      'Y te quedas revisando qué pudo pasar.',
    ],
    ask: ['¿Cuándo notaste el cambio?', '¿Cómo era antes entre ustedes?', '¿Le has podido preguntar?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|le|conviene|seria bueno) (?:\S+ ){0,2}(?:preguntar\w*|pregunto|escribo|escribir\w*|hablo|hablar\w*|digo|decir\w*|busco|buscar\w*|reclam\w+|insist\w+|dejar\w*)(?=.*\?)|(?:le )?(?:escribo|pregunto|hablo|busco) o (?:no|mejor|lo dejo|la dejo)|que le (?:digo|escribo|pongo|pregunto)|como (?:\S+ )?(?:le digo|le pregunto|lo hablo|me acerco|saco el tema)/,
        whatToDo,
      ),
      say: [
        'Puede ser algo corto y sin reclamo: “Te extraño. ¿Pasó algo entre nosotros, o la vida anda muy llena?” Así puede contestar las dos cosas.',
        'Una vez, con claridad y con cariño, se puede preguntar. Lo que conteste, o que no conteste, ya dirá algo.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:hice|dije|habre hecho|habre dicho|tengo|fue) (?:algo|que) (?:\S+ )?(?:mal|malo)|que (?:le )?hice|sera (?:mi culpa|por mi|que (?:hice|dije|ya no|le))|es mi culpa|(?:sera que )?soy yo(?: el problema|\?)|por que (?:\S+ ){0,3}(?:alej\w+|ignora|evita|cambi\w+|me hace)/,
      ),
      say: [
        'Puede que sí, puede que no tenga nada que ver contigo. Sin preguntarle, la cabeza siempre escoge la versión en la que la culpa es tuya.',
        'No se puede saber desde fuera. A veces la gente se aleja por lo que le pasa por dentro, y no sabe decirlo.',
      ],
      asked: true,
    },
    {
      when: typed(isNormal, /(?:exager\w+|me lo (?:estoy )?imagin\w+|ideas mias|paranoi\w+|intens[oa])/),
      say: [
        'No es exagerar. Una amistad puede doler tanto como un amor; solo que nadie te da días libres por eso.',
        'Cuando alguien cambia contigo se nota antes de poder probarlo. El motivo ya es otra cosa.',
      ],
      asked: true,
    },
    {
      when: typed(
        willPass,
        /(?:se )?(?:puede|podra) (?:recuperar|salvar|arreglar)|(?:va a|volvera a|volveremos a|podra) (?:\S+ )?(?:volver|ser|hablar\w*|buscar\w*|ser como antes)(?=.*\?)/,
      ),
      say: [
        'No lo sé. Hay amistades que vuelven después de un tiempo, y otras que quedan en lo que fueron, que tampoco se borra.',
        'Eso depende también de la otra parte. De la tuya depende dejar dicho que te importa.',
      ],
      asked: true,
    },
    {
      when: typed(
        /visto|no (?:me )?(?:contest\w+|respond\w+|escrib\w+|llam\w+)|mensajes?|whatsapp|tarda (?:dias|horas)|(?:ok|jaja)|monosilabos|cortante|siempre (?:soy )?yo (?:quien|la que|el que)?/,
      ),
      say: ['Siempre tu mensaje el último de la fila.', 'Dos palomitas y nada: cuánto ruido hace eso.'],
    },
    {
      when: typed(/novi[oa]|pareja|se (?:caso|enamoro|junto)|tuvo (?:un )?(?:bebe|hij[oa])|embaraz\w+/),
      say: [
        'Ganó a alguien y tú, sin querer, perdiste un sitio.',
        'Alegrarse y extrañar al mismo tiempo es muy raro de llevar.',
      ],
    },
    {
      when: typed(
        /(?:otr[oa]s?|nuev[oa]s?) (?:amig[oa]s?|grupo|personas?|gente)|(?:fotos?|historias?|stories|instagram|publico|subio)|sin mi|no me invit\w+|cumpleaños|se juntaron|salieron|fiesta/,
      ),
      say: ['Enterarse por una foto es de lo más feo.', 'Verte fuera de algo que antes era de ustedes: eso pincha.'],
    },
    {
      when: typed(
        /no (?:nos )?(?:pele\w+|discut\w+)|no hubo (?:pelea|nada)|sin (?:razon|motivo|explicac\w+|pelea)|de la nada|de repente|de un dia para/,
      ),
      say: ['Sin pelea no hay ni qué arreglar; solo un hueco.', 'Una pelea al menos tendría una explicación.'],
    },
    {
      when: typed(/(?:todos |tod[oa]s )?(?:me )?dicen que|suelt\w+|supera\w*|pasa pagina/),
      say: [
        'Soltar se dice fácil cuando el amigo es de otro.',
        'Los demás ya pasaron la página; tú vas leyendo todavía.',
      ],
    },
    {
      when: typed(
        /pele\w+|discut\w+|discusion|me (?:dijo|reclamo|grito)|le (?:dije|conte|reclame)|malentendido|me entere|chisme|traicion\w*|minti\w+/,
      ),
      say: ['Así que algo sí quedó en el aire.', 'Y nadie ha vuelto a tocar eso.'],
      ask: ['¿Qué quisieras que supiera de tu lado?'],
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cinco|diez|quince|veinte|muchos) años|toda la vida|desde (?:niñ[oa]s|chic[oa]s|la (?:primaria|escuela|secundaria|universidad|prepa)|el (?:kinder|colegio))|como (?:herman[oa]s?|mi herman[oa])|antes (?:\S+ )?(?:hablabamos|nos|eramos|me)/,
      ),
      say: [
        'Tanta historia no se reemplaza con nadie.',
        'Quién más sabe todo eso de ti.',
        'Esa persona te conoce de antes de todo.',
      ],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|pienso|quiero|podria|ya) (?:\S+ ){0,3}(?:escrib\w+|habl\w+|pregunt\w+|llam\w+|invit\w+|busc\w+|decir\w*|dejar\w*|soltar\w*)|le (?:escribi|pregunte|hable|mande|llame)/,
      ),
      say: [
        'Cuesta ser quien da el paso, y más sin saber qué hay del otro lado.',
        'Al menos así no queda solo en tu cabeza.',
      ],
    },
    {
      when: typed(
        /(?:me )?(?:contesto|respondio|escribio|llamo|dijo que)|anda (?:mal|ocupad[oa])|(?:mucho )?trabajo|deprimid[oa]|problemas/,
      ),
      say: ['Algo se abre un poco con eso.', 'Quizá también le faltaban las palabras.'],
    },
    {
      when: typed(
        /orgullo|no (?:voy a|quiero|pienso) (?:rogar\w*|molestar|insistir|buscar\w*|escribir\w*)|cansad[oa]|me cans\w+|hart[oa]|ya no (?:quiero|me importa)|rencor|coraje|rabia|enoj\w+|bronca/,
      ),
      say: ['Cansa remar desde un solo lado.', 'Debajo de ese enojo hay cariño, creo.'],
    },
    {
      when: typed(
        /trist\w+|duele|extraño|lloro|llor\w+|sol[oa]|vaci[oa]|no tengo (?:a nadie|mas amig\w+|otr\w+)|reemplaz\w+|no (?:le )?importo|confund\w+|no entiendo|no se/,
      ),
      say: ['Falta justo la persona a quien le contarías esto.', 'Es un hueco con forma de alguien concreto.'],
    },
  ],
  say: [
    'Lo peor es no saber el porqué.',
    'Esa amistad te importa, y por eso no se te pasa.',
    'De las amistades que se apagan casi nadie habla, y duelen.',
    'Lo que tuvieron fue real, pase lo que pase ahora.',
  ],
  ask: [
    { line: '¿Qué es lo que más extrañas de cómo eran?', unless: typed(/extraño/) },
    {
      line: '¿Cuándo fue la última vez que hablaron de verdad?',
      unless: typed(/ayer|hace (?:\S+ )?(?:dias|semanas|meses|años?)/),
    },
    { line: '¿Qué crees que pasa de su lado?', unless: typed(/novi[oa]|trabajo/) },
  ],
};
