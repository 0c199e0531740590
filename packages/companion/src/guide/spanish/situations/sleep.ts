import type { SituationField } from '../../content/situations/situation.ts';

export const sleep: SituationField = {
  situations: [
    {
      id: 'sleep-cant-fall-asleep',
      light: 'el sueño que no llega',
      signs: [
        'no puedo|no logro|no consigo|no he podido|no he logrado|no pude|me cuesta|cuesta > dormir|dormirme|conciliar el sueno|quedarme dormid*|agarrar el sueno|coger el sueno|pegar ojo|pegar el ojo & !pensar|pensando|pesadilla*|vecino*|ronca|ronquidos|ruido|musica|cabeza|bebe|repaso|entrevista|trabajo nuevo|audiencia|divorcio|quirofano|operan|operacion|notas|examen*|malit*|fiebre|vigil*|escuela|turno|trago*|cerveza*|vino|pastilla*|asaltaron|robaron|deudas|perro|fiesta|competencia|audicion|exposicion|estaf*',
        'no pego ojo|no pego el ojo|no pegue ojo|no he pegado ojo|no pegue el ojo|en vela|noche en blanco|desvelad* otra vez|me desvele & !entrego|entrega|maqueta|ensayo|bebe|hospital',
        'insomnio & otra|noche*|tengo|sufro|llevo|dormir|sigo|dias|semana*|maldito|volvio',
        'dando vueltas|doy vueltas|doy mil vueltas|mirando el techo|contando ovejas|viendo el techo & cama|horas|noche|dormir|despiert*|sigo|llevo & !pensar|pensando',
        'sigo|estoy|aqui > despiert*|sin dormir|ojos como platos|ojos abiertos & hora*|son las|las 2|las 3|las 4|las 5|las dos|las tres|las cuatro|las cinco|madrugada|noche|nada & !pensar|pensando',
      ],
      say: [
        'El cuerpo pide dormir, y la puerta sigue cerrada.',
        'Cuanto más lo buscas, más se aleja.',
        'Solo querías unas horas de nada.',
        'Esperas lo único que nadie puede hacer venir a la fuerza.',
        'La noche se hace muy larga cuando se ve entera.',
      ],
      ask: [
        '¿Qué has hecho con las horas hasta ahora?',
        '¿Lo que está despierto es el cuerpo o la cabeza?',
        '¿Cómo fue el día antes de esta noche?',
        '¿Qué te espera mañana?',
      ],
      rest: [
        'Aquí no tienes que dormir bien.',
        'Hablar un poco a oscuras también es algo.',
        'Con unas palabras dentro, la noche está menos vacía.',
      ],
    },
    {
      id: 'sleep-racing-thoughts',
      light: 'una cabeza que no se calla',
      signs: [
        'cabeza|mente|cerebro > no para|no se calla|no se apaga|no se me apaga|no descansa|no me deja|no deja de|a mil|a mil por hora|sin parar|da vueltas',
        'me acuesto|apago la luz|en la cama|cuando me voy a dormir|dormir|me duermo|de noche|en la noche|por la noche|por las noches|madrugada & pensando|pensar en todo|a pensar|de pensar|mil pensamientos|pensamientos|mil cosas|darle vueltas|dandole vueltas|le doy vueltas|sobrepens* & !pesadilla*',
        'apagar|desconectar|callar|silenciar|parar > cabeza|mente|cerebro|pensamientos',
        'no paro|no dejo|no puedo parar|no puedo dejar > de pensar|de sobrepensar|de darle vueltas & dormir|noche|cama|cabeza|todo|madrugada',
      ],
      say: [
        'Se apaga la luz, y ahí empieza todo a hablar.',
        'El día no tuvo lugar para esos pensamientos, y ahora vienen todos juntos.',
        'Uno abre la puerta y detrás entran diez.',
        'Pensar tanto cansa como correr, solo que sin llegar.',
        'Ojalá tuviera un interruptor.',
      ],
      ask: [
        '¿Cuál de esos pensamientos vuelve más?',
        '¿A qué hora empieza a hablar tu cabeza?',
        '¿Con qué empezó esta noche?',
        '¿Cuál de ellos seguiría ahí por la mañana?',
      ],
      rest: [
        'Puedes dejarlos aquí, en cualquier orden.',
        'Ninguno se tiene que resolver a esta hora.',
        'Dicho en voz baja, un pensamiento ocupa menos.',
      ],
    },
    {
      id: 'sleep-nightmare',
      light: 'esa pesadilla',
      signs: [
        'pesadilla* & tuve|tengo|tenia|desperte|despierto|otra|horrible*|fea*|noche*|volvi*|siempre|toda*|miedo|con|sigo & !parece una pesadilla|es una pesadilla|fue una pesadilla|trabajo|vecino*',
        'sone|soñe|estaba sonando|tuve un sueno & feo|horrible|espantos*|moria|mori|mataban|muert*|perseguia*|caia|ahogaba|desperte llorando|desperte gritando|desperte asustad*|corazon|miedo|me desperte sudando',
        'me desperte|desperte|despierto > gritando|sudando|asustad*|temblando|aterrad*|con el corazon',
        'mismo sueno|suenos feos|malos suenos|mal sueno|suenos horribles',
      ],
      say: [
        'Ya despertaste, y el cuerpo todavía no se ha enterado.',
        'Un sueño así se queda un rato en la habitación.',
        'La noche te enseñó algo que nadie quiere ver.',
        'Cuesta volver a cerrar los ojos después de eso.',
        'No pasó, y el miedo fue de verdad.',
      ],
      ask: [
        '¿Qué es lo que más se te quedó del sueño?',
        '¿Dónde estás ahora, qué ves a tu alrededor?',
        '¿Lo habías soñado antes?',
        '¿Cómo terminó el sueño, hasta dónde llegó?',
      ],
      rest: [
        'Ya estás de este lado.',
        'Puedes quedarte aquí hasta que el corazón baje.',
        'Contado, un sueño suele hacerse más pequeño.',
      ],
    },
    {
      id: 'sleep-tired-for-weeks',
      light: 'ese cansancio que no se va',
      signs: [
        'cansad*|agotad*|cansancio|agotamiento|exhaust*|reventad*|rendid*|sin energia|fundid*|molid* & siempre|todo el tiempo|todo el dia|todos los dias|semanas|meses|dias|duermo|dormir|me levanto|amanezco|no se me quita|no se va|con nada|ni para & !de que|de mi espos*|de mi novi*|de el|de ella|de la gente|mi jef*',
        'no tengo|sin|me quede sin|cero > energia|fuerzas|energias > ni para|para nada|para',
        'muert* de cansancio|muert* del cansancio|exhaust*|ya no doy mas del cansancio|no me da el cuerpo|no puedo con mi alma|no puedo con mi cuerpo',
        'duermo|dormi > horas|mucho|bien & igual de cansad*|mismo cansancio|sigo cansad*|me levanto cansad*|amanezco cansad*|mas cansad*',
      ],
      say: [
        'Ni el sueño te devuelve lo que gastas.',
        'Es un cansancio que ya viene de lejos.',
        'Todo el día empujando un cuerpo que pide parar.',
        'Con tanto cansancio, hasta lo pequeño pesa.',
        'Parece que llevas mucho funcionando con la reserva.',
      ],
      ask: [
        '¿Desde cuándo te acompaña ese cansancio?',
        '¿Qué es lo que más fuerzas te quita en un día?',
        '¿Cuándo fue la última vez que descansaste de verdad?',
        '¿Alguien a tu lado nota lo que te cuesta?',
      ],
      rest: ['Aquí no hay que rendir nada.', 'Puedes escribir con pocas palabras, alcanza.', 'No es flojera.'],
    },
  ],
};
