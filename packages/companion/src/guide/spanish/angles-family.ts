import type { Angle } from '../content/angles/angle.ts';

/** Children, partners, parents, the work of a home. */
export const familyAngles: readonly Angle[] = [
  {
    id: 'es-hijos-cansan',
    when: /\btengo (?:un|una|dos|tres|cuatro|cinco) (?:hij[oa]s?|niñ[oa]s?|beb[eé]s?|nen[oa]s?)\b|\b(?:el|la) (?:pequeñ[oa]|bebé|niñ[oa]|peque)\b.{0,20}\bno (?:duerme|come|para)\b/iu,
    rank: 4,
    say: [
      'Con niños en casa la noche también es turno.',
      'Eso es trabajo desde que abren los ojos hasta que los cierran, y a veces después.',
      'Y entre todos ellos, el rato tuyo es el que se cae primero.',
    ],
    ask: ['¿Quién te releva, aunque sea media hora?', '¿Cómo son las noches?', '¿Cuál es la hora más difícil del día?'],
    rest: ['Cuidar tanto gasta, aunque se quiera mucho.', 'Eso no se ve en ninguna lista, y llena el día.'],
  },
  {
    id: 'es-no-ayuda',
    when: /\b(?<quien>él|ella|mi \p{L}+) (?:llega y |viene y |solo |nomás |siempre )*(?:se (?:sienta|acuesta|tira|encierra|va|pone|queda)|ve la tele|mira el (?:celular|móvil|fútbol)|está en (?:el sofá|su mundo|el celular))\b/iu,
    rank: 5,
    say: [
      'Uno descansa y a la otra persona le sigue el turno.',
      'Y tú lo ves desde la cocina, me imagino, sin haberte sentado todavía.',
      'Parece que el cansancio de la casa está repartido en partes muy desiguales.',
    ],
    ask: [
      '¿Qué te gustaría que hiciera al llegar?',
      '¿Alguna vez se lo has podido decir?',
      '¿Qué sientes cuando lo ves así?',
    ],
    rest: ['Pedir reparto no es pedir un favor.', 'Con razón eso enoja.'],
  },
  {
    id: 'es-dice-que-exagero',
    when: /\b(?:dice|dicen|cree|creen|piensa|según (?:él|ella))\b.{0,20}\b(?:exagero|exagerando|soy (?:muy |una? )?(?:exagerad[oa]|dramátic[oa]|sensible)|no es para tanto|me quejo)\b/iu,
    rank: 7,
    whole: true,
    say: [
      'Que te digan que exageras cansa tanto como lo demás.',
      'A lo que ya pesa se suma que no te creen el peso.',
      'Quien no lo carga lo ve pequeño. Por lo que cuentas, no lo es.',
    ],
    ask: ['¿Qué parte no alcanza a ver?', '¿Qué le mostrarías, si pudiera estar un día en tu lugar?'],
    rest: ['Aquí no hace falta demostrar nada.', 'Cansarse no es exagerar.'],
  },
  {
    id: 'es-de-pie',
    when: /\b(?:desde las|llevo (?:desde|todo el día|horas)|no (?:me he sentado|he parado|paro)|todo el día (?:de pie|corriendo|trabajando))\b/iu,
    rank: 3,
    say: [
      'El día empezó antes que la luz, y no se acaba.',
      'Son muchas horas sin un minuto que sea solo para ti.',
      'El cuerpo lleva la cuenta aunque nadie más la lleve.',
    ],
    ask: ['¿A qué hora se acaba, si se acaba?', '¿Cuándo te sentaste por última vez sin que te llamaran?'],
    rest: ['Eso agota a cualquiera.', 'Sentarse cinco minutos también es parte del trabajo.'],
  },
  {
    id: 'es-grite',
    when: /\b(?:le|les) grité\b|\bgrité a (?:mi|mis)\b|\bperdí la paciencia\b|\bestallé\b/iu,
    rank: 7,
    say: [
      'Se acabó la paciencia antes que el día.',
      'Un grito suele ser cansancio que ya no encontró otra puerta.',
      'Y después queda la cara de quien lo oyó, me imagino.',
    ],
    ask: [
      '¿Qué pasó en los minutos antes?',
      '¿Qué te gustaría decirle mañana?',
      '¿Cómo quedaron después, las dos partes?',
    ],
    rest: ['Un grito se puede reparar con pocas palabras.', 'Que te importe tanto dice más que el grito.'],
  },
  {
    id: 'es-se-quedo-callada',
    when: /\bse quedó (?:callad[oa]|en silencio|mirándome|quiet[oa])\b|\bno (?:me )?dijo nada\b/iu,
    rank: 5,
    say: [
      'Ese silencio se te quedó, parece.',
      'A veces un silencio se oye más que todo lo dicho.',
      'Y no se sabe qué hay adentro de ese silencio.',
    ],
    ask: ['¿Qué crees que pensó?', '¿Qué quisiste decir en ese momento?'],
    rest: ['Todavía se puede volver a ese momento.', 'Un rato después se puede hablar, con calma.'],
  },
  {
    id: 'es-peor-madre',
    when: /\b(?:la peor|mala|pésima|el peor|mal|pésimo) (?:madre|mamá|padre|papá)\b/iu,
    rank: 9,
    whole: true,
    feeling: 'guilt',
    say: [
      'La peor no se queda pensando en eso por la noche. Quien piensa así, cuida.',
      'Ese título te lo pusiste en el peor minuto del día, y el día tuvo muchos otros.',
      'No usaría esa palabra. Por lo que cuentas, hay alguien que quiere mucho y descansa muy poco.',
    ],
    ask: ['¿Qué le dirías a una amiga que te contara lo mismo?', '¿Qué viste en su cara que te dolió tanto?'],
    rest: ['Un mal momento no borra los demás.', 'Mañana hay otro desayuno para decirlo.'],
  },
  {
    id: 'es-lejos-de-mama',
    when: /\bmi (?<quien>madre|mamá|padre|papá|hermana|hermano|familia|abuela) (?:vive|está|sigue|se quedó) (?:en|lejos|allá)\b|\bno (?:puedo|quiero) (?:pedirle|contarle|preocupar\p{L}*)\b/iu,
    rank: 5,
    say: [
      'Quien podría ayudarte está justo donde no alcanza.',
      'La distancia quita manos, y también quita a quien contárselo.',
      'Lo resuelves sin la gente que te cuidaba a ti.',
    ],
    ask: [
      '¿Qué le pedirías, si viviera cerca?',
      '¿Qué es lo que más extrañas de tenerla cerca?',
      '¿Hay alguien más cerca, aunque sea para un rato?',
    ],
    rest: ['Hacerlo sin red es otro trabajo entero.', 'Una llamada sin pedir nada también acompaña.'],
  },
  {
    id: 'es-cinco-minutos',
    when: /\bme (?:encierro|escondo|meto|quedo) en el (?:baño|coche|carro|cuarto|auto)\b|\bcinco minutos (?:sol[oa]|para mí|de silencio)\b/iu,
    rank: 6,
    say: [
      'Una puerta con llave, y por fin nadie pide nada.',
      'Son los únicos minutos con tu nombre, por lo que cuentas.',
      'Ahí adentro se respira, aunque sea con alguien tocando la puerta.',
    ],
    ask: ['¿Qué haces en esos minutos?', '¿Cuántos harían falta, de verdad?'],
    rest: ['No es huir; es tomar aire.', 'Esos minutos no hay que ganárselos.'],
  },
  {
    id: 'es-funcion',
    when: /\b(?:función|obra|festival|actuación|partido|concierto|graduación|fiesta) (?:del? (?:la |el )?)?(?:cole\p{L}*|escuela|jardín|kínder|curso|equipo|navidad)\b|\bva a (?:hacer de|salir de|cantar|bailar|actuar)\b/iu,
    tone: 'any',
    rank: 5,
    say: [
      'De esas cosas que se recuerdan años.',
      'Habrá una silla pequeña y un teléfono grabando, me imagino.',
      'Un papel así merece público.',
    ],
    ask: ['¿Cómo se prepara para eso?', '¿Quién va a ir?', '¿Qué cara pone cuando lo cuenta?'],
    rest: ['Que salga como salga; será de ustedes.', 'Ojalá te toque verlo con calma.'],
  },
];
