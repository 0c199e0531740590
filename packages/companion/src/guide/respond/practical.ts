import { everydayFacts } from '../content/everyday/everyday-facts.ts';
import { practicals as household } from '../content/practical.ts';
import type { Answer, Moment } from './answer.ts';

const practicals = [...everydayFacts, ...household];

/** A household question, or a word about one that is being answered. */
export function answerPractical({ reading, state }: Moment): Answer | undefined {
  const current = practicals.find(({ id }) => id === state.practical);
  const asked = reported.test(reading.text) ? undefined : practicals.find(({ when }) => when.test(reading.text));
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

/** "She called to ask how long to boil eggs" is told, and asks nothing. */
const reported =
  /\b(?:ask(?:ed|s)?|asking|wondered|googled) (?:me |us |him |her |them |mom |dad )?(?:about |how|what|when|if|whether)\b(?![^]*\?)/iu;
