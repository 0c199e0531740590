import type { SituationField } from '../../content/situations/situation.ts';

export const lonely: SituationField = {
  lists: {
    flotro: 'mi mama|mi papa|mi madre|mi padre|mi abuel*|mi hij*|mi herman*|mi perr*|mi gat*',
  },
  situations: [
    {
      id: 'lonely-no-friends',
      light: 'no tener amistades',
      signs: [
        'no tengo|sin tener|no tener|nunca he tenido|nunca tuve|ya no tengo|no me queda*|me quede sin|vivo sin > amig*|ningun amig*|ninguna amig*|amistades & !tiempo para|escuela|colegio|salon|ciudad|@flotro|con derecho|tengo amigos pero|novio ni',
        'ni un solo|ni una sola|ni un|ni una|cero > amigo|amiga|amigos|amigas|amistad & !ciudad|me mude',
        'todos mis amigos|todos los amigos|mis amistades|todas mis amigas > se fueron|se alejaron|desaparecieron & no me queda*|nadie|solo|sola|ninguno',
        'perdi a todos|perdi a todas|perdi todos > mis amig*|mis amistades',
      ],
      say: [
        'No hay nadie a quien llamar así, sin motivo.',
        'No es una noche, es como está la vida ahora.',
        'Los demás parecen tener a su gente, y tú miras desde fuera.',
        'Tienes cosas que contar, y falta quién las oiga.',
        'Cuesta decirlo, y lo has dicho.',
      ],
      ask: [
        '¿Hubo alguien, alguna vez, con quien sí?',
        '¿Qué harías con alguien, si lo tuvieras cerca mañana?',
        '¿Cómo es un día tuyo, de principio a fin?',
        '¿Qué te gustaría que alguien supiera de ti?',
      ],
      rest: [
        'No tener amigos no dice cuánto vales.',
        'Hay más gente así de lo que se ve.',
        'Aquí puedes contar lo que sea, grande o pequeño.',
      ],
    },
    {
      id: 'lonely-tonight',
      light: 'esta soledad',
      signs: [
        'me siento|me sigo sintiendo|sintiendome|sentirme|me he sentido|me estoy sintiendo > solo|sola|solit*|muy solo|muy sola & !solo con|solo quiero|solo cuando|solo por|aunque|rodead*|en mi propia|tengo familia|tengo marido|con el que|con el|con ella|al lado de|cuando vivia|entre la gente|en mi matrimonio|con mi espos*|acompanad*|bien|feliz|en paz|tranquil*|solo en este|amig*|nueva ciudad|otro pais|fiesta|solucion|soltand*|soldado|soledad|solo un|como si solo|solo a veces|mejor solo|mejor sola',
        'que soledad|tanta soledad|esta soledad|la soledad > grande|matando|mata|pesa|duele|horrible|terrible|fea|noche|ahoga',
        'me pesa|me duele|odio|no soporto|no aguanto > la soledad|estar sola|estar solo|tanta soledad & !me encanta',
        'estoy sola y|estoy solo y|estoy tan sola|estoy tan solo|estoy muy sola|estoy muy solo|me siento solita|me siento solito & !feliz|bien|tranquil*|en paz|me encanta',
      ],
      say: [
        'La soledad pesa más cuando se apaga todo lo demás.',
        'Quisieras a alguien cerca, aunque no dijera nada.',
        'Hay horas en que esa falta se oye más.',
        'Tanta gente en el mundo, y ninguna aquí.',
        'No es silencio lo que falta, es alguien.',
      ],
      ask: [
        '¿Cuándo empezó hoy esa sensación?',
        '¿A quién quisieras tener cerca ahora?',
        '¿Cómo es el lugar donde estás ahora mismo?',
        '¿Qué contarías, si alguien se sentara a tu lado?',
      ],
      rest: [
        'Escribir aquí ya es salir un poco de ese silencio.',
        'Puedes escribirlo aquí tal como venga.',
        'No hay nada raro en ti por sentirlo.',
      ],
    },
    {
      id: 'lonely-weekend',
      light: 'esas horas libres a solas',
      signs: [
        'viernes|sabado|domingo*|fin de semana|fines de semana|finde|puente|dias libres|dia libre & sin planes|sin plan|nadie con quien|con quien nada|con quien salir|con quien pasarl*|sola en casa|solo en casa|estoy solo|estoy sola|otra vez solo|otra vez sola|viendo el techo|me mata*|se me hace*|eterno|me deprime*|odio|nadie me escribe|nadie me invita & !mi novi*|me encanta|que rico|feliz|trabajo|mi jef*|fiesta de|lunes',
        'otro|otra|un > viernes|sabado|domingo|finde|fin de semana > solo|sola|sin planes|encerrad*|en casa & !feliz|me encanta|que rico|tranquil*|solo quiero',
      ],
      say: [
        'Los demás esperan esos días, y a ti se te hacen largos.',
        'Cuando no hay planes, cada hora se nota.',
        'Entre semana el día empuja, y ahora nada empuja.',
        'Tiempo libre, y nadie con quien gastarlo.',
        'Las calles suenan a plan ajeno.',
      ],
      ask: [
        '¿Qué hora es la peor?',
        '¿Con quién te gustaría pasar esas horas?',
        '¿Cómo eran antes esos días?',
        '¿Qué has hecho hoy hasta ahora?',
      ],
      rest: [
        'No eres la única persona mirando el reloj a esta hora.',
        'Un día vacío no dice nada de ti.',
        'Aquí puedes pasar un rato, sin plan.',
      ],
    },
    {
      id: 'lonely-birthday',
      light: 'ese cumpleaños',
      signs: [
        'mi cumple|mi cumpleanos|mis 15|mis quince|mi dia especial & nadie|solo|sola|se olvid*|olvidaron|olvido|no se acord*|ni se acord*|no vino|no vinieron|no llego nadie|no me felicit*|ni un mensaje|ni una llamada|supongo & !murio|fallecio|sorpresa|feliz porque|solo quiero|sin mi papa|sin mi mama|a mi hermana|a mi hermano',
        'cumpli|cumplo > anos|18|20|21|25|28|30|40|50|60 & lo pase solo|lo pase sola|la pase solo|la pase sola|nadie me felicit*|nadie se acordo|solo me felicito|nadie vino',
        'feliz cumpleanos a mi|feliz cumple a mi',
      ],
      say: [
        'El día que era tuyo pasó casi sin que nadie mirara.',
        'No querías gran cosa, solo que alguien se acordara.',
        'Esperas un mensaje, y el teléfono calla.',
        'Ese día más que otros se nota quién falta.',
        'Hoy tocaba que alguien se alegrara de que existes.',
      ],
      ask: [
        '¿De quién esperabas una palabra?',
        '¿Qué te habría gustado ese día?',
        '¿Cómo fue el día, desde la mañana?',
        '¿Cuál cumpleaños recuerdas con gusto?',
      ],
      rest: [
        'Feliz cumpleaños, aunque sea desde aquí.',
        'Querer que se acuerden de ti no es pedir mucho.',
        'Que estés en el mundo cuenta, con velas o sin ellas.',
      ],
    },
    {
      id: 'lonely-in-crowd',
      light: 'sentirte a solas entre la gente',
      signs: [
        'rodead* de|entre tanta|en medio de|lleno de|aunque tengo|aunque este con > gente|amigos|personas|familia|todos & solo|sola|soledad|vaci*|nadie me & !solo quiero',
        'me siento|sentirme|siento > solo|sola & aunque|a pesar|rodead*|en mi propia familia|en mi matrimonio|con mi pareja|al lado de mi|tengo familia|tengo amigos|tengo pareja|con mis amigos|entre la gente|con mi espos*|con mi marido & !solo quiero|murio',
        'nadie me conoce de verdad|nadie me conoce realmente|nadie sabe quien soy|un vidrio entre|como detras de un vidrio|como detras de un cristal|nadie me ve de verdad',
      ],
      say: [
        'Hay gente alrededor, y nadie llega hasta donde estás.',
        'Hablan contigo, y no contigo del todo.',
        'Es como mirar todo a través de un vidrio.',
        'Entre muchos, la soledad no tiene ni disculpa.',
        'Quizá lo que falta no es gente, es que alguien te vea.',
      ],
      ask: [
        '¿Cuándo fue la última vez que alguien te vio de verdad?',
        '¿Qué no saben de ti?',
        '¿En qué momento lo notas más?',
        '¿Qué dirías, si alguien preguntara en serio?',
      ],
      rest: [
        'Se puede tener a muchos y que falte lo principal.',
        'Eso que nadie ve también existe.',
        'Aquí puedes hablar sin la cara de fiesta.',
      ],
    },
    {
      id: 'lonely-no-one-to-tell',
      light: 'no tener a quién contarle',
      signs: [
        'no tengo|no hay|no tenia|no encuentro|sin tener|no tener|no se > con quien|a quien|en quien|nadie con quien|nadie a quien|nadie en quien > habl*|cont*|confi*|desahog*|platicar|conversar|llamar|decir* & !salir|de mis amig*|en el trabajo|fiesta|seria su cumple*',
        'me lo guardo todo|me guardo todo|todo me lo guardo|me lo trago todo|me trago todo & nadie|solo|sola|siempre|quien',
        'nadie > me escucha|me entenderia|me entiende|quiere escucharme & !en el trabajo|mi jef*|psicolog*|alumn*|mis estudiantes|idioma|acento|ingles|cuando hablo ingles',
      ],
      say: [
        'Lo llevas todo por dentro, y no hay dónde dejarlo.',
        'Hay cosas que solo pesan menos cuando alguien las oye.',
        'Falta un oído, uno solo.',
        'Te lo guardas, y se va juntando.',
        'Pasa algo, y no sabes a qué puerta llamar.',
      ],
      ask: [
        '¿Qué es lo que más quisieras contar?',
        '¿Con quién hablabas antes?',
        '¿Desde cuándo lo llevas por dentro?',
        '¿Qué pasó hoy que nadie sabe?',
      ],
      rest: [
        'Aquí lo puedes dejar, sin orden ni prisa.',
        'Que salga en palabras ya cambia algo.',
        'No hace falta contarlo bien.',
      ],
    },
    {
      id: 'lonely-silent-phone',
      light: 'ese silencio en el teléfono',
      signs: [
        'nadie > me escribe|me llama|me contesta|me responde|me busca|me manda|pregunta por mi|pregunta como estoy|me pregunta como estoy & !trabajo|chamba|empleo|entrevista|curriculum|cv|vacante|cumple*|viernes|sabado|finde',
        'ni un|ningun|ni una|ninguna|cero > mensaje*|llamada*|notificacion* & todo el dia|dias|semana*|ni uno|de nadie & !mi novi*|mi ex|cumple*|entrevista|trabajo|hablabamos|de repente|desaparecio',
        'no me contesta|no me responde|no me escribe|no me llama|me dejan en visto > nadie|todos|todo el mundo & !trabajo|empleo|entrevista|cv',
        'mi telefono|mi celular|mi movil|el telefono|el celular > no suena|sin sonar|nunca suena|mudo|callado|en silencio & !modo|cv|curriculum|portales|trabajo|empleo',
        'mis hijos|mis nietos|mi familia|todos > no me llaman|nunca me llaman|no me escriben|me dejan en visto|ni me llaman|ya no me llaman',
      ],
      say: [
        'El teléfono calla, y se oye.',
        'Cada vez que lo miras, nada.',
        'Bastaría un cómo estás.',
        'Esperas una señal de alguien, y no llega.',
        'El mundo habla todo el día, y no contigo.',
      ],
      ask: [
        '¿De quién te gustaría que fuera el próximo mensaje?',
        '¿Quién fue la última persona que te escribió?',
        '¿Qué responderías si alguien preguntara hoy cómo estás?',
        '¿Desde cuándo está así de callado?',
      ],
      rest: [
        'Un teléfono callado no mide lo que vales.',
        'Aquí sí se pregunta: puedes contar cómo estás.',
        'Se puede echar de menos algo tan pequeño como un mensaje.',
      ],
    },
    {
      id: 'lonely-living-alone',
      light: 'volver a una casa callada',
      signs: [
        'llego a|llegar a|vuelvo a|volver a|abro la puerta & casa|departamento|apartamento|piso & no hay nadie|vaci*|nadie me espera|silencio|solo|sola & !solo quiero|mi ex|mi jef*|murio|feliz|fuerzas|mis hijos',
        'vivo solo|vivo sola|vivir solo|vivir sola|viviendo solo|viviendo sola & triste|silencio|nadie|odio|palabra|noche|pesa|cuesta|soledad|duele|miedo|hablo & !me encanta|feliz|por fin|que rico',
        'ceno|como|comer|cenar|cocino|cocinar > solo|sola|para uno|para una & todas las noches|siempre|triste|tele|otra vez|cada noche & !solo quiero|feliz',
        'silencio de > mi casa|la casa|mi departamento|mi apartamento|mi piso|mi cuarto',
      ],
      say: [
        'La casa no contesta.',
        'Abres la puerta, y todo está donde lo dejaste.',
        'Falta una voz, aunque sea en otra habitación.',
        'Un plato, una silla, y mucho silencio.',
        'El día todavía tiene gente, la noche no.',
      ],
      ask: [
        '¿Qué es lo primero que haces al llegar?',
        '¿Qué hora es la más callada?',
        '¿Quién vivía antes contigo?',
        '¿Qué sonido te gustaría oír en casa?',
      ],
      rest: [
        'Una casa callada cansa también.',
        'Aquí puedes llenar un poco ese silencio con palabras.',
        'Tu día merece que lo cuentes.',
      ],
    },
    {
      id: 'lonely-content-alone',
      light: 'ese rato contigo',
      glad: true,
      signs: [
        'me encanta|disfruto|amo|adoro|que rico|que delicia|me gusta|que bien|que paz > estar solo|estar sola|mi soledad|la soledad|vivir solo|vivir sola|el silencio|estar conmigo & !no me gusta|no disfruto|pero',
        'por fin un rato para mi|un rato para mi|tiempo para mi|noche para mi & !no tengo|nunca|sin|falta|pero',
        'fui|me fui|sali|comi|viaje > solo|sola & me gusto|me encanto|feliz|perfecto|delicioso|rico|en paz & !solo quiero',
        'estoy mejor|sola y|solo y|a solas y > en paz|feliz|tranquil*|contenta|contento & !quiero estar|quisiera',
      ],
      say: [
        'Qué bien sienta la propia compañía.',
        'Nadie pide nada, y el tiempo es tuyo.',
        'A veces el silencio es un lujo.',
        'A un rato así no le falta nada.',
        'Estar a solas y estar bien.',
      ],
      ask: [
        '¿Qué es lo mejor de ese rato?',
        '¿Qué tienes cerca ahora mismo?',
        '¿Cómo empezó a gustarte así?',
        '¿Qué sigue en tu plan?',
      ],
      rest: ['Que te dure.', 'Suena a buena compañía.', 'Un placer que no necesita permiso.'],
    },
  ],
};
