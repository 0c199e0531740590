import { kindLines, type KindLines } from '../content/kinds.ts';
import { practicals } from '../content/practical.ts';
import { isAside } from '../asides.ts';
import { emojiMood } from '../message-kind.ts';
import type { Answer, Moment } from './answer.ts';
import { question } from './ask.ts';
import { answerAside, answerToQuestion } from './asides.ts';
import { join, reflect } from './reflect.ts';
import { wordsOf } from '../said-before.ts';
import { joined, pointsToSum } from './summary.ts';
import { findSkill } from '#skills/skills.ts';
import { beginSkill, offerChoices, refuse } from './exercise-offer.ts';
import { daysUntil } from '../named-things.ts';
import { isEnglishThing } from '../spanish/named-things.ts';
import type { Thing } from '../state.ts';
import { rememberedGreeting } from './remembered.ts';
import { threadCue } from '../thread.ts';
import { answerAdvice } from './advice.ts';

/** A household question, or a word about one that is being answered. */
export function answerPractical({ reading, state }: Moment): Answer | undefined {
  const current = practicals.find(({ id }) => id === state.practical);
  const asked = practicals.find(({ when }) => when.test(reading.text));
  if (asked && asked !== current)
    return { make: (composer) => composer.pick(asked.answer), change: { practical: asked.id } };
  if (!current) return undefined;
  const more = current.more.find(({ when }) => when.test(reading.text));
  if (more && reading.words <= 8)
    return { make: (composer) => composer.pick(more.answer), change: { practical: current.id } };
  const goingOn =
    reading.words <= 6 &&
    /\b(?:okay|dabbing|blotting|doing|trying|done|thanks|got it|will do|alright|on it)\b/iu.test(reading.text);
  return goingOn ? { make: (composer) => composer.pick(current.goOn), change: { practical: current.id } } : undefined;
}

/** The answer to a message that is about Haven or the conversation; nothing for kinds that are answered elsewhere. */
export function answerKind(moment: Moment): Answer | undefined {
  const { kind } = moment.reading;
  if (isAside(kind)) return answerAside(moment, kind);
  switch (kind) {
    case 'share':
    case 'exercise':
    case 'advice':
      return undefined;
    case 'condition':
      return {
        make: (composer) => {
          const [told] = moment.reading.restated;
          const said = told?.kind === 'fact' ? composer.pick(['{Said}.'], { said: told.said }) : undefined;
          return join(said, composer.pick(kindLines.condition));
        },
      };
    case 'parrots':
      return { ...from('parrots'), change: { noEcho: true } };
    case 'doubtsApp':
      return (moment.state.turn <= 1 && /\bthis\b/iu.test(moment.reading.text)) ||
        lately(moment, 'parrots', 'insult', 'doubtsApp', 'fewerQuestions')
        ? from('doubtsApp')
        : undefined;
    case 'compares': {
      const than = /\bthan (my \p{L}+(?: \p{L}+)?)/iu.exec(moment.reading.text)?.[1]?.replace(/^my/iu, 'your');
      return {
        make: (composer) =>
          (than ? composer.pick(kindLines.compares, { than }) : undefined) ?? composer.pick(kindLines.comparesPlain),
      };
    }
    case 'voiceOfDead': {
      const who = /\b(?:my|our) (?:dead |late |deceased )?(\p{L}+)/iu.exec(moment.reading.text)?.[1];
      return { make: (composer) => composer.pick(kindLines.voiceOfDead, { who: who?.toLowerCase() }) };
    }
    case 'task': {
      const task =
        /\b(?:my|an?|this|the) (?:\p{L}+ )?(essay|paper|report|letter|email|speech|poem|song|code|homework|application|cover letter|story|text)\b/iu.exec(
          moment.reading.text,
        )?.[1];
      return {
        make: (composer) =>
          (task ? composer.pick(kindLines.taskNamed, { task: task.toLowerCase() }) : undefined) ??
          composer.pick(kindLines.task),
      };
    }
    case 'price':
      return from(moment.request.beta ? 'price' : 'priceAfterBeta');
    case 'misunderstood':
      return tellsBeside(moment) ? undefined : repair(moment);
    case 'emoji':
      return from(emojiMood(moment.request.message));
    case 'fewerQuestions':
      return { ...from('fewerQuestions'), change: { questionsUnwanted: true } };
    case 'leaveAlone':
      return { ...from('leaveAlone'), change: { questionsUnwanted: true } };
    case 'justListen':
      return {
        ...from('justListen'),
        change: { refused: refuse(moment.state, 'any', moment.day), questionsUnwanted: true },
      };
    case 'noAdvice':
      if (/\blisten\b|\bquestions?\b/iu.test(moment.reading.text))
        return {
          ...from('justListen'),
          change: { refused: refuse(moment.state, 'any', moment.day), questionsUnwanted: true },
        };
      return {
        ...from('noAdvice'),
        change: {
          refused: [
            ...refuse(moment.state, 'any', moment.day),
            ...refuse({ ...moment.state, refused: [] }, 'advice', moment.day),
          ],
        },
      };
    case 'dropIt':
      return {
        ...from('dropIt'),
        change: {
          thread: undefined,
          feeling: undefined,
          points: [],
          things: [],
          topic: undefined,
          ideasFrom: undefined,
        },
      };
    case 'noFaith':
      return { ...from('noFaith'), change: { plainWords: true } };
    case 'straight': {
      const point = moment.state.points.at(-1);
      return {
        make: (composer) =>
          (point ? composer.pick(kindLines.straight, { point }) : undefined) ?? composer.pick(kindLines.straightPlain),
      };
    }
    case 'goodbye':
    case 'goodbyeBusy':
      return farewell(moment, kind);
    case 'repeat':
      return sayDifferently(moment);
    case 'recall':
      return recall(moment);
    case 'yes':
    case 'no':
      return yesOrNo(moment);
    case 'dontKnow':
      return {
        make: (composer) =>
          moment.state.questionsUnwanted ? composer.pick(moment.voice.brief) : composer.pick(kindLines.dontKnow),
      };
    case 'greeting':
      return (
        rememberedGreeting(moment) ?? {
          make: (composer) =>
            composer.pick(
              moment.state.turn === 0
                ? kindLines.greeting.filter((line) => !/again|last message/u.test(line))
                : kindLines.greeting,
            ),
        }
      );
    case 'factual':
      return moment.reading.feeling && moment.reading.restated.length > 0 ? undefined : from('factual');
    default:
      return from(kind);
  }
}

