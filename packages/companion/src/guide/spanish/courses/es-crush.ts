import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody likes somebody and does not know whether to say so. */
export const esCrush: Course = {
  id: 'es-crush',
  language: 'es',
  begins: typed(
    /(?:me (?:\S+ )?(?:gusta|encanta|trae loc[oa]|atrae|mueve el piso|flecho)(?: mucho| muchisimo| bastante| un monton| demasiado)? (?:un|una|mi|el|la|alguien)(?: (?:chic[oa]|chav[oa]|muchach[oa]|pib[ea]|mina|tipo|hombre|mujer|amig[oa]|compañer[oa]|vecin[oa]|mejor amig[oa]|profe|crush|colega|barista|niñ[oa]))?(?: (?:de|del|en|que|y|con)|[.,!]|$)|(?:hay|conoci a) (?:un|una|alguien)(?: \S+){0,6}? que me (?:\S+ )?(?:gusta|encanta|atrae)|(?:creo que )?(?:estoy|ando) (?:\S+ )?(?:enamorad[oa]|enganchad[oa]|tragad[oa]|clavad[oa]|flechad[oa]) (?:de|con) (?:un|una|mi (?:mejor )?(?:amig[oa]|compañer[oa]|vecin[oa])|alguien|el|ella)|me (?:estoy enamorando|enamore|estoy enganchando|estoy enamorado) (?:de|con) (?:un|una|mi (?:mejor )?(?:amig[oa]|compañer[oa]|vecin[oa])|alguien|el|ella)|tengo (?:un )?crush)/,
  ),
  unless: typed(
    danger,
    notReal,
    /me gusta (?:un|una|el|la) (?:juego|musica|comida|idea|deporte|canci\w+|cafe|perro|gato|lluvia|trabajo|playa)|(?:a mi (?:hij[oa]|amig[oa])|le) gusta|casad[oa]|tengo (?:novi[oa]|pareja|espos[oa])|mi (?:espos[oa]|marido|novi[oa])|ya no estoy|mi ex|tiene (?:1[0-7]|catorce|quince) años|mi (?:profesor|maestr|jef)\w*/,
  ),
  first: {
    say: [
      'Y de pronto el teléfono pesa distinto en la mano.',
      'Qué bonito, y qué nervios.',
      'Eso pone los días de otro color.',
    ],
    ask: ['¿Cómo se conocieron?', '¿Qué es lo que más te gusta de esa persona?', '¿Lo sabe, o se lo imagina?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|conviene|le|me) (?:\S+ ){0,2}(?:decir\w*|digo|confes\w+|declar\w+|escrib\w+|invit\w+|habl\w+|arriesg\w+|anim\w+|esper\w+)(?=.*\?)|se lo digo o|que le (?:digo|escribo|pongo|contesto)|como (?:\S+ )?(?:le digo|l[oea] invito|me acerco|empiezo|le hablo|saco|me declaro|se lo digo)/,
        whatToDo,
      ),
      say: [
        'Algo pequeño compromete menos: “Me gusta hablar contigo. ¿Tomamos un café el sábado?” Se entiende, y deja salida a los dos.',
        'No hace falta una declaración. Una invitación concreta, con día y lugar, dice bastante y se contesta fácil.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:crees|piensas|sera) que (?:\S+ ){0,3}(?:gusto|quiere|interes\w+|siente|corresponde|le pasa)|(?:le|yo le) (?:gustare|gusto|intereso)(?=.*\?)|como (?:se|saber|sabes?) (?:\S+ ){0,2}(?:le gusto|siente|quiere|si)|que (?:significa|querra decir)/,
      ),
      say: [
        'Desde fuera no se puede saber. Si busca tiempo contigo sin tener motivo y se acuerda de lo que cuentas, suele querer decir algo.',
        'Las señales engañan a cualquiera. Una invitación pequeña aclara más que semanas de leerle los gestos.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        willPass,
        /(?:y )?si (?:me )?(?:dice que no|rechaza|no le gusto|arruino|pierdo|se arruina|la cago|se rie|se aleja)|es (?:tonto|ridiculo|infantil)|soy (?:muy )?(?:grande|mayor|viej[oa]|tont[oa]|ridicul[oa])/,
      ),
      say: [
        'Un no dolería, sí, y después se pasa. Lo que más cansa suele ser quedarse en la duda.',
        'No hay edad para esto, ni es ninguna tontería. A todo el mundo se le traba la lengua delante de quien le gusta.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:tiene|anda con|esta con|sale con) (?:novi[oa]|pareja|alguien|otr[oa])|su novi[oa]|comprometid[oa]|recien (?:termino|separad\w)|sigue con su ex/,
      ),
      say: ['Ah, y el sitio está ocupado. Eso complica el sueño.', 'Querer a alguien que no está libre duele bajito.'],
    },
    {
      when: typed(
        /(?:es mi|somos|mejor) (?:mejor )?amig[oa]s?|la amistad|amig[oa]s? (?:de|desde)|arruinar|trabaj\w+ (?:juntos|conmigo)|mismo (?:equipo|salon|grupo|trabajo)/,
      ),
      say: [
        'Hay algo bueno que se podría perder, y por eso cuesta.',
        'Con la amistad de por medio, cada palabra se pesa dos veces.',
      ],
    },
    {
      when: typed(
        /visto|(?:no )?me (?:contest\w+|respond\w+|escrib\w+)|mensajes?|whatsapp|instagram|historias?|stories|likes?|reacciono/,
      ),
      say: ['Y cada notificación da un vuelco.', 'Leer un mensaje de tres palabras veinte veces.'],
      ask: ['¿Quién escribe primero, casi siempre?'],
    },
    {
      when: typed(
        /(?:me )?(?:miro|mira|sonrio|sonrie|abrazo|roz\w+|dijo (?:que )?(?:\S+ )?(?:lind[oa]|guap[oa]|bonit[oa])|invito|hizo reir|hace reir|busca|saludo)|nos reimos|(?:almorzamos|comemos|caminamos|hablamos|estudiamos|platicamos|viajamos)|tiene (?:un|una|unos|unas)|su (?:sonrisa|risa|voz|forma)|ojos|pelo/,
      ),
      say: ['Esas cosas chiquitas se quedan todo el día.', 'Con eso se vive hasta el jueves, por lo menos.'],
    },
    {
      when: typed(
        /pongo roj[oa]|tartamud\w+|(?:me )?(?:trab\w+|bloque\w+|tiembl\w+|sudan|congelo)|no se que decir|nervios\w*|timid[oa]|pena|verguenza|vergüenza|corazon|mariposas|estomago/,
      ),
      say: ['El cuerpo lo cuenta antes que la boca.', 'Justo delante de quien importa se olvida hasta el nombre.'],
    },
    {
      when: typed(
        /ni me (?:registra|mira|ve|pela|conoce|nota)|no sabe que existo|no soy (?:\S+ )?(?:suficiente|guap[oa]|su tipo|lind[oa]|atractiv[oa])|fe[oa]|gord[oa]|nunca (?:se fijaria|me va|he tenido|nadie)|no (?:le )?llego|fuera de mi liga|no tengo (?:chance|oportunidad|suerte)|inalcanzable|rechaz\w+|miedo/,
      ),
      say: ['El miedo ya contestó por la otra persona.', 'Te estás dando el no antes de que nadie lo diga.'],
    },
    {
      when: typed(
        /no (?:me )?(?:lo )?(?:esperaba|buscaba)|hace (?:\S+ )?(?:tiempo|años|mucho|meses)|despues de (?:mi|la|tanto)|desde (?:mi|la|que)|pense que (?:ya )?no|otra vez|de nuevo/,
      ),
      say: ['Así que eso todavía estaba vivo ahí.', 'Volver a sentirlo asusta un poco y alegra bastante.'],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|pienso|quiero|mañana|hoy|ya) (?:\S+ ){0,4}(?:decir\w*|invit\w+|habl\w+|escrib\w+|salir|ver\w*|vemos|vamos|salimos|declar\w+)|(?:le|l[oa]) (?:escribi|dije|invite|hable)|dijo que si|acepto|tenemos una cita/,
      ),
      say: ['Eso pide valor, salga como salga.', 'Y ya no hay vuelta atrás; qué cosquilleo.'],
      ask: ['¿Cómo te imaginas ese momento?'],
    },
    {
      when: typed(
        /dijo que no|me rechazo|solo (?:como )?amig[oa]s?|no (?:siente|quiere) (?:lo mismo|nada)|friendzone|no le (?:gusto|intereso)/,
      ),
      say: [
        'Duele, y más después de haberte atrevido.',
        'Saberlo al menos le pone fin a la duda. Hoy eso consuela poco.',
      ],
    },
  ],
  say: [
    'Tener a alguien así en la cabeza ocupa toda la casa.',
    'La ilusión y el susto llegan juntos.',
    'Lo que sientes es tuyo, lo sepa o no.',
    'Qué frágil se pone uno con estas cosas.',
  ],
  ask: [
    { line: '¿Cómo estás cuando andas cerca de esa persona?', unless: typed(/nervios\w*|tiembl\w+/) },
    { line: '¿Qué es lo que más te frena?', unless: typed(/miedo|amistad|pena|verguenza|vergüenza/) },
    { line: '¿Quién más lo sabe?', unless: typed(/nadie|mi amig[oa]/) },
  ],
};
