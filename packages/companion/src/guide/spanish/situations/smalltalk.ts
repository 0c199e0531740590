import type { SituationField } from '../../content/situations/situation.ts';

export const smalltalk: SituationField = {
  situations: [
    {
      id: 'chat-just-chat',
      light: 'las ganas de charlar',
      slight: true,
      signs: [
        'solo quiero|solo queria|nomas quiero|nada mas quiero|quiero|queria|tengo ganas de|me gustaria|podemos|quisiera|vamos a > hablar un rato|hablar un ratito|platicar|charlar|conversar|hablar de lo que sea|hablar de cualquier cosa|hablar de algo|hablar con alguien & !con mi|con el|con ella|no puedo|con mis|no tengo|sin|triste|mal|sobre',
        'hablemos de > lo que sea|cualquier cosa|algo|otra cosa',
        'cuentame algo|platicame algo|hacer tiempo nomas|no me pasa nada solo|vengo a charlar|vengo a platicar',
      ],
      say: [
        'Claro, aquí se puede charlar sin motivo.',
        'Un rato de palabras, sin más.',
        'Buen momento para hablar de cualquier cosa.',
        'No hace falta tema.',
        'Qué bien, charla sin prisa.',
      ],
      ask: [
        '¿Qué ha sido lo más curioso de tu día?',
        '¿Qué tienes ahora mismo delante de los ojos?',
        '¿Qué canción andas tarareando estos días?',
        '¿Qué comiste hoy que valiera la pena?',
      ],
      rest: ['Empieza por donde quieras.', 'Todo tema cabe aquí.', 'Sin orden y sin prisa.'],
    },
    {
      id: 'chat-bored',
      light: 'ese aburrimiento',
      slight: true,
      signs: [
        'estoy|ando|toy|tan|muy|super|sigo > aburrid*',
        'me aburro|que aburrimiento|que aburrid*|que tedio|muero de aburrimiento|muriendo de aburrimiento|muero del aburrimiento|de puro aburrimiento & !de mi novi*|de la vida',
        'no se que hacer|nada que hacer|las horas no pasan & aburr*|netflix|en casa|tarde libre|no hay nada que hacer|tiktok & !triste|mi vida|dolor|ayuda|mi novi*|con mi|ya no',
        'aburrid* en|aburrid* con|aburrid* sin',
      ],
      say: [
        'El reloj hoy camina con muletas.',
        'Tanto tiempo, y nada que lo llene.',
        'Hoy hasta las paredes bostezan.',
        'Ni ganas de algo, ni ganas de nada.',
        'Qué largas se ponen las horas así.',
      ],
      ask: [
        '¿Qué has intentado ya contra el aburrimiento?',
        '¿Qué harías ahora, si pudieras estar en cualquier parte?',
        '¿Qué ves desde donde estás?',
        '¿Qué fue lo último que te divirtió de verdad?',
      ],
      rest: [
        'Aquí cabe hasta el aburrimiento.',
        'Del aburrimiento salen a veces cosas raras y buenas.',
        'Aquí hay tiempo de sobra.',
      ],
    },
    {
      id: 'chat-nothing-to-say',
      light: 'no saber qué decir',
      slight: true,
      signs: [
        'no se|no sabia|no sabria|nose > que decir|que escribir|que poner|por donde empezar|como empezar|que contar|como explicarlo|como explicar & !cuando me|me preguntan|invit*|tengo que|le|mi|mis|jefe|amig*|novi*|a el|a ella|discurso|funeral|trabajo|tesis',
        'no tengo nada que > contar|decir',
      ],
      say: [
        'No hace falta saber qué decir.',
        'A veces las palabras se esconden.',
        'También se puede llegar sin nada preparado.',
        'Una hoja en blanco, y está bien así.',
        'Hay algo, o no hay nada, y las dos cosas caben.',
      ],
      ask: [
        '¿Qué es lo primero que se te cruza por la cabeza?',
        '¿Cómo está el cuerpo ahora mismo?',
        '¿Qué hiciste antes de escribir aquí?',
        '¿Si el día tuviera un color, cuál sería?',
      ],
      rest: ['Una sola palabra también sirve.', 'Sin prisa.', 'Puede salir desordenado.'],
    },
    {
      id: 'chat-good-day',
      light: 'ese buen día',
      glad: true,
      slight: true,
      signs: [
        'tuve|fue|ha sido|es|que|pase|hoy > buen dia|un dia muy bueno|dia lindo|dia bonito|bonito dia|lindo dia|gran dia|dia increible|dia hermoso|dia perfecto|dia genial|dia tan bonito|dia excelente & !no vi a nadie|no fue|no tuve|no es|no ha sido|murio|antes|ya no|hasta que|pero',
        'estoy|ando|me siento|amaneci|me desperte > feliz|content*|de buen humor|muy bien|bien hoy|alegre|de buenas|con ganas & !no estoy|no me siento|no ando|pero|aunque|ya no|finjo|no soy|deberia|nunca|todos creen|feliz porque|me reconcilie|gano|ganamos|aparecio|embaraz*|me dieron|consegui',
        'hoy todo me salio bien|todo me salio bien hoy|hoy me fue muy bien|hoy me fue super bien',
      ],
      say: [
        'Un día bueno, y se nota desde aquí.',
        'Qué gusto un día que no pide nada más.',
        'Hoy la vida estuvo de tu lado.',
        'Días así dan color a la semana.',
        'La alegría no necesita motivo.',
      ],
      ask: [
        '¿Cuál fue el mejor momento?',
        '¿Con quién lo compartiste?',
        '¿Cómo empezó el día?',
        '¿Qué te gustaría que se repitiera mañana?',
      ],
      rest: ['Que se quede un rato.', 'Un día así alumbra también los siguientes.', 'Da gusto leerlo.'],
    },
  ],
};
