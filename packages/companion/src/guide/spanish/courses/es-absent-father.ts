import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** A father who was never there. */
export const esAbsentFather: Course = {
  id: 'es-absent-father',
  language: 'es',
  begins: typed(
    /mi (?:\S+ )?(?:papa|padre|viejo|apa) (?:\S+ ){0,3}?(?:nunca (?:\S+ )?(?:estuvo|esta|ha estado|me (?:quiso|busco|llamo|cuido|reconocio|ha llamado|ha buscado|dio|pregunto)|se (?:hizo cargo|preocupo|intereso)|aparecio|vino|fue un (?:papa|padre))|(?:me|nos) (?:\S+ )?(?:abandono|dejo cuando|dejo de (?:niñ[oa]|chic[oa])|ha abandonado|nego)|se (?:fue|largo|desaparecio|marcho) (?:\S+ ){0,3}?(?:cuando (?:yo|era|naci|tenia)|de (?:la )?casa|antes de|y (?:nunca|jamas|no))|desaparecio|fue (?:\S+ )?ausente|es (?:\S+ )?ausente|jamas (?:estuvo|me))|(?:no conozco|nunca conoci|no conoci|casi no conozco) a mi (?:\S+ )?(?:papa|padre|viejo)|(?:creci|me crie|fui criad[oa]) sin (?:mi |un )?(?:papa|padre)|(?:papa|padre) ausente|nunca tuve (?:un )?(?:papa|padre)/,
  ),
  unless: typed(
    danger,
    notReal,
    /muri\w+|falleci\w*|funeral|se fue al cielo|el (?:papa|padre) de mi(?:s)? hij[oa]s?|en paz descanse|qepd|abus[oó]\w*|nos pegaba|me pegaba|migra\w*|deport\w*/,
  ),
  first: {
    say: [
      'Se puede extrañar mucho a alguien que nunca estuvo.',
      'Hay sillas vacías que duran toda la vida.',
      'Eso deja una pregunta que un niño no puede contestar.',
    ],
    ask: ['¿Qué es lo que te lo trae hoy?', '¿Qué recuerdas de él?', '¿Sabes algo de él ahora?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|conviene|vale la pena|tengo que|le) (?:\S+ ){0,2}(?:busc\w+|llam\w+|escrib\w+|perdon\w+|contest\w+|ver\w*|habl\w+|conoc\w+|invit\w+|ir|dejar\w*)(?=.*\?)|l[oe] (?:busco|perdono|llamo|invito|veo) o|que le (?:digo|diria|pregunto)|(?:lo|le) perdonarias|como (?:se |lo |le )?(?:perdon\w+|busco|hablo|supero|suelto)/,
        whatToDo,
      ),
      say: [
        'No le debes una respuesta, ni el perdón, ni una fecha. Si un día lo buscas, que sea por lo que tú necesitas saber.',
        'Una forma de probar: escribirle una carta que no vas a mandar. A veces ahí se ve si uno quiere verlo, o solo decirle algo.',
      ],
      asked: true,
    },
    {
      when: typed(
        /por que (?:\S+ ){0,4}(?:quiso|fue|abandon\w+|dejo|busco|busca|quiere|intereso|llamo|hizo)|que (?:\S+ )?(?:hice|tenia) (?:yo )?(?:de )?(?:mal\w*)?|(?:fue|es|sera) (?:por )?mi culpa|no (?:fui|era|soy) suficiente|no (?:me )?(?:merec\w+|valgo)/,
      ),
      say: [
        'No hay nada en un niño que haga que un padre se vaya. Eso salió de él, no de ti.',
        'El porqué quizá solo lo sepa él, y quizá ni él. Pero no estaba en ti: nadie se gana un padre a base de méritos.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        /(?:es|esta) (?:mal|malo) (?:\S+ ){0,2}(?:odi\w+|querer\w*|extrañ\w+|sentir\w*)|soy (?:\S+ )?(?:mal[oa]|rencoros[oa])/,
      ),
      say: [
        'Es muy común. Se puede tener rabia, ganas de verlo y no querer saber nada, todo en la misma tarde.',
        'No tiene nada de raro que duela de grande. Hay fechas y edades en que esa falta vuelve a hacerse notar.',
      ],
      asked: true,
    },
    {
      when: typed(willPass),
      say: [
        'No sé si se quita. Muchos cuentan que deja de ser el centro, aunque la pregunta quede por ahí.',
        'Eso no te lo puedo asegurar. Ponerle palabras, como ahora, suele quitarle algo de peso.',
      ],
      asked: true,
    },
    {
      when: typed(/(?:dice|dicen|insiste\w*|quieren?) que (?:\S+ )?(?:vaya|perdone|hable|busque|vea|olvide|supere)/),
      say: ['Otros ya decidieron lo que deberías sentir.', 'Tu ritmo con él es tuyo.'],
    },
    {
      when: typed(
        /(?:otra|nueva) (?:familia|mujer|esposa|vida)|otros hijos|sus (?:otros )?hijos|medi[oa]s? herman[oa]s?|con ellos si|con (?:ella|sus hijos) si/,
      ),
      say: [
        'Ver que sí sabe ser padre, pero en otra casa: eso clava.',
        'Lo que no te tocó, lo ves repartido enfrente.',
      ],
    },
    {
      when: typed(
        /me (?:escribio|busco|llamo|contacto|mando (?:\S+ )?(?:mensaje|solicitud|audio)|encontro)|(?:aparecio|quiere (?:verme|conocerme|hablar\w*|acercar\w*)|volvio|reaparecio)|ahora (?:quiere|viene|me busca)/,
      ),
      unless: typed(/nunca|jamas|no me/),
      say: ['Después de tanto, y de repente quiere un lugar.', 'Llega tarde, y aun así remueve todo.'],
      ask: ['¿Qué sentiste al verlo aparecer?'],
    },
    {
      when: typed(
        /(?:l[oe] )?(?:busco|stalkeo|veo|miro|sigo) (?:\S+ )?(?:en|por) (?:facebook|instagram|internet|redes)|vive (?:a|en|cerca|por)|(?:lo|le) (?:vi|he visto) (?:\S+ ){0,3}(?:vez|veces)|me lo (?:encontre|cruce)/,
      ),
      say: ['Tan cerca, y tan lejos.', 'Saber dónde está no contesta la pregunta.'],
      ask: ['¿Qué te gustaría encontrar ahí?'],
    },
    {
      when: typed(
        /no (?:quiere|le gusta|deja|permit\w+) (?:\S+ )?que (?:\S+ )?(?:pregunte|hable|busque|vea|nombre)|(?:nunca|no) (?:se )?(?:habla\w*|nombra\w*|menciona\w*)|tema prohibido|nadie (?:\S+ )?(?:habla|dice|cuenta)/,
      ),
      say: ['Una pregunta que en casa no se podía hacer.', 'Y así hasta preguntar se siente como traición.'],
    },
    {
      when: typed(
        /(?:mi )?(?:mama|madre|abuel[oa]s?|tia|tio|padrastro)|hizo de (?:papa|padre)|me (?:crio|saco adelante)|madre soltera/,
      ),
      say: ['Alguien hizo el trabajo de dos.', 'Qué suerte esas manos, y qué cansadas habrán quedado.'],
      ask: ['¿En tu casa se hablaba de él?'],
    },
    {
      when: typed(
        /dia del padre|cumpleaños|graduacion|boda|navidad|festival|escuela|actos?|partidos?|quince años|naci\w*|fiestas?/,
      ),
      say: ['En esos días la silla vacía se ve desde lejos.', 'Buscar entre el público una cara que no llega.'],
    },
    {
      when: typed(
        /prometi\w*|esper\w+ (?:\S+ )?(?:en la|junto|sentad\w|su|que)|plantad[oa]|nunca (?:llego|vino|llamo|cumplio)|excusas|pension|manutencion|dinero|plata|ni un peso/,
      ),
      say: [
        'Un niño esperando junto a la ventana no se olvida.',
        'Tantas promesas enseñan a no esperar nada de nadie.',
      ],
    },
    {
      when: typed(
        /(?:mis|mi) (?:\S+ )?(?:hij[oa]s?)|(?:voy a ser|soy|ser) (?:papa|padre|mama|madre)|no (?:quiero|voy a) (?:ser como|hacer lo mismo|repetir)|nunca (?:les )?hare/,
      ),
      say: ['Lo que te faltó lo estás poniendo tú.', 'Ahí se corta la cadena, creo.'],
    },
    {
      when: typed(
        /(?:mi|mis) (?:pareja|relacion\w*|novi[oa]s?|espos[oa]|ex)|confi\w+|abandon\w+ (?:a mi|me|otra)|miedo (?:a|de) que|me dejen|me enamoro|aprobacion|hombres/,
      ),
      say: [
        'Quien aprendió temprano que la gente se va, mira siempre la puerta.',
        'Esa primera ausencia se mete en las demás.',
      ],
    },
    {
      when: typed(
        /tenia (?:\S+ )?(?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)|\d+ años|de (?:niñ[oa]|chic[oa]|bebe)|antes de (?:que )?nac\w+|recuerd\w+|me acuerdo|fotos?/,
      ),
      say: ['Demasiado pronto para entender algo así.', 'Guardar tan poquito de alguien, y que pese tanto.'],
    },
    {
      when: typed(/(?:enferm\w+|viejo|mayor|hospital|se esta muriendo|grave|necesita)/),
      say: ['Y ahora parece que hay prisa por sentir algo claro.', 'Ahora que el débil es él, todo se enreda más.'],
    },
    {
      when: typed(/perdon\w+|ya lo super\w+|no me (?:importa|afecta)|lo solte|estoy (?:mejor|bien)|terapia|en paz/),
      say: ['Puede estar en paz y doler un poco algunos días.', 'Eso lo has ido trabajando por tu cuenta, y se nota.'],
    },
    {
      when: typed(
        /rabia|odio|coraje|rencor|bronca|enoj\w+|trist\w+|duele|vaci[oa]|hueco|lloro|llor\w+|falta|me hizo falta|envidia|celos|miedo|verguenza|vergüenza|mal/,
      ),
      say: [
        'Rabia por lo que hizo, y pena por lo que no hubo.',
        'Es un duelo sin entierro.',
        'Ese hueco tiene todo el derecho a doler.',
      ],
    },
  ],
  say: [
    'No pedías tanto: que estuviera.',
    'Lo que falta también forma a una persona.',
    'Has crecido alrededor de ese hueco, y eso lleva mucho trabajo.',
    'Nada de eso lo decidiste tú.',
  ],
  ask: [
    { line: '¿Qué te habría gustado que supiera de ti?' },
    { line: '¿Quién sí estuvo?', unless: typed(/mama|madre|abuel[oa]|tia|tio|padrastro/) },
    { line: '¿En qué momentos se nota más su falta?', unless: typed(/dia del padre|cumpleaños|navidad|boda/) },
  ],
};
