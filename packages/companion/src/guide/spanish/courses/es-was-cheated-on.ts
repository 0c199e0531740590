import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody found out that their partner was unfaithful. */
export const esWasCheatedOn: Course = {
  id: 'es-was-cheated-on',
  language: 'es',
  begins: typed(
    /(?:mi|el|ella) ?(?:\S+ )?(?:espos[oa]|marido|mujer|novi[oa]|pareja|ex|prometid[oa])? ?(?:\S+ ){0,2}?me (?:\S+ )?(?:engaño|engaña|engañaba|estaba engañando|esta engañando|ha engañado|fue infiel|es infiel|era infiel|ha sido infiel|puso los cuernos|pone los cuernos|montaba los cuernos|monto los cuernos|hizo cornud[oa]|metio los cuernos|pinto el cuerno|traiciono con)|(?:descubri|me entere|supe|encontre|vi|lei|confeso|me confeso|me dijeron|me acabo de enterar)(?: de)? (?:\S+ ){0,3}?(?:mi (?:espos[oa]|marido|mujer|novi[oa]|pareja)|(?:me|su)) (?:\S+ ){0,4}?(?:engañ\w+|infiel|infidelidad|(?:anda|andaba|estuvo|esta|estaba|sale|salia|se acosto|se acuesta|se acostaba|se ve|se veia|habla|hablaba|se escribe|se besaba|se beso) con (?:otr[oa]|alguien|una|un|su (?:ex|compañer[oa]|secretaria|jef[ea]))|(?:tiene|tenia) (?:\S+ )?(?:otr[oa]|amante|una aventura|a alguien))|(?:mi (?:espos[oa]|marido|mujer|novi[oa]|pareja)) (?:\S+ ){0,3}?(?:tiene (?:un |una |a )?(?:\S+ )?(?:amante|otra (?:mujer|persona|familia)|otro hombre|aventura)|se (?:acosto|esta acostando|acuesta) con|me (?:fue|es|ha sido) infiel|anda con otr[oa])|(?:descubri|encontre|vi) (?:\S+ ){0,4}?(?:su infidelidad|mensajes? (?:\S+ )?(?:con|de) (?:otr[oa]|una mujer|un hombre|su ex))|(?:soy|fui) (?:un |una )?cornud[oa]/,
  ),
  unless: typed(
    danger,
    notReal,
    /(?:yo )?le (?:fui|he sido) infiel|lo engañe|la engañe|mi (?:amig[oa]|herman[oa]|hij[oa]|mama|papa|vecin[oa]|prim[oa])(?: \S+){0,3} (?:la|lo|le) engañ\w+|a mi (?:amig[oa]|herman[oa]|mama)|mi (?:papa|padre) (?:engaño|le fue infiel)|estaf\w+|vended\w+|tienda/,
  ),
  first: {
    say: [
      'De un momento a otro, todo lo de antes se lee distinto.',
      'Eso tira el suelo, de golpe.',
      'Lo más cercano que tenías, y de ahí vino.',
    ],
    ask: ['¿Cómo te enteraste?', '¿Cuándo lo supiste?', '¿Han hablado ya?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|conviene|tengo que|puedo|podre|vale la pena) (?:\S+ ){0,2}(?:perdon\w+|dejar\w*|terminar|separar\w*|divorciar\w*|creer\w*|confront\w+|irme|quedar\w*|dar\w* otra)(?=.*\?)|(?:l[oea] )?(?:perdono|dejo|termino|me voy|me quedo) o|se (?:puede|podra) (?:perdonar|volver|confiar|superar)|que (?:\S+ )?harias/,
      ),
      say: [
        'No hace falta decidir nada mientras tiembla todo. Irte, quedarte o perdonar puede esperar hasta que puedas dormir y pensar.',
        'Hay parejas que lo reparan y parejas que no, y nadie de fuera lo sabe antes. Primero qué necesitas tú estos días: espacio, respuestas, a alguien cerca.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:fue|es|sera) (?:por )?mi culpa|que (?:me falto|hice mal|tiene (?:ella|el)|no le di|tengo de malo)|por que (?:me )?(?:lo )?(?:hizo|hicieron|engaño|\S+ hizo)|no (?:fui|soy|era) suficiente|en que falle/,
      ),
      say: [
        'Una pareja puede tener mil problemas, y engañar sigue siendo una decisión de quien engaña. Esa parte no es tuya.',
        'No es que te faltara algo. El porqué lo tiene quien lo hizo, y a veces ni ahí hay una respuesta que sirva.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:le digo|l[oa] enfrento|confronto|hablo|vuelvo a confiar|le cuento|les digo|le pregunto)|que le (?:digo|pregunto)|le digo que (?:ya )?(?:se|lo se)/,
        whatToDo,
      ),
      say: [
        'Para hablarlo puede bastar una frase: “Ya lo sé. Necesito que me digas la verdad completa, una sola vez.” Y en un momento en que no haya prisa ni niños delante.',
        'Hoy quizá solo lo básico: comer algo, dormir donde estés en calma y contárselo a una persona de confianza.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        willPass,
        /(?:soy|me siento) (?:\S+ )?(?:tont[oa]|estupid[oa]|idiota|ingenu[oa])|por (?:tont[oa]|idiota|estupid[oa])|como no (?:me di|lo vi|vi)/,
      ),
      say: [
        'Confiar no fue una tontería; es lo que se hace con quien se quiere. Lo que se rompió no lo rompiste tú.',
        'Que hoy duela así es lo esperable: ira, náuseas, querer y no querer. No hay un orden correcto para eso.',
      ],
      asked: true,
    },
    {
      when: typed(
        /mensajes?|celular|telefono|movil|whatsapp|chats?|fotos?|instagram|correo|hotel|factura|me (?:conto|dijo|confeso|aviso)|l[oea]s vi|los encontre|me entere|revise/,
      ),
      say: ['Hay imágenes que ya no se dejan de ver.', 'Y todo en un segundo, con la pantalla en la mano.'],
      ask: ['¿Y qué hiciste en ese momento?'],
    },
    {
      when: typed(
        /(?:mi|su) (?:mejor )?amig[oa]|mi herman[oa]|compañer[oa]|su ex|conozco|vecin[oa]|jef[ea]|secretaria|(?:un|una) (?:tip[oa]|del|chic[oa]|conocid[oa])|gym|prima|primo|mas joven/,
      ),
      say: ['Entonces la herida es doble.', 'Ponerle cara lo hace peor.'],
    },
    {
      when: typed(
        /(?:lo )?niega|lo nego|minti\w+|miente|mentir\w*|mentiras?|dice que (?:no|soy|estoy|fue)|(?:solo|fue) (?:un error|una vez|sexo)|no signific\w+|me echa la culpa|jura (?:que|por)?|jura/,
      ),
      say: ['La mentira de después duele casi tanto como lo otro.', 'Ya no se sabe qué palabra se puede pisar.'],
    },
    {
      when: typed(
        /(?:pide|pidio|pidiendo) perdon|arrepent\w+|llor(?:a|o|aba|ando) (?:\S+ )?(?:y|me|de)|promet\w+|quiere (?:volver|arreglar\w*|otra|que)|otra oportunidad|ir a terapia/,
      ),
      say: ['Su arrepentimiento no te pone horario.', 'Oír ese perdón y no saber dónde ponerlo.'],
      ask: ['¿Qué necesitarías para empezar a creerle?'],
    },
    {
      when: typed(/hij[oa]s?|niñ[oa]s?|bebe|embarazad[oa]|familia|casa|hipoteca|boda|casarnos/),
      say: ['Y no se trata solo de ustedes dos.', 'Con tanto construido, no es simplemente cerrar una puerta.'],
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cinco|diez|quince|veinte|muchos) (?:años|meses)|toda (?:la|una) vida|cuanto tiempo|llevaban|desde hace|no es la primera|otra vez|segunda vez/,
      ),
      say: ['Todo ese tiempo, puesto en duda de repente.', 'Y ahora hay que volver a preguntarse qué fue verdad.'],
    },
    {
      when: typed(
        /no (?:duermo|como|puedo (?:dormir|comer|respirar|dejar)|dormi|paro)|vomit\w+|nauseas|asco|ti?embl\w+|pecho|estomago|imagin\w+|la noche|noches|despiert[oa]|me l[oa]s imagino|vueltas/,
      ),
      say: ['El cuerpo también recibió la noticia.', 'La cabeza pone la película una y otra vez.'],
    },
    {
      when: typed(
        /nadie (?:\S+ )?sabe|vergüenza|verguenza|no (?:le|se lo) (?:he )?(?:dicho|cont\w+|digo|puedo contar)|que van a (?:decir|pensar)|se rien|humill\w+|fingir|finjo|disimul\w+/,
      ),
      say: ['La vergüenza no es tuya, aunque la cargues tú.', 'Guardarlo y sonreír: eso agota.'],
      ask: ['¿Hay alguien a quien sí se lo contarías?'],
    },
    {
      when: typed(
        /l[oea] (?:sigo queriendo|sigo amando|amo|quiero|extraño)|todavia (?:l[oea]|siento)|sigo enamorad[oa]|no quiero perder\w*|no puedo dejar\w*/,
      ),
      say: ['El amor no se apaga el mismo día que la confianza.', 'Querer a quien te hirió: de ahí tanto desorden.'],
    },
    {
      when: typed(
        /(?:l[oea] )?(?:eche|corri|deje|bloquee|termine|enfrente|confronte)|me (?:fui|voy|mude)|se fue|voy a (?:\S+ )?(?:irme|dejar\w*|separar\w*|hablar\w*|enfrentar\w*|confrontar\w*)|abogad[oa]|divorci\w+|separ\w+/,
      ),
      say: ['Eso se dice rápido, y cuesta mucho.', 'Moverse con ese dolor encima cuesta el doble.'],
    },
    {
      when: typed(
        /rabia|odio|coraje|ira|furia|bronca|enoj\w+|trist\w+|duele|rot[oa]|destroz\w+|lloro|llor\w+|vaci[oa]|traicion\w*|no lo (?:puedo )?cre\w+|no confi\w+|mal|no se/,
      ),
      say: ['Rabia, pena y amor, todo por el mismo pasillo.', 'No es solo lo que hizo; es en quién confiabas.'],
    },
  ],
  say: [
    'No tienes que saber hoy qué vas a hacer.',
    'La confianza se rompe en un minuto, y duele por años hacia atrás.',
    'Merecías la verdad mucho antes.',
    'Cada hora puede sentirse distinta, y está bien.',
  ],
  ask: [
    { line: '¿Con quién puedes estar estos días?', unless: typed(/nadie|mi (?:mama|herman[oa]|amig[oa])/) },
    { line: '¿Qué es lo que más necesitas ahora, respuestas o distancia?' },
    { line: '¿Qué te ha dicho desde entonces?', unless: typed(/dice que|me dijo|niega|perdon/) },
  ],
};
