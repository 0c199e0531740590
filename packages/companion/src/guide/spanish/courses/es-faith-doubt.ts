import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody's faith wavers. */
export const esFaithDoubt: Course = {
  id: 'es-faith-doubt',
  language: 'es',
  begins: typed(
    /(?:estoy|siento que|creo que|ando) (?:\S+ )?(?:perdiendo|perdi|pierdo|dudando de|enojad[oa] con|alejad[oa] de|lejos de|pelead[oa] con|molest[oa] con|decepcionad[oa] de) (?:\S+ )?(?:la fe|mi fe|dios|de dios|con dios)|(?:perdi|he perdido|pierdo|se me (?:fue|acaba|esta acabando)|me falta|tengo poca|mi) (?:la |mi )?fe(?:$|[.,!?]| (?:en|se|esta|y|desde|ya|tambalea|flaquea))|(?:ya )?no (?:se si |siento a |siento que |puedo )?(?:creo|creer|siento|existe|escucha) (?:\S+ )?(?:en |a |que )?(?:dios|la iglesia|nada de lo que)|no se si (?:\S+ )?(?:dios (?:existe|me escucha|esta)|creo|existe dios)|dios (?:\S+ )?(?:no me (?:escucha|oye|contesta|responde|quiere)|me (?:abandono|olvido|dejo|castiga|esta castigando)|se (?:olvido|olvida) de mi|guarda silencio|esta lejos)|(?:por que|porque) dios (?:\S+ ){0,2}?(?:permite|permitio|me|deja|dejo|hace|no)|(?:ya )?no puedo (?:rezar|orar)|(?:tengo|con) (?:muchas )?dudas (?:de|sobre|con) (?:mi |la )?(?:fe|religion|dios)|no siento (?:a|la presencia de) dios/,
  ),
  unless: typed(
    danger,
    notReal,
    /buena fe|mala fe|mi (?:hij[oa]|espos[oa]|amig[oa]) (?:perdio|ya no cree)|santa fe|pol[ií]tic\w+|gobierno|humanidad|la gente|el amor|mi equipo|demonio|voces|soy (?:el mesias|profeta)/,
  ),
  first: {
    say: [
      'Cuando eso se mueve, se mueve el suelo entero.',
      'El silencio de Dios puede ser muy ruidoso.',
      'Dudar de lo que te sostenía deja mucho frío.',
    ],
    ask: ['¿Cuándo empezó a cambiar?', '¿Qué fue lo que lo rompió?', '¿Cómo era antes tu fe?'],
  },
  turns: [
    {
      when: typed(
        /(?:es|sera) (?:un )?pecado|(?:esta|estara|hago) mal|dios (?:\S+ )?(?:esta enojado|me (?:castiga|castigara|odia|perdona|perdonara|va a))|soy (?:\S+ )?(?:mal[oa]|pecador[a]?|hipocrita)/,
        isNormal,
      ),
      say: [
        'Mucha gente creyente ha pasado por ahí, y también en los salmos alguien le reclama a Dios su silencio. La duda cabe en la fe.',
        'No puedo hablar por Dios. Enojarse con alguien suele querer decir que todavía hay trato.',
      ],
      asked: true,
    },
    {
      when: typed(
        /por que (?:\S+ ){0,3}(?:dios|permite|permitio|a mi|no me (?:escucha|contesta)|nos|deja)|(?:crees|tu crees|existe|hay) (?:\S+ )?(?:en )?(?:dios|algo|cielo)(?=.*\?)|donde (?:esta|estaba) dios/,
      ),
      say: [
        'No tengo esa respuesta, y desconfiaría de una rápida. Es la pregunta más vieja, y suele salir del dolor.',
        'Soy un programa y no puedo saberlo. Puedo quedarme con la pregunta un rato, sin taparla.',
      ],
      asked: true,
    },
    {
      when: typed(
        willPass,
        /como (?:\S+ )?(?:recupero|vuelvo|rezo|oro|creo|encuentro|siento)|(?:deberia|debo) (?:\S+ ){0,2}(?:ir|rez\w+|or\w+|habl\w+|dejar|confes\w+|fingir)/,
        whatToDo,
      ),
      say: [
        'Algo pequeño y honesto: en vez de la oración de siempre, decir solo lo que hay. “No te siento.” También eso puede ser rezar.',
        'Quizá hablar con alguien de tu fe que no se asuste de las preguntas. Y sin prisa: no hay que decidir en qué crees esta semana.',
      ],
      asked: true,
    },
    {
      when: typed(
        /muri\w+|muerte|falleci\w+|enferm\w+|cancer|accidente|perdi a|hospital|bebe|le pedi|rogue|supliqu\w+|rece (?:tanto|mucho|por)|ore (?:tanto|mucho|por)/,
      ),
      say: ['Después de algo así, las frases de consuelo suenan huecas.', 'Algo así cambia hasta la manera de rezar.'],
    },
    {
      when: typed(
        /iglesia|cura|sacerdote|pastor\w*|misa|congregacion|comunidad|hipocrit\w+|culto|hermanos de|juzg\w+|lideres/,
      ),
      say: [
        'Se puede querer a Dios y salir con heridas de su casa.',
        'Cuando falla la gente, lo demás se tambalea también.',
      ],
    },
    {
      when: typed(
        /mi (?:mama|papa|familia|abuel[oa]|espos[oa]|marido|madre|padre)|mis (?:papas|padres|hij[oa]s)|me (?:criaron|educaron|crie)|crec\w+|desde niñ[oa]|toda la vida/,
      ),
      say: ['La fe también era un idioma de familia.', 'Dudar ahí es como cambiar de apellido.'],
      ask: ['¿Se lo podrías contar a alguien de los tuyos?'],
    },
    {
      when: typed(
        /rez\w+|orar|oracion\w*|oro|biblia|silencio|no (?:siento|me (?:contesta|escucha|oye|responde))|vaci[oa]|pared|techo|palabras/,
      ),
      say: ['Hablar y que no vuelva ni el eco.', 'Extrañar esa compañía también es un duelo.'],
    },
    {
      when: typed(
        /antes (?:\S+ )?(?:sentia|creia|rezaba|iba|tenia|era|oraba)|extraño|recuerd\w+|cuando era|me daba paz/,
      ),
      say: ['Aquello era un refugio, y se nota su falta.', 'Se extraña hasta la manera en que se creía.'],
    },
    {
      when: typed(/infierno|castig\w+|culp\w+|pecad\w+|miedo|condena\w*|enojad[oa]|rabia|bronca|enojo|coraje/),
      say: ['Ese miedo se aprendió temprano y habla muy alto.', 'La rabia también es una forma de seguir hablando.'],
    },
    {
      when: typed(
        /nadie (?:\S+ )?sabe|fing\w+|no (?:le|se lo) (?:he )?(?:digo|dicho|contado|conte)|sigo yendo|que van a (?:decir|pensar)|verguenza|vergüenza|sol[oa]/,
      ),
      say: [
        'Cantar con todos y no creer lo que se canta: qué soledad.',
        'Sostener las apariencias de la fe cansa el alma.',
      ],
    },
    {
      when: typed(
        /ciencia|logica|pruebas|no tiene sentido|preguntas|contradic\w+|lei|religiones|ate[oa]|agnostic[oa]|sentido|para que/,
      ),
      say: ['Las preguntas honradas no son traición.', 'Cuando una pieza ya no encaja, se mira todo el rompecabezas.'],
    },
    {
      when: typed(
        /(?:a veces|hoy|ayer|todavia|aun) (?:\S+ ){0,4}(?:siento|senti|paz|rece|fui|creo|quiero|espero|luz|vela)|quiero (?:creer|volver)|un poco de|naturaleza|musica|cancion|esperanza/,
      ),
      say: ['Algo sigue encendido, aunque sea bajito.', 'Querer creer ya es una manera de estar cerca.'],
    },
    {
      when: typed(/trist\w+|llor\w+|lloro|perdid[oa]|cansad[oa]|confund\w+|no se|duele|mal|dificil/),
      say: ['Es perder y buscar al mismo tiempo.', 'Con eso en el aire, todo lo demás también pesa.'],
    },
  ],
  say: [
    'Aquí puedes dudar en voz alta.',
    'No hay prisa por tener una respuesta.',
    'Una fe que pregunta sigue viva de alguna manera.',
    'Lo que te sostenía merece tomarse en serio, también al soltarse.',
  ],
  ask: [
    { line: '¿Qué es lo que más extrañas de creer?', unless: typed(/extraño/) },
    { line: '¿Qué le dirías a Dios, sin cuidar las palabras?' },
    { line: '¿Hay algo en lo que todavía confías?' },
  ],
};
