import type { SituationField } from '../../content/situations/situation.ts';

export const classmates: SituationField = {
  lists: {
    bcole:
      'escuela|colegio|cole|secundaria|prepa|preparatoria|instituto|insti|liceo|bachillerato|bachi|clase|clases|salon|recreo|patio|aula|companeros|companeras|compas de clase|mi curso|mi grupo|uni',
  },
  situations: [
    {
      id: 'class-picked-on',
      light: 'que se metan contigo en la escuela',
      signs: [
        '@bcole & me hacen bullying|me hace bullying|bullying|acoso escolar|me acosan|se burlan de mi|se burlan de como|se burlan de|se burla de mi|se burlaron de mi|se rien de mi|se rieron de mi|se rie de mi|se empiezan a reir|me molestan|me fastidian|me chingan|se meten conmigo|me insultan|me dicen cosas|me dicen gord*|me dicen fe*|me dicen rar*|me ponen apodos|me pusieron un apodo|apodo|apodos|me empujan|me avientan|me tiran|me esconden|me quitan|me rompen|me humillan|me imitan & !a mi hij*|mi nino|mi nina|se burlan de el|se burlan de ella|mi hijo|mi hija|a un companero|a una companera|mi hermano|mi hermana|profe*|maestr*|por ser indigena|por ser negr*',
        'me hacen bullying|sufro bullying|me hacian bullying|me bulean|me bullean|victima de bullying & !trabajo|oficina',
      ],
      say: [
        'Vas a clase, y te toca aguantar eso también.',
        'Son muchos riéndose, y a ti te toca estar en medio.',
        'Lo hacen por un rato de risa, y a ti te dura el día entero.',
        'Con eso cada mañana empieza cuesta arriba.',
        'Quizá lo que más duele es que los demás miren y no digan nada.',
      ],
      ask: [
        '¿Qué fue lo que pasó hoy o la última vez?',
        '¿Hay alguien ahí que no les siga la corriente?',
        '¿Quién de los adultos lo sabe?',
        '¿En qué momento del día lo temes más?',
      ],
      rest: [
        'Lo que dicen de ti no es la verdad sobre ti.',
        'No hiciste nada para que te toque eso.',
        'Qué bien que lo digas, aunque sea aquí.',
      ],
    },
    {
      id: 'class-nobody-to-sit-with',
      light: 'estar sin nadie en la escuela',
      signs: [
        'no tengo amig*|sin amig*|no tengo a nadie|ningun amigo|no tengo con quien|no hice amig*|no he hecho amig*|no tengo ni un amigo & @bcole & !fuera de la|mi hij*|mi hijo|mi hija',
        '@bcole & como sol*|almuerzo sol*|estoy sol*|me siento sol*|paso sol*|siempre sol*|nadie se sienta|nadie me habla|nadie me hace caso|en el bano|no me hablan|me quedo sol*|me quede sol*|menos yo & !mi hijo|mi hija|mis hijos|todos entienden|examen*|aprob*|profe me',
        'parejas|equipos|grupos|trabajo en equipo & me quedo sol*|siempre sobro|siempre sobra|nadie me escoge|nadie me elige|me dejan al final|me dejan para el final|nadie quiere conmigo|nadie quiere estar conmigo|me quiero morir|sin equipo|sin pareja & profe|profesor*|maestr*|clase|salon|hacen|hagamos|siempre',
      ],
      say: [
        'Todo un patio lleno de gente, y ningún sitio que sea el tuyo.',
        'La clase se aguanta, lo largo es el recreo.',
        'Cuando todos se juntan, tú tienes que buscar dónde mirar.',
        'Estar sin nadie entre tanta gente pesa más que estar a solas en casa.',
        'Bastaría una persona que te guardara un lugar.',
      ],
      ask: [
        '¿Qué haces en los recreos?',
        '¿Hay alguien ahí que te caiga bien, aunque sea de lejos?',
        '¿Fue siempre así o hubo un antes?',
        '¿De qué te gustaría poder hablar con alguien ahí?',
      ],
      rest: [
        'Que nadie se haya acercado no quiere decir que no haya a qué acercarse.',
        'Esas horas son largas, y las pasas con valor.',
        'Querer un sitio en la mesa es de lo más natural.',
      ],
    },
    {
      id: 'class-teacher-unfair',
      light: 'cómo te trata ese profe',
      signs: [
        'profe|profesor|profesora|maestro|maestra|docente|tutor|tutora|la de lengua|el de mate|la de mate|la de ingles|el de ingles|el de historia|la miss & me tiene mania|me odia|la trae contra mi|la trae conmigo|me trae ganas|la agarro conmigo|la tiene tomada conmigo|le caigo mal|me humillo|me humilla|me ridiculizo|se burlo de mi|se burla de mi|me grito|me grita|me regana|me regano|me dijo que no sirvo|que no sirvo|me dijo tont*|me dijo burr*|injust*|me bajo puntos|me puso menos|me puso mala nota|me reprobo|me suspendio|me trata mal|me trata como|me ignora|me exhibio|me dejo en ridiculo|me ve feo|se burlo de mi acento|me ataca',
        'me tiene mania|me agarro tirria|la trae contra mi|me tiene tirria|la trae conmigo & profe*|maestr*|clase|salon|lengua|escuela|insti|colegio|examen*|mate',
        'siempre me > regana|reganan|castiga|castigan|culpa > a mi & aunque|todos|clase|profe*|maestr*|salon',
      ],
      say: [
        'Tiene la nota en la mano y además te trata así.',
        'Es difícil aprender de alguien delante de quien hay que cuidarse.',
        'Delante de todos, y sin poder contestar.',
        'Lo que para alguien fue un comentario, a ti se te quedó.',
        'Quieres que te midan con la misma regla que al resto.',
      ],
      ask: [
        '¿Qué pasó la última vez?',
        '¿Cómo reaccionó el resto de la clase?',
        '¿Cuándo empezó a ser así contigo?',
        '¿Qué le dirías si no tuviera la nota en la mano?',
      ],
      rest: [
        'Una sola voz no decide lo que vales.',
        'Con razón entras con el estómago apretado.',
        'Que sea parejo para todos no es mucho pedir.',
      ],
    },
    {
      id: 'class-dont-want-to-go',
      light: 'no querer ir a la escuela',
      signs: [
        'no quiero|no quisiera|ya no quiero|no tengo ganas de|que flojera|que pereza|que hueva|me da flojera|me da pereza|me da ansiedad|me da miedo|me da angustia|me aterra|no me puedo levantar para|no puedo|odio|para no|cero ganas de > ir a la escuela|ir al colegio|ir al cole|ir a clase|ir a clases|ir al instituto|ir al insti|ir a la prepa|ir a la secundaria|volver a la escuela|volver al colegio|volver al cole|volver a clases|volver a clase|volver al instituto|volver al insti|regresar a la escuela|regresar a clases|ir al liceo|entrar a clases|volver a la prepa|ir a la uni & !mi hijo|mi hija|mi nino|mi nina|bullying|se burlan',
        'odio|detesto|no soporto|no aguanto > la escuela|el colegio|el cole|la prepa|el instituto|el insti|la secundaria|el liceo & !mi hijo|mi hija|bullying',
        'duele la panza|duele el estomago|dolor de panza|ganas de vomitar|nauseas|llorando|lloro|ansiedad|nudo & escuela|colegio|cole|instituto|insti|prepa|secundaria|clases|liceo & lunes|manana|mananas|antes de ir|antes de entrar|volver & !mi hijo|mi hija|examen',
      ],
      say: [
        'Mañana todavía no llega, y el cuerpo ya está diciendo que no.',
        'Hay algo ahí que te cuesta tanto que preferirías no salir de la cama.',
        'La noche antes se hace corta cuando no quieres que amanezca.',
        'No es pereza cuando hasta el estómago se queja.',
        'Vas porque hay que ir, y nadie ve lo que cuesta.',
      ],
      ask: [
        '¿Qué es lo que más temes que te espere ahí?',
        '¿Desde cuándo te cuesta tanto?',
        '¿Qué parte del día es la más difícil?',
        '¿Quién en tu casa sabe cómo te sientes con eso?',
      ],
      rest: [
        'Por algo será que el cuerpo no quiere.',
        'Esta noche todavía es tuya.',
        'No tienes que explicarlo perfecto para que cuente.',
      ],
    },
  ],
};
