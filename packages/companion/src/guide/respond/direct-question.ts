import type { Composer } from '../compose.ts';
import { type DirectQuestion, directQuestions } from '../content/direct-questions.ts';
import { turnRound } from '../language/turn-round.ts';
import { isLoss } from '../thread.ts';
import type { Answer, Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { bareWords } from './half-step.ts';
import { join } from './reflect.ts';

/** An answer to what was asked straight out; nothing where nothing was, or nothing that can be answered so. */
export function answerDirectly(moment: Moment): Answer | undefined {
  const found = questionIn(moment.reading.text);
  if (!found) return undefined;
  const { question, slots } = found;
  return {
    make: (composer) => {
      const answer =
        composer.pick(
          question.say.filter((line) => /\{that\}/u.test(line)),
          slots,
        ) ?? composer.pick(question.say, slots);
      if (!answer) return undefined;
      return join(before(moment, composer), answer, after(moment, composer, question));
    },
  };
}

/** Whether to turn to somebody is answered at once; other advice has its own way, and the wording its own answer. */
export function answerReachingOut(moment: Moment): Answer | undefined {
  const { text, choice } = moment.reading;
  const isKnown = moment.state.risk !== undefined || (moment.state.seen['advice'] ?? 0) > 0;
  if (isKnown || asksForWords.test(text) || questionIn(text)?.question.id !== 'reach-out') return undefined;
  return choice && /\b(?:cancel|quit|leave)\b/iu.test(choice) ? undefined : answerDirectly(moment);
}

const asksForWords =
  /\bwhat (?:would|could|do|should|can) I (?:even |actually )?(?:say|write|tell|text)\b|\bhow (?:would|could|do|should|can) I (?:even )?(?:say|put|word)\b/iu;

/** A few of the person's own words first, when there is more in the message than the question. */
function before(moment: Moment, composer: Composer): string | undefined {
  const told = moment.reading.words - longestBare;
  return told > 0 ? bareWords(moment, composer) : undefined;
}

const longestBare = 12;

function after(moment: Moment, composer: Composer, { ask }: DirectQuestion): string | undefined {
  if (!ask || !mayAsk(moment) || isLoss(moment.state, moment.reading)) return undefined;
  return composer.chance(askShare) ? composer.pick(ask) : undefined;
}

const askShare = 0.55;

/** The last question of the message that is known, and its words. */
function questionIn(text: string): { question: DirectQuestion; slots: Record<string, string | undefined> } | undefined {
  const sentences = text.match(/[^.!?]+[.!?]*/gu)?.map((one) => one.trim()) ?? [];
  for (const sentence of sentences.slice(-mostRead).toReversed()) {
    for (const question of directQuestions) {
      const match = question.when.exec(sentence);
      if (!match || question.unless?.test(sentence) || !asks(sentence, match.index)) continue;
      const { adj, own, that } = match.groups ?? {};
      return {
        question: aboutWhom(question, sentence, text),
        slots: { adj: (adj ?? own)?.toLowerCase(), that: that && turnRound(that.trim()) },
      };
    }
  }
  return undefined;
}

const mostRead = 4;

/** "He goes through my phone. Is that normal": what somebody else does is not made normal by being common. */
function aboutWhom(question: DirectQuestion, asked: string, text: string): DirectQuestion {
  const isAnothers =
    question.id === 'normal' && /\bnormal(?:\?|$| or\b)/iu.test(asked) && anothers.test(text) && !ownState.test(text);
  return (isAnothers ? directQuestions.find(({ id }) => id === 'fine-that-another') : undefined) ?? question;
}

const anothers =
  /\b(?:he|she|they|my (?:boyfriend|girlfriend|husband|wife|partner|boss|manager|mom|mum|mother|dad|father|ex|roommate|sister|brother|friend))\b/iu;
const ownState = /\bI(?:'m| am| feel| felt| can't| don't| keep| just| never| cry)\b/iu;

/** A question by its mark, or by beginning like one; "I know that is wrong" asks nothing. */
function asks(sentence: string, at: number): boolean {
  if (sentence.endsWith('?') || /\b(?:tell me|know|asking|ask you|wondering) (?:whether|if)\b/iu.test(sentence))
    return true;
  return (
    /^(?:(?:and|but|so|like|or|idk|I guess|please|just tell me|tell me|honestly)[, ]+)*(?:is|isn't|was|am|are|do|does|did|should|shall|will|would|could|can|why|how|what|convince|prove)\b/iu.test(
      sentence,
    ) && at < latestStart
  );
}

const latestStart = 40;
