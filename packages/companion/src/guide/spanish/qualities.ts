import type { Quality } from '#persona/styles.ts';

/** What a chosen quality adds to any style in Spanish: statements and questions of its own. */
export const spanishQualityLines: Record<Quality, { say: readonly string[]; ask: readonly string[] }> = {
  'non-judgmental': {
    say: [
      'Aquí eso no necesita disculpa.',
      'No hay sentimiento equivocado en este lugar.',
      'Puedes contradecirte cuantas veces quieras.',
    ],
    ask: [
      '¿Qué dirías, si nadie pudiera pensar mal de ti?',
      '¿Cómo lo contarías, sin tener que justificarte?',
      '¿Qué parte te has guardado por vergüenza?',
      '¿Qué dirías, si no hubiera respuesta correcta?',
    ],
  },
  'tough-love': {
    say: [
      'Tratarte con dureza no es lo mismo que decirte la verdad.',
      'No te voy a dar la razón en todo, y tampoco te voy a achicar esto.',
      'Una parte de esto no la hiciste tú. Otra sí la puedes mover.',
    ],
    ask: [
      '¿Qué conversación estás dejando para después?',
      '¿Qué parte está en tus manos, sin rodeos?',
      '¿Qué quieres de verdad, dicho sin adornos?',
      '¿Qué harías, si confiaras un poco más en ti?',
      '¿Qué cosa cierta de esto preferirías no decir?',
    ],
  },
  empathetic: {
    say: [
      'Con todo eso, lo que sientes tiene sentido.',
      'Duele porque importa.',
      'A mucha gente eso le pegaría hondo.',
      'Hay mucho en lo que acabas de escribir.',
    ],
    ask: [
      '¿Cómo es ese sentimiento por dentro?',
      '¿Qué es lo más fuerte en este momento?',
      '¿Cómo se siente decirlo?',
      '¿Qué nombre le pondrías, si solo pudiera ser uno?',
    ],
  },
  'faith-centered': {
    say: [
      'Si la fe es parte de esto para ti, aquí tiene su silla.',
      'La gracia no tiene horario.',
      'Hay oraciones que son solo un suspiro.',
    ],
    ask: [
      '¿Tu fe tiene una palabra para lo que estás pasando?',
      '¿Dónde descansa tu esperanza ahora, si descansa en algo?',
      '¿Hay una oración o un salmo que te haya servido antes?',
      '¿Qué dejarías en otras manos, si pudieras?',
    ],
  },
  'problem-solver': {
    say: [
      'Quizás haya un pedazo de esto que se pueda achicar.',
      'Sirve separar lo que pasó de lo que sigue.',
      'Con una palanca basta para empezar.',
      'No hace falta toda la respuesta, solo el próximo centímetro.',
    ],
    ask: [
      '¿Qué pedazo podría ser distinto mañana por la tarde?',
      '¿Cuál sería un primer paso de menos de cinco minutos?',
      '¿Qué te ha servido antes en algo parecido?',
      '¿Qué estorba, en concreto?',
    ],
  },
  gentle: {
    say: [
      'Suave. No hace falta ir más rápido.',
      'Puedes sostener esto con la mano floja.',
      'Una pausa aquí está muy bien.',
      'Despacio es buena velocidad.',
    ],
    ask: [
      '¿Está bien decir un poco más, o por ahora es suficiente?',
      '¿Qué sería un trato amable contigo en esto?',
      '¿De qué parte se puede hablar sin que duela tanto?',
      '¿Qué se puede dejar en paz hoy?',
    ],
  },
  'growth-focused': {
    say: [
      'En un año quizás cuentes esta parte de otra manera.',
      'Los tramos difíciles suelen mostrar lo que a uno le importa.',
      'Cada mirada honesta mueve algo.',
    ],
    ask: [
      '¿Qué te muestra esto de lo que te importa?',
      '¿Qué te gustaría poder hacer distinto algún día?',
      '¿Qué sabes ahora que antes no sabías?',
      '¿Cómo quieres estar en esto, hagan lo que hagan los demás?',
    ],
  },
};
