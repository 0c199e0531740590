import type { SpanishFrame } from './frame.ts';

/** What may follow a statement nobody foresaw, by what kind it is: something to leave standing, and questions. */
export const spanishFollow: Record<SpanishFrame, { say: readonly string[]; ask: readonly string[] }> = {
  theyToYou: {
    say: ['Y eso llegó directo a ti.', 'Algo así se queda dando vueltas.', 'Y a ti te tocó estar ahí.'],
    ask: [
      '¿Qué hiciste tú en ese momento?',
      '¿Cómo te llegó eso?',
      '¿Qué crees que hay detrás?',
      '¿Suele ser así contigo?',
      '¿Qué habrías querido tú?',
      '¿Qué le contestarías hoy?',
    ],
  },
  they: {
    say: ['Y a ti te toca verlo.', 'Eso también te alcanza, de algún modo.', 'Se entiende que lo tengas en la cabeza.'],
    ask: [
      '¿Qué cambia eso para ti?',
      '¿Qué te mueve eso a ti?',
      '¿Dónde quedas tú en eso?',
      '¿Cómo te deja a ti?',
      '¿Qué esperarías tú ahí?',
      '¿Desde cuándo es así?',
    ],
  },
  youDid: {
    say: ['Algo te movió a hacerlo.', 'Y ya está hecho.', 'Eso pidió algo de ti.'],
    ask: [
      '¿Qué te llevó a hacerlo?',
      '¿Cómo te sentiste después?',
      '¿Y cómo salió?',
      '¿Qué pasó luego?',
      '¿Qué esperabas que pasara?',
      '¿Cómo fue hacerlo?',
    ],
  },
  youCannot: {
    say: ['No poder también cansa.', 'Algo lo frena, y tendrá su motivo.', 'Y nadie ve lo que cuesta intentarlo.'],
    ask: [
      '¿Qué pasa cuando lo intentas?',
      '¿Qué se pone en medio?',
      '¿Desde cuándo no se puede?',
      '¿Qué lo haría un poco más posible?',
    ],
  },
  youWant: {
    say: ['Tiene sentido querer eso.', 'Es un deseo que se entiende.', 'Eso dice algo de lo que te hace falta.'],
    ask: [
      '¿Qué te daría eso?',
      '¿Qué lo estorba por ahora?',
      '¿Desde cuándo lo quieres?',
      '¿Cuál sería el pedazo más pequeño de eso?',
      '¿Cómo te lo imaginas?',
    ],
  },
  youNot: {
    say: ['Y eso se va juntando.', 'Tendrá su razón, aunque no se vea todavía.', 'Lo que no sale también ocupa lugar.'],
    ask: [
      '¿Qué pasaría si un día fuera al revés?',
      '¿Desde cuándo viene siendo así?',
      '¿Qué te frena, hasta donde sabes?',
      '¿Con quién sería distinto?',
    ],
  },
  youAre: {
    say: ['Así se entiende mejor cómo llegas hoy.', 'Ponerle nombre ya es algo.', 'Eso no se elige.'],
    ask: [
      '¿Cuándo empezó a sentirse así?',
      '¿Qué lo hace más fuerte?',
      '¿Qué lo afloja, aunque sea un rato?',
      '¿Dónde se nota más?',
      '¿Quién se da cuenta?',
    ],
  },
  youDidNot: {
    say: ['Y eso se queda contigo también.', 'Lo que no pasó también deja marca.'],
    ask: [
      '¿Qué lo impidió?',
      '¿Cómo te quedaste con eso?',
      '¿Cómo habrías querido que fuera?',
      '¿Qué habría cambiado?',
    ],
  },
  youHave: {
    say: ['Y eso tiene su lugar en la cabeza.', 'Lo tengo presente.'],
    ask: [
      '¿Cómo llegas a eso?',
      '¿Qué te ayudaría con eso?',
      '¿Cómo lo ves?',
      '¿Qué es lo primero que piensas de eso?',
    ],
  },
  keeps: {
    say: ['Tanto tiempo así se nota.', 'Y así un día tras otro.', 'Eso ya tiene su historia.'],
    ask: [
      '¿Cuándo empezó?',
      '¿Qué lo mantiene así?',
      '¿Qué se ha ido gastando en ese tiempo?',
      '¿Hubo algún día distinto?',
      '¿Qué tendría que cambiar primero?',
    ],
  },
  youDo: {
    say: ['Y eso es parte de tus días.', 'Algo te da, o algo te evita.', 'Eso también cuenta cómo estás.'],
    ask: [
      '¿Cómo te va con eso?',
      '¿Qué te da, o qué te quita?',
      '¿Desde cuándo lo haces así?',
      '¿Qué te lleva a hacerlo?',
      '¿Cómo te quedas después?',
    ],
  },
  plain: {
    say: ['Te sigo.', 'Eso va quedando más claro.', 'Ya se ve un poco mejor el cuadro.'],
    ask: [
      '¿Qué parte de eso te toca más?',
      '¿Cómo es eso para ti?',
      '¿Qué más hay ahí?',
      '¿Qué significa eso en tu día?',
    ],
  },
};
