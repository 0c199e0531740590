import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Medical results are awaited. */
export const esWaitingResults: Course = {
  id: 'es-waiting-results',
  language: 'es',
  begins: typed(
    /(?:espero|esperando|esperar|en espera de|pendiente de|a la espera de|sigo sin|todavia no (?:me )?(?:dan|llegan|tengo|entregan)|aun no (?:me )?(?:dan|llegan|tengo|entregan)|no (?:me )?(?:dan|llegan|entregan)|me (?:dan|entregan)|nervios\w* por|miedo (?:a|de|por)|tardan) (?:\S+ ){0,4}?(?:resultados?|biopsia|analisis|examenes medicos|estudios|resonancia|tomografia|mamografia|papanicolau|ecografia|pruebas medicas|diagnostico)|(?:me hicieron|me hice|me tomaron|me sacaron|me mandaron(?: a)? hacer) (?:\S+ ){0,2}?(?:biopsia|analisis|estudios|resonancia|tomografia|mamografia|ecografia|papanicolau|colonoscopia|endoscopia|ultrasonido|pruebas|examenes de sangre)|(?:me (?:encontraron|vieron|detectaron|salio)) (?:\S+ ){0,2}?(?:bulto|bolita|nodulo|mancha|quiste|tumor|masa|sombra|algo (?:raro|en))|resultados? (?:\S+ ){0,4}?(?:del medico|de la biopsia|medicos|tardan|no llegan|del hospital|de los analisis)/,
  ),
  unless: typed(
    danger,
    notReal,
    /resultados? (?:\S+ ){0,3}(?:universidad|admision|parcial|beca|oposici\w+|loteria|elecci\w+)|tesis|embaraz\w+|vih|ya (?:me dieron|llegaron|tengo) (?:los |mis )?resultados|perr[oa]|gat[oa]/,
  ),
  first: {
    say: [
      'Esperar así es vivir con el teléfono en la mano.',
      'Todo queda en pausa hasta esa llamada.',
      'No saber deja sitio para lo peor.',
    ],
    ask: ['¿Qué te están mirando?', '¿Cuándo te dijeron que estarían?', '¿Cómo pasas las horas mientras tanto?'],
  },
  turns: [
    {
      when: typed(
        /(?:sera|es|tendre|tengo|puede ser|crees que (?:sea|es|tenga|tengo)) (?:\S+ ){0,2}(?:cancer|malo|grave|maligno|tumor|algo)(?=.*\?)|me voy a morir|(?:es|sera) (?:mala|buena) señal|(?:significa|quiere decir) (?:que|algo)|por que (?:tardan|no (?:me )?(?:llaman|dicen)|me citan)/,
      ),
      say: [
        'No puedo saberlo, y nadie puede antes de los resultados. La demora casi siempre es del laboratorio y dice poco de lo que salga.',
        'Eso solo lo puede decir quien lea la prueba. Puedes preguntar al consultorio qué día y por qué vía avisan; al menos la espera tendría borde.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:espero|aguanto|dejo|paro|paso|distraigo|calmo)|(?:deberia|debo) (?:\S+ ){0,2}(?:llam\w+|preguntar|decir\w*|contar\w*|buscar|ir)|(?:llamo|pregunto) o/,
        whatToDo,
      ),
      say: [
        'Llamar y preguntar no molesta: “¿Cuándo estarán y cómo me avisan?” Y anotar las preguntas en un papel, para que no den vueltas de noche.',
        'Una cosa pequeña: dejar el buscador cerrado hasta mañana y tener algo para las manos en la peor hora del día.',
      ],
      asked: true,
    },
    {
      when: typed(isNormal, willPass, /y si (?:es|sale|son|tengo|me dicen)|soy (?:\S+ )?hipocondri\w+/),
      say: [
        'No es exagerar. La cabeza prefiere una mala noticia a un hueco, y por eso la inventa.',
        'Si algún día tocara una respuesta difícil, vendría con médicos, con pasos y con gente. Ahora solo toca la espera, que es otra cosa.',
      ],
      asked: true,
    },
    {
      when: typed(/google\w*|busc\w+ en (?:internet|google)|internet|lei|leyendo|chatgpt|foros?|sintomas/),
      say: ['Internet siempre contesta con lo peor, y a las dos de la mañana más.', 'Cada página abre otras cinco.'],
    },
    {
      when: typed(
        /(?:mi|su) (?:mama|papa|madre|padre|abuel[oa]|tia|tio|herman[oa]) (?:\S+ ){0,3}(?:se fue de|cancer|lo mismo|murio|tuvo|fallecio|paso)|antecedentes|en mi familia|hereditari\w+|ya (?:tuve|pase)/,
      ),
      say: ['Entonces el miedo tiene recuerdos.', 'Ya viste de cerca cómo puede ser, y eso no se aparta.'],
    },
    {
      when: typed(/hij[oa]s?|niñ[oa]s?|nen[ea]s?|bebe|que (?:va a|sera de)|mi familia|dejar\w* sol[oa]s/),
      say: ['La cabeza corre directo hacia ellos.', 'El miedo más grande no es por ti, parece.'],
    },
    {
      when: typed(
        /nadie (?:\S+ )?sabe|no (?:le|les|se lo) (?:he )?(?:dicho|conte|contado|digo|quiero)|mi (?:espos[oa]|marido|pareja|mama|amig[oa]|novi[oa])|dicen que no (?:es|va|me)|que (?:piense )?positiv\w+|no te preocupes|todo va a (?:salir|estar) bien/,
      ),
      say: [
        'Esperar fingiendo que no pasa nada son dos trabajos.',
        'Quieren calmar, y uno se queda con el miedo y sin permiso para tenerlo.',
      ],
      ask: ['¿Quién podría esperar contigo ese día?'],
    },
    {
      when: typed(
        /no (?:duermo|como|puedo dormir|dormi|me concentro|puedo (?:pensar|trabajar|concentrar\w*))|noches?|madrugada|insomnio|ansiedad|pecho|nudo|tiembl\w+|llor\w+|lloro/,
      ),
      say: [
        'De noche no hay a quién preguntarle, y todo crece.',
        'El cuerpo espera en tensión aunque tú quieras distraerte.',
      ],
    },
    {
      when: typed(
        /dolor|duele|bulto|bolita|nodulo|quiste|mancha|sangre|biopsia|resonancia|seno|pecho|tiroides|pulmon|utero|prostata|cabeza|me (?:picaron|hicieron)/,
      ),
      say: ['Y la atención vuelve ahí, una y otra vez.', 'Ahora cualquier sensación parece una pista.'],
    },
    {
      when: typed(
        /(?:dos|tres|cuatro|diez|quince|\d+|una|un|varias|varios) (?:dias|semanas?|mes|meses|horas)|lunes|martes|miercoles|jueves|viernes|mañana|la proxima|tard\w+|no (?:me )?(?:llaman|contestan|avisan)|seguro|sistema/,
      ),
      say: [
        'Para ellos es un trámite; para ti cada hora tiene sesenta minutos enteros.',
        'Tantos días sin poder hacer planes.',
      ],
    },
    {
      when: typed(
        /(?:salio|salieron|estan|salí) (?:\S+ )?(?:bien|limpi\w+|normal\w*|benign\w+|negativ\w+)|es benigno|no es (?:nada|cancer|malo)|me llamaron|ya (?:llegaron|me dieron)/,
      ),
      say: [
        'Así que la espera terminó. El cuerpo tarda más en enterarse.',
        'Por fin una respuesta, después de tanto silencio.',
      ],
      ask: ['¿Cómo estás ahora que lo sabes?'],
    },
    {
      when: typed(
        /distra\w+|camin\w+|salir|rez\w+|oracion|dios|series|cocin\w+|jardin|trabaj\w+|intento|trato de|respir\w+/,
      ),
      say: ['Un rato sin pensarlo ya es descanso.', 'Eso no quita el miedo, pero le baja la voz.'],
    },
    {
      when: typed(/miedo|terror|panico|asust\w+|preocup\w+|angusti\w+|nervios\w*|incertidumbre|mal|peor/),
      say: ['El miedo llena todo lo que todavía no se sabe.', 'Asusta porque hay mucho que quieres cuidar.'],
    },
  ],
  say: [
    'La espera es de lo más difícil que se le pide a alguien.',
    'No hay manera correcta de esperar.',
    'Hoy todavía no es el día de la respuesta; hoy toca hoy.',
    'No tendrías que aguantar esto aparentando calma.',
  ],
  ask: [
    { line: '¿Qué momento del día es el peor?', unless: typed(/noches?|madrugada/) },
    { line: '¿Con quién irás a recogerlos?', unless: typed(/mi (?:espos[oa]|marido|mama|herman[oa]|pareja)/) },
    { line: '¿Qué te ayuda, aunque sea diez minutos?', unless: typed(/distra\w+|camin\w+/) },
  ],
};
