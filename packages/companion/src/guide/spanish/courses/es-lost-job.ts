import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody was dismissed, or has no work. */
export const esLostJob: Course = {
  id: 'es-lost-job',
  language: 'es',
  begins: typed(
    /me (?:\S+ )?(?:despidieron|corrieron|echaron|botaron|liquidaron|desvincularon|cesaron|rajaron) (?:\S+ ){0,3}?(?:del|de mi|de la|de) (?:\S+ )?(?:trabajo|empleo|empresa|pega|chamba|laburo|puesto|oficina|fabrica|tienda|restaurante|compañia)|me (?:despidieron|han despedido|acaban de (?:despedir|correr|echar)|quitaron el (?:trabajo|empleo|puesto))|(?:perdi|he perdido|acabo de perder) (?:el|mi) (?:\S+ )?(?:trabajo|empleo|puesto|chamba|pega|laburo)|me quede sin (?:trabajo|empleo|chamba|pega|laburo|pega)|(?:estoy|sigo|llevo(?: \S+){1,4}|quede) (?:sin (?:trabajo|empleo|chamba|pega|laburo|trabajar)|desemplead[oa]|en (?:el )?paro|parad[oa] desde|cesante)|soy desemplead[oa]|no (?:encuentro|consigo|hallo|hay) (?:trabajo|empleo|chamba|pega|laburo)|(?:recorte|recortes|despidos) (?:\S+ ){0,4}?(?:me toco|y yo|a mi)|hoy fue mi ultimo dia (?:de trabajo|en la empresa)|me (?:dieron|entregaron) (?:la carta de despido|el finiquito|mi liquidacion)|no me renovaron(?: el contrato)?|llevo (?:\S+ ){1,4}buscando (?:trabajo|empleo|chamba|pega)|cerro la empresa/,
  ),
  unless: typed(
    danger,
    notReal,
    /(?:a|de) mi (?:\S+ )?(?:espos[oa]|marido|novi[oa]|hij[oa]|herman[oa]|amig[oa]|mama|papa|prim[oa]) (?:l[oa]|le)|mi (?:espos[oa]|marido|novi[oa]|hij[oa]|herman[oa]|amig[oa]|mama|papa) (?:\S+ ){0,3}(?:perdio|se quedo|esta sin)|fiesta|casa de mi|muri[oó]/,
  ),
  first: {
    say: [
      'Y de golpe mañana no tiene forma.',
      'Eso sacude el piso entero, no solo el bolsillo.',
      'Un trabajo son también los días, la gente, saber a dónde ir.',
    ],
    ask: ['¿Cómo fue?', '¿Cómo te enteraste?', '¿Qué es lo que más te preocupa ahora?'],
  },
  turns: [
    {
      when: typed(
        /(?:que|por donde) (?:hago|puedo hacer|debo|deberia|harias|empiezo|sigue)|como (?:\S+ )?(?:salgo|hago|empiezo|busco|encuentro|aguanto|sobrevivo)|algun consejo|que me (?:recomiendas|aconsejas)|dame (?:un )?consejo/,
      ),
      say: [
        'Hoy, casi nada. Mañana, una lista corta: cuánto hay, hasta cuándo alcanza y qué te deben (finiquito, vacaciones, seguro de desempleo). Los números claros asustan menos.',
        'Lo más útil suele ser avisar a cinco personas que conozcan tu trabajo, con una frase sencilla: “Estoy buscando; si oyes algo, piensa en mí.”',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:le|les|se lo) (?:digo|cuento|explico)|que (?:le|les) digo|(?:deberia|debo|deba|tengo que) (?:\S+ ){0,2}(?:decir\w*|contar\w*|aceptar|tomar|buscar|esperar|firmar|demandar)/,
      ),
      say: [
        'Corto y sin adornos: “Me quedé sin trabajo. Estoy viendo qué sigue, y prefiero que lo sepas por mí.” No necesitas llevar ya la solución.',
        'Si es por algo que hay que firmar, se puede pedir un día para leerlo. Si es por contarlo, suele pesar más guardado que dicho.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:es|fue|sera) (?:\S+ )?mi culpa|que hice mal|(?:crees|piensas) que|(?:voy a|podre|lograre) (?:encontrar|conseguir|poder|salir)|(?:soy|sere) (?:\S+ )?(?:fracas\w+|inutil|viej[oa])(?=.*\?)|quien (?:me )?va a contratar|se va a|es normal/,
      ),
      say: [
        'No puedo prometer fechas. Sí puedo decir que perder un trabajo habla casi siempre de cuentas ajenas, y muy poco de lo que sabes hacer.',
        'Sentirse así después de un golpe de estos es de lo más normal. De ahí a que sea verdad lo que la cabeza dice de ti hay un buen trecho.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|tantos|muchos|varios) años (?:\S+ )?(?:ahi|en|trabaj\w+|de|dando|con)|toda (?:la|mi) vida|di todo|despues de tantos|como si (?:nada|fuera)/,
      ),
      say: ['Después de tanto, y cabe en una caja.', 'Les diste años, y el adiós duró minutos.'],
    },
    {
      when: typed(
        /(?:por|un|en una) (?:correo|mail|llamada|zoom|mensaje|videollamada|reunion)|diez minutos|cinco minutos|seguridad|mis cosas|caja|(?:sin|ni una|ninguna) (?:\S+ )?(?:explicacion|aviso|avisar)|de la nada|de un dia (?:para|a)(?: el)? otro|cerr(?:o|aron)|recursos humanos|me (?:llamaron|citaron|dijeron que)/,
      ),
      say: ['Ni el modo fue decente, entonces.', 'Uno se pasa días contestando lo que ahí no pudo contestar.'],
      ask: ['¿Qué frase te quedó sonando?'],
    },
    {
      when: typed(
        /recorte\w*|reestructur\w+|razones? (?:economicas?|de)|cerr(?:o|aron)|quebr\w+|despidos|sin presupuesto/,
      ),
      say: [
        'Lo deciden en una sala y a ti te llega en una frase.',
        'Un recorte habla de sus cuentas, no de tu trabajo.',
      ],
    },
    {
      when: typed(
        /(?:no (?:le )?(?:he dicho|les he dicho|se lo he dicho|he contado|sabe\w*|saben))|nadie (?:\S+ )?sabe|finj\w+|escond\w+|como si fuera al trabajo|vergüenza|pena (?:decir|contar)|mi (?:espos[oa]|marido|mujer|pareja|mama|papa|familia) (?:\S+ ){0,2}no/,
      ),
      say: ['Cargarlo en secreto pesa el doble.', 'Y además hay que poner cara de que todo sigue igual.'],
      ask: ['¿A quién sería menos difícil contárselo?'],
    },
    {
      when: typed(/hij[oa]s?|familia|niñ[oa]s|embaraz\w+|mantener|dependen de mi|bebe/),
      say: ['No es solo por ti; hay gente que cuenta contigo.', 'Ahí el miedo tiene nombres propios.'],
    },
    {
      when: typed(
        /dinero|plata|lana|renta|alquiler|hipoteca|cuentas|deudas?|ahorros?|quincena|sueldo|finiquito|liquidacion|indemnizacion|pag\w+|alcanz\w+|tarjeta/,
      ),
      say: [
        'Las cuentas no esperan a que uno se recupere.',
        'Saber hasta qué mes alcanza es mejor que imaginarlo a oscuras, aunque dé miedo mirar.',
      ],
      ask: ['¿Sabes más o menos para cuánto te alcanza?'],
    },
    {
      when: typed(
        /(?:mand\w+|envi\w+|he enviado|dej\w+) (?:\S+ ){0,4}(?:cv|curriculum|curriculums|solicitudes|hojas? de vida|correos)|cv|curriculum|hoja de vida|no me (?:llaman|contestan|responden)|ni (?:una|me) (?:respuesta|contest\w+|llam\w+)|rechaz\w+|linkedin|postul\w+|aplic\w+|buscando/,
      ),
      say: [
        'Mandar y mandar, y que del otro lado no haya ni un “no, gracias”.',
        'Buscar trabajo es un trabajo, y de los que no pagan.',
        'El silencio de tantos correos acaba pareciendo una opinión. No lo es.',
      ],
      ask: ['¿Qué tipo de puesto buscas?'],
    },
    {
      when: typed(
        /(?:mi|la) edad|viej[oa]|(?:4|5|6)\d años|tengo \d\d|experiencia|sin (?:estudios|titulo|carrera|papeles)|muy (?:grande|joven)|sobrecalific\w+/,
      ),
      say: ['Que te cierren la puerta por un número es de lo más injusto.', 'Lo que sabes no cabe en esa casilla.'],
    },
    {
      when: typed(
        /inutil|fracas\w+|no sirvo|no valgo|poca cosa|culp\w+|tonto|tonta|humillad[oa]|humillacion|desech\w+|reemplaz\w+|un numero/,
      ),
      say: [
        'Se pierde un puesto y la cabeza dice que se perdió el valor. No son lo mismo.',
        'Lo que sabías hacer el lunes pasado lo sigues sabiendo.',
      ],
    },
    {
      when: typed(
        /entrevistas?|me llamaron|una oferta|amig[oa] (?:\S+ ){0,3}(?:ayud\w+|ofreci\w+|recomend\w+)|(?:voy a|pienso|pensando en|tal vez|quiza|a lo mejor) (?:\S+ ){0,3}(?:pon\w+|vend\w+|estudiar|hacer|buscar|aprender|emprender|irme|intentar|trabajar)|negocio|curso|emprend\w+/,
      ),
      say: ['Ahí asoma algo, aunque sea chiquito.', 'Una puerta entornada cambia el aire del día.'],
      ask: ['¿Qué te gusta de esa idea?'],
    },
    {
      when: typed(
        /(?:no|ni) (?:\S+ )?(?:levantarme|bañarme|ganas|bañarme|duermo|puedo dormir|salgo)|todo el dia (?:en|acostad\w+)|dias? (?:se|sin)|aburrid[oa]|rutina|sin (?:rumbo|horario)|que hacer con (?:el|mi) (?:dia|tiempo)/,
      ),
      say: [
        'Sin horario, los días se deshacen entre las manos.',
        'Nadie te espera a las nueve, y eso se nota más de lo que parece.',
      ],
    },
    {
      when: typed(/miedo|asust\w+|angusti\w+|ansie\w+|ansios[oa]|nervi\w+|preocup\w+|desesper\w+|panico|incertidumbre/),
      say: ['No saber qué viene es lo que más cansa.', 'Tiene sentido tener miedo: lo de abajo se movió de verdad.'],
    },
    {
      when: typed(
        /rabia|coraje|enoj\w+|injust\w+|bronca|odio|triste\w*|mal|llor\w+|deprim\w+|cansad[oa]|hart[oa]|alivio|aliviad[oa]|en shock|no (?:me )?lo (?:creo|puedo creer)/,
      ),
      say: [
        'Es una pérdida, aunque nadie te dé el pésame.',
        'Cabe todo ahí: el susto, la rabia, hasta un poco de alivio si lo hubo.',
      ],
    },
  ],
  say: [
    'Que te pase a ti no dice quién eres.',
    'Un golpe así tarda en terminar de caer.',
    'Mucho de lo que eras en ese trabajo te lo llevas contigo.',
    'Pensar con miedo es como caminar con zapatos ajenos.',
  ],
  ask: [
    { line: '¿Qué era lo que mejor te salía en ese trabajo?' },
    { line: '¿Quién está contigo en esto?', unless: typed(/espos[oa]|marido|familia|pareja|mama/) },
    { line: '¿Cómo son ahora tus mañanas?', unless: typed(/levantarme|todo el dia/) },
  ],
};
