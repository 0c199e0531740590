import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody feels behind in life, compared with others. */
export const esBehindInLife: Course = {
  id: 'es-behind-in-life',
  language: 'es',
  begins: typed(
    /(?:siento|creo|parece) que (?:\S+ ){0,3}?(?:me (?:estoy quedando|quede|he quedado|quedo) (?:atras|estancad[oa]|rezagad[oa])|voy (?:tarde|atras|retrasad[oa])|(?:se me|me) (?:esta pasando|paso|pasa|va) (?:la vida|el tiempo|el tren)|la vida se me|no he (?:hecho|logrado|conseguido) nada|no avanzo|llegue tarde)|me (?:siento|estoy quedando|quede) (?:\S+ )?(?:atrasad[oa]|rezagad[oa]|estancad[oa]|retrasad[oa]|atras)|tod[oa]s (?:\S+ ){0,3}?(?:avanzan|avanzaron|progresan|ya (?:se casaron|tienen|estan casad[oa]s)|se (?:casan|estan casando|casaron)|tienen (?:hij[oa]s|casa|su vida|todo resuelto|carrera|pareja)) (?:\S+ ){0,3}?(?:y yo|menos yo|excepto yo)|(?:tengo|a mis|ya tengo|cumpli|voy a cumplir) (?:\d+|treinta|cuarenta|veinti\S+|treinta y \S+)(?: años)? y (?:\S+ ){0,2}?(?:no (?:he (?:hecho|logrado)|tengo (?:nada|pareja|casa|hij[oa]s|carrera|trabajo|rumbo)|se que)|sigo (?:viviendo|en casa|igual|sin|solter[oa])|vivo con mis)|mi vida (?:esta |no )?(?:estancada|va a ningun|avanza|parad[oa])|no (?:voy|estoy yendo) a ninguna parte|se me paso el tren/,
  ),
  unless: typed(
    danger,
    notReal,
    /mi (?:hij[oa]|espos[oa]|herman[oa]|amig[oa]) (?:siente|se quedo)|que ponerme|en la (?:clase|materia)|con la tarea|mi bebe/,
  ),
  first: {
    say: [
      'Como si a los demás les hubieran dado un mapa.',
      'Esa cuenta que se hace de noche siempre sale en contra.',
      'Mirar las vidas ajenas desde el andén cansa.',
    ],
    ask: ['¿Qué es lo que sientes que falta?', '¿Con quién te comparas más?', '¿Qué lo hizo pesar hoy?'],
  },
  turns: [
    {
      when: typed(
        isNormal,
        /(?:es|ya es) (?:muy |demasiado )?tarde(?=.*\?)|(?:estoy|sera) a tiempo|se me paso el tren(?=.*\?)|soy (?:\S+ )?(?:fracas\w+|inutil)(?=.*\?)|que (?:esta|hay) mal conmigo|que (?:tengo de malo|pasa conmigo)/,
      ),
      say: [
        'Muchísima gente lo siente y casi nadie lo publica. No hay un calendario oficial, aunque todos actúen como si lo hubiera.',
        'Tarde según una lista que nadie firmó. Hay cosas que ya no serán como las imaginabas, y otras que siguen abiertas.',
      ],
      asked: true,
    },
    {
      when: typed(
        whatToDo,
        /por donde (?:empiezo|empezar)|como (?:\S+ )?(?:dejo de compar\w+|avanzo|empiezo|cambio|encuentro)|(?:deberia|debo) (?:\S+ ){0,2}(?:estudi\w+|cambi\w+|mud\w+|busc\w+|empez\w+|dejar)/,
      ),
      say: [
        'Puede ayudar separar lo que tú quieres de lo que toca a tu edad. Elegir una sola cosa de la primera lista y hacerle media hora esta semana.',
        'Una prueba pequeña: preguntarte qué querrías aunque nadie fuera a enterarse. Por ahí se puede empezar.',
      ],
      asked: true,
    },
    {
      when: typed(willPass, /(?:voy a|podre|lograre) (?:\S+ )?(?:lograr\w*|tener|encontrar|quedar\w*)(?=.*\?)/),
      say: [
        'Eso no lo sé. Las vidas cambian de carril más veces de lo que parece desde fuera, y casi nunca avisan.',
        'No puedo prometerlo. Pero lo que hoy se ve parado no dice cómo será dentro de tres años.',
      ],
      asked: true,
    },
    {
      when: typed(/instagram|facebook|redes|linkedin|fotos?|publican|suben|historias/),
      say: ['Ahí todos enseñan la cima y nadie la cuesta.', 'Se compara tu martes con su mejor sábado.'],
    },
    {
      when: typed(
        /(?:se )?cas(?:o|aron|an|ando|ad[oa]s?)|boda|hij[oa]s?|bebe|embaraz\w+|pareja|novi[oa]|solter[oa]|nunca (?:he tenido|tuve)|familia propia/,
      ),
      say: [
        'Cada invitación trae una pregunta dentro.',
        'Querer a alguien al lado no es una carrera, y aun así duele ver llegar a otros.',
      ],
    },
    {
      when: typed(
        /(?:vivo|sigo|viviendo) (?:\S+ ){0,3}(?:mis (?:papas|padres|viejos)|mi (?:mama|papa)|casa)|casa de mis|mi (?:cuarto|pieza)|independiz\w+|renta|alquiler|ahorr\w+|dinero|plata|sueldo|deud\w+/,
      ),
      say: [
        'Con lo que cuesta todo hoy, no es solo cosa de ganas.',
        'Volver a la cama de la adolescencia pega en el orgullo.',
      ],
    },
    {
      when: typed(
        /trabaj\w+|carrera|titulo|gradu\w+|universidad|estudi\w+|profesion|puesto|desemplead[oa]|ascend\w+|empresa/,
      ),
      say: ['Lo que se pregunta en las fiestas: y tú, qué haces.', 'Un currículum cuenta muy poco de una persona.'],
    },
    {
      when: typed(
        /mis (?:papas|padres)|mi (?:mama|papa|madre|padre|familia|abuela|tia|herman[oa])|me (?:preguntan|presionan|comparan)|a mi edad|a tu edad|para cuando|a su edad/,
      ),
      say: ['Esas preguntas de sobremesa aprietan donde ya duele.', 'Cada quien mide con la regla de su época.'],
    },
    {
      when: typed(
        /perd\w+ (?:\S+ )?(?:años|tiempo)|desperdici\w+|depresion|enferm\w+|ansiedad|pandemia|cuid\w+ a|divorci\w+|relacion|me equivoque|malas decisiones|deje (?:la|mi|el)/,
      ),
      say: [
        'Esos años no estuvieron vacíos; estabas sobreviviendo a algo, parece.',
        'Hay tramos que no se ven en la foto y gastan toda la fuerza.',
      ],
    },
    {
      when: typed(
        /cumpleaños|cumplo|cumpli|(?:\d+|treinta|cuarenta|cincuenta) años|tengo \d+|los (?:treinta|cuarenta|30|40|50)|edad|viej[oa]/,
      ),
      say: ['Los cumpleaños vienen con inventario.', 'Esa edad la imaginabas de otra manera, quizá.'],
      ask: ['¿Cómo te imaginabas esta edad?'],
    },
    {
      when: typed(/amig[oa]s|compañer[oa]s|prim[oa]s|tod[oa]s|l[oa]s demas|gente|otros/),
      say: ['De cerca casi nadie va tan recto como parece.', 'Alegrarse por ellos y sentir el pinchazo a la vez.'],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|pienso|quiero|me gustaria|empece|estoy pensando|ya) (?:\S+ ){0,3}(?:estudi\w+|inscrib\w+|curso|busc\w+|mud\w+|cambi\w+|empez\w+|ahorr\w+|aprend\w+|terap\w+|viaj\w+|intent\w+)/,
      ),
      say: ['Eso ya es tu ritmo y no el de otros.', 'Algo se mueve, aunque no salga en ninguna foto.'],
    },
    {
      when: typed(
        /verguenza|vergüenza|fracas\w+|inutil|trist\w+|envidia|miedo|llor\w+|cansad[oa]|no se|perdid[oa]|vaci[oa]|estancad[oa]|mal|nada/,
      ),
      say: [
        'Medirse así, cada noche, deja sin fuerza para el día.',
        'Duele porque todavía quieres algo, y eso está vivo.',
      ],
    },
  ],
  say: [
    'Una vida no se ve bien desde la de al lado.',
    'Nadie lleva el mismo reloj.',
    'Hay mucho andado que no cuenta en esas listas.',
    'Lo que esperabas para ahora también se llora un poco.',
  ],
  ask: [
    { line: '¿Qué sería para ti ir bien, sin mirar a nadie?' },
    { line: '¿Qué parte de tu vida sí se parece a ti?' },
    { line: '¿De quién es la voz que dice que vas tarde?', unless: typed(/mama|papa|padres|papas|familia/) },
  ],
};
