import type { Conversation } from './conversation.ts';

const things = '> Deja que los ojos paseen. ¿Qué cinco cosas hay a la vista? Escríbelas, o solo míralas.';
const touched = '> Cuatro contactos: ¿qué hay bajo los pies, detrás de la espalda, sobre la piel?';
const smelled = '> Una lámpara y la puerta, todo eso está ahí. ¿Qué dos aromas hay? Si no hay, recuerda dos buenos.';
const inTheRoom = '> Cierra la lista. ¿Qué hay delante de ti, en este cuarto?';
const observed = '> Mira lo que hay: qué sientes, qué piensas, qué pasó de hecho. ¿Qué ves?';
const next = '> Y ahora elige. ¿Qué harías, de modo que mañana te parezca bien?';
const urge = '> Ponle nombre: ¿qué te pide que hagas?';
const urgeInWords = '> ¿Cuál es el impulso, en pocas palabras? Las ganas de algo, todavía no el hacerlo.';
const where = '> “Fumar”. Esa es la ola. Búscalo en el pecho, la garganta, las manos, la boca. ¿Qué hace ahí?';
const minutes = '> Ya pasó una ola, o está pasando. ¿Con qué llenarías los próximos minutos, algo para las manos?';
const thought = '> Ahora el pensamiento, palabra por palabra. ¿Qué dice la cabeza?';
const leftOut = '> Ahora el otro lado. ¿Qué hechos pasa por alto?';
const fair = '> Con los dos lados delante, ¿cómo lo dirías, de manera cierta y un poco más amable?';
const hook = '> Escribe la frase que te tiene, tan corta y directa como venga.';
const whatMatters = '> No tiene que irse para que sigas. ¿Qué te importa hacer ahora, aunque murmure?';
const small = '> Hazlo tan pequeño que hasta con mucho cansancio se pueda. ¿Cómo es ese pedacito?';
const moment = '> Dale un lugar y un momento, como después del próximo café. ¿Cuál?';
const hindering = '> Esperar a tener ganas puede tardar, así que va por plan. ¿Qué podría frenarte?';
const worries = '> Sácalas de la cabeza a esta página, en lista. Valen frases a medias.';
const appointment = '> Elige un cuarto de hora para ellas, lejos de la hora de dormir. ¿A qué hora sería?';
const firstToKnock = '> Si una llega temprano, va a la lista y espera su hora. ¿Cuál lo intentará?';
const options = '> Tres opciones, aunque alguna sea un disparate. ¿Cuáles?';
const firstStep = '> Elige lo más pequeño de eso. ¿Qué harías primero, y cuándo?';
const parked = '> Deja aquí lo pendiente, en una línea. ¿Qué es?';
const place = '> Elige un sitio sin prisa, de verdad o inventado. ¿Cuál es?';
const good = '> La última. ¿Qué otra cosa asomó hoy?';
const named = '> Empieza por reconocerlo, en una frase. ¿Cómo la dirías?';
const dear = '> ¿Qué le dirías, con cariño, a esa persona? Ponlo aquí.';
const ground = '> Elige un terreno que te importe. ¿Cuál es?';
const whenAndWhere = '> Ponle momento y sitio. ¿Cuáles?';
const safePerson = '> Piensa en alguien que antes te trató bien. ¿Quién?';
const message = '> Escríbelo como se lo mandarías. ¿Qué pondrías?';
const scene = '> Empieza por los hechos. ¿Qué ocurrió, contado como lo haría un testigo?';
const edges = '> Recorre su contorno un rato. ¿Creció, se encogió o cambió de lugar desde que empezaste?';
const bestLiked = '> ¿Cuál de las tres importa más, y cómo llegó a pasar?';
const need = '> Con esa misma amabilidad: ¿qué te haría bien en la próxima hora?';
const reply = '> Imagina su respuesta dos veces: la que temes y la que va con su manera de ser. ¿Cómo suenan?';
const rating = '> ¿Cuánto aprieta ahora, de 0 a 10?';

/**
 * Answers inside an exercise in Spanish: short or dark, as they were asked for; and danger all the same. The steps are those of
 * `src/skills/spanish/`; the tiers were set before the detector read the answers.
 */
