import type { SpanishVoice } from './voice.ts';

/** Un poco de todo: escucha, pregunta y acompaña a partes iguales. */
export const balancedMix: SpanishVoice = {
  said: [
    '{Dicho}.',
    'Entonces {dicho}.',
    'Dices que {dicho}.',
    'Te escucho: {dicho}.',
    'A ver si te sigo: {dicho}.',
    '{Dicho}, dices.',
    'Ya veo: {dicho}.',
  ],
  heavy: [
    '{Dicho}. Eso pesa.',
    '{Dicho}. No es poca cosa.',
    '{Dicho}. Con razón lo traes contigo.',
    '{Dicho}. Duele leerlo así de claro.',
    '{Dicho}. No es fácil estar ahí.',
  ],
  belief: [
    'Sientes que {dicho}.',
    'Parece que {dicho}.',
    'Ahora mismo lo vives así: {dicho}.',
    'Por dentro suena como que {dicho}.',
  ],
  feeling: [
    'Suena {situation}.',
    'Quizás haya {feeling} en eso.',
    'Me imagino que ahí hay {feeling}.',
    'Debe de ser {situation}.',
    'Tiene sentido que aparezca {feeling}.',
    'Se oye {feeling} en lo que cuentas.',
    'Algo así es {situation} para cualquiera.',
  ],
  company: [],
  ask: [],
  askLight: [],
  about: [],
  affirm: [
    'Eso lo hiciste tú.',
    'No es poco, haber dado ese paso.',
    'Ahí elegiste algo bueno para ti.',
    'Eso cuesta, y se hizo.',
  ],
  cheer: [],
  askCheer: [],
  brief: [],
  summary: [],
};
