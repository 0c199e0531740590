import type { SituationField } from '../../content/situations/situation.ts';

export const wantingAChild: SituationField = {
  situations: [
    {
      id: 'trying-no-baby',
      light: 'esperar un bebé que no llega',
      signs: [
        'no puedo quedar|no logro quedar|no quedo|no logramos quedar|no consigo quedar|no he podido quedar > embarazad*',
        'buscando > bebe|un bebe|un hijo|embarazo|embarazarnos & nada|no llega|anos|meses|negativ*|ilusion|no podemos|sin suerte & !bebe no duerme|anticoncep*',
        'otro negativo|otra prueba negativa|prueba negativa|prueba de embarazo negativa|test negativo|cada negativo|negativo otra vez & !covid|gracias a dios|alivio|uf|por suerte|vih|miedo de estar',
        'me bajo la regla|me bajo otra vez|me vino la regla|me llego la regla|me llego el periodo|me bajo el periodo & ilusion|otra vez|llor*|bebe|buscando|esperanza & !dolor|colico*|alivio|por fin',
        'no logramos tener hijos|no podemos tener hijos|no hemos podido tener hijos|no puedo tener hijos|el embarazo no llega|infertilidad|soy infertil|somos infertiles|soy esteril|el bebe no llega & !no quiero hijos|fiv|in vitro',
      ],
      say: [
        'Cada mes vuelve la esperanza, y cada mes hay que despedirla.',
        'Hay un lugar hecho en ustedes para alguien que no llega.',
        'Tu vida se cuenta en ciclos y en esperas.',
        'Duele algo que los demás ni siquiera ven.',
        'Deseas tanto algo que no depende del esfuerzo.',
      ],
      ask: [
        '¿Cómo fue el día de hoy con esto?',
        '¿Desde cuándo lo están esperando?',
        '¿Quién sabe lo que están viviendo?',
        '¿Qué es lo más difícil de cada mes?',
      ],
      rest: [
        'Ese deseo es amor que todavía no tiene a quién abrazar.',
        'Una esperanza así también agota.',
        'Con razón duele cada vez de nuevo.',
      ],
    },
    {
      id: 'miscarriage-recent',
      light: 'el bebé que perdiste',
      loss: true,
      signs: [
        'perdi|perdimos|perdio|acabo de perder|acabamos de perder > bebe|a mi bebe|el embarazo|mi embarazo|nuestro bebe|a nuestro bebe|mi bebito & !hace anos|hace muchos anos|hace 10|hace 20|hace veinte|hace diez|peso|la paciencia|de vista|miedo|mi perr*|juguete',
        'aborto espontaneo|aborto retenido|embarazo ectopico|embarazo anembrionico|legrado & !hace anos|hace muchos anos|hace 10|hace 20|hace veinte|hace diez|miedo',
        'no habia latido|no tenia latido|no tiene latido|ya no tenia latido|no se escuchaba el corazon|no late su corazon|sin latido',
      ],
      say: [
        'Era muy pequeño, y ya ocupaba toda la vida.',
        'No se fue solo un embarazo, se fue todo lo que habías imaginado.',
        'Había un futuro entero en esas semanas.',
        'Por fuera apenas se ve, y por dentro falta alguien.',
        'Fue real, por corto que fuera el tiempo.',
      ],
      ask: [
        '¿Qué te habías imaginado ya?',
        '¿Quién está a tu lado en estos días?',
        '¿Qué te dijeron que te hizo bien o mal?',
        '¿Tenía ya un nombre para ustedes?',
      ],
      rest: [
        'No hay pérdida demasiado pequeña para llorarla.',
        'Lo llorado también es amor.',
        'Se puede llorar a quien no se llegó a conocer.',
      ],
    },
    {
      id: 'pregnant-happy',
      light: 'la noticia del bebé',
      glad: true,
      signs: [
        'estoy embarazada|esta embarazada|estamos embarazad*|salio positivo|vamos a ser papas|vamos a ser padres|vamos a ser mamas|voy a ser papa|voy a ser mama|espero un bebe|esperamos un bebe & feliz|felices|alegria|no lo puedo creer|no me lo creo|por fin|ilusion*|despues de tanto|emocion*|contenta|contento|felicidad|que emocion & !miedo|asust*|no queria|no se que hacer|perdi|no planead*|sin planear|mi ex|covid|no estoy feliz|todas|mi amiga|mi hermana|mi cunada|abort*',
        'pataditas|su corazoncito|escuchamos su corazon|escuche su corazon|oimos su corazon|primera ecografia|primer ultrasonido & feliz|hoy|emocion*|por primera vez|lind*|hermos*|alegria|lloramos & !no habia|no tenia|no se escuch*|miedo|perdi',
        'ya nacio mi|ya nacio nuestr*|nacio mi hij*|nacio nuestr* hij*|nacio mi bebe|nacio nuestro bebe|nacio mi niet* & !murio|muert*|prematur*|incubadora|sin vida|hace anos|desde que',
        'nos aprobaron la adopcion|aprobaron la adopcion|salio la adopcion|vamos a adoptar & !perr*|gat*|cachorr*',
      ],
      say: [
        'Llega alguien nuevo, y todo se llena de luz.',
        'Qué noticia para guardar en el corazón.',
        'Una vida pequeña, y una alegría enorme.',
        'Ya es de verdad.',
        'Se nota cuánto querías este momento.',
      ],
      ask: [
        '¿Cómo fue el momento en que lo supiste?',
        '¿A quién se lo contaste primero?',
        '¿Qué fue lo primero que pensaste?',
        '¿Qué es lo que más ilusión te hace?',
      ],
      rest: [
        'Qué bienvenida tan bonita le espera.',
        'Esta alegría se puede repetir en voz alta todo el día.',
        'Alguien muy pequeño ya es muy querido.',
      ],
    },
    {
      id: 'pregnancy-unplanned',
      light: 'un embarazo que no esperabas',
      signs: [
        'embarazad*|embarazo|salio positivo|prueba positiva|test positivo|esperando un hijo|espero un hijo & no lo planee|no planead*|no fue planeado|sin planear|sin planearlo|no lo esperaba|no esperaba|no se que hacer|no se como decirle*|apenas conozco|no lo quiere|no quiere tenerlo|no quiero tenerlo|no lo quiero tener|no estaba en los planes|no se si tenerlo|no deseado|soy muy joven|tengo 16|tengo 17|tengo 18|tengo 15 & !perdi|covid|no puedo quedar|fiv|mi hija',
        'retraso|no me baja|no me ha bajado|no me viene la regla|no me llega la regla|no me ha llegado & miedo|embaraz*|condon|asustad*|dias de retraso|positivo|panico|aterrad* & !buscando|vuelo|pago|paquete|sueldo|entrega',
      ],
      say: [
        'De un día para otro, toda tu vida con un signo de pregunta.',
        'No estaba en los planes, y ahora ocupa todos los pensamientos.',
        'Muchas voces van a opinar, y quien lo vive eres tú.',
        'Una rayita, o la espera de una, y el mundo cambia de tamaño.',
        'El susto llegó antes que cualquier respuesta.',
      ],
      ask: [
        '¿Desde cuándo lo sabes o lo sospechas?',
        '¿Quién más lo sabe?',
        '¿Qué es lo que más miedo te da?',
        '¿Qué fue lo primero que sentiste?',
      ],
      rest: [
        'Esta noche no tiene que estar decidido nada.',
        'Con razón la cabeza va tan rápido.',
        'Puedes sentir varias cosas a la vez.',
      ],
    },
  ],
};
