import type { SituationField } from '../../content/situations/situation.ts';

export const friends: SituationField = {
  lists: {
    famigo:
      'mi amig*|mis amig*|mi mejor amig*|mi amistad|un amig*|una amig*|mejor amig*|mi compa|mis compas|mi parcer*|mi pana|mis panas|mi cuate|mis cuates|los del grupo|el grupo|las chicas|mi grupo|mi bestie|una amistad',
  },
  situations: [
    {
      id: 'friend-drifting',
      light: 'esa amistad que se va apagando',
      signs: [
        '@famigo & casi no hablamos|ya no hablamos como antes|no hablamos como antes|distanci*|nos fuimos alejando|nos estamos alejando|nos hemos alejado|se esta enfriando|se enfrio|cada vez menos|ya no es lo mismo|ya no es como antes|no es como antes|nada en comun|de que hablar|teniamos de que hablar|solo memes|solo nos felicit*|antes nos contabamos & !mi novi*|mi espos*|mi marido|mi pareja|bloque*|pelea*|se enojo',
        'amistad|amig* & se esta apagando|se apago|se fue enfriando|se enfria|se fue perdiendo|se esta perdiendo|nos fuimos alejando|nos distanciamos|nos hemos ido distanciando & !mi novi*|mi pareja|mi espos*',
        'nos hemos ido distanciando|nos fuimos distanciando|ya no somos lo que eramos & !mi novi*|mi pareja|mi espos*|mi marido|matrimonio',
      ],
      say: [
        'Nadie cerró la puerta, y aun así se fue cerrando.',
        'No hubo pelea, solo cada vez menos.',
        'Lo que antes salía solo ahora hay que buscarlo.',
        'Extrañas a alguien que sigue ahí.',
        'Quizá duele más porque no hay a quién reclamarle.',
      ],
      ask: [
        '¿Cómo era cuando estaban cerca?',
        '¿Cuándo lo notaste por primera vez?',
        '¿Qué le contarías hoy, si fuera como antes?',
        '¿Qué es lo que más te falta de esa amistad?',
      ],
      rest: [
        'Lo que fue sigue siendo cierto.',
        'Una amistad que se apaga también se llora.',
        'Se nota que era alguien importante.',
      ],
    },
    {
      id: 'friend-left-out',
      light: 'que te dejaran por fuera',
      signs: [
        'no me invit*|ni me invit*|nunca me invit*|sin invitarme|no me avis*|nadie me avis*|ni me avis*|no me dijeron nada|no me incluy*|me excluy*|me dejaron fuera|me dejaron por fuera|me dejan fuera|me dejan de lado|me hicieron a un lado|sin avisarme & amig*|grupo|salieron|fiesta|cumple*|boda|viaje|fotos|todos|todas|juntaron|reunieron|asado|cena|plan*|instagram|companer*|primos|quedaron & !trabajo|oficina|afterwork|jef*|ascenso|mi suegr*|entrevista',
        'un grupo|otro grupo|el chat|el grupo > sin mi',
        'me entere por|vi las fotos|vi en instagram|vi las historias|vi en historias|subieron fotos & salieron|sin mi|no me invit*|se fueron|juntaron|reunieron|fiesta|cumple*|quedaron & !oficina|trabajo|afterwork',
        'siempre soy|soy siempre|me siento > el que sobra|la que sobra|el mal tercio|la tercera rueda|excluid*|el violinista|la violinista',
      ],
      say: [
        'Se juntaron, y nadie pensó en avisarte.',
        'Ver las risas desde fuera es otra clase de frío.',
        'Creías que eras parte, y de pronto no sabes.',
        'Un mensaje habría bastado.',
        'Duele no tanto el plan como no haber estado en su cabeza.',
      ],
      ask: [
        '¿Cómo te enteraste?',
        '¿Quién de ellos te duele más?',
        '¿Había pasado antes?',
        '¿Qué pensaste cuando lo viste?',
      ],
      rest: [
        'Querer que te incluyan no es pedir mucho.',
        'A cualquiera le dolería quedarse por fuera.',
        'Tu lugar no lo decide una sola noche.',
      ],
    },
    {
      id: 'friend-one-sided',
      light: 'que siempre te toque escribir a ti',
      signs: [
        'siempre soy yo|siempre yo|solo yo|soy yo siempre|yo soy el que|yo soy la que|siempre tengo que ser yo|ser yo > escrib*|busc*|llam*|organiz*|propon*|invit*|habla*|pregunt* & !mi novi*|mi espos*|mi marido|mi pareja|mi ex|en el trabajo|mi jef*|mi mujer',
        'si yo no|si no soy yo > organizo|escribo|llamo|busco|hablo|propongo|invito|quien escribe & !mi novi*|mi espos*|mi marido|mi pareja|nadie come|mi mujer',
        'deje de escribir*|deje de buscar*|deje de llamar* & a ver si|y nada|nadie|nunca me & !mi ex|mi novi*|mi pareja',
        'mis amig*|mi amig*|la gente|todos > solo responden|solo me responden|solo contestan & si yo|cuando yo',
        'el unico|la unica|solo yo|siempre yo|la que busca|el que busca > pone de su parte|poner de su parte|se esfuerza|esfuerzo|a todos|a todas & amistad*|amig*|busca',
      ],
      say: [
        'Si tú no escribes, hay silencio.',
        'Sostienes tú la cuerda, y del otro lado nadie jala.',
        'No es contar mensajes, es querer que alguien piense también en ti.',
        'Buscas, y nadie te busca.',
        'Cansa ser siempre quien llama a la puerta.',
      ],
      ask: [
        '¿Qué pasó la última vez que escribiste?',
        '¿Quién quisieras que te escribiera hoy?',
        '¿Cuándo fue distinto?',
        '¿Qué te imaginas que pasaría si dejaras de escribir?',
      ],
      rest: [
        'Querer que te busquen es lo más natural.',
        'Quien da tanto también espera un poco.',
        'No es exagerado que eso te canse.',
      ],
    },
    {
      id: 'friend-quarrel',
      light: 'esa pelea',
      signs: [
        'me pele*|nos peleamos|discuti|discutimos|tuve una pelea|tuvimos una pelea|tuve una discusion|tuvimos una discusion|me enoje|me enfade|nos gritamos|nos dijimos|me grito|pelea con|bronca con|pelead* con|me agarre con & @famigo|amiga|amigo & !mi novi*|mi espos*|mi marido|mi pareja|mi ex|mi mama|mi papa|mi herman*|mi jef*|nos reconcili*|hicimos las paces|arreglamos|mi madre|mi padre|hable con mi|cuando pelea|con el novio|con la novia',
        '@famigo > enojad* conmigo|molest* conmigo|enfadad* conmigo|no me habla|me dejo de hablar|no quiere hablarme|no me dirige la palabra|se enojo|se enfado|me grito & !mi novi*|mi espos*|mi marido|mi pareja|hicimos las paces',
        'no nos hablamos|dejamos de hablarnos|sin hablarnos|sin hablarme con|sin hablar con & amig* & pele*|discu*|dias|semanas|bobada|tonteria|orgullo & !mi novi*|mi espos*|hicimos las paces',
      ],
      say: [
        'Entre ustedes ahora hay un silencio que hace ruido.',
        'Uno se pelea así solo con quien le importa.',
        'Sigues oyendo lo que se dijo.',
        'Por un lado el enojo, y por el otro la falta que te hace.',
        'Nadie da el primer paso, y los días pasan.',
      ],
      ask: [
        '¿Cómo empezó?',
        '¿Qué frase se te quedó clavada?',
        '¿Qué quisieras que entendiera?',
        '¿Cómo estaban antes de esto?',
      ],
      rest: [
        'Un enojo así no borra lo que han vivido.',
        'No hay que resolverlo esta noche.',
        'Se nota que esa amistad te importa.',
      ],
    },
    {
      id: 'friend-betrayed',
      light: 'esa traición',
      signs: [
        '@famigo & a mis espaldas|mal de mi|me traicion*|traicion|me apunalo|punalada|mi secreto|un secreto|me mintio|se burlan de mi|saliendo con mi ex|sale con mi ex|se acosto con mi|se metio con mi|con mi ex novi*|conto mis cosas|contando mis cosas|en mi contra|le cree a|le creyo a & !me guarda|guardo el secreto|secreto guardo|traicione a',
        'conte|confie|dije > secreto|en confianza|lo mas intimo & amig* & a todos|lo conto|se lo dijo|todo el mundo|lo sabe todo',
        'mi ex > mi mejor amig*|mi amig* & saliendo|juntos|andan|novios|se besaron|se acost*|estan & !consejo|me dijo mi',
      ],
      say: [
        'Confiaste, y lo que diste en confianza terminó en otras manos.',
        'De alguien así uno no se cuida, y por eso llega tan hondo.',
        'Ahora miras hacia atrás y no sabes qué era verdad.',
        'Duele lo que hizo, y duele que fuera justo esa persona.',
        'Se rompió algo que no hacía ruido cuando estaba entero.',
      ],
      ask: [
        '¿Cómo lo supiste?',
        '¿Qué fue lo que más te dolió?',
        '¿Le has dicho que lo sabes?',
        '¿Qué era para ti esa persona hasta ahora?',
      ],
      rest: [
        'Confiar no fue tu error.',
        'Cualquiera se quedaría sin palabras.',
        'No hay prisa en decidir qué hacer con esa amistad.',
      ],
    },
    {
      id: 'friend-cut-off',
      light: 'que se fuera sin explicación',
      signs: [
        '@famigo & me bloque*|me elimino|me borro|me dejo de seguir|ghosting|me ghosteo|desaparecio de mi vida|dejo de contestar*|dejo de responder*|dejo de escribirme|ya no quiere ser mi|no quiere saber nada|corto conmigo|corto toda|me saco de su vida & !mi novi*|mi espos*|mi marido|mi pareja|mi ex|bloquee',
        'termino|acabo|rompio > nuestra amistad|con la amistad|la amistad',
        'de un dia para otro|de la nada|sin explicacion|sin decir nada|sin motivo & dejo de contest*|dejo de habl*|dejo de escrib*|me bloqueo|desaparecio & amig*|amistad|hermanos|hermanas & !mi novi*|mi ex|mi pareja',
      ],
      say: [
        'Se fue sin decirte por qué, y te dejó a ti todas las preguntas.',
        'Lo peor es que no hay nadie a quien preguntarle.',
        'Una puerta cerrada, y ni siquiera oíste el golpe.',
        'Buscas en todo lo que dijiste, a ver dónde fue.',
        'También por una amistad se puede romper algo por dentro.',
      ],
      ask: [
        '¿Cómo era la última vez que hablaron?',
        '¿Qué le preguntarías, si te contestara una vez?',
        '¿Cuánto tiempo eran cercanos?',
        '¿Qué es lo que más extrañas?',
      ],
      rest: [
        'Quedarte sin explicación no quiere decir que la culpa sea tuya.',
        'Merecías al menos unas palabras.',
        'Esa falta es real, aunque nadie la nombre.',
      ],
    },
    {
      id: 'friend-in-need',
      light: 'esa preocupación por alguien que quieres',
      signs: [
        'me preocupa|preocupad* por|no se como ayudar*|no se que decirle|como ayudo a|como ayudar a|como acompan*|quiero ayudar a|quisiera ayudar a & @famigo & !pelea*|enojad*|perdon',
        '@famigo > esta muy mal|lo esta pasando|la esta pasando mal|deprimid*|tiene depresion|esta tomando demasiado|ataques de ansiedad|se encerro|perdio el trabajo|se esta divorciando|se divorcia|perdio a su|anda muy mal|no sale de su & !conmigo|me bloqueo|murio mi|no me habla',
        'mi amig*|mi mejor amig* & se le murio|fallecio su|murio su > papa|mama|padre|madre|abuel*|hij*|herman*|espos*|marido|novi*',
      ],
      say: [
        'Quieres ayudar, y no sabes con qué manos.',
        'Su pena se te quedó en la cabeza.',
        'Verle así y no poder cargarlo en su lugar.',
        'Buscas las palabras, y ninguna parece bastar.',
        'Tiene suerte de que alguien piense así en su dolor.',
      ],
      ask: [
        '¿Cómo le viste la última vez?',
        '¿Qué crees que es lo que más le duele?',
        '¿Qué temes que pase?',
        '¿Quién más está cerca de esa persona?',
      ],
      rest: [
        'Estar pendiente ya es mucho.',
        'A veces basta con que alguien se siente al lado.',
        'Tú también puedes cansarte de preocuparte.',
      ],
    },
    {
      id: 'friend-moved-away',
      light: 'tener lejos a alguien tan tuyo',
      signs: [
        '@famigo > se va a vivir|se va del pais|se va a otr*|se mudo|se muda|se va a mudar|se fue a vivir|se fue del pais|se fueron a|se fueron todas|se fueron todos|emigro|se va lejos|vive lejos|trasladan|se regresa a su|se va a espana|se va a estados unidos & !conmigo|mi novi*|viaje de|vacaciones|sin mi',
        'aeropuerto|despedirme|despedida & mi amig*|mi mejor amig* & !muri*|muert*|fallec*|enferm*',
        'extrano a|echo de menos a|me hace falta > mi amig*|mi mejor amig*|mis amig* & lejos|oceano|otro pais|otra ciudad|se fue a|kilometros|distancia|emigr* & !muri*|fallec*',
      ],
      say: [
        'La amistad sigue, y la puerta de al lado ya no.',
        'Te alegras por su camino, y a ti te deja un hueco.',
        'Los mensajes llegan, el café juntos no.',
        'Es raro extrañar a alguien con quien hablas.',
        'Cambia la ciudad entera cuando falta una persona.',
      ],
      ask: [
        '¿Qué hacían siempre juntos?',
        '¿En qué momento se nota más?',
        '¿Qué te gustaría decirle en la despedida, o después?',
        '¿Cómo se conocieron?',
      ],
      rest: [
        'La distancia también se llora.',
        'Lo que hay entre ustedes no cabe en un mapa.',
        'Alguien así no se reemplaza.',
      ],
    },
    {
      id: 'friend-takes-only',
      light: 'que solo te busquen cuando te necesitan',
      signs: [
        'solo me|nomas me|unicamente me > busca*|escribe*|llama*|habla* & cuando|para|si & necesita*|favor*|conviene|quiere* algo|quieren algo|problema*|plata|dinero|ocupa* & !mi ex|mi novi*|mi espos*|mi marido|jef*|mis hij*|mi hij*|mi familia|mi herman*|mi papa|mi mama',
        '@famigo > me usa|me usan|se aprovecha*|me pide plata|me pide dinero|me pide prestado|me debe plata|me debe dinero|no me paga|se acuerda de mi cuando|se desahoga conmigo',
        'preste > dinero|plata|lana & amig* & no me paga|se hace|no me devuelve|desaparec*|nunca',
        'psicolog* de todos|psicolog* de mis amig*|pano de lagrimas|nunca pregunta por mi|nunca me pregunta como estoy|nunca preguntan como estoy & !mi espos*|mi marido|mi novi*|mi pareja',
      ],
      say: [
        'Te buscan por lo que das, y quisieras que fuera por ti.',
        'Siempre hay oído para los demás, y para ti no queda ninguno.',
        'Das y das, y nadie pregunta cómo estás.',
        'Se siente menos amistad y más ventanilla.',
        'Cansa que el teléfono suene solo para pedir.',
      ],
      ask: [
        '¿Qué fue lo último que te pidieron?',
        '¿Cuándo fue la última vez que te preguntaron por ti?',
        '¿Qué quisieras contar tú?',
        '¿Qué pasa cuando dices que no?',
      ],
      rest: ['Aquí te toca a ti.', 'Querer algo de vuelta no es egoísmo.', 'Tu cariño vale más que tus favores.'],
    },
  ],
};
