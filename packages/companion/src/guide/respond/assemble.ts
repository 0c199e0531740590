import type { Composer } from '../compose.ts';
import { type RankedSaying, reflects } from '../statements.ts';
import type { Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { asked } from './close.ts';
import { isPartOf, nextThings } from './half-step.ts';
import { join } from './join.ts';
import { leadFor } from './lead.ts';
import { askFreely, meetFreely, restFreely, setLines } from './plain.ts';

/**
 * A draft put together freely: words of the message or none, a line or none, a question or room or nothing. Which of
 * many is said is decided by weighing them (`weighDraft`). Nothing where the lines are set by rule.
 */
export function assemble(moment: Moment, composer: Composer): string | undefined {
  if (setLines(moment)) return undefined;
  const words = someWords(moment, composer);
  const line = composer.chance(words ? lineShare : bareLineShare)
    ? meetFreely(moment, composer, words ? '' : leadFor(moment, composer))
    : undefined;
  // What is picked counts as said, so nothing is picked for a draft that will not be.
  return words || line ? join(words, line, closing(moment, composer)) : undefined;
}

const lineShare = 0.6;
const bareLineShare = 0.95;

function someWords(moment: Moment, composer: Composer): string | undefined {
  const { state, voice } = moment;
  if (state.noEcho || !composer.chance(wordsShare)) return undefined;
  const tried = sayingsToTry(moment, composer);
  const chosen = tried[Math.floor(composer.random() ** 2 * Math.min(tried.length, mostTried))];
  if (!chosen) return composer.pick(['{Echo}.'], { echo: moment.reading.echo }, leadFor(moment, composer));
  if (chosen.kind === 'belief') return composer.pick(voice.belief, { said: chosen.said });
  return composer.pick(['{Said}.'], { said: chosen.said }, leadFor(moment, composer));
}

/** The best of them mostly, now and then any; what somebody thinks of doing is the point, wherever it stands. */
function sayingsToTry({ reading }: Moment, composer: Composer): readonly RankedSaying[] {
  const next = reading.angles.find(({ angle }) => nextThings.has(angle.id));
  const about = next && reading.sayings.filter(({ from }) => isPartOf(from, next.statement));
  if (about && about.length > 0) return about;
  const others = reading.sayings.filter(({ said }) => reflects(said, reading.text));
  return composer.chance(bestShare) || others.length === 0 ? reading.restated : others;
}

const wordsShare = 0.85;
/** Drafts that say back one of the best sayings; the others try any of them. */
const bestShare = 0.6;
const mostTried = 8;

function closing(moment: Moment, composer: Composer): string | undefined {
  const roll = composer.random();
  if (roll < askShare) return mayAsk(moment) ? asked(moment, composer, askFreely(moment, composer)) : undefined;
  return roll < askShare + restShare ? restFreely(moment, composer) : undefined;
}

const askShare = 0.45;
const restShare = 0.1;
