import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** An animal that somebody lived with has died. */
export const esPetDied: Course = {
  id: 'es-pet-died',
  language: 'es',
  loss: true,
  begins: typed(
    /(?:se (?:me )?(?:murio|ha muerto|fue)|murio|fallecio|perdi|perdimos|tuve que (?:dormir|sacrificar|poner a dormir)|tuvimos que (?:dormir|sacrificar|poner a dormir)|dormimos|sacrificamos|enterre|enterramos|atropellaron|mataron|envenenaron) (?:\S+ ){0,3}?(?:a )?(?:mi|mis|nuestr[oa]|el|la) (?:\S+ )?(?:perr[oa]|perrit[oa]|perrhij[oa]|gat[oa]|gatit[oa]|mascota|conej[oa]|hamster|cuyo|cobaya|loro|periquito|pajarito|canario|caballo|cachorr[oa]|michi|firulais|tortuga|huron)|(?:mi|nuestr[oa]) (?:\S+ )?(?:perr[oa]|perrit[oa]|perrhij[oa]|gat[oa]|gatit[oa]|mascota|conej[oa]|hamster|cuyo|cobaya|loro|periquito|pajarito|canario|caballo|cachorr[oa]|michi|tortuga|huron) (?:\S+ ){0,4}?(?:(?:se )?(?:me )?murio|fallecio|ha muerto|ya no esta|se fue al cielo|amanecio muert[oa]|partio|cruzo el (?:arcoiris|puente)|acaba de morir)|(?:tuve|tuvimos) que (?:dormirl[oa]|sacrificarl[oa]|ponerl[oa] a dormir)|(?:muerte|perdida) de mi (?:\S+ )?(?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota)/,
  ),
  unless: typed(
    danger,
    notReal,
    /(?:perr[oa]|gat[oa]|mascota) de mi (?:vecin|amig|prim|compañer|jef|ti)\w+|se (?:me )?(?:perdio|escapo)|(?:hace|de) (?:muchos|\d+) años|cuando era niñ[oa]|casi se (?:me )?muere|(?:se fue|perdi) (?:con|al parque)/,
  ),
  first: {
    say: [
      'Y la casa se queda con sus ruidos de menos.',
      'Era parte de cada día, de los buenos y de los otros.',
      'Se va alguien que te quería sin preguntar nada.',
    ],
    ask: ['¿Cómo se llamaba?', '¿Qué pasó?', '¿Cómo era?'],
  },
  turns: [
    {
      when: typed(
        /(?:hice|hicimos) (?:\S+ )?(?:bien|mal|lo correcto)|fue (?:muy )?pronto(?=.*\?)|fue (?:\S+ )?mi culpa|(?:debi|deberia haber|pude haber|hubiera podido)(?=.*\?)|(?:crees|piensas) que (?:\S+ ){0,3}hice/,
      ),
      say: [
        'Decidiste con lo que sabías ese día y por cariño. Que ahora sepas más, o lo imagines, no vuelve injusto lo de entonces.',
        'Nadie acierta con el día exacto. Lo hiciste pensando en su bien, y eso es lo que se puede hacer.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:sufrio|sintio|supo|sabia|se dio cuenta|me perdona\w*)(?=.*\?)|(?:crees|piensas) que (?:\S+ ){0,3}(?:sufr\w+|sint\w+|sab\w+|supo|me (?:perdon|recuerd|extrañ)\w+)/,
      ),
      say: [
        'No puedo saber qué sintió. Lo que sí conocía de memoria era tu voz y tu mano.',
        'Eso no lo sé. Los animales no llevan cuentas; se quedan con quien los cuidó.',
      ],
      asked: true,
    },
    {
      when: typed(
        /es (?:\S+ )?(?:normal|ridiculo|exagerado|tonto)|estoy exagerando|(?:estoy|soy|sere) (?:\S+ )?(?:exager\w+|loc[oa]|ridicul[oa]|tont[oa])(?=.*\?)/,
      ),
      say: [
        'Es de lo más normal. El cariño no pregunta de qué especie era, y la pena tampoco.',
        'No es exagerar. Era alguien de todos los días, y a muy poca gente se la ve tanto.',
      ],
      asked: true,
    },
    {
      when: typed(
        /cuanto (?:dura|tarda|tiempo)|(?:se me )?va a pasar|como (?:\S+ )?(?:supero|hago|sigo|aguanto|puedo|dejo|vivo|salgo)|que (?:hago|puedo hacer|harias)/,
      ),
      say: [
        'No hay plazo. Suele ir en olas, y un día el recuerdo llega antes que la pena. Hasta entonces, poco a poco.',
        'A algunos les ayuda una despedida pequeña: una foto en su sitio, una carta, plantar algo. Y guardar sus cosas solo cuando el cuerpo diga.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|deberiamos|debo|deba|conviene|sera bueno|estaria mal|es (?:muy )?pronto|tengo que) (?:\S+ ){0,4}(?:otr[oa]|adopt\w+|guard\w+|tir\w+|regal\w+|sus cosas|ir)/,
      ),
      say: [
        'No hay prisa, y adoptar más adelante no sería reemplazar a nadie. Se suele notar cuando las ganas son de querer y no de tapar.',
        'Cuando tú digas, y no cuando digan los demás. Sus cosas pueden quedarse donde están el tiempo que quieras.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:como|que) (?:le|les|se lo) (?:digo|cuento|explico)|(?:deberia|debo|deba|conviene) (?:\S+ ){0,3}(?:decir\w*|contar\w*)/,
      ),
      say: [
        'A los niños les sirve la verdad sencilla: “Se murió, y eso quiere decir que ya no vuelve. Yo también tengo pena.” Mejor eso que “se fue de viaje”.',
        'Con pocas palabras y ciertas, y quedándote para las preguntas. Que te vean con pena también les enseña que se puede llorar.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:tuve|tuvimos) que (?:dorm\w+|sacrific\w+|decid\w+|poner\w*)|eutanasia|inyeccion|l[oa] (?:dorm\w+|sacrific\w+|pusieron a dormir)|decid\w+|en mis brazos|veterinari[oa]|lo sostuve|la sostuve|me miraba|su mirada/,
      ),
      say: [
        'Decidir eso por quien más confiaba en ti. No hay nada más pesado.',
        'Fue el último cuidado, y el más caro.',
        'No se decide así por comodidad: se decide por cariño.',
      ],
      ask: ['¿Quién estaba contigo?'],
    },
    {
      when: typed(
        /no (?:vi|note|supe|me di cuenta)|deje (?:\S+ ){0,3}(?:puerta|abiert\w+)|no me di cuenta|por mi culpa|culp\w+|si hubiera|hubiese|no l[oa] lleve|tarde|debi/,
      ),
      say: [
        'La cabeza vuelve a esa puerta una y otra vez, por si hoy la encuentra cerrada.',
        'Se busca culpa porque la culpa, al menos, parece una explicación.',
        'Toda una vida de cuidados, y solo recuerdas un minuto.',
      ],
    },
    {
      when: typed(/atropell\w+|accidente|envenen\w+|de repente|de la nada|se (?:salio|escapo)|amanecio/),
      say: ['Sin tiempo ni para un último mimo.', 'Un segundo, y la tarde ya era otra.'],
    },
    {
      when: typed(
        /enferm\w+|cancer|riñon\w*|tumor|viejit[oa]|ya (?:estaba|era) (?:grande|viejit\w+|mayor)|sufr\w+|tratamiento|operacion|semanas|dias luchando|no comia/,
      ),
      say: [
        'Verle apagarse también fue una despedida, y larga.',
        'Cuidar hasta el final cansa, y luego el día se queda sin tareas.',
      ],
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis) años|toda (?:mi|su) vida|desde (?:cachorr[oa]|chiquit[oa]|bebe|que era|niñ[oa])|crec\w+ (?:con|junt\w+)|me acompaño/,
      ),
      say: [
        'Es un buen trozo de tu vida con esa compañía al lado.',
        'Seguramente vio tus mudanzas, tus llantos y tus domingos.',
      ],
      ask: ['¿Cómo llegó a tu vida?'],
    },
    {
      when: typed(/dormia|dormiamos|a mis pies|ronroneo|ronroneaba|se acostaba|mi almohada|de noche|por las noches/),
      say: ['De noche se nota el peso que falta en la cama.', 'Hasta su respiración hacía casa.'],
    },
    {
      when: typed(
        /su (?:cama|camita|plato|platito|correa|juguete\w*|pelota|rincon|lugar|collar|pelo|manta|olor)|sus (?:cosas|juguetes|platos|pelos|patitas|pasos|uñas)|la puerta|llego a casa|me recibia|me esperaba|paseo|sacarl[oa]|la hora de|silencio|vaci[oa]/,
      ),
      say: [
        'El cuerpo sigue esperando que aparezca por el pasillo.',
        'La rutina todavía no se ha enterado.',
        'Abrir la puerta y que nadie salga corriendo.',
      ],
    },
    {
      when: typed(
        /llor\w+ por un[a]? (?:perr|gat|animal)\w*|solo (?:es|era) un|(?:es|era) solo un[a]?|era (?:solo )?un (?:animal|perro|gato)|compra\w* otr[oa]|consigue\w* otr[oa]|no (?:me )?entiend\w+|se (?:rien|burlan)|exager\w+|ridicul[oa]|tont[oa]|me dicen|nadie entiende|no es para tanto|mi (?:jef[ea]|trabajo)|vergüenza/,
      ),
      say: [
        'Quien dice que era solo un animal no conocía a este.',
        'Es un duelo de verdad, aunque no den días libres.',
        'No hay que pedir permiso para esa pena.',
      ],
    },
    {
      when: typed(
        /hij[oa]s?|niñ[oa]s?|mi (?:espos[oa]|marido|mama|papa|familia|pareja|herman[oa])|otr[oa] (?:perr[oa]|gat[oa])|busca (?:a|por)/,
      ),
      say: ['En casa cada quien lo va notando a su hora.', 'Todos pierden lo mismo y cada uno algo distinto.'],
    },
    {
      when: typed(
        /se llamaba|le decia\w*|era (?:muy |bien |tan |la |el |un |una )?\w+|le gustaba|me acuerdo|recuerdo|siempre (?:me|se|hacia)|fotos?|videos?|travies[oa]|juguet[oa]n\w*|cariños[oa]|mi (?:compañer[oa]|bebe|amig[oa]|hij[oa])/,
      ),
      say: ['Se nota cuánto sitio ocupaba.', 'Qué bueno que eso exista para contarlo.'],
      ask: ['¿Qué hacía que nadie más hacía?'],
    },
    {
      when: typed(
        /enterr\w+|cremar\w*|cremaron|cenizas|urna|jardin|plant\w+|cielo|arcoiris|algun dia|l[oa] (?:volvere|voy a volver) a ver|adopt\w+|otr[oa]|refugio|don\w+|velita|carta|despedi\w*/,
      ),
      say: ['Un sitio para eso ayuda a que la pena sepa dónde sentarse.', 'También en la despedida hubo cariño.'],
    },
    {
      when: typed(
        /llor\w+|triste\w*|duele|dolor|extraño|me hace falta|no puedo|sol[oa]|mal|destrozad[oa]|rot[oa]|corazon|pena|hueco|cansad[oa]|no (?:como|duermo)/,
      ),
      say: [
        'Se llora así a quien se quiso así.',
        'Era un cariño sin discusiones. Por eso deja tanto hueco.',
        'No hace falta hacerse fuerte con esto.',
      ],
    },
  ],
  say: [
    'Un amor tan sencillo no se pierde de forma sencilla.',
    'Los días estaban hechos a su medida, y ahora sobran horas.',
    'Quien te esperaba siempre deja un silencio muy particular.',
    'Tuvo a alguien que todavía le llora. Eso también fue su vida.',
  ],
  ask: [
    { line: '¿Cuál es el momento del día en que más se nota?', unless: typed(/noches?|mañanas?|llego a casa/) },
    { line: '¿Qué travesura suya te hace sonreír todavía?' },
    { line: '¿Quién más le tenía cariño en casa?', unless: typed(/hij[oa]s?|espos[oa]|marido|familia/) },
  ],
};
