import type { SituationField } from '../../content/situations/situation.ts';

export const goodAtWork: SituationField = {
  situations: [
    {
      id: 'good-promoted',
      light: 'tu ascenso',
      glad: true,
      signs: [
        'me ascendieron|me han ascendido|me ascienden|me promovieron|me han promovido|me acaban de ascender|me subieron de puesto|me subieron de categoria|consegui el ascenso|me dieron el ascenso|me anunciaron el ascenso|me dieron una promocion & !no me dieron|no me anunc*|no consegui|no me asc*|no me prom*|no me han|nunca me|pero no|otra vez no|a otr*',
        'me hicieron|me nombraron|me pusieron de|me pusieron como|ahora soy|ya soy|desde el lunes soy|desde hoy soy|soy la nueva|soy el nuevo|me dieron > encargad*|jefe|jefa|gerente|supervisor*|coordinador*|director*|subdirector*|capataz|lider|la coordinacion|la gerencia|la jefatura|la direccion & !no me dieron|se burl*|me odian|no puedo|miedo',
        'plaza fija|de planta|contrato indefinido|contrato fijo|la plaza|base & me dieron|ya soy|me hicieron|por fin|soy fij*|conseguí|consegui|saque & !no me dieron|no consegui|sin plaza|examen',
      ],
      say: [
        'Vieron lo que sabes hacer y le pusieron un cargo.',
        'Llegaste ahí paso a paso.',
        'Alguien dijo en voz alta que confía en ti para más.',
        'Eso ahora es tuyo.',
        'Todo lo que hiciste sin aplausos tuvo respuesta.',
      ],
      ask: [
        '¿Cómo te lo dijeron?',
        '¿Quién fue la primera persona en saberlo?',
        '¿Qué es lo que más te ilusiona del nuevo puesto?',
        '¿Cómo lo celebraste o lo vas a celebrar?',
      ],
      rest: [
        'Mañana puedes entrar con la cabeza un poco más alta.',
        'Te lo ganaste hora por hora.',
        'Qué gusto da oír eso.',
      ],
    },
    {
      id: 'good-praised',
      light: 'las palabras buenas sobre tu trabajo',
      glad: true,
      signs: [
        'jefe|jefa|supervisor|supervisora|gerente|director|directora|encargado|encargada|dueno|duena|empresa|trabajo|cliente|clienta|companer* & me felicito|me felicitaron|me ha felicitado|me elogio|me elogiaron|me dijo buen trabajo|buen trabajo|me aplaudieron|me reconocio|me reconocieron|hablo bien de mi|hablaron bien de mi|me dio las gracias por mi trabajo|esta content* conmigo|muy content* conmigo|me dijo que soy buen*|me dijo que lo hago bien|me dijo que hago bien|orgullos* de mi trabajo & !no me felicit*|ni me|cumpleanos|nunca me',
        'emplead* del mes|trabajador* del mes|mejor vendedor*|un reconocimiento por|premio por mi trabajo|me dieron un premio & !no|otr*|le dieron',
        'evaluacion|evaluacion de desempeno|desempeno|revision anual & bien|excelente|sobresaliente|felicit*|la mejor & !no muy bien|mal',
        'de los mejores|de las mejores|el mejor|la mejor > del equipo|de la empresa|de la oficina|de la planta|del turno & me dijo|me dijeron|dice que soy|dicen que soy',
      ],
      say: [
        'Alguien vio lo bien que lo haces, y lo dijo.',
        'Palabras así abrigan varios días.',
        'Lo hacías bien cuando nadie miraba, y alguien miró.',
        'Tu trabajo habló por ti.',
        'Qué bien suena eso cuando viene de quien te ve trabajar.',
      ],
      ask: [
        '¿Qué te dijeron exactamente?',
        '¿Qué cara pusiste cuando lo oíste?',
        '¿A quién se lo contaste?',
        '¿Qué parte de tu trabajo te gustaría que hubieran visto también?',
      ],
      rest: ['Esa te la puedes guardar.', 'Es bonito que lo dijeran en voz alta.', 'No fue regalo, fue trabajo tuyo.'],
    },
    {
      id: 'good-time-off',
      light: 'tu tiempo libre',
      glad: true,
      signs: [
        'por fin|al fin|gracias a dios|ya|que bueno que|aleluya > es viernes|viernes|fin de semana|finde|vacaciones|de vacaciones|dia libre & !se me acaban|se acabaron|no tengo|sola|sol*|odio',
        'empiezo|empezamos|salgo de|sali de|ya estoy de|estoy de|me voy de|nos vamos de|manana empiezo > vacaciones & !volver|se acab*|trist*|sol*|no quiero|pero',
        'manana|hoy|este fin de semana|el lunes|pasado manana > no trabajo|no tengo que trabajar|descanso|libro|tengo libre|tengo el dia libre|es mi dia libre & !no quiero|miedo|encontr*',
        'dia libre|dias libres|domingo libre|sabado libre|el puente|tarde libre|puente|semana libre & que felicidad|feliz|que rico|por fin|primer|dormi|disfrut*|playa|descans*|que bien|me dieron|relaj* & !no me dieron|cancel*|me quitaron',
      ],
      say: [
        'Horas que por fin son tuyas.',
        'Se cierra la puerta del trabajo y empieza lo bueno.',
        'Se nota el aire que entra.',
        'Ese descanso te lo ganaste.',
        'Un tiempo sin que nadie te pida nada.',
      ],
      ask: [
        '¿Qué es lo primero que te provoca hacer?',
        '¿Con quién te gustaría pasarlo?',
        '¿A qué sabe un día así para ti?',
        '¿Qué no piensas hacer por nada del mundo?',
      ],
      rest: ['Que se alargue.', 'El reloj hoy es tuyo.', 'Qué bien cae algo así.'],
    },
  ],
};
