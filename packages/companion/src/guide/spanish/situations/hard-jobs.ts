import type { SituationField } from '../../content/situations/situation.ts';

export const hardJobs: SituationField = {
  situations: [
    {
      id: 'care-worn',
      light: 'tu trabajo de cuidar a otros',
      signs: [
        'enfermer*|soy medic*|soy doctor*|paramedic*|auxiliar de|trabajadora social|trabajador social|residente de|residencia medica|guardia|turno*|urgencias|hospital|geriatric*|asilo de ancianos|cuidador* & no puedo mas|agotad*|cansad*|quemad*|faltan manos|falta personal|no damos abasto|sin dormir|me grit*|me duele todo|no pude ni|ya no siento|renunciar|no doy mas|explotad* & soy|trabajo|pacientes|mi turno|mis turnos|guardia|los turnos|faltan|somos & !me ingresaron|mi madre|mi padre|mi espos*|mi abuel*|mi mama|mi papa|mi hij* esta|nos atendio',
        'somos|estoy sol*|una sola|solo dos|dos para & pacientes|residentes|ancianos|camas|abuelitos',
        'cuido|trabajo cuidando|atiendo > ancian*|adultos mayores|pacientes|enfermos|viejitos|abuelos & cansad*|agotad*|sin nada|no puedo|me duele|casa|harto|harta',
      ],
      say: [
        'Das cuidado todo el día, y para ti queda el resto.',
        'Quisieras atender bien a cada uno, y no hay manos ni minutos.',
        'No te cansa la gente, te cansa no poder darles lo que haría falta.',
        'Llegas a casa con el turno todavía encima.',
        'Entraste en esto para ayudar, y así cuesta reconocerlo.',
      ],
      ask: [
        '¿Cómo fue tu último turno?',
        '¿Qué fue lo que más te costó hoy?',
        '¿Quién te cuida un poco a ti?',
        '¿Cuándo fue la última vez que el trabajo te dio algo?',
      ],
      rest: ['Aquí no te llama nadie.', 'Ahora puedes sentarte.', 'Que te importe todavía se nota en cada palabra.'],
    },
    {
      id: 'teacher-day',
      light: 'tus días en el salón de clases',
      signs: [
        'soy|trabajo de|trabajo como|doy clases|doy clase > maestr*|profe|profesor*|docente|en una escuela|en un colegio|de primaria|de secundaria|en prepa*|educador* & cansad*|agotad*|no puedo|no me escuchan|respeto|gritan|tir*|pego|insoportable*|preocup*|harto|harta|quemad*|renunciar|papas|padres|nadie|llor*|direccion',
        'mis alumn*|mis estudiantes|mi grupo|mi salon|un alumno|una alumna|mi clase & no me hac*|no me escuch*|respeto|insoportable*|grit*|peg*|preocup*|sin comer|llor*|me insult*|agotad*|cansad*|portaron mal|no prestan atencion',
        'calificar|corregir|revisar > examenes|tareas|trabajos|cuadernos & fin de semana|casa|noche|cien|montana|mil|toda',
        'los papas|los padres|las mamas|una mama|un papa > me escribe*|me reclam*|se quej* & alumn*|notas|calificacion*|clase|escuela|medianoche|grupo',
        'amaba|me encantaba|me gustaba > ensenar|dar clase*|la docencia',
      ],
      say: [
        'Estás ante treinta vidas a la vez, y nadie está detrás de ti.',
        'La campana suena, y la clase sigue en tu cabeza.',
        'Quisieras enseñar, y se te va el día en todo lo demás.',
        'Te importan, y por eso te llegan así.',
        'Por la tarde queda la voz gastada y una pila de papeles.',
      ],
      ask: [
        '¿Qué pasó hoy en la clase?',
        '¿Quién te apoya ahí dentro?',
        '¿De cuál de ellos te acuerdas al llegar a casa?',
        '¿Cuándo fue la última clase que te salió bonita?',
      ],
      rest: [
        'Aquí nadie levanta la mano.',
        'Lo que siembras no se ve el mismo día.',
        'A esta hora no hay nada que calificar.',
      ],
    },
    {
      id: 'night-worker',
      light: 'tus noches de trabajo',
      signs: [
        'turno de noche|turno nocturno|turno de madrugada|trabajo de noche|trabajo por las noches|trabajo en las noches|trabajando de noche|trabajo nocturno|me toca la noche|me toca noche|guardia nocturna|velador|vigilante nocturno|de amanecida & !cambie|deje el|ya no|solter*|mi mama|mi papa|mi espos*|mi novi*',
        'duermo de dia|llego a casa cuando|salgo cuando todos|vivo al reves & trabajo|turno|familia|noche|levanta*|duermen|todos',
        'soy|trabajo de|trabajo como|estoy de > guardia|vigilante|velador|portero|recepcionista|seguridad & noche*|noct*|madrugada|turno',
      ],
      say: [
        'La ciudad duerme, y tú la mantienes en marcha.',
        'Vives del otro lado del reloj.',
        'Cuando acabas tu día, los demás empiezan el suyo.',
        'Las horas de madrugada tienen más minutos que las otras.',
        'Te pierdes cenas y mañanas que los demás ni cuentan.',
      ],
      ask: [
        '¿Qué se oye ahora donde estás?',
        '¿Cuánto te falta para salir?',
        '¿Qué extrañas más de la vida de día?',
        '¿Cómo llenas la hora más lenta?',
      ],
      rest: [
        'Aquí también hay luz a esta hora.',
        'Por la mañana alguien notará que lo tuyo está hecho.',
        'La madrugada pasa mejor con un poco de charla.',
      ],
    },
  ],
};
