import type { SituationField } from '../../content/situations/situation.ts';

export const couple: SituationField = {
  lists: {
    escpar:
      'mi novi*|mi espos*|mi marido|mi mujer|mi pareja|mi prometid*|mi chic*|mi enamorad*|mi polol*|mi senora|mi senor|mi companer* de vida',
    esccon:
      'con mi novi*|con mi espos*|con mi marido|con mi mujer|con mi pareja|con mi prometid*|con mi chic*|con mi enamorad*|con mi polol*',
    escno: 'mi mama|mi papa|mi madre|mi padre|mi jef*|mi suegr*|mi hij*|mis hij*|mi herman*|mi amig*|mi ex',
  },
  situations: [
    {
      id: 'couple-fight-tonight',
      light: 'la pelea que tuvieron',
      signs: [
        'pelee|me pelee|discuti|acabo de pelear|acabo de discutir|acabo de pelearme|me acabo de pelear|tuve una pelea|tuve una discusion|tuve una bronca|tuve un pleito|me enoje|estoy pelead*|estoy enojad*|me disguste|me agarre > @esccon & !siempre|todos los dias|mi hij*|murio',
        '@escpar > y yo & peleamos|discutimos|nos peleamos|tuvimos una|nos enojamos|estamos peleados|estamos enojados|nos gritamos|no nos hablamos & !siempre|todos los dias|cada dia|por todo|cada semana|dejamos de|hijos|meses|anos|hace un mes',
        'peleamos|discutimos|tuvimos una bronca|tuvimos una pelea|tuvimos una discusion|tuvimos un pleito|acabamos de pelear|acabamos de discutir & anoche|hoy|ayer|recien|hace rato|acabamos|esta noche|en la cena|desde ayer & sofa|duerme|dormir|no nos hablamos|no me habla|novi*|espos*|marido|mujer|pareja|la cama|portazo & !@escno|vecin*|siempre',
        '@escpar > se enojo conmigo|se molesto conmigo|me colgo|se fue dando un portazo|me grito|durmio en el sofa|se fue a dormir al|me dejo hablando & !@escno|siempre|todos los dias|me pega|me golpe*',
      ],
      say: [
        'La pelea se acabó, y por dentro sigue.',
        'Lo que pasó te dejó con el cuerpo en tensión.',
        'Todavía se siente el aire tenso entre ustedes.',
        'Las palabras que se dijeron siguen dando vueltas.',
        'Después de una pelea así, hasta la casa se siente distinta.',
      ],
      ask: [
        '¿Cómo empezó?',
        '¿Qué frase se te quedó clavada?',
        '¿Cómo quedaron las cosas entre ustedes?',
        '¿Qué te habría gustado escuchar?',
      ],
      rest: [
        'Una noche así se hace larga para los dos lados.',
        'Tienes derecho a que te duela.',
        'No todo tiene que quedar resuelto antes de dormir.',
      ],
    },
    {
      id: 'couple-unheard',
      light: 'que tu pareja no te vea',
      signs: [
        '@escpar & no me escucha|no me pone atencion|no me presta atencion|no me hace caso|no me valora|no me pregunta|no tiene tiempo para mi|nunca tiene tiempo|me ignora|no me toma en cuenta|no me pela|ni me mira|ni me voltea a ver|ni las gracias|no me da mi lugar & !@escno|enfad*|castig*|pelea|peleamos|discutimos',
        '@escpar > en el celular|en el telefono|en el movil|pegado al|pegada al|jugando|en la consola|viendo el futbol|con sus amigos que conmigo|prefiere & conmigo|caso|mueble|ignora|me mira|habl*|invisible|atencion|tiempo & !@escno|sospech*|engan*|esconde|contrasena',
        'no le importo a|soy invisible para|soy un mueble para|no existo para > @escpar',
        'le hablo|le cuento|le digo & ni me mira|ni levanta la vista|no me escucha|ni me voltea a ver|no suelta el celular|no suelta el telefono|sigue en el celular & !@escno|jef*|medic*|doctor*|profesor*|adolescente',
      ],
      say: [
        'Estás ahí, y es como si hablaras con la pared.',
        'No pides mucho, solo que te mire cuando hablas.',
        'Duele no verse visto justo en casa.',
        'Lo que haces cada día pasa sin que nadie lo note.',
        'Quieres que tu día le interese a alguien.',
      ],
      ask: [
        '¿Qué querías contarle hoy?',
        '¿Cuándo fue la última vez que te escuchó de verdad?',
        '¿Qué te gustaría que te preguntara?',
        '¿Cómo era esto antes?',
      ],
      rest: [
        'Querer que te miren no es exigir demasiado.',
        'Se puede tener compañía y seguir sin nadie con quien hablar.',
        'Lo que cuentas merece unos oídos.',
      ],
    },
    {
      id: 'couple-chores-all-me',
      light: 'que todo en casa te toque a ti',
      signs: [
        '@escpar & no mueve un dedo|no hace nada|no ayuda|no me ayuda|nunca me ayuda|nunca ayuda|nunca limpia|nunca cocina|nunca lava|no lava|no limpia|no cocina|no recoge|deja todo tirado|tengo que pedirle|si no le pido|si yo no lo pido|si no se lo pido & casa|plato*|limpi*|cocin*|dedo|recog*|lav*|quehacer*|oficio|tareas|todo|pido|pedir* & !@escno|los ninos|las ninas|el bebe|la bebe|hijos|bebe',
        'yo hago todo|lo hago todo yo|todo lo hago yo|todo me toca a mi|me toca todo a mi|todo lo tengo que|soy la sirvient*|soy su sirvient*|soy la criad*|soy la chacha|soy su empleada|soy la mucama & @escpar|el en el sofa|ella en el sofa & !@escno|los ninos|las ninas|el bebe|la bebe|bebe',
        'trabajamos los dos|los dos trabajamos|ambos trabajamos|llego de trabajar|llego del trabajo & me toca|solo cosa mia|lo hago yo|hago yo|yo cocino|yo limpio & casa|cocinar|limpiar|lavar|cena|platos & !bebe|los ninos|@escno|companer* de piso',
      ],
      say: [
        'Viven dos, y la casa descansa en una sola persona.',
        'Además de hacerlo, te toca pensarlo y pedirlo.',
        'El cansancio es uno, y la sensación de que nadie lo ve es otra.',
        'Tu jornada no termina al llegar a casa.',
        'Quieres tener a alguien al lado, no a alguien más a quien atender.',
      ],
      ask: [
        '¿Qué fue lo de hoy que colmó el vaso?',
        '¿Cómo reacciona cuando se lo dices?',
        '¿Qué tarea te gustaría no volver a pensar?',
        '¿Desde cuándo está así el reparto?',
      ],
      rest: [
        'Lo que haces en esa casa es trabajo, aunque nadie lo cuente.',
        'Con razón ya no te quedan ganas.',
        'Pedirlo cada vez también cansa.',
      ],
    },
    {
      id: 'couple-grown-cold',
      light: 'la distancia entre ustedes dos',
      signs: [
        '@escpar|casad*|matrimonio|relacion & parecemos companer*|parecemos roommates|somos roomies|somos roommates|dos extran*|dos desconocid*|como extran*|como hermanos|ya no hablamos|no hablamos de nada|cenamos en silencio|no tenemos de que hablar|se apago la chispa|se perdio la chispa|se acabo la chispa|se enfrio|se apago el amor|vidas separadas|cada quien por su lado|cada uno por su lado & !divorci*|mi jef*|mi hij*|mi herman*|enojad*|pelea*',
        'parecemos companer* de piso|parecemos companer* de cuarto|somos como companer* de piso|parecemos roomies|la chispa se apago|se apago la chispa|se perdio la magia & !trabajo|mi amig*',
        '@escpar & distante|lejan*|lejisimos|lo siento lejos|la siento lejos|ya no es como antes|fria conmigo|frio conmigo & !otra ciudad|otro pais|kilometros|sospech*|engan*|otra persona|pelea|discutimos|deprimid*|depresion|viaj*|murio',
        'me siento mas sol*|mas soledad|me siento sol* > con el|con ella|en mi matrimonio|con mi pareja|con mi marido|con mi espos*|en mi relacion|casad* & !bebe|los ninos',
      ],
      say: [
        'Está a tu lado, y aun así le extrañas.',
        'No se ha roto nada, solo se fue quedando en silencio.',
        'Comparten la casa, y casi ninguna palabra que importe.',
        'Hay una soledad que solo existe con alguien en la misma cama.',
        'Te acuerdas de cómo era, y por eso notas lo que falta.',
      ],
      ask: [
        '¿Cuándo se sintieron cerca por última vez?',
        '¿De qué hablaban antes?',
        '¿Qué es lo que más extrañas de aquel tiempo?',
        '¿Cómo fue hoy entre ustedes?',
      ],
      rest: [
        'Dos personas pueden perderse en una casa pequeña.',
        'Que lo extrañes dice que todavía importa.',
        'Así las noches se hacen largas.',
      ],
    },
    {
      id: 'couple-stay-or-go',
      light: 'no saber si quedarte o irte',
      signs: [
        'no se si|dud*|pensando en|pienso en|he pensado|estoy considerando|deberia|me planteo|quiero|quisiera|no me atrevo a & terminar con|dejar a|seguir con|romper con|cortar con|separarme de|continuar con > @escpar|mi relacion|mi matrimonio & !terminar con mi vida|me dejo|jugar|mi ex|quiere dejarme|sin mi novi*|quiere terminar',
        'no se si seguir|no se si quedarme|no se si terminar|no se si separarme|no se si divorciarme|no se si irme|no se si dejarlo|no se si dejarla|seguir luchando & relacion|matrimonio|novi*|marido|espos*|pareja|juntos|con el|con ella|separarme|divorciarme|lo quiero|la quiero|terminar & !trabajo|carrera|estudi*|universidad|empleo|este pais|mi casa',
        'pensando en separarme|pienso en separarme|pensando en divorciarme|pienso en divorciarme|quiero separarme|ya no soy feliz con|ya no soy feliz en mi matrimonio|ya no soy feliz en mi relacion & !abogad*|ya le dije|firm*|demanda',
      ],
      say: [
        'Una parte ya está en la puerta, y la otra no suelta.',
        'Quedarte cuesta, e irte también.',
        'Llevas esa pregunta contigo a todas partes.',
        'Hay cariño todavía, y no sabes si alcanza.',
        'Ninguna de las dos respuestas sale gratis.',
      ],
      ask: [
        '¿Qué te hace quedarte hoy?',
        '¿Cuándo pensaste en irte por primera vez?',
        '¿Qué es lo que más temes de cada camino?',
        '¿Qué tendría que ser distinto para querer seguir?',
      ],
      rest: [
        'Una pregunta así no se contesta en una noche.',
        'Dudar no es traicionar a nadie.',
        'Puedes querer a alguien y tener esta pregunta.',
      ],
    },
    {
      id: 'couple-silent-treatment',
      light: 'el silencio de tu pareja',
      signs: [
        'ley del hielo|castiga con el silencio|castiga con su silencio|tratamiento de silencio|castiga sin hablar* & !@escno|mi companer*|en el trabajo|companer*',
        '@escpar & dejo de hablarme|me dejo de hablar|no me habla desde|no me dirige la palabra|sin hablarme|sin dirigirme la palabra|se cierra|se encierra en si|no habla de lo que siente|no dice lo que siente|no expresa|no me dice que le pasa|no me cuenta que le pasa|no suelta palabra & !@escno|me dejo mi|termino conmigo|dejo por otr*|negocio|tienda',
        'le pregunto > que tiene|que le pasa|q tiene|que pasa & me dice nada|dice que nada|responde nada|solo nada|no contesta|nada & !@escno|mi niet*',
        'sin hablarme|no me habla|sin dirigirme la palabra & vivimos|misma casa|misma cama & !@escno|companer*|vecin*',
      ],
      say: [
        'Ese silencio dice algo, y te toca adivinar qué.',
        'Tú tocas la puerta, y del otro lado nadie abre.',
        'Esa nada también duele.',
        'Vives al lado de alguien que no dice palabra.',
        'No puedes arreglar lo que no te dicen.',
      ],
      ask: [
        '¿Qué pasó justo antes del silencio?',
        '¿Qué crees que hay detrás?',
        '¿Qué le preguntarías si fuera a contestar?',
        '¿Cómo se vuelve a hablar después, otras veces?',
      ],
      rest: [
        'Un silencio así llena toda la casa.',
        'Querer que te digan las cosas no es pedir demasiado.',
        'Adivinar agota más que escuchar.',
      ],
    },
    {
      id: 'couple-sweet-thing',
      light: 'algo bonito entre ustedes',
      glad: true,
      signs: [
        '@escpar & flores|sorpresa|notita|serenata|me preparo|me cocino|me hizo el desayuno|desayuno en la cama|me trajo|me regalo|carta de amor|me abrazo & feliz|felicidad|sin motivo|porque si|bonit*|lind*|llore de|lindo|emocion*|favorit*|detalle|suerte|amor|hermos*|sin pedir* & !nunca|no me|olvid*|culpa|engan*|ya no|murio|termin*|disculpa*',
        'que suerte tengo|que afortunad* soy|tengo suerte|agradecid* > @escpar|con mi marido|con mi espos*|con mi novi*|con mi pareja|con mi mujer|por mi espos*|por mi marido|por mi novi*|por mi pareja',
        'nos reconciliamos|ya nos arreglamos|hicimos las paces|ya nos contentamos & !mi mama|mi papa|mi herman*|mi amig*|mi hij*|nunca|no nos|si no|mi jef*',
        'anos de casad*|anos junt*|aniversario|meses de novios & feliz|felices|me hace reir|celebr*|hermos*|cumplimos hoy|hoy cumplimos|enamorad* & !olvid*|murio|fallecio|divorci*|separ*|engan*|ya no|silencio|no me|nunca|pele*',
      ],
      say: [
        'Un gesto así alegra más que cualquier regalo grande.',
        'Se nota el cariño entre ustedes.',
        'Qué bien sienta saberse querido así.',
        'Algo pequeño, hecho justo para ti.',
        'Eso se llama tener a alguien de tu lado.',
      ],
      ask: [
        '¿Qué cara pusiste?',
        '¿Cuál fue el mejor momento?',
        '¿Cómo empezó todo entre ustedes?',
        '¿Qué le dijiste tú?',
      ],
      rest: ['Momentos así se guardan.', 'Da gusto leerlo a esta hora.', 'Ahí hay dos que se cuidan.'],
    },
    {
      id: 'couple-small-annoyance',
      light: 'las pequeñas manías de la convivencia',
      slight: true,
      signs: [
        '@escpar > ronca|roncando|ronquidos|mastica|se come mi|se queda con toda la|me quita la cobija|me quita la manta|deja la tapa|no baja la tapa|no tapa|nunca tapa|deja las medias|deja los calcetines|deja la toalla|deja los zapatos',
        'los ronquidos de|el ronquido de > @escpar',
        '@escpar & cobija|manta|edredon|aire acondicionado|el aire a|termostato|pasta de dientes|calcetines|medias tiradas|toalla mojada|toallas mojadas|que pelicula ver|siguiente capitulo|control remoto|tapa del inodoro|migas & !conteste|le grite|murio|fallecio|extrano|olor|huele|divorci*|se fue|me dejo|hospital|pelea*|discut*',
        'nunca nos ponemos de acuerdo|no nos ponemos de acuerdo|no podemos decidir > que pelicula|que serie|que cenar|que comer|que ver',
      ],
      say: [
        'La vida en pareja se juega en esas cosas.',
        'Tan poca cosa, y cómo puede desesperar.',
        'Eso no venía en la primera cita.',
        'Hay guerras enormes que caben en una sala.',
        'Querer a alguien incluye también eso, por lo visto.',
      ],
      ask: [
        '¿Y qué manía tuya tiene que aguantar?',
        '¿Quién gana, normalmente?',
        '¿Cuánto hace que dura esta pequeña guerra?',
        '¿Qué dice cuando se lo reclamas?',
      ],
      rest: [
        'Son las pequeñas batallas de la convivencia.',
        'De eso se hacen las anécdotas.',
        'Nadie gana esa guerra del todo.',
      ],
    },
  ],
};
