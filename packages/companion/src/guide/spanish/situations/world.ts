import type { SituationField } from '../../content/situations/situation.ts';

export const world: SituationField = {
  situations: [
    {
      id: 'faith-unheard',
      light: 'los rezos sin respuesta',
      signs: [
        'dios|la virgen|diosito|el senor|jesus|mi santo|san judas & no me escucha|no escucha|no me oye|no responde|no me responde|no contesta|se olvido de mi|me abandono|me ha abandonado|me castiga|me esta castigando|castigo|por que me hace esto|por que me haces|enojad*|enfadad*|por que a mi|no me hizo caso|no me hace caso|donde estas|donde esta',
        'rezo|rezar|rece|oro|orar|ore|le pido|le pedi|pedi|le pedimos|prendo velas|hice promesas|oraciones|mis rezos & dios|virgen|diosito|senor|misa|cielo|santo|nadie & nada|no paso|sigue igual|no me|sin respuesta|silencio|para que|no sirve|una sola cosa',
        'rezo y rezo|dios me hace esto|por que dios me|oro y oro|por mas que rezo|por mas que oro|de que sirve rezar|para que rezar|mis oraciones no',
      ],
      say: [
        'Hablas hacia arriba, y vuelve el silencio.',
        'Pediste con todo el corazón, y no fue así.',
        'Duele más porque venía de quien más esperabas.',
        'Sigues llamando a esa puerta, y eso también es fe.',
        'Esperabas una señal, y la espera se hace larga.',
      ],
      ask: [
        '¿Qué era lo que pedías?',
        '¿Cómo era tu fe antes de esto?',
        '¿Qué le dirías hoy, sin cuidar las palabras?',
        '¿Con quién puedes hablar de esa duda?',
      ],
      rest: [
        'Hasta los salmos están llenos de quejas.',
        'Aquí puedes enojarte con el cielo.',
        'Una pregunta así también es una forma de rezar.',
      ],
    },
    {
      id: 'faith-comfort',
      light: 'el consuelo de tu fe',
      glad: true,
      signs: [
        'misa|iglesia|rezar|rezo|rosario|oracion|orar|oro|culto|la biblia|mezquita|meditar|medito|meditacion|adoracion|el templo|mi fe|la fe & paz|calma|me calma|tranquil*|consuel*|fuerza*|me ayuda|me llena|alegria|hermos*|alivi*|se me fue el nudo|me sostiene|aguantad*|feliz & !no me|perdi la|no encuentro|ya no|no siento|se olvido',
        'dios|diosito|el senor|jesus|la virgen > me dio|me da|me ha dado|me sostiene|me acompana|me cuida|me ayudo|me escucho|esta conmigo|me bendijo & !no me|por que me|castig*',
        'bautiz*|primera comunion|confirmacion|boda por la iglesia & hermos*|lind*|feliz|bonit*|emocion*|alegria',
      ],
      say: [
        'Ahí dentro hay un lugar donde puedes soltar.',
        'La fe te da un suelo cuando lo demás se mueve.',
        'Qué bonita esa calma que trae.',
        'Algo más grande que el día te sostuvo.',
        'Se nota la paz en cómo lo cuentas.',
      ],
      ask: [
        '¿En qué momento lo sentiste más?',
        '¿Quién te enseñó esa fe?',
        '¿Qué palabras o qué canto te llegan más?',
        '¿Qué pusiste hoy en tus oraciones?',
      ],
      rest: [
        'Que esa paz te acompañe esta noche.',
        'Qué bueno tener adónde volver.',
        'Ese rato de calma es un regalo.',
      ],
    },
    {
      id: 'meaning-what-for',
      light: 'la pregunta de para qué todo esto',
      signs: [
        'no le encuentro|no le veo|no encuentro|no veo|no tiene|perdio|ya no tiene|busco|le perdi > sentido > a nada|a la vida|a mi vida|a todo|a lo que hago|nada|mi vida|todo & !morir|matar*|suicid*|vivir mas|seguir viv*|sin el|sin ella|murio',
        'sentido|proposito|rumbo > de la vida|de mi vida|de todo esto|de vivir asi|de todo & cual|no se|busco|sin|pregunto|no tiene|perdi & !morir|matar*|suicid*',
        'mi vida > no tiene > rumbo|proposito|sentido|direccion & !morir|matar*|suicid*',
        'para que|cual es el punto|que caso tiene|de que sirve|que sentido tiene & trabajar|trabajo|tanto esfuerzo|todo esto|esforzarme|levantarme|vivo asi|la rutina|comer & dormir|todo|tanto|vivo|rutina|dia & !morir|matar*|suicid*|rezar|seguir vivi*',
        'hamster|todos los dias son iguales|cada dia es igual|siempre lo mismo todos los dias|que hacemos aqui|para que estamos aqui & !morir',
      ],
      say: [
        'Todo gira, y no se ve hacia dónde.',
        'La pregunta llega cuando las tareas se callan.',
        'No falta qué hacer, falta un para qué.',
        'Se puede tener de todo, y esa pregunta sigue sin silla.',
        'Buscas algo que pese más que la rutina.',
      ],
      ask: [
        '¿Cuándo sentiste por última vez que algo valía la pena?',
        '¿Qué te hizo preguntártelo hoy?',
        '¿Qué creías que era el sentido cuando eras más joven?',
        '¿Qué te daría pena que no existiera?',
      ],
      rest: [
        'Es una pregunta muy vieja, y le gusta la madrugada.',
        'No hace falta contestarla esta noche.',
        'A quien le diera igual no se lo preguntaría.',
      ],
    },
    {
      id: 'news-overwhelm',
      light: 'las noticias y el estado del mundo',
      signs: [
        'noticias|noticiero|telediario|periodico|los titulares & ya no puedo|no puedo ver*|me deprim*|me angusti*|me afect*|me da* miedo|horribl*|terribl*|trist*|miedo|agot*|ansiedad|leyendo|hasta las|me quit*|mata* & !me dieron|buenas noticias|mala noticia|malas noticias|esperando|noticias de el|noticias de ella',
        'el mundo|este mundo|la humanidad|el pais|este pais|la sociedad > cada vez peor|cada dia peor|esta loco|se va a|esta podrid*|esta perdid*|esta jodid*|se fue al carajo|va de mal en peor|se cae a pedazos|esta muy mal|da miedo|me da miedo',
        'guerra*|violencia|balacera*|tiroteo*|masacre*|inseguridad|maldad|feminicidio* & mundo|noticias|tanta|cada dia|todos los dias|imagenes|da miedo|me deprim*|horror|nada bueno|television & !mi familia esta|mi pueblo|huimos|hui|mi pais esta en guerra',
        'me da miedo|que miedo|que triste|me preocupa > mundo|pais|planeta & hijos|nietos|dej*|futuro',
      ],
      say: [
        'Todo el dolor del mundo cabe en una pantalla, y llega de noche.',
        'Miras porque te importa, y mirarlo te deja sin fuerzas.',
        'Tantas cosas graves, y las manos de uno tan pequeñas.',
        'Un corazón solo no está hecho para tantas noticias.',
        'No te acostumbras, y eso dice algo bueno de ti.',
      ],
      ask: [
        '¿Qué imagen o qué noticia se te quedó hoy?',
        '¿Por quién temes más cuando lo ves?',
        '¿A qué hora sueles leerlas?',
        '¿Con quién puedes hablar de eso?',
      ],
      rest: [
        'Por un rato, aquí no entra ningún titular.',
        'Que te duela lo ajeno no es debilidad.',
        'En alguna cocina, ahora mismo, alguien cuida de alguien.',
      ],
    },
  ],
};
