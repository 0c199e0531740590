import type { SituationField } from '../../content/situations/situation.ts';

export const illnessOwn: SituationField = {
  lists: {
    eobien:
      'salieron bien|salio bien|todo bien|limpi*|benign*|negativ*|remision|libre de cancer|de alta|el alta|curad*|san*',
    eotro:
      'mi mama|mi madre|mi papa|mi padre|mi abuel*|mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi herman*|mi hij*|mi bebe|mi amig*|mi ti*|mi prim*|mi perr*|mi gat*|mi suegr*',
  },
  situations: [
    {
      id: 'ill-waiting-results',
      light: 'la espera de esos resultados',
      signs: [
        'resultado*|analisis|biopsia|resonancia|tomografia|tac|mamografia|eco|ecografia|examenes de sangre|examen de sangre|colonoscopia|estudios medicos|papanicolaou|citologia > manana|lunes|martes|miercoles|jueves|viernes|la proxima semana|la semana que viene|todavia no|aun no|hasta|esperando|no llegan|tardan & !@eotro|@eobien|universidad|admision|materia|matematicas|certificad*|parcial*|oposicion*|entrevista',
        'esperando|espero|espera de|me dan|me entregan|me daran|me diran|tengo|me hicieron|me van a hacer > biopsia|resonancia|tomografia|tac|mamografia|ecografia|colonoscopia|resultados del medico|resultados de sangre|resultados medicos|resultados de los analisis|resultado de los examenes|citologia & !@eotro|@eobien|universidad|admision|materia',
        'me encontraron|me vieron|me salio|me senti|me detectaron|tengo > bolita|bulto|nodulo|mancha|quiste|masa|lunar raro|sombra & medic*|doctor*|hospital|eco|ecografia|biopsia|estudio*|prueba*|analizar|analisis|resultado*|mamografia & !@eotro|@eobien',
        'mandar a analizar|mandaron a analizar|esperando que me llamen del hospital|que llamen del hospital|que me llame el medico|que me llame la doctora & !@eotro',
      ],
      say: [
        'Esperar sin saber es una clase especial de miedo.',
        'Hasta esa respuesta, la cabeza imagina todas.',
        'El día sigue, y tú lo vives con un oído en el teléfono.',
        'No es una noticia mala ni buena, y justo eso no te deja en paz.',
        'La noche antes de saber es larga.',
      ],
      ask: [
        '¿Cuándo te dan la respuesta?',
        '¿Qué es lo que más temes oír?',
        '¿Quién sabe que estás esperando?',
        '¿Cómo empezó todo esto?',
      ],
      rest: [
        'No tienes que ponerle buena cara a la espera.',
        'A estas horas las preguntas crecen mucho.',
        'Aquí puedes decir lo que a los demás no les dices.',
      ],
    },
    {
      id: 'ill-diagnosis',
      light: 'ese diagnóstico',
      signs: [
        'me diagnosticaron|me acaban de diagnosticar|me detectaron|me encontraron|me han detectado|me han diagnosticado|me dijeron que tengo|me acaban de decir|me dijeron que es|me dieron el diagnostico|mi diagnostico > cancer|tumor|leucemia|linfoma|esclerosis|parkinson|diabetes|lupus|epilepsia|vih|artritis|fibromialgia|crohn|melanoma|metastasis|corazon|cardiac*|renal|rinon*|hepatitis|cirrosis|ela|una enfermedad|maligno|bipolar*|enfisema & !@eotro|por fin|alivio|hace anos',
        'tengo > cancer|leucemia|linfoma|esclerosis|parkinson|lupus|vih|un tumor|melanoma|diabetes & !@eotro|miedo|miedo de tener|creo que tengo|y si tengo|no tengo|desde hace|hace anos|desde nin*|familia|tal vez',
        'salio maligno|es maligno|tumor maligno|era maligno & !@eotro|covid|embaraz*|prueba de embarazo',
        'el medico|la medica|el doctor|la doctora|el oncologo|la oncologa > dijo la palabra|me dijo que tengo|me dijo que es|dijo que es > cancer|leucemia|tumor|maligno|diabetes|parkinson|esclerosis|grave & !@eotro',
      ],
      say: [
        'Una palabra, y la vida quedó partida en antes y después.',
        'El médico sigue hablando, y ya no se oye nada más.',
        'Saliste por la misma puerta, y todo era distinto.',
        'El cuerpo en que confiabas te da una noticia así.',
        'Ahora mismo todo son preguntas.',
      ],
      ask: [
        '¿Cómo te lo dijeron?',
        '¿En quién pensaste primero?',
        '¿A quién se lo has contado ya?',
        '¿Qué pregunta te da más vueltas esta noche?',
      ],
      rest: [
        'No hace falta ser valiente esta noche.',
        'Una noticia así tarda en entrar.',
        'Sigues siendo la misma persona que antes de esa palabra.',
      ],
    },
    {
      id: 'ill-surgery-ahead',
      light: 'esa operación que viene',
      signs: [
        'me operan|me van a operar|me opero|me tienen que operar|me toca operarme|mi operacion|mi cirugia|me van a quitar|me sacan|me van a sacar|entro a quirofano|entro en quirofano|entro al quirofano|me toca cesarea|cesarea programada > manana|lunes|martes|miercoles|jueves|viernes|sabado|semana|mes|dias|horas|a las|miedo|panico|nervios|vesicula|utero|ovario*|rodilla|cadera|muela*|apendice|tiroides|hernia|corazon|espalda|columna|juicio|no puedo dormir|programada & !@eotro|ya me operaron|salio bien|de la empresa|del trabajo|del grupo|el puesto',
        'la operacion|la cirugia|operarme|quirofano|anestesia|la cesarea > miedo|panico|terror|nervios*|manana|no despertar|es en|asustad*|viernes|lunes|martes|jueves & !@eotro|salio bien|ya paso|fue',
        'miedo|panico|terror|nervios|nervios* > operacion|cirugia|anestesia|quirofano|operarme|que me operen|no despertar|cesarea & !@eotro|salio bien|ya paso',
      ],
      say: [
        'Entregarte con los ojos cerrados a manos ajenas.',
        'La fecha se acerca, y el cuerpo ya la sabe.',
        'Sabes por qué hay que hacerlo, y el miedo no pregunta eso.',
        'Lo raro es que todos lo llaman rutina, y para ti es la única.',
        'La noche antes cada ruido es más fuerte.',
      ],
      ask: [
        '¿Qué parte te da más miedo?',
        '¿Cuándo es exactamente?',
        '¿Quién va a estar cuando despiertes?',
        '¿Qué te dijeron de cómo va a ser?',
      ],
      rest: [
        'Ese miedo es de lo más natural.',
        'No necesitas calma para que te vaya bien.',
        'Aquí puedes decir hasta lo que te parece exagerado.',
      ],
    },
    {
      id: 'ill-good-results',
      light: 'esa buena noticia de tu salud',
      glad: true,
      signs: [
        'resultados|analisis|biopsia|resonancia|mamografia|tomografia|examenes de sangre|pruebas > salieron bien|salio bien|salieron perfect*|todo bien|limpi*|benign*|negativ*|no es nada|no era nada|estan bien|salio todo bien & !@eotro|ojala|espero|si salieron|universidad|materia',
        'me dieron de alta|me dieron el alta|me han dado el alta|estoy en remision|en remision|ultima quimio|termine la quimio|toque la campana|libre de cancer|era benigno|es benigno|no hay rastro|ya no hay rastro|sin rastro de|venci al cancer|le gane al cancer & !@eotro|volvio|regreso',
        'no es cancer|no era cancer|no tengo cancer|no es maligno & !@eotro|pero|ojala',
        'camino|caminar|camine|duermo|me levanto > sin dolor & por fin|primera vez|despues de|otra vez & !@eotro',
      ],
      say: [
        'El cuerpo te dio una buena noticia.',
        'Se acabó la espera, y se acabó bien.',
        'Cuánto miedo se va con una sola frase.',
        'Qué alivio tan grande.',
        'Ahora el mañana vuelve a ser tuyo.',
      ],
      ask: [
        '¿Dónde estabas cuando lo supiste?',
        '¿A quién llamaste primero?',
        '¿Qué es lo primero que te dan ganas de hacer?',
        '¿Cómo se siente el cuerpo con la noticia?',
      ],
      rest: ['Qué bueno leer esto.', 'Esta noche el sueño puede ser otro.', 'Esa alegría viene de lejos.'],
    },
    {
      id: 'ill-cold',
      light: 'ese malestar',
      slight: true,
      signs: [
        'tengo|ando con|estoy con|me dio|pesque|agarre|pille|cogi|otra vez|traigo > gripa|gripe|resfriad*|resfrio|catarro|tos|mocos|dolor de garganta|dolor de cabeza|fiebre|constipad*|dolor de muela|dolor de barriga|dolor de estomago|dolor de panza|hipo|diarrea|nauseas & !@eotro|meses|anos|cancer|todos los dias|cronic*|semanas',
        'me duele > garganta|cabeza|muela|barriga|panza|estomago|la pancita|el oido & !@eotro|meses|anos|ansiedad|estres|nervios|cuando pienso|cronic*|todos los dias|semanas|de tanto llorar|llorar|todas las mananas|cada manana|antes de',
        'me cayo mal|me sento mal > comida|cena|almuerzo|tacos|mariscos|leche|pescado|algo',
        'dolor de muela|dolor de garganta|fiebre y & ugh|domingo|auch|que lata|que fastidio & !@eotro',
        'resfriad*|agripad*|engripad*|constipad*|con gripa|con gripe & !@eotro',
      ],
      say: [
        'Un cuerpo que hoy solo quiere manta.',
        'No es grave, y aun así fastidia.',
        'Todo cuesta el doble con el cuerpo así.',
        'Qué lata.',
        'Hoy el cuerpo se puso en huelga.',
      ],
      ask: [
        '¿Desde cuándo andas así?',
        '¿Qué tienes cerca que te caiga bien?',
        '¿Qué plan te arruinó?',
        '¿Quién te consiente un poco hoy?',
      ],
      rest: [
        'Un día así se permite no hacer nada.',
        'Que la cama hoy te trate bien.',
        'Quejarse un poco también ayuda.',
      ],
    },
  ],
};
