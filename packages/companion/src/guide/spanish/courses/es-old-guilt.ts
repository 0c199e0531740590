import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody carries the guilt of something done long ago. */
export const esOldGuilt: Course = {
  id: 'es-old-guilt',
  language: 'es',
  begins: typed(
    /(?:no (?:me |puedo )?(?:perdono|perdonarme|me puedo perdonar|logro perdonarme|he podido perdonarme)|no me lo perdono)|(?:me (?:siento|persigue|carcome|come|mata|pesa|atormenta|sigue pesando)|cargo|vivo|tengo|llevo) (?:\S+ ){0,3}?(?:culpable|la culpa|con (?:la |una |mucha )?culpa|una culpa|remordimientos?) (?:\S+ ){0,2}?(?:por (?:algo|lo que|haber|cosas|mi|un)|de (?:algo|lo que|haber)|desde|del pasado|que hice|hace)|hice algo (?:\S+ ){0,3}?(?:horrible|malo|terrible|que no|feo|de lo que|imperdonable|hace)|me arrepiento (?:\S+ ){0,3}?(?:de (?:algo|lo que|haber|cosas|como)|mucho|todos los dias)|(?:lo que hice|lo que le hice) (?:\S+ ){0,4}?(?:me (?:persigue|pesa|atormenta|duele)|no tiene perdon|estuvo (?:muy )?mal)|la culpa (?:no me (?:deja|suelta)|me (?:come|mata|carcome|persigue))|errores? del pasado/,
  ),
  unless: typed(
    danger,
    notReal,
    /(?:comer|comi|comido|gastado|comprado|dieta|atracon|gast[eé]|compr[eé]|sin ganas de trabajar)|mat[eé] a|atropell\w+|viol\w+|abus\w+|lo que me hicieron|muri[oó]|falleci[oó]|mi (?:hij[oa]|espos[oa]) (?:hizo|se siente)/,
  ),
  first: {
    say: [
      'Hay cosas que se siguen pagando mucho después.',
      'Llevar eso tanto tiempo, y casi siempre en silencio.',
      'A quien no le importa no se le queda así.',
    ],
    ask: ['¿Quieres contarme qué pasó?', '¿Hace cuánto fue?', '¿Qué te lo trajo hoy?'],
  },
  turns: [
    {
      when: typed(
        /soy (?:\S+ )?(?:mal[oa]|horrible|un monstruo|basura|mala persona)|(?:merezco|tengo) (?:\S+ )?(?:perdon|ser feliz|esto)|(?:es|tiene) (?:imperdonable|perdon)|que (?:piensas|opinas) de mi|me juzgas/,
        isNormal,
      ),
      say: [
        'Una cosa mal hecha no es todo lo que eres. A quien fuera malo no le pesaría así.',
        'No estoy para juzgarte. Estuvo mal, quizá; y la persona que hoy lo ve tan claro ya no es exactamente la misma.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|conviene|tengo que|le) (?:\S+ ){0,2}(?:ped\w+|pido|disculp\w+|busc\w+|escrib\w+|cont\w+|confes\w+|decir\w*|digo)(?=.*\?)|como (?:\S+ )?(?:me perdono|le pido|reparo|arreglo|vivo|dejo|suelto)|que le (?:digo|diria|escribo)/,
        whatToDo,
      ),
      say: [
        'Si hay a quién pedírselo, puede ser corto y sin excusas: “Te hice daño, y lo sé. Lo siento. No espero respuesta.” Solo si a esa persona no le abre otra herida.',
        'Cuando ya no se puede reparar con quien fue, algunos reparan hacia delante: hacer con otros lo que entonces faltó.',
      ],
      asked: true,
    },
    {
      when: typed(willPass, /(?:me (?:perdonara|va a perdonar)|dios me perdona)/),
      say: [
        'No sé si se va del todo. Muchas veces pierde fuerza cuando por fin se dice en voz alta.',
        'Eso no lo decides tú por la otra persona. Lo que sí es tuyo es dejar de castigarte a diario por lo mismo.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:era|tenia) (?:\S+ )?(?:joven|chic[oa]|niñ[oa]|adolescente|inmadur[oa]|\d+|otra persona)|no sabia|en ese (?:momento|tiempo|entonces)|estaba (?:mal|borrach\w+|desesperad\w+|enoj\w+|deprimid\w+|muy)/,
      ),
      say: ['Entonces no sabías lo que ahora sabes.', 'Juzgas aquel día con los ojos de hoy.'],
    },
    {
      when: typed(
        /(?:le )?(?:menti|engañe|fui infiel|robe|traicione|abandone|deje|humille|grite|hice bullying|moleste|lastime|heri|falle|insulte|pegue)|infiel|bullying|me burle/,
      ),
      say: ['Decirlo con esas palabras cuesta.', 'No lo maquillas, y eso ya es mirar de frente.'],
      ask: ['¿Qué quisieras que esa persona supiera?'],
    },
    {
      when: typed(
        /mi (?:mama|papa|madre|padre|herman[oa]|hij[oa]|ex|abuel[oa]|amig[oa]|espos[oa])|mis (?:hij[oa]s|padres|papas)/,
      ),
      say: ['Y fue con alguien que querías; por eso no cicatriza.', 'Lo que pesa es haberle fallado justo ahí.'],
    },
    {
      when: typed(
        /nadie (?:\S+ )?(?:sabe|lo sabe)|nunca (?:se )?(?:lo )?(?:he )?(?:conte|contado|dije|dicho)|secreto|primera vez que (?:lo )?(?:digo|cuento)|me da (?:verguenza|vergüenza|pena)|si (?:supieran|se enteran)/,
      ),
      say: ['Así que acaba de salir por primera vez.', 'Guardado a oscuras crece; dicho, al menos tiene un tamaño.'],
    },
    {
      when: typed(
        /(?:le )?pedi perdon|me disculpe|me perdono|ya me perdon\w+|no me (?:perdono|contesto|quiso)|intente (?:reparar|hablar|arreglar)|le escribi/,
      ),
      say: [
        'Hiciste lo que estaba en tus manos; lo demás no lo está.',
        'El perdón de fuera llega a veces antes que el de dentro.',
      ],
    },
    {
      when: typed(
        /noches?|dormir|duermo|sueño con|pesadill\w+|todos los dias|cada (?:noche|dia|vez)|vueltas|me acuerdo|recuerd\w+|la escena|no (?:dejo|paro)/,
      ),
      say: [
        'La memoria vuelve al mismo cuarto, siempre de noche.',
        'Repetirlo tanto es ya una condena bastante larga.',
      ],
    },
    {
      when: typed(
        /(?:\d+|un|dos|tres|cinco|diez|veinte|muchos|varios) años|mucho tiempo|hace (?:\S+ )?(?:tiempo|meses|años)/,
      ),
      say: ['Es mucho tiempo para llevarlo a cuestas.', 'Los años pasaron para todos menos para esa escena.'],
    },
    {
      when: typed(/dios|pecado|confes\w+|iglesia|cura|pastor|karma|castig\w+|lo merezco|merezco/),
      say: [
        'Parece que esperas un castigo que ya te das a diario.',
        'Hay una parte de ti que busca perdón, y otra que no lo deja entrar.',
      ],
    },
    {
      when: typed(/si pudiera|hubiera|hubiese|volver (?:atras|el tiempo)|regresar|cambiar (?:lo|el)|ojala/),
      say: [
        'Querer volver y hacerlo bien dice quién eres ahora.',
        'Aquel día sigue cerrado, y la mano sigue en la puerta.',
      ],
    },
    {
      when: typed(
        /(?:voy a|quiza|tal vez|quiero|pienso) (?:\S+ ){0,3}(?:ped\w+|escrib\w+|busc\w+|habl\w+|repar\w+|cont\w+|carta|cambi\w+)|ahora (?:soy|trato|intento|ayudo)|he cambiado|cambie/,
      ),
      say: ['Eso ya es otra manera de cargarlo.', 'Hay reparación en eso, aunque nadie la vea.'],
    },
    {
      when: typed(
        /culp\w+|verguenza|vergüenza|llor\w+|lloro|asco|odio|duele|trist\w+|mal|remordim\w+|arrepent\w+|monstruo|basura|peor/,
      ),
      say: ['La culpa señala que hay algo que te importaba cuidar.', 'Castigarte más no le quita dolor a nadie.'],
    },
  ],
  say: [
    'Se puede haber hecho daño y no ser solo eso.',
    'Poner esto en palabras pide valor.',
    'Lo miras de frente, y eso ya es mucho.',
    'Reparar y castigarse no son lo mismo.',
  ],
  ask: [
    { line: '¿Qué harías hoy de otra manera?' },
    { line: '¿Alguien más sabe que cargas esto?', unless: typed(/nadie|secreto|nunca/) },
    { line: '¿Qué le dirías a alguien que te contara lo mismo?' },
  ],
};
