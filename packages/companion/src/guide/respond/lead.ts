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
  const mood = moodOf(moment);
  const leads = mood && isPleasant(mood) ? manner.gladLeads : manner.leads;
  return leads[Math.floor(composer.random() * leads.length)] ?? '';
}
