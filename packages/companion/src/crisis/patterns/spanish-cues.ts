import type { Rule } from '../rules.ts';

/** What changes the meaning of a danger said in Spanish: a denial, a story, another time; idioms; and hints. */
export const spanishCues: readonly Rule[] = [
  {
    type: 'cue',
    cue: 'intent',
    patterns: [
      'voy|vamos|va|estoy|ando ~1 a|por|apunto',
      'decidi|decidido|planeo|planeando|pienso|dispuest*|list* ~1 a|para?',
      'a punto de',
      'ya ~1 lo decidi',
      'estoy ~1 por',
      'he decidido',
      'tengo pensado|planeado',
      'plan|plane*',
    ],
  },
  {
    type: 'cue',
    cue: 'time',
    patterns: [
      'hoy|manana|ahora|viernes|sabado|domingo|lunes|martes|miercoles|jueves',
      'esta|est noche|tarde|madrugada|semana',
      'en ~2 hora|horas|minutos|rato',
      'cuando ~3 duerman|duerma|vayan|salgan|llegue|dormidos',
      'antes de',
    ],
  },
  {
    type: 'cue',
    cue: 'thought',
    patterns: [
      'pienso|pensando|pensamientos|ideas|veces|ganas en|de',
      'quiero|quisiera|ojala|deseo|gustaria|prefiero|preferiria',
      'a veces|menudo',
    ],
  },
  { type: 'cue', cue: 'hedge', patterns: ['miedo|temo ~1 de|que|a', 'no se si', 'tal|quiza|quizas|talvez vez?'] },
  { type: 'cue', cue: 'negation', patterns: ['no|nunca|jamas|ni|sin|tampoco|nadie'] },
  {
    type: 'cue',
    cue: 'lets-pass',
    patterns: ['puedo|dejar|dejo|aguanto|se|paro|solo|pero|importa|mas|aguantar|evitar|si|porque'],
  },
  {
    type: 'cue',
    cue: 'past',
    patterns: [
      'hace ~2 ano|anos|mes|meses|tiempo',
      'antes|solia',
      'anos|ano despues|limpi*|sin',
      'cuando ~1 era|tenia',
      'en 19*|20*',
      'de ~1 adolescente|joven|nina|nino',
    ],
  },
  {
    type: 'cue',
    cue: 'recovered',
    patterns: [
      'ya no',
      'estoy|me ~1 siento|estoy ~1 mejor|bien|feliz|agradecid*|viv*',
      'ahora|hoy ~4 bien|mejor|feliz|agradecid*|orgullos*|ayudo|hija|hijo|sano|sana',
      'super*|recuper*|terapia|sobrevivi',
      'alegro|agradezco|agradecid*',
      'anos|meses limpi*|sin|despues',
    ],
  },
  {
    type: 'cue',
    cue: 'still',
    patterns: [
      'otra vez',
      'de nuevo',
      'todavia|aun|ultimamente|siempre',
      'esta noche',
      'cada|todas|todos ~1 noche|dia|dias|noches',
      'volvi|volvio|volvieron|vuelven|regres*',
    ],
  },
  {
    type: 'cue',
    cue: 'frame',
    patterns: [
      'cancion|libro|pelicula|serie|novela|poema|obra|letra ~3 dice|llama|titula|llamada|titulada',
      'personaje|protagonista|capitulo|guion|escena|nivel',
      'cartel|poster|folleto|curso|examen ~3 dice|decia|pregunta',
    ],
  },
  {
    type: 'cue',
    cue: 'story',
    patterns: [
      'novela|libro|pelicula|serie|capitulo|episodio|cancion|juego|videojuego|personaje|noticia|noticias|documental|ensayo|tarea|clase|obra|temporada|ajedrez|partida|zombis|zombies|historia|articulo|periodico',
    ],
  },
  { type: 'cue', cue: 'laugh', patterns: ['broma|bromeo|risa|chiste|jeje*|jaja*|xd'] },
  {
    type: 'cue',
    cue: 'trivial',
    patterns: [
      'tarea|examen|examenes|jefe|calor|frio|hambre|sueno|lunes|reunion|trafico|gimnasio|internet|wifi|dieta|tarde|cansancio|platos|horario|clase|matematicas|spoiler|ajedrez|verguenza',
    ],
  },
  { type: 'cue', cue: 'earnest', patterns: ['en serio', 'no ~2 broma', 'de verdad'] },
  {
    type: 'cue',
    cue: 'source',
    patterns: ['cartel|cancion|libro|pelicula|serie|folleto|letra|poema|abuela|refran|curso|examen'],
  },
  { type: 'cue', cue: 'person', patterns: ['$familia|ella|escribio|dijo|dice|mando|mensaje'] },
  {
    type: 'cue',
    cue: 'ended',
    patterns: ['murio|fallecio|suicido|funeral|entierro|tumba|cementerio|velorio', 'se ~1 quito la vida', 'perdi a'],
  },
  {
    type: 'idiom',
    patterns: [
      'muero|muere|morir|morirme|muerto|muerta|muertos|muriendo|morirse|muera|morimos|murio de ~1 la? ~1 risa|hambre|sueno|calor|frio|verguenza|ganas|pena|miedo|cansancio|sed|amor|nervios|aburrimiento|ternura|envidia|curiosidad|alegria|estres|antojo',
      'me|nos ~1 mata|matan|matando ~2 de|el|la|este|esta|tu|hambre|calor|risa|sueno|curiosidad|trabajo|espalda|cabeza|rodilla|trafico|examen !noche',
      'calor|frio|trabajo|escuela|horario|tarea|trafico|dolor|espalda|zapatos|jefe|examen|estres ~3 me|nos ~1 esta|mata|matando|va ~1 a? ~1 matar|matando?',
      'jefe|mama|papa|esposa|maestra|profe|ella|el me va a matar si|cuando|porque|por',
      'va a matar si|cuando|porque|por',
      'me mato|mate en|estudiando|trabajando|entrenando|de|por|con ~3 ajedrez|fifa|risa|gimnasio|juego',
      'matar el|dos|la|al ~1 tiempo|pajaros|antojo|hambre|rato|bicho|mosquito|arana|boss|jefe',
      'de muerte',
      'cortarme|corte|cortar ~2 pelo|cabello|unas|flequillo',
      'me corte ~3 dedo|cocinando|cebolla|afeit*|papel',
      'tirarme|echarme|lanzarme ~2 cama|piscina|alberca|agua|sofa|siesta',
      'saltar ~3 cuerda|alegria|piscina|emocion|alberca',
      'adios|despedida|despidieron|despedi ~3 lunes|trabajo|fiesta|soltera|soltero|verano|companeros|aeropuerto',
      'tome|tomo|tomar ~2 mi|mis|una|dos|la $pastillas !todas',
      'mal* de|sed|hambre',
    ],
  },
  {
    type: 'hint',
    hint: 'gone',
    patterns: [
      'ya? no ~1 voy|estare ~1 a? ~1 estar|aqui',
      'no ~2 volver|regresar|despertar',
      'todo ~2 acaba|termina|acabara|terminara|acabado',
      'descansar ~2 fin|paz|siempre',
      'en paz',
    ],
  },
  {
    type: 'hint',
    hint: 'farewell',
    patterns: [
      'adios|despido|perdonen|perdon|perdoname|perdonenme',
      'gracias por',
      'los|las|te|les quiero|amo ~1 mucho?',
      'cuiden|cuida|cuidense',
      'dile|diganle',
    ],
  },
  {
    type: 'hint',
    hint: 'affairs',
    patterns: [
      'carta|cartas|nota|testamento|contrasenas',
      'regale|deje|repart* ~3 cosas|perro|gato|ropa|llaves|dinero',
    ],
  },
  { type: 'hint', hint: 'decided', patterns: ['decidi|decidido|listo|lista', 'ya ~2 plan|fecha|lugar'] },
  { type: 'hint', hint: 'when', patterns: ['hoy|manana|noche|madrugada|viernes|sabado|domingo|lunes'] },
  { type: 'hint', hint: 'means', patterns: ['soga|cuerda|$arma|$pastillas|$veneno|navaja'] },
  { type: 'hint', hint: 'place', patterns: ['puente|azotea|vias|barranca|barranco|precipicio|acantilado'] },
  {
    type: 'hint',
    hint: 'benign',
    patterns: [
      'trabajo|viaje|mudanza|mudar*|vacaciones|fiesta|escuela|clase|boda|receta|cocina|doctor|perro|gato|partido',
    ],
  },
];
