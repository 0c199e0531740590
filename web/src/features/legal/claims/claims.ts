import { accountClaims } from './accounts.ts';
import type { Claim } from './claim.ts';
import { conversationClaims } from './conversations.ts';
import { pageClaims } from './pages.ts';
import { secrecyClaims } from './secrecy.ts';

/** Every sentence of both texts stands here; `scripts/claims.test.ts` fails for one that does not. */
export const claims: readonly Claim[] = [...pageClaims, ...accountClaims, ...conversationClaims, ...secrecyClaims];
