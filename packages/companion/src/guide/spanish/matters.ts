/** What a Spanish talk may be about for many turns, and questions only it could bring. The first that fits counts. */
export interface SpanishMatter {
  id: string;
  when: RegExp;
  unless?: RegExp;
  ask: readonly string[];
}

export const spanishMatters: readonly SpanishMatter[] = [
  {
    id: 'es-jefe',
    when: /\bmi (?:jef[ea]|supervisor[a]?|gerente|patr[oó]n(?:a)?)\b.{0,60}\b(?:grit\p{L}+|humill\p{L}+|me dijo|rega[nñ]\p{L}+|delante de|culp\p{L}+|ignor\p{L}+)/iu,
    ask: [
      '¿Con quién se puede hablar en ese trabajo?',
      '¿Qué haces ahí que nadie más sabe hacer?',
      '¿Cómo va a ser el primer minuto, cuando vuelvas a entrar?',
      '¿Qué le habrías dicho, con un día para pensarlo?',
      '¿Hubo un tiempo en que ese trabajo te hacía bien?',
    ],
  },
  {
    id: 'es-sin-trabajo',
    when: /\b(?:me (?:corrieron|despidieron|echaron|liquidaron)|perdí (?:el|mi) (?:trabajo|empleo|puesto)|me quedé sin (?:trabajo|empleo))\b/iu,
    ask: [
      '¿Qué de esos años te llevas contigo?',
      '¿A quién de ahí quisieras llamar?',
      '¿Qué cuenta es la que más te quita el sueño?',
      '¿Cómo te imaginas el lunes por la mañana?',
      '¿Qué necesitas de los tuyos esta semana?',
    ],
  },
  {
    id: 'es-lejos-de-casa',
    when: /\b(?:se quedaron en|allá en|mi (?:país|tierra|pueblo)|(?:meses|años|semanas) en (?:este país|estados unidos|houston|miami|los ángeles|chicago|nueva york|españa|madrid|barcelona)|mando dinero|videollamada|migr\p{L}+|me vine (?:a|para)|el que me trajo)\b/iu,
    ask: [
      '¿Qué hora es allá, cuando tú sales del trabajo?',
      '¿Con quién compartes la comida, algún día?',
      '¿Qué te dicen cuando los llamas?',
      '¿Qué parte de allá llevas en la bolsa o en el teléfono?',
      '¿Qué haces aquí que les gustaría ver?',
      '¿Quién aquí sabe cómo te llaman en tu casa?',
    ],
  },
  {
    id: 'es-pareja-celosa',
    when: /\b(?:celos[oa]|me (?:revisa|controla|vigila)|no (?:me deja|le gusta que) (?:salga|salir|vea|hable|use)|me pide (?:que le mande )?(?:una )?foto|de puntitas)\b/iu,
    ask: [
      '¿Cómo eras antes, cuando salías con tus amistades?',
      '¿Qué haces distinto desde que están juntos?',
      '¿Quién nota que has cambiado?',
      '¿Cuándo fue la última vez que te reíste fuerte?',
      '¿Qué pasaría si dijeras que no, una sola vez?',
      '¿A quién le cuentas la versión completa?',
    ],
  },
  {
    id: 'es-ruptura',
    when: /\b(?:mi ex|terminamos|rompimos|me terminó|terminó conmigo|rompió conmigo|me pidió el divorcio|nos (?:separamos|divorciamos)|mi divorcio)\b/iu,
    ask: [
      '¿Qué parte del día se queda más vacía?',
      '¿Qué quedó sin decir?',
      '¿Quién te acompaña en esto?',
      '¿Qué cosas de la casa te lo recuerdan?',
      '¿Qué te gustaba de ti en ese tiempo?',
    ],
  },
  {
    id: 'es-cuido-a-mi-familiar',
    when: /\b(?:cuido (?:a|de) mi (?:mamá|papá|madre|padre|abuel[oa]|espos[oa]|suegr[oa]|marido)|mi (?:mamá|papá|madre|padre|abuel[oa]|espos[oa]) .{0,24}\b(?:alzheimer|demencia|parkinson|cáncer|quimio\p{L}*|no camina|en cama))\b/iu,
    ask: [
      '¿Cómo era antes de todo esto?',
      '¿Quién te releva, aunque sea una hora?',
      '¿Cuál es la hora más larga del día?',
      '¿Qué haces que sea solo tuyo?',
      '¿Qué momento bueno hubo esta semana?',
      '¿Qué te gustaría que tus hermanos vieran?',
    ],
  },
  {
    id: 'es-crianza-de-nietos',
    when: /\b(?:mis? niet[oa]s?|soy abuel[oa]|criando a mis)\b/iu,
    ask: [
      '¿Qué te dicen ellos, cuando llega la noche?',
      '¿Quién te da un respiro en la semana?',
      '¿Qué heredaron de ti, sin saberlo?',
      '¿Qué harías con una tarde para ti?',
      '¿Qué te hace reír de ellos?',
    ],
  },
  {
    id: 'es-bebe-en-casa',
    when: /\b(?:mi beb[eé]|reci[eé]n nacid[oa]|amamant\p{L}+|doy pecho|le doy (?:suficiente )?leche|cesárea|posparto|postparto)\b/iu,
    ask: [
      '¿Cuándo comiste con las dos manos libres?',
      '¿Quién te abraza a ti?',
      '¿Qué hora de la noche es la peor?',
      '¿Qué extrañas de quien eras antes?',
      '¿Qué te sorprendió de ese ser pequeñito?',
      '¿A quién puedes decirle la verdad sin que te dé consejos?',
    ],
  },
  {
    id: 'es-prueba-cerca',
    when: /\b(?:(?:el|mi|un|los) (?:examen|parcial|finales|examen de admisión)|oposiciones|tesis|presento (?:el|mi)|defensa de)\b/iu,
    unless: /\b(?:sangre|médico|orina|vista|próstata|pasé el|aprobé)\b/iu,
    ask: [
      '¿Qué tema te saldría bien, aunque te despertaran de noche?',
      '¿Cómo ha sido el día antes, otras veces?',
      '¿Qué harás en cuanto salgas de ahí?',
      '¿Quién te espera después, salga como salga?',
      '¿Para qué lo quieres, cuando no piensas en la nota?',
    ],
  },
  {
    id: 'es-amistad',
    when: /\bmi (?:mejor )?amig[oa]\b.{0,50}\b(?:se fue|ya no|cambió|no me (?:invit|contest|habl|avis)\p{L}*|se alejó|me dejó en visto)\b/iu,
    ask: [
      '¿De qué se reían?',
      '¿Qué sabe de ti que nadie más sabe?',
      '¿Qué le contarías hoy, si todo fuera como antes?',
      '¿Cuándo fue la última vez que se sintió fácil?',
      '¿Quién más te queda cerca?',
    ],
  },
  {
    id: 'es-jubilado',
    when: /\b(?:me (?:jubilé|retiré|pensioné)|jubilad[oa]|mi jubilación)\b/iu,
    ask: [
      '¿Cómo era la primera hora de tu turno?',
      '¿Qué sabes hacer con los ojos cerrados?',
      '¿A quién de esos años te gustaría ver?',
      '¿Qué te pide el cuerpo a media mañana?',
      '¿Qué te daba el trabajo, además del sueldo?',
    ],
  },
  {
    id: 'es-desvelo',
    when: /\b(?:no (?:puedo|logro) dormir|insomnio|son las (?:dos|tres|cuatro|[2-4]) (?:de la|y)|llevo (?:noches|días) sin dormir|desvelad[oa])\b/iu,
    ask: [
      '¿Qué se oye en tu casa a esta hora?',
      '¿Alrededor de qué gira la cabeza?',
      '¿Desde cuándo son así tus noches?',
      '¿Qué te espera mañana temprano?',
    ],
  },
];
