import type { SituationField } from '../../content/situations/situation.ts';

export const lowMood: SituationField = {
  situations: [
    {
      id: 'low-sad-no-reason',
      light: 'una tristeza sin motivo',
      signs: [
        'triste*|bajon*|depre|deprimid*|decaid*|melancoli*|mal|desanimad*|achicopalad* & no se por que|no se porque|no se de donde|sin motivo|sin razon|ninguna razon|ningun motivo|sin saber por que|de la nada|no paso nada|no me paso nada|no ha pasado nada|no hay razon|no hay motivo|no tengo motivo*|no tengo razon* & !llor*|me dejo|murio',
        'animo|animos > por el suelo|por los suelos|por el piso|bajisimo|abajo|muy bajo',
        'tengo|todo esta bien|todo va bien|no me falta nada & aun asi|igual|sin embargo|pero & me siento triste|estoy triste|ando triste|sigo triste|estoy bajonead*',
        'ando|estoy|sigo|amaneci|desperte|me desperte > de bajon|con bajon|con el bajon|bajonead*|achicopalad*|tristeando|depre',
      ],
      say: [
        'Está ahí, y no te dice de dónde viene.',
        'Con un motivo habría algo que señalar, y así solo queda el peso.',
        'Todo parece en su sitio, y el color se ha ido de las cosas.',
        'Tristeza, así sin más.',
        'Tal vez lo más raro es no poder explicarla, ni siquiera para ti.',
      ],
      ask: [
        '¿Cuándo la notaste por primera vez?',
        '¿Cómo ha sido tu día hasta ahora?',
        '¿Hubo algún rato en estos días en que se fue un poco?',
        '¿Es una tristeza nueva o ya la conocías?',
      ],
      rest: [
        'Aquí no hace falta que tenga una razón.',
        'Puedes sentir tristeza sin deberle a nadie el porqué.',
        'Que se quede un rato aquí, tal como es.',
      ],
    },
    {
      id: 'low-empty-numb',
      light: 'ese vacío',
      signs: [
        'me siento|siento|estoy|sigo|ando > vaci*|hueco|hueca|apagad*|anestesiad*|adormecid*|como muert*|muerto por dentro|muerta por dentro & !estomago|nevera|casa|legrado|perdida|aborto|bebe|murio|fallecio',
        'no siento nada|ya no siento nada|no siento absolutamente nada|no me nace sentir|no puedo sentir nada|todo me da igual|ya nada me importa|nada me conmueve & !pierna*|brazo*|mano*|diente*|dedo*|por el|por ella|por mi novi*|funeral|entierro|murio|fallecio|enfermera|maestr*',
        'piloto automatico|modo automatico|en automatico|como un robot|como robot|como un zombi*|como zombi* & !murio|funeral|fallecio|papeles|bebe|recien nacido',
        'ni triste ni feliz|ni feliz ni triste|ni bien ni mal|ni alegre ni triste|ni frio ni calor',
        'como si|siento que & viera|estuviera viendo|veo|miro|mirara > mi vida|todo > desde fuera|desde afuera|desde lejos|pelicula|detras de un vidrio|detras de un cristal',
      ],
      say: [
        'Estás ahí, y nada te llega del todo.',
        'Hasta la tristeza sería algo, y esto es un blanco.',
        'Como si alguien le hubiera quitado el sonido a todo.',
        'Haces lo que toca, y por dentro parece que no hay nadie en casa.',
        'El vacío cuesta contarlo, porque no hay nada que enseñar.',
      ],
      ask: [
        '¿Desde cuándo está todo tan apagado?',
        '¿Qué fue lo último que sí te llegó, aunque fuera poco?',
        '¿Es más un hueco o más como un vidrio entre tú y las cosas?',
        '¿Qué has hecho hoy, aunque fuera sin sentirlo?',
      ],
      rest: [
        'Aquí no tienes que sentir nada en especial.',
        'También con la nada se puede venir a hablar.',
        'Que lo hayas notado quiere decir que alguien ahí dentro sigue mirando.',
      ],
    },
    {
      id: 'low-crying',
      light: 'tanto llanto',
      signs: [
        'no paro|no dejo|no puedo parar|no puedo dejar|no he parado|no he dejado|sin parar|no logro parar > llorar|de llorar|chillar|llorando & !bebe|mi hij*|el nino|la nina|mi perr*|rei*|risa*|rompio|termino conmigo|me dejo|mudo|mudanza|murio|fallecio|cajas',
        'lloro > por todo|por cualquier cosa|por nada|todos los dias|cada noche|todas las noches|todo el dia|a cada rato|escondidas & !bebe|mi hij*|ya no lloro|no lloro|termin*|rompi*|murio|fallecio|cumple*',
        'llevo|me la pase|me la paso|me pase|me paso|he pasado|pase|estuve|otra vez|otra noche|aqui|estoy|ando > llorando|chillando|a llorar & !bebe|mi hij*|murio|fallecio|perr*|gat*|risa|alivio|benigno|felicidad|escuela|me dejo|termino',
        'me solte|rompi|me puse|me eche|me dan ganas|tengo ganas|me entran ganas > llorar|en llanto|chillar & !risa|murio|fallecio|felicidad|emocion',
        'se me salen|se me caen|se me salieron|se me escapan|se me saltan > lagrimas & !risa|felicidad|emocion',
      ],
      say: [
        'Las lágrimas vienen solas, y no preguntan si es buen momento.',
        'Algo en ti lleva rato queriendo salir.',
        'Llorar así deja el cuerpo sin fuerzas.',
        'Se llenó tanto por dentro que ya cualquier cosa lo desborda.',
        'Y encima hay que limpiarse la cara y seguir con el día.',
      ],
      ask: [
        '¿Qué pasó justo antes de que empezaran las lágrimas?',
        '¿Hay alguien que te haya visto llorar?',
        '¿Qué viene contigo cuando lloras, un recuerdo, una frase, una cara?',
        '¿Cómo quedas después, con más alivio o con más cansancio?',
      ],
      rest: [
        'Aquí puedes llorar sin que nadie te mire raro.',
        'No hace falta que pares para poder escribir.',
        'Las lágrimas no tienen que explicarse.',
      ],
    },
    {
      id: 'low-no-motivation',
      light: 'esas ganas que se fueron',
      signs: [
        'no tengo ganas|sin ganas|no me dan ganas|se me quitaron las ganas|se me fueron las ganas|perdi las ganas|me faltan ganas|cero ganas > de nada|de hacer nada|de hacer|de levantarme|de moverme|de salir|de ver|de vivir nada|para nada|ni de & !hambre|trabajo nuevo|cumple*|cumplo|ir a la escuela',
        'no tengo|perdi|he perdido|sin|cero|me falta|se me fue > motivacion|energia para nada|impulso|iniciativa',
        'nada > me motiva|me entusiasma|me ilusiona|me llama la atencion|me provoca|me apetece|me anima',
        'no me provoca|no me apetece|no me nace > nada|hacer nada|ni',
        'me cuesta|no puedo|no logro|no consigo > levantarme|salir de la cama|pararme de la cama|levantarme del sofa|moverme|arrancar|hacer lo mas minimo & !temprano|despertador|alarma|pierna*|espalda|rodilla*',
      ],
      say: [
        'Las cosas siguen ahí, y tú no llegas hasta ellas.',
        'No es pereza cuando uno querría querer y no puede.',
        'Lo que antes salía solo ahora pide una fuerza enorme.',
        'El día está delante, y nada en él te llama.',
        'Se te acabó el combustible.',
      ],
      ask: [
        '¿Qué fue lo último que hiciste con gusto?',
        '¿Desde cuándo se fueron las ganas?',
        '¿Cómo era un día tuyo cuando sí las tenías?',
        '¿Qué parte del día te cuesta más?',
      ],
      rest: [
        'Aquí no tienes que hacer nada.',
        'Escribir esto también fue hacer algo, y salió.',
        'Las ganas no obedecen órdenes.',
      ],
    },
    {
      id: 'low-pretending-fine',
      light: 'esa cara que pones para los demás',
      signs: [
        'finjo|fingir|fingiendo|aparento|aparentar|aparentando|disimulo|disimular|disimulando|hago como que|hago como si & estoy bien|todo bien|esta bien|todo esta bien|me canse|cansa*|por dentro|sonri*|feliz|todo el dia|todos los dias|mascara',
        'todos|todo el mundo|la gente|mi familia|mis amig* > creen|cree|piensan|piensa & que estoy bien|que todo esta bien|que soy feliz|que estoy feliz',
        'sonrio|sonreir|sonriendo|sonrisa|digo que estoy bien|digo que todo|digo todo bien|hago reir & por dentro|nadie sabe|nadie ve|llego a casa|llego a mi casa|me derrumbo|me rompo|me caigo|llor*|destrozad*|mascara & !foto*',
        'nadie > se da cuenta|nota|sabe|ve|imagina > mal que estoy|mal que me siento|como estoy|como me siento|estoy mal|por dentro',
        'uso|llevo|me pongo|tengo puesta|vivo con > mascara|careta & !pelo|cabello|cara|piel|covid|mascarilla',
        'me hago el fuerte|me hago la fuerte|me tengo que hacer el fuerte|me tengo que hacer la fuerte|tengo que mostrarme fuerte & !hospital*|enferm*|cancer|enterre|murio|fallecio',
      ],
      say: [
        'Por fuera una sonrisa, y por dentro otra cosa que nadie ve.',
        'Cansa hacer ese papel sin descanso.',
        'Lo haces tan bien que nadie pregunta.',
        'Cuidas a los demás de tu tristeza, y te quedas a solas con ella.',
        'Tal vez te gustaría que alguien lo notara sin que tuvieras que decirlo.',
      ],
      ask: [
        '¿Qué dirías si alguien preguntara de verdad?',
        '¿Ante quién te cuesta más mantener esa cara?',
        '¿Qué temes que pase si se nota?',
        '¿En qué momento del día se te cae el papel?',
      ],
      rest: [
        'Aquí no hace falta sonreír.',
        'Aquí nadie necesita que tengas fuerzas.',
        'Acabas de decirlo sin adornos, y eso ya es distinto.',
      ],
    },
  ],
};
