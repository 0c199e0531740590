import { findSkill } from '#skills/skills.ts';
import { kindLines } from '../content/kinds.ts';
import { threadCue } from '../thread.ts';
import { answerAdvice } from './advice.ts';
import type { Answer, Moment } from './answer.ts';
import { question } from './ask.ts';
import { answerToQuestion } from './asides.ts';
import { beginSkill, refuse } from './exercise-offer.ts';
import { join } from './join.ts';
import { reflect } from './reflect.ts';

/** Yes and no mean what was asked last: an exercise, a choice of directions, an idea. */
export function yesOrNo(moment: Moment): Answer {
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
