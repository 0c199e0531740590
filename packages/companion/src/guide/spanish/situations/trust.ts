import type { SituationField } from '../../content/situations/situation.ts';

export const trust: SituationField = {
  lists: {
    escpar: 'mi novi*|mi espos*|mi marido|mi mujer|mi pareja|mi prometid*|mi chic*|mi enamorad*|mi polol*',
  },
  situations: [
    {
      id: 'trust-was-cheated-on',
      light: 'enterarte de que te engañaron',
      signs: [
        '@escpar > me engano|me engana|me enganaba|me ha enganado|me estaba enganando|me esta enganando|me fue infiel|me es infiel|me ha sido infiel|fue infiel|me puso los cuernos|me puso el cuerno|me pone los cuernos|me monto los cuernos|me traiciono|tiene una amante|tiene un amante|tenia una amante|tenia un amante|tiene a otra|tiene a otro|tiene otra familia & !creo que|sospecho|no se si|siento que|miedo de que|y si|sera que|me acusa|dice que yo|perdon*|sueno|sone',
        'me engano|me fue infiel|me puso los cuernos|me puso el cuerno|me traiciono > @escpar',
        'me pusieron los cuernos|me pusieron el cuerno|me montaron los cuernos|me fueron infiel|me enganaron con|soy cornud*|me fue infiel|me ha sido infiel & !y si|miedo|sospecho|creo que|no se si|todos mis ex|desde entonces',
        'descubri|me entere|me acabo de enterar|encontre|vi|le vi|me confeso|cache|me dijo & infidelidad|infiel|amante|con otra|con otro|se acosto|se acuesta|beso a otr*|se beso con|doble vida|meses con otra|mensajes con otra|mensajes con otro & @escpar|su celular|el celular|su telefono|el telefono|mensajes|whatsapp|me dijo que me era infiel & !sospecho|creo que|no se si|mi ex|mi papa|mi mama|mi padre|mi madre|mi amig*|mi herman*|mi cunad*',
      ],
      say: [
        'La persona en quien más confiabas hizo justo eso.',
        'De golpe hay que volver a mirar todo lo vivido con otros ojos.',
        'No solo duele lo que hizo, también todo lo que te hizo creer.',
        'Tú estabas en una relación de dos, y resulta que no lo era.',
        'Ya no sabes qué de todo aquello era verdad.',
      ],
      ask: [
        '¿Cómo te enteraste?',
        '¿Quién más lo sabe?',
        '¿Qué te dijo cuando hablaron de eso?',
        '¿Qué imagen no se te quita de la cabeza?',
      ],
      rest: ['No hay que decidir nada esta noche.', 'Confiar no fue un error tuyo.', 'Con razón se te mueve el suelo.'],
    },
    {
      id: 'trust-suspects',
      light: 'esa sospecha que no se va',
      signs: [
        'creo que|sospecho|siento que|presiento|me late que|no se si|sera que|tengo la sensacion|tengo el presentimiento|temo que|intuyo & me engana|me esta enganando|me es infiel|me esta siendo infiel|es infiel|tiene a otra|tiene a otro|tiene otra|tiene una amante|tiene un amante|me pone los cuernos|me pone el cuerno|hay otra persona|ve a otra|anda con otra|anda con otro & !me enter*|descubri|me confeso|mi ex|mi papa|mi mama|perdon*',
        '@escpar & esconde el celular|esconde el telefono|esconde el movil|voltea el celular|cambio la contrasena|cambio su contrasena|borra los mensajes|borra mensajes|borra los chats|no suelta el celular|mensajes a las|llega tarde|algo me oculta|me oculta algo|me esconde algo|algo esconde & !hij*|deuda*|alcohol|borrach*|olvid*|enferm*',
        'sospecho|desconfio|mal presentimiento > @escpar|de mi novi*|de mi espos*|de mi marido|de mi mujer|de mi pareja|con mi marido|con mi espos*|con mi novi*|con mi pareja & !ex',
      ],
      say: [
        'No tienes pruebas, y aun así el cuerpo no se queda tranquilo.',
        'Cada detalle se vuelve una pista.',
        'Quisieras estar en un error.',
        'No saber puede doler tanto como saber.',
        'Buscas la verdad, y a la vez le tienes miedo.',
      ],
      ask: [
        '¿Qué fue lo primero que te hizo dudar?',
        '¿Qué ha cambiado en estos días?',
        '¿Qué pasaría si se lo preguntaras de frente?',
        '¿Con quién has hablado de esta duda?',
      ],
      rest: [
        'Una duda así no deja dormir a nadie.',
        'Querer saber la verdad es legítimo.',
        'Vivir mirando señales agota.',
      ],
    },
    {
      id: 'trust-own-jealousy',
      light: 'tus celos',
      signs: [
        'me dan celos|me da celos|me muero de celos|los celos me|mis celos me|mis celos van|siento celos|tengo celos|tengo muchos celos|soy muy celos*|soy celos*|ser tan celos*|ser celos*|soy demasiado celos*|ataque de celos|estoy celos*|me pongo celos* & !mi herman*|mi amig*|mi mejor amig*|bebe|mi hij*|la perdi|lo perdi|terminamos|me dejo|mi prim*|trabajo|mi companer*|por sus celos|embaraz*',
        'le dio like|le da like|le dio me gusta|comento la foto|sigue a & de otra|de una chica|de su ex|a su ex|a otra|de otro|chicas|modelos & @escpar|celos|dandole vueltas|me molesta|me enoja|me duele|rabia|insegur*|toda la noche',
        'me comparo con > su ex|la ex|el ex|las chicas|todas las chicas|otras chicas|sus amigas & @escpar|novi*|celos|su ex|sigue',
      ],
      say: [
        'La cabeza dice que no pasa nada, y el pecho no le cree.',
        'Detrás de los celos suele haber miedo a perder.',
        'Te duele sentirlos y encima te da vergüenza.',
        'Una cosa pequeña, y la imaginación hace el resto.',
        'Quieres confiar, y algo por dentro no se deja.',
      ],
      ask: [
        '¿Qué los encendió esta vez?',
        '¿Qué es lo que imaginas en esos momentos?',
        '¿Cuándo aparecieron por primera vez?',
        '¿Qué sabe tu pareja de esto?',
      ],
      rest: [
        'Decirlo así de claro cuesta valor.',
        'Los celos gritan, pero no siempre saben.',
        'Tener miedo de perder a alguien es muy humano.',
      ],
    },
  ],
};
