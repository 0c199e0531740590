import type { Composer } from '../compose.ts';
import { takenUp } from '../content/taken-up.ts';
import { factDue } from '../life-facts.ts';
import { matterOf } from '../matter.ts';
import { isPleasant } from '../feeling.ts';
import type { Moment } from './answer.ts';
import { moodOf } from './mood.ts';

/** A fact told earlier, where this message is one that it matters to. */
export function takeUp(moment: Moment, composer: Composer): string | undefined {
  const { reading, state } = moment;
  const kind = occasion(moment);
  const fact = kind && factDue(state, reading, matterOf(state, reading)?.id);
  if (!kind || !fact || !composer.chance(share)) return undefined;
  const shown = kind === 'doubt' && /^you used to\b/u.test(fact.said) ? undefined : fact.said;
  return shown ? composer.pick(takenUp[kind], { fact: shown }) : undefined;
}

const share = 0.85;

function occasion(moment: Moment): Exclude<keyof typeof takenUp, 'kept'> | undefined {
  const { reading, state, request } = moment;
  if (request.care.flag || reading.words > 30) return undefined;
  if (reading.attacksSelf || doubts.test(reading.text)) return 'doubt';
  const mood = moodOf(moment);
  if (mood && isPleasant(mood)) return reading.words > 4 ? 'glad' : undefined;
  if (reading.kind !== 'share') return undefined;
  if (reading.soundsHard || (reading.feeling && !isPleasant(reading.feeling.emotion))) return 'hard';
  return state.turn > 3 && reading.words <= 4 ? 'few' : undefined;
}

/** Doubt in oneself that is no attack. */
const doubts =
  /\b(?:maybe|perhaps|I think) (?:I'm|I am) (?:just )?(?:not|bad|the problem|wrong)\b|\bnot (?:meant|made|cut out|good enough)\b|\bI don't (?:belong|deserve)\b|\bwhat (?:a|does a) \p{L}+ does? in the morning\b/iu;