/** Lets somebody go, with a word for what lies ahead of them. */
function farewell({ state, request }: Moment, kind: 'goodbye' | 'goodbyeBusy'): Answer {
  const ahead = state.things.findLast(
    (thing) => thing.kind === 'event' && isEnglishThing(thing) && (daysUntil(thing, request.now) ?? -1) >= 0,
  );
  const pet = isLossOf(state)
    ? undefined
    : state.things.findLast((thing) => thing.kind === 'pet' && /^\p{Lu}/u.test(thing.name))?.name;
  return {
    make: (composer) =>
      join(
        composer.pick(kindLines[kind]),
        ahead
          ? composer.pick(kindLines.hopeFor, { focus: withDay(ahead) })
          : pet && kind === 'goodbye'
            ? composer.pick(kindLines.petToo, { pet })
            : undefined,
      ),
  };
}

/** Nobody is greeted who has died. */
function isLossOf(state: Moment['state']): boolean {
  return Boolean(threadCue(state)?.loss);
}

function withDay({ name, day }: Thing): string {
  return day && /day$/iu.test(day) && day !== 'today'
    ? `${name} on ${day.charAt(0).toUpperCase()}${day.slice(1)}`
    : name;
}

function lately({ state }: Moment, ...kinds: readonly string[]): boolean {
  return kinds.some((kind) => (state.seen[kind] ?? 0) > 0);
}

function from(name: KindLines): Answer {
  return { make: (composer) => composer.pick(kindLines[name]) };
}

/** "You got it wrong, he is my boss": what is right was told at once, and is answered. */
function tellsBeside({ reading }: Moment): boolean {
  return reading.words > fewestBeside && reading.restated.some(({ kind, words }) => kind === 'fact' && words >= 4);
}

const fewestBeside = 8;

/** "You don't get it": names what was taken for the point and asks to be put right. */
function repair({ state }: Moment): Answer {
  const guess = state.points.at(-1);
  return {
    make: (composer) =>
      (guess ? composer.pick(kindLines.misunderstood, { guess: `the part where ${guess}` }) : undefined) ??
      composer.pick(kindLines.misunderstoodPlain),
    change: { points: state.points.slice(0, -1) },
  };
}

/** The last reply again in fewer words: its question, or its first sentence, from another side. */
function sayDifferently(moment: Moment): Answer {
  const point = moment.state.points.at(-1);
  return {
    make: (composer) =>
      point
        ? join(
            composer.pick(kindLines.repeat, { gist: `I was with the part where ${point}.` }),
            question(moment, composer),
          )
        : join(
            composer.pick(['I put that badly, it seems.', 'Let me say it more simply.', 'That came out tangled.']),
            composer.pick(moment.voice.ask),
          ),
  };
}

