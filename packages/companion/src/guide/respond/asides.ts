import type { Composer, Slots } from '../compose.ts';
import type { AsideKind } from '../asides.ts';
import { asideLines as lines } from '../content/asides.ts';
import { asPart, lastReply } from '../last-reply.ts';
import type { Answer, Moment } from './answer.ts';

/** The answer to a short remark about what Haven just said. */
export function answerAside(moment: Moment, kind: AsideKind): Answer {
  switch (kind) {
    case 'stillThere':
    case 'justTalk':
    case 'stay':
    case 'niceWord':
    case 'likesIt':
    case 'same':
      return { make: (composer) => pickCalmly(moment, composer, lines[kind]) };
    case 'number':
      return answerNumber(moment);
    case 'partly':
      return {
        make: (composer) => pickCalmly(moment, composer, wantsOf(moment) === 'choice' ? lines.bothOf : lines.partlyTo),
      };
    case 'whyAsked':
      return { make: (composer) => whyAsked(moment, composer) };
    case 'whatMeant':
    case 'saidAgain':
      return { make: (composer) => again(moment, composer, kind) };
  }
}

/** "Yes" and "no" to the question Haven just asked; nothing where none was asked. */
export function answerToQuestion(moment: Moment, isYes: boolean): Answer | undefined {
  const wants = wantsOf(moment);
  if (!wants) return undefined;
  if (isYes && unsure.test(moment.reading.text))
    return { make: (composer) => pickCalmly(moment, composer, lines.maybeTo) };
  const pool =
    wants === 'yesOrNo'
      ? isYes
        ? lines.yesTo
        : lines.noTo
      : wants === 'choice' && isYes
        ? lines.bothOf
        : lines.leftOpen;
  return { make: (composer) => pickCalmly(moment, composer, pool) };
}

const unsure = /^(?:(?:yeah|ha|okay|oh|lol)[,. ]+)*(?:maybe|probably|I (?:guess|suppose|think)|sometimes|possibly)\b/iu;

function wantsOf({ request }: Moment): ReturnType<typeof lastReply>['wants'] {
  return lastReply(request.turns).wants;
}

/** After two questions in a row, or when none are wanted, a line that asks nothing goes first. */
function pickCalmly({ state }: Moment, composer: Composer, pool: readonly string[], slots?: Slots): string | undefined {
  const quiet = state.questionsUnwanted || state.questionsInRow >= 2;
  return composer.pick(quiet ? pool.filter((line) => !line.includes('?')) : pool, slots) ?? composer.pick(pool, slots);
}

/** A number answers a scale, if one was asked for; else it is asked once what it counts. */
function answerNumber(moment: Moment): Answer {
  const { reading, state } = moment;
  const number = /\d{1,2}(?:[.,]5)?/u.exec(reading.text)?.[0] ?? numberWord.exec(reading.text)?.[0]?.toLowerCase();
  const known = wantsOf(moment) !== undefined || (state.seen['number'] ?? 0) > 0;
  return {
    make: (composer) => pickCalmly(moment, composer, known ? lines.number : lines.numberAlone, { number }),
  };
}

const numberWord = /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu;

function startedSmall(text: string): string {
  return /^I\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function whyAsked({ state, request }: Moment, composer: Composer): string | undefined {
  const point = state.points.at(-1);
  if (!lastReply(request.turns).question) return composer.pick(lines.notAsked) ?? composer.pick(lines.whyAskedPlain);
  return (
    (point && composer.chance(0.5) ? composer.pick(lines.whyAskedOf, { point }) : undefined) ??
    composer.pick(lines.whyAskedPlain)
  );
}

/** Haven's own last words once more: its question if there was one, else its last sentence. */
function again({ request }: Moment, composer: Composer, kind: 'whatMeant' | 'saidAgain'): string | undefined {
  const { question, statement } = lastReply(request.turns);
  const slots = { question: question && asPart(question), gist: statement && startedSmall(statement) };
  return (
    composer.pick(lines[`${kind}Asked`], slots) ??
    composer.pick(lines[`${kind}Said`], slots) ??
    composer.pick(lines.nothingYet)
  );
}
