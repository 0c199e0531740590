import type { SituationField } from '../../content/situations/situation.ts';

export const illnessLasting: SituationField = {
  situations: [
    {
      id: 'chronic-pain',
      light: 'el dolor con el que vives',
      signs: [
        'fibromialgia|endometriosis|artritis|artrosis|ciatica|hernia discal|neuralgia|migrana cronica|dolor cronico|dolores cronicos|reuma & duele*|dolor*|quema|no me deja|no puedo|otra vez|hecha polvo|hecho polvo|pastillas|brote|crisis & !mi mama|mi papa|mi abuel*|mi madre|mi padre|mi espos*',
        'me duele*|dolor de|dolores de|el dolor|con dolor & espalda|rodilla*|cadera|cuello|articulaciones|huesos|piernas|manos|hombro|columna|lumbar*|cuerpo|cabeza|regla & todos los dias|desde hace|hace anos|hace meses|no se quita|no se va|cada noche|no puedo dormir|no duermo|no me deja dormir|ya no aguanto|siempre|ni las pastillas|nada me hace & !mi mama|mi papa|mi abuel*|mi espos*|mi hij*|llorar',
        'tercer dia|segundo dia|tercera noche|segunda noche|otra noche|dias|noches|otra vez > migrana|jaqueca',
        'vivir con dolor|vivo con dolor|como era no tener dolor|sin dolor ni un dia|dolor dolor|harta del dolor|harto del dolor|cansad* del dolor|el dolor no se va|el dolor no se quita|el dolor no me deja',
      ],
      say: [
        'Está siempre ahí, hagas lo que hagas.',
        'Nadie lo ve, y a ti te ocupa medio día.',
        'Con dolor, la noche dura el doble.',
        'Haces lo que hacen todos, con eso encima.',
        'Quizá ya agota tanto el cansancio como el dolor.',
      ],
      ask: [
        '¿Cómo está ahora mismo?',
        '¿En qué parte del cuerpo grita más?',
        '¿Cuándo te dio un respiro la última vez?',
        '¿Quién nota cuando es un día malo?',
      ],
      rest: [
        'Te creo, todo.',
        'Con semejante compañía cualquiera pierde la paciencia.',
        'No hace falta que lo expliques dos veces.',
      ],
    },
    {
      id: 'chronic-good-day',
      light: 'ese buen día',
      glad: true,
      signs: [
        'hoy|esta manana|esta semana|ayer > sin dolor|no me dolio|casi no me dolio|casi no me duele|menos dolor|sin migrana|tuve energia|mi cuerpo me dejo|amaneci sin & !murio|pero ahora',
        'fibro|fibromialgia|lupus|esclerosis|artritis|covid largo|covid persistente|silla de ruedas|endometriosis|fatiga cronica|migrana|dolor cronico & dia bueno|buen dia|por fin|pude|tuve energia|yo sola|yo solo|por primera vez|no lo puedo creer|hasta cocine & !no pude|ya no pude|me diagnostic*|me dijeron',
        'pude caminar|pude bailar|pude subir|camine|volvi a caminar|di unos pasos & primera vez|es un mundo|por fin|sin baston|sin muletas|despues de meses|despues del accidente|despues de la operacion',
      ],
      say: [
        'Hoy el cuerpo te dejó vivir.',
        'Para otros es poco, y para ti es enorme.',
        'Un día así se saborea entero.',
        'Qué bien sienta un respiro.',
        'Eso no te lo regaló nadie.',
      ],
      ask: [
        '¿Qué fue lo mejor del día?',
        '¿En qué momento notaste que hoy era distinto?',
        '¿A quién se lo contaste?',
        '¿Qué hacía tiempo que no hacías?',
      ],
      rest: ['Este día ya es tuyo.', 'Qué gusto leer esto.', 'Los días así también hay que contarlos.'],
    },
  ],
};
