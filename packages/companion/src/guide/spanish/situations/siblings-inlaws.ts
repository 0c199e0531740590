import type { SituationField } from '../../content/situations/situation.ts';

export const siblingsInlaws: SituationField = {
  lists: {
    esdsib: 'mi herman*|mis herman*',
  },
  situations: [
    {
      id: 'sibling-fight',
      light: 'la pelea con tu hermano o hermana',
      signs: [
        '@esdsib & me pelee|nos peleamos|peleamos|pelee con|discuti|discutimos|me grito|me insulto|me colgo|me dijo cosas|me trato mal|me trato re mal|esta enojad* conmigo|se enojo conmigo|por una pelea|tuvimos una pelea|tuvimos una discusion|me bloqueo & !herencia|testamento|la casa de mis|cuidar a|cuidado de|mis papas pelean|murio|sus hijos pelean|mi mejor amig*|mi marido|mi espos*',
      ],
      say: [
        'Nadie sabe dónde duele como quien creció contigo.',
        'En una frase caben todos los años de infancia.',
        'Hay enojo, y debajo alguien que te importa.',
        'Una pelea así no se deja en la puerta.',
        'Lo que se dijeron sigue resonando.',
      ],
      ask: [
        '¿Cómo empezó?',
        '¿Qué fue lo que más te dolió?',
        '¿Cómo suelen arreglarse ustedes?',
        '¿Qué te gustaría que entendiera?',
      ],
      rest: [
        'Un vínculo tan largo tiene días muy malos.',
        'Que te duela dice cuánto te importa.',
        'Esta noche no hay que resolverlo.',
      ],
    },
    {
      id: 'favorite-child',
      light: 'no ser el preferido en casa',
      signs: [
        '@esdsib & favorit*|preferid*|consentid*|prefiere a|prefieren a|quiere mas a|quieren mas a|me comparan con|me compara con|hija de segunda|hijo de segunda|cero a la izquierda|solo existe|a el todo|a ella todo|a mi nada|lo mio nunca|el rey|la reina|oveja negra|le dan todo|le pagaron todo|le hicieron fiesta & mama|papa|madre|padre|papas|padres|hij*|favorit*|izquierda|olvid* & !mi hija prefiere|comida favorit*|pelicula favorit*|cancion favorit*|serie favorit*|tio favorit*|tia favorit*|mi favorit*',
      ],
      say: [
        'El mismo techo, y dos medidas distintas.',
        'Siempre mirabas cómo el cariño pasaba de largo.',
        'Te comparan, y en esa cuenta nunca sales ganando.',
        'No querías más que tu hermano o hermana, querías lo mismo.',
        'Lo que era natural para otros, a ti te tocó ganártelo.',
      ],
      ask: [
        '¿Qué pasó esta vez?',
        '¿Cuándo lo notaste por primera vez?',
        '¿Qué te habría gustado que vieran de ti?',
        '¿Cómo es entre ustedes como hermanos?',
      ],
      rest: [
        'Eso se siente a los ocho y a los cincuenta.',
        'Tu lugar en el mundo no lo decide esa comparación.',
        'Con razón todavía duele.',
      ],
    },
    {
      id: 'inlaws-trouble',
      light: 'los problemas con tu familia política',
      signs: [
        'mi suegra|mi suegro|mis suegros|mi cunad*|mis cunad*|familia politica|la familia de mi marido|la familia de mi espos*|la familia de mi novi*|la mama de mi novi*|los papas de mi novi*|los padres de mi novi*|la mama de mi marido|la mama de mi espos*|los papas de mi espos* & se mete|se meten|no soporto|no la soporto|no lo soporto|critica*|comentarios|no me acepta*|nunca me ha aceptado|nunca me acepto|me odia*|me trata*|habla mal|hablan mal|no aguanto|no me quiere*|opina*|metich*|entrometid*|me humill*|me hizo una groseria|pelea|pelee|discuti|me cae mal|harta|harto|insoportable & !murio|fallecio|me quiere mucho|me tratan como una hija|me trata como una hija|hospital|cancer|alzheimer',
      ],
      say: [
        'Entraste en esa familia, y no te terminan de abrir la puerta.',
        'Cada visita parece un examen.',
        'Cuesta poner buena cara a quien no la pone contigo.',
        'Te toca callar por la paz, y te lo tragas.',
        'Opinan sobre tu vida como si fuera suya.',
      ],
      ask: [
        '¿Qué pasó la última vez?',
        '¿Qué dice tu pareja de todo esto?',
        '¿Qué frase se te quedó clavada?',
        '¿Cómo fue al principio entre ustedes?',
      ],
      rest: [
        'No elegiste a esa familia, venía incluida.',
        'Con razón llegas a casa sin fuerzas.',
        'Aguantar sonriendo también cansa.',
      ],
    },
    {
      id: 'family-glad-together',
      light: 'ese rato bonito en familia',
      glad: true,
      signs: [
        'mi familia|en familia|toda la familia|mis herman*|mi herman*|mis prim*|mis tios|mis abuelos & precios*|hermos*|que alegria|lloramos de risa|nos reimos|fue lo maximo|la pasamos increible|la pasamos lindo|la pasamos muy bien|lo pasamos genial|la pasamos genial|lo pasamos muy bien|feliz|celebramos|la amo|los amo|me reconcilie|nos reconciliamos|felices & !embaraz*|murio|fallecio|sin mi|no quiero|quisiera|nunca|triste|falta|pelea*|finjo|fingir|extrano|funeral|todos felices menos|parecen felices|no soy feliz|infeliz',
        'volvi a ver a|por fin vi a|me reencontre con|nos reencontramos con|abrace a > mi herman*|mis herman*|mi familia|mis prim*|mis tios|mi abuel*|mis abuelos & !pelea*|murio|funeral|enferm*|sueno|sone',
      ],
      say: [
        'Una mesa llena, y tú en medio de los tuyos.',
        'De esos ratos vive una familia mucho tiempo.',
        'Se nota lo bien que te hizo.',
        'Qué gusto cuando están los que tienen que estar.',
        'Tanta risa junta todavía se escucha.',
      ],
      ask: [
        '¿Cuál fue el mejor momento?',
        '¿Quién hizo reír más?',
        '¿Qué comieron?',
        '¿Qué historia volvieron a contar?',
      ],
      rest: [
        'Días así se recuerdan en las fotos y fuera de ellas.',
        'Qué bien dormir con ese ruido bonito en la cabeza.',
        'Eso alimenta más que la comida.',
      ],
    },
  ],
};
