import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody lies awake and cannot fall asleep. */
export const esCannotSleep: Course = {
  id: 'es-cannot-sleep',
  language: 'es',
  begins: typed(
    /no (?:puedo|logro|consigo|pude|he podido|me puedo|hay (?:forma|manera) de) (?:\S+ )?(?:dormir\w*|pegar (?:el |un )?ojo|conciliar(?: el)? sueño)|no (?:duermo|dormi|he dormido|estoy durmiendo|vengo durmiendo) (?:nada|casi|hace|desde|en (?:toda|dias|\S+ (?:dias|noches|semanas))|otra vez|ni|bien (?:hace|desde|ultimamente))|sin pegar (?:el |un )?ojo|no peg(?:o|ue|ado) (?:el |un )?ojo|no me (?:duermo|da sueño|(?:viene|llega|agarra) el sueño)|insomnio|(?:otra vez|sigo|de nuevo|estoy) en vela|sigo despiert[oa]|estoy despiert[oa] (?:a|desde|otra|todavia|aun|hace)|(?:son|ya son) (?:las |la )?\S+ (?:\S+ ){0,4}(?:despiert[oa]|sin (?:poder )?dormir|sin sueño)|(?:doy|dando|dar) (?:\S+ )?vueltas en la cama|(?:llevo|voy) (?:\S+ ){1,5}sin (?:poder )?dormir|me desvel\w+|me cuesta (?:\S+ ){0,2}?dormir\w*|la cabeza no (?:me )?(?:para|se (?:me )?(?:apaga|calla))|se me (?:fue|va|espanto|quito) el sueño|otra noche (?:en vela|sin dormir|en blanco)|(?:noche|noches) (?:en vela|en blanco|sin dormir)|me (?:desperte|despierto) a las \S+ (?:\S+ ){0,4}(?:no|sin) (?:\S+ )?(?:volver|dormir\w*)/,
  ),
  unless: typed(
    danger,
    notReal,
    /beb[eé]s?|reci[eé]n nacid[oa]|mi hij[oa]|pesadillas?|muri[oó]|muerte|falleci\w*|velorio|ataque|p[aá]nico|voces|dolor|vecin\w*|emocion|me caso|ilusion|me (?:dej[oó]|termin[oó]|cort[oó])|mi ex/,
  ),
  first: {
    say: [
      'Y cuanto más tarde se hace, más ruido hace el reloj.',
      'Una noche larga, entonces, de las que no se acaban.',
      'A esta hora hasta el silencio estorba.',
    ],
    ask: [
      '¿Qué es lo que te da vueltas?',
      '¿Es una sola cosa la que te tiene en vela, o todas juntas?',
      '¿Desde qué hora estás así?',
    ],
  },
  turns: [
    {
      when: typed(
        /que (?:puedo|podria|deberia|tengo que|se puede) (?:hacer|tomar|probar)|que hago|que harias|que me (?:recomiendas|aconsejas|sirve)|algun (?:truco|consejo|remedio)|como (?:hago|puedo|le hago) (?:\S+ ){0,2}(?:dormir\w*|calmar\w*|apagar\w*|dejar)|dame (?:\S+ )?(?:consejo|truco|idea)s?/,
      ),
      say: [
        'Una cosa pequeña: si llevas más de veinte minutos peleando, levántate un rato a un lugar con poca luz y vuelve cuando te pesen los ojos.',
        'Puedes anotar en un papel lo que más ruido hace y poner al lado “mañana”. A veces la cabeza se calla cuando ve que quedó apuntado.',
        'A veces ayuda dejar de intentarlo: voltear el reloj, soltar el aire más lento de lo que entra, y solo descansar.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:es|sera) (?:normal|malo|grave|peligroso)|que (?:pasa|tengo) si no duermo|me (?:va a|puede) (?:hacer mal|pasar algo)|voy a (?:poder|aguantar|rendir|estar bien)|tendre algo|se (?:me )?(?:va a pasar|pasara|quita)/,
      ),
      say: [
        'Es muy común, y una noche corta hace menos daño del que uno se imagina a esta hora. Si se repite por semanas, vale la pena contárselo a un médico.',
        'Después de una mala noche se funciona más de lo que uno cree, aunque con los ojos a media asta. Si sigue así mucho tiempo, un médico puede mirar qué hay detrás.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|me conviene|sera mejor|es mejor|mejor me|tiene sentido|vale la pena) (?:\S+ ){0,2}(?:levant\w+|qued\w+|faltar|ir|acost\w+|dorm\w+|seguir|tom\w+)|(?:me levanto|me quedo) o/,
      ),
      say: [
        'Lo que haga menos pelea de esta hora. Si la cama ya parece un ring, levantarte un ratito está bien; si no, descansar con los ojos cerrados también cuenta.',
        'No hay respuesta equivocada. Prueba lo más tranquilo de las dos cosas, y si en un rato no funciona, cambias.',
      ],
      asked: true,
    },
    {
      when: typed(
        /bostez\w+|me (?:esta )?(?:dando|entrando|viniendo) (?:el )?sueño|voy a (?:intentar|tratar|probar|cerrar|acostar\w+|apagar)|se me cierran|ya tengo sueño/,
      ),
      say: ['Entonces aquí bajamos la voz. Que venga solo.', 'Parece el momento. Lo demás puede esperar.'],
    },
    {
      when: typed(
        /(?:ya )?(?:hace|llevo|van|desde hace) (?:\S+ ){1,3}(?:dias?|noches?|semanas?|meses|mes|años?|tiempo)|(?:varias|muchas|tres|dos|cuatro|todas las) noches|todos los dias|siempre (?:me pasa|es)|ultimamente|cada noche|otra vez/,
      ),
      say: [
        'Entonces no es una noche: ya son todas.',
        'Así se va gastando cualquiera.',
        'A estas alturas hasta la almohada cae mal.',
      ],
      ask: ['¿Cambió algo por los días en que empezó?'],
    },
    {
      when: typed(
        /(?:mañana|temprano|al rato|en unas horas) (?:\S+ ){0,3}(?:trabaj\w+|entro|tengo|madrug\w+|me levanto|voy|hay|examen|clases?|junta|reunion|entrevista)|(?:tengo que|debo|hay que) (?:\S+ ){0,3}(?:levantar\w*|madrugar|ir a trabajar|trabajar|estar)|(?:el|la) (?:despertador|alarma)|suena a las|entro a las|me levanto a las/,
      ),
      say: ['Y la mañana ya está ahí parada, esperándote.', 'Contar las horas que quedan es una tortura aparte.'],
      ask: ['¿Qué te pide el día de mañana?'],
    },
    {
      when: typed(
        /(?:jefe|jefa|trabajo|oficina|pendientes|compañer[oa]s?|pelea|discusion|discuti|lo que (?:me )?(?:dijo|dije|hice|paso|dijeron)|me dijo|repaso|repasando|conversacion|una y otra vez|la misma escena)/,
      ),
      say: [
        'A esta hora nadie te contesta, así que la escena se repite y ya.',
        'Tu cabeza quiere ganar esa discusión en plena madrugada.',
        'Vuelve la misma película, y nadie te preguntó si querías verla.',
      ],
      ask: ['¿A qué parte vuelve siempre?'],
    },
    {
      when: typed(
        /preocup\w+|dinero|plata|deudas?|cuentas|renta|alquiler|futuro|y si|todo|mil cosas|pienso|pensando|pensamientos|pensar|cabeza|ansiedad|ansios[oa]|nervi\w+|estres\w*|angusti\w+|miedo/,
      ),
      say: [
        'Todo crece cuando se piensa a oscuras y en horizontal.',
        'De día no hay tiempo de escucharlo, y por eso viene de noche.',
        'De noche cualquier cosa parece urgente.',
      ],
      ask: ['¿Cuál de todas suena más fuerte?', '¿Hay alguna que se pueda dejar apuntada hasta mañana?'],
    },
    {
      when: typed(
        /celular|cel|telefono|movil|tiktok|instagram|facebook|youtube|netflix|videos|series|pantalla|redes|scroll\w*/,
      ),
      say: ['Es una compañía, y brilla como el mediodía.', 'Tapa los pensamientos, y de paso tapa el sueño.'],
    },
    {
      when: typed(
        /probe|he probado|intent\w+|melatonina|te(?:cito)? de|manzanilla|tila|valeriana|pastillas?|gotas|contar (?:ovejas|hasta)|podcast|musica|meditacion|meditar|respir\w+|leer|leyendo|baño|nada (?:me )?(?:funciona|sirve|ayuda)/,
      ),
      say: [
        'Ya recorriste toda la lista, por lo que veo.',
        'Y cada cosa que no funciona lo hace parecer más imposible.',
      ],
      ask: ['¿Hubo alguna noche en que algo sí ayudara?'],
    },
    {
      when: typed(
        /a mi lado|al lado|ronca\w*|ronquidos|mi (?:espos[oa]|marido|mujer|novi[oa]|pareja) (?:\S+ ){0,2}duerm\w+|todos (?:\S+ ){0,2}(?:duermen|dormidos|durmiendo)|como si nada/,
      ),
      say: [
        'Hay algo muy desierto en ser la única luz encendida de la casa.',
        'Y ahí cerca alguien lo hace sin el menor esfuerzo.',
      ],
    },
    {
      when: typed(
        /cansad[oa]|agotad[oa]|cansancio|rendid[oa]|muert[oa] de sueño|sueño|zombi\w*|ojos|no doy mas|no puedo mas|hart[oa]|desesper\w+|frustra\w*|rabia|coraje|enoj\w+/,
      ),
      say: [
        'El cuerpo pide cama y el interruptor no baja.',
        'Con todo el cansancio encima y los ojos abiertos: mala combinación.',
        'Pocas cosas desesperan tanto como tener que relajarse a la fuerza.',
      ],
    },
    {
      when: typed(/sol[oa]|soledad|nadie|silencio|oscuro|oscuridad|vaci[oa]/),
      say: ['La noche también agranda eso.', 'Aquí al menos hay a quién escribirle a esta hora.'],
    },
    {
      when: typed(/llor\w+|lagrimas|triste\w*|extraño|echo de menos|ganas de llorar/),
      say: ['Sale cuando ya no queda nada que lo tape.', 'Entonces no es tanto el sueño. Es eso.'],
      ask: ['¿Qué fue lo que salió?'],
    },
    {
      when: typed(
        /cafe|mate|coca|energizante|siesta|dormi (?:en|toda|hasta) (?:la )?tarde|vino|cerveza|trago|alcohol|cene|cena/,
      ),
      say: ['Puede que eso tenga algo que ver.', 'El día y la noche se te cruzaron un poco, entonces.'],
    },
    {
      when: typed(
        /me levante|me pare|cocina|sala|sofa|sillon|balcon|ventana|me hice un|camin\w+|sali a|estoy en el (?:sofa|sillon|living)/,
      ),
      say: ['Bien: un rato lejos del campo de batalla.', 'Cambiar de cuarto a veces hace más de lo que parece.'],
    },
    {
      when: typed(
        /tonteria|tont[oa]|estupid\w+|ridicul\w+|no se (?:por que|porque|que tengo)|sin (?:razon|motivo)|por nada/,
      ),
      say: ['No hace falta una buena razón para estar en vela.', 'Esta noche no tienes que encontrar la causa.'],
    },
  ],
  say: [
    'A esta hora todo pesa más de lo que pesa.',
    'Nada tiene que resolverse antes de que amanezca.',
    'La noche es mala consejera.',
    'Estás descansando un poco, aunque no cuente como dormir.',
    'Es un tramo largo y raro, la mitad de la noche.',
  ],
  ask: [
    {
      line: '¿Qué tienes en la cabeza, si es que hay algo?',
      unless: typed(/pienso|pensando|jef[ea]|trabajo|dinero|plata|miedo|preocup\w+/),
    },
    {
      line: '¿Te cuesta dormirte, o te despiertas a medio camino?',
      unless: typed(/me despert\w+|me despierto|dormirme/),
    },
    { line: '¿Cómo fue el día que vino antes de esta noche?' },
  ],
};
