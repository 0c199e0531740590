import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** A quarrel with a brother or sister. */
export const esSiblingFight: Course = {
  id: 'es-sibling-fight',
  language: 'es',
  begins: typed(
    /(?:me )?(?:pelee|peleo|peleamos|estoy pelead[oa]|he peleado|discuti|discutimos|discuto|me enoje|me enfade|no me hablo|no hablo|tuve (?:una |un )?(?:\S+ )?(?:pelea|bronca|discusion|problema|pleito|encontron\w*)|me distancie|me aleje|terminamos mal) (?:\S+ ){0,4}?con (?:mi|mis) (?:\S+ )?(?:herman[oa]s?|hermanit[oa]s?|mell\w+|gemel[oa])|mi (?:\S+ )?(?:herman[oa]|hermanit[oa]) (?:\S+ ){0,4}?(?:(?:ya )?no (?:me )?(?:quiere hablar\w*|habla|dirige la palabra|contesta)|me (?:\S+ )?(?:grit\w+|insult\w+|bloqueo|trata mal|reclam\w+|echo en cara|saco en cara|humill\w+|traiciono|dejo de hablar|corrio|odia)|y yo (?:\S+ ){0,3}?(?:pele\w+|no nos habl\w+|discut\w+|estamos (?:mal|pelead[oa]s)|nos (?:distanci\w+|dejamos de hablar|gritamos)))/,
  ),
  unless: typed(
    danger,
    notReal,
    /muri[oó]|falleci\w*|(?:mi|de mi) (?:espos[oa]|marido|novi[oa]|amig[oa]) (?:se )?(?:pele\w+|discuti\w+)|mis hij[oa]s|golpe\w*|me peg\w+|abus[oó]\w*/,
  ),
  first: {
    say: [
      'Nadie sabe dar donde duele como quien creció contigo.',
      'Con la familia las peleas nunca empiezan el mismo día.',
      'Eso se queda zumbando el resto del día.',
    ],
    ask: ['¿Por qué fue esta vez?', '¿Cómo quedaron después?', '¿Qué fue lo que más te dolió?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|conviene|tengo que|le) (?:\S+ ){0,2}(?:habl\w+|escrib\w+|llam\w+|ped\w+|pido|disculp\w+|busc\w+|perdon\w+|bloque\w+|esper\w+|digo)(?=.*\?)|que le (?:digo|escribo|pongo)|como (?:\S+ )?(?:le digo|le hablo|arreglo|arreglamos|me acerco|hacemos las paces)|le pido perdon o|quien (?:tiene la razon|deberia)/,
        whatToDo,
      ),
      say: [
        'Puede ser algo que no decida quién ganó: “No quiero que estemos así. Cuando puedas, hablamos.” Lo demás viene después.',
        'Si hay una frase tuya de la que te arrepientes, puedes pedir perdón solo por esa. No es darle la razón en todo.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        /(?:hice|estuve|estoy|actue) mal|soy (?:\S+ )?(?:mal[oa]|egoista|la mala|el malo|injust[oa])|(?:tengo|tenia|tiene) (?:la )?razon(?=.*\?)|me pase/,
      ),
      say: [
        'Desde fuera no se puede repartir la razón. Que te hayas enojado tiene un motivo, y que te pese también dice algo bueno.',
        'Entre hermanos se discute con una confianza que no hay con nadie más; por eso se llega tan lejos.',
      ],
      asked: true,
    },
    {
      when: typed(
        willPass,
        /(?:va a|volveremos a|vamos a|me va a) (?:\S+ )?(?:perdonar\w*|hablar\w*|volver|ser|arreglar\w*|llevar\w*)(?=.*\?)/,
      ),
      say: [
        'No lo sé. Muchas de estas peleas aflojan cuando alguien dice una cosa pequeña y normal, sin hablar todavía del tema.',
        'A veces hace falta que se enfríe. Un saludo corto deja la puerta sin llave mientras tanto.',
      ],
      asked: true,
    },
    {
      when: typed(/(?:voy|llamo|contesto|escribo) o no/),
      say: [
        'Ir no quiere decir darle la razón, y faltar no es cobardía. Quizá ayude pensar cómo quisieras sentirte al volver a casa.',
      ],
      asked: true,
    },
    {
      when: typed(/navidad|año nuevo|reunion|boda|bautizo|(?:hay )?(?:comida|cena|asado|fiesta) (?:en|de|familiar)/),
      unless: typed(/no me habla desde/),
      say: ['Esa mesa se va a notar.', 'La fecha se acerca y nadie ha dicho nada.'],
    },
    {
      when: typed(/(?:miedo|no quiero) (?:\S+ ){0,2}(?:pase algo|sea tarde|perder\w*|morir\w*)/),
      say: ['Debajo del pleito está el miedo a que un día sea tarde.'],
    },
    {
      when: typed(
        /dinero|plata|dolares|pesos|euros|herencia|(?:la|su) casa que|terreno|deuda|prest\w+|debe|testament\w+|vender|venta|auto|coche/,
      ),
      say: [
        'Se habla de dinero, y debajo va otra cuenta más vieja.',
        'Cuando hay papeles de por medio, la familia se vuelve otra.',
      ],
      ask: ['¿Qué sería justo para ti?'],
    },
    {
      when: typed(
        /(?:cuid\w+|se hace cargo|me deja todo|todo me toca|no ayuda|ayuda) (?:\S+ ){0,3}|(?:mi|nuestra|nuestro) (?:mama|papa|madre|padre) (?:esta|enferm\w+)|enferm[oa]/,
      ),
      unless: typed(/favorit[oa]|prefer\w+/),
      say: ['Y la carga cae siempre del mismo lado.', 'Lo que debería unir a los hermanos a veces los parte.'],
    },
    {
      when: typed(
        /favorit[oa]|prefer\w+|consentid[oa]|siempre (?:l[oa] )?(?:defiend\w+|apoy\w+|le dan)|se pon\w+ de (?:su|parte)|mis (?:papas|padres|viejos)|mi (?:mama|papa|madre|padre)|compar\w+/,
      ),
      say: [
        'Volver a tener ocho años en la misma cocina.',
        'Esa balanza torcida viene de lejos.',
        'Y en casa nadie queda neutral.',
      ],
    },
    {
      when: typed(
        /me (?:dijo|grito|llamo|echo en cara|insulto|saco)|dijo que|egoista|mantenid[oa]|fracasad[oa]|envidios[oa]|loc[oa]|resentid[oa]/,
      ),
      say: [
        'Eso duele más cuando quien lo dice te conoce entero.',
        'Hay frases que no se recogen del suelo tan fácil.',
      ],
      ask: ['¿Y tú qué contestaste?'],
    },
    {
      when: typed(
        /(?:yo )?(?:tambien )?(?:dije|grite|conteste|colgue|saque|eche|cerre) (?:\S+ )?(?:que|el|la|cosas|tambien)|le (?:dije|grite|conteste|colgue|saque|eche)|dije cosas|me (?:pase|descontrole|arrepiento|altere|calente)|explote|culp\w+/,
      ),
      say: ['En caliente salen cosas que solo eran medio verdad.', 'Te pesa lo tuyo también, y eso no es poca cosa.'],
    },
    {
      when: typed(
        /no (?:me |nos )?(?:habla\w*|contesta|hablamos|responde|dirige)|bloque\w+|visto|(?:dias|semanas|meses|años) sin (?:hablar\w*|verl[oa]|saber)|hace (?:\S+ )?(?:dias|semanas|meses|años?)|silencio|orgullos[oa]|orgullo/,
      ),
      say: [
        'El silencio crece solo, y cada día cuesta más romperlo.',
        'Quizá del otro lado también miran el teléfono.',
      ],
    },
    {
      when: typed(
        /(?:de |cuando eramos )(?:niñ[oa]s|chic[oa]s|pequeñ[oa]s)|eramos (?:muy )?(?:unid[oa]s|cercan[oa]s)|crec\w+|siempre (?:fue|ha sido|hemos|peleabamos|nos)|mayor|menor|infancia|toda la vida|de chic[oa]|idolo/,
      ),
      say: [
        'Nadie más se acuerda de aquella casa como ustedes dos.',
        'Por algo esto no se siente como una pelea cualquiera.',
      ],
    },
    {
      when: typed(/(?:su|mi) (?:espos[oa]|marido|mujer|novi[oa]|pareja)|cuñad[oa]|sobrin[oa]s?/),
      say: ['Con más gente metida, cuesta hablar solo de lo suyo.', 'Y hay terceros que pagan sin haber peleado.'],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|pienso|quiero|podria|ya) (?:\S+ ){0,3}(?:escrib\w+|habl\w+|llam\w+|ped\w+|disculp\w+|busc\w+|arregl\w+|perdon\w+|esper\w+)|le (?:escribi|hable|llame|mande|pedi)|me (?:escribio|pidio perdon|llamo|busco|abrazo)/,
      ),
      say: ['Alguien tenía que mover la primera ficha.', 'Un gesto así, aunque salga torpe, cambia el aire.'],
    },
    {
      when: typed(
        /trist\w+|duele|extraño|lloro|llor\w+|rabia|coraje|enoj\w+|bronca|hart[oa]|cansad[oa]|decepcion\w+|quiero mucho|l[oa] (?:quiero|amo|adoro)|mal/,
      ),
      say: ['Enojo y cariño en el mismo bolsillo.', 'Si no te importara, ya estarías en otra cosa.'],
    },
  ],
  say: [
    'Con un hermano no se rompe del todo, y tampoco se olvida del todo.',
    'Duele porque no es cualquiera.',
    'Una pelea así arrastra años detrás.',
    'Se puede querer mucho y no aguantar ni una palabra más hoy.',
  ],
  ask: [
    { line: '¿Qué te gustaría que entendiera?' },
    { line: '¿Cómo se llevaban antes de esto?', unless: typed(/eramos|siempre|de niñ[oa]s/) },
    { line: '¿Quién más de la familia está en medio?', unless: typed(/mama|papa|padres|papas|cuñad[oa]/) },
  ],
};
