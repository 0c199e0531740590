import { openLayer } from '#emotion/model/layer.ts';
import { askedFeatures } from './asked-features.ts';
import { askedWeights } from './weights.ts';

/** What a message may ask of the one who listens. */
export const askedKinds = [
  'should-i',
  'which',
  'words',
  'self',
  'others',
  'ahead',
  'why',
  'fact',
  'haven',
  'request',
  'idea',
] as const;

export type AskedKind = (typeof askedKinds)[number];

/** With what is asked of nobody: thought aloud, quoted, put to others. */
export const askedClasses = ['nothing', ...askedKinds] as const;

const chancesOf = openLayer(askedWeights);

/** So surely something has to be asked: of what is held to ask from here on five of six do. */
const sureChance = 0.6;

/** What is asked of the listener, where it is plain that something is. */
export function askedIn(text: string): AskedKind | undefined {
  const chances = surelyAskedIn(text);
  return chances && askedKinds[chances.indexOf(Math.max(...chances))];
}

/** The chance, from 0 to 1, that it is an idea, where it is plain that something is asked. */
export function ideaChanceIn(text: string): number | undefined {
  return surelyAskedIn(text)?.[askedKinds.indexOf('idea')];
}

/** The chance of each kind, where it is plain that something is asked. */
function surelyAskedIn(text: string): number[] | undefined {
  const features = askedFeatures(text);
  if (!features) return undefined;
  const [nothing = 1, ...chances] = chancesOf(features);
  return 1 - nothing < sureChance ? undefined : chances;
}
