import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** A job interview is ahead. */
export const esInterview: Course = {
  id: 'es-interview',
  language: 'es',
  begins: typed(
    /(?:tengo|tendre|hay|me dieron|me (?:llamaron|citaron|agendaron|contactaron|toca) (?:para|a)|voy a|ire a|es mi|conseguí|consegui|nervios\w* (?:por|para)|prepar\w+) (?:\S+ ){0,4}?(?:entrevista)(?: (?:de|para) (?:\S+ ){0,3}?(?:trabajo|empleo|laboral|chamba|pega|curro|puesto|un))?|(?:mañana|hoy|el (?:lunes|martes|miercoles|jueves|viernes)|pasado mañana|en (?:una hora|un rato)) (?:\S+ ){0,3}?(?:la |una |mi )entrevista/,
  ),
  unless: typed(
    danger,
    notReal,
    /entrevista (?:de|para) (?:la )?(?:visa|asilo|radio|ciudadan\w+)|mi (?:hij[oa]|espos[oa]|amig[oa]|novi[oa]|herman[oa]) tiene|vi (?:la|una) entrevista|periodista/,
  ),
  first: {
    say: [
      'Te llamaron entre muchos: algo vieron.',
      'Mucho en juego para una sola hora.',
      'Y la cabeza ya va por la pregunta diez.',
    ],
    ask: ['¿Para qué puesto es?', '¿Cuándo es?', '¿Qué parte te pone más nervios?'],
  },
  turns: [
    {
      when: typed(/que (?:ropa|me pongo|llevo puesto)|como (?:me visto|voy vestid[oa])/),
      say: [
        'Algo limpio y cómodo, medio paso más formal que un día normal ahí, y que ya hayas usado antes. Que la ropa no te quite atención.',
      ],
      asked: true,
    },
    {
      when: typed(
        /que (?:digo|contesto|respondo|les digo|llevo|pregunto)|como (?:\S+ )?(?:respondo|contesto|me presento|explico|me visto|me preparo|controlo|calmo|hablo)|(?:algun|dame|un) (?:\S+ )?(?:consejo|tip)s?|(?:si me preguntan)(?=.*\?)|que (?:me van a|suelen) preguntar/,
        whatToDo,
      ),
      say: [
        'Puedes tener listas tres historias cortas tuyas: algo que resolviste, algo que salió mal y qué hiciste, y por qué este puesto. Con eso se contesta casi todo.',
        'Si te quedas en blanco, sirve decir: “Déjeme pensarlo un momento.” Suena a persona que piensa, y te da aire.',
        'De un hueco o un despido basta una frase cierta y corta, y después lo que quieres ahora. Nadie necesita la historia completa.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        /y si (?:\S+ ){0,4}(?:blanco|mal|no|trabo|tiembl\w+|equivoc\w+|preguntan)|(?:deberia|debo) (?:\S+ ){0,2}(?:mentir|decir\w*|ir|cancelar|hablar)/,
      ),
      say: [
        'Quien entrevista ya cuenta con los nervios. Una pausa o una frase torpe no tumban a nadie.',
        'Si pasa, se respira y se retoma: “Empiezo de nuevo.” Se ve más serenidad en eso que en un discurso perfecto.',
      ],
      asked: true,
    },
    {
      when: typed(
        willPass,
        /(?:crees|piensas) que (?:\S+ ){0,3}(?:den|contraten|quede\w*|vaya|elijan|llamen|puedo|sirvo)|(?:me lo|me) (?:daran|van a (?:dar|contratar|llamar|elegir))|cuando (?:llaman|avisan|me llam\w+)/,
      ),
      say: [
        'No puedo saberlo, y parte ni depende de ti. Lo que sí es tuyo es llegar con calma y contar lo que sabes hacer.',
        'Eso no te lo puedo decir. Pedir una entrevista ya quiere decir que en el papel encajabas.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:salio|me fue|fue|estuvo) (?:\S+ )?(?:bien|genial|mejor|excelente|increible)|les (?:cai|gusto)|me (?:dieron el|contrataron|eligieron)|segunda entrevista|pase a/,
      ),
      say: ['Qué alivio soltar el aire después.', 'Ahí se vio lo que traías.'],
      ask: ['¿Qué fue lo mejor?'],
    },
    {
      when: typed(
        /(?:salio|me fue|fue) (?:\S+ )?(?:mal|fatal|horrible|pesimo)|quede (?:fatal|en blanco)|me (?:quede|trabe|bloquee)|la (?:regue|cague)|no me (?:llamaron|eligieron|dieron)/,
      ),
      say: ['Uno se acuerda del tropiezo; ellos quizá de otra cosa.', 'Salir así y repasar cada frase en el camino.'],
    },
    {
      when: typed(
        /nervios\w*|ansiedad|ansios[oa]|tiembl\w+|temblando|estomago|nauseas|no (?:duermo|dormi|puedo dormir|pude dormir|como)|insomnio|sud\w+|corazon|panico|miedo|susto/,
      ),
      say: [
        'Los nervios salen de que te importa.',
        'El cuerpo se prepara como si fuera un león, y es una mesa con dos sillas.',
      ],
    },
    {
      when: typed(
        /blanco|me trabo|tartamud\w+|no se (?:hablar|vender\w*|explicar\w*)|ingles|hablar de mi|venderme|timid[oa]|introvertid[oa]/,
      ),
      say: ['Hablar bien de uno mismo es un idioma raro.', 'Hacer bien un trabajo y contarlo son dos cosas distintas.'],
    },
    {
      when: typed(
        /(?:no )?tengo (?:\S+ )?(?:experiencia|titulo|estudios|idea)|no (?:estoy|me siento) (?:\S+ )?(?:preparad[oa]|capaz|listo|lista|a la altura)|no (?:soy|doy) (?:\S+ )?(?:buen[oa]|la talla|suficiente)|otros candidatos|mejores que yo|mas jovenes|mi edad|impostor\w*/,
      ),
      say: [
        'Leyeron tu historia y aun así quisieron verte.',
        'No buscan a quien lo sepa todo; buscan con quién trabajar.',
      ],
    },
    {
      when: typed(
        /(?:meses|semanas|años?|tiempo) (?:\S+ )?(?:sin trabajo|buscando|desemplead[oa]|parad[oa])|(?:llevo|voy) (?:\S+ ){1,4}(?:entrevistas|buscando|curriculums?|cv)|me (?:rechazaron|han rechazado)|rechaz\w+|desemplead[oa]|sin trabajo/,
      ),
      say: ['Después de tanta puerta, esta pesa más.', 'Volver a ilusionarse tras varios noes cuesta.'],
    },
    {
      when: typed(
        /necesito (?:\S+ ){0,2}(?:trabajo|dinero|plata|sueldo|esto)|deud\w+|renta|alquiler|hij[oa]s?|familia|pagar|sueldo|paga|ganaria/,
      ),
      say: ['No es solo un puesto, es respirar a fin de mes.', 'Con tanto colgando de ahí, claro que aprieta.'],
    },
    {
      when: typed(
        /sueño|soñ\w+|siempre (?:quise|he querido)|me encanta\w*|ilusion\w*|ideal|la empresa|el puesto|emocionad[oa]|ganas|oportunidad/,
      ),
      say: ['Entonces no es una entrevista cualquiera.', 'La ilusión también hace temblar las manos.'],
    },
    {
      when: typed(
        /ensay\w+|practic\w+|prepar\w+|estudi\w+|investig\w+|ropa|camisa|traje|vestido|zoom|camara|video|presencial|direccion|llegar/,
      ),
      say: ['Cada detalle resuelto es uno menos en la cabeza.', 'Eso ya es tener los pies en el suelo.'],
    },
    {
      when: typed(/mañana|hoy|horas?|manana|lunes|martes|miercoles|jueves|viernes|a las \d+|en un rato/),
      say: [
        'Ya falta poco, y la espera es lo más largo.',
        'La noche antes siempre parece más larga que la entrevista.',
      ],
    },
  ],
  say: [
    'También tú vas a mirar si te gustan ellos.',
    'No hace falta ser otra persona en esa silla.',
    'Una hora no mide todo lo que sabes hacer.',
    'Que te importe se nota, y no es malo que se note.',
  ],
  ask: [
    { line: '¿Qué te gustaría que vieran de ti?' },
    { line: '¿Qué te atrae de ese puesto?', unless: typed(/sueño|me encanta/) },
    { line: '¿Qué vas a hacer después, cuando salgas de ahí?' },
  ],
};