function recall({ state, reading }: Moment): Answer {
  const asked = new Set(
    wordsOf(reading.text).filter(
      (word) => word.length > 3 && !/^(?:what|said|about|remember|told|tell|mention|know)$/u.test(word),
    ),
  );
  const about = state.points.filter((point) => wordsOf(point).some((word) => asked.has(word)));
  const points = about.length > 0 ? about : state.points;
  return {
    make: (composer) =>
      (points.length > 0
        ? composer.pick(kindLines.recall, { points: joined(pointsToSum(points, composer.random)) })
        : undefined) ?? composer.pick(kindLines.recallNothing),
  };
}

/** Yes and no mean what was asked last: an exercise, a choice of directions, an idea. */
function yesOrNo(moment: Moment): Answer {
  const { pending } = moment.state;
  const yes = moment.reading.kind === 'yes';
  const fresh = moment.state.offeredAt === moment.state.turn - 1;
  if (pending?.kind === 'skill-offer') {
    const skill = findSkill(pending.skill);
    // Some turns after the offer, "true" or "right" is an answer to something else.
    if (yes && skill && (fresh || /^(?:yes|yeah|yep|sure|let's|please)\b/iu.test(moment.reading.text)))
      return beginSkill(skill);
    if (!yes) return declined(moment, pending.skill);
  }
  if (pending?.kind === 'directions' && yes && /^(?:yes|yeah|sure|okay|please|let's)\b/iu.test(moment.reading.text))
    return answerAdvice(moment);
  if (pending?.kind === 'directions' && !yes) return declined(moment, 'directions');
  if (pending?.kind === 'summary' && !yes)
    return {
      make: (composer) =>
        join(
          composer.pick([
            'Good, then I have it right.',
            'Then nothing important is missing.',
            'All right, nothing to add.',
          ]),
          moment.state.questionsUnwanted ? undefined : question(moment, composer),
        ),
    };
  if (moment.state.questionsUnwanted) return { make: (composer) => composer.pick(moment.voice.brief) };
  const answered = answerToQuestion(moment, yes);
  if (answered) return answered;
  return {
    make: (composer) =>
      threadCue(moment.state) && composer.chance(0.5)
        ? join(composer.pick(moment.voice.brief), question(moment, composer))
        : composer.pick(yes ? kindLines.yes : kindLines.no),
  };
}

/** "Just listen", "not today": no more of that offer on this day. */
export function declined(moment: Moment, what: string): Answer {
  return {
    make: (composer) => composer.pick(kindLines.justListen) ?? reflect(moment, composer),
    change: { refused: refuse(moment.state, what, moment.day) },
  };
}

/** What the buttons under an offer say. */
export function choiceOf(message: string): 'accept' | 'listen' | 'later' | 'think' | undefined {
  const text = message
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/u, '');
  if (
    text === offerChoices[0].toLowerCase() ||
    /^(?:yes,? )?let(?:'|’)?s (?:try|do) (?:it|that|the .+)$|^try it$/u.test(text)
  )
    return 'accept';
  if (
    /^(?:(?:ok(?:ay)?|yeah|yes|hm+|fine|well|sure|alright)[, ]+)*(?:why not|go ahead|let(?:'|’)?s (?:go|start|begin)|i(?:'ll| will| can| could| might)? (?:try|give it a (?:try|shot|go))|worth a (?:try|shot)|if you think so|ready(?: when you are)?|i(?:'|’)?m ready|sounds (?:good|ok(?:ay)?|fine|nice)|that sounds (?:good|ok(?:ay)?|fine|nice))(?: (?:i guess|then|it|that|please))*$/u.test(
      text,
    )
  )
    return 'accept';
  if (
    /^(?:(?:hm+|well|ok(?:ay)?|sorry|actually|maybe|no|nah|nope)[, ]+)*(?:no|nah|nope|not (?:now|today|tonight|yet|really|right now|this)|another time|some other time|i(?:'|’)?d rather (?:not|talk|wait)|(?:i )?(?:don(?:'|’)?t|do not) (?:feel like|want to|wanna)(?: (?:it|that|do (?:it|that|this)))?)(?:[, ]+(?:actually|thanks|thank you|though|sorry|now|right now|tonight|today|please|just talk|i guess))*$/u.test(
      text,
    )
  )
    return 'later';
  if (text === 'just listen' || /^(?:just )?listen(?:ing)?(?: please)?$|^just talk(?:ing)?$/u.test(text))
    return 'listen';
  if (text === offerChoices[2].toLowerCase() || /^(?:not (?:today|now)|maybe later|later)$/u.test(text)) return 'later';
  return /^(?:think it through|sort(?: it)?(?: out)?|ideas?|think)$/u.test(text) ? 'think' : undefined;
}
