import type { SituationField } from '../../content/situations/situation.ts';

export const money: SituationField = {
  situations: [
    {
      id: 'money-not-enough',
      light: 'el dinero que no llega a fin de mes',
      signs: [
        'no me alcanza|no nos alcanza|no alcanza|no me llega|no me rinde|no rinde > dinero|plata|sueldo|salario|quincena|lana|pension|para nada|para comer|para la comida|para el mes|el mes|para pagar|para vivir|para los gastos',
        'dinero|plata|sueldo|salario|quincena|lana|pension|trabajo en dos|dos trabajos & no me alcanza|no nos alcanza|no me llega|no da para|no rinde|no me rinde|ya no hay|se acaba|se acabo & !suerte',
        'no llego|no llegamos|llegar|llego con lo justo|llegamos > fin de mes|a final de mes|a la quincena|al fin de mes',
        'estoy|ando|quede|me quede|sigo > sin un peso|sin un centavo|sin un duro|sin plata|sin dinero|sin un euro|pelad*|quebrad*|sin lana|corto de plata|corta de plata|en ceros',
        'o pago|pagar|elegir entre|escoger entre > la luz|la renta|el gas|el agua|las cuentas|los recibos > o > como|comer|compro|comida|mandado|medicina*',
        'quedan|tengo|me quedan > pesos|euros|dolares|soles|centavos|lucas > hasta|para|en la cuenta',
      ],
      say: [
        'Cuentas y vuelves a contar, y la suma no cambia.',
        'Siempre hay que elegir cuál de las cosas necesarias no se paga.',
        'El mes es más largo que el dinero.',
        'Trabajas, estiras, y aun así no llega.',
        'Cansa tener que calcular hasta lo más pequeño.',
      ],
      ask: [
        '¿Qué es lo primero que hay que pagar ahora?',
        '¿Cuánto falta hasta que entre algo?',
        '¿A qué has tenido que decir que no este mes?',
        '¿Con quién compartes esa preocupación?',
      ],
      rest: [
        'A las tres de la mañana la cuenta no va a salir mejor.',
        'Que no alcance no dice nada de lo que tú vales.',
        'Sabes estirar las cosas como pocos.',
      ],
    },
    {
      id: 'money-debt',
      light: 'las deudas',
      signs: [
        'deuda*|endeudad* & ahogad*|ahog*|hasta el cuello|no me deja*|no puedo|no se como|no baja|llen*|miedo|angusti*|preocup*|pagar|estoy|tengo|muchas|enorme & !pague|termine de pagar|acabe de pagar|me pago|saldad*|sin deudas|me debe|libre de',
        'debo > tarjeta*|banco|millon*|mil|prestamo*|pesos|euros|dolares|soles|plata|dinero|lana & !debo pagar la renta|no debo|me debe',
        'tarjeta*|prestamo*|credito*|hipoteca|banco & no se como pagar|no puedo pagar|no he podido pagar|el minimo|intereses|me cobra*|atrasad*|vencid*|embarg*|al tope|otro prestamo & !arriendo|renta|alquiler|perdi|robaron',
        'cobrador*|cobranza*|buro|acreedor*|datacredito|morosos & llam*|acosa*|no me dejan|miedo|deb*|estoy en|telefono',
        'nadie sabe|no sabe|no saben|no le he dicho > cuanto debo|que debo|de la deuda|de las deudas|de mis deudas',
      ],
      say: [
        'Cada mes pagas, y sigue ahí casi igual de grande.',
        'Suena el teléfono, y el estómago ya sabe quién es.',
        'La deuda se acuesta contigo y se levanta contigo.',
        'Trabajas para algo que ya se gastó.',
        'Y además hay que andar como si no pasara nada.',
      ],
      ask: [
        '¿Cuál de las deudas aprieta más ahora?',
        '¿Quién lo sabe, aparte de ti?',
        '¿Cómo empezó?',
        '¿Qué es lo que más temes que pase?',
      ],
      rest: [
        'A esta hora no llama ningún banco.',
        'Una deuda es un número, no una persona.',
        'Aquí puedes decir la cifra en voz alta, o no.',
      ],
    },
    {
      id: 'money-rent-behind',
      light: 'la renta que se debe',
      signs: [
        'renta|arriendo|alquiler|hipoteca|mensualidad de la casa|casero|casera|arrendador*|dueno del piso|dueno de la casa|dueno del departamento & debo|deb*|no tengo para|no me alcanza|no alcanza|no puedo pagar|no pude pagar|no he pagado|atrasad*|vence|me falta|no llego|hasta el lunes|amenaz*|plazo|no se de donde & !pagar menos|ya pague|encuentro|tienda|local|negocio|clientes',
        'no tengo|no junto|no consegui|no reuni|no completo|me falta|de donde saco > para la renta|para el arriendo|para el alquiler|la renta|el arriendo|el alquiler|de la renta|del arriendo|del alquiler',
        'me dio|me dieron|tengo plazo > hasta > pagar*|irme|desocupar|me voy|salir',
      ],
      say: [
        'Ni las paredes te dejan descansar cuando se debe el techo.',
        'La fecha se acerca, y el dinero no.',
        'Hasta cruzarte con quien cobra te aprieta el estómago.',
        'En casa querías descansar de las cuentas, y ahí están.',
        'Haces números toda la noche, y falta siempre el mismo pedazo.',
      ],
      ask: [
        '¿Cuánto falta, y para cuándo?',
        '¿Qué te ha dicho la persona a la que se lo debes?',
        '¿Quién vive contigo bajo ese techo?',
        '¿Qué pasó para que este mes no saliera?',
      ],
      rest: ['No es por descuido, se nota en cómo lo cuentas.', 'Con esa cuenta encima, dormir también cuesta.'],
    },
    {
      id: 'money-lent-not-repaid',
      light: 'el dinero que prestaste y no vuelve',
      signs: [
        'le preste|preste|les preste|he prestado|presto & dinero|plata|lana|pesos|euros|dolares|mil|deposito|ahorros & no me paga|no me pago|no me ha pagado|no me devuelve|no me ha devuelto|nunca|no contesta|ni contesta|se hace|desaparecio|me evita|no me los|no me lo & !el carro',
        'le preste|preste|les preste|presto & no me paga*|no me ha pagado|no me devuelv*|no me han devuelto|no me ha devuelto|nunca me devuelven|nunca me pagan|ni contesta|desaparecio|se hace el loco|se hace la loca',
        'me debe|me deben|me quedo debiendo|me quedaron debiendo > dinero|plata|lana|pesos|euros|dolares|mil|millon*|desde|hace|un dineral|50*|10*|20*|y & !explicacion|disculpa|perdon|vacaciones|mi jef*|la empresa|sueldo',
        'me da pena|me da verguenza|no se como|no me atrevo > cobrarle|cobrarles|pedirle que me pague|pedirle mi dinero|pedirle la plata',
        'me pidio > prestad* & desaparecio|no me paga|no me pago|no contesta|nunca|bloque*',
      ],
      say: [
        'No es solo el dinero, es la confianza que iba con él.',
        'Tú ayudaste, y ahora eres tú quien siente pena al pedirlo.',
        'Cada vez que hay silencio, la suma pesa más.',
        'Diste de lo tuyo, y eso no regresa.',
        'Qué raro, tener que cobrar un favor.',
      ],
      ask: [
        '¿Qué dijo cuando se lo pediste?',
        '¿Qué había entre ustedes antes de eso?',
        '¿Para qué te haría falta ese dinero ahora?',
        '¿Qué te dolería más perder, el dinero o a la persona?',
      ],
      rest: [
        'Pedir lo tuyo no es ser mala persona.',
        'Fue un gesto bueno, sea lo que sea que hicieron con él.',
        'La vergüenza está del lado equivocado.',
      ],
    },
    {
      id: 'money-debt-paid',
      light: 'la buena noticia con el dinero',
      glad: true,
      signs: [
        'termine de pagar|acabe de pagar|ya pague|pague toda|pague todo|pague la ultima|liquide|salde|cancele & deuda*|tarjeta*|credito*|prestamo*|hipoteca|cuota*|carro|coche|casa|banco & !robaron|estafa*',
        'por fin|ya|estoy|quede|soy > sin deudas|libre de deudas|no debo nada|no le debo nada a nadie|cero deudas',
        'me subieron|me aumentaron|me dieron un aumento|consegui un aumento > sueldo|salario|la paga|de sueldo|un aumento & !la renta|no me subieron',
        'ya junte|logre juntar|logre ahorrar|termine de juntar|complete|por fin ahorre|consegui ahorrar & enganche|dinero|plata|casa|viaje|carro|ahorro*|mil|fondo',
        'me devolvieron|me regresaron|me reembolsaron > impuestos|dinero|plata|deposito',
        'por primera vez|por fin & me sobra|me sobro|me queda algo|me alcanza|me alcanzo|llego a fin de mes',
      ],
      say: [
        'Un peso menos, y de los de verdad.',
        'Eso lo hiciste tú, mes a mes.',
        'Por fin el dinero trae una buena noticia.',
        'Ese último pago debe de haber sabido a gloria.',
        'Ahora hay un poco de aire entre tú y las cuentas.',
      ],
      ask: [
        '¿Qué fue lo primero que pensaste al saberlo?',
        '¿A quién se lo contaste?',
        '¿A qué tuviste que renunciar para llegar aquí?',
        '¿Qué te gustaría hacer con ese respiro?',
      ],
      rest: [
        'Qué gusto da leerlo.',
        'Esta noche se duerme con otra cuenta en la cabeza.',
        'Ese alivio tiene tu firma.',
      ],
    },
  ],
};
