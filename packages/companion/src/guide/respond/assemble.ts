import type { Composer } from '../compose.ts';
import { everyday } from '../content/follow-ups/everyday.ts';
import { followUpsIn } from '../follow-ups/hear-follow-ups.ts';
import { type RankedSaying, reflects } from '../statements.ts';
import type { Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { asked } from './close.ts';
import { inCourse, isInHardCourse } from './course.ts';
import { isPartOf, nextThings } from './half-step.ts';
import { join } from './join.ts';
import { leadFor } from './lead.ts';
import { isCheering } from './mood.ts';
import { askFreely, bringsGoodNews, meetFreely, restFreely, setLines } from './plain.ts';

/**
 * A draft put together freely: words of the message or none, a line or none, a question or room or nothing. Which of
 * many is said is decided by weighing them (`weighDraft`). Nothing where the lines are set by rule.
 */
export function assemble(moment: Moment, composer: Composer): string | undefined {
  const course = composer.chance(courseShare)
    ? inCourse(moment, composer, () => someWords(moment, composer))
    : undefined;
  if (course) return course;
  if (setLines(moment)) return undefined;
  const follow = composer.chance(followShare) ? followed(moment, composer) : undefined;
  if (follow) return follow;
  const words = someWords(moment, composer);
  const line = composer.chance(words ? lineShare : bareLineShare)
    ? meetFreely(moment, composer, words ? '' : leadFor(moment, composer))
    : undefined;
  // What is picked counts as said, so nothing is picked for a draft that will not be.
  return words || line ? join(words, line, closing(moment, composer)) : undefined;
}

/** Drafts that go on as a talk of a known course does, of all that are free. */
const courseShare = 0.6;
/** Drafts that go on from a plain statement, where something follows from one, of all that are free. */
const followShare = 0.6;

/** What anybody would say to just that, and want to know next: mostly without reading the statement back first. */
function followed(moment: Moment, composer: Composer): string | undefined {
  // What somebody thinks of doing is the point, wherever it stands.
  const next = moment.reading.angles.find(({ angle }) => nextThings.has(angle.id));
  const isHard = isInHardCourse(moment);
  const heard = followUpsIn(moment.reading).filter(
    ({ saying, followUp }) =>
      (!next || isPartOf(saying.from, next.statement)) && !(isHard && smallThings.has(followUp.id)),
  );
  const chosen = heard[Math.floor(composer.random() ** 2 * heard.length)];
  if (!chosen) return undefined;
  const { followUp, slots, saying } = chosen;
  const isFirst = !moment.state.noEcho && saying.kind === 'fact' && composer.chance(wordsBeforeShare);
  // The point is said by the names that are known.
  const point = moment.reading.restated[0]?.said ?? saying.said;
  const words = isFirst ? composer.pick(['{Said}.'], { said: point }, leadFor(moment, composer)) : undefined;
  composer.as = `follow:${followUp.id}`;
  // Whoever brings good news is congratulated before anything is asked.
  const isGlad = bringsGoodNews(moment.reading) || isCheering(moment);
  const isSaid = isGlad || composer.chance(words ? lineShare : sayShare);
  const said = isSaid ? composer.pick(followUp.say ?? [], slots, words ? '' : leadFor(moment, composer)) : undefined;
  const ask =
    mayAsk(moment) && (!said || composer.chance(askAfterShare)) ? composer.pick(followUp.ask, slots) : undefined;
  composer.as = undefined;
  // A style of its own is heard behind a remark that asks nothing.
  const isVoiced = !ask && said !== undefined && moment.style !== 'balanced-mix' && moment.style !== 'let-haven-pick';
  const own = isVoiced && composer.chance(ownShare) ? composer.pick(moment.voice.company) : undefined;
  // What is picked counts as said, so it is said.
  return join(words, said, own, asked(moment, composer, ask));
}

/** Dinner is no small talk to somebody who cooks for one since last week. */
const smallThings: ReadonlySet<string> = new Set(everyday.map(({ id }) => id));

const ownShare = 0.5;
const wordsBeforeShare = 0.3;
const sayShare = 0.85;
const askAfterShare = 0.5;

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
