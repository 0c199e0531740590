import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody cares for a sick or old parent. */
export const esCaringParent: Course = {
  id: 'es-caring-parent',
  language: 'es',
  begins: typed(
    /(?:tengo|esta|quedo) a (?:mi )?cargo (?:a|de) (?:\S+ )?(?:mi|mis) (?:\S+ )?(?:mama|madre|papa|padre|papas|padres|abuel[oa])|(?:cuido|cuidando|cuidar|me encargo|me ocupo|me hago cargo|encargad[oa]|atiendo|atender|atendiendo|a cargo) (?:\S+ ){0,4}?(?:a|de) (?:mi|mis|los|la) (?:\S+ )?(?:mama|madre|papa|padre|papas|padres|viejo|vieja|viejos|ama|apa|mami|papi|suegr[oa]|abuel[oa])|(?:mi) (?:\S+ )?(?:mama|madre|papa|padre|mami|papi|viejo|vieja|suegr[oa]|abuel[oa]) (?:\S+ ){0,4}?(?:tiene (?:\S+ ){0,2}?(?:alzheimer|demencia|parkinson|cancer|un derrame|ela|insuficiencia)|(?:esta|quedo|se quedo) (?:\S+ )?(?:enferm[oa]|postrad[oa]|en (?:silla de ruedas|cama)|muy (?:mayor|mal|grande)|delicad[oa] de salud|dependiente|hospitalizad[oa]|internad[oa])|(?:ya )?no (?:puede|se vale) (?:\S+ ){0,2}?(?:sol[oa]|caminar|valerse|por si)|depende de mi|necesita (?:cuidados?|que l[oa] cuide)|vive conmigo y)/,
  ),
  unless: typed(
    danger,
    notReal,
    /muri\w+|falleci\w*|velorio|la mama de mi amig[oa]|mi (?:vecin|amig)[oa] cuida|trabajo cuidando|soy (?:enfermer[oa]|cuidador[oa] de profesi[oó]n)|se est[aá] muriendo|terminal|paliativ\w+/,
  ),
  first: {
    say: [
      'Los papeles se dieron la vuelta, y nadie te avisó cómo.',
      'Es cariño, y también es un trabajo sin horario.',
      'Quien cuida casi nunca sale en la foto.',
    ],
    ask: ['¿Cómo son tus días ahora?', '¿Con quién compartes ese cuidado?', '¿Qué parte se te hace más pesada?'],
  },
  turns: [
    {
      when: typed(
        /soy (?:\S+ ){0,2}(?:mal[oa]|egoista|pesim[oa]|horrible|monstruo|desagradecid[oa])|(?:es|esta|estara|hago) (?:\S+ )?mal (?:si|que|sentir\w*|por|querer)|(?:es|esta) mal$/,
        isNormal,
      ),
      say: [
        'No. Querer un descanso, o que esto termine, no es querer menos. Le pasa a casi todo el que cuida, y casi nadie lo dice.',
        'Eso no te hace mala persona. Se puede cuidar con amor y a ratos no soportarlo.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|conviene|lo|la) (?:\S+ ){0,2}(?:meter\w*|llevar\w*|internar\w*|poner\w*|contratar|dejar\w*|interno|llevo) (?:\S+ ){0,3}(?:residencia|asilo|geriatrico|hogar|casa|trabajo|cuidador\w*|enfermer\w*)|(?:asilo|residencia|geriatrico)(?=.*\?)/,
      ),
      say: [
        'No hay una respuesta que no duela. Puede ayudar separar dos preguntas: qué necesita de verdad, y qué puedes dar tú sin romperte.',
        'Buscar ayuda de fuera no es abandonar. Visitar un lugar o probar unas horas no compromete a nada, y deja ver mejor.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:le digo|les digo|pido|hablo|aguanto|descanso)|que le (?:digo|contesto)|como (?:le )?hacen/,
        whatToDo,
      ),
      say: [
        'A tus hermanos o a quien pueda: pedir algo concreto suele ir mejor que pedir ayuda. “¿Te quedas el sábado de tres a siete?”',
        'Una cosa pequeña: dos horas fijas a la semana que sean tuyas, con alguien en tu lugar. No cuando se pueda, sino en el calendario.',
      ],
      asked: true,
    },
    {
      when: typed(willPass),
      say: [
        'Nadie puede decirte cuánto. Pero no hace falta poder con los meses que vienen; hoy toca hoy.',
        'No lo sé. Lo que sí se puede mover es cuánto de eso cargas tú en soledad.',
      ],
      asked: true,
    },
    {
      when: typed(
        /herman[oa]s?|cumple con|nadie (?:\S+ )?(?:ayuda|viene|quiere)|tod[oa] yo|yo sol[oa]|solo yo|me toca|la familia|opin\w+|desde lejos/,
      ),
      say: [
        'Unos opinan y otros cambian sábanas.',
        'Que recaiga en una sola persona no es justo, aunque sea por amor.',
      ],
      ask: ['¿Qué dicen cuando pides ayuda?'],
    },
    {
      when: typed(
        /no me (?:reconoc\w+|conoce)|se (?:olvida|le olvida|pierde)|olvid\w+|repite|pregunta (?:\S+ )?(?:lo mismo|mil veces|por)|me confund\w+|no sabe quien|alzheimer|demencia|memoria/,
      ),
      say: ['Tenerle delante y extrañarle ya.', 'Despedirse a pedacitos, sin fecha.'],
    },
    {
      when: typed(
        /(?:le|les|la|lo) (?:\S+ )?(?:levante|alce) (?:\S+ )?la voz|(?:le|les) (?:\S+ )?(?:grite|conteste|hable (?:mal|feo))|perdi la paciencia|me desespero|me desespera|desesper\w+|exploto|explote|me enojo|me irrita|paciencia/,
      ),
      say: ['La paciencia también se cansa.', 'Te duele porque no es así como quieres cuidar.'],
    },
    {
      when: typed(
        /(?:se )?(?:enoja|grita|insulta|queja|niega|rechaza|llora|no (?:quiere|come|se deja|toma|agradece|coopera))|me (?:trata|dice|grita|insulta)|terc[oa]|neci[oa]|mal agradecid[oa]|agresiv[oa]|de mal humor/,
      ),
      unless: typed(/mi (?:marido|espos[oa]|pareja|novi[oa]|herman[oa])|mis (?:hij|herman)[oa]s/),
      say: [
        'Cuidar a quien no se deja es cuesta arriba.',
        'Debe de dar rabia necesitar tanto; y quien lo recibe eres tú.',
      ],
    },
    {
      when: typed(
        /no (?:duermo|descanso|dormi)|noches?|madrugada|cansad[oa]|agotad[oa]|cansancio|espalda|sin (?:fuerzas?|dormir)|no (?:doy|puedo) mas|quemad[oa]|enferm\w+ yo|mi salud/,
      ),
      say: ['Con un oído siempre abierto no se descansa.', 'Tu cuerpo también está en esa casa.'],
      ask: ['¿Cuándo fue la última noche que dormiste entera?'],
    },
    {
      when: typed(
        /(?:deje|perdi|renunci\w+|no tengo|ya no tengo) (?:\S+ ){0,3}(?:trabaj\w+|empleo|vida|tiempo|amig[oa]s?|estudi\w+|pareja)|mi vida|mi tiempo|mi trabajo|no (?:salgo|puedo salir)|mis (?:hij[oa]s|amig[oa]s)|mi (?:espos[oa]|marido|pareja)/,
      ),
      say: ['Tu propia vida quedó en la sala de espera.', 'Lo que dejaste por esto también cuenta.'],
    },
    {
      when: typed(/dinero|plata|medicin\w+|medicament\w+|gastos|seguro|pension|caro|pagar/),
      say: ['Y encima las cuentas, que no saben de cariño.', 'Cada receta trae también un susto.'],
    },
    {
      when: typed(
        /medic[oa]s?|doctor\w*|diagnostic\w+|hospital|operacion|quimio\w*|caida|se cayo|empeor\w+|recaida|terapia|citas?|urgencias/,
      ),
      say: ['Una llamada puede cambiar el día entero.', 'Vivir pendiente del siguiente parte médico.'],
      ask: ['¿Qué les han dicho?'],
    },
    {
      when: typed(/pañales|l[oae] (?:baño|cambio|visto|limpio|lavo|cargo|levanto|doy de comer)|sonda|silla de ruedas/),
      say: ['Manos que antes te vistieron a ti.', 'Hay una intimidad ahí que nadie enseña a llevar.'],
    },
    {
      when: typed(
        /(?:hoy|ayer|a veces|de repente) (?:\S+ ){0,3}(?:comio|camino|durmio|hablo|sonrio|se rio|me (?:reconocio|abrazo|dijo|apreto)|canto|comio|estuvo (?:bien|tranquil\w+|mejor))|me dio las gracias|me (?:apreto|agarro|tomo|dio) la mano|gracias hij[oa]|nos reimos|me tomo la mano|sonri\w+/,
      ),
      say: ['Ese momento vale por muchos días.', 'Ahí seguía, por un rato.'],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|pienso|quiero|podria) (?:\S+ ){0,3}(?:pedir\w*|contratar|hablar\w*|buscar\w*|descansar|decir\w*|organizar\w*|tomar\w*)|cuidador[oa]?|enfermera|residencia|asilo/,
      ),
      say: ['Cuidar también es no hacerlo todo sin ayuda.', 'Con un poco de relevo, el cariño respira.'],
    },
    {
      when: typed(
        /culp\w+|que (?:se acabe|termine)|que descanse|me siento (?:mal|horrible)|egoista|remordim\w+|resent\w+/,
      ),
      say: ['La culpa se le pega justo a quien más hace.', 'Hasta el descanso viene con culpa, cuando se cuida así.'],
    },
    {
      when: typed(
        /miedo|trist\w+|duele|lloro|llor\w+|me parte|ver(?:lo|la|le) (?:asi|sufrir)|apag\w+|fuerte|antes (?:era|podia|hacia)|me da pena|impotencia/,
      ),
      say: ['Verle así, después de conocer su fuerza.', 'Duele ver pequeño a quien fue tu suelo.'],
    },
  ],
  say: [
    'Haces mucho que nadie cuenta.',
    'Se puede querer y estar al límite el mismo día.',
    'Alguien debería preguntarte a ti cómo estás.',
    'Cuidar así lleva más de lo que se ve desde fuera.',
  ],
  ask: [
    { line: '¿Quién te cuida a ti un poco?', unless: typed(/nadie/) },
    { line: '¿Cómo era antes de enfermar?', unless: typed(/antes (?:era|hacia|podia)/) },
    {
      line: '¿Cuánto hace que llevas esto?',
      unless: typed(/(?:hace|llevo|desde) (?:\S+ ){0,2}(?:dias|semanas|meses|años?)/),
    },
  ],
};
