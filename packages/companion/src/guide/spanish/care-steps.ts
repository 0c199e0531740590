import type { CareStep, WayOutStep } from '../content/care-steps.ts';

/**
 * As `content/care-steps.ts`, in Spanish. {who} comes after a preposition only, so that it may be one or several ("tus papás"); {deWhere} is
 * "del cajón". Lines without {who} are for whoever named nobody.
 */
export const spanishCareSteps: Readonly<Record<CareStep, readonly string[]>> = {
  disclosed: [
    'Gracias por confiarme eso. No es fácil escribirlo. ¿Es más un deseo de que todo pare, o hay un plan o un momento? De cualquier forma, busca compañía esta noche y llama al 988, opción 2, o manda HOLA al 741741.',
    'Qué bueno que lo dijiste aquí y no te quedaste a solas con eso. ¿Hay un plan, o una hora pensada? Quédate cerca de alguien, lejos de lo que pudieras usar, y llama al 988, opción 2, o manda HOLA al 741741.',
    'Te leo, y lo tomo en serio. ¿Cómo está esta noche: es algo que va y viene, o podrías hacerlo? Que alguien se quede cerca de ti, y llama al 988, opción 2, o manda HOLA al 741741.',
  ],
  means: [
    'Gracias por decírmelo; era lo más importante. Aléjate de eso ahora: otra habitación, una puerta de por medio, o que alguien se lo lleve. Si ya hiciste algo, 911. Si no, 988, opción 2. ¿Quién está más cerca?',
    'Hay que tomarlo en serio, ya. Deja eso donde está y sal de ahí, a donde haya gente. Si ya hiciste algo, llama al 911. Si no, 988, opción 2, mientras caminas. ¿Con quién puedes ir?',
    'Hiciste bien en decirlo. Pon distancia entre tú y eso, y que otra persona lo guarde esta noche. Si ya pasó algo, 911. Si no, el 988, opción 2, se queda contigo en la línea. ¿Quién puede guardarlo?',
  ],
  meansAt: [
    'Gracias por decírmelo; era lo más importante. Esta noche quédate lejos {deWhere} y ve donde haya alguien. Si ya hiciste algo, llama al 911. Si no, 988, opción 2. ¿Quién está más cerca?',
    'Entonces aléjate {deWhere}, ahora, antes de seguir escribiendo: otra habitación, o afuera, donde haya gente. Si ya hiciste algo, 911. Si no, 988, opción 2, mientras caminas. ¿Quién puede estar contigo?',
  ],
  meansNow: [
    'Déjalo donde está y sal de ahí ahora, por favor, hacia donde haya otra persona. Luego llama al 911, o al 988 y marca 2. Sigue caminando mientras lees esto. ¿Quién está más cerca?',
    'No lo toques más y sal, de la habitación o de la casa si puedes. En cuanto estés lejos: 911, o 988 y opción 2. ¿Hay alguien en el edificio?',
  ],
  /** The same, with somebody close by who could take it. */
  meansTaken: [
    'Gracias por decirme las dos cosas. Escríbele ahora a {who}: “no estoy a salvo, ¿puedes venir por esto?”. Mientras tanto, una puerta cerrada de por medio, y el 988, opción 2, por llamada.',
    'Entonces hay ayuda cerca: pídele compañía a {who}, y que eso salga de tu casa esta noche. ¿Le escribes una línea ahora? Hasta entonces, el 988, opción 2.',
  ],
  /** They would rather talk here. */
  talksHere: [
    'Sí, háblame; soy un programa y aquí sigo mientras escribas. Solo cuidemos lo otro al mismo tiempo: lejos de lo que podrías usar y el 988, opción 2, a la mano. ¿Qué es lo que más pesa esta noche?',
    'Está bien, primero aquí. Cuéntame, a tu paso. Y para saber qué tan cerca está: ¿es una idea que va y viene, o te está jalando? Si te jala, el 988, opción 2, o el 911.',
  ],
  /** What to do if it comes back in the night. */
  forNight: [
    'Sí. Antes de acostarte, lo que podrías usar sale del cuarto. Si vuelve, diez minutos con agua fría o hielo en las manos, la luz prendida y los pies en el piso; sube y vuelve a bajar. Si no baja, despierta a alguien, o llama al 988, opción 2.',
    'Déjale las cosas fáciles a quien vas a ser a las tres de la mañana: nada peligroso cerca, una lámpara, algo frío para sostener, un nombre a quien llamar. Casi siempre baja en media hora. Si se queda, el 988, opción 2, a cualquier hora.',
  ],
  notDone: [
    'Qué bueno, y gracias por contestarme. Que siga así, con una puerta entre tú y eso. ¿Quién podría venir a acompañarte? Mientras tanto está el 988, opción 2.',
    'Gracias por aclararlo. Lo que sigue es distancia, y una persona. ¿A quién le puedes pedir que venga? El 988, opción 2, te acompaña hasta entonces.',
  ],
  away: [
    'Lo pusiste fuera de tu alcance. En un momento así, eso pide mucha fuerza. ¿Quién puede quedarse contigo? Si vuelve a apretar, el 988, opción 2, a cualquier hora.',
    'Eso fue cuidarte. La noche ya es un poco más segura. ¿Quién podría acompañarte hasta mañana? Y si vuelve, 988, opción 2, o HOLA al 741741.',
    'Costó, y lo hiciste. Ahora que la noche sea pequeña: alguien cerca, algo caliente, dormir. El 988, opción 2, queda a una llamada.',
  ],
  awayTogether: [
    'Ya está fuera de tu alcance, y no estás a solas con esto. Las dos cosas las lograste tú. Quédate con {who} esta noche. El 988, opción 2, sirve para ustedes si vuelve a apretar.',
    'Costó, y lo hiciste. Cuéntale también esto a {who}, para que siga así. Por esta noche basta con algo caliente, y dormir cuando llegue el sueño. El 988, opción 2, queda a una llamada.',
    'Ya está fuera de tu alcance, y alguien lo sabe. Que esa compañía se quede esta noche. El 988, opción 2, sirve para ustedes si vuelve a apretar.',
  ],
  notDying: [
    'Gracias por decirlo. Entonces lo que tiene que parar es lo que duele. Algo muy frío en las manos ayuda mientras pasa lo peor. ¿Quién podría estar cerca de ti estos diez minutos? El 988, opción 2, también se queda contigo.',
    'Te creo. Un impulso sube y vuelve a bajar, casi siempre en menos de media hora. ¿Qué te ayudó a pasar uno antes? Para esto también está el 988, opción 2.',
  ],
  nobody: [
    'Entonces que la primera voz sea la del 988, opción 2: están para esto, y no tienes que explicar cómo llegaste hasta aquí. Si hablar cuesta, manda HOLA al 741741. ¿Les escribes una línea ahora?',
    'Es mucha soledad para una noche así. El 988, opción 2, te acompaña ahora mismo. ¿Hay un vecino, una tienda abierta, algún sitio con gente?',
    'No tener a nadie cerca lo hace más difícil, y no es razón para pasarlo a solas. El 988, opción 2, contesta a cualquier hora. ¿De quién tienes el número, de cualquier época de tu vida?',
  ],
  far: [
    'Lejos también se puede llamar. Márcale a {who} y dilo tal cual: “No estoy a salvo, quédate conmigo en el teléfono”. Si no hay respuesta, 988, opción 2. ¿Puedes marcar ahora?',
    'Aun de lejos puedes hablar con {who}, y pedir que avisen a alguien que esté cerca. Una frase basta: “No estoy a salvo esta noche”. Y el 988, opción 2, hasta que contesten.',
  ],
  near: [
    'Entonces habla con {who}, ahora mismo. Basta con decir: “No estoy a salvo esta noche, quédate conmigo, por favor”. ¿Puedes hacerlo ya? También está el 988, opción 2.',
    'Qué bueno que puedes contar con {who}. Toca la puerta, o marca su número; no hay que explicarlo todo. ¿Lo haces ahora? El 988, opción 2, sigue abierto.',
    'Entonces no lo cargues a solas. Ve con esa persona y dile: “No estoy a salvo, quédate conmigo”. No hace falta explicar más. ¿Puedes ir ya? El 988, opción 2, también está.',
  ],
  hesitates: [
    'Para esto sí se puede despertar o preocupar a alguien, aunque se asuste o se enoje un rato. Dile o escríbele a {who}: “No estoy a salvo. Ven, por favor”. ¿Lo haces ahora? Y el 988, opción 2, hasta tener respuesta.',
    'No eres una carga, y esto no es para avergonzarse. La gente que te quiere está para esto, también de madrugada. Una frase a {who}: “Te necesito esta noche, no estoy a salvo”. Mientras, el 988, opción 2.',
    'Se entiende que te detengas. Aun así, es mejor decírselo a {who} esta noche, en una sola frase. Si no te sale, que lo lea aquí: “No estoy a salvo, no quiero estar a solas”. El 988, opción 2, ayuda a decirlo.',
    'Entiendo que no quieras molestar. Para esto sí se molesta: quien te quiere prefiere mil veces saberlo. ¿A quién le puedes escribir “No estoy a salvo, ven por favor”? Mientras, el 988, opción 2, o HOLA al 741741.',
  ],
  words: [
    'Corto es mejor: “Estoy pensando en el suicidio y no debo quedarme a solas; quédate conmigo, por favor”. Puedes leerlo de la pantalla, o mostrarlo. Si nadie puede venir, 988, opción 2.',
    'Podrías decir: “Esta noche no estoy a salvo y necesito a alguien conmigo. No tienes que arreglar nada”. O dale el teléfono con esas palabras escritas. El 988, opción 2, sirve para ustedes.',
  ],
  will: [
    'Sí. Hazlo ahora, antes que nada. “No estoy a salvo, quédate conmigo” es suficiente. El 988, opción 2, también está. Luego cuéntame cómo te fue.',
    'Bien. Que sea ahora mismo; no hacen falta mejores palabras que “te necesito”. Si no hay respuesta, 988, opción 2, o HOLA al 741741.',
  ],
  onLine: [
    'Bien. Quédate en la línea todo el tiempo que quieras; eso va primero, y yo sigo aquí después. Si pudiera pasar en cualquier momento, díselo, o llama al 911.',
    'Eso fue pedir ayuda en el peor momento. Cuéntale al 988 lo mismo que me contaste, todo. ¿Viene alguien a estar contigo también?',
  ],
  mayCome: [
    'Vale la pena llamar. Nadie puede saberlo de antemano, pero para esto casi todos vienen, haya pasado lo que haya pasado. “No estoy a salvo. Ven, por favor”. Llama a {who} ahora, y si no hay respuesta, al 988, opción 2, enseguida.',
    'Sí, inténtalo ya. Lo que haya entre ustedes pesa poco al lado de esto. Si con {who} no hay suerte, no esperes: 988, opción 2, y después el siguiente nombre.',
  ],
  aboutLine: [
    'Casi siempre es solo hablar: preguntan cómo estás y escuchan, en español con la opción 2 del 988. Nadie regaña, y no tienes que dar tu nombre ni hablar de papeles. ¿Les escribes una palabra? HOLA al 741741 también sirve.',
    'Son personas que hacen esto todas las noches. Preguntan qué pasa y qué ayudaría en la próxima hora, casi siempre basta con eso, y puedes cortar cuando quieras. Por escrito es más fácil: HOLA al 741741, o 988 y opción 2. ¿Pruebas con una línea?',
  ],
  /** Whether a line would send the police. */
  aboutPolice: [
    'Casi nunca: según sus propias cuentas, unas dos de cada cien conversaciones con el 988 terminan en que alguien vaya, cuando la vida no se puede cuidar de otra forma. Quieren pasar esta hora contigo. Es el 988, opción 2. ¿Les marcas?',
    'Casi siempre se queda en una plática. El 988 manda ayuda solo si una vida está por perderse y nada más alcanza, y antes intentan todo contigo. ¿Qué sería lo peor de que alguien llegara?',
  ],
  /** Whether anybody would be told. */
  aboutTold: [
    'No. Lo que dices en el 988 se queda ahí; nadie le llama a tu familia a tus espaldas, y no tienes que dar tu nombre. Solo si una vida está por perderse piden ayuda. Es la opción 2. ¿Les marcas?',
    'No le avisan a los tuyos. El 988 pregunta cómo estás, no quién eres, y puedes colgar cuando quieras. Solo mandan ayuda si la vida no se puede cuidar de otra forma. ¿Quién no debe saberlo, y qué temes?',
  ],
  noAnswer: [
    'Entonces no te quedes esperando. Llama ya al 988, opción 2, y deja un mensaje: “No estoy a salvo, ven cuando oigas esto”. ¿Quién es el siguiente nombre?',
    'Que no haya respuesta todavía no es un no. Mientras, 988, opción 2, o HOLA al 741741, y ve donde haya gente. ¿A quién más puedes llamar?',
  ],
  reached: [
    'Le avisaste a {who}. Era lo correcto, y no era fácil. Espera donde te encuentren rápido, lejos de lo que pudieras usar, y di eso primero. El 988, opción 2, te acompaña hasta entonces.',
    'Qué bueno que se lo dijiste a {who}. Quédate donde te vean, y que lo primero sea llevarse lo peligroso. Hasta entonces, 988, opción 2, y 911 si empeora.',
    'Dejaste entrar a alguien en esto, y eso cuesta. Di lo mal que está, todo, y deja que te acompañen esta noche. El 988, opción 2, está contigo hasta que se abra la puerta.',
  ],
  reachedAt: [
    'Le avisaste a {who}, y era lo correcto. Quédate lejos {deWhere}, espera junto a la puerta y di primero qué hay ahí. El 988, opción 2, te acompaña hasta entonces.',
    'Qué bueno que se lo dijiste a {who}. Espera lejos {deWhere}, junto a la entrada, y que se lleven eso antes que nada. Hasta entonces, 988, opción 2; 911 si empeora.',
    'Pedir ayuda era lo correcto. Quédate lejos {deWhere}, espera junto a la puerta y di primero qué hay ahí. El 988, opción 2, te acompaña hasta entonces.',
  ],
  here: [
    'Qué bueno que estás con {who}. Que sea toda la noche, y que se lleven lejos lo que pudieras usar. No tienes que ser buena compañía. El 988, opción 2, sirve para ustedes.',
    'Entonces ya no estás a solas con esto. Una cosa para decirle a {who}, si falta: qué podrías usar, y dónde está. El 988, opción 2, queda a una llamada.',
    'Qué alivio que haya alguien ahí. Di ahora, si falta, qué podrías usar y dónde está, para que se lo lleven. El 988, opción 2, sirve para ustedes también.',
  ],
  hereAway: [
    'Qué bueno que estás con {who}. Lo dijiste, lo alejaste y dejaste entrar a alguien: por esta noche, eso era todo. El 988, opción 2, sirve para ustedes.',
    'Entonces quédate con {who} todo lo que quieras. No hay nada más que hacer esta noche. Si vuelve, despierta a alguien, o llama al 988, opción 2.',
    'Lo dijiste, lo alejaste y dejaste entrar a alguien: por esta noche, eso era todo. Si vuelve, no lo cargues a solas: una persona, o el 988, opción 2.',
  ],
  waits: [
    'Bien. Quédate ahí hasta que haya alguien contigo. Lo estás haciendo bien. Si se pone fuerte mientras tanto, 988, opción 2.',
    'Quédate ahí, donde te encuentren. Suelta el aire despacio, más largo que al tomarlo. El 988, opción 2, queda a una llamada mientras esperas.',
  ],
  calmer: [
    'Qué bueno que bajó un poco. Puede volver en olas, y entonces primero una persona, o el 988, opción 2. ¿Qué ayudó en esta última hora?',
    'Un poco de calma es mucho, esta noche. Quédate cerca de alguien hasta la mañana, y ten a mano el 988, opción 2. ¿Qué haría más fácil la próxima hora?',
  ],
};

