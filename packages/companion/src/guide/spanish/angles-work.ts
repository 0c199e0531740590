import type { Angle } from '../content/angles/angle.ts';

/** A job lost, years given to it, what is not told at home; money that does not reach. */
export const workAngles: readonly Angle[] = [
  {
    id: 'es-me-corrieron',
    when: /\b(?:me (?:corrieron|despidieron|echaron|liquidaron|dieron las gracias|quitaron el (?:puesto|trabajo))|perdí (?:el|mi) (?:trabajo|empleo|puesto)|me quedé sin (?:trabajo|empleo|chamba))\b/iu,
    rank: 7,
    say: [
      'Un día hay un lugar adonde ir, y al otro ya no.',
      'No es solo el sueldo; es quién eras ahí a las nueve de la mañana.',
      'Así, de golpe, el suelo se mueve.',
    ],
    ask: [
      '¿Cómo fue ese momento?',
      '¿Quién lo sabe ya?',
      '¿Qué es lo primero que te pasó por la cabeza?',
      '¿Qué es lo que más te duele de cómo lo hicieron?',
    ],
    rest: ['Hoy no hay que resolver nada de lo que sigue.', 'Eso dice de sus cuentas más que de tu trabajo.'],
  },
  {
    id: 'es-anos-de-trabajo',
    when: /\b(?<tiempo>(?:\d+|diez|doce|quince|veinte|treinta) años) (?:ahí|en (?:esa|la|una|el) (?:empresa|compañía|oficina|escuela|fábrica|hospital|negocio)|trabajando|de (?:trabajo|servicio))|(?:trabajo|empresa|corrieron|despidieron).{0,20}después de (?<tiempo2>(?:\d+|diez|doce|quince|veinte|treinta) años)\b/iu,
    rank: 8,
    whole: true,
    say: [
      '{Tiempo}, y todo cabe de pronto en una caja.',
      '{Tiempo}: ahí se quedan mañanas, gente, costumbres.',
      'Después de {tiempo}, uno no sabe ni por qué calle irse a casa.',
    ],
    ask: ['¿Cómo te lo dijeron?', '¿Quién estaba ahí?', '¿Quién lo sabe ya?'],
    rest: ['Lo que hiciste en ese tiempo nadie lo borra.', 'No hace falta entenderlo hoy.'],
  },
  {
    id: 'es-nadie-se-movio',
    when: /\bnadie (?:se (?:levantó|acercó|despidió|movió|inmutó)|dijo nada|hizo nada|me (?:miró|defendió|acompañó|abrazó))\b/iu,
    rank: 5,
    say: [
      'Y ese quedarse quietos se ve desde lejos.',
      'A veces lo que no hace la gente pesa más que lo que dijo el jefe.',
      'Quedó solo el silencio de los demás.',
    ],
    ask: ['¿De quién esperabas algo?', '¿Qué te habría bastado?', '¿Qué crees que les pasaba a ellos?'],
    rest: ['Puede que tuvieran miedo; duele igual.', 'No tendrías que haberlo pasado a solas.'],
  },
  {
    id: 'es-lo-levante-yo',
    when: /\b(?:yo (?:abrí|fundé|levanté|armé|inauguré|contraté|formé|entrené|enseñé)|lo hice yo|lo levanté|desde cero)\b/iu,
    rank: 5,
    say: [
      'Eso lleva tus manos, aunque ya no lleve tu nombre.',
      'Te sacan de un lugar que tú hiciste.',
      'Ahí está lo que sabes hacer, con pruebas.',
    ],
    ask: ['¿Qué fue lo mejor que hiciste ahí?', '¿Quién se acuerda de eso?', '¿Qué de eso te llevas?'],
    rest: ['Eso viaja contigo, no con la empresa.', 'Nadie te lo quita en una junta.'],
  },
  {
    id: 'es-a-mi-edad',
    when: /\b(?:tengo (?:4\d|5\d|6\d)(?: años)?,? (?:y )?(?:quién|a quién|nadie|ya no)|a mi edad|ya (?:estoy|soy) (?:viej[oa]|mayor)(?: para)?|quién me va a (?:contratar|dar trabajo|querer))\b/iu,
    rank: 7,
    say: [
      'La edad de pronto parece una puerta, cuando ayer era experiencia.',
      'Esa pregunta llega antes que cualquier respuesta.',
      'Es miedo, y tiene de dónde agarrarse; certeza todavía no es.',
    ],
    ask: [
      '¿Qué sabes hacer que alguien más joven no?',
      '¿A quién conoces que haya empezado tarde?',
      '¿Qué te preocupa más, el dinero o lo otro?',
    ],
    rest: ['Esa pregunta no hay que contestarla esta noche.', 'Hoy basta con llegar a casa.'],
  },
  {
    id: 'es-afuera-de-casa',
    when: /\b(?:estoy|sigo|me quedé) (?:en (?:el|mi) (?:carro|coche|auto)|sentad[oa]|parad[oa]).{0,24}(?:afuera|fuera|enfrente|frente|estacionad[oa]|antes de entrar)\b|\bno (?:me animo a|puedo|quiero) entrar (?:a (?:mi|la) casa)?\b/iu,
    unless: /\bpuente|vías|barranc/iu,
    rank: 6,
    say: [
      'Ese rato entre el volante y la puerta es de los más largos.',
      'Mientras no abras la puerta, adentro todavía no ha pasado.',
      'Ahí, al menos, nadie espera que tengas la cara puesta.',
    ],
    ask: ['¿Qué te espera detrás de la puerta?', '¿Qué necesitas antes de entrar?', '¿Cuánto llevas ahí?'],
    rest: ['Toma el rato que haga falta.', 'Se puede entrar sin tener las palabras listas.'],
  },
  {
    id: 'es-no-lo-sabe-en-casa',
    when: /\bmi (?:espos[oa]|mujer|marido|familia|mamá|papá|novi[oa]|pareja|hij[oa]s?) (?:piensa[n]?|cree[n]?|no sabe[n]?|todavía no sabe[n]?)\b/iu,
    rank: 6,
    say: [
      'Por un rato lo sabes solo tú, y eso pesa doble.',
      'Hay dos versiones de este día, y tú estás en medio.',
      'Lo callas también para que tengan una hora más de calma.',
    ],
    ask: ['¿Qué temes ver en su cara?', '¿Qué te gustaría que te dijera?', '¿Qué sería lo primero que dirías?'],
    rest: ['Contarlo no tiene que salir perfecto.', 'No es mentira; es un rato para juntar aire.'],
  },
  {
    id: 'es-no-quiero-oir-que-pasara',
    when: /\b(?:me va[n]? a decir que (?:todo|va)|no (?:sé si )?(?:aguanto|quiero|soporto) (?:oírlo|oír|escuchar|que me digan)|que no me digan que)\b/iu,
    rank: 7,
    whole: true,
    say: [
      'A veces el consuelo llega demasiado pronto y no deja lugar para lo que duele.',
      'Puede que necesites primero alguien que se quede callado contigo.',
      'Eso también se puede pedir: “escúchame, y todavía no me digas nada”.',
    ],
    ask: ['¿Qué te serviría oír en su lugar?', '¿Cómo sería que solo te escuchara?'],
    rest: ['Puedes pedirlo así, con esas palabras.'],
  },
];
