import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Debts, or money that does not reach the end of the month. */
export const esDebts: Course = {
  id: 'es-debts',
  language: 'es',
  begins: typed(
    /(?:tengo|estoy|ando|vivo|sigo) (?:\S+ ){0,3}?(?:deudas?|endeudad[oa]|ahogad[oa] en deudas|lleno de deudas|llena de deudas|en buro|en veraz|en dicom|en numeros rojos)|(?:debo|debemos) (?:\S+ ){0,4}?(?:dinero|plata|lana|pesos|dolares|euros|tarjeta\w*|banco\w*|renta|alquiler|mil|miles|meses de|millones|prestamo\w*)|no (?:me|nos) (?:\S+ )?(?:alcanza|llega|alcanzo|da|rinde|esta alcanzando) (?:\S+ ){0,2}?(?:el dinero|la plata|la lana|el sueldo|para|ni|la quincena|a fin|hasta)|(?:el dinero|la plata|el sueldo|la quincena|la lana) (?:ya )?no (?:me |nos )?(?:\S+ )?(?:alcanza|llega|da|rinde)|no (?:llego|llegamos) a (?:fin|final) de(?:l)? mes|(?:no tengo|me quede sin|estoy sin|no hay|sin un) (?:\S+ ){0,2}?(?:dinero|plata|lana|un peso|un centavo|un euro|ni para|para (?:comer|la renta|el alquiler|pagar))|no (?:puedo|tengo con que|se como|tengo como|tengo para) (?:\S+ )?pagar (?:\S+ ){0,3}?(?:la renta|el alquiler|las deudas|la tarjeta|mis deudas|las cuentas|la luz|la hipoteca|la deuda|el prestamo|este mes)|(?:problemas|apuros|preocupaciones) (?:de|con el|por|economic[oa]s?) ?(?:dinero|plata)?(?: en casa)?|(?:mis|las|estas|tantas) deudas (?:\S+ )?(?:me|no)|me (?:llaman|persiguen|acosan) (?:\S+ )?(?:los cobradores|del banco|para cobrar\w*)|(?:saque|pedi) (?:\S+ ){0,3}?(?:prestamos?|credito) (?:\S+ ){0,5}?(?:no puedo|y ahora|pagar)/,
  ),
  unless: typed(
    danger,
    notReal,
    /mi (?:herman[oa]|amig[oa]|prim[oa]|vecin[oa]|compañer[oa]|hij[oa]) (?:\S+ ){0,3}(?:debe|deudas|endeudad\w+|me debe)|me deben|muri[oó]|me despid\w+|usurer\w*|prestamistas? (?:me )?amenaz\w+|(?:no|ni) (?:\S+ ){0,3}(?:tiempo|bañarme|dormir|energia\w*|fuerzas|las manos|la vida)|problemas de (?:salud|pareja|ansiedad|sueño)|problemas con el (?:jefe|vecino|carro)|(?:ya )?pague (?:todas|la|mis)/,
  ),
  first: {
    say: [
      'Y se hacen las mismas sumas una y otra vez, por si esta vez dan otra cosa.',
      'Eso se lleva puesto todo el día, debajo de lo demás.',
      'Con el dinero corto, hasta abrir un sobre da miedo.',
    ],
    ask: ['¿Qué es lo que más aprieta ahora mismo?', '¿Desde cuándo viene así?', '¿Quién más lo sabe?'],
  },
  turns: [
    {
      when: typed(
        /(?:que|por donde) (?:hago|puedo hacer|harias|empiezo|deberia|debo|pago primero|me (?:recomiendas|aconsejas))|como (?:\S+ )?(?:hago|le hago|salgo|pago|organizo|puedo|empiezo|negocio|consigo)|algun consejo/,
      ),
      say: [
        'Un primer paso que suele aliviar: una hoja con todo, quién, cuánto y cuándo. Primero techo, luz y comida; lo demás se puede intentar negociar.',
        'Llamar antes de que venza ayuda más de lo que parece: “Este mes no puedo con la cuota entera, ¿qué opciones hay?” Muchos bancos prefieren un plan a nada.',
        'En muchas ciudades hay asesoría gratuita para deudas, de consumidores o de alguna asociación. Ahí ya han visto de todo y no juzgan.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|deba|conviene|tendria que|es buena idea|vale la pena|esta mal) (?:\S+ ){0,3}(?:ped\w+|sac\w+|vend\w+|empeñ\w+|declar\w+|refinanci\w+|consolid\w+|dej\w+|acept\w+|otr[oa])/,
      ),
      say: [
        'Tapar un préstamo con otro suele salir más caro de lo que dice el folleto. Si puedes, que alguien que no te venda nada mire antes los números.',
        'Si la pregunta es de dinero, vale esperar un día antes de firmar o vender. La prisa suele estar del lado de quien cobra.',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:le|les|se lo) (?:digo|cuento|explico)|que (?:le|les) digo|(?:deberia|debo|deba|conviene|tengo que) (?:\S+ ){0,3}(?:dec\w+|cont\w+|habl\w+)/,
      ),
      say: [
        'Con una cifra y sin rodeos: “Debo tanto, me da vergüenza, y ya no quiero cargarlo en secreto.” El susto dura menos que esconderlo.',
        'Puedes empezar por lo que necesitas: “No te pido que lo arregles. Quiero que lo sepas y que lo miremos juntos.”',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:es|fue|sera) (?:\S+ )?(?:mi culpa|normal)|(?:soy|sere) (?:\S+ )?(?:irresponsable|tont[oa]|un desastre|fracas\w+|mal[oa]|idiota)(?=.*\?)|(?:voy a|podre|vamos a|algun dia) (?:\S+ )?(?:salir|pagar|poder)(?=.*\?)|(?:crees|piensas) que|me (?:van a|pueden) (?:quitar|embargar|meter|demandar|echar)|(?:puedo|voy a) (?:ir a )?(?:la carcel|perder)|se puede salir|saldre(?:mos)? de/,
      ),
      say: [
        'Con precios así y sueldos así, a mucha gente le pasa haciendo todo más o menos bien. De estas se sale por partes, y lleva su tiempo.',
        'Lo legal depende de cada país, y ahí vale oro una consulta gratuita. Lo que amenazan por teléfono suele sonar peor de lo que pueden hacer.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:mi )?(?:espos[oa]|marido|mujer|pareja|familia|mama|papa|novi[oa]) (?:\S+ ){0,3}no (?:\S+ )?(?:sabe\w*|sospecha\w*)|no (?:le |les |se lo )?(?:he (?:dicho|contado)|sabe\w*|digo|cuento)|nadie (?:\S+ )?sabe|secreto|escond\w+|ocult\w+|a escondidas|vergüenza|pena|mient\w+|menti\w*/,
      ),
      unless: typed(/ped(?:ir|i|irl\w+)/),
      say: [
        'El secreto cobra intereses aparte.',
        'Da más vergüenza decirlo que cargarlo, o eso parece.',
        'Sonreír en la mesa con esa cifra en la cabeza: qué cansancio.',
      ],
      ask: ['¿Qué es lo peor que crees que diría?'],
    },
    {
      when: typed(
        /cobrador\w*|me (?:llaman|escriben|mandan|acosan|persiguen)|llamadas?|amenaz\w+|embarg\w+|demanda\w*|abogad[oa]|buro|juicio|carta\w*|correo|el banco|desaloj\w+|casero|casera|me (?:saca|echa|corre|desaloja)\w*|dueñ[oa]|arrendador\w*|dueñ[oa] (?:de la casa|del)/,
      ),
      say: [
        'Cada vez que suena el teléfono, el estómago ya sabe.',
        'Te hablan como si fueras solo esa cifra.',
        'Hasta el timbre se volvió enemigo.',
      ],
    },
    {
      when: typed(
        /hij[oa]s?|niñ[oa]s?|bebe|utiles|escuela|colegio|zapatos|pañales|cumpleaños|navidad|regalos?|juguete\w*|dar(?:le|les)/,
      ),
      say: [
        'Decirles que no a ellos es lo que más duele de todo esto.',
        'Lo que más recuerdan los chicos no suele tener precio, aunque hoy no consuele.',
      ],
    },
    {
      when: typed(
        /ropa|no compr\w+|renta|alquiler|hipoteca|luz|agua|gas|comida|comer|super|mercado|despensa|medic\w+|gasolina|pasaje|recibos?|facturas?|todo (?:sube|esta (?:car\w+|carisimo)|subio)|inflacion|precios|caro|carisimo/,
      ),
      say: [
        'Elegir qué no pagar este mes: nadie debería hacer esas cuentas.',
        'Todo sube menos lo que entra.',
        'No se trata de lujos, es lo de cada día.',
      ],
      ask: ['¿Qué vence primero?'],
    },
    {
      when: typed(
        /tarjetas?|creditos?|prestamos?|intereses|minimo|cuotas?|app\w*|aplicaciones|gota a gota|financiera|banco/,
      ),
      say: ['Pagas y pagas, y la cifra ni se mueve.', 'El interés corre hasta cuando duermes.'],
    },
    {
      when: typed(/fracas\w+|inutil|no (?:valgo|sirvo)|poca cosa|humill\w+|mal[oa] (?:madre|padre|papa|mama)/),
      say: ['Esa cifra no mide lo que vales.', 'Un saldo en rojo no es un retrato de nadie.'],
    },
    {
      when: typed(
        /jug\w+|apost\w+|apuestas|casino|compr\w+ (?:de mas|cosas|sin)|gast\w+|despilfarr\w+|mi culpa|culp\w+|irresponsable|tont[oa]|estupid[oa]|idiota|no supe|me arrepiento|inverti|estaf\w+/,
      ),
      say: [
        'Que hubiera un error no quiere decir que merezcas vivir con este nudo.',
        'Cuesta mirarlo de frente, y lo estás mirando.',
        'Te castigas con intereses más altos que el banco.',
      ],
    },
    {
      when: typed(
        /trabajo (?:\S+ ){0,3}|trabaj\w+|sueldo|gano|quincena|salario|me pagan|dos trabajos|horas extra|sin (?:trabajo|empleo)|negocio|ventas?|clientes/,
      ),
      unless: typed(/consegui|me salio/),
      say: [
        'Trabajar tanto y que el mes siga siendo más largo que el sueldo.',
        'El esfuerzo está. Lo que no cuadra es la cuenta.',
      ],
    },
    {
      when: typed(
        /(?:le |les )?(?:pedi|pedir|pido|prest\w+|ofreci\w+)|favor|mi (?:mama|papa|herman[oa]|amig[oa]|familia|suegr[oa])/,
      ),
      say: ['Pedir cuesta casi más que deber.', 'Deberle a alguien querido pesa de otra manera.'],
    },
    {
      when: typed(/empeñ\w+|(?:ya )?(?:vendi|tuve que vender|vendimos)/),
      say: [
        'Desprenderse de lo propio para llegar a fin de mes. Eso duele aparte.',
        'Una cosa que tenía su historia, convertida en unas semanas más.',
      ],
    },
    {
      when: typed(/(?:consegui|me salio|encontre) (?:\S+ ){0,3}/),
      say: ['Una entrada más, aunque sea chica, cambia el mapa del mes.', 'Eso ya es moverse.'],
    },
    {
      when: typed(
        /(?:hoy|ya|logre|pude|por fin|al menos|este mes) (?:\S+ ){0,2}(?:pague|pagar|abon\w+|junt\w+|vendi|ahorr\w+|llame|negoci\w+|hable|hice (?:la lista|cuentas))|me (?:dieron|aceptaron) (?:un plan|mas (?:tiempo|plazo)|plazos?)/,
      ),
      say: ['Ese paso baja un poquito el agua.', 'Bien. Mirar los números de frente ya es mucho.'],
      ask: ['¿Cómo se siente, después de eso?'],
    },
    {
      when: typed(
        /(?:voy a|tal vez|quiza|a lo mejor|pienso|mañana|estoy pensando en|podria) (?:\S+ ){0,3}(?:vend\w+|habl\w+|llam\w+|busc\w+|ped\w+|pag\w+|hac\w+|cont\w+|dec\w+|trabaj\w+|negoci\w+|cancel\w+|cort\w+)|vender|segundo trabajo/,
      ),
      say: ['Ya hay un principio de plan ahí.', 'Un hilo por el que empezar a tirar.'],
      ask: ['¿Qué te haría falta para ese paso?'],
    },
    {
      when: typed(
        /no (?:duermo|puedo dormir|como)|noches?|desvel\w+|miedo|angusti\w+|ansie\w+|estres\w*|pecho|estomago|preocup\w+|desesper\w+|llor\w+|triste\w*|cansad[oa]|hart[oa]|no (?:puedo|aguanto|doy) mas|ahog\w+|agobi\w+|mal|sin salida|nunca/,
      ),
      say: ['A las tres de la mañana los números siempre salen peor.', 'Es un peso que no se quita ni acostándose.'],
    },
  ],
  say: [
    'El dinero que falta se mete en todo, hasta en el humor.',
    'Contarlo ya le quita un poco de oscuridad.',
    'De esto se habla poco, y les pasa a muchos.',
    'Las cuentas se pueden mirar por partes; no hace falta verlas todas esta noche.',
  ],
  ask: [
    { line: '¿Sabes cuánto es en total, o da miedo sumarlo?', unless: typed(/mil|miles|\d{3,}/) },
    { line: '¿Hay alguien con quien puedas mirar los números?', unless: typed(/espos[oa]|marido|nadie/) },
    { line: '¿Qué te daría un respiro este mes?' },
  ],
};
