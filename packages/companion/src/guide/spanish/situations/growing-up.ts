import type { SituationField } from '../../content/situations/situation.ts';

export const growingUp: SituationField = {
  situations: [
    {
      id: 'grow-behind-peers',
      light: 'sentir que todos van más adelante',
      signs: [
        'todos|todas|mis amigos|mis amigas|los demas|la gente de mi edad|gente de mi edad|mis companeros|mis ex companeros & avanzan|avanza|se casan|se estan casando|se gradu*|compran casa|ya tienen|tienen hijos|ya trabajan|tienen su vida|con hijos|viajan & menos yo|y yo no|yo sigo|y yo sigo|y yo nada|yo estoy estancad*|estancad*|yo aqui|y yo aqui|y yo ni|no he logrado|atras & !recreo|examen*',
        'voy tarde|voy atrasad*|voy atras|me estoy quedando atras|me siento atrasad*|me quede atras|llegue tarde|estoy estancad*|me siento estancad* & vida|edad|amigos|todos|anos|los demas|amigas & !materia*|clase*|semestre|trabajo',
        'a mi edad|a los|tengo & no he logrado nada|no he hecho nada con mi vida|sigo sin nada',
        'se me esta yendo|se me va|desperdici*|estoy perdiendo|perdi > la juventud|mi juventud|mis mejores anos|los mejores anos',
        'a mi edad > mi mama|mi papa|mis papas|mis padres|mi madre|mi padre > ya tenia|ya tenian|ya era|ya eran',
      ],
      say: [
        'Miras alrededor, y parece que todos tomaron un tren que no viste pasar.',
        'Lo que muestran los demás es la foto, y tú comparas tu día entero.',
        'Tu vida va a su paso, y el mundo parece correr.',
        'No es envidia, es querer que también te toque.',
        'Quizá lo que más pesa es la edad que pensabas tener para ciertas cosas.',
      ],
      ask: [
        '¿Qué es lo que más te gustaría tener ya?',
        '¿Cuándo te pega más fuerte?',
        '¿De quién es ese calendario que llevas en la cabeza?',
        '¿Qué hay en tu vida que no sale en ninguna foto?',
      ],
      rest: [
        'Cada vida tiene sus horas.',
        'Ir a otro paso no es estar fuera del camino.',
        'A las tres de la mañana todos los demás parecen ir ganando.',
      ],
    },
    {
      id: 'grow-living-with-parents',
      light: 'vivir con tus padres a estas alturas',
      signs: [
        'sigo viviendo|todavia vivo|aun vivo|vivo todavia|vivo aun|sigo|volvi a vivir|regrese a vivir|tuve que volver|tuve que regresar|he vuelto|he tenido que volver|volvi|regrese|me toco volver|no me puedo ir|no puedo irme|no me he podido ir > con mis papas|con mis padres|con mi mama|con mi madre|con mi papa|con mis viejos|en casa de mis papas|en casa de mis padres|a casa de mis padres|a casa de mis papas|a la casa de mis papas|a la casa de mis padres|en casa de mi madre|de casa de mi madre|de casa de mis padres|de la casa de mis papas|con ellos|a mi cuarto de & !hablar|peleand*|la discusion|mi novi*',
        'no me voy a independizar|no me puedo independizar|no puedo independizarme|no logro independizarme|no me alcanza para independizarme|independizarme & alquiler*|renta|sueldo|nunca|papas|padres|no|miedo & !manana me mudo|por fin',
        'vivo con mis papas|vivo con mis padres|vivo con mi mama|vivo con mi madre & verguenza|pena|fracaso|fracasad*|28|29|30|31|32|33|34|35|36|38|40|27|26|25|me tratan como|a mi edad',
      ],
      say: [
        'Es tu casa de siempre, y ya no del todo tuya.',
        'Eres una persona adulta, y al cruzar esa puerta vuelves a tener quince.',
        'Querías tu propio lugar, y las cuentas dicen que todavía no.',
        'Se agradece el techo, y también se extraña la llave propia.',
        'Tal vez duele más lo que crees que piensan los demás.',
      ],
      ask: [
        '¿Qué es lo que más echas de menos de tener lo tuyo?',
        '¿Cómo son los días ahí?',
        '¿Qué dirías que piensan ellos de esto?',
        '¿Cómo te imaginas tu propio lugar?',
      ],
      rest: [
        'Vivir ahí no dice hasta dónde llegas.',
        'Son los precios de hoy, no la falta de ganas.',
        'Querer tu propia puerta tiene todo el sentido.',
      ],
    },
    {
      id: 'grow-driving-passed',
      light: 'tu licencia de conducir',
      glad: true,
      signs: [
        'aprobe|pase|he aprobado|me saque|saque|ya tengo|por fin tengo|tengo|me dieron|obtuve|consegui|con > el carnet|carnet de conducir|el carnet de conducir|mi licencia|la licencia|licencia de conducir|licencia de manejo|mi licencia nueva|el permiso de conducir|permiso de conducir|el examen de manejo|el examen de conducir|el practico|el teorico|la prueba de manejo|mi carnet|el brevete|el registro de conducir & !no pase|no aprobe|no tengo|medica|licencia medica|maternidad|miedo|robaron|perdi|quitaron|venc*',
        'compre|me compre|tengo|estrene > mi primer carro|mi primer coche|mi primer auto|mi primera moto & !choque|chocaron|robaron',
        'maneje|conduje > sola|solo > por primera vez|primera vez',
      ],
      say: [
        'Ahora el camino es tuyo.',
        'Tú al volante, y la ventana abierta.',
        'Una licencia con tu foto, y la calle por delante.',
        'De pronto el mapa se hizo más grande.',
        'Lo lograste tú, con tus manos en el volante.',
      ],
      ask: [
        '¿A dónde fuiste o vas a ir primero?',
        '¿Cómo fue el momento en que te lo dijeron?',
        '¿A quién quieres llevar de paseo?',
        '¿Qué música va a sonar en el primer viaje?',
      ],
      rest: ['Qué buena sensación, la de las llaves en la mano.', 'Buen camino.', 'Eso se gana kilómetro a kilómetro.'],
    },
  ],
};
