import { hasTool } from '#crisis/fragment.ts';
import { careSteps, wayOut } from '../content/care-steps.ts';
import { careHeard } from './care-heard.ts';
import type { CareTongue } from './care-tongue.ts';

/** The steps in English. */
export const englishCare: CareTongue = {
  language: 'en',
  textOf: ({ reading }) => reading.text,
  hear: careHeard,
  holds: ({ request }) => hasTool(request.message),
  dropsSubjects: false,
  asksWhatToDo: ({ reading }) => reading.kind === 'advice' || asksWhatToDo.test(reading.text),
  shortAnswers: [
    {
      said: /^(?:no|nope|nah|not really|none)[.! ]*$/iu,
      asked:
        /\b(?:who (?:is|could|can|else|near|might)|is (?:there )?(?:somebody|someone|anyone|anybody)|whom could)\b[^?]*\?[^?]*$/iu,
      step: 'nobody',
    },
  ],
  slotsOf: ({ who, where }) => ({ who: who ?? 'them', where }),
  lines: careSteps,
  wayOut,
};

const asksWhatToDo =
  /\bwhat (?:do|should|can|am) I\b|\bwhat now\b|\bwhere (?:do|should|can) I go\b|\bhow do I (?:get out|leave|get away)\b|\bshould I (?:leave|go|stay|call)\b/iu;
