import type { SituationField } from '../../content/situations/situation.ts';

export const parents: SituationField = {
  lists: {
    esdmp:
      'mi mama|mi papa|mi madre|mi padre|mis papas|mis padres|mi viejo|mi vieja|mis viejos|mi jefa y mi jefe|mama y papa',
  },
  situations: [
    {
      id: 'parent-critical',
      light: 'que nada les parezca bien a tus padres',
      signs: [
        '@esdmp & me critica*|critican|me juzga*|nunca hago nada bien|nada le parece|nada les parece|nada le gusta|siempre encuentra un pero|todo lo que hago esta mal|todo lo hago mal|me dice gord*|que estoy gord*|me dice inutil|me dice que soy inutil|me humilla*|me menosprecia*|me dice que no sirvo|me veo mal|por que no 10|por que no un 10|me reclama todo & !mi suegra|murio|jef* del trabajo|mi hij*|demencia|me pega|me golpea',
      ],
      say: [
        'Buscas una palabra buena, y llega otra corrección.',
        'Su voz se te queda dentro mucho después de irte.',
        'Haces de todo, y siempre falta algo.',
        'Un comentario suyo pesa como diez de cualquiera.',
        'A cualquier edad se quiere gustar en casa.',
      ],
      ask: [
        '¿Qué te dijo esta vez?',
        '¿Qué te habría gustado oír?',
        '¿Desde cuándo es así?',
        '¿Qué le contestas cuando pasa?',
      ],
      rest: [
        'Lo que haces bien sigue estando bien, lo vea o no.',
        'Con razón sales de ahí sin fuerzas.',
        'Una mirada severa no ve a toda la persona.',
      ],
    },
    {
      id: 'parent-controlling',
      light: 'que tus padres quieran decidir por ti',
      signs: [
        '@esdmp & me controla*|controlar mi vida|controlar|controlador*|deciden por mi|decide por mi|se mete en todo|se meten en todo|se mete en mi|se meten en mi|se mete en todas|no me deja salir|no me dejan salir|no me deja vivir|no me dejan vivir|no me dejan hacer|me revisa|me revisan|me vigila*|me chantajea*|chantaje|me llama diez veces|me llama mil veces|a que hora llegar|si no hago lo que|si no contesto & !mi ex|mi novio me|a mi mama|a mi papa|azucar',
      ],
      say: [
        'La vida es tuya, y alguien más quiere llevar el volante.',
        'Cada paso propio parece una traición.',
        'Quieren cuidarte, quizás, y te quedas sin aire.',
        'Has crecido, y en casa no se han enterado.',
        'Decir que no te cuesta días de culpa.',
      ],
      ask: [
        '¿Qué decisión quieren tomar por ti ahora?',
        '¿Qué pasa cuando dices que no?',
        '¿Qué harías si nadie opinara?',
        '¿Qué fue lo último que pasó?',
      ],
      rest: [
        'Querer decidir tu vida no es falta de cariño.',
        'Se puede querer a los padres y necesitar distancia.',
        'Lo que tú quieres también cuenta.',
      ],
    },
    {
      id: 'parents-divorcing',
      light: 'la separación de tus padres',
      signs: [
        'mis papas|mis padres|mis viejos|mama y papa|papa y mama & se divorcian|se divorciaron|se van a divorciar|se estan divorciando|se separan|se separaron|se van a separar|se estan separando|divorcio|separacion|quieren divorciarse|quieren separarse & !mi divorcio|mi ex|mi espos*|mi marido|cuando era nin*|ano pasado murio|murio',
        'mi papa se fue de la casa|mi papa se fue de casa|mi mama se fue de la casa|mi mama se fue de casa|mi padre se fue de casa|mi madre se fue de casa|le pidio el divorcio a mi|se divorcia de mi papa|se divorcia de mi mama & !cuando era|cuando tenia|nunca volvio|de chic*|nunca lo',
      ],
      say: [
        'Se separan dos, y la casa que se parte también es la tuya.',
        'Quieres a las dos personas, y parece que hay que elegir.',
        'A cualquier edad, se mueve el piso de donde vienes.',
        'Lo que siempre estuvo ahí, de pronto ya no.',
        'Te toca estar en medio de algo que no decidiste.',
      ],
      ask: [
        '¿Cómo te lo dijeron?',
        '¿Qué es lo que más te preocupa ahora?',
        '¿Con quién puedes hablar de esto en tu familia?',
        '¿Qué ha cambiado ya en casa?',
      ],
      rest: [
        'No te toca arreglar lo de los dos.',
        'Querer a ambos no es traicionar a ninguno.',
        'Es tu familia, y claro que duele.',
      ],
    },
    {
      id: 'parent-absent',
      light: 'un padre o una madre que no estuvo',
      signs: [
        'mi papa|mi mama|mi padre|mi madre & nos abandono|me abandono|nunca estuvo|no estuvo nunca|se fue cuando yo|nunca volvio|tiene otra familia|no le importo|nunca me llama|ni me llama|ni me escribe|me dejo con mis abuelos|nunca me busco|no me busca|ausente|aparece cada|se desentendio|no quiso saber de mi & !murio|fallecio|muerte|bebe|mi novio|cancer',
        'nunca conoci a mi|no conozco a mi|no conoci a mi|creci sin|me crie sin > papa|padre|mama|madre & !murio|fallecio|suegr*',
      ],
      say: [
        'Hay una silla que estuvo vacía demasiados años.',
        'La pregunta de por qué no se va con la edad.',
        'Quien debía quedarse no se quedó.',
        'Una parte de ti todavía espera esa llamada.',
        'Te tocó aprender muchas cosas sin esa mano.',
      ],
      ask: [
        '¿Qué te lo recordó hoy?',
        '¿Qué le preguntarías si lo tuvieras enfrente?',
        '¿Quién estuvo en su lugar?',
        '¿Qué es lo que más te faltó?',
      ],
      rest: [
        'Su ausencia nunca habló de tu valor.',
        'Ningún niño hace que alguien se vaya.',
        'Echar de menos lo que no hubo también es extrañar.',
      ],
    },
    {
      id: 'parents-fighting',
      light: 'las peleas de tus padres',
      signs: [
        'mis papas|mis padres|mis viejos|mama y papa|papa y mama|mama y mi papa|papa y mi mama & pelean|peleando|pelear|se pelean|se gritan|gritando|gritandose|discuten|discutiendo|gritos|peleas|no se hablan|se insultan & !conmigo|me gritan|pelee|me grita|divorci*|se separ*|de nina|de nino|murio|le pega|la golpea|yo peleo',
      ],
      say: [
        'Los gritos atraviesan todas las paredes.',
        'Estás en tu propia casa, y no hay dónde descansar.',
        'Los quieres, y tienes que oír cómo se hacen daño.',
        'Su pelea te quita el sueño a ti.',
        'Te quedas escuchando para saber si ya pasó.',
      ],
      ask: [
        '¿Qué está pasando ahora mismo en casa?',
        '¿Por qué fue esta vez?',
        '¿A dónde vas cuando empieza?',
        '¿Quién más lo oye contigo?',
      ],
      rest: [
        'Esa pelea no es culpa tuya ni te toca arreglarla.',
        'Querer silencio en casa es pedir muy poco.',
        'Con razón te quedas en alerta.',
      ],
    },
    {
      id: 'living-with-parents-again',
      light: 'vivir de nuevo con tus padres',
      signs: [
        'volvi|regrese|tuve que volver|tuve que regresar|me regrese|me mude|me toco volver > con mis papas|con mis padres|con mi mama|con mi papa|con mi madre|con mis viejos|a casa de mis papas|a casa de mis padres|a casa de mi mama|a casa de mi madre|a la casa de mis & !cuidar*|enferm*|fin de semana|hable|vacaciones',
        'sigo viviendo con|todavia vivo con|aun vivo con|vivo con|viviendo con|viviendo en casa de|en casa de > mis papas|mis padres|mi mama|mi papa|mi madre|mis viejos & verguenza|privacidad|independizarme|independizar*|no me alcanza|a mi edad|30|31|32|33|35|40|anos y sigo|fracasad*|me tratan como|renta|alquiler & !cuid*|enferm*|murio|alzheimer',
      ],
      say: [
        'Tienes tus años, y otra vez las reglas de aquella casa.',
        'Tu vida adulta cabe ahora en un cuarto de antes.',
        'Hay gratitud, y también unas ganas enormes de tu propia puerta.',
        'No es como lo habías imaginado a esta altura.',
        'Cuesta crecer donde te siguen viendo como antes.',
      ],
      ask: [
        '¿Qué es lo que más te cuesta de estar ahí?',
        '¿Cómo llegaste a volver?',
        '¿Cómo sería tu propio lugar?',
        '¿Qué pasó hoy en casa?',
      ],
      rest: [
        'Un techo conocido no es una derrota.',
        'A mucha gente le toca hoy, con estos alquileres.',
        'Querer tu propia puerta es natural.',
      ],
    },
    {
      id: 'supporting-family-money',
      light: 'que tu familia cuente con tu dinero',
      signs: [
        'mi familia|mis papas|mis padres|mi mama|mi papa|mi madre|mi padre|mi herman*|mis herman*|mis tios|mi prim* & me pide dinero|me piden dinero|pedirme dinero|pedirme plata|me pide plata|me piden plata|me pidio dinero|me pidio plata|me pidio prestado|pedir prestado|pidiendome dinero|mando dinero|mando plata|les mando|le mando dinero|envio dinero|las remesas|remesa|mantengo a|los mantengo|tengo que mantener|la mitad de mi sueldo|vive de mi|viven de mi|yo pago todo|me ven como un banco|cajero automatico & !me prestaron|les pedi|murio|herencia|me mandan a mi',
        'mantengo a > mi familia|mis padres|mis papas|mi mama|mis herman*|toda mi familia|toda la familia',
      ],
      say: [
        'Les quieres ayudar, y también quisieras que preguntaran cómo estás.',
        'Tu sueldo tiene más dueños que tú.',
        'Decir que no suena a abandonar, y decir que sí te deja en ceros.',
        'Sostienes a muchos, y nadie ve lo que te cuesta.',
        'Das y das, y el cariño empieza a parecer una cuenta.',
      ],
      ask: [
        '¿Qué te pidieron esta vez?',
        '¿Qué dejas de hacer tú por ese dinero?',
        '¿Qué pasaría si un mes no pudieras?',
        '¿Quién en la familia te pregunta por ti?',
      ],
      rest: [
        'Querer quedarte con algo de lo tuyo no es egoísmo.',
        'Detrás de cada envío hay horas de tu vida.',
        'Se puede querer a la familia y tener un límite en el bolsillo.',
      ],
    },
  ],
};
