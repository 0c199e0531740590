import type { SituationField } from '../../content/situations/situation.ts';

export const studyPath: SituationField = {
  lists: {
    buni: 'universidad|uni|u|facultad|carrera|la prepa|prepa|colegio|escuela|estudios|estudiar|instituto|bachillerato|master|maestria|doctorado|secundaria|semestre',
  },
  situations: [
    {
      id: 'path-undecided',
      light: 'no saber qué estudiar',
      signs: [
        'no se|ni idea de|no tengo idea de|no tengo claro|sin saber|no me decido|no me decido por|no decido|no logro decidir > que estudiar|que carrera|que carrera elegir|que carrera estudiar|cual carrera|que voy a estudiar|que quiero estudiar|que hacer despues del colegio|que hacer despues de la prepa|que hacer despues del bachillerato|que hacer despues del instituto|ninguna carrera|carrera',
        'test vocacional|tests vocacionales|orientacion vocacional|elegir carrera|escoger carrera|elegir una carrera|equivocarme de carrera & no se|perdid*|miedo|panico|igual|indecis*|agobi*|presion|ni idea|nada',
        'me preguntan|me pregunta|preguntan todos & que voy a estudiar|que voy a hacer despues|que quiero ser|que quiero estudiar & no se|ni idea|que decir|agobi*|nada',
        'ni idea|no se|no tengo idea > que quiero ser|que ser & !contigo',
        'nada me gusta|nada me llama|todo me gusta|me gustan muchas cosas & estudiar|estudiarlo|carrera',
      ],
      say: [
        'Te piden elegir una vida entera antes de haberla probado.',
        'Todos preguntan, y tú todavía no tienes qué contestar.',
        'Hay tantas puertas que ninguna se abre.',
        'Da miedo escoger una y cerrar sin querer las demás.',
        'Quizá no te falta interés, te falta un rato sin que nadie apure.',
      ],
      ask: [
        '¿Qué es lo que harías aunque nadie te calificara?',
        '¿Qué opciones te han dado vueltas, aunque sea un poco?',
        '¿Quién te lo pregunta más?',
        '¿Qué es lo que más temes de equivocarte?',
      ],
      rest: [
        'No saberlo todavía es una respuesta honesta.',
        'Casi nadie lo sabe tan seguro como lo dice.',
        'Esta noche no hay que inscribirse a nada.',
      ],
    },
    {
      id: 'path-wrong-major',
      light: 'estudiar algo que no es lo tuyo',
      signs: [
        'no me gusta|odio|no me llena|detesto|me aburre|no soporto|ya no quiero|no me apasiona|no me convence|no me esta gustando > mi carrera|la carrera|esta carrera|lo que estudio|lo que estoy estudiando|mis estudios',
        'me equivoque|elegi mal|escogi mal|me arrepiento|no es lo mio|no es para mi|no me interesa|fuera de lugar|no me veo|lo odio|la odio & carrera|estudiando|estudio|estudiar|semestre|derecho|ingenieria|medicina|contabilidad|psicologia|administracion|enfermeria|arquitectura|la uni|facultad|grado & !examen|me acuerdo|trabajo en',
        'cambiarme de|cambiar de|cambiarme a otra|cambiar a otra > carrera|facultad|grado & !de trabajo',
        'no se|ya no se > por que estudio|para que estudio|por que estoy estudiando|que hago en esta carrera',
      ],
      say: [
        'Vas a clase cada día, y una parte de ti se queda afuera.',
        'Pusiste tiempo ahí, y eso hace más difícil mirar a otro lado.',
        'No es que no puedas, es que no es lo tuyo.',
        'Elegiste con lo que sabías entonces, y ahora sabes más.',
        'Tal vez lo que pesa es decirlo en voz alta.',
      ],
      ask: [
        '¿Cuándo empezaste a sentirlo?',
        '¿Cómo fue que la elegiste?',
        '¿Qué clase de cosas sí te despiertan?',
        '¿A quién te costaría más contárselo?',
      ],
      rest: [
        'Lo aprendido no se pierde, aunque cambie el camino.',
        'Darse cuenta también es avanzar.',
        'No hay que resolver una carrera en una noche.',
      ],
    },
    {
      id: 'path-thinking-dropout',
      light: 'las ganas de dejar los estudios',
      signs: [
        'quiero|quisiera|pienso|pensando|pensado|pienso en|ganas de|no se si|voy a|estoy por|considerando|me gustaria > dejar la uni|dejar la universidad|dejar la carrera|dejar de estudiar|dejar los estudios|dejar la escuela|dejar el colegio|dejar la prepa|dejar el master|dejar el doctorado|abandonar|abandonar la|dejar el instituto|dejar la facultad|salirme de la escuela|salir de la escuela|salirme de la uni|darme de baja|dejarla|seguir estudiando|congelar el semestre|dejarlos & uni|universidad|carrera|estudiar|estudiando|estudios|escuela|colegio|prepa|master|doctorado|instituto|facultad|semestre|cuarto ano|tercer ano|segundo ano|baja & !gimnasio',
        'ya no quiero|no quiero|no aguanto|no aguanto mas|ya no aguanto > seguir en la|seguir estudiando|estudiar|estudiar mas|la universidad|la uni|la carrera|seguir con la carrera & !estudiar hoy|para el examen|esta noche',
        'quiero salir de la|me quiero salir de|me voy a salir de|me quiero dar de baja & escuela|uni|universidad|prepa|carrera|facultad|baja',
      ],
      say: [
        'Una parte de ti quiere parar, y la otra mira todo lo que ya hiciste.',
        'Llegaste hasta aquí, y justo aquí se acaban las ganas.',
        'Seguir pesa, y parar también asusta.',
        'No es flojera, es que ya no encuentras para qué.',
        'Quizá lo más difícil es pensar en la cara de los demás al saberlo.',
      ],
      ask: [
        '¿Cuándo te vino ese pensamiento por primera vez?',
        '¿Qué harías el primer día sin clases?',
        '¿Qué te sigue reteniendo ahí?',
        '¿Quién sabe que lo estás pensando?',
      ],
      rest: [
        'Pensarlo no es haberlo decidido.',
        'Hay preguntas que merecen más que una noche de cansancio.',
        'Pase lo que pase con eso, lo que aprendiste es tuyo.',
      ],
    },
    {
      id: 'path-application-rejected',
      light: 'que no te aceptaran',
      signs: [
        'no me aceptaron|no me admitieron|no quede|no entre|no pude entrar|me rechazaron|no me seleccionaron|no me dieron|me negaron|no logre entrar|no logre quedar|no sali en la lista|no me cogieron & universidad|uni|unam|ipn|politecnico|la nacional|facultad|beca|medicina|carrera|master|maestria|doctorado|prepa|conservatorio|lista de espera|tercer intento|segundo intento|admision|estudiar|ingreso|erasmus|uba & !trabajo|vacante|puesto',
        'no me alcanzo|no me dio|no me llego|no alcance > la nota|el puntaje|los puntos|el promedio|los aciertos & !para pagar',
        'mi nombre no estaba|no estaba mi nombre|no aparece mi nombre|no apareci & lista|resultados|admitidos',
      ],
      say: [
        'Ya te veías ahí, y llegó un no.',
        'Querías esa puerta, y esta vez no se abrió.',
        'Tanta preparación, y la respuesta cabe en una línea.',
        'No solo es un lugar, es el futuro que ya habías empezado a imaginar.',
        'Tal vez duele más tener que contarlo.',
      ],
      ask: [
        '¿Cómo te enteraste?',
        '¿Qué te habías imaginado de estar ahí?',
        '¿Quién estaba esperando la noticia contigo?',
        '¿Qué es lo que más duele de ese no?',
      ],
      rest: [
        'Querías algo con fuerza, y eso no se apaga con una lista.',
        'Hoy alcanza con que duela.',
        'Una lista no sabe todo de ti.',
      ],
    },
    {
      id: 'path-accepted',
      light: 'que te aceptaran',
      glad: true,
      signs: [
        'me aceptaron|me admitieron|me han admitido|me han aceptado|fui aceptad*|fui admitid*|quede|quede en|entre|entre a|entre en|me dieron|gane|obtuve|me cogieron en|tengo lugar en|tengo plaza en & universidad|uni|unam|ipn|politecnico|la nacional|facultad|beca|la beca|medicina|carrera|master|maestria|doctorado|la prepa que|conservatorio|admision|erasmus|uba|lista de admitidos & !no me aceptaron|no me admitieron|no quede|no entre|no me dieron|desde que entre|cuando entre|me quede|rechaz*|me equivoque|por la nota|dormid*|odio|fuera de lugar|no entiendo|negaron|de la nada|lista de espera|profe*',
        'mi nombre|apareci|aparezco > en la lista|en la lista de admitidos|entre los admitidos & grite|llor*|feliz|emocion*|admitid*|si|por fin & !no estaba|no aparece',
        'primer*|el primero|la primera > de mi familia|en mi familia > universidad|ir a la universidad|estudiar',
      ],
      say: [
        'Dijeron que sí, y ese lugar es tuyo.',
        'Lo que imaginabas de lejos ahora tiene fecha.',
        'Tu nombre está ahí.',
        'Todo lo que pusiste llegó a alguna parte.',
        'Se abre una puerta, y eres tú quien entra.',
      ],
      ask: [
        '¿Cómo fue el momento en que lo viste?',
        '¿Quién fue la primera persona en saberlo?',
        '¿Qué es lo que más te ilusiona de lo que viene?',
        '¿Qué fue lo más difícil para llegar hasta ahí?',
      ],
      rest: [
        'Qué alegría de noticia.',
        'Esto te lo llevas puesto toda la vida.',
        'Hoy el sueño puede esperar un poquito.',
      ],
    },
  ],
};
