import { hasTool } from '#crisis/fragment.ts';
import { careSteps, wayOut, type WayOutStep } from '../content/care-steps.ts';
import type { Moment } from './answer.ts';
import { asksWhoIsTold, careHeard } from './care-heard.ts';
import type { CareTongue } from './care-tongue.ts';

/** The steps in English. */
export const englishCare: CareTongue = {
  language: 'en',
  textOf: ({ reading }) => reading.text,
  hear: careHeard,
  holds: ({ request }) => hasTool(request.message),
  dropsSubjects: false,
  wayOutIn,
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

function wayOutIn({ reading: { text }, request: { turns } }: Moment): WayOutStep | undefined {
  if (asksWhoIsTold(text)) return 'calling';
  if (asksToTell.test(text)) return 'tell';
  const asked = turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (asksForPlace.test(asked) && somePlace.test(text)) return 'place';
  if (!asksWhatToDo.test(text)) return undefined;
  const told = turns.filter(({ role }) => role === 'user').slice(-turnsRead);
  return [...told.map(({ content }) => content), text].some((one) => throat.test(one)) ? 'throat' : 'leave';
}

const turnsRead = 8;
const asksWhatToDo =
  /\bwhat (?:(?:do|should|can) I(?: even)? do|am I supposed to do)\b(?! (?:for|about) (?:dinner|work|lunch|the))|\bwhat now\b|\bwhere (?:do|should|can) I go\b|\bhow do I (?:get out|leave|get away)\b|\bif I (?:went|go|left|leave|ran) (?:now|tonight|tomorrow|today)\b[^.!]*\?|\bshould I (?:just |really )?(?:leave|go|stay|call (?:911|the police|the line|someone|somebody)|report)\b/iu;
const asksToTell =
  /\b(?:should|do|can|could) I (?:just |really |even |have to )?(?:tell|talk to|say (?:something|anything) to) (?:my|her|him|them|someone|somebody|anyone|\p{Lu})/iu;
const asksForPlace = /\b(?:where|who|whom) (?:could|can|might) (?:you|take you)\b[^?]*\?[^?]*$/iu;
const somePlace =
  /\b(?:my|a|the) (?:\p{L}+ )?(?:mom|mum|mother|dad|father|parents|sister|brother|aunt|uncle|cousin|friend|grandma|grandmother|neighbou?r|daughter|son)(?:'?s)?\b|\b(?:hotel|motel|shelter|hostel)\b/iu;
const throat = /\b(?:chok\p{L}*|strangl\p{L}*|(?:my|the) (?:throat|neck)|couldn'?t breathe)\b/iu;
