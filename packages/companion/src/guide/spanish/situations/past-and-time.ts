import type { SituationField } from '../../content/situations/situation.ts';

export const pastAndTime: SituationField = {
  situations: [
    {
      id: 'nostalgia-good-times',
      light: 'aquellos buenos tiempos',
      signs: [
        'extrano|echo de menos|anoro|me hace falta|me hacen falta|quisiera volver|quiero volver|como quisiera volver|daria lo que fuera por volver|daria todo por volver|ojala pudiera volver & infancia|ser nin*|nin*|prepa|colegio|la escuela|la universidad|los veranos|aquellos|aquella epoca|esa epoca|esos dias|esos tiempos|los viejos tiempos|los 80|los 90|los domingos|a mis amigos de|mi juventud|la vida de antes & !no quiero volver|odio|mi ex|mi novi*|murio|fallecio|con el|con ella|mi hij*',
        'nostalgia|nostalgic*|anoranza & me entro|me dio|tengo|que|ando|estoy|siento|cancion|fotos|antes|infancia & !mi ex',
        'antes|en mis tiempos|en esa epoca|de nino|de nina|de chico|de chica > todo era > mas sencillo|mas facil|mejor|mas bonito|distinto|diferente & !de que naciera|accidente|novi*',
        'mirando|viendo|encontre|vi > fotos viejas|fotos antiguas|albumes|fotos de cuando|videos viejos & !mi ex',
      ],
      say: [
        'Hay un lugar al que no se vuelve ni con boleto.',
        'Entonces nadie sabía que esos eran los buenos tiempos.',
        'Sabe dulce y duele al mismo tiempo.',
        'No es solo el lugar, es quien eras ahí.',
        'Basta una canción, y la puerta se abre.',
      ],
      ask: [
        '¿Qué es lo primero que ves cuando vuelves ahí?',
        '¿Quién estaba contigo en aquel tiempo?',
        '¿A qué olía, o qué se oía?',
        '¿Qué te trajo hoy ese recuerdo?',
      ],
      rest: [
        'Eso que viviste sigue siendo tuyo.',
        'Da gusto asomarse un rato contigo.',
        'Algo de aquello viene todavía contigo.',
      ],
    },
    {
      id: 'getting-older',
      light: 'hacerse mayor',
      signs: [
        'me estoy haciendo|me estoy poniendo|me hago|me siento|estoy|ya soy|ya estoy|nos hacemos > viej*|mayor|ancian*|veteran*|un vejestorio & !mi mama|mi papa|que mi|hermano mayor|hermana mayor|no estoy',
        'canas|arrugas|menopausia|los anos no perdonan|la edad no perdona|cosas de la edad|achaques|la vejez|envejecer|envejeciendo|mi edad me pesa & !mi mama|mi papa|mi abuel*|mis padres|mis papas|mi perr*',
        'ya no tengo|no tengo|ya no soy|perdi > las fuerzas de antes|la fuerza de antes|la energia de antes|el de antes fisicamente|la agilidad|el cuerpo de antes|veinte anos|20 anos|30 anos',
        'desde que cumpli|a mis|a los & 50|60|65|70|75|80|cincuenta|sesenta|setenta|ochenta & invisible|nadie me mira|duele*|cuerpo|no me necesitan|lent*|rodilla*|memoria|cansa*',
      ],
      say: [
        'Por dentro los mismos años de siempre, y el cuerpo lleva otra cuenta.',
        'El espejo va más deprisa que uno.',
        'Nadie avisa el día en que empieza.',
        'Lo que antes ni se pensaba ahora pide su tiempo.',
        'Sabes más que nunca, y parece que preguntan menos.',
      ],
      ask: [
        '¿En qué lo notaste últimamente?',
        '¿Qué edad tienes por dentro?',
        '¿Qué es lo que más extrañas poder hacer?',
        '¿Qué sabes ahora que antes no sabías?',
      ],
      rest: [
        'Aquí no se te ven los años, solo lo que cuentas.',
        'Cada uno de esos años trae algo que contar.',
        'Hay cosas en ti que no envejecen.',
      ],
    },
    {
      id: 'birthday-blue',
      light: 'tu cumpleaños y la tristeza que trae',
      signs: [
        'mi cumple|mi cumpleanos|mi cumpleanios|cumplo|cumpli anos|depre de cumpleanos|cumplir anos & trist*|llor*|odio|no tengo ganas|no quiero|depre*|deprim*|mal|vaci*|me da igual|encima|bajon*|angusti*|miedo|melancol*|esconderme|nada que celebrar|sigo igual & !felicidad|sorpresa|sobri*|sin tomar|sin fumar|sin beber|nadie se acordo|nadie me felicito|se olvido|de casad*|de novios',
        'un ano mas > sigo igual|y nada|y sigo|sin nada|de vida y',
        'me cantan|me cantaron|las mananitas|la torta|el pastel|las velas & esconderme|llor*|trist*|quiero que acabe|vaci*',
      ],
      say: [
        'Todos celebran, y por dentro se hace balance.',
        'Un número nuevo, y con él todas las preguntas viejas.',
        'La fecha parece exigir una alegría que no viene.',
        'Hay que sonreír sobre las velas.',
        'Un solo día, y cabe en él toda la vida hecha cuentas.',
      ],
      ask: [
        '¿Qué es lo que más te pesa de ese día?',
        '¿Cómo eran tus cumpleaños de antes?',
        '¿Cómo sería un cumpleaños que sí te gustara?',
        '¿Con quién te gustaría pasarlo?',
      ],
      rest: [
        'No hace falta celebrar nada aquí.',
        'Es un día, y a medianoche se acaba.',
        'Lo vivido este año sigue siendo tuyo.',
      ],
    },
  ],
};
