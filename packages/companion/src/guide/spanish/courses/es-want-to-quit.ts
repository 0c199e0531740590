import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody wants to quit their job. */
export const esWantToQuit: Course = {
  id: 'es-want-to-quit',
  language: 'es',
  begins: typed(
    /(?:quiero|quisiera|ganas de|pienso|pensando en|estoy por|estoy a punto de|a punto de|me planteo|he pensado en|sueño con|deberia|no se si|muero por) (?:\S+ ){0,2}?(?:renunciar|renunciarle|dejar (?:mi|el|este) (?:trabajo|empleo|chamba|laburo|pega|puesto|curro)|irme (?:de|del) (?:mi |este |la )?(?:trabajo|empresa|chamba|oficina)|mandar (?:todo|el trabajo) a|presentar (?:mi|la) renuncia|cambiar de trabajo|salirme (?:de|del) (?:mi )?trabajo)|(?:odio|detesto|no soporto|ya no aguanto|no aguanto|estoy hart[oa] de|me tiene hart[oa]|no me gusta) (?:\S+ )?(?:mi|el|este) (?:trabajo|empleo|chamba|laburo|pega|curro)|mi (?:trabajo|chamba|laburo) me (?:\S+ )?(?:esta matando|mata|enferma|consume|deprime|amarga|tiene hart[oa])/,
  ),
  unless: typed(
    danger,
    notReal,
    /mi (?:espos[oa]|marido|hij[oa]|amig[oa]|novi[oa]|herman[oa]) quiere|renunciar a (?:el|ella|mi (?:sueño|relacion|amor))|a la vida/,
  ),
  first: {
    say: [
      'Cuando el domingo por la tarde ya duele, algo pide salir de ahí.',
      'Imaginar la carta de renuncia a veces es lo único que sostiene el día.',
      'Demasiadas horas para pasarlas donde no quieres estar.',
    ],
    ask: ['¿Qué fue lo que colmó el vaso?', '¿Qué te retiene todavía?', '¿Desde cuándo lo piensas?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|conviene|tengo que|es mejor|vale la pena|puedo|es buena idea) (?:\S+ ){0,2}(?:renunci\w+|irme|quedar\w*|esperar\w*|aguantar|dejar\w*|buscar)(?=.*\?)|(?:renuncio|me voy|me quedo|aguanto) o|que (?:\S+ )?harias|es (?:una )?(?:locura|tonteria|mala idea)/,
      ),
      say: [
        'Depende mucho de cuántos meses puedes vivir sin ese sueldo. Con ese número delante, la pregunta se vuelve más chica y más clara.',
        'Puede haber un punto medio: ponerte una fecha y empezar a buscar ya, sin decirlo. Así dejas de estar sin salida antes de salir.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:le digo|renuncio|lo digo|se lo digo|les digo|aviso)|que (?:le )?(?:digo|pongo|escribo)|carta/,
        whatToDo,
      ),
      say: [
        'Corto y sin cuentas pendientes: “He decidido dejar el puesto. Mi último día sería tal fecha.” Las razones no son obligatorias.',
        'Antes de nada, quizá una lista de dos columnas: qué te enferma del puesto y qué se podría pedir o cambiar. A veces ahí se ve cuál es.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        willPass,
        /soy (?:\S+ ){0,2}(?:cobarde|floj[oa]|mal agradecid[oa]|desagradecid[oa]|inmadur[oa]|debil)|me (?:voy|ire) a arrepentir|y si no (?:encuentro|consigo)/,
      ),
      say: [
        'Querer irse de donde se está mal no es flojera. Y tener miedo de hacerlo tampoco es cobardía; hay un sueldo ahí.',
        'No se puede saber antes. Por eso ayuda que la salida se prepare en un día tranquilo y no en el peor.',
      ],
      asked: true,
    },
    {
      when: typed(
        /jef[ea]s?|supervisor\w*|gerente|patron\w*|(?:me )?(?:grit\w+|humill\w+|trata\w*)|compañer[oa]s|ambiente|toxic[oa]|chismes/,
      ),
      say: ['Muchas veces no se deja un trabajo, se deja a una persona.', 'Con ese ambiente hasta lo fácil cansa.'],
    },
    {
      when: typed(
        /deud\w+|renta|alquiler|hij[oa]s?|familia|pagar|hipoteca|necesito (?:el )?(?:dinero|sueldo|trabajo)|no puedo (?:renunciar|irme|darme)|ahorr\w+|seguro|visa|papeles|dinero|plata|sueldo/,
      ),
      say: ['Y ahí están las cuentas, sujetando la puerta.', 'Quedarse por los tuyos también es una decisión, y pesa.'],
      ask: ['¿Cuánto tiempo podrías sostenerte sin él?'],
    },
    {
      when: typed(
        /domingos?|lunes|cada mañana|todas las mañanas|despertador|levantarme|antes de (?:entrar|ir)|lloro|llor\w+|estomago|vomit\w+|dolor|ansiedad|no (?:duermo|puedo dormir)|migraña|enferm\w+|salud/,
      ),
      say: ['El cuerpo ya puso su renuncia.', 'Si empieza a doler antes de entrar, ya no es solo cansancio.'],
    },
    {
      when: typed(
        /pag\w+ (?:\S+ )?(?:mal|poco|una miseria)|horas extras?|explot\w+|turnos?|no (?:me )?(?:valor\w+|reconoc\w+|agradec\w+|crec\w+|asciend\w+)|estancad[oa]|abur\w+|vaci[oa]|sin sentido|no aprendo/,
      ),
      say: ['Dar tanto y no ver crecer nada apaga.', 'Una cosa es cansarse, otra es que no sirva para nada.'],
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cinco|diez|quince|veinte|muchos|tantos) (?:años|meses)|toda (?:la|una) vida|(?:llevo|desde)/,
      ),
      say: ['Tanto tiempo en un sitio se vuelve parte del nombre.', 'No es fácil mirar fuera después de tanto dentro.'],
    },
    {
      when: typed(
        /mi (?:espos[oa]|marido|mama|papa|familia|pareja|novi[oa])|mis (?:papas|padres)|(?:todos )?(?:me dicen|dicen) que|agradec\w+|hay gente sin|que suerte/,
      ),
      say: [
        'Que sea un buen puesto para otros no lo hace bueno para ti.',
        'A los demás les sale barato aconsejar que aguantes.',
      ],
    },
    {
      when: typed(
        /(?:otro|nuevo) (?:trabajo|empleo)|oferta|entrevista|curriculum|cv|linkedin|(?:mi )?(?:propio|negocio|emprend\w+|freelance)|estudiar|curso|(?:siempre )?(?:quise|soñ\w+|sueño)|me gustaria/,
      ),
      say: ['Ya hay algo asomando del otro lado.', 'Así la puerta de salida tiene también una de entrada.'],
      ask: ['¿Cómo sería un buen día de trabajo para ti?'],
    },
    {
      when: typed(
        /(?:ya )?renuncie|entregue (?:la|mi)|lo hice|(?:voy a|mañana|el lunes) (?:\S+ ){0,3}(?:renunci\w+|decir\w*|hablar\w*|entregar\w*)|me voy en|ultimo dia|decidid[oa]/,
      ),
      say: ['Qué mezcla de vértigo y de aire.', 'Esa frase la llevabas mucho tiempo en la boca.'],
    },
    {
      when: typed(
        /miedo|panico|inseguridad|incertidumbre|a mi edad|no hay trabajo|no (?:se|sirvo|valgo)|fracas\w+|culp\w+|dejar tirad[oa]s|mis (?:alumnos|pacientes|clientes)/,
      ),
      say: ['Lo malo conocido al menos tiene horario.', 'Asusta saltar sin ver el suelo.'],
    },
    {
      when: typed(
        /hart[oa]|cansad[oa]|agotad[oa]|quemad[oa]|no (?:puedo|aguanto|doy|soporto)|odio|rabia|bronca|trist\w+|atrapad[oa]|mal/,
      ),
      say: ['Se nota que la reserva ya se gastó.', 'Levantarse cada día contra las propias ganas desgasta mucho.'],
    },
  ],
  say: [
    'Un trabajo no debería costarte las noches.',
    'Pensarlo despacio también es avanzar.',
    'Son muchas horas de tu vida, y eso cuenta.',
    'No todo cansancio se arregla con vacaciones.',
  ],
  ask: [
    { line: '¿Qué es lo que ya no quieres volver a vivir ahí?' },
    { line: '¿Hay algo de ese trabajo que sí echarías de menos?' },
    { line: '¿Quién sabe que lo estás pensando?', unless: typed(/nadie|mi (?:espos[oa]|marido|pareja|mama)/) },
  ],
};
