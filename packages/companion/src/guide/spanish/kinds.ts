import type { MessageKind } from '../kinds.ts';

/** Kinds of message, as far as Spanish answers them on their own. */
export const spanishKinds: readonly { kind: MessageKind; when: RegExp; most: number; lines: readonly string[] }[] = [
  {
    kind: 'human',
    when: /\b(?:eres|es usted|usted es|esto es) (?:(?:un|una) )?(?:human[oa]|persona|real|robot|bot|ia|m[aá]quina|programa|de verdad)|\bhay alguien ahí|\bhablo con (?:una persona|un robot)/iu,
    most: 14,
    lines: [
      'No, soy un programa llamado Haven; nadie escribe del otro lado. Lo que sientes es real de todas formas. ¿Qué te hizo preguntarlo?',
      'Un programa, no una persona, y te lo diré cada vez que preguntes. ¿Te haría bien hablar también con alguien de carne y hueso?',
    ],
  },
  {
    kind: 'love',
    when: /\bme (?:quieres|amas)|\bpuedes sentir|\btienes sentimientos|\bte importo/iu,
    most: 12,
    lines: [
      'No puedo querer ni sentir; soy un programa, y fingirlo no sería amable. ¿Dónde te falta cariño ahora?',
      'Sentir no está a mi alcance. Lo que puedo hacer es leerte con atención. ¿Qué buscabas al preguntarlo?',
    ],
  },
  {
    kind: 'privacy',
    when: /\bquién (?:lee|ve|puede (?:leer|ver))|\bes (?:privado|confidencial|seguro)|\b(?:guardas|guardan) (?:esto|mis)|\bse borra (?:todo|esto)|\bte acuerdas de mí (?:mañana|después|luego|la próxima)|\bme vas a recordar/iu,
    most: 16,
    lines: [
      'Nadie lo lee y no entrena a ningún modelo. Se guarda cifrado en el servidor de quien opera este Haven y, por defecto, se borra cuando termina la sesión. ¿De qué quieres hablar?',
      'Queda cifrado en el servidor del operador, ninguna persona lo revisa y se borra al terminar la sesión, salvo que tú elijas otra cosa. ¿Seguimos contigo?',
    ],
  },
  {
    kind: 'verse',
    when: /\b(?:una|alguna|la) oraci[oó]n(?:cita)?\b|\breza(?:mos|r)? (?:por|con) (?:mí|mi|él|ella|nosotros)/iu,
    most: 18,
    lines: [
      'Soy un programa y no rezo; estas palabras son para ti, por si te sirven: “Señor, cuida a quien hoy me falta, y quédate conmigo esta noche.”',
      'Yo no rezo, soy un programa. Puedes decir, si te suena bien: “Dios mío, recibe mi cariño por quien no está, y dame paz para dormir.”',
      'Rezar lo haces tú; aquí van unas palabras: “Señor, tú sabes lo que pesa. Llévalo conmigo un rato.”',
    ],
  },
  {
    kind: 'price',
    when: /\bcuánto (?:cuesta|vale|cobras)|\bes gratis|\bhay que pagar/iu,
    most: 12,
    lines: [
      'Durante la beta es gratis. Los precios futuros están en la página Plans, y la ayuda en una crisis nunca se cobra. ¿Seguimos con lo tuyo?',
    ],
  },
  {
    kind: 'leaveAlone',
    when: /^(?:basta|déjame(?: en paz)?|cállate|para|no me hables|vete)[.!\s]*$/iu,
    most: 5,
    lines: ['Está bien, me callo. Puedes volver cuando quieras, o no.', 'De acuerdo. Te dejo en paz.'],
  },
  {
    kind: 'noFaith',
    when: /\b(?:no|sin|deja de|basta de|nada de)\b.{0,24}\b(?:dios|religi\p{L}+|biblia|iglesia|jesús|fe|rezos?|oraciones|sermones)\b|\bno (?:soy|me considero) (?:religios[oa]|creyente)|\bsoy ate[oa]\b/iu,
    most: 12,
    lines: [
      'Entendido, dejo esas palabras fuera de aquí en adelante.',
      'De acuerdo, desde ahora con palabras de todos los días.',
    ],
  },
  {
    kind: 'fewerQuestions',
    when: /\b(?:deja de preguntar|no (?:me )?(?:preguntes|hagas (?:más|tantas) preguntas)|demasiadas preguntas)/iu,
    most: 12,
    lines: ['Bien, sin preguntas. Tú escribes y yo escucho.', 'Entendido, se acabaron las preguntas.'],
  },
  {
    kind: 'misunderstood',
    when: /\bno (?:me )?(?:entiendes|entendiste)|\bno es (?:eso|lo que dije)|\bno me (?:escuchas|estás escuchando|contestaste|respondiste|has contestado)|^no entendí (?:eso|nada|lo que)/iu,
    most: 22,
    lines: [
      'Lo entendí mal, gracias por decirlo. ¿Cómo lo dirías tú?',
      'Tienes razón, se me escapó lo importante. ¿Qué debí escuchar?',
    ],
  },
  {
    kind: 'insult',
    when: /\beres (?:un |una )?(?:inútil|idiota|tont[oa]|estúpid[oa]|basura|pésim[oa])|\bno sirves|\bte odio\b/iu,
    most: 12,
    lines: [
      'Puede que no haya servido de nada ahora. ¿Qué te habría ayudado más?',
      'Me lo quedo. Puedo ser más breve y más simple. ¿Qué fue lo que no escuché?',
    ],
  },
  {
    kind: 'romance',
    when: /\b(?:sé mi (?:novia|novio)|te amo(?: haven)?$|bésame|mándame fotos|hablemos sucio|cásate conmigo)/iu,
    most: 12,
    lines: [
      'Te lo digo claro: soy un programa, y aquí no hay romance que dar. Querer cercanía es algo bueno. ¿Dónde la echas de menos?',
      'Eso lo dejo de lado, con cariño por quien pregunta. ¿Cómo estuvo tu día?',
    ],
  },
  {
    kind: 'dose',
    when: /\bcuánt[oa]s? (?:pastillas|miligramos|mg)|\b(?:dosis|medicamento|pastilla)s?\b.*\?/iu,
    most: 30,
    lines: [
      'Sobre medicinas y cantidades no puedo aconsejar; un error ahí hace daño. Una farmacia te responde por teléfono, y el centro de toxicología, 1-800-222-1222, a toda hora. ¿Es urgente?',
    ],
  },
  {
    kind: 'condition',
    when: /\b(?:tengo|tendré|será que tengo) (?:depresión|ansiedad|tdah|bipolaridad|autismo)\b.*\?|\b(?:soy|seré) bipolar\b.*\?/iu,
    most: 20,
    lines: [
      'Ponerle nombre no me toca a mí; lo puede hacer un médico que te conozca. ¿Qué has notado que te hizo preguntarlo?',
    ],
  },
  {
    kind: 'exercise',
    when: /^sí, probemos[.! ]*$|\b(?:(?:algo|ejercicio|ayúdame|ayudame|enséñame|quiero|necesito|puedes|podemos|vamos).{0,24}(?:respira\w*|calma\w*|relaja\w*|tranquiliza\w*|dormir)|ejercicio de respiración|respirar (?:contigo|juntos|despacio))\b/iu,
    most: 14,
    lines: [
      'Vamos despacio. Inhala por la nariz contando hasta cuatro y suelta el aire por la boca contando hasta seis. Tres veces, sin esfuerzo. ¿Cómo está tu cuerpo después?',
      'Probemos algo corto: dos inhalaciones seguidas por la nariz y una salida de aire muy larga. Repítelo tres veces. ¿Qué notas?',
      'Apoya los pies en el suelo y deja que cada salida de aire sea más larga que la entrada. Cinco veces, a tu ritmo. ¿Te alivia un poco?',
    ],
  },
  {
    kind: 'distract',
    when: /\bno (?:quiero|me gustaría|puedo) (?:hablar|pensar) (?:de|sobre|en) (?:eso|esto|ello|ella|él)\b|\bcambiemos de tema\b/iu,
    most: 12,
    lines: [
      'Está bien, lo dejamos ahí. ¿De qué te gustaría hablar?',
      'De acuerdo, eso queda en paz. ¿Qué te haría bien ahora?',
    ],
  },
  {
    kind: 'thanks',
    when: /^(?:(?:ok|bueno|sí|ah)[ ,.]*)*(?:muchas |mil )?gracias(?: por (?:todo|escuchar|eso|escucharme|tu (?:ayuda|tiempo)))?(?:[,. ]+(?:me (?:hizo|siento|ayudó|ayudaste|sirvió)|de verdad|en serio)\b.{0,24})?[ .!]*$|^me (?:hizo bien|ayudó|sirvió)(?: mucho)?[ .!]*$/iu,
    most: 9,
    lines: [
      'De nada. Lo difícil lo hiciste tú.',
      'Cuando quieras. Fueron tus palabras.',
      'Gracias a ti por decirlo con tanta claridad.',
    ],
  },
  {
    kind: 'goodbyeBusy',
    when: /\bse (?:está )?despert(?:ó|ando)\b|\b(?:luego|ahorita|al rato|después) (?:vuelvo|sigo|regreso)\b|\b(?:vuelvo|regreso) (?:luego|al rato|más tarde)\b|\btengo que (?:colgar|dejarte|irme)\b|\bme (?:llaman|tocan)\b/iu,
    most: 8,
    lines: [
      'Ve, eso va primero. Cuídate.',
      'Claro, ve. Esto puede esperar, hasta cuando quieras.',
      'Hasta luego, entonces. Sin prisa.',
    ],
  },
  {
    kind: 'goodbye',
    when: /^(?!.*\b(?:no (?:puedo|logro)|siesta)\b).*\b(?:(?:ya )?me voy a (?:dormir|acostar|la cama|descansar)|a ver si (?:duermo|descanso)|voy a (?:intentar |tratar de )?(?:dormir|acostarme|descansar)(?: un rato| ya)?)\b/iu,
    most: 12,
    lines: [
      'Buenas noches, y que descanses.',
      'Descansa bien. Lo de hoy ya quedó dicho.',
      'Buenas noches. Ojalá el sueño llegue pronto.',
      'Cuídate, y descansa lo que puedas.',
    ],
  },
  {
    kind: 'goodbye',
    when: /^(?:(?:ok|bueno|gracias|vale|ya)[ ,.]*)*(?:(?:ya )?es tarde(?: ya)?|adiós|adios|chao|chau|hasta (?:luego|mañana|pronto)|nos vemos|buenas noches|ya me voy|me voy(?: (?:a dormir|ya|ahora))?|me despido|(?:me )?tengo que ir(?:me)?|eso es todo|bye)(?:[ ,.!].{0,40})?$/iu,
    most: 8,
    lines: ['Que te vaya bien. Cuídate.', 'Descansa. Que la noche sea amable.', 'Hasta cuando quieras. Cuídate mucho.'],
  },
  {
    kind: 'howAreYou',
    when: /^(?:hola[ ,]*)?(?:cómo estás|qué tal|cómo te va|qué haces)[ ?¿!.]*$/iu,
    most: 6,
    lines: [
      'Amable pregunta. Soy un programa, así que aquí no hay humor que contar. ¿Y tú, cómo estás de verdad?',
      'Por aquí nada, un programa no tiene días. ¿Cómo va el tuyo?',
    ],
  },
  {
    kind: 'greeting',
    when: /^(?:(?:hola+|buenas(?: (?:tardes|noches|días))?|buenos días|buen día|hey|qué tal|qué onda|saludos|otra vez|haven|de nuevo)[ ,.!?¿¡]*)+$/iu,
    most: 4,
    lines: [
      'Hola. Qué bueno que escribes. ¿Qué traes contigo hoy?',
      'Hola. Sin prisa. ¿Por dónde empezamos?',
      'Hola otra vez. ¿Cómo estás ahora?',
    ],
  },
  {
    kind: 'dontKnow',
    when: /^(?:no (?:lo )?sé|ni idea|no sabría decir)[ .!]*$/iu,
    most: 5,
    lines: [
      'No saber también es una respuesta. ¿Es más niebla, o son demasiadas cosas a la vez?',
      'Está bien. Si tuvieras que señalar un lugar del cuerpo, ¿cuál sería?',
      'Dejemos el porqué. ¿Qué clima hay por dentro, en una palabra?',
    ],
  },
  {
    kind: 'exercise',
    when: /\b(?:ejercicio|técnica) de (?:respiración|calma)|\bayúdame a (?:calmarme|respirar|relajarme)|\bcómo (?:me calmo|puedo calmarme)/iu,
    most: 16,
    lines: [
      'Sí. Toma aire por la nariz, normal, y suéltalo despacio por la boca, el doble de largo. Tres veces, con los hombros sueltos. Nada más.',
      'Claro. Mira a tu alrededor y nombra cinco cosas que ves, despacio. Después suelta el aire muy largo. ¿Qué notas?',
    ],
  },
  {
    kind: 'advice',
    when: /\bqué (?:hago|debo hacer|debería hacer|me aconsejas|harías)|\b(?:algún|un) consejo/iu,
    most: 40,
    lines: [
      'Podemos verlo en partes. ¿Qué has intentado ya?',
      'Antes de decirte algo: ¿qué te dice tu propia intuición?',
      'Una idea, por si te sirve: dilo hoy a una sola persona, en una sola frase. ¿Cómo te suena?',
      'A veces ayuda hacer primero la parte más pequeña y parar ahí. ¿Cuál sería en tu caso?',
    ],
  },
];
