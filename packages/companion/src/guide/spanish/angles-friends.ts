import type { Angle } from '../content/angles/angle.ts';

/** Friends who drift, are busy with somebody, leave one out; and reaching out to them. */
export const friendAngles: readonly Angle[] = [
  {
    id: 'es-amistad-se-aleja',
    when: /\b(?:mi (?:mejor )?amig[oa]|mis amig[oa]s)\b.{0,40}\b(?:se (?:fue|mudó|casó|alejó|juntó)|ya no|cambió|cambiaron|tiene novi[oa]|anda con|me dejó de)\b|\b(?:nos fuimos alejando|ya no somos (?:tan )?(?:amig|cercan))\p{L}*/iu,
    rank: 4,
    say: [
      'No hubo pleito, y aun así algo se terminó.',
      'Para las amistades que se alejan no hay ni nombre ni despedida.',
      'Te alegra por un lado, y por el otro te falta.',
    ],
    ask: [
      '¿Cómo era un día cualquiera entre ustedes?',
      '¿Cuándo lo empezaste a notar?',
      '¿Qué es lo que más extrañas de antes?',
    ],
    rest: ['Eso también es una pérdida, aunque nadie mande flores.', 'Se puede entender todo y que duela.'],
  },
  {
    id: 'es-contesta-poco',
    when: /\b(?:me (?:contesta|responde|escribe) (?:al otro día|tarde|con (?:un|una|puro|monosílabos)|cuando quiere|seco|apenas)|me (?:deja|dejó|dejaron) en visto|solo (?:me )?(?:manda|pone) (?:un )?(?:emoji|sticker|ok))\b/iu,
    rank: 5,
    say: [
      'Se mide en horas y en emojis, y cada uno dice menos.',
      'Una respuesta corta deja mucho que adivinar.',
      'Antes eran conversaciones; ahora son recados.',
    ],
    ask: [
      '¿Qué te imaginas detrás de eso?',
      '¿Qué le escribirías, si no tuvieras que cuidar la forma?',
      '¿Qué haces mientras esperas?',
    ],
    rest: ['Esperar tanto un mensaje cansa.', 'Puede no ser contra ti, y doler igual.'],
  },
  {
    id: 'es-no-me-invito',
    when: /\bno me (?:invitó|invitaron|avisó|avisaron|dijeron|tomaron en cuenta|incluyeron)\b|\b(?:me enteré|vi) (?:por|en) (?:instagram|facebook|las historias|una foto|las fotos)\b|\btod[oa]s estaban (?:ahí|allá|menos)\b/iu,
    unless: /\bya no me invitan\b/iu,
    rank: 6,
    say: [
      'Enterarse por una foto duele dos veces.',
      'Había mesa, y nadie contó tu silla.',
      'No te lo dijeron; te tocó verlo.',
    ],
    ask: ['¿Qué pensaste al verlo?', '¿Qué habrías querido que te dijeran?', '¿Quién crees que sí notó que faltabas?'],
    rest: ['No es exagerar; quedarse fuera duele.', 'Querer que cuenten contigo no es pedir mucho.'],
  },
  {
    id: 'es-desde-chicos',
    when: /\b(?:nos conocemos|l[oa] conozco|somos amig[oa]s) desde (?<cuando>[^,.;?!¿]{3,30})$/iu,
    tone: 'any',
    rank: 5,
    say: [
      'Desde {cuando}: eso es media vida en común.',
      'Esa persona sabe de ti cosas que no hace falta contar.',
      'Tanto tiempo hace que esto pese más.',
    ],
    ask: [
      '¿Qué es lo primero que recuerdas?',
      '¿Qué es lo más grande que han pasado en ese tiempo?',
      '¿Qué sabe de ti que nadie más sabe?',
    ],
    rest: ['Una historia así aguanta una temporada fría.', 'Eso no desaparece por unos meses.'],
  },
  {
    id: 'es-no-voy-a-reclamar',
    when: /\bno (?:le |les )?(?:voy a (?:reclamar|decir nada|rogar|escribir)|quiero (?:reclamar|rogar|parecer|ser intens[oa]))\b|\bqué oso\b|\bme da pena (?:decirle|buscarl[oa])\b/iu,
    rank: 6,
    say: [
      'Cuidas no parecer que pides, y entonces nadie se entera.',
      'Entre reclamar y callar hay más cosas, aunque ahora no se vean.',
      'La pena de pedir gana, por ahora.',
    ],
    ask: [
      '¿Cómo sonaría decirlo sin reclamo?',
      '¿Qué es lo peor que podría contestar?',
      '¿Qué quisieras que supiera, sin que se lo digas?',
    ],
    rest: ['Decir “te extraño” no es reclamar.', 'No hay que hacerlo hoy.'],
  },
];
