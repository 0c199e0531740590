import type { SituationField } from '../../content/situations/situation.ts';

export const grief: SituationField = {
  lists: {
    egmurio:
      'murio|fallecio|ha muerto|ha fallecido|muerte|se nos fue|se me fue|falta|ya no esta|sin el|sin ella|perdi a|la perdi|lo perdi|descanse en paz|partio|enterr*|difunt*',
  },
  situations: [
    {
      id: 'grief-funeral-over',
      light: 'ese entierro',
      loss: true,
      signs: [
        'hoy fue|ayer fue|fue hoy|acaba de ser|acabamos de|vengo de*|venimos de*|volvi de*|regrese de*|llegue de*|llegamos de*|llegar de*|despues de*|ya paso|paso el|fui a*|fuimos a*|estuve en > funeral|entierro|velorio|sepelio|tanatorio|velatorio|cementerio|panteon & !manana|sera|va a ser|tengo que ir',
        'ayer|hoy|anoche|el sabado|el domingo|el lunes|el martes|el miercoles|el jueves|el viernes|esta tarde|esta manana > enterramos|velamos|cremamos|lo enterramos|la enterramos|esparcimos',
        'enterramos|velamos|cremamos|esparcimos & ayer|hoy|anoche|se fueron todos|el sabado|el domingo|el lunes|el martes|el miercoles|el jueves|el viernes|esta semana',
        'funeral|entierro|velorio|sepelio|tanatorio & se fueron|silencio|vacia|vacio|volvio a su vida|fue bonito|fue lindo|fue horrible|estuvo lleno|vino mucha gente|llego mucha gente & !manana',
      ],
      say: [
        'Se despidieron, y ahora viene el silencio de después.',
        'Mientras había cosas que hacer, algo te sostenía.',
        'Todos se van a casa, y a ti te toca quedarte con lo que pasó.',
        'Un día así deja el cuerpo sin nada.',
        'Ya se dijo adiós en voz alta, y por dentro apenas empieza.',
      ],
      ask: [
        '¿Qué momento de la despedida se te quedó?',
        '¿Quién estuvo a tu lado?',
        '¿Cómo está la casa ahora mismo?',
        '¿Hubo algo que te habría gustado decir ahí?',
      ],
      rest: [
        'Hoy no hace falta poder con nada más.',
        'Estuviste ahí, y eso fue amor.',
        'Es normal que ahora se sienta todo tan quieto.',
      ],
    },
    {
      id: 'grief-anniversary',
      light: 'esa fecha',
      loss: true,
      signs: [
        'hoy|manana|ayer|este mes|esta semana|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo > hace un ano|hace dos anos|hace tres anos|hace * anos|se cumple*|un ano de|un ano sin|anos sin|anos de la muerte|anos de su muerte|son tres anos|son dos anos|cumple un ano & muri*|muert*|fallec*|se fue|sin el|sin ella|sin mi|partio|perdi',
        'hoy hace|manana hace|hoy se cumple*|hoy son|manana se cumple*|ya hace & muri*|muert*|fallec* & ano|anos|mes|meses',
        'aniversario > muerte|luctuoso|fallecimiento|que murio|partida|sin el|sin ella',
        'hoy|manana|ayer|la proxima semana|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo & cumpliria|habria cumplido|hubiera cumplido|habriamos cumplido|estaria cumpliendo|seria su cumple*',
        'seria su cumple*|seria el cumple*|tendria hoy|hoy tendria|es el cumple* & tendria|ya no esta|murio|fallecio|no hay a quien',
      ],
      say: [
        'El calendario sigue marcando ese día como si nada.',
        'Es una fecha que para los demás es cualquiera, y para ti no.',
        'El cuerpo sabe qué día es, aunque nadie lo diga.',
        'Hay días que llevan un nombre para siempre.',
        'Otra vez esa fecha, y otra vez esa falta.',
      ],
      ask: [
        '¿Cómo era ese día cuando todavía estaba?',
        '¿Qué te gustaría hacer con este día?',
        '¿Quién más piensa en esto hoy?',
        '¿Qué recuerdo te trae la fecha?',
      ],
      rest: [
        'Recordar es una manera de seguir queriendo.',
        'Que nadie más se acuerde no lo hace menos tuyo.',
        'Ese día puede doler sin pedir permiso.',
      ],
    },
    {
      id: 'grief-holidays',
      light: 'las fiestas sin quien falta',
      loss: true,
      signs: [
        'navidad*|nochebuena|ano nuevo|fin de ano|dia de la madre|dia de las madres|dia del padre|dia de muertos|las fiestas|nochevieja|reyes|posadas|san valentin > sin mi|sin el|sin ella|sin madre|sin padre|sin mama|sin papa',
        'navidad*|nochebuena|ano nuevo|fin de ano|dia de la madre|dia de las madres|dia del padre|dia de muertos|nochevieja|la ofrenda|el altar|el arbol|me caso|mi boda|mi graduacion|me graduo & murio|fallecio|falta mi|silla vacia|sobrar una silla|ya no esta|no va a estar para|la foto de mi|perdi a mi & !perr*|gat*',
        'primera navidad|primeras navidades|primer dia de la madre|primer dia de las madres|primer dia del padre|primer ano nuevo|primeras fiestas & sin|falta|murio|fallecio',
      ],
      say: [
        'Las fiestas hacen más grande el hueco de quien falta.',
        'Todos celebran, y tú cuentas las sillas.',
        'El día es de alegría para los demás, y a ti te recuerda quién no está.',
        'Falta justo la persona que hacía que ese día fuera ese día.',
        'Quizá lo que más pesa es tener que sonreír.',
      ],
      ask: [
        '¿Qué hacían siempre juntos ese día?',
        '¿Qué es lo que más temes de ese día?',
        '¿Quién va a estar contigo?',
        '¿Hay algo suyo que te gustaría tener cerca ese día?',
      ],
      rest: [
        'No hace falta celebrar como antes.',
        'Puede haber fiesta y falta en la misma mesa.',
        'Es otra manera de tenerle presente, aunque duela.',
      ],
    },
    {
      id: 'grief-unsaid',
      light: 'lo que quedó sin decir',
      loss: true,
      signs: [
        'no pude|no me pude|no me dejaron|no alcance a|sin poder|no llegue a > despedirme|despedir|decirle adios|decirle & muri*|muert*|fallec*|mi mama|mi papa|mi madre|mi padre|mi abuel*|mi herman*|mi espos*|mi hij*|hospital',
        'no alcance a llegar|no llegue a tiempo|no estuve ahi cuando|no estuve cuando|no estaba con el|no estaba con ella|no le conteste|nunca le conteste & muri*|muert*|fallec*|hospital|se fue',
        'nunca le dije|no le dije|nunca le pedi perdon|no le pedi perdon|quedo tanto por decir*|lo ultimo que le dije|la ultima vez que hablamos|estabamos pelead*|estaba pelead* con|sin que yo le|tanto que decirle & muri*|muert*|fallec*|se fue|la perdonaba|lo perdonaba',
      ],
      say: [
        'La última palabra se quedó donde no la querías.',
        'Se acabó el tiempo antes que la conversación.',
        'Todo lo que no dijiste sigue ahí, buscando a quién llegar.',
        'Creías que habría otra ocasión, y nadie te avisó que no.',
        'Una despedida que falta hace mucho ruido.',
      ],
      ask: [
        '¿Qué le habrías dicho?',
        '¿Cómo fue la última vez que se vieron?',
        '¿Qué crees que ya sabía sin que lo dijeras?',
        '¿Qué momento de aquellos días se te repite?',
      ],
      rest: [
        'Una vida juntos no cabe en el último momento.',
        'Que te duela así también dice cuánto te importaba.',
        'Aquí lo puedes decir, aunque llegue tarde.',
      ],
    },
    {
      id: 'grief-numb',
      light: 'no sentir nada después de esa muerte',
      loss: true,
      signs: [
        'no puedo llorar|no lloro|no he llorado|no llore|no me salen las lagrimas|ni una lagrima|sin llorar|por no llorar|no he podido llorar|no logro llorar|no me sale llorar & muri*|muert*|fallec*|funeral|entierro|velorio|duelo|se fue|perdi a',
        'no siento nada|no senti nada|como de piedra|anestesiad*|como robot|en automatico|piloto automatico|como si nada|frialdad & murio|muerte|fallecio|funeral|entierro|velorio|duelo & !la gente|los demas|todos siguen|todo el mundo sigue|mi perr*|mi gat*',
        'lloraban|llorando|lloro > menos yo|y yo no|excepto yo & funeral|entierro|velorio|misa|murio|fallecio',
      ],
      say: [
        'Murió alguien tuyo, y por dentro no se mueve nada.',
        'Esperabas lágrimas, y lo que hay es silencio.',
        'El cuerpo hace lo que hay que hacer, y lo demás no llega.',
        'No llorar no quiere decir que no quisieras.',
        'A veces lo demasiado grande no se siente todavía.',
      ],
      ask: [
        '¿Cómo se siente ese vacío en el cuerpo?',
        '¿Qué esperabas sentir?',
        '¿Cómo se enteró tu cuerpo de la noticia?',
        '¿Alguien te ha dicho algo por no llorar?',
      ],
      rest: [
        'No hay una manera correcta de hacer un duelo.',
        'Las lágrimas no son la medida del cariño.',
        'No te falta corazón.',
      ],
    },
    {
      id: 'grief-long-ago',
      light: 'esa falta de tantos años',
      loss: true,
      signs: [
        'hace mas de|hace muchos|hace tantos|hace|han pasado|pasaron > anos & murio|muerte|fallecio|muri*|perdi a & todavia|aun|sigo|sigue|como si fuera ayer|no lo supero|no supero|volvio|me hace falta|ya se me paso|lloro|llore|me duele|extrano & !hoy hace|hoy se cumplen|manana hace',
        'muchos anos|tantos anos|despues de anos|despues de tantos|despues de tanto tiempo|tanto tiempo|cuando yo tenia|cuando era nin*|de nina|de nino|de chica|de chico & murio|muerte|fallecio|perdi a mi|muriera & doliendo|duele|extrano|falta|no supero|superar|deberia estar bien|lloro',
        'no supero|no he superado|no logro superar|no puedo superar|sin superar > muerte|perdida|partida & !perr*|gat*|mascota',
      ],
      say: [
        'Los años pasan por fuera, y por dentro sigue siendo aquel día.',
        'El calendario avanzó más rápido que la pena.',
        'Quien falta sigue faltando en cada cosa nueva que vives.',
        'Los demás ya lo ven lejos, y a ti te queda al lado.',
        'Hay amores que no se vuelven viejos.',
      ],
      ask: [
        '¿Qué lo trajo de vuelta hoy?',
        '¿Qué te habría gustado que viera de tu vida?',
        '¿Qué recuerdas con más claridad?',
        '¿Con quién hablas todavía de esa persona?',
      ],
      rest: [
        'Para extrañar a alguien no hay fecha límite.',
        'Que duela todavía no es fallar en nada.',
        'Algo tan querido no se guarda en un cajón.',
      ],
    },
    {
      id: 'grief-dying-now',
      light: 'esta despedida que se acerca',
      signs: [
        'mi mama|mi madre|mi papa|mi padre|mi abuel*|mi espos*|mi marido|mi mujer|mi herman*|mi hij*|mi ti*|mi amig*|mi suegr*|mi pareja > se esta muriendo|se muere|agoniza*|agonizando|se va a morir|esta por morir|en sus ultimos dias|desahuciad*|se esta apagando|se nos va & !de risa|de hambre|de celos|de ganas|perr*|gat*',
        'le quedan|le queda|le dieron|le dan|no le dan mas de > dias|semanas|horas|meses de vida|mes de vida|poco tiempo|poco de vida & !perr*|gat*|vacaciones|trabajo|prueba',
        'cuidados paliativos|paliativos|hospicio|lo desahuciaron|la desahuciaron|esta desahuciad*|esta agonizando|sus ultimas horas',
        'ya no hay nada que hacer|no hay nada mas que hacer|no pueden hacer nada mas & medic*|doctor*|mi mama|mi papa|mi madre|mi padre|mi abuel*|mi herman*|mi espos*|mi hij*',
        'muera en casa|muera aqui|morir en casa|para que muera',
      ],
      say: [
        'Esperas lo que no quieres que llegue.',
        'Todavía está, y ya te estás despidiendo.',
        'Cada respiración cuenta, y cada una asusta.',
        'Los demás duermen, y tú velas a quien quieres.',
        'No queda nada que arreglar, solo estar ahí.',
      ],
      ask: [
        '¿Cómo está ahora mismo?',
        '¿Qué te gustaría que supiera antes de irse?',
        '¿Quién está contigo en esta espera?',
        '¿Qué le gustaba oír?',
      ],
      rest: [
        'Estar cerca es ya todo lo que hay que dar.',
        'No hace falta encontrar palabras grandes.',
        'Aquí puedes soltar lo que allá te aguantas.',
      ],
    },
  ],
};