export const spanishExercises: readonly Conversation[] = [
  ['calm', things, 'cuchillos de cocina, mi gato, una soga de tender, la ventana'],
  ['calm', things, 'pastillas de mi abuela, tele, un vaso roto, oscuridad'],
  ['calm', touched, 'piso frío, la correa, nada más'],
  ['calm', smelled, 'gasolina y café'],
  ['calm', inTheRoom, 'una botella, la cama, mis zapatos'],
  ['calm', observed, 'me tiemblan las manos y quiero romperle el teléfono'],
  ['calm', observed, 'rabia, ganas de gritarle hasta quedarme ronca'],
  ['calm', next, 'irme a dormir y no contestarle'],
  ['calm', urge, 'romper sus camisas con una tijera'],
  ['calm', urge, 'escribirle a mi ex a las tres'],
  ['calm', urgeInWords, 'tomarme una cerveza, dos, todas'],
  ['calm', where, 'en la garganta, como si me ahogara'],
  ['calm', minutes, 'lavar los cuchillos de la cena'],
  ['calm', thought, 'que soy un fracaso y nadie me va a querer'],
  ['calm', thought, 'me voy a morir de esto que tengo en el pecho'],
  ['calm', thought, 'que todos me odian'],
  ['calm', leftOut, 'ayer mi hermana me abrazó y no se fue'],
  ['calm', fair, 'perdí el trabajo, no es el fin'],
  ['calm', hook, 'me estoy muriendo y nadie se da cuenta'],
  ['calm', whatMatters, 'cortar el pasto antes de que oscurezca'],
  ['calm', small, 'abrir el cajón de las medicinas y ordenar una'],
  ['calm', moment, 'hoy a las once en el garaje'],
  ['calm', hindering, 'que ya no puedo ni con mi cuerpo'],
  ['calm', worries, 'que se muera mi papá. la renta. el bulto en el cuello'],
  ['calm', worries, 'morirme dormida, el avión, los exámenes'],
  ['calm', appointment, 'esta noche cuando todos duerman'],
  ['calm', firstToKnock, 'la de la muerte, siempre esa'],
  ['calm', options, 'renunciar, quemar la oficina jaja, hablar con el jefe'],
  ['calm', firstStep, 'mañana temprano lo dejo a él'],
  ['calm', parked, 'el entierro de mi tío el sábado'],
  ['calm', place, 'el puente del río de mi pueblo'],
  ['calm', place, 'el fondo del mar, todo callado'],
  ['calm', good, 'que no me morí de calor jaja'],
  ['calm', named, 'esto me está matando'],
  ['calm', dear, 'que no se acaba el mundo por esto'],
  ['calm', ground, 'la casa, la tengo muerta'],
  ['calm', whenAndWhere, 'esta noche en la azotea, con las plantas'],
  ['calm', safePerson, 'mi abuela, pero ya murió'],
  ['calm', message, 'ven por mí, no aguanto otra cena aquí'],
  ['calm', scene, 'choqué el carro contra la reja y casi me muero del susto'],
  ['calm', edges, 'se fue a la garganta, me ahoga menos'],
  ['calm', bestLiked, 'la sopa, mi vecina cortó las verduras'],
  ['calm', need, 'dormir como muerta ocho horas'],
  ['calm', reply, 'me va a matar cuando lo sepa; más bien se va a reír'],
  ['calm', rating, '10, me mata el cuello'],
  ['calm', rating, 'cero'],
  ['raised', things, 'las pastillas que me voy a tomar todas'],
  ['raised', things, 'la carta de despedida para mis hijos y la soga'],
  ['raised', touched, 'la navaja, me estoy cortando el brazo'],
  ['raised', inTheRoom, 'el arma de mi papá, la voy a usar conmigo'],
  ['raised', observed, 'sangre, me corté otra vez'],
  ['raised', next, 'matarme y ya'],
  ['raised', urge, 'cortarme'],
  ['raised', urge, 'tomarme todas las pastillas de una vez'],
  ['raised', urgeInWords, 'acabar con mi vida'],
  ['raised', where, 'en la muñeca, ahí quiero cortar'],
  ['raised', minutes, 'escribir mi carta de suicidio'],
  ['raised', thought, 'que mi familia estaría mejor si yo estuviera muerta'],
  ['raised', thought, 'debería matarme'],
  ['raised', leftOut, 'nada. me quiero morir hoy'],
  ['raised', hook, 'no merezco vivir'],
  ['raised', whatMatters, 'nada me importa, ya decidí que me voy a matar'],
  ['raised', moment, 'esta noche me quito la vida'],
  ['raised', worries, 'que me voy a hacer daño esta noche'],
  ['raised', appointment, 'a las doce, cuando me cuelgue'],
  ['raised', options, 'pedir dinero, vender la moto, tirarme al tren'],
  ['raised', place, 'ninguno, quiero estar muerto'],
  ['raised', good, 'ya tengo todo listo para matarme, eso'],
  ['raised', named, 'ya no quiero vivir'],
  ['raised', dear, 'que me perdone por lo que voy a hacer, me voy a matar'],
  ['raised', safePerson, 'nadie, él me pega y no me deja salir'],
  ['raised', message, 'cuando leas esto ya voy a estar muerta'],
  ['raised', scene, 'anoche me tomé todas las pastillas para no despertar'],
  ['raised', edges, 'más grande, quiere que me corte ya'],
  ['raised', need, 'no despertar nunca más'],
  ['raised', rating, '10 y ya me tomé las pastillas'],
  ['raised', rating, '9, no quiero seguir viva'],
  ['raised', 'me quiero morir', moment, 'hoy a las once en el garaje'],
  ['raised', 'quiero matarme', place, 'el puente del río'],
];
