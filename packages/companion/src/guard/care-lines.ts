import type { Tier } from '#crisis/detect.ts';
import type { MessageLanguage } from '#guide/message-language.ts';

interface Lines {
  emergency: string;
  both: readonly string[];
  lifeline: string;
  textLine: string;
}

const english: Lines = {
  emergency: 'If you are in danger right now, call 911.',
  both: [
    'You can call or text 988, or text HOME to 741741, at any hour.',
    'At any hour, 988 answers calls and texts, and so does HOME to 741741 by text.',
    'Day and night there is 988, by call or text, and HOME to 741741 by text.',
  ],
  lifeline: 'You can call or text 988 at any hour.',
  textLine: 'You can also text HOME to 741741.',
};

const lines: Readonly<Record<MessageLanguage, Lines>> = {
  en: english,
  other: english,
  es: {
    emergency: 'Si estás en peligro ahora mismo, llama al 911.',
    both: [
      'Puedes llamar o escribir al 988, o enviar HOME al 741741, a cualquier hora.',
      'A cualquier hora, el 988 contesta llamadas y mensajes, y también HOME al 741741.',
      'De día y de noche están el 988, por llamada o mensaje, y HOME al 741741.',
    ],
    lifeline: 'Puedes llamar o escribir al 988 a cualquier hora.',
    textLine: 'También puedes enviar HOME al 741741.',
  },
  fr: {
    emergency: 'En danger immédiat, appelez le 911.',
    both: ['À toute heure : 988, par appel ou SMS, ou HOME au 741741.'],
    lifeline: 'Le 988 répond à toute heure, par appel ou SMS.',
    textLine: 'Ou envoyez HOME au 741741.',
  },
  de: {
    emergency: 'Wenn du gerade in Gefahr bist, ruf 911 an.',
    both: ['Jederzeit: 988, per Anruf oder SMS, oder HOME an 741741.'],
    lifeline: 'Die 988 ist jederzeit da, per Anruf oder SMS.',
    textLine: 'Oder schick HOME an 741741.',
  },
  pt: {
    emergency: 'Se você está em perigo agora, ligue para o 911.',
    both: ['A qualquer hora: 988, por ligação ou SMS, ou HOME para 741741.'],
    lifeline: 'O 988 atende a qualquer hora, por ligação ou SMS.',
    textLine: 'Ou envie HOME para 741741.',
  },
};

interface Said {
  text: string;
  tier: Tier;
  language: MessageLanguage;
  /** Replies before this one: the words vary with it. */
  turn: number;
}

/**
 * The lines to call that a reply at risk left out: 988 and HOME to 741741, and in imminent danger 911 before them.
 * Empty when none is missing, or there is no risk.
 */
export function missingCareLines({ text, tier, language, turn }: Said): string {
  if (tier !== 'elevated' && tier !== 'imminent') return '';
  const { emergency, both, lifeline, textLine } = lines[language];
  const names = (number: string) => new RegExp(`\\b${number}\\b`, 'u').test(text);
  const parts = [
    tier === 'imminent' && !names('911') ? emergency : '',
    !names('988') && !names('741741') ? (both[turn % both.length] ?? '') : '',
    !names('988') && names('741741') ? lifeline : '',
    names('988') && !names('741741') ? textLine : '',
  ];
  return parts.filter(Boolean).join(' ');
}
