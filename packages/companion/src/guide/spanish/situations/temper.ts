import type { SituationField } from '../../content/situations/situation.ts';

export const temper: SituationField = {
  situations: [
    {
      id: 'temper-snapped-at-loved-one',
      light: 'ese estallido con alguien a quien quieres',
      signs: [
        'le grite|les grite|le grito|les grito|le gritaba|explote con|estalle con|estalle contra|le alce la voz|les alce la voz|le levante la voz|le conteste mal|le conteste feo|le conteste horrible|le hable feo|le hable mal|les hable mal|la regane|lo regane|regane a & mi hij*|mis hij*|mi nin*|los ninos|las ninas|mi mama|mi papa|mi madre|mi padre|mi espos*|mi marido|mi novi*|mi pareja|mi herman*|mi abuel*|mi amig*|fatal|culp*|mal|todos|llor* & !mi jef*',
        'perdi la paciencia|perdi los estribos|perdi el control|me saco de quicio & mi hij*|mis hij*|ninos|ninas|mi mama|mi papa|mi espos*|mi marido|mi novi*|mi pareja|mi bebe',
        'me desquite|me desquito|la pague|lo pague|la pago|lo pago|me la agarro|me la agarre|la tomo > con & mi|mis|los que|quien|quienes|ella|el|ellos',
      ],
      say: [
        'Salió antes de que pudieras frenarlo, y quedó en el aire.',
        'Lo que no cabe en ningún lado cae sobre los que están más cerca.',
        'Ya terminó, y tú sigues oyendo tu propia voz.',
        'No quieres ser alguien de quien haya que cuidarse.',
        'Seguramente no era por eso, era el final de muchas cosas juntas.',
      ],
      ask: [
        '¿Cómo había sido tu día hasta ese momento?',
        '¿Qué pasó justo después?',
        '¿Cuál fue la gota que colmó el vaso?',
        '¿Qué te habría gustado decir en su lugar?',
      ],
      rest: [
        'A quien no le importa no le duele así.',
        'Un mal minuto no es todo lo que conocen de ti.',
        'Un perdón dicho tarde sigue siendo un perdón.',
      ],
    },
    {
      id: 'temper-everything-irritates',
      light: 'esa irritación con todo',
      signs: [
        'todo|cualquier cosa|todos|todo el mundo|la gente > me molesta*|me irrita*|me enoja|me fastidia*|me cae mal|me caen mal|me saca de quicio|me da rabia|me encabrona|me cabrea|me estresa|me pone de malas & !mi jef*',
        'ando|estoy|me siento|amaneci|vivo|llevo > irritable|de malas|de mal humor|de mala leche|insoportable|de un humor|con un humor|con la mecha corta|malhumorad*',
        'humor de perros|mecha corta|mecha cortisima|no me aguanto ni yo|no me soporto ni yo|no aguanto a nadie|no soporto a nadie',
        'me enojo|me enfado|me cabreo|exploto|salto|me irrito|me encabrono > por todo|por nada|por cualquier cosa|por tonterias|por cualquier tonteria|a la minima',
        'que coraje|una rabia|un coraje|tanta rabia|un enojo & ni se con quien|ni se por que|no se por que|sin razon|contra todo|con todo el mundo|con todos',
      ],
      say: [
        'Todo se acerca demasiado y suena demasiado fuerte.',
        'No es ninguna de esas cosas, y cada una es una de más.',
        'Hay una presión ahí dentro, y busca la primera salida.',
        'A ti tampoco te gusta andar así.',
        'Quizá debajo del enojo haya mucho cansancio.',
      ],
      ask: [
        '¿Qué fue lo primero que te molestó hoy?',
        '¿Desde cuándo está tan corta la mecha?',
        '¿Cómo has dormido estos días?',
        '¿Hay algo detrás que te tenga así?',
      ],
      rest: ['Aquí puedes gruñir a gusto.', 'Aquí nadie mastica ni hace ruido.', 'Un día así no dice cómo eres.'],
    },
    {
      id: 'temper-hurt-someone-guilt',
      light: 'la culpa por lo que hiciste',
      signs: [
        'le hice dano|le hice mucho dano|la lastime|lo lastime|lastime a|le falle|les falle|herí a|heri a|la heri|lo heri|la traicione|lo traicione|le fui infiel|la engane|lo engane|le menti|la regue con|la cague con|la deje plantada|lo deje plantado|lo decepcione|la decepcione|los decepcione & culp*|perdon*|no me habla|me siento|arrepient*|arrepenti*|quier*|feo|pensar|mal|horrible|mi',
        'culpa|culpable|remordimiento*|arrepentid*|me arrepiento & le hice|le dije|lo trate|la trate|le falle|lo deje|la deje|le menti|lo engane|la engane|infiel|lastime|lo que hice|lo que le hice & !trabajo de',
        'le dije|dije > cosas horribles|cosas feas|cosas que no|algo horrible|algo feo|cosas terribles|una barbaridad & !me dijo',
      ],
      say: [
        'Quisieras volver a ese momento y hacerlo distinto.',
        'Lo que hiciste ya está hecho, y tú sigues ahí delante.',
        'Te duele el dolor de la otra persona.',
        'Sabes lo que hiciste, y no lo adornas.',
        'La culpa repite la misma escena una y otra vez.',
      ],
      ask: [
        '¿Qué fue lo que pasó?',
        '¿Qué le dirías, si pudieras ahora mismo?',
        '¿Cómo están las cosas entre ustedes desde entonces?',
        '¿Qué parte es la que más vuelve?',
      ],
      rest: [
        'A alguien sin corazón esto no le quitaría el sueño.',
        'Aquí puedes decirlo entero, sin juicio.',
        'Eres más que lo peor que hiciste.',
      ],
    },
    {
      id: 'temper-embarrassed',
      light: 'ese momento de vergüenza',
      signs: [
        'hice el ridiculo|hice un ridiculo|tragame tierra|tierra tragame|oso de mi vida|hice el oso|hice un oso|pase una verguenza|que verguenza|que oso|que papelon|pase un papelon|me mori de verguenza|me muero de verguenza|me muero de la pena|me mori de pena|me quiero morir de la pena|que bochorno & !que verguenza de|chamba|desemple*|en paro|mi ex|ajena|este pais|gobierno',
        'se rieron|se reian|me miraron|me miraban|me oyeron|oyeron todo|me vieron|delante de todos|frente a todos|delante de todo el mundo|frente a todo el mundo & me cai|verguenza|rojo|roja|en blanco|me equivoque|microfono|pena|ridiculo|tropece',
        'mensaje|audio|foto|correo > equivocad*|que no era|al grupo & verguenza|pena|tierra|oso|ridiculo|persona|grupo & mande|envie|mandado|enviado',
        'verguenza|pena|roche|bochorno > horrible|lo de ayer|lo que hice|lo que dije|lo que paso|de lo que|enorme & !me da pena por',
      ],
      say: [
        'Trágame tierra, y la tierra nunca abre.',
        'Para ti sigue pasando en cámara lenta.',
        'Un segundo, y la cara ardiendo todo el día.',
        'Sientes que todos lo guardaron en la memoria.',
        'Justo delante de quien menos querías.',
      ],
      ask: [
        '¿Qué pasó exactamente?',
        '¿Quién lo vio?',
        '¿Qué cara puso la gente?',
        '¿Qué hiciste en el segundo siguiente?',
      ],
      rest: [
        'La gente lo suelta mucho antes que uno.',
        'Aquí no lo vio nadie.',
        'Algún día puede que sea una buena historia, hoy todavía no.',
      ],
    },
  ],
};
