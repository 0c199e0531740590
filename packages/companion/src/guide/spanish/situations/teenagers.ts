import type { SituationField } from '../../content/situations/situation.ts';

export const teenagers: SituationField = {
  lists: {
    bpadres:
      'mis papas|mis padres|mi papa|mi mama|mi madre|mi padre|mi viejo|mi vieja|mis viejos|mi padrastro|mi madrastra|mi abuela|mis abuelos|mi ma|mi pa|mis apas|mi apa|mi ama|mis jefes',
  },
  situations: [
    {
      id: 'teen-phone-taken',
      light: 'que te quitaran el celular',
      signs: [
        'me quito|me quitaron|me quitan|me quita|me han quitado|me requiso|me requisaron|me confisc*|me escondio|me escondieron|me castigaron|me castigo|me rompio|me limitan|me dejaron|me dejo > celular|cel|el cel|telefono|movil|sin movil|sin celular|sin telefono|tablet|consola|la play|el play|el switch|la compu|computadora|ordenador|sin internet|internet|sin wifi|el wifi|el xbox|la laptop & !robo|robaron|asalt*|ladron*|en la calle|mi hijo|mi hija|mi novi*|mi espos*',
        '@bpadres > apaga|apagan|corta|cortan|quita|quitan|me borro|borro|borraron|controla|bloqueo > wifi|el wifi|internet|el internet|aplicaciones|las aplicaciones|mis aplicaciones|instagram|tiktok|mis juegos|el celular|el movil',
      ],
      say: [
        'Con el celular se fueron también tus amigos.',
        'Para otros es un aparato, para ti es donde están todos.',
        'De un momento a otro, silencio.',
        'Todos siguen hablando en algún lado, y tú no sabes de qué.',
        'Quizá lo peor no es la pantalla, es que decidieran sin oírte.',
      ],
      ask: [
        '¿Qué pasó antes de que lo quitaran?',
        '¿A quién extrañas más ahí dentro?',
        '¿Cuánto tiempo va a durar?',
        '¿Qué te habría gustado explicar?',
      ],
      rest: ['Quien es tu amigo sigue ahí cuando vuelvas.', 'Con razón te da rabia.', 'Los días así se alargan.'],
    },
    {
      id: 'teen-not-allowed',
      light: 'todo lo que no te dejan hacer',
      signs: [
        'no me dejan|no me deja|nunca me dejan|nunca me deja|no me dan permiso|no me da permiso|no me dieron permiso|no me dio permiso|me prohiben|me prohibe|me prohibieron|me prohibio|sin permiso & salir|fiesta|fiestas|ir a|ir al|novi*|concierto|viaje|pijamada|dormir en casa de|amigas|amigos|ponerme|maquillarme|ropa|andar con|juntarme|quedar con|la playa|quince|cita|excursion & !mi marido|mi esposo|mi novio|mi novia|mi jefe no|mi pareja|dormir por|mi esposa|mi ex|el ruido|trabajo',
        '@bpadres > no me dejan|no me deja|no me dan permiso|no me da permiso|me prohibieron|me prohibio|me prohibe|son muy estrictos|es muy estrict*|son super estrictos|son estrictos & !el celular|volver|frontera|pais|visa|papeles',
        'estoy castigad*|me castigaron|me castigo & mes|semana|salir|fiesta|papas|padres|mama|papa|sin salir',
        'a mi herman* lo dejan|a mi hermana la dejan|a mi hermano lo dejan|a mi hermano si lo dejan|a mi hermana si la dejan & a mi no',
        'me tratan como|me trata como > nin*|bebe|si tuviera|chiquit* & papas|padres|mama|papa|madre|padre|anos|tengo & !tengo 30|tengo 31|tengo 32|tengo 33|tengo 34|tengo 35|tengo 40|28|29|35',
      ],
      say: [
        'Todos van, y tú te quedas mirando desde la ventana.',
        'Sientes que ya puedes, y en casa todavía no lo ven.',
        'La vida pasa allá afuera, y la puerta la manejan otros.',
        'No es solo esa salida, es que confíen en ti.',
        'Un no, y ni siquiera hubo tiempo de explicar.',
      ],
      ask: [
        '¿Qué era lo que más ganas te daba?',
        '¿Qué razón te dieron?',
        '¿Qué crees que temen en el fondo?',
        '¿Qué te gustaría que supieran de ti?',
      ],
      rest: [
        'Querer salir a vivir es lo propio de tu edad.',
        'Con razón te sientes entre paredes.',
        'Que te importe estar con tu gente es buena señal.',
      ],
    },
    {
      id: 'teen-compared',
      light: 'que siempre te comparen',
      signs: [
        'me compara|me comparan|me comparaba|me comparaban|que me comparen|q me comparen|comparandome|comparaciones|me compararon & papa|papas|mama|padre|padres|madre|hermano|hermana|hermanos|prima|primo|vecin*|familia|casa|hart*|siempre|abuela|tia & !instagram|redes|su ex|mi novi*|con su ex',
        'por que no eres como|por que no puedes ser como|aprende de tu|ojala fueras como & tu hermano|tu hermana|tu primo|tu prima|herman*|prim*|vecin*|hij*',
        'mi hermano|mi hermana|mi primo|mi prima > es el perfecto|es la perfecta|es perfect*|puros dieces|saca puros|el hijo perfecto|la hija perfecta|es el listo|es la lista & yo|mi casa|mis papas|mi mama|mi papa|mis padres',
        'mi papa|mi mama|mi padre|mi madre > dice que > a mi edad|a tu edad',
      ],
      say: [
        'Te miran, y ven a otra persona al lado.',
        'Nadie gana una carrera que le eligieron otros.',
        'Hagas lo que hagas, hay alguien que llegó antes.',
        'Quieres que te vean a ti, sin la regla de otra vida.',
        'Cada comparación dice que así como eres no alcanza.',
      ],
      ask: [
        '¿Con quién te comparan más?',
        '¿Qué fue lo último que te dijeron?',
        '¿Qué tienes tú que en casa nadie nota?',
        '¿Qué te gustaría oírles decir una vez?',
      ],
      rest: ['No eres la copia de nadie.', 'Con razón cansa.', 'Lo tuyo no se mide con lo de otra persona.'],
    },
    {
      id: 'teen-grade-pressure',
      light: 'tus padres y tus notas',
      signs: [
        '@bpadres|ellos|en mi casa & nota|notas|calificacion|calificaciones|boleta|boletin|promedio|materias|reprobe|repruebo|suspendi|suspensos|saque un|saco menos & se enoja|se enojan|se enojaron|se enojo|grito|gritaron|grita|miedo|me mata|me matan|me van a matar|me va a matar|presion*|exige|exigen|solo les importa*|solo me hablan|solo hablan|nunca es suficiente|por que no un|decepcion*|castig*|como decirles|como decirle|como les digo|ensenarle|ensenarles|regan* & !mi hijo|mi hija|me quito|me quitaron|quitaron',
        'no se como|miedo de|miedo a|me da miedo > decirle|decirles|ensenarle|ensenarles|contarle|contarles & nota|notas|boleta|reprobe|suspendi|calificaciones|boletin|examen|materias',
        'mi papa|mi mama|mis papas|mis padres|mi padre|mi madre > me exige|me exigen|me presiona|me presionan > notas|calificaciones|con la escuela|con los estudios|dieces|sacar',
      ],
      say: [
        'Llegas a casa, y lo primero que entra por la puerta es la nota.',
        'Parece que el cariño viniera con promedio.',
        'Estudias para el examen y también para lo que dirán en casa.',
        'Por cada cosa que sale bien, se mira la que faltó.',
        'Quizá quieres que alguna vez pregunten cómo estás antes que cuánto sacaste.',
      ],
      ask: [
        '¿Qué te dijeron la última vez?',
        '¿De quién te pesa más la opinión?',
        '¿Qué hay detrás de esa nota que ellos no ven?',
        '¿Qué temes que pase cuando la vean?',
      ],
      rest: [
        'Eres más que un número en una hoja.',
        'Con esa presión cuesta hasta abrir el cuaderno.',
        'El esfuerzo que no se ve en la boleta también existe.',
      ],
    },
    {
      id: 'teen-fight-with-parent',
      light: 'la pelea con tus padres',
      signs: [
        'me pelee|peleo|peleamos|me peleo|nos peleamos|discuti|discuto|discutimos|nos gritamos|le grite|tuve una pelea|tuve una discusion|bronca|me enoje|pelee > con mi mama|con mi papa|con mi madre|con mi padre|con mis papas|con mis padres|con mi viejo|con mi vieja|con mi padrastro|con mi madrastra|a mi mama|a mi papa|a mi madre|a mi padre|mi mama y yo|mi papa y yo|con ella por todo & !mi hijo|mi hija|mis papas se|herencia',
        'mi mama|mi papa|mi madre|mi padre|mi padrastro|mi madrastra|mis padres|mis papas > y yo > nos gritamos|nos peleamos|peleamos|discutimos|no nos podemos|no nos hablamos|nos llevamos mal|no nos soportamos|peleando|peleados',
        'mi mama|mi papa|mi madre|mi padre|mis padres|mis papas & no me habla|no me hablan|me dijo cosas|me dijeron cosas|me grito|me gritaron|me grita|me gritan & pelea|discusion|discuti*|pelee|peleamos|me encerre|mi cuarto|azote|portazo|cosas feas|cosas muy feas|cosas horribles & !notas|boleta|nota',
        'azote la puerta|di un portazo|me encerre en mi cuarto|me encerre en mi habitacion & pelea|discusion|mama|papa|padre|madre|casa|grit* & !notas',
      ],
      say: [
        'Las palabras salieron a gritos, y lo que querías decir se quedó adentro.',
        'Duele distinto cuando es con quien vives y quieres.',
        'La puerta se cerró, y a los dos lados quedó el enojo.',
        'Se pelea por una cosa, y debajo hay otra.',
        'Después de algo así la casa se siente rara.',
      ],
      ask: [
        '¿Por qué empezó esta vez?',
        '¿Qué frase se te quedó clavada?',
        '¿Qué era lo que de verdad querías que entendieran?',
        '¿Cómo está la casa ahora?',
      ],
      rest: [
        'Un enojo así también viene de que importan.',
        'Lo que se dice a gritos casi nunca es todo.',
        'Por ahora basta con que baje el ruido.',
      ],
    },
    {
      id: 'teen-parents-fighting',
      light: 'las peleas de tus padres',
      signs: [
        'mis papas|mis padres|mis viejos|mis jefes|mi mama y mi papa|mi papa y mi mama|mi padre y mi madre|mi madre y mi padre > pelean|se pelean|se pelearon|peleando|peleandose|discuten|discutiendo|se gritan|gritando|gritandose|se estan gritando|se estan peleando|estan peleando|estan discutiendo|no paran de discutir|no se hablan|se llevan mal|se insultan|se odian|viven peleando|pelea|peleas|se la pasan & !conmigo|con mi hermano',
        'pelea|peleas|discusiones|gritos|peleando|discutiendo|discutir > de mis papas|de mis padres|entre mis papas|entre mis padres|de mis viejos|entre ellos',
        'mi papa|mi padre|mi padrastro > le grita|le grito|le dijo de todo|insulta|insulto > a mi mama|a mi madre',
        'mi mama|mi madre > le grita|le grito|insulta > a mi papa|a mi padre',
        'me ponen en medio|estoy en medio|me usan de & papas|padres|mama|papa & !herman*|separaron|divorci*',
        'para no oirlos|para no escucharlos|los oigo|los escucho > discutir|pelear|gritar|gritarse|pelearse|discutiendo|peleando',
      ],
      say: [
        'Oyes todo desde tu cuarto, y no puedes hacer que pare.',
        'Son su pelea y sus palabras, y a ti te tiembla el piso.',
        'Quieres a los dos, y no hay lado que no duela.',
        'En tu propia casa te toca escuchar con miedo.',
        'Te toca ser grande en medio de algo que no es tuyo.',
      ],
      ask: [
        '¿Qué se oye ahora mismo en tu casa?',
        '¿Qué haces cuando empiezan?',
        '¿Hay alguien más en casa que lo esté oyendo contigo?',
        '¿Qué es lo que más miedo te da de esto?',
      ],
      rest: [
        'No la empezaste tú, y no te toca arreglarla.',
        'Querer que haya calma no es tomar partido.',
        'Con ese ruido cualquiera se queda en vela.',
      ],
    },
  ],
};
