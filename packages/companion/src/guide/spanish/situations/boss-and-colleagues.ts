import type { SituationField } from '../../content/situations/situation.ts';

export const bossAndColleagues: SituationField = {
  lists: {
    ajefe:
      'jefe|jefa|jefes|jefecito|supervisor|supervisora|encargado|encargada|gerente|gerenta|mi director|mi directora|patron|patrona|el dueno|la duena|mi superior|mi manager|el manager|coordinador|coordinadora|capataz|mi lider|recursos humanos|el chef',
    acole:
      'companer* de trabajo|companer* del trabajo|companer* de oficina|companer* de la oficina|companer* de equipo|colega|colegas|un companero|una companera|mi companero|mi companera|mis companeros|mis companeras|otro companero|otra companera|los companeros|las companeras|el nuevo|la nueva',
    atrab:
      'trabajo|mi trabajo|trabajar|chamba|laburo|curro|jale|camello|oficina|empresa|turno|la obra|fabrica|la planta|la tienda|el local|el restaurante|la cocina|almacen|bodega|compania|el equipo|mi equipo|hospital|el cliente|los clientes',
  },
  situations: [
    {
      id: 'work-credit-taken',
      light: 'que otra persona se lleve el crédito de tu trabajo',
      signs: [
        'jefe|jefa|companero|companera|colega|supervisor|supervisora|gerente|encargado|encargada|otro|otra|ella|alguien|se > llevo|lleva|llevan|llevaron|llevarse|queda con|quedo con|atribuyo|adjudico|apropio > merito|meritos|credito|creditos|reconocimiento|aplausos|gloria|felicitaciones',
        'robo|robaron|roban|roba|copio|copiaron|plagio|plagiaron|se apropio|se adueno > mi idea|mis ideas|la idea|mi trabajo|mi proyecto|mi propuesta|mi informe|mi diseno',
        'cuelga|colgo|cuelgan|colgaron|colgarse|pone|puso > medalla|medallas|la estrellita',
        'presento|mostro|entrego|vendio|paso|mando|enseno|firmo > mi idea|mi trabajo|mi proyecto|mi informe|mi reporte|mi propuesta|mi presentacion|mi diseno|mis diapositivas|mi analisis > como suyo|como suya|como propio|como propia|como si fuera suyo|como si fuera suya|a su nombre|con su nombre',
        'la idea|el proyecto|el informe|el trabajo|el reporte & era suya|era suyo|fue suya|fue suyo|era de ella|era de el|como suya|como suyo & era mia|era mio|fui yo|lo hice yo|la hice yo|era de mi',
        'quitaron mi nombre|quito mi nombre|borraron mi nombre|borro mi nombre|sin mi nombre|no pusieron mi nombre|no salgo yo|pusieron su nombre|puso su nombre & informe|reporte|proyecto|trabajo|articulo|idea|presentacion|diseno|documento',
        'yo hago|yo hice|hice yo|fui yo|lo hice todo|hago todo|hice todo|hice el trabajo|semanas & felicitaron|le dieron el premio|le dieron las gracias|lo aplaudieron|la aplaudieron|se lleva el merito|se llevo el merito|lo felicitan|la felicitan|le aplauden & !me felicitaron',
      ],
      say: [
        'Lo hiciste tú, y le pusieron otro nombre.',
        'Era tu trabajo lo que aplaudían, y nadie te miró a ti.',
        'Pusiste las horas y la cabeza, y las gracias se fueron para otro lado.',
        'Duele ver cómo alguien recibe el aplauso por algo que salió de ti.',
        'Quizá no se trata tanto del aplauso como de que alguien sepa la verdad.',
      ],
      ask: [
        '¿Hay alguien ahí que sepa de quién es de verdad?',
        '¿Cómo te diste cuenta de lo que estaba pasando?',
        '¿Qué te habría gustado decir en ese momento?',
        '¿De qué parte de ese trabajo sientes más orgullo?',
      ],
      rest: [
        'El trabajo sigue siendo tuyo.',
        'Con razón te arde.',
        'Cada hora que le dedicaste la conoces tú, y eso nadie lo copia.',
      ],
    },
    {
      id: 'work-boss-yells',
      light: 'que te griten en el trabajo',
      signs: [
        '@ajefe & me grito|me grita|me gritan|me gritaron|me gritara|me gritonea*|me alzo la voz|me levanto la voz|me levanta la voz|me alza la voz|gritando|a gritos|me insulta|me insulto|me insultan|me humillo|me humilla|me humillan|me ridiculizo|me maltrata|me trata mal|me trata como|me trato como|me trato mal|me trato horrible|me ofendio|me mento la madre|me puso como trapo|como un trapo|me basureo|me basurea|se burlo de mi',
        '@ajefe & me regano|me regana|me reganaron|me cago|me puteo|me putea|me echo la bronca|me echo una bronca|me echo bronca|me dijo de todo|me llamo la atencion|me armo un|me armo una|se desquito|me dijo inutil|me llamo inutil|me dijo tont*|me llamo tont*|me dijo incompetente|me dijo estupid*|me dijo burr*',
        'en el trabajo|en la oficina|en la chamba|en el laburo|en el curro|en la reunion|en la junta|delante de los clientes|enfrente de los clientes & me gritaron|me grito|me gritan|me humillaron|me humillo|me insultaron|me insulto|me reganaron|me levantaron la voz|me levanto la voz & !un cliente|una clienta|cliente me|un senor|una senora',
      ],
      say: [
        'Fuiste a trabajar y te hicieron sentir así de poca cosa.',
        'Que te hablen de esa manera sigue ardiendo cuando ya acabó el turno.',
        'Es difícil quedarse ahí aguantando cuando la otra persona tiene tu puesto en sus manos.',
        'Fuera lo que fuera, nadie se gana que le hablen así.',
        'Eso humilla, sin más vueltas.',
      ],
      ask: [
        '¿Qué pasó justo antes?',
        '¿Quién más estaba ahí cuando pasó?',
        '¿Qué es lo que más se te quedó dando vueltas?',
        '¿Qué hiciste cuando por fin saliste de ahí?',
      ],
      rest: [
        'Lo que se dijo a gritos no dice quién eres.',
        'Con razón todavía te tiembla por dentro.',
        'Ese momento fue feo y puede decirse tal cual.',
      ],
    },
    {
      id: 'work-passed-over',
      light: 'que no te dieran ese puesto',
      signs: [
        'no me dieron|no me dio|no me tocaba|me tocaba a mi|me negaron|me quitaron|no consegui|no me llego|no obtuve|no es para mi|no fue para mi|me quede sin|perdi > ascenso|promocion|el puesto de|la plaza|la jefatura|la gerencia|la coordinacion',
        'le dieron|se lo dieron|se la dieron|eligieron|escogieron|prefirieron|pusieron|nombraron|promovieron|ascendieron > puesto|ascenso|plaza|jefatura|gerencia|a otro|a otra|a uno que|a una que|a alguien|a alguien de fuera|a mi companer*|al nuevo|a la nueva|al sobrino|al hijo|al primo|al amigo & puesto|ascenso|ascendieron|promovieron|jefatura|encargad*|plaza|gerencia|jefe|jefa|coordinador*',
        'me prometieron|llevo anos|esperaba|yo queria|pense que|me habian dicho & ascenso|ascender|promocion|jefatura|el puesto & pusieron a otr*|se lo dieron|se la dieron|y nada|otra vez no|le dieron|no fue|contrataron a otr*',
        'nunca me ascienden|no me ascienden|no me ascendieron|no me promovieron|no me promueven|nunca me promueven|me pasaron por encima|me pasaron por alto|me brincaron & !me gritaron',
      ],
      say: [
        'Esperabas que esta vez dijeran tu nombre, y dijeron otro.',
        'Hiciste méritos para ese puesto, y se quedó en otras manos.',
        'No es solo el cargo, es que te vieran.',
        'Duele enterarse de que contaban contigo para el trabajo y no para eso.',
        'Y mañana hay que llegar y hacer como si nada.',
      ],
      ask: [
        '¿Cómo te enteraste?',
        '¿Qué razón te dieron, si te dieron alguna?',
        '¿Qué ibas a poder hacer en ese puesto?',
        '¿A quién le habías contado que lo esperabas?',
      ],
      rest: [
        'Lo que sabes hacer sigue ahí, aunque no lo hayan elegido.',
        'Una decepción así no se traga en un día.',
        'Tenías razones para esperarlo.',
      ],
    },
    {
      id: 'work-left-out',
      light: 'que tus colegas te dejen fuera',
      signs: [
        'companer* de trabajo|companer* del trabajo|companer* de la oficina|colegas|en el trabajo|en la oficina|en la chamba|en el laburo|en el curro|los de la chamba|los del trabajo|los de la oficina|mi equipo|el equipo & no me invitan|no me invitaron|nunca me invitan|ni me invitan|ni me invitaron|no invitaron|me excluyen|me excluyeron|me hacen a un lado|me dejan fuera|me dejan afuera|me dejaron fuera|me dejaron afuera|me dejan de lado|nadie me habla|no me hablan|casi no me hablan|ni me hablan|me ignoran|me hacen el vacio|me hacen la ley del hielo|me hacen el feo|soy invisible|no encajo|no me integran|no me incluyen|no me toman en cuenta|yo no estoy|como sol*|almuerzo sol*',
        'cuando entro|cuando llego|cuando me acerco|si llego > se callan|se quedan callad*|dejan de hablar|cambian de tema|guardan silencio',
        'colegas|companer* de trabajo|en la oficina|en el trabajo & hablan entre ellos|hablan entre ellas|se van sin mi|se fueron sin mi|salen sin mi|comen sin mi|grupo de whatsapp sin mi|grupo sin mi|un grupo y yo no|me entere por instagram|me entere por las fotos',
        'afterwork|after office|cena de empresa|la posada|cena del trabajo|comida de la empresa & me entere por|no me invitaron|no me avisaron|sin mi',
      ],
      say: [
        'Están todos ahí, a un par de metros, y tú quedas fuera.',
        'Ocho horas al día cerca de gente que no te cuenta entre los suyos.',
        'Pesa más lo que no se dice que lo que se dice.',
        'Haces tu parte como cualquiera, y la mesa se llena sin ti.',
        'Quizá bastaría con que alguien preguntara si vienes.',
      ],
      ask: [
        '¿Cuándo empezaste a notarlo?',
        '¿Hay alguien ahí con quien sea un poco distinto?',
        '¿Cómo son para ti los ratos de descanso?',
        '¿Qué pasó la última vez que lo sentiste?',
      ],
      rest: [
        'Querer que cuenten contigo es de lo más natural.',
        'Eso hace muy largo un día de trabajo.',
        'No es poca cosa, aunque nadie haya dicho nada feo en voz alta.',
      ],
    },
    {
      id: 'work-gossip',
      light: 'que hablen de ti en el trabajo',
      signs: [
        'trabajo|oficina|empresa|planta|chamba|laburo|curro|colega|colegas|companer* de trabajo|hospital|almacen|tienda|fabrica & a mis espaldas|por la espalda|a mi espalda|hablan de mi|hablando de mi|hablan mal de mi|hablo mal de mi|hablando mal de mi|chismes sobre mi|chismes de mi|chisme sobre mi|rumores sobre mi|rumores de mi|rumor sobre mi|cotillean|cotilleos sobre|me critican|murmuran|cuchichean|chismean|inventa cosas de mi|inventan cosas|inventando cosas|inventando chismes|me toco ser el tema',
        '@acole > le fue con el cuento|fue con el chisme|me acuso|me delato|me echo de cabeza|me vendio|me puso mal|me echo tierra|le conto > al jefe|a la jefa|con el jefe|con la jefa|recursos humanos|con recursos|mi jefe|mi jefa|a todos',
        'en confianza|un secreto|algo personal|algo privado & colega|companer* de trabajo|de la oficina|mi jefe|mi jefa & todos|toda la|todo el|lo conto|lo saben|se lo dijo',
        'me acuso|me acusaron|me acusan|me reporto|me reportaron > con recursos humanos|con el jefe|con la jefa|con mi jefe|con mi jefa|con el gerente',
        'dicen que|andan diciendo|anda diciendo|me entere & consegui el puesto|acostarme con el jefe|acuesto con el jefe|acoste con el jefe|por ser amig* del jefe',
      ],
      say: [
        'Hablan de ti donde no puedes contestar.',
        'Entras y no sabes quién sabe qué, ni qué le contaron.',
        'Una historia sobre ti anda circulando, y no la escribiste tú.',
        'Después de eso cuesta hablar tranquilamente con cualquiera ahí.',
        'Tal vez lo peor es no saber en quién se puede confiar.',
      ],
      ask: [
        '¿Cómo te llegó a ti?',
        '¿Qué parte de lo que dicen te duele más?',
        '¿Hay alguien ahí en quien todavía confíes?',
        '¿Qué querrías que supieran de verdad?',
      ],
      rest: [
        'Lo que cuentan por ahí no es lo mismo que tú.',
        'Es natural andar con cuidado después de algo así.',
        'Contra las palabras sueltas es difícil defenderse, y por eso cansan tanto.',
      ],
    },
    {
      id: 'work-coworker-slacks',
      light: 'tener que hacer también el trabajo de otros',
      signs: [
        '@acole|el otro|la otra & no hace nada|no hacen nada|no mueve un dedo|no mueven un dedo|no trabaja|no trabajan|se hace pat*|se hace el loco|se hace la loca|se rasca|se escaquea|flojo|floja|huevon|huevona|vago|vaga|holgazan*|se la pasa en el celular|se la pasa en el telefono|esta con el movil|con el celular|siempre llega tarde|nunca esta|lo hace todo mal|hace todo mal|se escapa & yo|me toca|me deja|me lo deja|cubrir|cubro|lo mismo|trabajo|me dejan',
        'hago|haciendo|hacer|termino haciendo|acabo haciendo|me toca hacer|cargo con|saco > el trabajo de|la chamba de|lo de|lo suyo|su trabajo|su parte|su chamba|los pedidos > los demas|los dos|otros|todos|mi companer*|mis companer*|mi colega|el trabajo de todos',
        '@acole & lo suyo|su trabajo|su parte|su chamba & termino haciendo|acabo haciendo|lo hago yo|tengo que hacer|hago yo|me toca a mi|me cae a mi|yo lo arreglo',
        'cubrir|cubro|cubriendo|tapar|arreglar|arreglo > a mi companer*|a mi colega|a mis companer*|lo que hace mal|sus errores & siempre|hart*|cansad*|otra vez|cada',
        'somos & trabajo yo|solo trabajo yo|la unica que trabaja|el unico que trabaja|yo hago todo',
        'el unico que trabaja|la unica que trabaja|soy el unico que hace|soy la unica que hace|me deja todo el trabajo|me dejan todo el trabajo|me deja todo a mi & !mi marido|mi esposo|mi novio|en casa|la casa',
      ],
      say: [
        'Tu parte la haces, y luego haces también la que alguien dejó.',
        'Cobran por dos trabajos y los saca una sola persona.',
        'Cuanto mejor cumples, más te cae encima.',
        'No es solo el cansancio, es que no sea parejo.',
        'Alguien suelta, y eres tú quien lo recoge.',
      ],
      ask: [
        '¿Qué te tocó cargar hoy que no era tuyo?',
        '¿Alguien más se da cuenta de cómo está repartido?',
        '¿Desde cuándo va así?',
        '¿Qué pasaría si un día hicieras solo tu parte?',
      ],
      rest: [
        'Con razón se te acaba la paciencia.',
        'Que las cosas salgan se nota poco, y ahí está tu mano.',
        'Querer que sea parejo no es pedir demasiado.',
      ],
    },
    {
      id: 'work-unappreciated',
      light: 'que nadie te dé las gracias por tanto trabajo',
      signs: [
        'trabajo|chamba|laburo|curro|empresa|oficina|jefe|jefa|jefes|turno|hospital|gerente & nadie valora|nadie lo valora|no valoran|no me valoran|no me valora|no valora|poco valorad*|nada valorad*|no me reconocen|no me reconoce|nadie reconoce|no reconocen|nadie agradece|no agradecen|no me agradece*|ni un gracias|ni gracias|ni las gracias|ni siquiera gracias|jamas una palabra|nunca una palabra|ni una palabra|ni lo mencionaron|ni lo notaron|nadie lo nota|nadie nota|nadie se da cuenta|nadie ve lo que hago|no aprecian|nadie aprecia|no se valora|no lo valoran',
        'para la empresa|para mi empresa|para ellos|para mi jefe|en la empresa|en mi trabajo|en el trabajo > soy un numero|soy solo un numero|un numero mas|no soy nadie|soy reemplazable|soy desechable|no valgo nada|soy una maquina',
        'mi jefe|mi jefa|el jefe|la jefa|mi gerente > solo me habla|solo me busca|solo me llama|solo ve|solo se fija|nunca me dice|nunca dice|jamas me ha dicho > cuando|lo malo|mis errores|los errores|algo bueno|nada bueno|bien|gracias',
        'por mas que|por mucho que|me mato|me parto el lomo|me rompo el lomo|me deslomo|lo doy todo|doy todo|me esfuerzo|me dejo la piel & trabajo|chamba|jefe|jefa|empresa|oficina|curro|laburo & nunca es suficiente|nadie|ni un|no alcanza|no les importa|no le importa|a nadie',
      ],
      say: [
        'Das mucho, y nadie parece verlo.',
        'Lo que haces bien pasa en silencio, y lo que falla se oye enseguida.',
        'Un gracias costaba poco, y no llegó.',
        'Cumplir día tras día sin que nadie lo diga en voz alta va apagando las ganas.',
        'Quizá no pides una medalla, solo que alguien se dé cuenta.',
      ],
      ask: [
        '¿Qué hiciste últimamente que merecía una palabra?',
        '¿De quién te habría gustado oírlo?',
        '¿Alguna vez fue distinto ahí?',
        '¿Qué parte de tu trabajo sabes que haces bien?',
      ],
      rest: [
        'Lo que haces cuenta, aunque nadie lo haya dicho.',
        'Querer que se note es humano.',
        'Tú sabes lo que hay detrás de cada día.',
      ],
    },
    {
      id: 'work-mistake',
      light: 'ese error en el trabajo',
      signs: [
        'error|errores|equivocacion|descuido|la regue|la cague|la embarre|meti la pata|me equivoque|la pife|la lie|me mande una|me mande un moco & trabajo|chamba|laburo|curro|oficina|jefe|jefa|cliente|clientes|pedido|empresa|turno|paciente|caja|factura|obra|proyecto|informe|supervisor* & !me gritaron|me grito|me regano|me humillo|insult*|bronca|culpan|me echaron|despidieron|delante de todos|enfrente de',
        'mande|envie|borre|perdi|cobre|entregue|pedi|rompi|deje|olvide|se me olvido|se me cayo > correo|mail|archivo|archivos|factura|pedido|precios|caja|cerrar la caja|documento|equipo|mercancia|cliente|clientes & equivocad*|sin querer|por error|mal|falto dinero|me van a echar|me van a correr|mi jefe|mi jefa|el jefe|del trabajo',
      ],
      say: [
        'Pasó en un momento, y desde entonces no te suelta.',
        'Te importa hacerlo bien, por eso un error te cae tan hondo.',
        'Lo repasas una y otra vez, buscando el segundo en que todavía se podía evitar.',
        'Un fallo, y de pronto parece que borra todo lo demás.',
        'Tal vez pesa más lo que van a pensar que el error mismo.',
      ],
      ask: [
        '¿Qué fue lo que pasó?',
        '¿Quién lo sabe hasta ahora?',
        '¿Qué es lo que más temes que venga?',
        '¿Cómo te diste cuenta?',
      ],
      rest: [
        'Un error es una cosa que hiciste, no todo lo que sabes hacer.',
        'A quien no le importa su trabajo no le quita el sueño algo así.',
        'Con esa vergüenza encima las horas se hacen largas.',
      ],
    },
    {
      id: 'work-underpaid',
      light: 'que te paguen tan poco por lo que haces',
      signs: [
        'me pagan|nos pagan|me paga|cobro|gano|mi sueldo|el sueldo|mi salario|pagan > miseria|una miseria|muy poco|poquisimo|muy mal|poco|el minimo|sueldo minimo|salario minimo|una porqueria|nada|no alcanza|no me alcanza|no da|mal & !me pagan mas',
        'gana mas que yo|ganan mas que yo|cobra mas que yo|cobran mas que yo|le pagan mas que a mi|les pagan mas que a mi|le pagan mas por|gano menos que|cobro menos que|me pagan menos que',
        'pedir|pedi|pido|pedirle|negaron|nego|rechazaron|rechazo|no me dan|no me dieron|no me quieren dar|no quieren darme|prometieron > aumento|aumento de sueldo|subida de sueldo|subida|alza',
        'no me suben|sin subirme|no me han subido|nunca me suben|no nos suben|congelad* > sueldo|el sueldo|salario|el salario|nada',
        'no me pagan|no nos pagan|sin pagarme|sin pagarnos|me deben|no me pagaron > horas extra|horas extras|las horas|la quincena|el aguinaldo|el sueldo|dos quincenas|meses',
        'trabajo como|hago el trabajo de|me mato trabajando|me parto el lomo & sueldo|me pagan|gano|salario|minimo|no alcanza',
      ],
      say: [
        'Das mucho más de lo que te llega a fin de mes.',
        'Lo que pagan también dice algo, y lo que dice duele.',
        'Trabajas como si valiera mucho y te lo cuentan como si valiera poco.',
        'No es solo dinero, es cuánto creen que vale tu tiempo.',
        'Así cada cuenta que llega recuerda lo mismo.',
      ],
      ask: [
        '¿Qué te parecería justo por lo que haces?',
        '¿Cuándo empezó a molestarte más?',
        '¿Qué cambiaría en tus días con un sueldo mejor?',
        '¿Qué es lo primero que el sueldo no alcanza a cubrir?',
      ],
      rest: [
        'Querer que te paguen lo justo no es pedir un favor.',
        'Tu trabajo vale más que esa cifra.',
        'Con razón cansa el doble.',
      ],
    },
  ],
};
