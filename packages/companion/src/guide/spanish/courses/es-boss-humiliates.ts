import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** A boss shouted at somebody or made them small. */
export const esBossHumiliates: Course = {
  id: 'es-boss-humiliates',
  language: 'es',
  begins: typed(
    /en (?:el|mi) (?:trabajo|chamba|laburo) me (?:\S+ )?(?:gritan|humillan|insultan|tratan (?:\S+ )?(?:mal|como))|(?:mi|el|la) (?:\S+ )?(?:jef[ea]|patron|patrona|supervisor|supervisora|encargad[oa]|gerente|gerenta|director|directora) (?:\S+ ){0,4}?(?:me (?:\S+ )?(?:grit\w+|humill\w+|insult\w+|trat\w+ (?:\S+ )?(?:mal|como|pesimo|horrible)|regañ\w+|ridiculiz\w+|menospreci\w+|ofend\w+|puso en ridiculo|dejo en ridiculo|ningune\w+|maltrat\w+|hace (?:\S+ )?(?:menos|sentir)|llamo (?:\S+ )?(?:inutil|tont[oa]|incompetente|idiota)|dijo (?:\S+ )?(?:inutil|incompetente|que no sirvo|que soy|tont[oa])|hablo (?:\S+ )?mal|exhibi\w+|bajonea|corrigio delante|cago a pedos|putea\w*|puteo)|se burl\w+ de mi|se rio de mi|es (?:un|una) (?:tiran[oa]|maltratador\w*|abusiv[oa])|la (?:agarro|trae|tomo) (?:conmigo|contra mi)|la tiene (?:tomada )?conmigo)|me (?:grit\w+|humill\w+|regañ\w+|insult\w+|reto|reta|ridiculiz\w+) (?:\S+ ){0,3}?(?:mi|el|la) (?:jef[ea]|patron|patrona|supervisor|supervisora|encargad[oa]|gerente|directora?)|(?:humill\w+|grit\w+|regañ\w+) (?:\S+ ){0,3}?(?:delante de|frente a|enfrente de) (?:\S+ ){0,2}?(?:compañer[oa]s|el equipo|la oficina|los clientes|mis colegas|la junta)/,
  ),
  unless: typed(
    danger,
    notReal,
    /me toc[oó]|acos\w+ sexual\w*|manose\w+|mi (?:espos[oa]|marido|novi[oa]|hij[oa]|herman[oa]|amig[oa]|mama|papa) (?:\S+ ){0,4}(?:su jef[ea])|su jef[ea]|me despid\w+|me corrieron/,
  ),
  first: {
    say: [
      'Y toca tragárselo, porque de eso depende el sueldo.',
      'Eso no se deja en el perchero al llegar a casa.',
      'Nadie debería ir al trabajo a que le hablen así.',
    ],
    ask: ['¿Qué fue lo que te dijo?', '¿Quién más estaba delante?', '¿Ya había pasado antes?'],
  },
  turns: [
    {
      when: typed(
        /(?:estoy|soy|sere|fui) (?:yo )?(?:\S+ ){0,2}(?:exager\w+|sensible|el problema|dramatic[oa]|delicad[oa])|(?:crees|piensas) que (?:\S+ )?(?:exager\w+|tiene razon|soy|hice mal|me lo merec\w+)|es normal|tiene(?: el| ella)? (?:la )?razon(?=.*\?)|me lo merec\w+/,
      ),
      say: [
        'No es exagerar. Un error se puede señalar en voz baja y a solas; lo otro es humillar, y eso le duele a cualquiera.',
        'Aunque hubiera un error de por medio, la forma no tiene excusa. Son dos cosas distintas, y la segunda no es tuya.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|tengo que|seria bueno|mejor|vale la pena|le) (?:\S+ ){0,2}(?:renunci\w+|habl\w+|ir(?:me)?|report\w+|denunci\w+|quej\w+|decir\w*|contest\w+|aguant\w+|recursos|dejar\w*)/,
      ),
      unless: typed(/voy a|ya decidi/),
      say: [
        'No hace falta decidirlo con la rabia encima. Mientras tanto puede servir anotar fecha, palabras y testigos; si un día lo reportas, eso pesa.',
        'Depende de cuánto necesitas ese sueldo y de si hay alguien por encima que escuche. Buscar otra cosa sin decir nada todavía también es un plan.',
      ],
      asked: true,
    },
    {
      when: typed(
        /que (?:le )?(?:digo|contesto|respondo|hago|puedo hacer|harias|deberia)|como (?:le )?(?:digo|hago|contesto|reacciono|manejo|aguanto|pongo)|como (?:se )?(?:puede|poner)/,
      ),
      say: [
        'Si un día te sale, algo corto: “Acepto que me corrija, pero le pido que no me grite.” Dicho despacio, y nada más.',
        'En el momento, a veces basta con “prefiero hablarlo a solas”. Y después, en casa, apuntar lo que pasó con fecha.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:delante|frente|enfrente|adelante) (?:\S+ )?(?:de|a) |todos (?:\S+ )?(?:voltearon|se enteraron|oyeron|escucharon|vieron|me miraban|se quedaron|se rieron)|compañer[oa]s|el equipo|clientes|nadie (?:dijo|hizo|me defendio)|en (?:la|plena) (?:junta|reunion)|se rieron/,
      ),
      say: [
        'Con público arde el doble.',
        'Y el silencio de los demás pesó casi tanto como los gritos.',
        'Después toca volver a mirarlos a la cara.',
      ],
      ask: ['¿Alguien se te acercó después?'],
    },
    {
      when: typed(
        /inutil|incompetente|tont[oa]|no sirv\w+|idiota|estupid[oa]|imbecil|burr[oa]|lent[oa]|me dijo|dijo que|me llamo/,
      ),
      say: [
        'Una palabra así se queda pegada todo el día.',
        'Eso dice más de quien habla que de tu trabajo.',
        'Aunque no le creas, algo de eso pincha.',
      ],
    },
    {
      when: typed(
        /error|me equivoque|equivocacion|equivocad[oa]|por (?:un|una) (?:\S+ )?(?:numero|correo|factura|reporte|pedido|dato|coma|minutos?)|lleg\w+ (?:\S+ ){0,3}tarde|se me (?:paso|olvido)|por una (?:tonteria|estupidez)/,
      ),
      say: [
        'Un error pide una corrección, no un espectáculo.',
        'La cosa era de ese tamaño, y la hicieron de este otro.',
      ],
    },
    {
      when: typed(
        /no (?:dije|pude|supe|conteste|me defendi|respondi) (?:nada|que)?|me (?:quede|quedé) (?:callad[oa]|en blanco|muda|mudo|helad[oa]|paralizad[oa]|trab\w+)|me lo trague|me aguante|agach\w+|solo asenti|le pedi perdon|me disculpe/,
      ),
      say: [
        'Callar también fue una forma de cuidarte: del otro lado estaba tu sueldo.',
        'Las buenas respuestas llegan siempre en la regadera, horas después.',
      ],
      ask: ['¿Qué te habría gustado contestar?'],
    },
    {
      when: typed(
        /llor\w+|lagrimas|baño|me encerre|ti?embl\w+|estomago|nudo|nauseas|taquicardia|pecho|no (?:pude|puedo) (?:dormir|comer)|domingos?|dolor de/,
      ),
      say: [
        'El cuerpo reaccionó antes que las palabras.',
        'Y aun así terminaste el día. Eso cuesta.',
        'Hasta el cuerpo ya sabe a qué hora toca volver.',
      ],
    },
    {
      when: typed(
        /(?:hace|llevo|desde hace|van) (?:\S+ ){1,3}(?:años?|meses|semanas?|tiempo|dias)|siempre|todos los dias|cada (?:dia|semana|vez|lunes)|no es la primera|varias veces|ya van|otra vez|nunca (?:me )?(?:reconoce|dice|agradece)/,
      ),
      say: [
        'Entonces no fue un mal día suyo: es la costumbre.',
        'Vivir esperando el próximo grito desgasta aunque no llegue.',
      ],
      ask: ['¿Con los demás es igual?'],
    },
    {
      when: typed(
        /necesito (?:el|este) (?:trabajo|sueldo|dinero)|no puedo (?:renunciar|irme|darme el lujo)|(?:hij[oa]s|renta|alquiler|familia|hipoteca|deudas|cuentas)|no hay (?:trabajo|otra cosa)|miedo (?:a|de) (?:que|perder)|me (?:va a|pueden) (?:correr|echar|despedir)/,
      ),
      say: [
        'Quedarse por necesidad no es falta de carácter.',
        'Eso lo hace más duro: no puedes simplemente dar la vuelta.',
      ],
    },
    {
      when: typed(
        /renunci\w+|otro (?:trabajo|empleo)|buscar|curriculum|cv|recursos humanos|rrhh|sindicato|denunci\w+|report\w+|quej\w+|me voy a ir|abogad[oa]|voy a (?:hablar|decir\w*)/,
      ),
      say: [
        'Ya hay una parte de ti mirando hacia la puerta.',
        'Tener un plan, aunque sea lejano, cambia cómo se aguanta el lunes.',
      ],
      ask: ['¿Qué sería lo primero?'],
    },
    {
      when: typed(
        /compañer[oa] (?:\S+ )?(?:me|vino)|me (?:apoyo|defendio|abrazo|consolo)|me dijeron que no|mi (?:espos[oa]|mama|amig[oa]|pareja|novi[oa])/,
      ),
      say: ['Qué bueno que alguien lo vio y lo dijo.', 'Que otra persona lo confirme pone las cosas en su sitio.'],
    },
    {
      when: typed(
        /(?:no|ya no) (?:quiero|puedo) (?:ir|volver|regresar|entrar|mas)|mañana (?:tengo|vuelvo|hay|me toca)|tener que (?:ver|volver)|dar la cara|encontr\w+|verl[oea] la cara|miedo|mañana|ganas de (?:ir|volver)/,
      ),
      say: ['Y mañana otra vez la misma puerta.', 'Entrar ahí después de esto ya es un trabajo aparte.'],
    },
    {
      when: typed(
        /rabia|coraje|enoj\w+|odio|bronca|impotencia|injust\w+|furios[oa]|humillad[oa]|humillacion|vergüenza|mal|pequeñ[oa]|poca cosa|triste|cansad[oa]|hart[oa]/,
      ),
      say: [
        'Rabia y vergüenza juntas, y sin sitio donde ponerlas.',
        'La vergüenza está en el lugar equivocado: no es tuya.',
        'Tu enojo sabe bien que eso estuvo mal.',
      ],
    },
  ],
  say: [
    'El respeto no tendría que ganarse a base de aguantar.',
    'Uno se lleva esa voz a casa sin querer.',
    'Quien manda también puede equivocarse, y ahí se equivocó en la forma.',
    'Trabajar con ese nudo gasta el doble.',
  ],
  ask: [
    { line: '¿Qué te dijo, con sus palabras?', unless: typed(/me dijo|dijo que|me llamo/) },
    { line: '¿Hay alguien ahí con quien puedas hablar de esto?', unless: typed(/compañer[oa]s?/) },
    { line: '¿Cómo llegaste a casa después?' },
  ],
};
