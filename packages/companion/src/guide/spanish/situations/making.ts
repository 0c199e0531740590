import type { SituationField } from '../../content/situations/situation.ts';

export const making: SituationField = {
  situations: [
    {
      id: 'art-stuck',
      light: 'esa obra que no sale',
      signs: [
        'hoja en blanco|pagina en blanco|lienzo en blanco|bloqueo creativo|bloqueo de escritor|bloqueo del escritor|me falta inspiracion|sin inspiracion|se me seco la inspiracion|se me fue la inspiracion|se me fue la musa|perdi la inspiracion',
        'bloquead*|atascad*|estancad*|atorad*|no me sale*|no se me ocurre|no puedo|no logro|no consigo|parad*|no avanz* & novela|cuento|poema*|cancion*|pintar|dibujar|cuadro|guion|escribir|componer|capitulo|disco|melodia|la letra|el libro que escribo|mi libro|pintura & !tesis|mensaje|carta|ex|dormir|llor*',
        'empiezo|comienzo > canciones|cuentos|poemas|dibujos|cuadros|proyectos|historias > no termino|no acabo|los dejo|nunca',
        'abro > el cuaderno|el documento|el archivo|el estuche & lo cierro|nada|cierro',
      ],
      say: [
        'Quieres hacer algo, y lo que viene es silencio.',
        'La página mira, y no dice nada.',
        'Cuanto más la llamas, menos viene.',
        'Echas de menos ese rato en que las cosas salían solas.',
        'Está ahí en algún lado, y no encuentra la puerta.',
      ],
      ask: [
        '¿De qué trata lo que quieres hacer?',
        '¿Cuándo fue la última vez que fluyó?',
        '¿En qué punto exacto se detuvo?',
        '¿Qué pasa en ti cuando te sientas delante?',
      ],
      rest: [
        'También la tierra en barbecho está haciendo algo.',
        'Lo que ya hiciste demuestra que vive en ti.',
        'Esta noche no hay que crear nada.',
      ],
    },
    {
      id: 'stage-fright',
      light: 'pararte delante de la gente',
      signs: [
        'exponer|exposicion|presentacion|presentar|discurso|recital|concierto|audicion|obra|estreno|competencia|torneo|carrera|cantar|canto|actuar|bailar|leer en voz alta|ponencia|conferencia & nervios*|nervios|miedo|panico|panic*|me tiembla*|vomitar|se me olvid*|no puedo dormir|en blanco|aterr*|ansiedad|susto & manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|proxim*|en dos dias|en unos dias|tengo que|voy a|me toca|solo de pensar|primera vez|falta* & !hice|no estudie la carrera',
        'panico|miedo|terror|fobia|nervios|ansiedad > hablar en publico|hablar frente a|hablar delante|exponer|cantar en publico|escenico|escenario|salir al escenario',
        'miedo escenico|panico escenico',
      ],
      say: [
        'Todos van a mirar, y de momento el corazón ya salió a escena.',
        'Por dentro ya lo has vivido cien veces, y siempre con caída.',
        'Los nervios vienen con lo que importa.',
        'Toca mostrar algo tuyo, y eso da vértigo.',
        'Lo más difícil suele ser este rato de antes.',
      ],
      ask: [
        '¿Cuál es el momento que más temes?',
        '¿Quién va a estar ahí?',
        '¿Cómo es lo que vas a mostrar?',
        '¿Qué te gustaría que se llevara la gente?',
      ],
      rest: [
        'Casi nadie ve por fuera lo que tiembla por dentro.',
        'Esta noche el escenario está vacío.',
        'Lo que preparaste sigue en ti, aunque ahora no lo encuentres.',
      ],
    },
    {
      id: 'goal-not-reached',
      light: 'la meta que se quedó en el camino',
      signs: [
        'propositos|proposito de ano nuevo|meta*|me propuse|mi plan era|me habia propuesto|objetivo*|me prometi & no cumpli|no he cumplido|no lo cumpli|no lo logre|no logre|no alcance|no llegue|abandone|deje|no he|otra vez|falle|ninguno|ninguna & !jef*|ventas|mi equipo|renta',
        'deje|abandone|volvi a dejar|deje tirado > gimnasio|gym|curso|clases|ingles|rutina|entrenamiento|dieta|ejercicio|plan|guitarra|universidad abierta & otra vez|de nuevo|como siempre|a la mitad|a medias|siempre|nunca termino|a las dos semanas|al mes',
        'nunca|jamas|no > termino|acabo|cumplo > nada|lo que empiezo|lo que me propongo & !de trabajar|dia|comer|llorar',
        'me falle|me fallo|me he fallado > a mi mism*|a mi|otra vez|de nuevo',
        'iba a|queria > correr|aprender|ahorrar|dejar|bajar|entrenar|escribir > y & deje|no|ya|gaste|abandone|nada & otra vez|semanas|todo|como siempre|y ya',
      ],
      say: [
        'Te lo prometiste a ti, y eso duele más que una promesa a otro.',
        'El comienzo tenía fuerza, y luego la vida se metió en medio.',
        'No fue por no quererlo.',
        'Cada intento deja la duda de si vale la pena el siguiente.',
        'Querías ser un poco más la persona que imaginas.',
      ],
      ask: [
        '¿Qué te ilusionaba de esa meta al principio?',
        '¿En qué momento se empezó a soltar?',
        '¿Qué parte sí hiciste?',
        '¿Qué te dices a ti cuando lo piensas?',
      ],
      rest: [
        'Lo que alcanzaste a hacer no se borra.',
        'Las metas no llevan la cuenta, eso lo hace uno.',
        'Haber querido algo también dice de ti.',
      ],
    },
  ],
};
