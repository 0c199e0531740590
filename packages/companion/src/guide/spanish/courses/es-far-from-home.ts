import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Somebody lives far from their country, and misses home. */
export const esFarFromHome: Course = {
  id: 'es-far-from-home',
  language: 'es',
  begins: typed(
    /(?:estoy|vivo|llevo|sigo|me siento) (?:\S+ ){0,6}?(?:lejos de|fuera de) (?:\S+ )?(?:mi|mis|casa|todos) ?(?:pais|tierra|casa|familia|gente|patria|pueblo|hij[oa]s|padres|papas|ciudad|raices)?|(?:lejos|fuera) de mi (?:pais|tierra|casa|familia|gente|patria|pueblo)|(?:extraño|añoro|echo (?:\S+ )?de menos|me hace\w* falta|anhelo) (?:\S+ ){0,2}?(?:mi|a mi) (?:pais|tierra|casa|familia|gente|patria|pueblo|mexico|venezuela|colombia|argentina|peru|cuba|barrio)|extraño (?:\S+ )?(?:mexico|venezuela|colombia|argentina|peru|cuba|chile|ecuador|bolivia|honduras|guatemala|el salvador|nicaragua|españa|uruguay|paraguay|republica dominicana|puerto rico)|(?:soy|como) (?:\S+ )?(?:inmigrante|migrante|emigrante|extranjer[oa])|(?:emigre|migre|inmigre|me vine|me vini?e|me mude|llegue) (?:\S+ ){0,4}?(?:a (?:otro pais|españa|estados unidos|eeuu|usa|eua|canada|chile|alemania|francia|italia|inglaterra)|de mi pais|del pais|al norte|pa(?:ra)? (?:estados unidos|españa|el norte))|(?:vivo|estoy viviendo|estoy) en otro pais|no me (?:hallo|adapto|acostumbro) (?:\S+ ){0,2}?(?:aqui|en este pais|a este pais|en \w+)|vivo en (?:\S+ ){1,3}(?:y )?no me (?:hallo|adapto|acostumbro)|(?:vivo|estoy|me vine|vine|me mude|emigre|llegue|llevo (?:\S+ ){1,4}) (?:\S+ ){0,3}?(?:a|en|para|pa) (?:españa|madrid|barcelona|estados unidos|usa|eeuu|alemania|canada|chile|francia|italia|inglaterra|londres|australia|suecia|miami|nueva york|houston) (?:\S+ ){0,6}?(?:extraño|adapto|hallo|sol[oa]|lejos|mi familia|no conozco|acostumbro)|quiero (?:volver|regresar|volverme|regresarme) a mi (?:pais|tierra|pueblo)/,
  ),
  unless: typed(
    danger,
    notReal,
    /muri[oó]|falleci\w*|mi (?:hij[oa]|herman[oa]|amig[oa]|espos[oa]|marido|novi[oa]) (?:\S+ ){0,3}(?:se fue|vive|esta lejos|emigro)|deport\w+|migra|detuvieron|guerra|vacaciones|de viaje|mi ex/,
  ),
  first: {
    say: [
      'Una parte de ti se quedó allá, y se nota.',
      'Hasta el olor del pan es otro cuando se está lejos.',
      'Estar aquí y tener el corazón en otra hora.',
    ],
    ask: ['¿De dónde vienes?', '¿Cuánto llevas lejos?', '¿Qué es lo que más extrañas?'],
  },
  turns: [
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|tendria que|vale la pena|me) (?:\S+ ){0,2}(?:volver\w*|regres\w+|quedar\w*|aguant\w+|irme|ir|seguir|vuelvo|regreso|quedo)(?=.*\?)|(?:deberia|debo|deba|conviene|tendria que) (?:\S+ ){0,2}(?:volver\w*|regres\w+|quedar\w*|aguant\w+|irme|seguir)|hice (?:bien|mal)|me (?:regreso|vuelvo|quedo) o/,
      ),
      say: [
        'No se decide bien en un domingo de nostalgia. Puedes ponerte una fecha, unos meses más allá, y mirar entonces qué pesa más con la cabeza tranquila.',
        'Volver no es fracasar y quedarse no es traicionar a nadie. A veces aclara imaginar un martes cualquiera en cada lugar, no el día de la llegada.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:\S+ )?(?:hago|le hago|hacer|hacen|se hace|puedo|supero|aguanto|me (?:adapto|acostumbro|integro)|conozco|lo hacen|sobrellevo|salgo)|que (?:hago|puedo hacer|harias|me (?:recomiendas|aconsejas))|algun consejo/,
      ),
      say: [
        'A muchos les sirve tener un rincón de allá aquí: un plato los domingos, una tienda, un grupo de paisanos. Y al lado, una sola cosa que sea de aquí y te guste.',
        'Una llamada con día y hora fijos sostiene más que diez a las carreras. Y un lugar al que volver cada semana hace que alguien aprenda tu nombre.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:es|sera) (?:\S+ )?(?:normal|mi culpa|egoista)|(?:soy|sere) (?:\S+ )?(?:egoista|mal[oa]|mal hij[oa]|desagradecid[oa]|debil|tont[oa])(?=.*\?)|(?:se|me) (?:\S+ )?(?:va a pasar|pasara|quita|acostumbrar\w*)|cuanto (?:dura|tarda|tiempo)|(?:crees|piensas) que|algun dia/,
      ),
      say: [
        'Es de lo más normal, y puede venir en olas, incluso cuando por fin las cosas van bien. No quiere decir que te equivocaste.',
        'Querer una vida aquí no es querer menos a los de allá. Se puede extrañar mucho y estar haciendo lo correcto a la vez.',
      ],
      asked: true,
    },
    {
      when: typed(
        /muri\w+|fallec\w+|enferm\w+|hospital|se (?:puso|pone) (?:mal|viej\w+)|velorio|entierro|no pude (?:estar|ir|despedirme|llegar)|envejec\w+|viejit[oa]s|abuel[oa]s?/,
      ),
      say: [
        'Que pase algo allá y no poder ni abrazar a nadie.',
        'La distancia se mide en esos momentos, no en kilómetros.',
        'Las malas noticias por teléfono llegan dos veces: al oído y al cuerpo.',
      ],
    },
    {
      when: typed(/(?:mis|los|mi|a mi) (?:hij[oa]s?|niñ[oa]s?|bebe|nieto\w*)/),
      say: [
        'Eso no hay videollamada que lo llene.',
        'Te fuiste por ellos y estás lejos de ellos. Esa cuenta nunca cuadra del todo.',
      ],
      ask: ['¿Cada cuánto pueden verse o hablar?'],
    },
    {
      when: typed(
        /idioma|ingles|aleman|frances|italiano|portugues|acento|no (?:me )?(?:entiend\w+|hablo)|hablo mal|se (?:rien|burlan)|racis\w+|discrimin\w+|me miran|extranjer[oa]|me tratan|papeles|visa|documentos|residencia|indocumentad[oa]|ilegal|permiso/,
      ),
      say: [
        'En otra lengua uno parece menos de lo que es, y cansa.',
        'Tener que ganarse cada día el derecho a estar. Eso desgasta.',
        'Allá nadie te preguntaba de dónde eras.',
      ],
    },
    {
      when: typed(
        /(?:la )?comida|ceviche|pupusas|mole|locro|dulces|receta|cocin\w+|arepas?|tortillas?|tamales|mate|asado|empanadas|sazon|pan|cafe|musica|fiestas?|clima|frio|nieve|mar|playa|sol|calles?|olor|plaza|montañas?|barrio|costumbres/,
      ),
      say: [
        'Y basta un olor para estar allá un segundo.',
        'Esas cosas chiquitas son las que arman una casa.',
        'Nadie te avisa de que se puede extrañar hasta el ruido de una calle.',
      ],
      ask: ['¿A qué te sabe tu casa?'],
    },
    {
      when: typed(
        /navidad|año nuevo|nochebuena|cumpleaños|dia de (?:la madre|las madres|muertos|reyes)|feriado|domingos?|boda|bautizo|nacio|graduacion/,
      ),
      say: [
        'En esas fechas el mapa se hace más grande.',
        'Verlo todo por una pantalla, con el ruido de fondo y sin abrazo.',
      ],
    },
    {
      when: typed(
        /llam\w+|videollamada\w*|whatsapp|zoom|hora\w* (?:de diferencia|distinta)|diferencia horaria|por (?:el |la )?(?:telefono|camara|celular|pantalla|video)|cuelgo|colg\w+|fotos?|les digo que|finj\w+|no les cuento|para no preocupar\w*|todo (?:esta )?bien/,
      ),
      say: [
        'Se corta la llamada y el cuarto queda el doble de callado.',
        'Les cuentas lo bueno y te guardas lo otro. Pesa hacer de fuerte a distancia.',
      ],
      ask: ['¿Qué es lo que no les cuentas?'],
    },
    {
      when: typed(/(?:mando|envio|mandar|enviar|giro) (?:\S+ ){0,2}(?:dinero|plata|remesa\w*)|remesas?/),
      say: ['Sostienes dos casas con un solo cuerpo.', 'Ese envío sale de muchas horas que nadie allá ve.'],
    },
    {
      when: typed(
        /trabaj\w+|limpi\w+|jornada|turno\w*|dinero|plata|pag\w+|titulo|profesion|carrera|alla (?:era|tenia)|desde cero/,
      ),
      unless: typed(/de mi (?:pais|pueblo|tierra|ciudad)/),
      say: [
        'Allá tenías un nombre y un oficio; aquí hay que volver a demostrarlo.',
        'Empezar desde abajo con todo lo que ya sabes. Eso pica.',
      ],
    },
    {
      when: typed(
        /no (?:tengo|conozco) (?:a )?(?:nadie|amig[oa]s)|sol[oa]|soledad|nadie|sin (?:amig[oa]s|familia|nadie)|gente (?:\S+ ){0,3}(?:fria|distinta|cerrada|seca|rara|diferente)|distint[oa]s?|no encajo|no (?:pertenezco|soy) de|ni de aqui/,
      ),
      say: [
        'Ni de aquí ni del todo de allá: ese es un sitio con mucho viento.',
        'Falta alguien a quien no haya que explicarle nada.',
      ],
      ask: ['¿Hay alguien ahí que ya te salude por tu nombre?'],
    },
    {
      when: typed(/(?:hace|llevo|desde|van) (?:\S+ ){0,3}(?:años?|meses|semanas?|tiempo|dias)|\d+ (?:años|meses)/),
      say: [
        'Ese tiempo pasa por el calendario más rápido que por dentro.',
        'La nostalgia no lleva la cuenta igual que el reloj.',
      ],
    },
    {
      when: typed(
        /(?:voy a|tal vez|quiza|a lo mejor|pienso|estoy (?:ahorrando|pensando|juntando)|en (?:diciembre|verano|unos meses)|quisiera|me gustaria|proximo año) (?:\S+ ){0,3}(?:volver|regres\w+|ir|viaj\w+|visit\w+|tra\w+|cocin\w+|busc\w+|inscri\w+|compr\w+|para)|pasaje|boleto|vuelo|(?:conoci|encontre|hice) (?:a |un |una )?(?:\S+ )?(?:paisan[oa]|amig[oa]|tienda|grupo|vecin[oa])|paisan[oa]s?|(?:hay|conoci|encontre) (?:\S+ ){0,4}de mi (?:pais|pueblo|tierra|ciudad)/,
      ),
      say: ['Eso pone una lucecita en el calendario.', 'Un hilo así acorta la distancia un poco.'],
      ask: ['¿Qué sería lo primero que harías?'],
    },
    {
      when: typed(
        /alla|mi (?:mama|papa|familia|herman[oa]s?|gente|pueblo|tierra|pais|casa|novi[oa]|perr[oa])|mis (?:papas|padres|herman[oa]s|amig[oa]s|viejos)|de (?:venezuela|mexico|colombia|argentina|peru|cuba|chile|ecuador|bolivia|honduras|guatemala|españa|uruguay|paraguay)|soy de/,
      ),
      say: [
        'Cada lugar guarda a alguien esperándote en la mesa.',
        'Allá sigue la vida, y aquí sigues tú mirándola de lejos.',
        'Todo lo que uno es empezó allá.',
      ],
      ask: ['¿Cómo era un día tuyo allá?'],
    },
    {
      when: typed(
        /triste\w*|llor\w+|culp\w+|arrepent\w+|mal|vaci[oa]|nostalgia|duele|cansad[oa]|hart[oa]|no puedo mas|deprimid[oa]|miedo|extraño|ganas de/,
      ),
      say: [
        'Es una pena que no se ve, porque nadie se ha ido más que tú.',
        'Irse también es un duelo, aunque se haya elegido.',
        'Hay días en que la distancia aprieta sin avisar.',
      ],
    },
  ],
  say: [
    'Extrañar así quiere decir que había algo bueno.',
    'Empezar de nuevo, lejos, es de las cosas más cansadas que hay.',
    'La casa de uno también se va construyendo despacio.',
    'Se puede tener dos sitios y que falten los dos.',
  ],
  ask: [
    { line: '¿Qué te hizo irte, en su momento?', unless: typed(/me fui (?:por|para)|trabajo|guerra|estudiar/) },
    { line: '¿Qué hay aquí que ya sientas un poco tuyo?' },
    { line: '¿Con quién hablas en tu lengua y a tu manera?', unless: typed(/llam\w+|paisan[oa]s?/) },
  ],
};
