import type { SituationField } from '../../content/situations/situation.ts';

export const littleChildren: SituationField = {
  lists: {
    esdkid:
      'mi hij*|mis hij*|mi nin*|mis nin*|mi beb*|mi chiquit*|mi peque*|mis peque*|mi nen*|los ninos|las ninas|mi criatura|mi chamac*|mis chamac*',
    esdpar: 'mi espos*|mi marido|mi pareja|mi mujer|mi novi*|su papa|su padre|su mama|el papa de',
  },
  situations: [
    {
      id: 'newborn-nights',
      light: 'las noches con tu bebé',
      signs: [
        'bebe|mi beba|mi bebito|mi bebita|recien nacid*|de un mes|de dos meses|de 2 meses|de tres meses|de 3 meses|de 4 meses|de cuatro meses|de 5 meses|de seis meses|de 6 meses|lactancia|dando pecho|dar pecho & no duerme|no me deja dormir|sin dormir|llora toda la noche|no para de llorar|no deja de llorar|se despierta|colicos|desvelad*|toda la noche|no duermo|cada hora|cada dos horas|zombi|4am|3am|las 3|las 4|de la madrugada & !por fin|perdi|embaraz*|fiebre|murio|perr*|gat*|vecin*|buscando|quiero un',
        'otra vez dando pecho|toma cada dos horas|tomas de la noche|tomas nocturnas|toma cada 2 horas|toma cada tres horas & !pastilla*|medic*|jarabe',
      ],
      say: [
        'Las noches ya no son noches, son turnos.',
        'El mundo duerme, y tú con esa criatura en brazos.',
        'Tanto amor, y tan pocas horas de sueño.',
        'Tu cuerpo pide cama, y tu bebé te pide a ti.',
        'Así de cansado es cuidar a alguien tan pequeño.',
      ],
      ask: [
        '¿Cuántas horas seguidas dormiste la última vez?',
        '¿Cómo está tu bebé en este momento?',
        '¿Quién te releva cuando ya no puedes?',
        '¿Cómo ha sido esta noche hasta ahora?',
      ],
      rest: [
        'A esta hora hay muchas luces encendidas por la misma razón.',
        'Nadie ve estas horas, y son las que más cuentan.',
        'Con tan poco sueño todo parece más grande.',
      ],
    },
    {
      id: 'toddler-wild',
      light: 'estos días bravos con tu peque',
      signs: [
        'berrinche*|rabieta*|pataleta*|terribles dos|se tira al piso|se tiro al piso|se tira al suelo|se tiro al suelo|perreta* & @esdkid|de 2|de 3|de dos anos|de tres anos|volviendo loc*|super|supermercado|no aguanto|todos mirando & !mi jef*|mi marido|mi espos*|perr*|le grite',
        '@esdkid & de 2|de 3|de 4|de dos|de tres|de cuatro|dos anos|tres anos|cuatro anos|guarderia|jardin|kinder & muerde|pega|tira todo|no me hace caso|no hace caso|me contesta que no|dice que no a todo|no quiere comer|no come nada|grita por todo|una guerra|imposible & !le pegan|le grite|fiebre|meses|lo muerden',
      ],
      say: [
        'Tan poca estatura, y tanta voluntad.',
        'Cada paso del día se vuelve una negociación.',
        'Quieres con locura a alguien que hoy te agota.',
        'La paciencia también se gasta, y hoy se gastó temprano.',
        'No hay descanso con alguien que acaba de descubrir la palabra no.',
      ],
      ask: [
        '¿Qué fue lo de hoy?',
        '¿Cómo terminó el último berrinche?',
        '¿Quién te echa una mano con esto?',
        '¿Qué parte del día es la peor?',
      ],
      rest: [
        'Son días que dejan sin voz a cualquiera.',
        'Que te agote no quita cuánto le quieres.',
        'Por fin un rato de silencio, ojalá.',
      ],
    },
    {
      id: 'child-sick',
      light: 'que tu peque esté con malestar',
      signs: [
        '@esdkid|el bebe|la bebe|el nino|la nina & fiebre|calentura|vomitando|vomito|vomita|tos|diarrea|enferm*|malito|malita|urgencias|ronchas|sarpullido|bronquiolitis|bronquitis|gripe|gripa|otitis|varicela|internad*|internaron|hospitalizad*|dolor de oido & !si me enfermo|si yo me enfermo|enferma de|cancer|leucemia|fallecio|murio|cronic*|discapacidad|mi mama|mi abuel*|miedo de que|miedo a que|pase algo|le grite|adolescente|embaraz*|mental|aborto|enfermer*|alcohol',
      ],
      say: [
        'Cuando alguien tan pequeño está mal, no hay quien duerma.',
        'Querrías tenerlo tú con tal de que no lo pase.',
        'Vigilas cada respiración desde hace horas.',
        'La noche alarga el miedo y acorta el sueño.',
        'No saber qué tiene es lo que más inquieta.',
      ],
      ask: [
        '¿Cómo está ahora mismo?',
        '¿Desde cuándo está así?',
        '¿Qué te han dicho hasta ahora?',
        '¿Quién está contigo esta noche?',
      ],
      rest: [
        'Ahí estás, a su lado, y eso lo nota.',
        'Las noches de fiebre son las más largas.',
        'Tu preocupación es otra forma de tomarle la mano.',
      ],
    },
    {
      id: 'yelled-at-child',
      light: 'haberle gritado a tu peque',
      signs: [
        'le grite|les grite|gritandole|gritandoles|le grito|les grito|perdi la paciencia|pierdo la paciencia|me desespere|explote|perdi el control|estalle|le hable horrible|le hable feo|le conteste horrible|la regane|lo regane|los regane & @esdkid & !me grita|mi jef*|le pegue|les pegue|mi marido|mi espos*|adolescente|mi hijo me|mi hija me',
      ],
      say: [
        'Se te acabó la calma, y la culpa llegó enseguida.',
        'No era así como querías hablarle.',
        'Te duele su cara más que a nadie.',
        'La paciencia se acabó antes que el día.',
        'Quien no quiere a sus hijos no pierde el sueño por esto.',
      ],
      ask: [
        '¿Qué había pasado antes de ese momento?',
        '¿Cómo quedaron después?',
        '¿Qué te gustaría decirle mañana?',
        '¿Cómo venía siendo tu día?',
      ],
      rest: [
        'Un mal momento no es toda la historia de ustedes.',
        'Mañana hay un desayuno y una cara que te espera.',
        'Que te duela muestra cómo quieres tratarle.',
      ],
    },
    {
      id: 'bad-parent-guilt',
      light: 'sentir que fallas como madre o padre',
      signs: [
        'mala madre|mala mama|mal padre|mal papa|pesima madre|pesima mama|pesimo padre|pesimo papa|peor madre|peor mama|peor padre|peor papa|mama horrible|madre horrible & soy|siento|sere|sentir*|me creo|fui|me hace|creo & !mi mama fue|mi papa fue|tuve',
        'fallando como|fallo como|fracaso como|fracasando como|fracase como|no sirvo como|no sirvo para ser > madre|mama|padre|papa|mami',
        'merecen|merece > una mejor|un mejor|otra|otro > mama|madre|papa|padre',
        '@esdkid & me siento culpable|me siento fatal|siento culpa|me da culpa|arruinando a & tablet|pantalla*|television|celular|paciencia para jugar|no juego|tiempo|arruinando a & !guarderia|trabaj*|le grite|murio|divorci*',
      ],
      say: [
        'Te mides con una vara que nadie alcanza.',
        'Ves todo lo que faltó, y nada de lo que hiciste hoy.',
        'La culpa aparece justo donde está el amor.',
        'Quieres hacerlo bien, y por eso te duele tanto.',
        'Al final del día solo cuentas los errores.',
      ],
      ask: [
        '¿Qué pasó hoy que te hizo sentir así?',
        '¿Con quién te comparas?',
        '¿Qué crees que diría tu peque del día de hoy?',
        '¿Qué te gustaría haber hecho distinto?',
      ],
      rest: [
        'Quien no quiere bien no se hace estas preguntas.',
        'Los hijos no llevan esa lista que llevas tú.',
        'Un día flojo no es una infancia entera.',
      ],
    },
    {
      id: 'no-help-from-partner',
      light: 'cargar a solas con los niños',
      signs: [
        '@esdpar & no me ayuda|no ayuda|no hace nada|no se levanta|duerme tranquil*|no mueve un dedo|lo demas me toca|todo yo|nunca le ha cambiado|no cambia un panal|no cambia panales|se enoja si le pido|no se hace cargo|yo me levanto|yo cuido|me deja con & bebe|beba|los ninos|las ninas|la nina|el nino|mis hijos|nuestros hijos|hij*|panal|panales|tarea|pediatra & !separad*|divorci*|mi ex|pension|jef*',
        'tengo marido|tengo espos*|tengo pareja|casada|con marido & madre soltera|mama soltera|padre soltero|papa soltero & siento|parezco|como si|soy',
        'su papa|su padre|mi marido|mi espos*|mi pareja & juega un rat*|solo juega|panal|panales|bane a la nina|bane al nino|bane a & me toca|yo|nunca|enoja & !mi mama|que lindo|feliz',
      ],
      say: [
        'Son dos, y a la hora de la verdad estás tú.',
        'Quien llora no espera, y siempre te levantas tú.',
        'Lo que duele es el cansancio, y también verle descansar.',
        'No pediste hacerlo sin nadie.',
        'Tener que pedirlo cada vez ya es otra tarea.',
      ],
      ask: [
        '¿Qué pasó hoy?',
        '¿Qué contesta cuando se lo pides?',
        '¿Qué sería para ti un verdadero descanso?',
        '¿Cómo se lo habían imaginado antes?',
      ],
      rest: ['Eso es trabajo para dos.', 'Con razón ya no das más.', 'Querer relevo no es egoísmo.'],
    },
    {
      id: 'child-bullied',
      light: 'que molesten a tu peque',
      signs: [
        '@esdkid & bullying|se burlan|lo molestan|la molestan|le pegan|lo acosan|la acosan|acoso escolar|nadie juega|no tiene amig*|lo excluyen|la excluyen|no lo invit*|no la invit*|no invitaron|lo dejan solo|la dejan sola|le dicen gord*|llego llorando|llega llorando|mensajes horribles|le hacen la vida imposible & !mi jef*|le pegue|me molestan a mi|su papa le',
        'me lo molestan|me la molestan|me lo tratan mal|me la tratan mal & colegio|escuela|recreo|salon|maestra|clase|kinder|jardin',
      ],
      say: [
        'Lo que le hacen te lo hacen también a ti.',
        'Llegas hasta la puerta, y ahí adentro ya no puedes cuidarle.',
        'Ver llorar a un hijo por eso parte en dos.',
        'Tú ves lo que vale, y allí no lo ven.',
        'Duele no poder estar en ese patio.',
      ],
      ask: [
        '¿Qué te contó?',
        '¿Cómo llegó hoy a casa?',
        '¿Quién más sabe lo que pasa?',
        '¿Qué te dijeron en la escuela?',
      ],
      rest: [
        'Te tiene a ti para contarlo, y eso cuenta.',
        'Con razón te hierve la sangre.',
        'En casa hay quien le mira con cariño.',
      ],
    },
    {
      id: 'child-first-joy',
      light: 'ese momento tierno con tu peque',
      glad: true,
      signs: [
        '@esdkid|el bebe|la bebe|beba & primeros pasos|primer paso|primera palabra|primer diente|ya camina|ya gatea|empezo a caminar|empezo a gatear|dijo mama|dijo papa|me dijo mama|me dijo papa|se rio|carcajada*|me hizo un dibujo|me dibujo|durmio toda la noche|me dijo te amo|me dijo te quiero|me abrazo y & !no ha|todavia no|preocup*|fiebre|murio|me perdi|lloro|no durmio|peleo|jefe|nunca',
        '@esdkid > fue perfecto|fue hermoso|nos reimos mucho|la pasamos increible|la pasamos hermoso|la pasamos lindo|lo pasamos genial|la pasamos genial & !sin',
      ],
      say: [
        'Un momento chiquito, y llena la casa entera.',
        'Por estas cosas valen las noches sin dormir.',
        'Se te derrite el corazón, y se nota.',
        'Esos segundos no los da ningún otro trabajo.',
        'Qué ternura más grande.',
      ],
      ask: [
        '¿Qué cara pusiste tú?',
        '¿Quién más estaba ahí?',
        '¿Cómo fue exactamente?',
        '¿A quién se lo contaste primero?',
      ],
      rest: ['Eso se guarda para siempre.', 'Mañana tendrá ganas de repetirlo.', 'Da gusto terminar el día así.'],
    },
  ],
};
