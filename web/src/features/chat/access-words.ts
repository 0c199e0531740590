import type { Entitlement } from '@haven/contracts/chat';
import { accessCopy } from './copy.ts';

/** What a person may use, in a few words. */
export function accessWords({ reason, messagesRemaining, expiresAt }: Entitlement): string {
  switch (reason) {
    case 'beta':
      return accessCopy.beta;
    case 'paid':
      return accessCopy.paid;
    case 'promo':
      return accessCopy.promo;
    case 'trial':
      // The trial lasts for so many messages or so many days, whichever is longer.
      return messagesRemaining === 0 && expiresAt ? accessCopy.days : accessCopy.messages(messagesRemaining);
    case 'none':
      return accessCopy.messages(0);
  }
}
