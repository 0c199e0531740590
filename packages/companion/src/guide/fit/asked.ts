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

/** How sure it is that something is asked of the listener, and that it is an idea; nothing where nothing looks like a question. */
export function ideaAskedIn(text: string): { any: number; idea: number } | undefined {
  const features = askedFeatures(text);
  if (!features) return undefined;
  const [nothing = 1, ...chances] = chancesOf(features);
  return { any: 1 - nothing, idea: chances[askedKinds.indexOf('idea')] ?? 0 };
}

/** What is asked of the listener, where it is plain that something is. */
export function askedIn(text: string): AskedKind | undefined {
  const features = askedFeatures(text);
  if (!features) return undefined;
  const [nothing = 1, ...chances] = chancesOf(features);
  if (1 - nothing < sureChance) return undefined;
  return askedKinds[chances.indexOf(Math.max(...chances))];
}
