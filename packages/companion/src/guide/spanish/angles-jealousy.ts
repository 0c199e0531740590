import type { Angle } from '../content/angles/angle.ts';

/** Love that watches: control, sulking, giving things up, excuses made for somebody. No verdicts; what happens is said as it is. */
export const jealousyAngles: readonly Angle[] = [
  {
    id: 'es-vigila',
    when: /\b(?:me (?:pide|exige|obliga a|hace) .{0,24}(?:foto|ubicación|contraseña|clave|videollamada)|me (?:revisa|checa|mira|quita|espía|controla|vigila|rastrea) .{0,20}(?:celular|teléfono|mensajes|redes|ropa|gps|ubicación)|no (?:me deja|le gusta que|quiere que) (?:salga|salir|vea|hable|trabaje|use|me vista|tenga amig\p{L}+|vaya)|(?:me escribe|me llama) (?:a cada rato|cada (?:rato|hora|diez minutos))|dónde y con quién)\b/iu,
    rank: 6,
    say: [
      'Eso ya no es preguntar cómo estás; es tener que rendir cuentas.',
      'Y a ti te toca demostrar algo todo el tiempo.',
      'Estar bajo la mira, aunque venga de alguien cercano, cansa.',
    ],
    ask: [
      '¿Qué pasa si un día no lo haces?',
      '¿Cómo te sientes justo cuando lo pide?',
      '¿Siempre fue así, o fue creciendo?',
      '¿Qué te gustaría poder contestar?',
    ],
    rest: ['Tu tiempo y tu teléfono son tuyos.', 'Querer a alguien no obliga a dar parte de cada paso.'],
  },
  {
    id: 'es-porque-me-quiere',
    when: /\b(?:dice que (?:es |lo hace )?porque me (?:quiere|ama|cuida)|es que me (?:quiere|ama) (?:mucho|demasiado)|es por (?:amor|mi bien)|así (?:quiere|ama) él)\b/iu,
    rank: 7,
    say: [
      'Esa es la palabra que usa; otra cosa es cómo lo vives tú.',
      'Esa es su explicación. La tuya también cuenta.',
      'Se puede querer a alguien y apretar demasiado.',
    ],
    ask: ['¿Y tú, cómo lo vives?', '¿Qué te haría sentir cariño de verdad?', '¿Le crees, cuando lo dice?'],
    rest: ['No tienes que decidir hoy qué nombre tiene.'],
  },
  {
    id: 'es-me-castiga-callando',
    when: /\b(?:(?:no me|dejó de) habl(?:ó|a|ar\p{L}*)|me (?:aplicó|aplica|hace) la ley del hielo|me ignoró)\b/iu,
    rank: 4,
    say: [
      'Un día entero de silencio también es una respuesta, y de las que duelen.',
      'Y te quedas buscando qué hiciste mal.',
      'El silencio así obliga al otro a adivinar.',
    ],
    ask: ['¿Qué haces tú mientras dura el silencio?', '¿Cómo suele terminarse?', '¿Qué querías decirle en ese rato?'],
    rest: ['Su enojo es suyo; no todo lo tuyo tiene que girar alrededor.', 'Nadie debería tener que adivinar así.'],
  },
  {
    id: 'es-se-enoja',
    when: /\bse (?:enojó|molestó|puso (?:celos[oa]|furios[oa])|enoja|molesta|pone (?:celos[oa]|mal|furios[oa])) (?:porque|si|cuando|por|y)\b/iu,
    rank: 5,
    say: [
      'Y de pronto algo sencillo se vuelve un problema.',
      'El enojo es suyo, y el cuidado termina siendo tuyo.',
      'Así hasta lo normal hay que pensarlo dos veces.',
    ],
    ask: [
      '¿Qué hiciste tú entonces?',
      '¿Qué suele venir después del enojo?',
      '¿Qué te habría gustado decirle?',
      '¿Pasa seguido?',
    ],
    rest: [
      'Que alguien se enoje no quiere decir que hiciste algo malo.',
      'No todo lo tuyo tiene que girar alrededor de eso.',
    ],
  },
  {
    id: 'es-perdon-sin-culpa',
    when: /\b(?:(?:le )?pedí perdón (?:aunque|sin|por algo que no)|me disculpé (?:aunque|sin)|siempre (?:pido|termino pidiendo|acabo pidiendo) perdón|yo (?:siempre )?soy quien pide perdón)\b/iu,
    rank: 6,
    say: [
      'Una disculpa para que volviera la calma, más que por algo hecho.',
      'La paz salió cara ese día.',
      'A veces se pide perdón solo para que pare.',
    ],
    ask: ['¿Qué habría pasado, si no?', '¿Cuántas veces te ha tocado eso?', '¿Cómo te quedaste después?'],
    rest: [
      'Saludar a alguien, hablar o reír no son faltas.',
      'No todo lo que se arregla con un perdón era culpa tuya.',
    ],
  },
  {
    id: 'es-de-puntitas',
    when: /\b(?:de puntitas|de puntillas|pisando (?:huevos|cáscaras)|midiendo (?:cada palabra|lo que digo)|con cuidado de no|para que no se enoje|no sé cómo va a reaccionar)\b/iu,
    rank: 6,
    say: [
      'Vivir midiendo cada paso gasta mucho, y por fuera no se ve.',
      'El cuerpo aprende a estar atento antes que la cabeza.',
      'Así no se descansa ni en casa.',
    ],
    ask: [
      '¿Dónde puedes andar sin cuidarte tanto?',
      '¿Con quién eres como eres?',
      '¿Qué temes que pase, si pisas fuerte?',
    ],
    rest: ['Aquí no hace falta ir de puntitas.', 'Notarlo ya dice mucho.'],
  },
  {
    id: 'es-lo-deje-por-el',
    when: /\b(?:(?:lo|la|las|los) dejé|dejé de .{3,30}|me salí|renuncié|me alejé) .{0,40}\b(?:porque a (?:él|ella)|por (?:él|ella)|porque (?:él|ella|mi \p{L}+) |no le gustaba|no quería)\b/iu,
    rank: 7,
    say: [
      'Algo que era tuyo se fue quedando atrás para que no hubiera pleito.',
      'Eso era un pedazo de tu vida, y lo cediste.',
      'Se nota que todavía te hace falta.',
    ],
    ask: ['¿Qué te daba a ti?', '¿Qué sientes cuando lo recuerdas?', '¿Qué más ha ido quedando en el camino?'],
    rest: ['Lo que te gusta no necesita permiso.', 'Eso sigue siendo tuyo, aunque ahora esté en pausa.'],
  },
  {
    id: 'es-lo-excuso',
    when: /\b(?:pero (?:él|ella) (?:tuvo|ha tenido|viene de|sufrió|está pasando|no siempre)|(?:su|tuvo una) infancia|es que (?:él|ella) (?:tuvo|está|viene)|no es mal[ao] (?:persona|hombre|mujer)|también (?:tiene cosas|es) (?:muy )?buen\p{L}*)\b/iu,
    rank: 5,
    say: [
      'Lo que le pasó explica cosas, y no por eso tienes que aguantarlas todas.',
      'Entiendes de dónde viene, y además lo cargas tú.',
      'Caben las dos: su herida y lo que te hace a ti.',
    ],
    ask: [
      '¿Y quién entiende lo tuyo?',
      '¿Qué le tocaría hacer con eso?',
      '¿Qué le dirías a alguien cercano en tu lugar?',
    ],
    rest: ['Su historia es suya; sanarla no es tu trabajo.', 'Entender a alguien no es lo mismo que estar bien.'],
  },
  {
    id: 'es-no-se-si-exagero',
    when: /\b(?:no sé si (?:estoy )?(?:exager\p{L}+|loc[oa]|mal|soy yo)|a lo mejor (?:exagero|soy yo)|quizás? (?:exagero|soy yo)|(?:mis|una) amigas? (?:dicen?|dice) que (?:eso )?no es normal)\b/iu,
    tone: 'any',
    rank: 7,
    say: [
      'Si hace falta preguntarlo tantas veces, algo te está avisando.',
      'Por lo que cuentas, no suena a exageración.',
      'Cuando te hacen dudar de lo que ves, cuesta confiar en los propios ojos.',
    ],
    ask: [
      '¿Qué dice tu cuerpo, cuando está cerca?',
      '¿Qué parte te deja más dudas?',
      '¿Qué verías, si fuera otra persona?',
    ],
    rest: [
      'Lo que sientes es un dato, no un defecto.',
      'Puedes hablarlo también con alguien de confianza, sin decidir nada.',
    ],
  },
  {
    id: 'es-lo-quiero-y-duele',
    when: /\b(?:(?:lo|la) (?:quiero|amo|sigo queriendo)|todavía (?:lo|la) (?:quiero|amo))\b.{0,30}\b(?:lo peor|pero|aunque|y (?:no|me|aun)|ese es el problema|y ya)\b/iu,
    tone: 'any',
    rank: 8,
    whole: true,
    say: [
      'Se puede querer a alguien y que no te haga bien; las dos cosas caben.',
      'Que lo quieras no borra lo demás, y lo demás no borra que lo quieras.',
      'Ahí está lo difícil: si no hubiera cariño, sería fácil.',
    ],
    ask: [
      '¿Qué necesitas tú, para estar bien ahí?',
      '¿Cómo se ve un buen día entre ustedes?',
      '¿Qué tendría que ser distinto?',
    ],
    rest: ['Eso no hay que resolverlo esta noche.', 'Quererte a ti también cabe ahí.'],
  },
];
