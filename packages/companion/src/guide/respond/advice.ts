import type { Composer } from '../compose.ts';
import { firstSteps, firstStepsAnywhere } from '../content/first-steps.ts';
import { ideaLines } from '../content/ideas/lines.ts';
import { adviceLines, decisionLines, generalIdeas, sortingLines } from '../content/offers.ts';
import { cues } from '../content/cues/cues.ts';
import { kindLines } from '../content/kinds.ts';
import { topicContent } from '../content/topics.ts';
import { readMessage } from '../reading.ts';
import { openSaid, recencyOf, wordsOf } from '../said-before.ts';
import type { Answer, Moment } from './answer.ts';
import { firstSuiting } from './exercise-choice.ts';
import { answerOffer } from './offer.ts';
import { join } from './join.ts';
import { bareWords } from './half-step.ts';
import { ownWords, sureKind } from './plain.ts';
import { joined } from './summary.ts';
import { answerWording, asksForWords } from './wording.ts';
import { refuse } from './exercise-offer.ts';
import { giveIdeaFor, ideaChoices, nextIdea } from './idea.ts';
import { likelyEnough, purposeOf } from './purpose.ts';

/** A request for advice: asked back once, then one small idea. Asked again, the idea comes at once. */
export function answerAdvice(moment: Moment): Answer {
  const { state, day } = moment;
  const { choice, text } = moment.reading;
  if (choice && !wordsWanted.test(text)) {
    const twice = isAskedAgain(moment);
    return {
      make: (composer) =>
        join(
          twice ? composer.pick(kindLines.askedTwice) : undefined,
          composer.pick(decisionLines, { act: choice }) ?? composer.pick(adviceLines.ask),
        ),
    };
  }
  const soothing = soothes(moment);
  if (soothing) return answerOffer(moment, soothing);
  if (sorts.test(moment.reading.text)) return answerSorting(moment);
  if (asksForWords(moment)) return answerWording(moment);
  const refused = state.refused.some((entry) => entry.what === 'advice' && entry.day === day);
  const again = (state.seen['advice'] ?? 0) > 0 || refused;
  if (again || wantsIt.test(moment.reading.text)) return giveIdea(moment, isAskedAgain(moment));
  return (
    giveFirstStep(moment) ?? {
      make: (composer) => join(hearing(moment, composer), composer.pick(adviceLines.ask)),
      change: { pending: { kind: 'advice-ask' } },
    }
  );
}

/** Asked before, and only a moment ago: a question of some time before is another one. */
function isAskedAgain({ state, request, reading }: Moment): boolean {
  if ((state.seen['advice'] ?? 0) === 0) return false;
  const lately = request.turns.filter(({ role }) => role === 'user').slice(-4);
  const asked = openWordsOf(reading.text);
  return lately.some(
    ({ content }) =>
      readMessage(content, state.turn, request.now).kind === 'advice' &&
      (asked.size <= fewWords || [...openWordsOf(content)].some((word) => asked.has(word))),
  );
}

/** What a question is about: its words but for those of any question. */
function openWordsOf(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => word.length > shortWord && !ofAnyQuestion.test(word)));
}

const shortWord = 3;
/** "So what do I do?" asks the same again. */
const fewWords = 1;
const ofAnyQuestion =
  /^(?:what|should|would|could|think|about|even|just|really|know|want|that|this|with|when|then|like|have|does|tell|from|there|okay|please|help|again|right|good|make|they|them|it's|don't|can't|how's|anything|something)$/u;

/** "Should I text him? What would I even write" asks for the words, the deciding is done. */
const wordsWanted =
  /\bwhat (?:do|would|should|could|can) I (?:even |possibly )?(?:say|tell|write|text|answer|reply)\b/iu;
const sorts =
  /\b(?:what|which)(?: one)?(?: (?:to do|do I do|should I do|comes|goes|should come|should go|to (?:tackle|start with)))? first\b|\bwhere (?:do|should|would) I (?:even )?(?:start|begin)\b|\bprioriti[sz]e\b/iu;

