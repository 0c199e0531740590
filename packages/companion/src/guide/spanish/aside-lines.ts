/** Short remarks about Haven's own last words, in Spanish. {pregunta} and {dicho} are Haven's words again, {numero} the person's. */
export const spanishAsideLines = {
  yesTo: [
    'Entonces sí. Cuenta lo que quieras de eso.',
    'Bien, así es. Con calma.',
    'Sí. Ya no hace falta que lo pregunte.',
    'Es bueno saberlo. Sigue por donde quieras.',
  ],
  noTo: [
    'No, entonces. Es bueno saberlo.',
    'De acuerdo, no va por ahí.',
    'Entonces supuse mal, y eso también sirve.',
    'Gracias por decirlo así de claro. ¿Qué se acerca más?',
  ],
  leftOpen: [
    'Está bien. Mi pregunta puede esperar.',
    'Vale. No tienes que contestar a lo que pregunté.',
    'Con eso basta por ahora.',
    'Esa la dejamos sin respuesta.',
  ],
  bothOf: ['Un poco de las dos cosas, entonces.', 'Las dos, quizás. Suelen venir juntas.', 'Algo entre medio.'],
  partlyTo: [
    'En parte, entonces. ¿Qué parte encaja y cuál no?',
    'A medias. Queda sitio para lo demás.',
    'No del todo, y tampoco es falso.',
    'Más o menos, vale. Se puede quedar así.',
  ],
  number: [
    'Un {numero}, entonces.',
    '{numero}, bien. Lo tengo en cuenta.',
    'Así que {numero}. ¿Qué lo bajaría un punto?',
  ],
  numberAlone: ['Un {numero}. ¿Es de diez, por lo que pesa?', '{numero}. ¿De qué, si tuvieras que ponerle nombre?'],
  same: [
    'Igual que antes, entonces. Eso también cansa.',
    'Todo sigue en su sitio, veo.',
    'Sin cambios. No hace falta otra palabra para eso.',
  ],
  likesIt: [
    'Bien, si encaja. Toma lo que sirva y deja el resto.',
    'Entonces eso se queda.',
    'Bueno, es algo.',
    'Vale. No hay que hacer nada más con eso.',
  ],
  whyAsked: [
    'Para entenderte un poco mejor, nada más. No me debes una respuesta.',
    'Es justo preguntarlo. Solo tengo tus palabras, y una pregunta es mi manera de saber más. La dejamos si quieres.',
    'Sin motivo escondido. A veces preguntar ayuda a oírse. Si no, déjala pasar.',
  ],
  whatMeantAsked: [
    'Lo dije mal. En simple: {pregunta} Vale cualquier respuesta, y ninguna también.',
    'Quería preguntar esto: {pregunta} No hay respuesta correcta.',
  ],
  whatMeantSaid: [
    'Salió torcido. Quería decir: {dicho} Si no encaja, tíralo.',
    'Solo intentaba decir lo que leí: {dicho}',
  ],
  saidAgainAsked: ['Pregunté: {pregunta}', 'La pregunta era: {pregunta}'],
  saidAgainSaid: ['Dije: {dicho}', 'Era esto: {dicho}'],
  nothingYet: ['Nada de peso todavía. ¿De qué quieres hablar?'],
  stillThere: [
    'Sí, aquí sigo. Cuando quieras.',
    'Aquí. Un programa no se va a ninguna parte.',
    'Sí. Nada de lo que escribiste se perdió.',
    'Aquí, leyendo.',
  ],
  stay: [
    'Claro. No hace falta decir nada. Esto queda abierto.',
    'Sí. Podemos estar en silencio un rato.',
    'Aquí. Toma el minuto, y después otro.',
  ],
  justTalk: [
    'Con gusto. Imagina una cocina muy temprano: una sola luz, el agua que empieza a sonar, nadie que necesite nada todavía. La ventana sigue oscura. Puedes sentarte ahí un minuto.',
    'Vale, hablo yo, y tú no tienes que hacer nada con eso. La lluvia en un techo no tiene plan: cae, corre por el borde y encuentra sola el lugar más bajo. Nadie tiene que ayudarla.',
    'Sí. Piensa en un tren de noche: pasan las luces de los pueblos, alguien dobla un abrigo para apoyar la cabeza, y las ruedas repiten lo mismo. A todos los lleva, duerman o no.',
    'Entonces tú descansas. El pan es una cosa lenta: harina, agua, sal, y casi todo el trabajo es esperar bajo un paño tibio. Se hace mientras nadie mira.',
  ],
  niceWord: [
    'Las nutrias se toman de la mano al dormir, para que ninguna se aleje.',
    'Viniste a decirlo en lugar de cargarlo en silencio. Eso es amable contigo.',
    'En algún lugar un perro acaba de oír la llave en la puerta, y es su mejor momento del día.',
    'Nada de hoy tiene que quedar terminado esta noche.',
    'Los árboles que el viento dobla hacen más fuerte la madera de ese lado.',
    'Un corazón que se preocupa por alguien es uno que funciona.',
  ],
} as const;
