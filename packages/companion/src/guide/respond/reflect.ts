import type { Composer } from '../compose.ts';
import { kindLines } from '../content/kinds.ts';
import type { Moment } from './answer.ts';
import { fittingOf } from './fitting.ts';
import { shortAnswer } from './half-step.ts';
import { join } from './join.ts';
import { fittingCues } from './mood.ts';
import { ownWords, reflectPlainly } from './plain.ts';

/** One or two sentences that show what was heard. */
export function reflect(moment: Moment, composer: Composer): string | undefined {
  const asked = fittingCues(moment).some((cue) => cue.always) ? cueLine(moment, composer) : undefined;
  if (asked) return asked;
  const met = meeting(moment, composer) ?? knownMatter(moment, composer);
  if (met) return join(ownWords(moment, composer), met);
  return reflectPlainly(moment, composer);
}

/** At least what it is about, in the person's own words. */
export function keyed({ reading }: Moment, composer: Composer): string | undefined {
  return (
    (reading.key && /\s|^\p{Lu}/u.test(reading.key) && !bareNoun.test(reading.key)
      ? composer.pick(kindLines.keyed, { key: reading.key })
      : undefined) ?? (reading.words > 5 ? composer.pick(kindLines.heard) : undefined)
  );
}

/** "A kid.", alone, says nothing. */
const bareNoun = /^(?:your|the|an?|this|that) \S+$/iu;

/** In few words a matter that has lines of its own is what they are about. */
function knownMatter(moment: Moment, composer: Composer): string | undefined {
  const [cue, other] = fittingCues(moment);
  const isIt = cue?.say && !other && moment.reading.words <= fewWords && composer.chance(0.2);
  return isIt ? composer.pick(fittingOf('meet', `cue:${cue.id}`, cue.say ?? [], moment.reading)) : undefined;
}

const fewWords = 10;

/** What was asked for is given first. */
function cueLine(moment: Moment, composer: Composer): string | undefined {
  for (const cue of fittingCues(moment).filter(({ always }) => always)) {
    const line = cue.say ? composer.pick(cue.say) : undefined;
    if (line) return line;
  }
  return undefined;
}

/** A courtesy when something grave is heard for the first time. */
function meeting({ reading, state }: Moment, composer: Composer): string | undefined {
  const cue = reading.cues.find(({ meet }) => meet);
  if (!cue?.meet || state.thread?.cue === cue.id) return undefined;
  const isAll = reading.words <= shortAnswer;
  return composer.pick(isAll ? cue.meet : fittingOf('meet', `cue:${cue.id}`, cue.meet, reading));
}
