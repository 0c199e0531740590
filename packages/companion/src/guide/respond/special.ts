import { kindLines, type KindLines } from '../content/kinds.ts';
import { isAside } from '../asides.ts';
import { emojiMood } from '../message-kind.ts';
import type { Answer, Moment } from './answer.ts';
import { answerAside } from './asides.ts';
import { answerDirectly } from './direct-question.ts';
import { join } from './join.ts';
import { refuse } from './exercise-offer.ts';
import { daysUntil } from '../named-things.ts';
import { isEnglishThing } from '../spanish/named-things.ts';
import type { Thing } from '../state.ts';
import { rememberedGreeting } from './remembered.ts';
import { threadCue } from '../thread.ts';
import { recall, repair, sayDifferently } from './looking-back.ts';
import { yesOrNo } from './yes-or-no.ts';

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
          ideasAt: undefined,
        },
      };
    case 'noFaith':
      return { ...from('noFaith'), change: { plainWords: true } };
    case 'pray':
      return answerDirectly(moment)?.answer ?? from('pray');
    case 'straight': {
      const direct = answerDirectly(moment);
      if (direct) return direct.answer;
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
export function farewell({ state, request }: Moment, kind: 'goodbye' | 'goodbyeBusy'): Answer {
  const ahead = state.things.findLast(
    (thing) => thing.kind === 'event' && isEnglishThing(thing) && (daysUntil(thing, request.now) ?? -1) >= 0,
  );
  const pet = isLossOf(state)
    ? undefined
    : state.things.findLast((thing) => thing.kind === 'pet' && /^\p{Lu}/u.test(thing.name))?.name;
  return {
    make: (composer) =>
      join(
        composer.pick(kind === 'goodbye' && toBed.test(request.message) ? kindLines.goodNight : kindLines[kind]),
        ahead
          ? composer.pick(kindLines.hopeFor, { focus: withDay(ahead) })
          : pet && kind === 'goodbye'
            ? composer.pick(kindLines.petToo, { pet })
            : undefined,
      ),
  };
}

const toBed = /\b(?:good ?night|night|bed|sleep|nite|gn)\b/iu;

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
