import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody died a year or more ago, or the date comes round. */
export const esYearsWithout: Course = {
  id: 'es-years-without',
  language: 'es',
  loss: true,
  begins: typed(
    /(?:hoy|mañana|ayer|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|esta semana|este mes|ya|pronto) (?:\S+ ){0,4}?(?:hace|se cumplen?|cumple|cumplen?|son|hara|haria|es(?: el)? aniversario|seria (?:su )?cumpleaños|cumpliria|van) (?:\S+ ){0,4}?(?:años?|aniversario|de (?:la muerte|su (?:muerte|partida)|que (?:murio|se fue|fallecio|partio|se nos fue)))(?: \S+){0,6}? (?:murio|fallecio|muerte|partio|partida|se (?:me )?(?:nos )?(?:fue|murio)|sin (?:mi|el|ella))|(?:hace|van|ya son|llevo) (?:\S+ )?(?:un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|muchos|varios|\d+) años? (?:\S+ ){0,4}?(?:murio|fallecio|perdi a (?:mi|un)|se (?:me |nos )?(?:murio|fue al cielo)|partio|sin (?:mi (?:mama|papa|madre|padre|herman[oa]|hij[oa]|abuel[oa]|espos[oa]|marido|mujer)))|(?:murio|fallecio|perdi a (?:mi|un)|se (?:me |nos )?murio|partio) (?:\S+ ){0,5}?hace (?:\S+ )?(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|muchos|varios|\d+) años?|(?:es|hoy es|mañana es|se acerca|viene) (?:el )?(?:aniversario|primer aniversario) (?:\S+ ){0,3}?(?:muerte|partida|fallecimiento|luctuoso|murio|fallecio)|(?:hoy|mañana) (?:\S+ )?(?:cumpliria|estaria cumpliendo|habria cumplido) (?:\S+ ){0,3}?(?:años|mi)/,
  ),
  unless: typed(
    danger,
    notReal,
    /se suicid[oó]|se mat[oó]|se quit[oó] la vida|asesin\w+|lo mataron|la mataron|mi (?:perr|gat)[oa]|mascota|famos[oa]|cantante|aniversario de bodas|amig[oa] perdio/,
  ),
  first: {
    say: [
      'Hay fechas que el cuerpo recuerda antes que el calendario.',
      'Pasa el tiempo, y la silla sigue siendo la suya.',
      'Todo ese tiempo, y sigue faltando.',
    ],
    ask: ['¿Qué te lo trae más cerca hoy?', '¿Qué recuerdas primero cuando piensas en esa persona?'],
  },
  turns: [
    {
      when: typed(
        isNormal,
        /ya deberia (?:\S+ )?(?:haber\w*|estar|superar\w*)|por que (?:todavia|sigo|aun|me sigue)|despues de tanto tiempo(?=.*\?)/,
      ),
      say: [
        'El duelo no tiene fecha de entrega, y puede volver con una canción o un olor, años después.',
        'No hay un plazo para esto. Seguir extrañando no es quedarse atrás.',
      ],
      asked: true,
    },
    {
      when: typed(willPass, /(?:se )?deja(?:ra)? de doler|(?:se )?(?:supera|olvida|aprende)(?=.*\?)/),
      say: [
        'No sé si deja de doler. Mucha gente cuenta que con los años cambia de forma y se puede recordar también con una sonrisa.',
        'Nadie lo puede prometer. No se trata de olvidar; quizá de hacerle un lugar que no tape todo lo demás.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:paso|celebro|recuerdo|honro|hago|aguanto|vivo|le hago)|(?:deberia|debo) (?:\S+ ){0,2}(?:ir|guardar|tirar|regalar|visitar|hablar\w*)/,
        whatToDo,
      ),
      say: [
        'Puede ser algo pequeño y suyo: su plato favorito, una vela, una vuelta por un lugar que le gustaba, o escribirle lo que ha pasado desde entonces.',
        'También vale no hacer nada y dejar que sea un día cualquiera. La fecha no te pide ninguna prueba de amor.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:me esta|me estara|nos|me) (?:\S+ )?(?:viendo|escucha\w*|cuida\w*|ve|vera|oye)(?=.*\?)|donde (?:estara|esta)(?=.*\?)|estaria orgullos[oa]|que (?:me )?diria/,
      ),
      say: [
        'Eso no lo sé. Tú conocías su voz mejor que nadie; quizá sepas qué te diría hoy.',
        'No puedo asegurarlo. Que te lo preguntes muestra cuánto cuenta todavía.',
      ],
      asked: true,
    },
    {
      when: typed(/cementerio|tumba|panteon|flores|vela|misa|altar|ofrenda|cenizas|dia de muertos|rez\w+|visit\w+/),
      say: ['Un sitio donde ponerlo, por un rato.', 'Gestos así dicen lo que no cabe en palabras.'],
      ask: ['¿Quién va contigo?'],
    },
    {
      when: typed(
        /cumpleaños|cumpliria|navidad|dia de (?:la madre|las madres|el padre|del padre)|dia del padre|boda|graduacion|nacio|naci\w*|niet[oa]s?|no (?:conocio|llego a|alcanzo|pudo ver)|se (?:perdio|esta perdiendo)/,
      ),
      say: [
        'En cada alegría hay alguien a quien falta contarle.',
        'Las fiestas cuentan a los presentes, y tú cuentas también a quien falta.',
      ],
    },
    {
      when: typed(
        /ropa|foto\w*|voz|audios?|videos?|perfume|olor|su (?:cuarto|casa|silla|taza|numero|sueter|camisa|anillo)|mensajes|recet\w+|cancion|guard\w+/,
      ),
      say: ['Las cosas guardan más de lo que parecen.', 'Un objeto pequeño, y de golpe está todo ahí.'],
    },
    {
      when: typed(
        /nadie (?:\S+ )?(?:se acuerda|habla|menciona|pregunta|recuerda|lo nombra|la nombra)|ya no (?:hablan|hablamos|preguntan|l[oa] (?:nombran|mencionan))|(?:me )?dicen que|superar\w*|pasar pagina|ya paso|la vida sigue|mi familia/,
      ),
      say: [
        'Cuando los demás dejan de nombrar, el recuerdo pesa en menos manos.',
        'Aquí puedes nombrarle todo lo que quieras.',
      ],
      ask: ['¿Cómo se llamaba?'],
    },
    {
      when: typed(
        /culp\w+|no (?:le dije|pude (?:despedir|estar|llegar)\w*|me despedi|estuve|llegue|alcance|hice)|me arrepiento|hubiera|hubiese|si tan solo|perdon/,
      ),
      say: [
        'Se repasa el final mil veces, como si aún se pudiera entrar ahí.',
        'Un último día no borra todos los otros.',
        'Lo que no se dijo no quiere decir que no se supiera.',
      ],
    },
    {
      when: typed(/soñ\w+|sueños?|lo vi|la vi|siento (?:que|su)|me habl\w+|señal\w*|mariposa|colibri/),
      say: ['Despertar de eso debe de ser dulce y cruel a la vez.', 'Un ratito, otra vez.'],
      ask: ['¿Cómo fue?'],
    },
    {
      when: typed(
        /(?:se )?(?:reia|reir|cantaba|cocinaba|bailaba|contaba|decia|enseñ\w+|me (?:cuidaba|llamaba|decia|abrazaba|hacia))|hacia (?:el|la|los|las|un|una|unos|unas)|era (?:\S+ )?(?:muy|tan|el|la|mi|un|una)|siempre (?:me|nos|estaba|decia)|recuerd\w+|me acuerdo/,
      ),
      say: ['Así sigue teniendo voz.', 'Se nota en cómo lo cuentas.', 'Eso no se lo lleva nadie.'],
      ask: ['¿Qué más hacía así?'],
    },
    {
      when: typed(/olvid\w+|se me (?:borra|olvida|va)|ya no (?:recuerdo|me acuerdo)|su (?:cara|risa)/),
      say: [
        'Da miedo que se borre, como si fuera perderle otra vez.',
        'Lo que se vivió juntos queda en cómo eres, aunque falle un detalle.',
      ],
    },
    {
      when: typed(
        /(?:un|uno|dos|tres|cuatro|cinco|seis|diez|\d+) años?|ayer|tiempo|fue de repente|cancer|accidente|enfermedad|infarto|covid|tenia \d+/,
      ),
      say: ['El calendario dice una cosa, y el pecho otra.', 'Hay un antes y un después de ese día.'],
    },
    {
      when: typed(
        /extraño|echo de menos|falta|llor\w+|lloro|trist\w+|duele|dolor|vaci[oa]|sol[oa]|hueco|mal|dificil|pesad[oa]/,
      ),
      say: [
        'El amor se queda sin domicilio y sigue llegando.',
        'Se llora porque hubo mucho.',
        'Ese hueco tiene su forma exacta.',
      ],
    },
  ],
  say: [
    'No hay prisa por estar bien.',
    'Sigue siendo parte de tu vida, de otra manera.',
    'Recordar duele, y no recordar dolería más.',
    'Un cariño así no caduca.',
  ],
  ask: [
    { line: '¿Qué era lo más suyo?', unless: typed(/siempre (?:me|nos|estaba|decia)/) },
    { line: '¿Con quién puedes hablar de esa persona?', unless: typed(/nadie|mi (?:herman[oa]|mama|papa|espos[oa])/) },
    { line: '¿Qué te gustaría poder contarle hoy?' },
  ],
};
