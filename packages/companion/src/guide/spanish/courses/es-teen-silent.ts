import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** A teenage child who does not talk to their parent any more. */
export const esTeenSilent: Course = {
  id: 'es-teen-silent',
  language: 'es',
  begins: typed(
    /(?:mi|mis) (?:\S+ )?(?:hij[oa]s?|adolescentes?|chic[oa]|nene|nena|niñ[oa]|muchach[oa]) (?:\S+ ){0,6}?(?:(?:ya )?no me (?:habla|cuenta|dirige|dice nada|contesta|quiere hablar|mira|responde|platica)|no (?:quiere|sale|habla) (?:\S+ ){0,2}?(?:hablar|conmigo|del cuarto|de su (?:cuarto|habitacion|pieza|recamara)|hablarme|contarme)|se (?:encierra|la pasa encerrad[oa]|encerro|aisla|la vive encerrad[oa])|(?:solo )?me (?:contesta|responde) (?:con )?(?:monosilabos|mal|feo|si y no)|esta (?:\S+ )?(?:insoportable|distante|encerrad[oa]|en su mundo|rar[oa] conmigo)|me (?:cierra|azota|cerro|azoto) la puerta)|(?:adolescente|de (?:1[2-8]|trece|catorce|quince|dieciseis|diecisiete)(?: años)?) (?:\S+ ){0,4}?(?:no (?:me |quiere )?(?:habla|cuenta|hablar)|se encierra|me odia|me contesta mal)|no (?:se|puedo) (?:como )?(?:hablar|llegar|acercarme|comunicarme|conectar) (?:\S+ )?(?:con|a) (?:mi|mis) (?:\S+ )?(?:hij[oa]s?|adolescente)(?:$|[.,!?]| (?:adolescente|de (?:1[2-8]|trece|catorce|quince|dieciseis|diecisiete)))/,
  ),
  unless: typed(
    danger,
    notReal,
    /se (?:corta|lastima|hace daño)|drog\w+|marihuana|casad[oa]|(?:hij[oa]) (?:mayor )?de (?:2\d|3\d|4\d)|de [1-9] años?|de (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve) años|mis niet\w+|nuera|yerno|bebe|autis\w+/,
  ),
  first: {
    say: [
      'Antes te lo contaba todo, y ahora hay una puerta en medio.',
      'Vivir en la misma casa y echarle de menos.',
      'Ese silencio en la mesa pesa mucho.',
    ],
    ask: ['¿Desde cuándo lo notas?', '¿Qué edad tiene?', '¿Pasó algo, o fue poco a poco?'],
  },
  turns: [
    {
      when: typed(
        /(?:le |si le |deberia |debo )(?:\S+ )?(?:quit\w+|revis\w+|prohib\w+|esconder\w*) (?:\S+ )?(?:celular|telefono|movil|tablet|internet|compu\w*|consola)/,
      ),
      say: [
        'Tú conoces tu casa. Un límite acordado de antemano suele doler menos que quitarlo de golpe, y revisar a escondidas puede cerrar la puerta más, salvo que temas un peligro.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:le hablo|me acerco|hablo|llego|conecto|le digo|le pregunto|hacer para que)|que le (?:digo|pregunto)|(?:le|si le) (?:reviso|quito|pregunto|prohibo)(?=.*\?)|(?:deberia|debo) (?:\S+ ){0,2}(?:habl\w+|quit\w+|revis\w+|entr\w+|dejar\w*|insist\w+|castig\w+|preguntar\w*)/,
        whatToDo,
      ),
      say: [
        'De lado suele ir mejor que de frente: en el coche, cocinando, viendo algo juntos. Una pregunta pequeña y después silencio.',
        'Puede servir algo que no pida respuesta: “No tienes que contarme nada. Si un día quieres, estoy.” Y después no insistir.',
        'Quizá entrar por lo suyo: que te enseñe esa música o ese juego, diez minutos, sin sermón al final.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        /(?:es|sera) (?:la edad|cosa de la edad|una etapa)|(?:me|debo|deberia) preocup\w+(?=.*\?)|tendra (?:algo|depresion)|(?:sera|estara|crees) (?:que )?(?:\S+ )?(?:deprimid[oa]|triste|mal)|(?:dice|dicen) que es la edad/,
      ),
      say: [
        'Que cierren la puerta a esa edad es muy común. Si además deja de comer, de dormir o de ver a sus amistades, ahí sí vale preguntar más de cerca.',
        'Muchas veces es la edad. Tú conoces a tu criatura: si algo te suena distinto a mal humor, pregúntalo sin rodeos, o consulta con alguien de la escuela o su médico.',
      ],
      asked: true,
    },
    {
      when: typed(
        /que hice mal|en que (?:falle|me equivoque)|(?:es|sera|fue) (?:mi )?culpa mia|(?:es|sera|fue) mi culpa|me odia|ya no me quiere|soy mala? (?:madre|padre|mama|papa)/,
      ),
      say: [
        'Alejarse de casa es parte de crecer; a menudo empujan más fuerte justo a quien les da más seguridad.',
        'No tiene por qué ser culpa tuya. A esa edad el silencio rara vez habla de cuánto quieren.',
      ],
      asked: true,
    },
    {
      when: typed(
        willPass,
        /(?:va a|volvera a|volver a) (?:\S+ )?(?:hablar\w*|ser|confiar|acercar\w*|querer\w*|volver)(?=.*\?)/,
      ),
      say: [
        'Nadie puede decirte cuándo. Muchos vuelven a acercarse cuando ya no necesitan demostrar que pueden sin ti.',
        'No lo sé. Lo que ayuda es que la puerta de tu lado siga abierta, sin hacer ruido.',
      ],
      asked: true,
    },
    {
      when: typed(/(?:me )?(?:dice|contesta|responde) (?:\S+ )?(?:bien|si|no|nada|no se|ok)|monosilabos|le pregunto/),
      say: ['Una palabra, y se acabó la conversación.', 'Preguntas con cariño y vuelve un “bien”.'],
    },
    {
      when: typed(
        /celular|telefono|movil|pantalla|videojuegos?|jueg[ao]|jugando|play|redes|tiktok|instagram|audifonos|discord/,
      ),
      say: ['Compites con una pantalla que nunca se cansa.', 'A saber cuánto de su vida pasa ahí dentro.'],
      ask: ['¿Sabes qué le gusta de eso?'],
    },
    {
      when: typed(
        /encerrad[oa]|encierr\w+|cuarto|habitacion|pieza|recamara|puerta|no sale|(?:solo|apenas) (?:sale|baja|come)/,
      ),
      say: ['Una puerta cerrada puede oírse más que un grito.', 'Y tú del otro lado, sin saber si tocar.'],
    },
    {
      when: typed(
        /(?:me )?(?:grit\w+|insult\w+|contest\w+ (?:mal|feo)|falta el respeto)|dej\w+ en paz|dejame|no entiendo nada|(?:todo )?le molesta|no me (?:molestes|entiendes)|te odio|pelea\w*|discut\w+|porta\w+/,
      ),
      say: [
        'Eso duele, y más viniendo de quien llevaste en brazos.',
        'Ahí se oye más la edad que la verdad, y aun así hiere.',
      ],
      ask: ['¿Qué pasó después?'],
    },
    {
      when: typed(
        /(?:de|cuando era) (?:chic[oa]|pequeñ[oa]|niñ[oa])|antes (?:\S+ )?(?:veiamos|ibamos|jugabamos|saliamos|haciamos|me|era|eramos|hablaba|contaba|platicaba)|me contaba|extraño cuando|cuentos|me pedia|eramos (?:muy )?(?:unid[oa]s|cercan[oa]s)|se dormia|me abrazaba/,
      ),
      say: [
        'Se extraña a la criatura que corría a contarte las cosas.',
        'Está ahí al lado, y aun así hay algo que despedir.',
      ],
    },
    {
      when: typed(
        /(?:separa\w+|divorci\w+|su (?:papa|mama|padre|madre)|mi ex|nueva pareja|mudam\w+|mudanza|cambio de (?:escuela|colegio))/,
      ),
      say: ['También en su vida se movió el suelo.', 'A veces callan justo para no cargarle más a nadie.'],
    },
    {
      when: typed(
        /escuela|colegio|liceo|instituto|notas|calificaciones|materias|reprob\w+|profesor\w*|maestr[oa]s?|amig[oa]s|novi[oa]|bullying/,
      ),
      say: ['Ahí fuera hay un mundo entero que apenas te deja ver.', 'Quisieras una rendija, nada más.'],
    },
    {
      when: typed(
        /(?:\d+|trece|catorce|quince|dieciseis|diecisiete) años|tiene (?:1[0-9]|trece|catorce|quince|dieciseis|diecisiete)|cumplio/,
      ),
      say: ['Una edad de portazos y de necesitarte a escondidas.', 'Ni chico ni grande: mal sitio para estar.'],
    },
    {
      when: typed(
        /(?:hoy|ayer|anoche|a veces|de repente) (?:\S+ ){0,3}(?:me (?:abrazo|conto|hablo|sonrio|mostro|enseño|pidio)|se (?:rio|sento)|vino)|se rio|nos reimos|vimos (?:una|la)|cocinamos|me (?:dio|mando) un/,
      ),
      say: ['Guárdate ese rato. De ahí se va tirando del hilo.', 'Así que el camino de vuelta existe.'],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|pienso|quiero|podria) (?:\S+ ){0,3}(?:invit\w+|habl\w+|escrib\w+|llev\w+|prepar\w+|prop\w+|intent\w+|pedir\w*|acerc\w+|tocar)/,
      ),
      say: ['Sin examen al final, puede ser un buen rato.', 'Aunque conteste con los hombros, lo va a notar.'],
    },
    {
      when: typed(
        /cero a la izquierda|ni las gracias|no le importo|presion\w+|trist\w+|duele|rechaz\w+|invisible|extraño|lloro|llor\w+|impotencia|cansad[oa]|no se (?:que|como)|preocup\w+|miedo|culp\w+|mal/,
      ),
      say: ['Querer a alguien que cierra la puerta cansa.', 'Estar cerca sin poder llegar: eso es lo que duele.'],
    },
  ],
  say: [
    'Sigues ahí, y eso se nota aunque nadie lo diga.',
    'A esa edad oyen mucho más de lo que contestan.',
    'No saber qué le pasa por dentro es lo peor.',
    'Tocar la puerta otra vez también es cariño.',
  ],
  ask: [
    { line: '¿Qué cosa les gustaba hacer juntos?', unless: typed(/juntos/) },
    { line: '¿Con quién sí habla?', unless: typed(/amig[oa]s|su (?:papa|mama|padre|madre|herman[oa])/) },
    { line: '¿Qué es lo que más te preocupa de ese silencio?' },
  ],
};