/** "What do I do first": what was named is laid side by side, and the person sorts it. */
function answerSorting(moment: Moment): Answer {
  const matters = mattersTold(moment);
  return {
    make: (composer) =>
      (matters.length > 0 ? composer.pick(sortingLines, { points: joined(matters) }) : undefined) ??
      composer.pick(adviceLines.ask),
    change: { pending: { kind: 'advice-ask' } },
  };
}

/** What the last messages were about, each in a few words of its own. */
function mattersTold({ request, state }: Moment): string[] {
  const told = request.turns.filter(({ role }) => role === 'user').slice(-mattersKept);
  const named = told.flatMap(({ content }) => {
    const { key, echo } = readMessage(content, state.turn, request.now);
    return key && !/\b(?:guy|man|woman|girl|person)\b/iu.test(key) ? [key] : echo ? [echo] : [];
  });
  return [...new Set(named)].slice(0, 3);
}

const mattersKept = 4;

/** Asked for what others do, or to be told outright: an idea and no question back. */
const wantsIt =
  /\bjust tell me\b|\btell me (?:what|how) to\b|\bwhat do (?:people|others) (?:even |usually |normally )?do\b|\bwhat helps\b/iu;

/** What follows on "what have you tried?" and on an idea. */
export function answerPendingAdvice(moment: Moment): Answer | undefined {
  const { pending } = moment.state;
  const { kind, text, angles } = moment.reading;
  if (angles.some(({ angle }) => ownWay.has(angle.id))) return undefined;
  // A story in answer is heard as one, unless it answers in a few words and there is an idea for just that.
  const isBrief =
    kind === 'share' && moment.reading.words <= briefAnswer && (hasTried.test(text) || ideasOfCue(moment).length > 0);
  if (pending?.kind === 'advice-ask' && (kind === 'dontKnow' || kind === 'no' || isBrief))
    return givePurposed(moment) ?? giveIdea(moment, false, true);
  if (pending?.kind !== 'advice-given') return undefined;
  if (/\b(?:tried|did) (?:that|it|this)\b|\balready (?:tried|did|do|doing)\b/iu.test(text))
    return { make: (composer) => composer.pick(adviceLines.tried) };
  if (/\bsomething else\b|\banything else\b|\banother\b/iu.test(text))
    return nextIdea(moment) ?? giveIdea(moment, false);
  if (kind === 'justListen') return undefined;
  if (kind === 'no' || refusal.test(text)) {
    return {
      make: (composer) => composer.pick(adviceLines.refused),
      change: { refused: refuse(moment.state, 'advice', moment.day) },
    };
  }
  const accepted =
    kind === 'yes' ||
    /\b(?:could work|good idea|let'?s try|I'll try|might try|I (?:can|could) do that|that helps|makes sense)\b/iu.test(
      text,
    );
  return accepted ? { make: (composer) => composer.pick(adviceLines.accepted) } : undefined;
}

function givePurposed(moment: Moment): Answer | undefined {
  const purpose = purposeOf(moment, likelyEnough);
  return purpose && giveIdeaFor(moment, purpose);
}

const briefAnswer = 12;
const hasTried = /\b(?:tried|trying|already|nothing|anything|not (?:much|sure)|everything)\b/iu;

/** Somebody who has found a next thing needs no idea. */
const ownWay: ReadonlySet<string> = new Set(['will-do', 'might-do', 'turns-to-someone']);

const refusal =
  /\b(?:won't work|doesn't work|wouldn't work|not going to (?:work|help)|can't do that|that's (?:dumb|stupid|useless|not helpful)|yeah but|yes but|bad idea|not helpful|don't want (?:advice|that|to))\b/iu;

/** In more sentences than one, or in many words, the key is one thing of several. */
function isOneThing({ text, words }: Moment['reading']): boolean {
  return words <= longestKeyed && !/[.?!]\s/u.test(text);
}

const longestKeyed = 20;

/** A sentence that shows the matter was heard: from the message, or from what was told before. */
function hearing(moment: Moment, composer: Composer): string | undefined {
  const { reading, state } = moment;
  const words = bareWords(moment, composer);
  if (words) return words;
  if (
    reading.key &&
    isOneThing(reading) &&
    !/\b(?:ideas?|advice|tips?|thing|help|step|way|mouth)\b/iu.test(reading.key)
  )
    return composer.pick(adviceLines.aboutKey, { key: reading.key });
  const point = state.points.at(-1);
  return point ? composer.pick(adviceLines.about, { point }) : undefined;
}

