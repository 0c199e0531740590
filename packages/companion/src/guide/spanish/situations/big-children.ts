import type { SituationField } from '../../content/situations/situation.ts';

export const bigChildren: SituationField = {
  lists: {
    esdteen: 'mi hij*|mis hij*|mi adolescente|mi chamac*|mi nen*|mi muchach*',
  },
  situations: [
    {
      id: 'teen-shut-door',
      light: 'que tu adolescente no te hable',
      signs: [
        '@esdteen & no me habla|no me cuenta nada|ya no me cuenta|se encierra|encerrad*|en su cuarto|su habitacion|puerta cerrada|monosilabos|ni me mira|no quiere hablar conmigo|no me dirige la palabra & adolescente|adolescencia|de 12|de 13|de 14|de 15|de 16|de 17|de trece|de catorce|de quince|de dieciseis|de diecisiete|audifonos|encierra|encerrad*|puerta|antes|cuarto & !me grita|me insulta|no come|deprimid*|grande ya|casad*|niet*|bebe|fiebre|se corta|pedir perdon',
      ],
      say: [
        'Vive a unos pasos, y cuesta tanto llegarle.',
        'Antes te lo contaba todo, y ahora te toca adivinar.',
        'Del otro lado de esa puerta está quien más te importa.',
        'Tocas, y te contesta el silencio.',
        'Extrañas a alguien que duerme en la misma casa.',
      ],
      ask: [
        '¿Cuándo hablaron a gusto por última vez?',
        '¿Qué te gustaría saber de su vida?',
        '¿Qué hacían antes juntos?',
        '¿Qué pasó hoy?',
      ],
      rest: [
        'Una puerta cerrada no borra todos los años de antes.',
        'Tu voz se oye, aunque no te conteste.',
        'Con razón se siente tan lejos.',
      ],
    },
    {
      id: 'single-parent-alone',
      light: 'criar a tus hijos sin nadie al lado',
      signs: [
        'madre soltera|mama soltera|padre soltero|papa soltero|mami soltera|mama y papa a la vez|madre y padre a la vez|papa y mama a la vez & !tengo marido|tengo espos*|mi mama fue|mi mama era|hij* de madre|hij* de mama|me crio|saliendo con|conoci a|parezco|me siento como',
        'crio|criando|criar|saco adelante|sacar adelante > sol*|yo sol*|sin ayuda|sin nadie & hij*|nin*|bebe|nen* & !perr*',
        'no tengo quien|no tengo con quien|si me enfermo quien & cuide a mi hij*|me cuide a los ninos|me cuide a mis hijos|cuida a los ninos|cuida a mis hijos|dejar a mi hij*|dejar a mis hij*|dejar a los ninos|me cuide al bebe|me cuide a mi',
      ],
      say: [
        'Eres todo el equipo, de la mañana a la noche.',
        'Cada decisión, cada fiebre y cada cuenta pasan por ti.',
        'No hay nadie a quien decirle ahora te toca.',
        'Sostienes a todos, y nadie te sostiene a ti.',
        'Das por dos con las fuerzas de uno.',
      ],
      ask: [
        '¿Qué fue lo más pesado de hoy?',
        '¿A quién llamas cuando ya no puedes?',
        '¿Qué harías con una tarde entera para ti?',
        '¿Cómo están tus hijos ahora?',
      ],
      rest: [
        'Es mucho para un par de manos.',
        'Ellos tienen a alguien que no se va.',
        'Por esta noche, el día ya terminó.',
      ],
    },
    {
      id: 'grown-child-distant',
      light: 'lo poco que sabes de tus hijos ya mayores',
      signs: [
        'mi hijo|mi hija|mis hijos|mis hijas & ya no me llama*|no me llama*|nunca me llama*|casi no me llama*|ni me llama*|no me visita*|nunca me visita*|no viene a verme|no vienen a verme|nunca viene*|se olvido de mi|se olvidaron de mi|sin una visita|siempre esta ocupad*|siempre estan ocupad*|solo me busca*|me contesta a los|cinco minutos|nunca tiene tiempo para|ni una llamada|ni para mi cumple* vino & !me bloqueo|bloquead*|no me habla desde|rompio contacto|corto el contacto|su papa|el padre de|mi ex|de 5|de 6|de 8|escuela|colegio|adolescente|murio',
      ],
      say: [
        'Criaste a alguien para que volara, y ahora el nido está muy callado.',
        'Sabes que tienen su vida, y aun así miras el teléfono.',
        'Una llamada corta bastaría para cambiarte el día.',
        'Tanto que les diste, y tan poco que te llega de vuelta.',
        'Duele sentir que quedaste al final de su lista.',
      ],
      ask: [
        '¿Cuándo hablaron por última vez?',
        '¿Qué te gustaría contarles hoy?',
        '¿Cómo era su relación de antes?',
        '¿Qué echas más de menos?',
      ],
      rest: [
        'El cariño de quien cría no se jubila.',
        'Con razón el domingo se hace largo.',
        'Extrañarles es parte de quererles.',
      ],
    },
  ],
};
