import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** An exam is near, or went wrong. */
export const esExam: Course = {
  id: 'es-exam',
  language: 'es',
  begins: typed(
    /(?:tengo|rindo|presento|doy|hago|viene|me toca|se (?:acerca|viene)|falta\w* (?:\S+ ){0,3}para) (?:\S+ ){0,4}?(?:examen(?:es)?|parcial(?:es)?|final(?:es)?|prueba|oposicion(?:es)?|selectividad|extraordinario|ordinario|mesa|control|certamen|admision|ebau|pruebas) ?(?:mañana|hoy|pasado|el|la|en|de|final|este|esta|y)?|(?:mañana|hoy|pasado mañana|el lunes|el martes|el miercoles|el jueves|el viernes|la otra semana|la proxima semana) (?:\S+ ){0,3}?(?:examen|parcial|prueba de|oposicion|finales|mis examenes)|(?:examen|parcial) (?:\S+ ){0,4}?(?:mañana|el (?:lunes|martes|miercoles|jueves|viernes|sabado))|(?:reprobe|suspendi|jale|perdi|troné|trone|bochee|recurse|me bocharon|me jalaron|me reprobaron|me suspendieron|me fue (?:\S+ )?mal en|me fue (?:\S+ )?(?:horrible|fatal|pesimo) en|no (?:aprobe|pase)|voy a (?:reprobar|suspender|jalar)) (?:\S+ ){0,4}?(?:examen(?:es)?|parcial(?:es)?|final|materia|materias|asignatura|curso|semestre|ramo|oposicion|prueba|mate(?:maticas)?|quimica|fisica|calculo|año|el ingreso|admision)|me (?:bocharon|jalaron|reprobaron|suspendieron)|reprobe|(?:no puedo|no logro) (?:estudiar|concentrarme (?:para|en) (?:el|mi|los) (?:examen|parcial|estudio)\w*)|(?:examenes|parciales|finales) (?:\S+ ){0,3}?(?:estres\w*|nervi\w+|encima|ansiedad|semana)/,
  ),
  unless: typed(
    danger,
    notReal,
    /examen (?:medico|de sangre|de orina|de la vista|fisico)|examenes (?:medicos|de sangre)|mi (?:hij[oa]|herman[oa]|novi[oa]|espos[oa]|amig[oa]|sobrin[oa]) (?:\S+ ){0,3}(?:examen|reprob\w+|suspend\w+|tiene|saco|no pas\w+)|prueba de (?:embarazo|covid|sangre)|(?:ya )?(?:aprobe|pase) (?:el|mi|todos)|semifinal|la final (?:de|del)|partido|control (?:medico|prenatal)|final de (?:mes|año)|biopsia/,
  ),
  first: {
    say: [
      'Y todo el mundo parece llevarlo mejor, desde fuera.',
      'Un examen nunca es solo un examen cuando hay tanto colgado de él.',
      'Eso se sienta contigo a la mesa y hasta en la cama.',
    ],
    ask: ['¿De qué es?', '¿Qué es lo que más pesa de esto?', '¿Qué tanto se juega ahí?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|me) (?:\S+ ){0,2}(?:cambi\w+|dej\w+|sal\w+) (?:\S+ ){0,2}(?:carrera|universidad|uni|escuela|facultad|estudios)/,
      ),
      say: [
        'Una mala nota no contesta esa pregunta. Se ve mejor en unas semanas, mirando si te gusta lo que se hace con esa carrera, no solo el examen.',
        'Puede ser, y no hace falta saberlo hoy. Hablar con alguien que ya esté más adelante ahí suele aclarar más que cualquier nota.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:estudio|hago|me (?:concentro|calmo|organizo|preparo)|memorizo|repaso|le hago|quito|puedo)|que (?:hago|puedo hacer|me recomiendas|aconsejas|estudio|harias)|algun (?:consejo|truco|tip)|tips|por donde empiezo|me ayudas/,
      ),
      say: [
        'Corto y en trozos: veinticinco minutos de un solo tema, cinco de pausa, y al final contártelo en voz alta sin mirar. Lo que no salga es lo que toca repasar.',
        'Elige tres temas que casi seguro entran y déjalos firmes. Mejor tres bien que nueve a medias.',
        'Si la cabeza está en blanco, empieza por lo más fácil, diez minutos. Lo que arranca el motor es empezar, no las ganas.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:crees|piensas) que (?:\S+ ){0,3}(?:pase|apruebe|pueda|alcance|logre|voy|me)|(?:voy a|podre|alcanzare|lograre) (?:\S+ )?(?:pasar|aprobar|poder|reprobar|alcanzar)(?=.*\?)|y si (?:repruebo|no paso|me (?:va mal|quedo en blanco|bloqueo)|suspendo|fallo|no)|que (?:pasa|va a pasar) si/,
      ),
      say: [
        'Eso no lo puedo saber. Si sale mal, habrá una conversación incómoda y una segunda fecha, y tú seguirás siendo quien eres.',
        'Y si te quedas en blanco: deja el lápiz, suelta el aire despacio tres veces, y salta a la pregunta que sí sepas. Casi siempre lo demás vuelve.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:sera|es|que es) mejor (?:\S+ ){0,2}|(?:deberia|debo|conviene|mejor|tengo que|me) (?:\S+ ){0,2}(?:dejar\w*|cambiar\w*|dormir|acostar\w*|seguir|desvel\w+|repetir|quedar\w*)(?=.*\?)|(?:deberia|debo|deba|conviene) (?:\S+ ){0,2}(?:dejar\w*|cambiar\w*|dormir|seguir|repetir|presentar\w*)/,
      ),
      say: [
        'Dormir unas horas suele valer más que el último capítulo; la memoria se ordena durmiendo. Lo demás, con la cabeza fresca.',
        'Si es una decisión grande, mejor no la misma semana del golpe. Si es de esta noche, elige lo que deje la cabeza más fresca.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:como|que) (?:le|les|se lo) (?:digo|cuento|explico)(?: \S+){0,4}|(?:deberia|debo|deba|tengo que) (?:\S+ )?(?:decir|contar)\w*/,
      ),
      say: [
        'Simple y pronto: “Me fue mal, me duele y ya estoy viendo qué sigue.” Lo que más preocupa en casa suele ser enterarse tarde.',
        'Puedes empezar por lo que cuesta: “Me da miedo decepcionarlos, pero quiero que lo sepan por mí.”',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:soy|sere) (?:\S+ )?(?:tont[oa]|burr[oa]|brut[oa]|inutil|estupid[oa]|mens[oa]|bobo|boba|fracas\w+|un desastre|una decepcion)|no (?:sirvo|valgo|soy capaz|doy|nac\w+)|no (?:me )?(?:da|entra) (?:la|en la) cabeza|fracas\w+|decepcion\w*|los decepcion\w+|vergüenza/,
      ),
      say: [
        'Un número en una hoja no mide eso, aunque hoy lo parezca.',
        'Esa voz siempre habla más fuerte después de un tropiezo.',
        'Te importa mucho; por eso escuece tanto.',
      ],
    },
    {
      when: typed(/si no (?:quedo|paso|apruebo|logro|la paso|lo paso)|si (?:repruebo|suspendo|fallo)|que voy a hacer/),
      say: [
        'Ahora parece que todo cuelga de ese día.',
        'El otro lado del “si no” todavía no tiene caminos, y por eso asusta tanto.',
      ],
    },
    {
      when: typed(
        /(?:mis|mi) (?:papas?|padres?|mama|madre|viejos|familia|abuel[oa])|beca|carrera|universidad|año|semestre|me (?:echan|corren|sacan|quitan)|ultima (?:oportunidad|vez)|pag\w+/,
      ),
      say: [
        'Hay muchas esperanzas sentadas en esa silla, no solo las tuyas.',
        'Con eso detrás, cada pregunta pesa el doble.',
      ],
      ask: ['¿Qué te da más miedo que digan?'],
    },
    {
      when: typed(
        /en blanco|me bloque\w+|se me (?:olvida|olvido|va|fue) todo|no me acuerdo|no (?:me )?entra|no (?:retengo|entiendo)|leo y|(?:no|ni) se me queda|misma (?:pagina|hoja)|no me concentro|no (?:puedo|logro) concentrar\w*|celular|distraig\w+|distra\w+/,
      ),
      say: [
        'Lees la misma línea cinco veces, y la cabeza está en otro sitio.',
        'El susto ocupa justo el espacio donde iba la materia.',
        'Con presión, la memoria se pone terca.',
      ],
      ask: ['¿Hay algún tema que sí te sale?'],
    },
    {
      when: typed(
        /(?:no|ni) (?:he )?(?:estudi\w+|empec\w+|abri\w*|empez\w+|repas\w+)|deje todo|ultimo (?:momento|minuto)|(?:me )?(?:faltan|falta|quedan) (?:\S+ ){0,3}(?:temas|capitulos|unidades|paginas|todo)|no (?:me )?(?:alcanz\w+|da tiempo|llego)|atrasad[oa]|procrastin\w+|mucho (?:que estudiar|material|tema)/,
      ),
      say: [
        'Con tanto por delante, ni se sabe por dónde agarrarlo.',
        'El tiempo que ya no está es lo que más ruido hace.',
      ],
    },
    {
      when: typed(
        /(?:estudie|me esforce|me mate estudiando|habia estudiado|me prepare|desvel\w+|semanas estudiando|tanto estudiar|di todo)|le eche ganas|me lo (?:sabia|se) todo|por (?:un punto|una decima|poco|dos)|falt\w+ (?:\S+ ){0,2}(?:puntos?|decimas?)/,
      ),
      say: [
        'Haberse esforzado y que no alcance es otra clase de dolor.',
        'El trabajo que hiciste no se borra con esa nota, aunque hoy no consuele.',
      ],
    },
    {
      when: typed(/compañer[oa]s|todos (?:pasaron|aprobaron|van|saben|entienden)|los demas|mis amig[oa]s/),
      say: ['Compararse en estos días siempre sale perdiendo.', 'Por fuera todos parecen tranquilos. Por fuera.'],
    },
    {
      when: typed(
        /profe\w*|maestr[oa]|docente|injust\w+|(?:no|ni) (?:\S+ )?(?:explica|enseña)|preguntaron|entraba|no venia|dificil|imposible/,
      ),
      unless: typed(/voy a|quiero hablar|pienso/),
      say: [
        'Y encima parece que las reglas cambian a mitad de la partida.',
        'Con alguien así enfrente, la materia cuesta el doble.',
      ],
    },
    {
      when: typed(
        /no (?:duermo|puedo dormir|como|he dormido)|dormi|sin dormir|nervi\w+|ansie\w+|ansios[oa]|panico|ti?embl\w+|estomago|nauseas|taquicardia|corazon|sudo|llor\w+|miedo|estres\w*|angusti\w+/,
      ),
      say: [
        'El cuerpo ya está dando el examen desde ahora.',
        'Nervios así quieren decir que importa. No dicen cuánto sabes.',
        'La espera suele ser peor que la hoja.',
      ],
    },
    {
      when: typed(
        /(?:recuperacion|recupera\w*|(?:segunda|tercera) (?:vuelta|oportunidad|fecha|vez)|extraordinario|repetir|recursar|otra vez|el proximo|la proxima|vuelvo a|volver a)|(?:voy a|mañana|tal vez|quiza|a lo mejor|pienso) (?:\S+ ){0,3}(?:estudi\w+|habl\w+|pedir|repas\w+|intent\w+|dormir|levant\w+|busc\w+)/,
      ),
      say: ['Ya estás buscando por dónde seguir.', 'Un segundo intento también es un camino, aunque sea el largo.'],
      ask: ['¿Qué harías distinto esta vez?'],
    },
    {
      when: typed(
        /(?:ya|hoy|logre|pude|acabo de|por lo menos|al menos) (?:\S+ ){0,3}(?:estudi\w+|termin\w+|repas\w+|entend\w+|avanc\w+|hice|sali|present\w+|entregue)|me (?:salio|fue) bien|mejor/,
      ),
      say: ['Un trozo menos. Eso ya está guardado.', 'Bien, eso se ganó a pulso.'],
    },
    {
      when: typed(
        /calculo|mate\w*|quimica|fisica|anatomia|estadistica|algebra|derecho|ingles|historia|biologia|programacion|medicina|enfermeria|ingenieria|contabilidad|admision|oposicion\w*/,
      ),
      say: ['De las que no perdonan, por la fama que tiene.', 'Esa ha hecho sudar a generaciones enteras.'],
      ask: ['¿Qué parte se te resiste más?'],
    },
    {
      when: typed(
        /cansad[oa]|agotad[oa]|hart[oa]|no (?:puedo|aguanto|doy) mas|rendir\w*|dejar (?:la|todo)|tirar la toalla|triste\w*|mal|fatal|deprimid[oa]|rabia|coraje|enoj\w+|frustr\w+/,
      ),
      say: [
        'Es mucho tiempo con la espalda doblada sobre lo mismo.',
        'Un tropiezo en esto duele como algo propio, porque lo es.',
      ],
    },
  ],
  say: [
    'Pase lo que pase, eso es una hoja, y tú eres bastante más.',
    'Estudiar con miedo cansa por dos.',
    'Lo que ya sabes no se va por ponerse los nervios en medio.',
    'Hoy basta con el siguiente trozo.',
  ],
  ask: [
    {
      line: '¿Cuánto falta?',
      unless: typed(/mañana|hoy|lunes|martes|miercoles|jueves|viernes|semana|reprobe|suspendi/),
    },
    { line: '¿Qué significaría para ti que saliera bien?' },
    { line: '¿Con quién lo estás llevando?', unless: typed(/compañer[oa]s|amig[oa]s|papas|mama/) },
  ],
};