/** What anybody could try first in that kind of trouble; whoever asks what to do is not asked back what they have tried. */
function giveFirstStep(moment: Moment, isAgain = false): Answer | undefined {
  const { state, reading } = moment;
  // With nothing told yet there is nothing to take a step in.
  if (state.turn === 0 && reading.words <= longestBare) return undefined;
  const kind = sureKind(moment) ?? state.telling?.kind;
  const said = openSaid(state.said);
  const unsaid = (steps: readonly string[]) => steps.filter((step) => recencyOf(said, step) === 0);
  const ofKind = unsaid((kind && firstSteps[kind]) ?? []);
  const fresh = ofKind.length > 0 || !isAgain ? ofKind : unsaid(firstStepsAnywhere);
  if (fresh.length === 0) return undefined;
  return {
    make: (composer) =>
      join(
        reading.words > longestBare && composer.chance(wordsShare) ? bareWords(moment, composer) : undefined,
        composer.pick(fresh),
        composer.pick(ideaLines.fits),
      ),
    change: { pending: { kind: 'advice-given' } },
    quickReplies: ideaChoices,
  };
}

const longestBare = 12;
const wordsShare = 0.5;

/** "Is there something I can do right now", at night or in fear: an exercise is what is asked for. */
function soothes(moment: Moment): string | undefined {
  const { reading, state, day } = moment;
  const wanted = /\b(?:something|anything) (?:I|we) can do\b|\b(?:right now|tonight|to (?:calm|sleep|settle))\b/iu.test(
    reading.text,
  );
  const night = reading.topic === 'sleep' || (state.topics['sleep'] ?? 0) > 0;
  if (wanted && night) return firstSuiting(moment, ['sleep-wind-down', 'paced-breathing']);
  const keyedUp =
    ['anxiety', 'overwhelm'].includes(reading.feeling?.emotion ?? state.feeling?.emotion ?? '') ||
    (state.angles ?? []).includes('awake-counting');
  const refused = state.refused.some((entry) => ['any', 'box-breathing'].includes(entry.what) && entry.day === day);
  return wanted && keyedUp && !refused ? 'box-breathing' : undefined;
}

function giveIdea(moment: Moment, again: boolean, heard = false): Answer {
  const said = openSaid(moment.state.said);
  const fitting = ideasOfCue(moment);
  const known = [...fitting, ...ideasOn(moment)];
  const step = fitting.length > 0 ? undefined : giveFirstStep(moment, true);
  if (step && !again) return step;
  return {
    make: (composer) => {
      const fresh = [...known, ...generalIdeas].filter((idea) => recencyOf(said, idea) === 0);
      const idea =
        fresh[Math.floor(composer.random() * Math.min(fresh.length, Math.max(1, fitting.length || known.length)))];
      const opened = again ? composer.pick(kindLines.askedTwice) : heard ? ownWords(moment, composer) : undefined;
      if (!idea) return join(opened, composer.pick(adviceLines.nothingLeft));
      composer.templates.push(idea);
      return join(opened, composer.pick(adviceLines.give, { idea }));
    },
    change: { pending: { kind: 'advice-given' } },
    quickReplies: ideaChoices,
  };
}

/** Ideas for the very matter that was told a moment ago. */
function ideasOfCue({ state: { ideasFrom, ideasAt, turn } }: Moment): readonly string[] {
  const isFresh = ideasAt !== undefined && turn - ideasAt <= ideasStay;
  return isFresh ? (cues.find(({ id }) => id === ideasFrom)?.ideas ?? []) : [];
}

/** Turns after which an idea for a matter told earlier would be for something else. */
const ideasStay = 3;

/** Ideas for what the advice was asked about; a word in the answer to "what have you tried?" does not change that. */
function ideasOn({ state, reading }: Moment): readonly string[] {
  const topic = state.topic ?? (state.pending?.kind === 'advice-ask' ? undefined : reading.topic);
  return topic && topic !== 'none' ? topicContent[topic as keyof typeof topicContent].ideas : [];
}
