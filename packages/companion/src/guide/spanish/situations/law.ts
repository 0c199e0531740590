import type { SituationField } from '../../content/situations/situation.ts';

export const law: SituationField = {
  situations: [
    {
      id: 'law-paperwork',
      light: 'los trámites y las oficinas',
      signs: [
        'burocracia|papeleo|tramite*|ventanilla*|tramitolog* & odio|meses|nada|harto|harta|no puedo|no entiendo|otra|eterno*|imposible|me mandan|falta*|cansad*|fila|mand*|infierno|pesadilla & !visa|asilo|residencia|green card',
        'siempre > falta un papel|falta algun papel|falta un documento|me piden otro papel|piden otro papel',
        'hacienda|el sat|la dian|la afip|el seguro|el seguro social|el banco|la eps|el registro|el ayuntamiento|la alcaldia|imss|anses|impuestos & no entiendo|carta|telefono|fila|sistema|cuelg*|meses|formulario*|papel*|de un lado a otro|nadie sabe|no responden & !estaf*|clave|prestamo|debo',
        'hice fila|haciendo fila|hice cola|haciendo cola|la fila & horas|sistema|papel*|ventanilla|desde las|cerraron|tramite*|oficina & !concierto|apartamento|piso',
        'pagina|sistema|citas|formulario* > no funciona|no carga|caido|se cayo|no abre|no entiendo|no hay citas|agotadas',
      ],
      say: [
        'Cada papel pide otro papel.',
        'Te mandan de puerta en puerta, y en ninguna está la persona que decide.',
        'Se te va la vida en filas para algo que te corresponde.',
        'Ahí dentro pareces un número con documentos.',
        'Basta una firma, y nadie la pone.',
      ],
      ask: [
        '¿Cuál es el papel que falta ahora?',
        '¿Qué te dijeron la última vez?',
        '¿Qué depende para ti de ese trámite?',
        '¿Cuánto tiempo llevas con eso?',
      ],
      rest: [
        'A esta hora todas las ventanillas están cerradas, también para la cabeza.',
        'No es que no entiendas, es que está hecho así.',
        'Aquí no hace falta ningún formulario.',
      ],
    },
    {
      id: 'immi-waiting',
      light: 'la espera de tus papeles',
      signs: [
        'residencia|visa|asilo|green card|papeles|permiso de trabajo|nacionalidad|ciudadania|extranjeria|migracion|inmigracion|arraigo|nie|tps|daca|refugio|reunificacion|uscis & esper*|espera|aprob*|no contestan|no responden|vence|aplaz*|pendiente|tramite|todavia|aun no|sin saber|cita|proceso & !negaron|nego|rechaz*|deport*|me dieron|me aprobaron|por fin|residente|residencia medica|residencia de ancianos|perdi|universidad|beca',
        'si salgo|no puedo salir > no me dejan volver|no me dejan entrar|no puedo volver|del pais',
        'sin papeles & sigo|vivo|anos|miedo|esper*|trabajo|hijos & !negaron|deport*',
        'sin saber|no se > si me puedo quedar|si te puedes quedar|si me van a dejar|si me aprueban|si nos podemos quedar',
      ],
      say: [
        'Tu vida entera está en una carpeta sobre el escritorio de alguien.',
        'Vives aquí, y no te dejan llegar del todo.',
        'Los años pasan, y la respuesta no.',
        'Hasta los planes más sencillos empiezan con un si me aprueban.',
        'Esperar así es vivir con la maleta a medio abrir.',
      ],
      ask: [
        '¿Qué es lo último que te han dicho?',
        '¿A quién tienes lejos mientras esperas?',
        '¿Qué harías el día que llegue el sí?',
        '¿Qué es lo que más te pesa de no saber?',
      ],
      rest: [
        'Un papel no dice cuánto eres ya de un lugar.',
        'Aquí no te pide nadie documentos.',
        'Lo que has construido en la espera también es vida.',
      ],
    },
    {
      id: 'unfair-discriminated',
      light: 'ese trato por ser quien eres',
      signs: [
        'me dijeron|me dijo|me grito|me gritaron|nos gritaron|nos dijeron > que me regrese|regresate|vuelvete|que me vuelva|que me vaya|a mi pais|a tu pais|que nos vayamos a|india|negra|negro de|sudaca|panchit*|marica|maricon*|mojado|gord* asquer*',
        'por ser|por mi|por el color de|por como hablo & mujer|negr*|indigena|indi*|morena|moren*|extranjer*|inmigrante|latin*|gay|lesbiana|trans|gitan*|musulman*|judi*|color de piel|color de mi piel|acento|edad|discapacidad|religion|origen|peso|venezolan*|colombian*|mexican*|bolivian*|peruan*|haitian* & se burl*|no me dieron|no me contrat*|no me toman|me trat*|me mir*|me sigui*|me insult*|discrimin*|me grit*|no me atend*|me rechaz*|no me dejaron|me pagan menos|me hicieron',
        'me discriminan|me discriminaron|me han discriminado|nos discriminan|discriminacion|racismo|racista*|homofob*|xenofob*|machis* & me|nos|mi|conmigo & hoy|trabajo|escuela|calle|tienda|sufr*|sent*|dij*|trat*|vivo|otra vez|harto|harta|cansad* & !noticia*|gobierno',
        'guardia|policia|vigilante|seguridad > me siguio|me sigue|me paro|me reviso|me pidio papeles|me revisaron & color|piel|tienda|por|siempre|cara|moren*|negr*',
        'silla de ruedas|soy sord*|soy cieg*|discapacidad|mi baston & le habla*|no me habla*|me ignor*|me trat*|me mir*|como si & !accidente',
      ],
      say: [
        'Te juzgaron antes de que dijeras una palabra.',
        'No es algo que hiciste, y aun así te lo cobran.',
        'Una frase así se queda en el cuerpo mucho después.',
        'Cansa tener que demostrar cada día lo que a otros se les supone.',
        'Te miraron, y no te vieron.',
      ],
      ask: [
        '¿Qué pasó exactamente?',
        '¿Había alguien más ahí, y qué hizo?',
        '¿Qué hubieras querido contestar?',
        '¿A quién se lo has contado?',
      ],
      rest: [
        'Lo que hicieron habla de ellos, no de ti.',
        'Aquí no tienes que explicar por qué duele.',
        'Que te dé rabia tiene toda la razón.',
      ],
    },
  ],
};
