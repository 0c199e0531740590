import type { SituationField } from '../../content/situations/situation.ts';

export const gettingHelp: SituationField = {
  situations: [
    {
      id: 'care-first-session',
      light: 'esa primera cita',
      signs: [
        'primera cita|primera sesion|primera consulta|primera vez|nunca he ido|nunca fui & psicolog*|terapia|terapeuta|psiquiatra|consejer*|psicoanalista & !me dejo|novi*',
        'pedi cita|saque cita|hice cita|hice la cita|agende|reserve|programe|tengo cita|pedi hora|tengo hora & psicolog*|terapia|terapeuta|psiquiatra|consejer* & !meses|lista de espera',
        'empiezo|voy a empezar|empece|comienzo|inicio|voy a ir > terapia|al psicolog*|con la psicolog*|con el psicolog*|con una psicolog*|con un psicolog*|al psiquiatra|con un terapeuta',
        'me mandaron|me derivaron|me refirieron|me enviaron|me remitieron > psicolog*|psiquiatra|terapia|salud mental',
      ],
      say: [
        'Hace falta valor para sentarse ante alguien desconocido y empezar.',
        'Todo esto vivía en tu cabeza, y ahora habrá que decirlo en voz alta.',
        'Una mitad de ti quiere ir, y la otra saldría corriendo.',
        'Diste el paso, aunque te tiemblen las rodillas.',
        'Se parece un poco a un examen sobre ti.',
      ],
      ask: [
        '¿Qué es lo que más quisieras que esa persona supiera?',
        '¿Qué te hizo dar el paso?',
        '¿Qué es lo que te da más miedo de esa cita?',
        '¿Hay alguien cerca que lo sepa?',
      ],
      rest: [
        'No hay una manera equivocada de empezar, hay quien empieza en silencio.',
        'En esa silla ha llorado mucha gente, para eso están los pañuelos.',
        'La primera vez nadie tiene que hacerlo bien.',
      ],
    },
    {
      id: 'care-hard-to-ask-for-help',
      light: 'lo difícil que es pedir ayuda',
      signs: [
        'me cuesta|me da verguenza|me da pena|me da miedo|no se como|no me atrevo|no quiero|nunca he sabido|no soy de|no se|odio|quiero|quisiera > pedir ayuda|pido ayuda|pedir auxilio|aceptar ayuda|decir que necesito ayuda',
        'tengo que|debo|siento que|deberia|siempre he > poder con todo|poder sol*|resolverlo sol*|salir sol*|poder yo sol*|salido adelante sol*|arreglarlo sol*|arreglarmelas',
        'no se si|no creo que|sera > tan grave|suficientemente grave|suficiente|para tanto|necesito & psicolog*|terapia|ayuda|psiquiatra',
        'psicolog*|terapia|ir a terapia > es de locos|para locos|es para debiles|son para locos|no es para hombres|no sirve para',
        'los hombres|un hombre|los machos > no van a terapia|no lloran|no piden ayuda|no pide ayuda|no habla de',
      ],
      say: [
        'Para los demás pedirías ayuda enseguida, y para ti no sale la frase.',
        'Siempre pudiste con lo tuyo, y esto no se deja.',
        'Buscas el permiso de estar lo bastante mal.',
        'Aprendiste muy temprano a no molestar con lo tuyo.',
        'Lo estás diciendo aquí, y eso ya es la mitad de la frase.',
      ],
      ask: [
        '¿Qué temes que pase si lo dices?',
        '¿A quién se lo dirías, si fuera fácil?',
        '¿Dónde aprendiste que hay que poder con todo?',
        '¿Qué es lo que más te pesa llevar a solas?',
      ],
      rest: [
        'Aquí no hace falta estar peor que nadie.',
        'Necesitar a alguien no es fallar.',
        'Con media frase también se puede empezar.',
      ],
    },
    {
      id: 'care-feeling-bit-better',
      light: 'sentirte un poco mejor',
      glad: true,
      signs: [
        'me siento|estoy|voy|ando|me encuentro|amaneci|me levante > mejor|mejorcit*|mejorando|un poco mejor|mucho mejor & !no me siento|no estoy|cuando estoy|si estoy|seria|estaria|estaba|no voy|que ell*|que el|sin mi|deberia|resfriado|gripe|pero',
        'voy saliendo|estoy saliendo|sali|saliendo > del hoyo|del pozo|adelante|a flote|de la depre*|del bache|de esta',
        'por primera vez en|hace mucho que no|hacia mucho que no|hace tiempo que no|hacia tiempo que no|hacia meses que no & me rei|reirme|me reia|sonrei|cante|baile|disfrut*|dormi bien|me levante con ganas|contento|contenta|feliz|bien & !me siento mal|no me rio',
        'las cosas|todo|mi vida|esto > va mejorando|van mejorando|esta mejorando|estan mejorando|va mejor|van mejor',
      ],
      say: [
        'Algo se ha aflojado, y se nota.',
        'Después de tanto gris, un poco de color.',
        'Se abrió una rendija, y entró luz.',
        'Vuelves a reconocerte en algo.',
        'Eso se celebra en voz baja y de todo corazón.',
      ],
      ask: [
        '¿En qué lo notaste primero?',
        '¿Qué hubo hoy que te hizo bien?',
        '¿Quién lo ha notado además de ti?',
        '¿Qué tienes ganas de hacer con eso?',
      ],
      rest: [
        'Qué bueno leer eso a esta hora.',
        'Ese rato bueno es tuyo.',
        'También lo pequeño cuenta, y esto no es tan pequeño.',
      ],
    },
  ],
};