/** To somebody who is hit or threatened: what they ask for, or tell. */
export const spanishWayOut: Readonly<Record<WayOutStep, readonly string[]>> = {
  leave: [
    'Que ese momento no te encuentre ahí: ve con alguien de confianza, o donde haya gente. Teléfono, llaves y papeles bastan. El 1-800-799-7233 planea la salida contigo, en español; 911 si el peligro es ahora. ¿Quién podría recibirte esta noche?',
    'Primero ponte a salvo; lo demás se decide después. Si puedes, sal mientras haya calma, y avisa a alguien adónde vas. El 1-800-799-7233 lo piensa contigo a cualquier hora, y el 911 viene si no puede esperar. ¿Adónde podrías ir hoy?',
    'Tu seguridad va antes que todo. El 1-800-799-7233 te ayuda a planear con cuidado adónde ir y cuándo; 911 si hay peligro. ¿Hay una puerta por donde salir sin que te vean?',
  ],
  throat: [
    'Tu seguridad va antes que todo. Si te apretaron el cuello, que te revise un médico aunque no duela. El 1-800-799-7233 te ayuda a planear con cuidado adónde ir; 911 si hay peligro. ¿Hay una puerta por donde salir sin que te vean?',
    'Primero ponte a salvo, y que un médico te vea el cuello: ahí el daño puede notarse tarde. El 1-800-799-7233 lo piensa contigo a cualquier hora, y el 911 viene si no puede esperar. ¿Adónde podrías ir hoy?',
  ],
  tell: [
    'Sí, si es alguien que está de tu lado: una persona que lo sabe ya es una puerta. Mejor a solas, y no por mensajes que otros puedan leer. El 1-800-799-7233 piensa contigo cómo empezar; 911 si hay peligro. ¿Qué te gustaría que te preguntara?',
    'Yo diría que sí. Lo que queda entre dos sigue igual; un tercero te cuida más. En persona y lejos de ahí. El 1-800-799-7233 te ayuda a planearlo, y el 911 está si hay peligro. ¿Cómo crees que lo tomaría?',
  ],
  calling: [
    'El recibo puede traer el número, y un teléfono que te revisan puede mostrarlo. Desde el de una amiga o el del trabajo, no. El 1-800-799-7233 no le dice a nadie y pregunta primero si puedes hablar; cuelga cuando haga falta. 911 si hay peligro. ¿Qué teléfono podrías usar?',
    'No le avisan a nadie. Pero el recibo o la lista de llamadas puede mostrarlo: usa un teléfono que nadie mire, y borra lo que puedas. El 1-800-799-7233 conoce casas así; 911 si no puede esperar. ¿Cuándo estás a solas?',
  ],
  place: [
    'Qué bueno tenerlo. ¿Podrían estar ya ahí algunas cosas, papeles, un cargador, algo de ropa, para salir sin empacar? El 1-800-799-7233 arma ese plan contigo a cualquier hora; 911 si no puede esperar.',
    'Entonces tienes una puerta. Avisa que podrías llegar a cualquier hora, y acuerden una palabra que signifique: ahora. El 1-800-799-7233 escucha día y noche, y el 911 viene si hay peligro.',
  ],
};
