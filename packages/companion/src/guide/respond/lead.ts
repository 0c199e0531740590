import type { Composer } from '../compose.ts';
import { manners } from '../content/manners.ts';
import { isPleasant } from '../feeling.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { moodOf } from './mood.ts';

/** A word or two of the style before a sentence; none beside a death or in shame. */
export function leadFor(moment: Moment, composer: Composer): string {
  const { style, reading, state } = moment;
  const manner = manners[style];
  const grave =
    isLoss(state, reading) ||
    reading.attacksSelf ||
    ['shame', 'grief', 'guilt'].includes(reading.feeling?.emotion ?? '');
  if (grave || !composer.chance(manner.leadShare)) return '';
  const before = moment.request.turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  // The same word before every reply is a tic.
  const isAsked = reading.text.includes('?') || asksFirst.test(reading.text);
  const leads = leadsFor(moment).filter((lead) => !before.startsWith(lead) && !(isAsked && agreeing.test(lead)));
  return leads[Math.floor(composer.random() * leads.length)] ?? '';
}

/** "Oh dear" is said to what weighs, and to nothing else. */
function leadsFor(moment: Moment): readonly string[] {
  const { leads, gladLeads } = manners[moment.style];
  const { weight } = moment.reading.telling;
  const mood = moodOf(moment);
  if ((mood && isPleasant(mood)) || weight === 'light') return gladLeads;
  // "Right, your wife says no": what is hard is not agreed to, and nothing is taken up brightly.
  return weight === 'hard'
    ? leads.filter((lead) => !agreeing.test(lead) && !brisk.test(lead))
    : leads.filter((lead) => !sorrowful.test(lead));
}

/** Before a question's own words such a word would answer it. */
const agreeing = /^(?:yes|yeah|of course|sure|right|all right|okay|good)\b/iu;
const asksFirst = /\b(?:is|would) (?:it|that) (?:be )?(?:ok|okay|bad|fine|wrong|stupid)\b|^(?:should|can|may|am) I\b/iu;

const brisk = /^(?:wait|noted|okay)\b/iu;
const sorrowful = /\b(?:dear|my|oof|ugh|man|ouch|sorry|no)\b/iu;
