import { askedBy, nothingAsked } from '#crisis/asked.ts';
import { deniesDanger, explainsAway, withoutDenial } from '#crisis/denial.ts';
import { misread, noMoreNumbers } from '../content/care-guessed.ts';
import type { MessageLanguage } from '../message-language.ts';
import { wordsOf } from '../said-before.ts';
import { spanishMisread } from '../spanish/care-guessed.ts';
import { isPlainNo } from '../spanish/plain-no.ts';
import type { GuideState } from '../state.ts';
import type { Answer, Moment, StateChange } from './answer.ts';
import { join } from './join.ts';
import { saysNo } from './safety-answer.ts';

/** Whether somebody says that a danger which was only guessed is none. */
export function isMisread({ request, state, reading }: Moment): boolean {
  if (!state.risk || state.cleared) return false;
  if (!state.risk.guessed) return isExplained(request, state);
  if (request.detection.tier !== 'none') return false;
  // Where something was named that one could use, a bare no is too little.
  if (state.risk.known?.means && reading.words < fewestWords * 2) return false;
  const before = request.turns.findLast(({ role }) => role === 'assistant');
  const asked = before ? askedBy(before.content) : nothingAsked;
  const isDenied = deniesDanger(request.message, asked);
  const isAnswer = state.pending?.kind === 'safety-question';
  // Every other sentence in Spanish begins with a "no": "no la quiero despertar" denies nothing.
  if (state.language === 'es')
    return isPlainNo(request.message) ? isDenied || isAnswer : isDenied && !/^no\b/iu.test(request.message);
  return isDenied || (isAnswer && saysNo(reading.text));
}

/** "It's an expression", "the dog hadn't eaten", right after a rule took it for more; what was said of one's own life is not explained away. */
function isExplained({ message, detection }: Moment['request'], { risk, turn }: GuideState): boolean {
  const isCalm = detection.signals.every(({ rule }) => rule === 'taken-back');
  const isLate = risk === undefined || turn - risk.turn > freshTurns;
  return isCalm && !isLate && explainable.has(risk.kind) && !risk.known?.means && explainsAway(message);
}

const freshTurns = 2;
/** Kinds of danger that rules hear in sayings, in stories of others and of long ago. */
const explainable: ReadonlySet<string> = new Set([
  'abuse',
  'harm-others',
  'eating-disorder',
  'third-party',
  'psychosis',
]);

/** Whether somebody has had enough of numbers to call, while nothing new is heard. */
export function wantsNoNumbers({ request, state, reading }: Moment): boolean {
  const isKnown = request.care.flag || state.risk !== undefined;
  return isKnown && state.language === 'en' && request.detection.tier === 'none' && enoughNumbers.test(reading.text);
}

const enoughNumbers =
  /(?:^|[.!?;,] ?|\b(?:and|but|so|please|just) )(?:(?:please|can you|could you|will you|I(?:'d| would) like you to|I want you to) )*(?:stop|quit|don't (?:keep|have to|need to)|no (?:more|need)|enough with|you can (?:stop|leave out))\b[^.?!]{0,30}\b(?:numbers?|988|911|hot ?lines?|crisis (?:lines?|stuff|text))\b[^.?!]*/iu;

/** What is left of such a message. */
export function withoutNumbersTalk(text: string): string | undefined {
  const rest = text
    .replace(enoughNumbers, ' ')
    .replace(/\b(?:I don't need (?:them|it|that|those))\b[.!]?/giu, ' ')
    .trim();
  return wordsOf(rest).length >= fewestWords ? rest : undefined;
}

/** They are left out from now on, and the talk goes on. */
export function answerNoNumbers(onward: Answer | undefined): Answer {
  return {
    ...onward,
    make: (composer) => {
      const said = onward?.make(composer);
      return said ? join(composer.pick(noMoreNumbers.before), said) : composer.pick(noMoreNumbers.alone);
    },
    change: { ...onward?.change, numbersUnwanted: true },
  };
}

/** What the message holds beside the denial, if that is enough to answer. */
export function restOf({ request }: Moment): string | undefined {
  const rest = withoutDenial(request.message);
  return wordsOf(rest).length >= fewestWords ? rest : undefined;
}

const fewestWords = 4;

/** The mistake is owned in one sentence, and the talk goes on with what the person was saying. */
export function answerMisread({ state }: Moment, onward: Answer | undefined, language: MessageLanguage): Answer {
  const lines = language === 'es' ? spanishMisread : misread;
  return {
    ...onward,
    make: (composer) => {
      const said = onward?.make(composer);
      return said ? join(composer.pick(lines.before), said) : composer.pick(lines.alone);
    },
    // Firm danger that was explained is let go of; what comes after it is heard as ever.
    change: { ...onward?.change, ...(state.risk?.guessed ? clearing : { risk: undefined }) },
  };
}

const clearing: StateChange = { risk: undefined, cleared: true };
