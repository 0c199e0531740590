import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** A baby that does not sleep, and whoever is up with it. */
export const esBabyNights: Course = {
  id: 'es-baby-nights',
  language: 'es',
  begins: typed(
    /(?:mi|la|el|nuestr[oa]|mis) (?:\S+ )?(?:beb[eé]s?|reci[eé]n nacid[oa]|gemel[oa]s|mellizos|bebit[oa]|bendicion|hij[oa] (?:de (?:\S+ )?meses|recien nacid\w)) (?:\S+ ){0,4}?(?:no (?:\S+ )?(?:duerme\w*|me deja\w* dormir|para\w* de llorar|deja\w* de llorar|durmio|se duerme\w*|quiere dormir|suelta)|se despierta\w* (?:\S+ ){0,2}(?:cada|toda|mil|much\w+|a cada)|llora\w* (?:\S+ ){0,3}(?:toda|todas|noche|mucho|sin parar|todo el)|solo (?:duerme\w*|quiere brazos)|tiene colicos|nos tiene sin dormir)|no (?:duermo|he dormido|dormi|puedo dormir|dormimos) (?:\S+ ){0,4}?(?:por|con|desde que nacio|el|la) (?:\S+ )?(?:beb[eé]|bebit[oa]|reci[eé]n nacid[oa]|mi hij[oa])|(?:tengo|tuve|soy (?:mama|papa|madre|padre) de) (?:\S+ )?(?:un |una )?(?:beb[eé]|reci[eé]n nacid[oa]) (?:\S+ ){0,6}?(?:agotad[oa]|cansad[oa]|no duerm\w+|no puedo mas|sin dormir|exhaust[oa]|llora)|(?:acabo de|recien) (?:tener|parir|dar a luz|tuve) (?:\S+ ){0,6}?(?:agotad[oa]|cansad[oa]|no duerm\w+|no puedo mas|sin dormir|exhaust[oa])|(?:cansad[oa]|agotad[oa]|exhaust[oa]|no puedo mas|sin dormir) (?:\S+ ){0,4}?(?:beb[eé]|reci[eé]n nacid[oa]|lactancia|amamantar|dar (?:el )?pecho)/,
  ),
  unless: typed(
    danger,
    notReal,
    /hacerle daño|lastimarl[oa]|sacudirl[oa]|tirarl[oa]|ahogarl[oa]|fiebre|no respira|hospital|muri[oó]|falleci\w*|perdi (?:a mi|el|un) beb[eé]|bebe de mi (?:herman|amig|vecin|prim)\w+|voces|no la quiero|no lo quiero/,
  ),
  first: {
    say: [
      'Las noches así se cuentan por tomas, no por horas.',
      'Un cuerpo sin dormir tiene que hacer de adulto a las cuatro de la mañana.',
      'Quererlo todo y no poder más, las dos cosas a la vez.',
    ],
    ask: ['¿Cuánto tiempo tiene?', '¿Quién más está ahí de noche?', '¿Cuánto fue lo más que dormiste esta semana?'],
  },
  turns: [
    {
      when: typed(
        /que (?:hago|puedo hacer|harias|me (?:recomiendas|aconsejas)|le (?:doy|hago))|como (?:\S+ )?(?:hago|le hago|l[oa] (?:duermo|calmo|hago)|logro|sobrevivo|aguanto|puedo|le digo|pido)|algun (?:consejo|truco)|que (?:le )?funciona/,
      ),
      say: [
        'Si hay otra persona, partir la noche ayuda más que levantarse a la vez: cuatro o cinco horas seguidas para cada quien, en otro cuarto y con tapones.',
        'Si llora y ya no puedes, está permitido dejarlo seguro en su cuna, boca arriba, y salir unos minutos a respirar. Eso también es cuidarlo.',
        'Pide algo concreto a quien tengas cerca: “¿Te quedas con el bebé de tres a cinco para que yo duerma?” A la gente le es más fácil decir que sí a una hora.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:es|sera) (?:\S+ )?(?:normal|mi culpa|mi leche)|(?:soy|sere|estoy siendo) (?:\S+ )?(?:mal[oa] (?:madre|padre|mama|papa)|mal[oa]|el problema)|(?:hago|hice|estoy haciendo) (?:algo )?mal|hasta cuando|cuando (?:\S+ )?(?:duerm\w+|va a dormir|mejora|pasa|acaba)|cuanto (?:dura|falta)|(?:crees|piensas) que|le pasa algo|tendra algo/,
      ),
      say: [
        'Que un bebé despierte o llore tanto es muy común, y no lo provocas tú. Si algo te inquieta, preguntarle al pediatra nunca es molestar.',
        'Cada bebé lleva su propio calendario, y eso desespera. Que lo preguntes a estas horas ya dice cómo lo cuidas.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|esta mal|estara mal|seria malo|sera malo|es malo|puedo) (?:\S+ ){0,3}(?:dej\w+|dar\w*|formula|biberon|chupon|chupete|destet\w+|dormir|coleg\w+|llor\w+|pedir|volver|contrat\w+)|(?:formula|biberon) o|dejar(?:l[oa])? llorar/,
      ),
      say: [
        'Eso lo decide bien quien lo vive, con su pediatra al lado. Lo que les permita comer y dormir no es hacer trampa.',
        'Hay familias felices por los dos caminos. Puedes probar unos días y mirar cómo están ambos; no se firma nada.',
      ],
      asked: true,
    },
    {
      when: typed(/pecho|lactancia|amamant\w+|teta|leche|tomas?|biberon|formula|pezon\w*|sacaleches|grietas|toma cada/),
      say: [
        'Y tu cuerpo de guardia las veinticuatro horas.',
        'Todos opinan sobre eso, y a las tres de la mañana solo estás tú.',
      ],
      ask: ['¿Cómo te sientes tú con eso?'],
    },
    {
      when: typed(
        /mi (?:espos[oa]|marido|mujer|pareja|novi[oa])|el papa|su (?:papa|mama)|no (?:me )?(?:ayuda|se levanta|colabora)|duerme como|ronca|trabaja (?:temprano|mañana)/,
      ),
      unless: typed(/(?:me )?(?:ayuda mucho|me releva|se turna)/),
      say: [
        'Oír a alguien dormir al lado, a esa hora, saca chispas.',
        'No es solo el sueño: es llevar la guardia sin relevo.',
        'Dos personas con sueño discuten por cualquier cosa.',
      ],
      ask: ['¿Han podido hablar de las noches cuando es de día?'],
    },
    {
      when: typed(
        /suegra|mi (?:mama|madre|hermana|familia)|me dicen|dicen que|todos (?:me )?(?:dicen|opinan)|consejos|opin\w+|disfrut\w+|se pasa (?:rapido|volando)|en mis tiempos|las otras|otras (?:mamas|madres)|instagram/,
      ),
      unless: typed(/(?:viene|vino|va a venir|me) (?:\S+ ){0,4}(?:ayud\w+|cuid\w+)/),
      say: ['Quien dice “disfrútalo” suele haber dormido.', 'Consejos hay muchos; brazos a las cuatro, pocos.'],
    },
    {
      when: typed(
        /no (?:siento|senti) (?:\S+ )?(?:amor|conexion|nada|lo que)|no (?:era|es) como|extraño mi vida|mi vida (?:de )?antes|arrepent\w+|no (?:sirvo|naci|valgo) para|me (?:arrepiento|equivoque)|quiero (?:huir|irme|salir corriendo|escapar)|ya no soy yo|no me reconozco/,
      ),
      say: [
        'Eso se piensa mucho más de lo que se dice en voz alta.',
        'Extrañar tu vida de antes no le quita nada a quien acaba de llegar.',
        'Nadie se enamora bien sin dormir, y a veces el cariño va despacio.',
      ],
      ask: ['¿Se lo has contado a alguien de confianza, o a tu médico?'],
    },
    {
      when: typed(
        /irrit\w+|rabia|enoj\w+|grite|culp\w+|mal[oa] (?:madre|padre|mama|papa)|culpable|pesim[oa]|paciencia/,
      ),
      say: ['Con tan poco sueño, la paciencia es lo primero que se va.', 'Y la culpa tampoco deja dormir.'],
    },
    {
      when: typed(
        /(?:yo )?(?:tambien )?(?:lloro|llore|llorando|llorar)|triste\w*|ansie\w+|angusti\w+|miedo|vaci[oa]|desesper\w+|no (?:aguanto|puedo|doy) mas/,
      ),
      say: [
        'Sin dormir, todo está a flor de piel.',
        'Llorar con un bebé en brazos pasa en más casas de las que crees.',
        'Si esa tristeza se queda, cuéntasela a quien lleva tu parto o a tu médico. Para eso están.',
      ],
    },
    {
      when: typed(
        /colico\w*|gases|reflujo|dient\w+|brazos|cuna|colecho|porteo|mecer|mec\w+|cantar|ruido blanco|rutina|siestas?|despiert\w+ (?:cada|a las)|cada (?:hora|dos horas|media|rato)|\d+ veces|probe|probamos|nada funciona|llor\w+/,
      ),
      say: [
        'Lo duermes, lo bajas, y se abren los ojos. Otra vez desde el principio.',
        'Ya has hecho kilómetros en ese pasillo.',
        'Cada noche un truco nuevo, y cada noche el bebé no se entera.',
      ],
    },
    {
      when: typed(
        /trabaj\w+|oficina|volver a trabajar|licencia|casa|platos|ropa|comer|bañarme|ducha\w*|mi otr[oa] hij[oa]|el mayor|la mayor|hermanit[oa]|otros (?:hijos|niños)/,
      ),
      say: [
        'Y de día el mundo sigue pidiendo como si hubieras dormido.',
        'La noche no cuenta para nadie más que para ti.',
      ],
    },
    {
      when: typed(
        /(?:hoy|anoche|ayer|por fin|al menos) (?:\S+ ){0,3}(?:durmio|dormi|dormimos|descans\w+)|(?:se )?(?:rio|sonrio|me mira|sonrie)|su (?:olor|carita|sonrisa|manita)|se durmio|me sonrio|l[oa] amo|l[oa] adoro|vale la pena/,
      ),
      say: ['Y con eso lo desarma todo un momento.', 'Un rato así se guarda para la próxima noche.'],
    },
    {
      when: typed(
        /(?:voy a|tal vez|quiza|a lo mejor|pienso|mañana|quiero) (?:\S+ ){0,3}(?:ped\w+|llam\w+|dec\w+|habl\w+|turn\w+|intent\w+|prob\w+|dorm\w+|contrat\w+|cambi\w+)|pediatra|(?:viene|vino|vendra) (?:\S+ ){0,4}|ayud\w+|cuidarl[oa]/,
      ),
      say: ['Pedir relevo no es fallar.', 'Una sola noche distinta puede cambiar cómo se ve todo.'],
      ask: ['¿Quién podría cubrirte unas horas?'],
    },
    {
      when: typed(
        /\d+ (?:meses|semanas|dias)|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:mes|meses|semanas)|recien nacid[oa]|un año|cansad[oa]|agotad[oa]|zombi\w*|exhaust[oa]|sueño|dormir|duermo|horas|noches?/,
      ),
      say: [
        'A estas alturas el cansancio ya vive en los huesos.',
        'Con tantas noches rotas, hasta pensar cuesta.',
        'El sueño a pedacitos no descansa a nadie.',
      ],
    },
    {
      when: typed(/sol[oa]|nadie|encerrad[oa]|sin (?:ayuda|nadie)|no salgo|aislad[oa]|soledad/),
      say: ['Nunca a solas y sin compañía: eso tiene cuidar a un bebé.', 'Haría falta una aldea, y hay un pasillo.'],
    },
  ],
  say: [
    'Cuidar así, sin dormir, es de lo más difícil que hay.',
    'Lo estás haciendo con la batería en rojo.',
    'De noche cada llanto parece durar una hora.',
    'Tú también necesitas que te cuiden un poco.',
  ],
  ask: [
    { line: '¿Comes algo a tus horas estos días?' },
    { line: '¿Qué parte de la noche se te hace más larga?' },
    { line: '¿Hay alguien que pueda tenerlo un rato de día?', unless: typed(/sol[oa]|nadie|mi mama|suegra/) },
  ],
};
