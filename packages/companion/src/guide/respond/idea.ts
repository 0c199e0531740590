import type { Composer } from '../compose.ts';
import { findPurpose } from '../content/ideas/ideas.ts';
import { kindLines } from '../content/kinds.ts';
import { ideaLines } from '../content/ideas/lines.ts';
import type { Purpose } from '../content/ideas/purpose.ts';
import { askedIn, ideaChanceIn } from '../fit/asked.ts';
import type { MessageKind } from '../kinds.ts';
import { openSaid, recencyOf } from '../said-before.ts';
import { wantsOutright } from './asked-outright.ts';
import type { Answer, Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { answerDirectly } from './direct-question.ts';
import { bareWords } from './half-step.ts';
import { answerUnknown } from './honest-answer.ts';
import { join } from './join.ts';
import { purposeOf, sureEnough } from './purpose.ts';
import { answerWording, asksForWords, wantsKnownWords, wantsWordsForSomebody } from './wording.ts';

/** The buttons under an idea. */
export const ideaChoices = ['That could work', 'Something else', 'Just listen'];

/** An idea for what somebody asks one for, where it is known what for. */
export function answerWish(moment: Moment): Answer | undefined {
  const { kind, text, choice } = moment.reading;
  if (asksOutright.has(kind) && (wantsKnownWords(moment) || wantsWordsForSomebody(moment)))
    return answerWording(moment);
  if (choice || (kind !== 'advice' && !(mayAskIdea.has(kind) && asksForIdea(moment)))) return undefined;
  if (asksForWords(moment)) return kind === 'advice' ? undefined : answerWording(moment);
  if (kind === 'share' && answerDirectly(moment)) return undefined;
  const purpose = purposeOf(moment, sureEnough);
  if (purpose) return giveIdeaFor(moment, purpose, 'asked');
  // A question may be heard in another way as well; an order, said back, is passed over.
  return kind === 'share' && wantsOutright(text) ? answerUnknown(moment) : undefined;
}

/** An idea is asked for by the form of the question, or one could be meant, and it is plain what it would be for. */
function asksForIdea(moment: Moment): boolean {
  const { text } = moment.reading;
  if (askedIn(text) === 'idea') return true;
  if (wantsOutright(text)) return true;
  if ((ideaChanceIn(text) ?? 0) < maybeIdea || !asksHow.test(text)) return false;
  return purposeOf(moment, sureOfMatter) !== undefined;
}

const maybeIdea = 0.2;
const sureOfMatter = 0.45;
/** "Why do I" wants no idea, nor does what can be answered with yes or no. */
const asksHow =
  /\b(?:how|what|where|who)(?:'s| is| are| do| does| can| could| would| should| am| else| other)\b[^.!]*$/iu;

const asksOutright: ReadonlySet<MessageKind> = new Set(['share', 'task']);
/** What is said to Haven, or asked for outright, is answered as that. */
const mayAskIdea: ReadonlySet<MessageKind> = new Set(['share', 'factual']);

/** An idea nobody has been given yet, or two for whoever asks for several; nothing once all were said. */
export function giveIdeaFor(moment: Moment, purpose: Purpose, why: 'asked' | 'next' = 'next'): Answer | undefined {
  const said = openSaid(moment.state.said);
  const fresh = purpose.ideas.filter((idea) => recencyOf(said, idea) === 0);
  if (fresh.length === 0) return undefined;
  const isAgain = why === 'asked' && fresh.length < purpose.ideas.length;
  const isSeveral = fresh.length > 1 && several.test(moment.reading.text);
  return {
    make: (composer) => {
      const told =
        moment.reading.words > longStory && composer.chance(wordsShare) ? bareWords(moment, composer) : undefined;
      const opened = isAgain ? composer.pick(kindLines.askedTwice) : told;
      const idea = composer.pick(fresh.slice(0, firstOf));
      const another = isSeveral ? secondIdea(fresh, composer) : undefined;
      const asks = mayAsk(moment) && !isSeveral;
      return idea && join(opened, idea, another, asks ? composer.pick(ideaLines.fits) : undefined);
    },
    change: { pending: { kind: 'advice-given', purpose: purpose.id } },
    quickReplies: ideaChoices,
  };
}

function secondIdea(fresh: readonly string[], composer: Composer): string | undefined {
  const between = composer.pick(ideaLines.second);
  const idea = composer.pick(fresh);
  return idea && join(between, idea);
}

/** The next idea for what one was given for. */
export function nextIdea(moment: Moment): Answer | undefined {
  const { pending } = moment.state;
  const purpose = pending?.kind === 'advice-given' ? findPurpose(pending.purpose ?? '') : undefined;
  return purpose && giveIdeaFor(moment, purpose);
}

const several = /\b(?:tips|tricks|ideas|suggestions|some ways|ways to|a few|things I (?:can|could))\b/iu;
/** The best stand first. */
const firstOf = 2;
/** Whoever told a story hears that it was heard. */
const longStory = 14;
const wordsShare = 0.6;
