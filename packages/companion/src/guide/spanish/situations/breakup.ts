import type { SituationField } from '../../content/situations/situation.ts';

export const breakup: SituationField = {
  lists: {
    escpar: 'mi novi*|mi espos*|mi marido|mi mujer|mi pareja|mi prometid*|mi chic*|mi enamorad*|mi polol*',
    escex:
      'mi ex|mi exnovi*|mi exmarido|mi exespos*|mi exmujer|mi expareja|mi ex novi*|mi ex marido|mi ex espos*|mi ex pareja|mi ex mujer',
    escotro:
      'mi mama|mi papa|mi madre|mi padre|mi jef*|mi herman*|mi amig*|mi perr*|mi gat*|mi hij*|mi prim*|mi tia|mi tio|trabajo|colectivo|bus|camion|tren|vuelo|avion|metro|cancer|murio|fallecio',
  },
  situations: [
    {
      id: 'breakup-was-left',
      light: 'que te dejara quien querías conservar',
      signs: [
        '@escpar > me dejo|me termino|me corto|me boto|me abandono|rompio conmigo|termino conmigo|corto conmigo|me mando a volar|me pateo & !me dejo de|me dejo un|me dejo una|me dejo el|me dejo la|porque quise|en visto|@escotro|plantad*|dinero',
        'me dejo|me termino|me corto|me boto|me abandono|rompio conmigo|termino conmigo|corto conmigo|me pateo > mi novi*|mi espos*|mi marido|mi mujer|mi pareja|mi prometid*|mi chic* & !en visto|plantad*|@escotro',
        'rompio conmigo|termino conmigo|corto conmigo|rompieron conmigo|terminaron conmigo|me acaban de cortar|me acaban de terminar|me acaban de dejar|me dejaron otra vez|me terminaron|me cortaron por & !luz|agua|internet|hace anos|hace anos|yo termine|contrato|trabajo',
        'me dejo|me corto|me termino|se fue de casa|se fue de la casa|se fue|se marcho|recogio sus cosas|hizo las maletas|agarro sus cosas & ya no me quiere|ya no me ama|ya no siente lo mismo|dejo de quererme|ya no siente nada|necesita estar sol*|necesita tiempo|necesita espacio & !@escotro|yo termine',
      ],
      say: [
        'Tú querías seguir, y la otra persona dijo que hasta aquí.',
        'De un momento a otro falta quien estaba en todos tus planes.',
        'Nadie te preguntó, y te quedas con todo este cariño en las manos.',
        'Se fue, y tú todavía quieres.',
        'Que se acabe algo que tú no querías acabar duele de una manera muy especial.',
      ],
      ask: [
        '¿Qué fue lo último que te dijo?',
        '¿Cómo fue el momento en que te enteraste?',
        '¿Qué parte del día se te hace más larga desde entonces?',
        '¿Quién sabe ya lo que pasó?',
      ],
      rest: [
        'El cariño no se apaga el mismo día que la relación.',
        'Con razón te cuesta creerlo todavía.',
        'Esta noche no tienes que entenderlo.',
      ],
    },
    {
      id: 'breakup-i-ended-it',
      light: 'que terminaras tú la relación',
      signs: [
        'termine con|rompi con|corte con|le termine a|le corte a|deje a|acabe con > mi novi*|mi espos*|mi marido|mi mujer|mi pareja|mi prometid*|mi chic*|mi enamorad* & !termino conmigo|hace anos que',
        'yo lo deje|yo la deje|yo le termine|yo termine la relacion|decidi terminar la relacion|decidi terminar con|fui yo quien|fui yo la que|fui yo el que|termine la relacion|tuve que terminar con|rompi con el|rompi con ella|termine con el|termine con ella & culpa|duele|lloro|llorar|triste|mal|horrible|hice bien|dud*|arrepient*|extrano|buena persona|relacion|pobre',
        'termine mi relacion|termine una relacion|rompi mi relacion|termine mi noviazgo|rompi el compromiso|cancele la boda',
      ],
      say: [
        'La decisión fue tuya, y la tristeza también lo es.',
        'Se puede querer irse y a la vez sufrir por lo que se deja.',
        'Decirlo tú no lo hizo más fácil, solo te puso la culpa encima.',
        'Te fuiste, y algo de ti sigue mirando hacia atrás.',
        'Te importa el daño que hizo tu decisión, y eso no te deja en paz.',
      ],
      ask: [
        '¿Qué fue lo que te hizo decidirte?',
        '¿Cómo fue la conversación?',
        '¿Qué es lo que más te pesa de haberlo dicho?',
        '¿Cuánto tiempo llevabas pensándolo?',
      ],
      rest: [
        'Quien termina también pierde algo.',
        'Una decisión puede ser cierta y doler.',
        'Que te duela habla de lo mucho que hubo.',
      ],
    },
    {
      id: 'breakup-want-them-back',
      light: 'querer que vuelva',
      signs: [
        'volver con|regresar con|recuperar a > @escex|mi novi*|mi espos*|mi marido|mi mujer & quiero|quisiera|me gustaria|deseo|sueno|muero por|haria|ojala|espero',
        'daria lo que fuera|daria todo|daria cualquier cosa|haria lo que sea|haria cualquier cosa|lo unico que quiero|todavia espero|sigo esperando|tengo la esperanza|ojala > volviera|vuelva|volvamos|volver|regrese|regresara|regresemos & !esos dias|esos tiempos|aquellos|esa epoca|al pasado|infancia|murio|fallecio|mi mama|mi papa|mi perr*|mi gat*|trabajo|mi abuel*',
        'otra oportunidad|segunda oportunidad|ultima oportunidad & rogue|pedi|suplique|ruego|pido|quiero que me de|que me diera & !trabajo|jef*|empresa|profesor*|examen',
        'lo quiero de vuelta|la quiero de vuelta|quiero que vuelva conmigo|quiero que regrese conmigo|regrese conmigo|vuelva conmigo|volviera conmigo & !el quiere que|ella quiere que|mi ex quiere',
        'extrano|extrano mucho|extrano tanto|echo de menos|echo mucho de menos|me hace falta > @escex & !ya tiene|con otr*|escribirle|llamarle|mandarle|mensaje|hij*|murio|fallecio|anos|meses|mi novi*|mi marido|trabajo|jef*|no extrano|ya no',
      ],
      say: [
        'Si dependiera de ti, volvería esta misma noche.',
        'Tú sigues ahí, con la puerta abierta.',
        'Cuesta soltar lo que todavía se espera.',
        'Lo único que quieres es lo único que no puedes decidir tú.',
        'La esperanza no se apaga porque alguien diga que no.',
      ],
      ask: [
        '¿Qué sería lo primero que le dirías si volviera?',
        '¿Qué es lo que más extrañas de lo que tenían?',
        '¿Cuándo hablaron por última vez?',
        '¿Qué te da esperanza todavía?',
      ],
      rest: [
        'Querer que vuelva dice cuánto valía para ti.',
        'Esperar también cansa.',
        'No hay que apagar ese deseo esta noche.',
      ],
    },
    {
      id: 'breakup-ex-moved-on',
      light: 'ver a tu ex con alguien más',
      signs: [
        '@escex & ya tiene novi*|tiene novi*|tiene pareja|con otr*|nuev* novi*|nueva pareja|nuev* espos*|se va a casar|se caso|se casa|se comprometio|saliendo con|sale con|anda con|ya anda|otra persona|con alguien mas|alguien nuevo|rehizo su vida|como si nada|tan feliz & !mi amig*|mejor amig*|hij*|me engano|me enganaba|celos de|de mi novi*|mi novi*|la ex de|el ex de',
        'ya me reemplazo|me reemplazo por|me cambio por otr*|ya me olvido|tan rapido me olvido|me olvido tan rapido & !jef*|trabajo|empresa|mi hij*|mi amig*|mejor amig*',
      ],
      say: [
        'Tú sigues en medio de la historia, y tu ex parece estar ya en otra.',
        'Ver que alguien ocupa el lugar que era tuyo revuelve todo.',
        'Parece tan fácil del otro lado, y de este no lo es.',
        'Como si lo de ustedes se hubiera borrado de un día para otro.',
        'Una sola imagen, y vuelve a doler desde el principio.',
      ],
      ask: [
        '¿Cómo te enteraste?',
        '¿Qué fue lo que más te dolió de saberlo?',
        '¿Qué pensaste en el primer momento?',
        '¿Con quién has podido hablar de esto?',
      ],
      rest: [
        'Que tu ex vaya más rápido no hace menos verdadero lo que hubo.',
        'Hay imágenes que se quedan aunque cierres la pantalla.',
        'Con razón se te revolvió todo.',
      ],
    },
    {
      id: 'breakup-urge-to-text',
      light: 'las ganas de escribirle a tu ex',
      signs: [
        'escribirle a|mandarle mensaje a|mandarle un mensaje a|llamarle a|llamar a|marcarle a|hablarle a|buscar a|le escribi a|le marque a|le mande mensaje a|le mande un mensaje a|llame a|stalke* a|espio a|le hable a > @escex & !hij*|pension|abogad*',
        'reviso|stalke*|miro|veo|ver|viendo|revisar|mirar|espio & su perfil|su instagram|sus historias|su facebook|sus redes|su ultima conexion|su foto de perfil & terminamos|ex|rompimos|me dejo|20 veces|veinte veces|cada rato|todos los dias|no puedo dejar|a diario|al dia & !mi hij*|en linea',
        'ganas de escribirle|ganas de llamarle|ganas de llamarlo|ganas de llamarla|ganas de mandarle|ganas de buscarlo|ganas de buscarla|a punto de escribirle|a nada de escribirle & !mi mama|mi papa|mi herman*|mi hij*|mi amig*|murio|fallecio',
      ],
      say: [
        'El dedo va solo hacia ese nombre.',
        'Quieres una palabra suya, y temes lo que venga después.',
        'A esta hora ese mensaje parece muy cerca.',
        'Buscas un poco de su vida, aunque después te quede peor sabor.',
        'El silencio entre ustedes se hace muy grande de noche.',
      ],
      ask: [
        '¿Qué le dirías si supieras que no va a contestar?',
        '¿Qué esperas encontrar cuando miras?',
        '¿Qué pasó hoy que te hizo pensar en escribirle?',
        '¿Qué respuesta te gustaría leer?',
      ],
      rest: [
        'Las ganas de escribir no son una falta.',
        'Lo que quieres decirle sigue siendo tuyo, lo mandes o no.',
        'Extrañar a alguien tiene sus horas, y esta es una de ellas.',
      ],
    },
    {
      id: 'breakup-not-over-it',
      light: 'que todavía te duela después de tanto tiempo',
      signs: [
        'no supero|no logro superar|no puedo superar|no he superado|no he podido superar|no puedo olvidar|no logro olvidar|no he podido olvidar|sigo pensando en|todavia pienso en|aun pienso en|sigo enamorad* de|todavia amo a|aun amo a|todavia quiero a|sigo sonando con|no me puedo sacar de la cabeza a > @escex|esa relacion|mi ruptura',
        'no lo supero|no la supero|no puedo olvidarlo|no puedo olvidarla|no logro olvidarlo|no logro olvidarla|tratando de olvidarla|tratando de olvidarlo|sigo pensando en el|sigo pensando en ella|todavia sueno con el|todavia sueno con ella|todavia lo amo|todavia la amo & terminamos|rompimos|nos separamos|me dejo|hace|llevo|ano|anos|meses|ruptura & !murio|fallecio|muerte|mi mama|mi papa|mi abuel*|mi perr*|mi gat*|mi hij*|examen|accidente',
      ],
      say: [
        'El calendario avanzó, y una parte de ti se quedó allí.',
        'Los demás ya cerraron el tema, tú no.',
        'Ha pasado tiempo, y el corazón no lleva la misma cuenta.',
        'Sigue apareciendo, aunque ya no esté en tu vida.',
        'Quizás lo más cansado sea tener que esconder que todavía te importa.',
      ],
      ask: [
        '¿Cuándo aparece más en tu cabeza?',
        '¿Qué es lo que no has podido soltar de aquella historia?',
        '¿Qué quedó sin decir entre ustedes?',
        '¿Qué te hizo pensar hoy en esa persona?',
      ],
      rest: [
        'No hay una fecha en que toque dejar de querer.',
        'Algunas personas se quedan mucho tiempo después de irse.',
        'Que dure no es una debilidad.',
      ],
    },
    {
      id: 'breakup-my-fault',
      light: 'cargar con toda la culpa de la ruptura',
      signs: [
        'por mi culpa|fue mi culpa|es mi culpa|culpa mia|fue culpa mia & terminamos|rompimos|me dejo|me dejara|me termino|ruptura|mi ex|se fue mi|seguiriamos|nos separamos|lo perdi|la perdi & !murio|fallecio|mis padres|mis papas|mi amig*|dinero',
        'lo arruine todo|la arruine|lo arruine|lo eche a perder|eche a perder|la cague|la regue|arruine > con mi novi*|con mi ex|con mi espos*|con mi marido|con mi mujer|con mi pareja|la relacion|mi relacion|mi matrimonio',
        'lo perdi|la perdi|perdi a|lo aleje|la aleje & por idiota|por tont*|por mis celos|por mis inseguridades|por mi inseguridad|por mi orgullo|por no valorar*|mi ex|el amor de mi vida|la mejor persona|por mi caracter|por mis mentiras & !murio|fallecio|mi mama|mi papa|mi hij*|mi amig*|mi perr*',
        'si yo hubiera|si no hubiera|si hubiera > sido|hecho|dicho|cambiado & seguiriamos junt*|estariamos junt*|seguiria conmigo|estaria conmigo|no me habria dejado|no me hubiera dejado',
      ],
      say: [
        'No solo perdiste a alguien, también crees que lo causaste tú.',
        'Repasas cada escena buscando el momento en que pudiste hacer otra cosa.',
        'Ahora ves lo que entonces no veías, y eso duele el doble.',
        'Te juzgas con lo que sabes hoy.',
        'Extrañas a esa persona y estás en pleito contigo por dentro.',
      ],
      ask: [
        '¿Qué momento repasas una y otra vez?',
        '¿Qué te gustaría poder decirle?',
        '¿Qué harías distinto, si pudieras volver a un solo día?',
        '¿Qué te dijo cuando todo terminó?',
      ],
      rest: [
        'Te estás cargando toda la culpa, y desde dentro no se ve todo.',
        'Ver lo propio con tanta claridad cuesta valor.',
        'Un error no cuenta toda la historia de ustedes.',
      ],
    },
  ],
};
