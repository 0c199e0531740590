import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';

/** Two who are together have just had a fight. */
export const esFightWithPartner: Course = {
  id: 'es-fight-with-partner',
  language: 'es',
  begins: typed(
    /(?:discutimos|peleamos|nos peleamos|nos gritamos) (?:\S+ ){0,2}?mi (?:espos[oa]|marido|mujer|novi[oa]|pareja) y yo|(?:estoy|estamos|ando|sigo) pelead[oa]s? con mi (?:\S+ )?(?:novi[oa]|espos[oa]|marido|mujer|pareja)|mi (?:viej[oa]|espos[oa]|marido|mujer|novi[oa]|pareja) y yo (?:\S+ ){0,2}?nos agarramos (?:\S+ ){0,2}?(?:feo|fuerte|a gritos|anoche|ayer|horrible)|(?:me (?:\S+ )?)?(?:pelee|peleé|peleo|discuti|discutiendo|peleando|he (?:peleado|discutido)|enoje|agarre) (?:\S+ ){0,4}?con mi (?:\S+ )?(?:novi[oa]|espos[oa]|marido|mujer|pareja|pololo|polola|prometid[oa])|(?:tuve|tuvimos|tengo|hubo|he tenido|acabo de tener) (?:\S+ ){0,3}?(?:pelea|peleas|discusion|discusiones|bronca|pleito|problema|problemas) (?:\S+ ){0,4}?con mi (?:\S+ )?(?:novi[oa]|espos[oa]|marido|mujer|pareja|pololo|polola)|(?:mi (?:novi[oa]|espos[oa]|marido|mujer|pareja|pololo|polola) y yo|con mi (?:novi[oa]|espos[oa]|marido|mujer|pareja|pololo|polola)) (?:\S+ ){0,4}?(?:peleamos|discutimos|nos peleamos|peleando|discutiendo|peleados|discusion|pelea|nos gritamos|no nos hablamos|enojados|bronca)|mi (?:\S+ )?(?:novi[oa]|espos[oa]|marido|mujer|pareja|pololo|polola) (?:\S+ ){0,2}?(?:no me (?:habla|dirige la palabra|contesta desde)|se enojo conmigo|se molesto conmigo|se enfado conmigo|esta (?:enojad[oa]|molest[oa]|enfadad[oa]|enfadado) conmigo|me (?:aplica|hace) la ley del hielo|se fue dando un portazo|me grito)|(?:pelea|discusion|bronca|pleito) (?:\S+ ){0,2}?con mi (?:novi[oa]|espos[oa]|marido|mujer|pareja)/,
  ),
  unless: typed(
    danger,
    notReal,
    /me peg\w+|me golpe\w+|me empuj\w+|me (?:jalo|agarro|tiro|lanzo|aventó|avento)|le tengo miedo|me da miedo (?:el|mi)|golpes|violen\w+|polic[ií]a|no me deja (?:salir|ver|hablar)|mi (?:amig[oa]|prim[oa]|herman[oa]|compañer[oa]|hij[oa]|mama) (?:\S+ ){0,3}con su|muri[oó]|borrach[oa]|terminamos|me (?:dejo|termino)|infiel|engañ\w+/,
  ),
  first: {
    say: [
      'Y ahora la casa está callada de la peor manera.',
      'Pelearse con quien uno iría a buscar para contárselo. Eso descoloca.',
      'Se queda flotando en todo lo que haces después.',
    ],
    ask: ['¿Por dónde empezó?', '¿Qué frase se te quedó clavada?', '¿Cómo están ahora?'],
  },
  turns: [
    {
      when: typed(
        /(?:tengo|tenia|tuve) (?:yo )?(?:la )?(?:razon|culpa)(?=.*\?)|(?:estoy|soy|fui|sere) (?:yo )?(?:\S+ ){0,2}(?:exager\w+|mal[oa]|el problema|la problema|loc[oa]|intens[oa]|toxic[oa]|injust[oa])(?=.*\?)|(?:crees|piensas) que (?:\S+ )?(?:exager\w+|hice mal|tengo|estoy|soy|fui)|quien tiene (?:la )?razon|hice mal|es mi culpa/,
      ),
      say: [
        'Solo conozco tu mitad, así que no voy a hacer de juez. Que siga doliendo dice que había algo importante en juego, y no era la tontería con que empezó.',
        'Que te doliera no es exagerar. Casi siempre, en una pelea, las dos partes están pidiendo lo mismo: que las escuchen.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:deberia|debo|tengo que|tendria que|conviene|mejor|le|me) (?:\S+ ){0,2}(?:disculp\w+|perdon\w*|habl\w+|escrib\w+|llam\w+|esper\w+|ir|dej\w+|busc\w+|acerc\w+)(?=.*\?)|(?:deberia|debo|deba|conviene) (?:\S+ ){0,2}(?:disculp\w+|pedir\w*|habl\w+|escrib\w+|llam\w+|esper\w+|ir|busc\w+)/,
      ),
      say: [
        'Si ya bajó el calor, puedes dar un paso chico sin dar la razón en todo: “No quiero que nos durmamos así. Mañana lo hablamos con calma.”',
        'Esperar a que se enfríe no es rendirse. Y si te sale, basta con la parte tuya: “En eso me pasé, y lo siento.”',
      ],
      asked: true,
    },
    {
      when: typed(
        /como (?:lo |la )?arregl\w+|(?:que|como) (?:le )?(?:digo|hago|puedo|hablo|explico|arreglo|harias|debo|deberia|empiezo)|que le (?:digo|escribo)|(?:es|sera) normal|se (?:va a )?(?:arregl\w+|pas\w+)(?=.*\?)|que hago/,
      ),
      say: [
        'Podrías empezar por lo que te pasó a ti, no por lo que hizo: “Cuando escuché eso, me dolió, y por eso reaccioné así.”',
        'Una sola cosa a la vez ayuda: “Quiero entender qué te molestó tanto. Después te cuento lo mío.”',
        'Pelear es normal; lo que cuenta es cómo se vuelve después. Un “¿hablamos?” dicho en voz baja suele bastar para abrir la puerta.',
      ],
      asked: true,
    },
    {
      when: typed(
        /(?:dijo|dice|amenaz\w+|hablo de|quiere) (?:\S+ ){0,4}(?:divorcio|terminar|separar\w*|irse|dejarme|se acabo|hart[oa]|se (?:va|iba))|hizo (?:las|sus) maletas|se quito el anillo|separarnos/,
      ),
      say: ['Dicha en caliente o no, esa palabra se queda en el cuarto.', 'Una vez dicho, eso no se borra fácil.'],
      ask: ['¿Fue la primera vez que se dijo?'],
    },
    {
      when: typed(
        /no me (?:habla|contesta|mira|responde|dirige|escribe)|ley del hielo|en silencio|silencio|me ignora|en visto|ni (?:los )?buen[oa]s \w+|ni me (?:mira|saluda)|cortante|fri[oa]|sec[oa]|ni una palabra|no (?:nos hablamos|hablamos|hemos hablado)|call\w+|(?:no|ni) (?:quiere|quiso) hablar/,
      ),
      say: [
        'Un grito por lo menos es contacto. El silencio no da nada a qué responder.',
        'Tienes que adivinarlo todo a través de una puerta cerrada.',
        'Se puede estar muy lejos a dos metros.',
      ],
    },
    {
      when: typed(
        /se (?:fue|salio|largo)|dio un portazo|portazo|azoto|colgo|(?:donde|con|a casa de) su (?:mama|herman[oa]|amig[oa]s?)|no ha (?:vuelto|llegado|regresado)|agarro (?:el carro|las llaves|sus cosas)/,
      ),
      say: ['Se cortó justo a la mitad.', 'Te quedaste con tu parte en la boca y nadie enfrente.'],
    },
    {
      when: typed(
        /sofa|sillon|otro cuarto|otra (?:habitacion|pieza|recamara)|en la sala|de espaldas|me dio la espalda|encerr\w+|dorm\w+ (?:separad\w+|aparte)/,
      ),
      say: ['Bajo el mismo techo, y una noche así de lejos.', 'Es un sitio frío para ponerse a repasar todo.'],
    },
    {
      when: typed(
        /(?:yo|le) (?:\S+ )?(?:grite|dije cosas|dije (?:\S+ ){0,2}(?:feas?|horribles?)|conteste mal|colgue|insulte|respondi mal)|me (?:pase|altere|exalte|desquite|explote)|explote|dije cosas (?:feas|que no)|me arrepiento|no debi|la regue|fue mi culpa|culp\w+/,
      ),
      say: [
        'Salió algo que quisieras poder recoger.',
        'Se puede estar con enojo y con pena a la vez, y no combinan bien.',
        'Hacerte cargo de tu parte no es cargar con todo.',
      ],
      ask: ['¿Qué dirías ahora en su lugar?'],
    },
    {
      when: typed(
        /me (?:dijo|dice|llamo|grito|saco|echo en cara|insulto|reclamo|reclama|reprocho)|dijo que (?:soy|yo|estoy|siempre|nunca|exager\w+)|(?:que|soy) (?:un|una) (?:\S+ )?(?:exagerad[oa]|loc[oa]|egoista|inmadur[oa]|flojo|floja|controlador\w*|intens[oa]|dramatic[oa])|como mi (?:mama|papa|madre|padre)|nunca (?:hago|ayudo|escucho)|siempre (?:hago|soy)|se burlo|se rio/,
      ),
      say: [
        'Eso fue directo a donde más duele.',
        'Dicho por quien lo dijo, pesa diez veces más.',
        'Ya no se hablaba del asunto: se hablaba de ti.',
      ],
    },
    {
      when: typed(/(?:los |mis |nuestros |el |la )?(?:niñ[oa]s?|hij[oa]s?|bebe|nen[ea]s?)/),
      say: [
        'Que estuvieran cerca te duele casi más que la pelea.',
        'Los chicos oyen. También notan cuando vuelve la calma.',
      ],
    },
    {
      when: typed(
        /(?:me|nos) (?:pidio|pedimos) (?:perdon|disculpas)|se disculpo|me abrazo|nos (?:abrazamos|reconciliamos|contentamos|arreglamos)|volvio|ya (?:hablamos|estamos bien|lo hablamos)|me (?:trajo|hizo|preparo) (?:un )?(?:cafe|te|de comer)|me dio un beso/,
      ),
      unless: typed(/no|nunca|ni/),
      say: ['Entonces alguien tendió la mano.', 'No hace falta resolverlo todo para que ya esté más blando.'],
      ask: ['¿Cómo fue eso, después de todo?'],
    },
    {
      when: typed(/dinero|plata|lana|gast\w+|cuentas|tarjeta|deudas?|sueldo|pag\w+/),
      say: ['Las peleas por dinero casi nunca son por la cifra.', 'Arriba hay un número, y debajo está quién decide.'],
    },
    {
      when: typed(/suegr[oa]|su (?:mama|madre|familia|hermana)|mi (?:mama|madre|familia)|cuñad[oa]/),
      say: [
        'Había alguien más en esa pelea, sin estar siquiera presente.',
        'Cuando entra la familia, cada quien defiende a los suyos.',
      ],
    },
    {
      when: typed(
        /celos|celos[oa]|celular|mensajes|instagram|su ex|otr[oa] (?:mujer|hombre|chica|chico)|desconfi\w+|confianza|lleg\w+ (?:\S+ ){0,3}tarde|mentira|mentiras|menti\w+/,
      ),
      say: [
        'Ahí se toca la confianza, y entonces nada queda chico.',
        'En el fondo la pregunta es si pueden contar con lo que hay entre ustedes.',
      ],
    },
    {
      when: typed(/(?:se me )?olvid\w+|aniversario|cumpleaños|san valentin|no me acorde/),
      say: [
        'Un olvido duele por lo que parece decir, más que por la fecha.',
        'Y en un día que tenía que ser de ustedes.',
      ],
    },
    {
      when: typed(/trabaj\w+|horarios?|turnos?|estres\w*|no (?:tenemos|hay) tiempo|tiempo para|cansancio/),
      say: [
        'Con tan poco rato para ustedes, todo cae en el peor momento.',
        'Lo que queda del día es lo que les toca, y a veces queda poco.',
      ],
    },
    {
      when: typed(
        /platos|limpi\w+|cocin\w+|basura|ropa|quehacer\w*|todo por(?:que)?|todo porque|tonteria|pavada|estupidez|tontera|tontada|nada|cualquier cosa|la comida|la cena|la tele|el control|lo mismo|siempre|cada (?:semana|vez|dia)|todos los dias|otra vez/,
      ),
      say: [
        'Empezó por una cosa pequeña, y no era por la cosa pequeña.',
        'La misma pelea con otra ropa. Debajo hay algo a lo que no han llegado.',
        'Eso fue solo la puerta por donde entró.',
      ],
      ask: ['¿De qué crees que se trata en el fondo?'],
    },
    {
      when: typed(
        /(?:l[oa]|le) (?:amo|quiero|adoro|extraño)|l[oa] amo|no (?:l[oa] )?quiero (?:perder\w*|que)|miedo (?:a|de) (?:perder\w*|que)|quiero (?:arreglar\w*|que estemos|estar bien)|perderl[oa]/,
      ),
      say: [
        'Debajo del enojo, lo que quieres es volver a tener a esa persona de tu lado.',
        'Por eso duele: casi siempre son equipo, y hoy no.',
      ],
    },
    {
      when: typed(
        /\d+ (?:años|meses)|(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|muchos|tantos) (?:años|meses)|casad[oa]s|antes (?:no|era\w*|nos)/,
      ),
      say: [
        'Con tanta historia, se hiere desde mucho más cerca.',
        'Sabes cómo pueden ser cuando están bien. Eso lo hace peor.',
      ],
    },
    {
      when: typed(
        /(?:voy a|tal vez|quiza|quizas|a lo mejor|creo que|mañana|pienso) (?:\S+ ){0,3}(?:habl\w+|disculp\w+|escrib\w+|acerc\w+|prepar\w+|perdon|llam\w+|hac\w+|decir\w*|busc\w+)/,
      ),
      say: ['Suena a una manera de entrar.', 'Un paso chico hacia el otro lado. Puede ser torpe y valer igual.'],
    },
    {
      when: typed(
        /cansad[oa]|hart[oa]|no (?:puedo|aguanto|doy) mas|agotad[oa]|ya no (?:puedo|quiero)|enoj\w+|rabia|coraje|bronca|furios[oa]|injust\w+/,
      ),
      say: ['Cansa pelear siempre por el mismo centímetro.', 'Querías que te tomaran en serio, y no pasó.'],
    },
    {
      when: typed(
        /llor\w+|triste\w*|mal|duele|dolid[oa]|sol[oa]|no puedo (?:dormir|comer)|pecho|estomago|nudo|ti?embl\w+|herid[oa]/,
      ),
      say: [
        'Debajo de casi toda pelea hay eso: tristeza.',
        'El cuerpo tarda horas en bajarse de algo así.',
        'Duele, y quien podría consolarte es justo con quien te peleaste.',
      ],
    },
  ],
  say: [
    'Estar mal con quien se vive deja todo lo demás sin piso.',
    'En esa pelea había dos personas heridas, y una eres tú.',
    'Quisieras que te entendiera, más que tener la razón.',
    'Cuesta hacer cualquier otra cosa mientras eso sigue en el aire.',
  ],
  ask: [
    { line: '¿Qué crees que escuchó, cuando lo dijiste?' },
    { line: '¿Qué necesitabas de esa persona en ese momento?' },
    { line: '¿Cómo suelen encontrar el camino de vuelta?', unless: typed(/siempre|cada vez/) },
  ],
};
