import type { WayOutStep } from '../content/care-steps.ts';
import type { Moment } from '../respond/answer.ts';
import type { CareTongue } from '../respond/care-tongue.ts';
import { asksWhoIsTold, holdsTool, spanishCareHeard } from './care-heard.ts';
import { spanishCareSteps, spanishWayOut } from './care-steps.ts';
import { plainSpelling } from './plain-spelling.ts';

const textOf = ({ request }: Moment) => plainSpelling(request.message);

const no =
  /^(?:no|nop|nel|nah|ningun[oa]|creo que no|no creo|no mucho|la verdad no|pues no|no,? no|no (?:puedo|quiero)|todavia no|no pude)[. ]*$/u;
const yes = /^(?:si|si,? si|simon|claro|aja|creo que si|pues si|si,? (?:claro|creo|hay|puedo|ya|pude))[. ]*$/u;
const agrees =
  /^(?:si|si,? (?:si|claro|puedo|voy|ya|ahora)|claro|aja|ok|okay|okey|va|dale|bueno|esta bien|vale|listo|de acuerdo|orale|sale|lo intento|voy a intentar(?:lo)?|ya voy|voy)[. ]*$/u;

/** Haven's latest question begins so. */
function asks(words: string): RegExp {
  return new RegExp(String.raw`¿(?:${words})[^¿?]*\?[^¿?]*$`, 'iu');
}

const somebodyNear = asks('Hay (?:alguien|alguna persona|un vecino)');
const line = asks('Podrías llamar al 988|La haces|Les escribes|Pruebas con');
const dialed = asks('Pudiste marcar');
const outOfReach = asks('Está lejos lo que');
const toReach = asks('(?:Puedes (?:hacerlo|ir|marcar)|Lo haces|Se lo mandas)');

/** The steps in Spanish. */
export const spanishCareTongue: CareTongue = {
  language: 'es',
  textOf,
  hear: spanishCareHeard,
  holds: (moment) => holdsTool(textOf(moment)),
  dropsSubjects: true,
  wayOutIn,
  shortAnswers: [
    {
      said: no,
      asked: asks('(?:y )?(?:a |con |de )?quién|Hay (?:alguien|alguna persona|un vecino)|Viene alguien'),
      step: 'nobody',
    },
    { said: yes, asked: somebodyNear, step: 'near' },
    { said: yes, asked: asks('Viene alguien'), step: 'reached' },
    { said: yes, asked: dialed, step: 'onLine' },
    { said: no, asked: dialed, step: 'aboutLine' },
    { said: yes, asked: outOfReach, step: 'notDone' },
    { said: no, asked: outOfReach, step: 'means' },
    { said: no, asked: line, step: 'aboutLine' },
    { said: agrees, asked: line, step: 'will' },
    { said: no, asked: toReach, step: 'hesitates' },
    { said: agrees, asked: toReach, step: 'will' },
    // Words to say were given, and nothing was asked.
    { said: agrees, asked: /^[^¿?]*“[^¿?]*$/u, step: 'will' },
    {
      said: /^(?:[a-z]+,? ){0,2}no (?:puedo|me animo|me atrevo|me sale|soy capaz)[. ]*$/u,
      asked: /./u,
      step: 'aboutLine',
    },
  ],
  slotsOf: ({ who, where }) => ({ who, deWhere: where && ofPlace(where) }),
  lines: spanishCareSteps,
  wayOut: spanishWayOut,
};

/** "del cajón", "de tu mochila". */
function ofPlace(where: string): string {
  return where.startsWith('el ') ? `del ${where.slice(3)}` : `de ${where}`;
}

function wayOutIn(moment: Moment): WayOutStep | undefined {
  const text = textOf(moment);
  const { turns } = moment.request;
  if (asksWhoIsTold(text)) return 'calling';
  if (asksToTell.test(text)) return 'tell';
  const asked = turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (asksForPlace.test(asked) && somePlace.test(text)) return 'place';
  if (!asksWhatToDo.test(text)) return undefined;
  const told = turns.filter(({ role }) => role === 'user').slice(-turnsRead);
  const isThroat = [...told.map(({ content }) => plainSpelling(content)), text].some((one) => throat.test(one));
  return isThroat ? 'throat' : 'leave';
}

const turnsRead = 8;
const asksToTell =
  /\b(?:(?:le|les) (?:digo|cuento|hablo)|(?:debo|deberia|tengo que|sera bueno) (?:decirle|contarle|hablar con)(?:les?)?)\b[^.]*\?/u;
const asksForPlace = /¿(?:A ?d[oó]nde|Con qui[eé]n|D[oó]nde|Qui[eé]n) (?:podr[ií]as?|puedes?)[^?]*\?[^?]*$/iu;
const somePlace =
  /\b(?:mi|una?|la|el) (?:mama|ma|papa|pa|hermana|hermano|tia|tio|prima|primo|amiga|amigo|abuela|abuelo|suegra|vecina|vecino|comadre|hija|hijo|casa de)\b|\b(?:hotel|refugio|albergue)\b/u;
const throat = /\b(?:ahorc\w*|estrangul\w*|(?:el|del|mi) cuello|la garganta|no podia respirar)\b/u;
const asksWhatToDo =
  /\bque (?:hago|puedo hacer|debo hacer|deberia hacer|tengo que hacer|me (?:aconsejas|recomiendas))\b|\b(?:a ?donde|adonde) (?:voy|me voy|puedo ir|iria)\b|\bdonde (?:me (?:voy|meto|quedo|escondo)|puedo ir)\b|\bcomo (?:me voy|me escapo|salgo|lo dejo|la dejo|le hago|hago)\b|\b(?:me voy|me quedo|lo denuncio|la denuncio|llamo a la policia|lo dejo|la dejo) ?\?|\b(?:deberia|debo|tengo que) (?:irme|dejarl[oa]|salir|quedarme|denunciar\w*|llamar)\b|\bno (?:se que hacer|tengo (?:a )?donde)\b/u;
