import { askedBy, nothingAsked } from '#crisis/asked.ts';
import { deniesDanger, withoutDenial } from '#crisis/denial.ts';
import { misread } from '../content/care-guessed.ts';
import type { MessageLanguage } from '../message-language.ts';
import { wordsOf } from '../said-before.ts';
import { spanishMisread } from '../spanish/care-guessed.ts';
import type { GuideState } from '../state.ts';
import type { Answer, Moment, StateChange } from './answer.ts';
import { join } from './join.ts';
import { saysNo } from './risk.ts';

/** Whether somebody says that a danger which was only guessed is none. */
export function isMisread({ request, state, reading }: Moment): boolean {
  if (!state.risk?.guessed || state.cleared || request.detection.tier !== 'none') return false;
  const before = request.turns.findLast(({ role }) => role === 'assistant');
  const asked = before ? askedBy(before.content) : nothingAsked;
  return deniesDanger(request.message, asked) || (state.pending?.kind === 'safety-question' && saysNo(reading.text));
}

/** What the message holds beside the denial, if that is enough to answer. */
export function restOf({ request }: Moment): string | undefined {
  const rest = withoutDenial(request.message);
  return wordsOf(rest).length >= fewestWords ? rest : undefined;
}

const fewestWords = 4;

/** The mistake is owned in one sentence, and the talk goes on with what the person was saying. */
export function answerMisread(onward: Answer | undefined, language: MessageLanguage): Answer {
  const lines = language === 'es' ? spanishMisread : misread;
  return {
    ...onward,
    make: (composer) => {
      const said = onward?.make(composer);
      return said ? join(composer.pick(lines.before), said) : composer.pick(lines.alone);
    },
    change: { ...onward?.change, ...clearing },
  };
}

const clearing: StateChange = { risk: undefined, cleared: true };

/** After a few calm turns a guess has no hold over the talk any more; the flag and its bar stay as they are. */
export function isClearedBy({ cleared, risk, turn }: GuideState): boolean {
  if (cleared) return true;
  return risk?.guessed === true && turn - risk.turn >= (risk.tier === 'imminent' ? 4 : 2);
}
