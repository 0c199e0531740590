import type { SituationField } from '../../content/situations/situation.ts';

export const dating: SituationField = {
  lists: {
    escnp:
      'mi mama|mi papa|mi madre|mi padre|mi jef*|mi herman*|mi amig*|mi hij*|mi prim*|trabajo|empresa|entrevista|cliente*|banco|doctor*|reclutador*',
  },
  situations: [
    {
      id: 'dating-ghosted',
      light: 'que alguien dejara de contestarte de golpe',
      signs: [
        'me hizo ghosting|me hicieron ghosting|me ghoste*|me hacen ghosting|ghosting & !@escnp',
        'desaparecio|dejo de contestar*|dejo de responder*|dejo de escribir*|dejo de hablarme|me bloqueo|nunca mas me escribio|no me volvio a escribir|no me escribio mas|no me volvio a hablar|me dejo en visto|ni un mensaje|no me ha vuelto a escribir & cita|citas|saliamos|salimos|salia|saliendo|tinder|bumble|una app|aplicacion|conoci a|match|hablabamos todos los dias|nos estabamos conociendo|el chico|la chica|de la nada & !@escnp|mi novi*|mi espos*|anos de relacion|mi ex',
      ],
      say: [
        'Todo parecía ir bien, y de pronto, nada.',
        'Ni siquiera te dejó una frase con la cual quedarte.',
        'Un silencio así te deja haciendo todas las preguntas.',
        'Se fue sin avisar y te dejó con el teléfono en la mano.',
        'Un adiós habría tomado medio minuto.',
      ],
      ask: [
        '¿Qué fue lo último que se escribieron?',
        '¿Qué te había gustado de esa persona?',
        '¿Qué te imaginas que pasó?',
        '¿Cuándo notaste que algo había cambiado?',
      ],
      rest: [
        'Ese silencio habla de cómo se fue, y no de cuánto vales.',
        'Merecías una frase de despedida.',
        'Quedarse sin respuesta también es quedarse con algo a medias.',
      ],
    },
    {
      id: 'dating-secret-crush',
      light: 'que te guste alguien que no lo sabe',
      signs: [
        'me gusta|me encanta|enamorad* de|enamorad* en secreto|estoy loc* por|me gusta mucho & no me animo|no me atrevo|no se como decirle|no se como decirselo|no lo sabe|no sabe|ni idea|ni sabe|en secreto|me da miedo decirle|me da pena decirle|me da pena hablarle|me da miedo hablarle|miedo hablarle|verguenza hablarle|miedo acercarme|me da miedo acercarme|me da panico|me da verguenza|me pongo nervios*|timid*|en secreto|que se entere & !mejor amig*|casad*|tiene novi*|mis papas|mis padres|gay|lesbiana|bisexual|un hombre y soy|mi trabajo',
        'mi crush & ni sabe|no sabe|decirle|hablarle|nervios*|existo|no me animo|no me atrevo|timid*|miro|veo|sonrio|me hablo',
        'no me atrevo a decirle|no me animo a decirle|no se como decirle|me da miedo decirle > lo que siento|que me gusta|que lo amo|que la amo|que lo quiero|que la quiero|mis sentimientos',
      ],
      say: [
        'Llevas todo eso dentro, y la otra persona no tiene ni idea.',
        'Mientras no lo digas, todo sigue siendo posible, y por eso cuesta tanto decirlo.',
        'Una palabra pequeña, y detrás de ella un miedo enorme.',
        'Está tan cerca, y tú con el secreto en la garganta.',
        'Se te nota el cariño hasta en cómo lo escribes.',
      ],
      ask: [
        '¿Qué tiene esa persona que te gusta tanto?',
        '¿Cuál fue la última vez que hablaron?',
        '¿Qué temes que pase si lo supiera?',
        '¿Quién más conoce este secreto?',
      ],
      rest: [
        'Que alguien te guste así ya es algo vivo.',
        'No hay prisa con un secreto como este.',
        'El corazón acelerado también es una buena noticia, a su manera.',
      ],
    },
    {
      id: 'dating-what-are-we',
      light: 'no saber qué son',
      signs: [
        'no se que somos|no se ni que somos|no tengo claro que somos|casi algo|no quiere nada serio|no busca nada serio|no quiere ponerle nombre|sin etiquetas|no quiere etiquetas|no quiere compromiso*|no se quiere comprometer|amigos con derecho*|amigos con beneficios|amigas con derecho*|situationship & !trabajo|empresa|profesor',
        'un dia > me quiere|me trata|me habla|me busca|carinos*|me escribe|me dice|quiere & al otro|al siguiente|otro dia|luego ni|despues ni & !mi mama|mi papa|mi jef*|mi madre|mi padre|mi herman*|mi hij*',
        'me confunde|senales mixtas|senales confusas|frio y caliente|va y viene|no se si le gusto|no se si me quiere|jugando conmigo|solo juega conmigo & me busca|me escribe|se desaparece|saliendo|salimos|le gusto|me besa|jugando|dice que|carinos*|el chico|la chica & !mi mama|mi papa|mi jef*|mi hij*|mi herman*|mi espos*|mi marido',
      ],
      say: [
        'Tanto entre ustedes, y ninguna palabra que lo nombre.',
        'Un día te acercas, al otro tienes que adivinar.',
        'Vives pendiente de señales que cambian cada día.',
        'Tú ya sabes lo que sientes, y del otro lado no llega claridad.',
        'Ni dentro ni fuera, y eso desgasta.',
      ],
      ask: [
        '¿Qué te gustaría que fueran?',
        '¿Cómo fue la última vez que se vieron?',
        '¿Qué señal te confundió más?',
        '¿Qué pasaría si le hicieras la pregunta?',
      ],
      rest: [
        'Querer saber qué son no es pedir mucho.',
        'Adivinar todo el tiempo agota.',
        'Lo que tú sientes no tiene nada de confuso.',
      ],
    },
    {
      id: 'dating-always-single',
      light: 'no tener a nadie a tu lado',
      signs: [
        'nunca he tenido|jamas he tenido|nunca tuve|no he tenido nunca > novi*|pareja|una relacion|una cita|pololo|polola',
        'nunca he besado|nunca me han besado|nunca he dado un beso|nadie se fija en mi|nadie se ha fijado en mi|nadie me ha querido nunca como pareja|el amor no es para mi|siempre solter*|sigo solter*|eternamente solter*|siempre soy la solter*|siempre soy el solter*|soy la unica solter*|soy el unico solter*',
        'todos|todas|mis amig*|todo el mundo & tienen pareja|tienen novi*|se estan casando|se casan|estan casad*|en pareja|tiene pareja|tiene novi* & menos yo|y yo no|y yo nada|y yo sigo|yo solter*|yo sol*|y yo aqui',
        'miedo|panico|terror > quedarme sol*|quedarme solter*|morir sol*|terminar sol*|estar sol* siempre & !mi mama|mi papa|mi hij*|en casa|noche',
      ],
      say: [
        'A tu alrededor todo el mundo va de dos en dos.',
        'Tienes cariño para dar, y no aparece a quién.',
        'Pesa más cuando parece que a los demás les llega sin buscarlo.',
        'El miedo es que no sea un rato, sino para siempre.',
        'Quieres ser la persona que alguien elija.',
      ],
      ask: [
        '¿Cuándo lo notas más?',
        '¿Qué te imaginas compartiendo con alguien?',
        '¿Qué pasó hoy que te lo recordó?',
        '¿Qué te dicen los demás que te molesta?',
      ],
      rest: [
        'Desear compañía es de lo más humano que hay.',
        'No hay una edad en la que esto tenga que haber llegado.',
        'Los domingos así se hacen largos.',
      ],
    },
    {
      id: 'dating-good-date',
      light: 'esa persona nueva que te alegra',
      glad: true,
      signs: [
        'cita|primera cita|salida & increible|super bien|muy bien|genial|hermosa|linda|bonita|perfecta|me encanto|maravillosa|de maravilla|fue lo maximo & !mal|trabajo|medic*|doctor*|entrevista|no fue|dentista|terapia|psicolog*|por fin me dieron|nunca',
        'me beso|nos besamos|nuestro primer beso|primer beso & por fin|feliz|anoche|ayer|hoy|mariposas|cita|no lo puedo creer|emocionad*|sonri* & !borrach*|casad*|engan*|mi novi*|sin mi permiso|a la fuerza|culpa|no queria',
        'tambien le gusto|yo tambien le gusto|le gusto tambien|siente lo mismo por mi|quiere ser mi novi*|me pidio ser su novi*|me pidio que fuera su novi*|fuera mi novi* y dijo que si|ya somos novi*|tengo mariposas|mariposas en el estomago & !empiezo|trabajo|hospital|examen|no se si|ojala|ya no|mejor amig*|quisiera',
        'conoci a|estoy saliendo con|estoy conociendo a > alguien|un chico|una chica|un hombre|una mujer|un muchacho|una muchacha|un senor|una senora & me trata tan|me trata bonito|maravillos*|feliz|ilusionad*|me encanta|me hace reir|adolescente|emocionad*|lindisim*|hermos* & !miedo|casad*|desaparecio|no se si|pero|a escondidas',
      ],
      say: [
        'Se nota que todavía traes la sonrisa puesta.',
        'Algo empezó, y te tiene con luz.',
        'Qué bonito cuando la ilusión va en las dos direcciones.',
        'Así da gusto no poder dormir.',
        'De pronto alguien te mira como querías que te miraran.',
      ],
      ask: [
        '¿En qué momento supiste que iba bien?',
        '¿De qué hablaron?',
        '¿Qué es lo que más te gusta de esa persona?',
        '¿A quién se lo contaste primero?',
      ],
      rest: [
        'Vale la pena repasarlo otra vez antes de dormir.',
        'Una alegría así se nota desde lejos.',
        'Disfruta esa sonrisa.',
      ],
    },
  ],
};
