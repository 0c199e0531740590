import type { Composer } from '../compose.ts';
import { type DirectQuestion, directQuestions } from '../content/direct-questions.ts';
import { plainQuestions } from '../content/plain-questions.ts';
import { turnRound } from '../language/turn-round.ts';
import { matterOf } from '../matter.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { bareWords } from './half-step.ts';
import { join } from './join.ts';
import { isClearedBy } from './careful.ts';
import type { Option } from './options.ts';

/** An answer to a question, and whether it is certain that it has to be given. */
interface Direct extends Option {
  isSure: boolean;
}

/** An answer to what was asked straight out; nothing where nothing was, or nothing that can be answered so. */
export function answerDirectly(moment: Moment): Direct | undefined {
  const found = questionIn(moment.reading.text);
  if (!found || (isOfMinds(found.question) && isLoss(moment.state, moment.reading))) return undefined;
  const { slots } = found;
  const question = afterParting(found.question, moment);
  if (!question.say.some((line) => isFilled(line, slots))) return undefined;
  const make = (composer: Composer) => {
    const answer = composer.pick(question.say, slots);
    if (!answer) return undefined;
    return question.request ? answer : join(wordsBefore(moment, composer), answer, after(moment, composer, question));
  };
  return {
    as: `direct:${question.id}`,
    answer: { make },
    isSure: !question.mayMiss || moment.reading.words <= longestBare,
  };
}

/** What somebody thinks who has died cannot be waited for, nor asked. */
function isOfMinds({ id }: DirectQuestion): boolean {
  return ofMinds.has(id);
}

const ofMinds: ReadonlySet<string> = new Set(plainQuestions.map(({ id }) => id));

/** Whether the words for all slots of a line can be said. */
function isFilled(line: string, slots: Record<string, string | undefined>): boolean {
  return [...line.matchAll(/\{(\p{L}+)\}/gu)].every(([, name]) => slots[name?.toLowerCase() ?? ''] !== undefined);
}

/** "Should I text him", the night after he left, is another question than among friends. */
function afterParting(question: DirectQuestion, { state, reading }: Moment): DirectQuestion {
  if (question.id !== 'reach-out' && question.id !== 'text-or-wait') return question;
  const matter = matterOf(state, reading)?.id ?? '';
  const isOfParting = parting.test(matter) || parting.test(state.thread?.cue ?? '');
  if (!isOfParting || !/\b(?:him|her|them)\b/iu.test(reading.text)) return question;
  return directQuestions.find(({ id }) => id === 'reach-out-after-parting') ?? question;
}

const parting = /^(?:situation-)?(?:breakup|divorce)/u;

/** What can be answered by a word for or against is answered at once; other advice has its own way, and the wording its own answer. */
export function answerReachingOut(moment: Moment): Direct | undefined {
  const { text, choice } = moment.reading;
  const isAtRisk = moment.state.risk !== undefined && !isClearedBy(moment.state);
  const isKnown = isAtRisk || (moment.state.seen['advice'] ?? 0) > 0;
  const asked = questionIn(text)?.question;
  if (isKnown || asksForWords.test(text) || !asked?.plain) return undefined;
  return choice && /\b(?:cancel|quit|leave)\b/iu.test(choice) ? undefined : answerDirectly(moment);
}

const asksForWords =
  /\bwhat (?:would|could|do|should|can) I (?:even |actually )?(?:say|write|tell|text)\b|\bhow (?:would|could|do|should|can) I (?:even )?(?:say|put|word)\b/iu;

/** A few of the person's own words first, when there is more in the message than the question. */
function wordsBefore(moment: Moment, composer: Composer): string | undefined {
  const isBare = moment.reading.words <= longestBare || !composer.chance(wordsShare);
  return isBare ? undefined : bareWords(moment, composer);
}

const longestBare = 12;
const wordsShare = 0.6;

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
      if (!match || question.unless?.test(sentence)) continue;
      if (!question.request && !asks(sentence, match.index)) continue;
      const { adj, own, thought, one, two, that } = match.groups ?? {};
      return {
        question: aboutWhom(question, sentence, text),
        slots: {
          adj: (adj ?? own ?? thought)?.toLowerCase(),
          one: one && turnRound(one.trim()),
          two: two && turnRound(two.trim()),
          that: that && turnRound(that.trim()),
        },
      };
    }
  }
  return undefined;
}

const mostRead = 4;

/** "He goes through my phone. Is that normal": what somebody else does is not made normal by being common. */
function aboutWhom(question: DirectQuestion, asked: string, text: string): DirectQuestion {
  const isAnothers =
    (question.id === 'normal' || question.id === 'harsh-word') &&
    !ownAct.test(asked) &&
    (question.id === 'harsh-word' || /\bnormal(?:\?|$| or\b)/iu.test(asked)) &&
    anothers.test(text) &&
    !ownState.test(text) &&
    !ownDeed.test(before(text, asked));
  return (isAnothers ? directQuestions.find(({ id }) => id === 'fine-that-another') : undefined) ?? question;
}

const anothers =
  /\b(?:he|she|they|my (?:boyfriend|girlfriend|husband|wife|partner|boss|manager|mom|mum|mother|dad|father|ex|roommate|sister|brother|friend))\b/iu;
/** "Is it daft to ask my dad". */
const ownAct = /\b(?:is|isn't|was|would) (?:it|that|this) (?:be )?(?:\p{L}+ ){1,2}(?:to|if I|that I|of me)\b/iu;
/** "He goes quiet and I put my hand on his back": what one does oneself is asked about. */
const ownDeed = /(?:^|[,.;!] ?|\b(?:and|but|so|then) )I (?!do\b|am\b)\p{L}+/iu;

/** The two sentences before the question. */
function before(text: string, asked: string): string {
  const [earlier = ''] = text.split(asked);
  return (earlier.match(/[^.!?]+[.!?]*/gu) ?? []).slice(-2).join(' ');
}

const ownState = /\bI(?:'m| am| feel| felt| can't| don't| keep| just| never| cry)\b/iu;

/** A question by its mark, or by beginning like one; "I know that is wrong" asks nothing. */
function asks(sentence: string, at: number): boolean {
  if (sentence.endsWith('?') || /\b(?:tell me|know|asking|ask you|wondering) (?:whether|if)\b/iu.test(sentence))
    return true;
  // "She asked me to be there, is it bad that I don't want to": typed without its mark, the question stands behind a comma.
  if (/[,;:–-] ?(?:and |but |so |like )?$/u.test(sentence.slice(0, at)) && startsAsking.test(sentence.slice(at)))
    return true;
  return (
    /^(?:(?:and|but|so|like|or|idk|I guess|please|just tell me|tell me|honestly)[, ]+)*(?:is|isn't|was|am|are|do|does|did|should|shall|will|would|could|can|why|how|what|convince|prove)\b/iu.test(
      sentence,
    ) && at < latestStart
  );
}

/** The verb before whom it is about: "is it", "should I". */
const startsAsking =
  /^(?:is|isn't|am|are|was|do|does|did|should|shall|will|would|could|can) (?:I|it|that|this|you|he|she|they|we|my)\b/iu;
const latestStart = 40;
