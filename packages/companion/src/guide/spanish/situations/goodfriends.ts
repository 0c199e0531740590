import type { SituationField } from '../../content/situations/situation.ts';

export const goodfriends: SituationField = {
  situations: [
    {
      id: 'friendgood-good-time',
      light: 'ese rato tan bueno con tu gente',
      glad: true,
      signs: [
        'mis amig*|mi amig*|mi mejor amig*|los de siempre|los cuates|mis panas|los parceros|las chicas|los muchachos|mi grupo|mis compas & reir*|rei|reia|risas|nos reimos|la pase bien|la pase increible|la pase genial|la pasamos|lo pase genial|lo pasamos|lo pase bien|de lo mejor|que noche|que tarde|volvi feliz|karaoke|carne asada|jugando cartas|muy feliz|me diverti|nos divertimos|hermos*|tan lind*|mas lind*|genial|increible & !sin mi|no me invit*|mal|triste|extrano|antes|se burl*|pelea*|murio|de mi',
        'hable|hablamos|charlamos|platicamos|conversamos > horas & amig* & !pelea*|discut*|triste|por telefono con mi ex|murio|problema*',
      ],
      say: [
        'Una noche que todavía se oye por dentro.',
        'Qué bien hace reír con quien te conoce.',
        'Esas horas no las da nadie más que ellos.',
        'Se nota que volviste con el corazón lleno.',
        'Para esto están los amigos.',
      ],
      ask: [
        '¿De qué se rieron más?',
        '¿Quiénes estaban?',
        '¿Qué momento guardarías?',
        '¿Cómo te fuiste a casa después?',
      ],
      rest: ['Qué gusto leerlo.', 'Noches así alimentan semanas.', 'Esa risa se queda contigo.'],
    },
    {
      id: 'friendgood-old-friend-back',
      light: 'ese reencuentro',
      glad: true,
      signs: [
        'me encontre|encontre|me reencontre|volvi a ver|volvi a hablar|me escribio|me llamo|me busco|nos reunimos|nos vimos|nos reencontramos|retome|vi a|cafe con & amig*|companer*|los de la secundaria|los del colegio & de la infancia|del colegio|de la escuela|de la primaria|de la secundaria|hace 20 anos|hace anos|tantos anos|despues de * anos|despues de anos|despues de 30 anos|despues de tanto|viej* amig*|creia perdid*|que no veia|retome & !murio|muerte|fallecio|enferm*|pelea*',
        'reencuentro|me reencontre|nos reencontramos|retome contacto|retomamos contacto & amig*|companer*|colegio|escuela|infancia & !mi ex|miedo',
      ],
      say: [
        'Tantos años, y esa persona todavía sabe quién eres.',
        'Como si alguien encendiera la luz en un cuarto viejo.',
        'No se había perdido del todo.',
        'Vuelve alguien, y con esa persona un pedazo tuyo.',
        'Qué bonito que la vida los cruzara de nuevo.',
      ],
      ask: [
        '¿Qué fue lo primero que se dijeron?',
        '¿De qué se acordaron juntos?',
        '¿Qué sigue igual en esa persona?',
        '¿Cómo se habían conocido?',
      ],
      rest: ['Qué linda sorpresa.', 'Algunas amistades saben esperar.', 'Da alegría leerlo.'],
    },
    {
      id: 'friendgood-friend-was-there',
      light: 'esa persona que estuvo contigo',
      glad: true,
      signs: [
        'mi amig*|mi mejor amig*|mis amig*|una amig*|un amig*|mi compa|mi pana|mi parcer* > me acompan*|vino a|me trajo|me escucho|me ayudo|me presto|estuvo conmigo|estuvo ahi|se quedo conmigo|me cuido|me apoyo|me abrazo|me han sostenido|me sostuvo|me salvo|me defendio & !pero|nunca|antes|ya no|no me|murio|se fue|mi ex',
        'no se que haria sin|agradecid* con|gracias a|agradezco a|la mejor|el mejor|los mejores|las mejores|tengo la suerte de tener & mi amig*|mis amig*|mi mejor amig*|amiga del mundo|amigo del mundo|amigos del mundo|amigas del mundo & !murio|fallecio|pelea*',
      ],
      say: [
        'Cuando hizo falta, hubo alguien a tu lado.',
        'No hizo falta explicar nada.',
        'Así se ve una amistad de verdad.',
        'Con alguien así, lo difícil se lleva entre dos.',
        'Qué fortuna tener gente así.',
      ],
      ask: [
        '¿Qué fue lo que más te ayudó de eso?',
        '¿Cómo se conocieron?',
        '¿Qué te dijo, o qué no tuvo que decir?',
        '¿Se lo has podido decir?',
      ],
      rest: [
        'Alguien te quiere, y se nota.',
        'Eso también habla de lo que tú das.',
        'Qué bueno que no estuviste a solas con eso.',
      ],
    },
  ],
};
