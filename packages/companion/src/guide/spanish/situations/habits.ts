import type { SituationField } from '../../content/situations/situation.ts';

export const habits: SituationField = {
  situations: [
    {
      id: 'habit-drinking-too-much',
      light: 'la bebida',
      signs: [
        'tomo|tomando|bebo|bebiendo|tomar|beber|chupando|chupo & demasiado|mucho|de mas|todos los dias|todas las noches|cada noche|diario|a escondidas|para olvidar|para dormir|no puedo parar|no puedo dejar & alcohol|trago*|vino|cerveza*|copa*|ron|whisky|tequila|vodka|demasiado|olvidar|escondidas|parar|borrach* & !cafe|agua|pastilla*|mi papa|mi espos*|mi marido|mi herman*|mi novi*|mi hij*|en serio|decision*|refresco',
        'soy|sere|me estoy volviendo|me estoy haciendo|creo que soy|me he vuelto > alcoholic*|borrach*|un borracho|una borracha',
        'botella*|cerveza*|vino|copas|copita*|trago|tragos|whisky|ron|vodka|tequila|alcohol|aguardiente & todas las noches|cada noche|todos los dias|diario|sin mis|no puedo dormir|a escondidas|escondo|escondid*|verguenza|me acabo|no imagino & !mi papa|mi espos*|mi marido|mi herman*|mi novi*|mi hij*|dias sin|meses sin|sobri*',
        'otra vez|de nuevo|estoy|amaneci|termine|acabe > borrach*|pedo|ebri*|tomad* & sol*|casa|martes|lunes|verguenza|otra vez|entre semana & !mi papa|mi espos*|mi marido|mi herman*|mi novi*',
      ],
      say: [
        'Ayuda una hora, y después estorba.',
        'Empezaste a vigilarte, y eso inquieta.',
        'Antes era algo rico, y ahora es algo que se cuenta.',
        'Debe de haber algo en la noche que la copa hace soportable.',
        'Lo ves con toda claridad, y la mano igual va al vaso.',
      ],
      ask: [
        '¿Qué hace por ti la primera copa?',
        '¿Cómo sería la noche sin ella?',
        '¿Cuándo empezó a preocuparte?',
        '¿Hay alguien que sepa cuánto es?',
      ],
      rest: [
        'Aquí no hace falta decirlo en voz baja.',
        'No eres la única persona que ha empezado a contar.',
        'De saberlo a decirlo hay un buen trecho, y ya lo caminaste.',
      ],
    },
    {
      id: 'habit-days-sober',
      light: 'cada uno de esos días sin consumir',
      glad: true,
      signs: [
        'llevo|cumplo|cumpli|van|ya son|voy|hoy|completo & dia*|semana*|mes|meses|ano|anos & sin tomar|sin beber|sin fumar|sin consumir|sin alcohol|sobri*|limpi*|sin apostar|sin jugar|sin drog*|sin probar|sin una gota & !mi papa|mi mama|mi herman*|mi prim*|mi hij*|mi espos*|mi marido|mi novi*|recayo|recai|recaida|volvi a|casa|cigarro ahora',
        'dia*|semana*|mes|meses|ano|anos > sobri*|limpi*|sin tomar|sin beber|sin fumar|sin consumir|sin probar|sin apostar|sin una gota|sin alcohol & !mi papa|mi mama|mi herman*|mi prim*|mi hij*|mi espos*|mi marido|mi novi*|recayo|recai|recaida|volvi a|casa limpi*|limpiar|limpiando',
        'ficha|medalla|moneda|chip & aa|alcoholicos|dias|meses|grupo',
        'no he tomado|no he bebido|no he fumado|no he apostado|no he consumido|no he probado|no tomo|no bebo|no fumo|no apuesto > desde & !ayer|pastilla*',
      ],
      say: [
        'Cada uno de esos días lo ganaste uno por uno.',
        'Esos números significan noches que nadie más vio.',
        'Lo lograste también en los días en que casi no.',
        'Ahí hay un montón de momentos en que dijiste que no.',
        'Eso no lo regala nadie.',
      ],
      ask: [
        '¿Qué día fue el más difícil?',
        '¿Qué ha vuelto a tu vida desde entonces?',
        '¿Con quién lo has celebrado?',
        '¿Qué fue lo que te hizo empezar?',
      ],
      rest: ['Un día más, y este también cuenta.', 'Qué número tan hermoso.', 'Hoy puedes mirarlo un rato y nada más.'],
    },
    {
      id: 'habit-phone-scrolling',
      light: 'las horas en el celular',
      signs: [
        'celular|telefono|movil|tiktok|instagram|redes|pantalla|reels|videos|youtube|facebook|twitter & cuatro horas|horas|adict*|vicio|no suelto|no puedo soltar|no puedo dejar|enganchad*|pegad*|pierdo el tiempo|pierdo horas|se me va|se me fue|se me fueron|todo el dia en|toda la noche|deslizando|scroll* & !seguro|cuelg*|resultados|perdi el|robaron|llamad*|mensaje*|su celular|mi novi*|mi ex|mi hij* no|esperando|estudiar|tesis|batalla*|guerra|noticia*',
        'borre|desinstale|elimine > tiktok|instagram|facebook|twitter|la app|las redes|las apps',
        'deslizando|scrolleando|scrollear|haciendo scroll|doomscrolling',
        'no suelto|no me despego|no puedo despegarme|enganchad* > al celular|el celular|del celular|telefono|al movil|del movil|la pantalla & !mi hij*|mi novi*|mi espos*|mi marido',
      ],
      say: [
        'Buscabas cinco minutos, y te llevaron la noche.',
        'El pulgar sigue solo, y tú te quedas atrás.',
        'Tanto que mirar, y al final queda poco.',
        'Quizá sea la manera de no estar un rato en ningún lado.',
        'Se van las horas, y nadie te las devuelve.',
      ],
      ask: [
        '¿Qué buscas cuando lo tomas en la mano?',
        '¿A qué hora te atrapa más?',
        '¿Qué habría en esas horas si no estuviera la pantalla?',
        '¿Cómo quedas cuando por fin lo dejas?',
      ],
      rest: [
        'Estas líneas no corren, se quedan quietas.',
        'Está hecho para no soltarte, no es falta de carácter.',
        'Aquí no hay nada que deslizar.',
      ],
    },
  ],
};
