import type { SituationField } from '../../content/situations/situation.ts';

export const goodEnough: SituationField = {
  situations: [
    {
      id: 'enough-never-good-enough',
      light: 'sentir que nunca es suficiente',
      signs: [
        'no soy|nunca soy|nunca he sido|no me siento|jamas sere|nunca sere > suficiente|lo suficientemente|lo bastante|buen* para nadie|buen* en nada',
        'haga lo que haga|por mas que|por mucho que|aunque me esfuerce|me esfuerzo & nunca|no > suficiente|alcanza|basta|vale|es bastante|sirve & !sueldo|dinero|plata|jef*|trabajo|renta|dormir',
        'soy|me siento > un fracaso|una fracasad*|un fracasad*|inutil|un inutil|una inutil|insuficiente|un desastre en todo|un cero a la izquierda|poca cosa & !desemple*|en paro|sin trabajo|chamba',
        'decepciono|decepcionando|fallo|quedo mal & a todos|a todo el mundo|siempre|a mis papas|a mi familia|con todos',
        'no sirvo|no valgo > para nada|nada|para esto & !desemple*|en paro|sin trabajo|chamba|oficina',
      ],
      say: [
        'La meta se corre cada vez que te acercas.',
        'Das tanto, y algo adentro sigue diciendo más.',
        'Ves lo que falta, y nada de lo que hiciste.',
        'Con esa medida nadie terminaría nunca.',
        'Cansa tener que ganarse el lugar cada día de nuevo.',
      ],
      ask: [
        '¿Suficiente para quién, cuando oyes esa frase?',
        '¿Dónde sentiste hoy que no llegabas?',
        '¿A quién fue más difícil darle gusto, en la infancia?',
        '¿Qué hiciste hoy que nadie contó?',
      ],
      rest: [
        'Aquí nadie pone notas.',
        'No hace falta ser mejor para que haya sitio para ti aquí.',
        'Lo que diste hoy fue real, lo cuenten o no.',
      ],
    },
    {
      id: 'enough-comparing',
      light: 'compararte con los demás',
      signs: [
        'me comparo|compararme|comparandome|comparo mi vida & con|siempre|no dejo|no puedo & !mi novi*|mi pareja|su ex|mi espos*|mi marido',
        'instagram|facebook|tiktok|redes|historias|fotos & mi vida|me siento|envidia|todos & mal|horrible|menos|fea|feo|fracas*|feliz|felices|perfect*|envidia|peor & !horas|ex|mi novi*|mi pareja',
        'todos|todas|los demas|mis amig*|mi prim*|mis prim*|la gente|ellos|ellas & mas guap*|mas bonit*|mas linda*|mas flac*|mas list*|mejor que yo|mejor que la mia|mejores que yo|mas felices|les va mejor|les va bien|todo les sale & yo|mia|a mi',
        'me da|siento|tengo|pura|me muero de|me come la > envidia & ver|gente|amig*|feliz|felices|culpa|tien*|herman*|prim* & !envidia sana',
      ],
      say: [
        'Ves sus vidas por la vitrina y la tuya por la cocina.',
        'Los demás parecen avanzar, y tú te mides con cada uno.',
        'Basta una foto, y lo tuyo se encoge.',
        'Les deseas lo bueno, y aun así duele.',
        'Comparar siempre encuentra a alguien que va delante.',
      ],
      ask: [
        '¿Con quién te comparas más?',
        '¿Qué de su vida es lo que quisieras para ti?',
        '¿Qué viste hoy que lo despertó?',
        '¿Qué no se ve de tu vida en una foto?',
      ],
      rest: [
        'Aquí nadie te mide con nadie.',
        'Nadie sube fotos de las tres de la mañana.',
        'La envidia a veces solo señala un deseo.',
      ],
    },
    {
      id: 'enough-procrastinating',
      light: 'eso que vas dejando para después',
      signs: [
        'procrastin*',
        'lo dejo|dejo todo|dejo las cosas|dejandolo|dejando todo|lo voy dejando|lo sigo dejando|postergo|postergando|aplazo|aplazando|lo pospongo|posponiendo > para el ultimo|para despues|para luego|para manana|hasta el ultimo|para ultima hora|siempre|todo',
        'tesis|tarea|trabajo|informe|ensayo|impuestos|declaracion|llamada|proyecto|estudiar|entregar|tramite & no he empezado|no empiezo|no lo empiezo|ni una linea|no he abierto|no la he abierto|no he tocado|no he hecho nada|no me pongo|y no lo hago|sin empezar|no arranco',
        'me siento|me pongo|tengo que|deberia estar > a estudiar|a trabajar|a escribir|estudiar|estudiando|trabajando|escribir & termino|acabo|y en vez|y estoy|en lugar & videos|celular|movil|redes|limpi*|series|youtube|tiktok|cualquier cosa',
        'digo|me digo|siempre digo|repito > manana > empiezo|lo hago|si|ahora si',
      ],
      say: [
        'No lo haces, y tampoco descansas de ello.',
        'Cada día que pasa, la cosa crece un poco.',
        'Haces de todo, menos eso.',
        'Cuanto más importa, más cuesta acercarse.',
        'Queda ahí en un rincón, mirándote todo el día.',
      ],
      ask: [
        '¿Qué es lo que te espera cuando por fin te sientes a hacerlo?',
        '¿Cuál es la parte que más rechazo te da?',
        '¿Cuánto tiempo queda?',
        '¿Qué sientes en el cuerpo cuando piensas en eso?',
      ],
      rest: [
        'A esta hora no cuenta como dejarlo para después.',
        'No es falta de carácter.',
        'Hasta la cosa más aplazada empieza por un minuto.',
      ],
    },
    {
      id: 'enough-cannot-decide',
      light: 'esa decisión que no se deja tomar',
      signs: [
        'no se > si & quedarme|irme|seguir|terminar|dejar*|aceptar|renunciar|mudarme|volver|casarme|separarme|divorciarme|cambiar*|estudiar & o|no se que hacer|decid*',
        'no me decido|no logro decidir*|no puedo decidir*|no consigo decidir*|no se decidir*|me cuesta decidir*|no se que decidir|no se cual elegir|no se por cual|indecis*|dificil decision|decision dificil & !que comer|que ponerme|que ver|serie|pelicula|color',
        'tengo que|debo|hay que > decidir*|tomar una decision|elegir|escoger & !que comer|que ponerme',
        'pros y contras|un dia digo que si|estoy entre dos|entre la espada|entre dos carreras|entre dos trabajos|entre quedarme|entre irme',
      ],
      say: [
        'Las dos puertas están abiertas, y por cada una se pierde algo.',
        'Decidas lo que decidas, una parte de ti se queda del otro lado.',
        'De tanto pensarlo ya no se oye lo que quieres.',
        'Un día sí, un día no, y la duda todas las noches.',
        'Te tomas en serio lo que depende de esto.',
      ],
      ask: [
        '¿Para cuándo tienes que saberlo?',
        '¿Qué es lo que más te dolería perder?',
        '¿Hacia dónde te inclinas cuando nadie te mira?',
        '¿Qué temes de cada lado?',
      ],
      rest: [
        'Esta noche no hay que decidir nada.',
        'Puedes dejar las dos opciones aquí sobre la mesa.',
        'No saber todavía también es una respuesta honesta.',
      ],
    },
    {
      id: 'enough-behind-in-life',
      light: 'sentir que la vida se te adelantó',
      signs: [
        'atrasad*|atras|retrasad*|rezagad* > en la vida|en mi vida|respecto|que todos|que los demas',
        'tengo|cumpli|a mis|con mis|cumplo > no he logrado nada|no he hecho nada|no tengo nada|y vivo con mis papas|y vivo con mis padres|y sigo sin nada|y no he logrado|y no he hecho',
        'a mi edad|a mis 20|a mis 30|a mis 40|a los 30|a los 40|a estas alturas & ya tenia*|no tengo|sigo|sin|todos|no he|vivo con|deberia',
        'se me esta yendo el tren|se me va el tren|se me fue el tren|me dejo el tren|se me pasa el arroz|se me paso el arroz|se me hizo tarde en la vida',
        'todos|todas|mis amig*|mis companer*|mi generacion > se casan|se estan casando|tienen hijos|ya tienen|ya son|ya estan|avanzan & yo & sigo|nada|igual|atras|mismo|sin & !envidia',
      ],
      say: [
        'Hay un calendario que nadie escribió, y todos parecen cumplirlo.',
        'Los demás tachan cosas de la lista, y tú te sigues buscando en ella.',
        'Miras tus años y cuentas lo que no está.',
        'Pesa llegar tarde a algo que nadie avisó cuándo empezaba.',
        'Quizá duele menos lo que falta que sentir que te quedas fuera.',
      ],
      ask: [
        '¿Qué creías, de joven, que tendrías a estas alturas?',
        '¿Qué de todo eso quisieras de verdad?',
        '¿Quién te hizo sentirlo últimamente?',
        '¿Qué hubo en esos años que no sale en ninguna lista?',
      ],
      rest: [
        'Aquí no hay reloj.',
        'Esos años también fueron tuyos.',
        'Nadie vive según el plan que tenía a los veinte.',
      ],
    },
  ],
};
