import * as account from './account.ts';
import * as admin from './admin.ts';
import * as affiliates from './affiliates.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as care from './care.ts';
import * as chat from './chat.ts';
import type { Endpoint } from './endpoint.ts';
import * as memory from './memory.ts';
import * as mood from './mood.ts';
import * as service from './service.ts';
import * as support from './support.ts';

const features = [account, admin, affiliates, auth, billing, care, chat, memory, mood, service, support];

/** Every endpoint the contracts declare, whether a screen or the server uses it yet or not. */
export const endpoints: readonly Endpoint[] = features.flatMap((feature) => Object.values(feature).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
