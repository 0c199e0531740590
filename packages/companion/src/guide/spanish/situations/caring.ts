import type { SituationField } from '../../content/situations/situation.ts';

export const caring: SituationField = {
  lists: {
    esdold:
      'mi mama|mi papa|mi madre|mi padre|mis papas|mis padres|mi abuel*|mi suegr*|mi espos*|mi marido|mi mujer|mi tia|mi tio|mi viejo|mi vieja',
  },
  situations: [
    {
      id: 'care-exhausted',
      light: 'cuidar a alguien día y noche',
      signs: [
        'cuido a|cuidando a|cuidar a|cuidar de|cuido de|cuidador* de|a cargo de|atiendo a|atender a > @esdold & agotad*|cansad*|no puedo mas|ya no puedo|no doy mas|sin fuerzas|dia libre|24 horas|dia y noche|no duermo|sin dormir|exhaust*|anos|rendid*|no aguanto|me supera|sin descanso|toda la noche|harta|harto & !mis herman*|mi herman*|nadie me ayuda|murio|fallecio|alzheimer|demencia',
        '@esdold & postrad*|no se vale sol*|silla de ruedas|panales|encamad*|dependiente & lo bano|la bano|lo levanto|la levanto|le doy de comer|lo cambio|la cambio|agotad*|cansad*|no puedo mas|se me va la vida|lo cuido|la cuido|siempre con & !bebe|murio|mis herman*|mi herman*|nadie me ayuda',
      ],
      say: [
        'Cuidas de todo, y ya casi no queda nadie para ti.',
        'Tus días y tus noches llevan el horario de otra persona.',
        'Hay amor en lo que haces, y también un cansancio sin fondo.',
        'Nunca termina el turno.',
        'Hasta cuando duermes, una oreja se queda despierta.',
      ],
      ask: [
        '¿Cómo fue el día de hoy?',
        '¿Cuándo tuviste una hora para ti por última vez?',
        '¿Quién te releva de vez en cuando?',
        '¿Cómo era su relación antes de todo esto?',
      ],
      rest: [
        'Cansarse de cuidar no es querer menos.',
        'Nadie ve esas horas, y son enormes.',
        'Tu cuerpo también pide que alguien lo cuide.',
      ],
    },
    {
      id: 'care-alone-family-gone',
      light: 'que te dejen a ti todo el cuidado',
      signs: [
        'mis herman*|mi herman*|nadie en la familia|nadie de la familia|nadie de mi familia|mi familia|somos cinco|somos tres|somos cuatro|somos seis|soy la solter*|soy el solter*|todos desaparecieron & cuido|cuidar|cuidado de|cuidarla|cuidarlo|hacerse cargo de|se hacen cargo|se hace cargo|la bano|lo bano|la bana|lo bana|mama enferma|papa enfermo|se enfermo & no me ayuda*|no ayuda*|solo yo|soy yo|yo sol*|me toca a mi|ni llama*|opina*|desaparecieron|solo aparecen|nadie|me dejaron & !bebe|mis hijos|mi hijo|perr*|me cuidaron',
        'mis herman*|mi herman* > no me ayuda*|no ayuda*|no hacen nada|no hace nada|no aparecen|se desentienden|se desentendi*|se lavan las manos|se lava las manos & con mi mama|con mi papa|con mi madre|con mi padre|con mis papas|con mis padres|con mi abuel*|mi mama|mi papa|mi madre|mi padre',
      ],
      say: [
        'Son varios, y el cuidado tiene un solo nombre, el tuyo.',
        'Opinar es fácil desde lejos.',
        'Cansa el trabajo, y duele más que nadie venga.',
        'Se acostumbraron a que tú puedas.',
        'Lo haces por amor, y te quedas sin nadie al lado.',
      ],
      ask: [
        '¿Qué te contestan cuando pides ayuda?',
        '¿Qué pasó esta semana?',
        '¿Cómo quedó repartido así?',
        '¿Qué es lo que más necesitarías que otro hiciera?',
      ],
      rest: [
        'Era tarea de todos.',
        'Con razón hay enojo junto al cariño.',
        'Quien recibe tus cuidados sí sabe quién está ahí.',
      ],
    },
  ],
};
