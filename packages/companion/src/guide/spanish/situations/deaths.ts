import type { SituationField } from '../../content/situations/situation.ts';

export const deaths: SituationField = {
  lists: {
    emurio:
      'murio|fallecio|ha muerto|ha fallecido|se nos murio|se me murio|se nos fue|se me fue|se me adelanto|se nos adelanto|partio|muriera|falleciera|que en paz descanse|qepd|descanse en paz|murieron|fallecieron',
    emuerte:
      'perdi a|perder a|perdimos a|muerte de|fallecimiento de|partida de|perdida de|sin|murio|fallecio|se nos fue|se me fue|enterre a|enterramos a|extrano a|extranar a',
    emama: 'mi mama|mi madre|mi mami|mi mamita|mi jefita|mi viejita|mi ama|mi vieja',
    epapa: 'mi papa|mi padre|mi papi|mi papito|mi apa|mi viejo',
    eno: 'hace anos|anos sin|anos de su muerte|un ano|1 ano|dos anos|tres anos|cuatro anos|cinco anos|diez anos|veinte anos|aniversario|cumpliria|habria cumplido|navidad|nochebuena|dia de la madre|dia de las madres|dia del padre|dia de muertos|ano nuevo|funeral|entierro|velorio|sepelio|tanatorio|velamos|enterramos|despedirme|despedi|no alcance|le dije|no lloro|llorar|no he llorado|no siento nada|otra gente|me asusta que|doliendo|me sigue doliendo|como si fuera ayer|como si nada|como robot|en automatico|antes de que muriera|pelead*|ya deberia|se me paso|mas falta|tantos anos|tanto tiempo|12 anos|10 anos|20 anos|15 anos|de nin*',
    eanimal: 'mi perr*|mi gat*|mi conejo|mi cachorr*|mi mascota|perrit*|gatit*',
  },
  situations: [
    {
      id: 'loss-mother',
      light: 'la muerte de tu mamá',
      loss: true,
      signs: [
        '@emama > @emurio & !@eno|@eanimal|mi abuel*|mi papa|mi padre|mi herman*|mi tio|mi tia|su mama|su madre',
        'perdi a|perder a|perdimos a|muerte de|fallecimiento de|partida de|murio|fallecio|ha muerto|se nos fue|se me fue|enterre a|enterramos a > @emama & !@eno|@eanimal|mi abuel*|mi papa|mi padre|mi herman*',
        'mi mama|mi madre|mi mami & murio de|fallecio de|ya no esta viva|esta en el cielo|ya descansa|la enterre|la enterramos|sus cenizas & !mi abuel*|mi papa|mi padre',
        'extrano|echo de menos|me hace falta|vivir sin > mi mama|mi madre|mi mami & murio|fallecio|muerte|cielo|enterr*|cementerio|panteon|tumba',
      ],
      say: [
        'Era tu mamá, y no hay otra.',
        'De pronto falta la persona que te conocía desde antes de que tuvieras memoria.',
        'Se fue ella, y el mundo sigue como si nada hubiera pasado.',
        'Cuánto lugar ocupaba, para que todo se sienta tan vacío.',
        'Uno puede tener cualquier edad y aun así quedarse sin mamá.',
      ],
      ask: [
        '¿Cómo era ella en un día cualquiera?',
        '¿En qué momento del día te hace más falta?',
        '¿Qué te decía siempre?',
        '¿Qué cosa suya se te quedó a ti?',
      ],
      rest: [
        'Siento mucho que ya no esté tu mamá.',
        'Puedes hablar de ella aquí todo lo que quieras.',
        'A una mamá se la extraña con todo el cuerpo.',
      ],
    },
    {
      id: 'loss-father',
      light: 'la muerte de tu papá',
      loss: true,
      signs: [
        '@epapa > @emurio & !@eno|lo enterramos ayer|@eanimal|mi abuel*|mi mama|mi madre|mi herman*|mi tio|mi tia|su papa|su padre',
        'perdi a|perder a|perdimos a|muerte de|fallecimiento de|partida de|murio|fallecio|ha muerto|se nos fue|se me fue|enterre a|enterramos a > @epapa & !@eno|@eanimal|mi abuel*|mi mama|mi madre|mi herman*',
        'mi papa|mi padre|mi papi|ya no tengo papa|no tengo papa & murio de|fallecio de|ya descansa|lo enterre|lo enterramos|esta en el cielo|sus cenizas & !mi abuel*|mi mama|mi madre',
        'extrano|echo de menos|me hace falta|vivir sin > mi papa|mi padre|mi papi|mi viejo & murio|fallecio|muerte|cielo|enterr*|cementerio|panteon|tumba',
      ],
      say: [
        'Tu papá ya no está, y hay que seguir como si eso cupiera en la cabeza.',
        'Falta él, y con él una manera entera de estar en casa.',
        'Se fue alguien que estuvo ahí desde tu primer día.',
        'Es tu papá, y no hay quien ocupe su silla.',
        'Quizá todavía una parte de ti espera oír su voz.',
      ],
      ask: [
        '¿Qué es lo primero que te viene a la mente de él?',
        '¿Qué te enseñó él que todavía haces?',
        '¿Cómo sonaba su voz cuando te llamaba?',
        '¿Con quién puedes hablar de él en estos días?',
      ],
      rest: [
        'Siento mucho lo de tu papá.',
        'Aquí se puede hablar de él sin prisa.',
        'Lo que te dejó él no se lo lleva nadie.',
      ],
    },
    {
      id: 'loss-partner',
      light: 'la muerte de tu pareja',
      loss: true,
      signs: [
        'mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi prometid*|mi companer* de vida > murio|fallecio|ha muerto|ha fallecido|se nos fue al cielo|partio al cielo|que en paz descanse|se me murio|qepd & !@eanimal|mi suegr*|su mama|su papa|su madre|su padre|su abuel*|su herman*|mi mama|mi papa|@eno',
        'perdi a|perder a|muerte de|fallecimiento de|murio|fallecio|ha muerto|enterre a > mi espos*|mi marido|mi mujer|mi novi*|mi pareja|mi prometid* & !@eanimal|la mama de|el papa de|la madre de|el padre de|el herman* de|el abuelo de|la abuela de|@eno',
        'soy viud*|enviude|quede viud*|me quede viud*|ser viud*|mi viudez & !conoci|cita|citas|despues de mi viudez|de nuevo me enamor*',
        'mi difunt* > espos*|marido|mujer|pareja|novi*',
      ],
      say: [
        'Se fue la persona con la que compartías los días.',
        'Media vida era de los dos, y ahora te toca entera a ti.',
        'Tu mitad de la cama, y la otra que no se calienta.',
        'No falta solo la persona, falta todo lo que eran juntos.',
        'Lo más pequeño de cada día lo sabía esa persona, y ya no está para contárselo.',
      ],
      ask: [
        '¿Qué parte del día se te hace más larga?',
        '¿Cómo se conocieron ustedes dos?',
        '¿Qué te gustaría contarle hoy?',
        '¿Qué costumbre de los dos te hace más falta?',
      ],
      rest: [
        'Siento mucho esta pérdida.',
        'Lo que fueron ustedes dos sigue siendo verdad.',
        'Es natural que la casa suene distinta.',
      ],
    },
    {
      id: 'loss-child',
      light: 'la muerte de tu hijo o tu hija',
      loss: true,
      signs: [
        'mi hij*|mi nin*|mi bebe|nuestro hijo|nuestra hija|mi unico hijo|mi unica hija|mi pequen* > @emurio & !@eanimal|su perr*|su gat*|abuel*|mi mama|mi papa|mi madre|mi padre|mi espos*|mi marido|su papa|su padre|su mama|su madre|su amig*|@eno',
        'perdi a|perder a|perdimos a|muerte de|murio|fallecio|ha muerto|se nos murio|se me murio|se me fue|enterre a|enterrar a > mi hij*|mi nin*|mi bebe|la bebe|el bebe|nuestro hijo|nuestra hija & !@eanimal|el papa de|la mama de|el padre de|la madre de|abuel*|embarazo|semanas|@eno',
      ],
      say: [
        'Los hijos no se van primero, y aun así pasó.',
        'Se te fue lo que nunca se tenía que ir.',
        'Para esto ni siquiera hay una palabra.',
        'Sigues siendo su madre o su padre, aunque ya no esté.',
        'El mundo sigue andando, y para ti se detuvo ahí.',
      ],
      ask: ['¿Quieres contarme cómo era?', '¿Cómo se llamaba?', '¿Qué le hacía reír?', '¿Quién recuerda contigo?'],
      rest: [
        'Lo siento mucho, de verdad.',
        'Aquí puedes decir su nombre cuantas veces quieras.',
        'Un amor así no sabe adónde ir, y por eso duele tanto.',
      ],
    },
    {
      id: 'loss-sibling',
      light: 'la muerte de tu hermano o tu hermana',
      loss: true,
      signs: [
        'mi herman*|mi gemel*|mi mellizo|mi melliza|mi carnal > @emurio & !@eanimal|mi mama|mi papa|mi madre|mi padre|mi abuel*|su hij*|su espos*|su marido|su novi*|@eno',
        'perdi a|perder a|perdimos a|muerte de|murio|fallecio|ha muerto|se nos fue|mataron a|asesinaron a|enterramos a|el que murio|la que murio > mi herman*|mi gemel*|mi carnal & !@eanimal|hijo de mi|mi mama|mi madre|mi abuel*|@eno',
      ],
      say: [
        'Con un hermano o una hermana se va quien compartía tu infancia.',
        'Ustedes venían de la misma casa, y ahora falta una voz en ella.',
        'Muchos miran a los padres, y tú también te quedaste sin alguien tuyo.',
        'Con nadie más tenías esa historia desde el principio.',
        'Contabas con que iba a estar ahí toda la vida.',
      ],
      ask: [
        '¿Qué hacían juntos de chicos?',
        '¿Quién te pregunta a ti cómo estás?',
        '¿Qué recuerdo de los dos te vuelve más?',
        '¿Qué cosa solo entendían ustedes?',
      ],
      rest: [
        'Siento mucho lo que perdiste.',
        'Tu duelo también cuenta, aunque en casa haya otros.',
        'Lo que vivieron juntos queda en ti.',
      ],
    },
    {
      id: 'loss-friend',
      light: 'la muerte de alguien de tus amistades',
      loss: true,
      signs: [
        'mi amig*|mi mejor amig*|mi compa|mi parcero|mi pana|un amig* mi*|una amig* mi*|amig* de toda la vida|amig* de la infancia|mi cuate|mi colega > @emurio & !@eanimal|acompan*|se le murio|su mama|su papa|su madre|su padre|su hij*|su abuel*|su herman*|su espos*|su marido|su perr*|su gat*',
        'perdi a|perder a|muerte de|murio|se murio|fallecio|ha fallecido|ha muerto|mataron a > mi amig*|mi mejor amig*|mi compa|mi parcero|mi pana|un amig*|una amig*|mi cuate & !@eanimal|acompan*|se le murio|la mama de|el papa de|la madre de|el padre de|el hijo de|la hija de|el hermano de|la abuela de|el abuelo de|amistad|celos|pelea*|peleamos|bloque*',
      ],
      say: [
        'Se fue alguien a quien habías elegido en la vida.',
        'Era tu gente, aunque no llevara tu apellido.',
        'Muere alguien así, y casi nadie sabe a quién dar el pésame.',
        'Faltan sus mensajes, sus bromas, su manera de estar.',
        'Con esa persona se va también quien tú eras a su lado.',
      ],
      ask: [
        '¿Cómo se hicieron amigos?',
        '¿Qué es lo que más se reían juntos?',
        '¿Qué le querrías decir hoy?',
        '¿Quién más le quería como tú?',
      ],
      rest: [
        'Siento mucho que ya no esté.',
        'Perder a alguien así merece todas las lágrimas.',
        'Lo que se contaron queda contigo.',
      ],
    },
    {
      id: 'loss-grandparent',
      light: 'la muerte de tu abuela o tu abuelo',
      loss: true,
      signs: [
        'mi abuel*|mis abuel*|mi yaya|mi yayo|mi nana|mi tata|mi nono|mi nona|mi bisabuel*|mi lita|mi lito > @emurio|se fue & !@eno|@eanimal|mi mama|mi papa|mi madre|mi padre|mi herman*|se fue a|se fue de|se fue con|su perr*|su gat*',
        'perdi a|perder a|perdimos a|muerte de|murio|fallecio|ha muerto|se murio|se nos fue|se fue|enterramos a > mi abuel*|mi yaya|mi yayo|mi nana|mi tata|mi nono|mi nona|mi bisabuel* & !@eno|@eanimal|mi mama|mi papa|mi madre|mi padre|perr* de|gat* de',
        'extrano a|echo de menos a|me hace falta > mi abuel*|mi yaya|mi yayo & murio|fallecio|ya no esta|muerte',
      ],
      say: [
        'Con tu abuela o tu abuelo se va una casa entera de olores y frases.',
        'La gente cuenta los años que tenía, y a ti te falta igual.',
        'Te quiso desde antes de que supieras hablar.',
        'Ya no hay quien te mire con esos ojos.',
        'Que fuera una vida larga no hace más corta la falta.',
      ],
      ask: [
        '¿A qué olía su casa?',
        '¿Cómo te llamaba?',
        '¿Qué aprendiste a su lado?',
        '¿Qué fue lo último que hicieron juntos?',
      ],
      rest: [
        'Siento mucho esta despedida.',
        'Algo de aquella casa va siempre contigo.',
        'Un cariño así no depende de la edad.',
      ],
    },
  ],
};
