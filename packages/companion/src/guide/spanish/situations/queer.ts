import type { SituationField } from '../../content/situations/situation.ts';

export const queer: SituationField = {
  lists: {
    escqueer:
      'gay|lesbiana|bisexual|bi|trans|homosexual|queer|no binari*|me gustan los hombres|me gustan las mujeres|me gustan los chicos|me gustan las chicas|pansexual',
  },
  situations: [
    {
      id: 'queer-not-out',
      light: 'tener que esconder una parte de ti',
      signs: [
        '@escqueer & nadie lo sabe|nadie sabe|no saben|no lo saben|no sabe|nunca se lo he dicho|no se lo he dicho|no le he dicho a nadie|se entere|se enteren|si supieran|finjo|fingir|escond*|ocult*|invento|en secreto|doble vida|no puedo ser yo & !se enteraron|mi hij*|mi herman*|conto a|les conte|les dije|mi amig* es',
        'en el closet|en el armario|dentro del closet|dentro del armario & sigo|vivo|vivir|estoy|miedo|cansa*|anos|nadie|todavia & !ropa|zapatos|salio|sali del|mi novi*',
      ],
      say: [
        'Una parte tan tuya, y vive a escondidas.',
        'Cansa medir cada palabra para que no se note.',
        'Te quieren, pero sin conocerte del todo.',
        'Lo que para otros es una charla cualquiera, para ti es un riesgo.',
        'Aquí lo has dicho.',
      ],
      ask: [
        '¿Con quién te gustaría no tener que fingir?',
        '¿En qué momentos del día pesa más el secreto?',
        '¿Qué temes que pase si lo supieran?',
        '¿Dónde puedes ser tú, aunque sea un rato?',
      ],
      rest: [
        'Lo que eres no necesita permiso de nadie.',
        'Los tiempos de contarlo son tuyos.',
        'Guardar un secreto así gasta mucha fuerza.',
      ],
    },
    {
      id: 'queer-told-and-hurt',
      light: 'cómo lo tomaron cuando lo contaste',
      signs: [
        '@escqueer|sali del closet|sali del armario & le dije|les dije|le conte|les conte|se lo dije|se lo conte|sali del closet|sali del armario|se enteraron & no me habla|no me hablan|una fase|es una etapa|me corrieron|me corrio|me echaron|me echo|llora|lloro|reza|rezan|se alejo|no lo acepta*|no me acepta*|decepcion*|asco|enferm*|pecado|psicologo|verguenza|me grito|silencio|confundid*|no me creen|no me cree|lo tomo mal|lo tomaron mal & !acepto|bien|abrazo|me abrazaron',
        'no acepta|no aceptan|no me acepta|no me aceptan|me rechaza|me rechazan|me rechazo|me rechazaron & @escqueer|dos mujeres|dos hombres|mi orientacion|mi identidad & !no me acepto a mi',
        'preferia|prefiere|preferiria > un hijo|una hija & @escqueer',
      ],
      say: [
        'Mostraste algo muy tuyo, y la respuesta dolió.',
        'Esperabas brazos abiertos, y hubo una puerta cerrada.',
        'Dijiste la verdad, y te hicieron sentir que era un problema.',
        'Sigues siendo la misma persona que antes de decirlo.',
        'Duele más cuando viene de alguien tan cercano.',
      ],
      ask: [
        '¿Qué fue lo que te dijeron exactamente?',
        '¿Qué esperabas escuchar?',
        '¿Quién sí está de tu lado?',
        '¿Cómo ha sido desde ese día?',
      ],
      rest: [
        'No había nada malo en lo que dijiste.',
        'Hizo falta mucho valor para contarlo.',
        'Lo que eres no se discute en esa mesa.',
      ],
    },
  ],
};
