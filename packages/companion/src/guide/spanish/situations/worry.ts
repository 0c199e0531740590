import type { SituationField } from '../../content/situations/situation.ts';

export const worry: SituationField = {
  situations: [
    {
      id: 'worry-about-everything',
      light: 'tanta preocupación',
      signs: [
        'me preocup*|preocupad*|me angusti*|angustiad*|me agobi*|me estreso|estresad*|nervios* > por todo|por cualquier cosa|por nada|por tonterias|todo el dia|todo el tiempo|siempre|a toda hora & !salio bien|todo bien',
        'ansiedad|ansios*|angustia & a tope|vivo|tengo mucha|estos dias|ultimamente|todo el dia|todo el tiempo|todos los dias|siempre|me mata|me come|no me deja|no se me quita|disparada|por las nubes|horrible|muy fuerte & !ataque*|examen*|entrevista|pastilla*|comer|comida|atracon*',
        'no me puedo|no puedo|no logro|no consigo|nunca > relajar|relajarme|relajo|estar tranquil*|bajar la guardia',
        'siempre|todo el tiempo|vivo > en alerta|alerta|en guardia|a la defensiva|pensando lo peor|esperando lo peor',
        'si no es & son|es & preocup*|angusti*|plata|dinero|ninos|hijos|salud|trabajo & siempre|si no',
      ],
      say: [
        'Se resuelve una preocupación, y la siguiente ya está en la puerta.',
        'Como hacer guardia por todos lados, sin relevo.',
        'Hasta un rato tranquilo se te va en esperar lo que pueda pasar.',
        'Te importan muchas cosas, y todas te gastan.',
        'Quizá lo que más quisieras es una hora sin vigilar nada.',
      ],
      ask: [
        '¿Cuál de las preocupaciones va primera en la fila ahora mismo?',
        '¿Cuándo tuviste la última hora tranquila?',
        '¿Con qué empezó hoy?',
        '¿En qué parte del día aprieta más?',
      ],
      rest: [
        'Por ahora no hay nada que resolver aquí.',
        'Puedes dejar aquí la lista entera, en desorden.',
        'No tienes que ordenarlo para contarlo.',
      ],
    },
    {
      id: 'worry-panic-attack-was',
      light: 'ese ataque de pánico',
      signs: [
        'tuve|me dio|me dieron|me volvio a dar|he tenido|sufri|me agarro|desde|tercer|segundo|otro|ayer|anoche|esta manana > ataque* de panico|ataque* de ansiedad|crisis de ansiedad|crisis de panico|crisis de angustia|ataque de nervios',
        'pense|crei|senti > me iba a morir|me moria|me daba un infarto|era un infarto|me estaba muriendo|me iba a desmayar & respirar|corazon|pecho|aire|temblaba*|urgencias|ansiedad|panico',
        'fui|fuimos|acabe|termine|me llevaron > urgencias|emergencias|hospital & ansiedad|panico|nervios',
        'me dio|me agarro|tuve > crisis|ataque & respirar|temblando|temblaba*|corazon|super|metro|corriendo|ansiedad & !mi mama|mi papa|mi hij*',
      ],
      say: [
        'El cuerpo dio la alarma entera, y tú en medio.',
        'Un rato así parece no acabar, y deja miedo al siguiente.',
        'Fue tan de verdad como cualquier peligro.',
        'Ya pasó, y todavía te tiemblan los bordes.',
        'Y luego hay que seguir con el día como si nada.',
      ],
      ask: [
        '¿Qué estabas haciendo cuando empezó?',
        '¿Cómo está tu cuerpo ahora?',
        '¿Quién estaba contigo en ese momento?',
        '¿Qué fue lo primero que notaste?',
      ],
      rest: [
        'Ese ya quedó atrás.',
        'Que después de eso tengas cansancio es lo más normal.',
        'Aquí no hace falta aparentar calma.',
      ],
    },
    {
      id: 'worry-waiting-for-answer',
      light: 'esa espera',
      signs: [
        'esperando|espero|a la espera|pendiente*|sigo sin saber|sin noticias|aun no|todavia no|no me han & resultado*|respuesta|biopsia|noticia*|llaman|llamado|avisan|avisado|dicen|contest*|respond* & semana*|dias|meses|nada|entrevista|medic*|doctor*|resultado*|biopsia|universidad|beca|examen & !mi novi*|visto|whatsapp|visa|asilo|papeles de migracion',
        'la espera|esta espera|tanta espera|la incertidumbre|no saber|el no saber > me mata|me esta matando|mata|me come|me tiene|es peor|es lo peor|me desespera|me consume|me angustia|me esta volviendo',
        'reviso|revisando|miro|mirando|checo|checando|actualizo|refresco > correo|telefono|celular|bandeja|movil & respuesta|respond*|contest*|noticias|cada|resultado*|entrevista & !redes|instagram|tiktok|el visto',
        'me dijeron|dijeron|quedaron > avisa*|llama*|responder*|confirma* & nada|todavia|aun|sigo|viernes|lunes|semana*',
      ],
      say: [
        'No hay nada que puedas hacer, y eso es lo que más cansa.',
        'Tu vida está a la espera de una respuesta que no llega.',
        'Cada vez que suena algo, se te salta el corazón.',
        'En el no saber caben todas las posibilidades, y de noche sobre todo las malas.',
        'Esperar es un trabajo entero.',
      ],
      ask: [
        '¿Cuándo te dijeron que sabrías algo?',
        '¿Qué cambiaría para ti con esa respuesta?',
        '¿En qué momento del día se te hace más larga la espera?',
        '¿Con quién vas a hablar primero cuando llegue?',
      ],
      rest: [
        'Mientras tanto, puedes esperar un rato aquí.',
        'A esta hora no depende de ti.',
        'Acompañada, la espera sigue siendo espera, pero menos larga.',
      ],
    },
    {
      id: 'worry-turned-out-fine',
      light: 'ese alivio',
      glad: true,
      signs: [
        'resultados|biopsia|examenes|analisis|estudios|revision|eco|resonancia|mamografia > bien|limpi*|negativ*|benign*|normal*|perfect*|sin problema & !no salieron|no salio',
        'al final|por suerte|gracias a dios|menos mal|por fin|resulto que & no era nada|no fue nada|no paso nada|no era grave|no era tan grave|todo salio bien|salio todo bien|todo bien|no dolio|era benigno|falsa alarma',
        'que alivio|tremendo alivio|un alivio|de alivio|me volvio el alma al cuerpo|volvio el alma|me quite un peso|me quitaron un peso|respire por fin|ya respiro & !seria un alivio|sin alivio|no hay|no es un alivio|murio|fallecio',
        'no es|no era|no tengo > cancer|tumor|maligno|nada grave & !dicen que si|pero me',
        'tanto miedo|tanto susto|me preocupe|preocupad*|tanta preocupacion|tanta angustia > por nada|para nada|y nada|y todo salio|y salio bien|y no dolio',
      ],
      say: [
        'Ahora puede bajar todo ese miedo que venías cargando.',
        'Qué alivio, después de haberlo vivido ya tantas veces en la cabeza.',
        'Se abre el pecho, y entra aire otra vez.',
        'Lo que temías no llegó.',
        'Puede que el cuerpo tarde un poco más en creérselo, pero salió bien.',
      ],
      ask: [
        '¿Dónde estabas cuando lo supiste?',
        '¿A quién se lo contaste primero?',
        '¿Qué es lo primero que te dieron ganas de hacer?',
        '¿Cómo suena la noche ahora, sin ese miedo?',
      ],
      rest: ['Qué bueno que hoy termine así.', 'Ese suspiro te lo ganaste.', 'Esta noche hay una preocupación menos.'],
    },
  ],
};
