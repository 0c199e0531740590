import { kindLines } from '../content/kinds.ts';
import { wordsOf } from '../said-before.ts';
import type { Answer, Moment } from './answer.ts';
import { question } from './ask.ts';
import { join } from './join.ts';
import { joined, pointsToSum } from './summary.ts';

/** "You don't get it": names what was taken for the point and asks to be put right. */
export function repair({ state }: Moment): Answer {
  const guess = state.points.at(-1);
  return {
    make: (composer) =>
      (guess ? composer.pick(kindLines.misunderstood, { guess: `the part where ${guess}` }) : undefined) ??
      composer.pick(kindLines.misunderstoodPlain),
    change: { points: state.points.slice(0, -1) },
  };
}

/** The last reply again in fewer words: its question, or its first sentence, from another side. */
export function sayDifferently(moment: Moment): Answer {
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

/** What was told, as far as it was noted: what is asked after, or all. */
export function recall({ state, reading }: Moment): Answer {
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
