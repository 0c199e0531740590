/** Coming back to what was named: people, animals, days. {cosa} is "tu examen", {nombre} a name, {hecho} a fact. */
export const spanishThread = {
  before: [
    'Y todavía está por venir: {cosa}. ¿Cómo vas con eso?',
    'Me quedé con {cosa}. ¿Cómo lo llevas?',
    'Por cierto, {cosa}: ¿cómo te sientes con lo que viene?',
  ],
  today: ['Hoy es el día: {cosa}. ¿Cómo llegas?', 'Entonces es hoy, {cosa}. ¿Cómo estás?'],
  after: ['¿Cómo salió al final {cosa}?', 'Ya habrá pasado {cosa}. ¿Cómo estuvo?'],
  hopeFor: ['Que vaya muy bien con {cosa}.', 'Suerte con {cosa}.', 'Ojalá {cosa} sea amable contigo.'],
  petToo: ['Y un saludo a {nombre}.', 'Que {nombre} también descanse.', 'Una caricia para {nombre}.'],
  personToo: ['Y que {nombre} descanse también.', 'Que mañana sea un buen día con {nombre}.'],
  named: ['{Nombre}, entonces.', 'Así que {nombre}.', '{Nombre}. Gracias por decirme su nombre.'],
  toldBefore: [
    'Ya me habías contado que {hecho}.',
    'De otra conversación me queda que {hecho}.',
    'La otra vez dijiste que {hecho}.',
  ],
  toldBeforeAsk: [
    'Hola otra vez. Me habías contado que {hecho}. ¿Cómo va eso?',
    'Hola. La última vez dijiste que {hecho}. ¿Cómo están las cosas?',
  ],
  recall: ['Lo que tengo de ti hasta aquí: {points}. ¿Falta algo?', 'Me has contado esto: {points}. ¿Lo tengo bien?'],
  choice: [
    'Puesto así, “{una}” o “{otra}”: ¿cuál de las dos agradecería más tu mañana?',
    'Entre “{una}” y “{otra}”: ¿cuál elegirías, si no hubiera que quedar bien con nadie?',
    '“{Una}” tiene lo suyo, y “{otra}” también. ¿Qué perderías con cada una?',
  ],
  recallNothing: ['Todavía no tengo mucho. ¿Qué te gustaría que guarde en esta conversación?'],
  about: [
    '¿Cómo es {nombre}, en un día cualquiera?',
    '¿Qué le dirías a {nombre}, si te escuchara con calma?',
    '¿Qué sabe {nombre} de todo esto?',
    '¿Cómo está {nombre} ahora?',
  ],
} as const;
