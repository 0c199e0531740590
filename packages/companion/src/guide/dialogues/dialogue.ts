import type { Tier } from '#crisis/detect.ts';
import type { Persona } from '#persona/styles.ts';

/** A conversation written before any reply to it existed: what the person says, and what must be true of the replies. */
export interface Dialogue {
  id: string;
  scenario: string;
  persona: Pick<Persona, 'style' | 'qualities'>;
  /** The person's messages in order, sent one by one whatever the replies are. */
  turns: string[];
  checks: Check[];
}

/** About the reply to one message, counted from 1, or about every reply. A check names one or more claims. */
export type Check = Claims & ({ turn: number; all?: never } | { all: true; turn?: never });

interface Claims {
  /** The reply has at least one of these words, from this very message. */
  mentions?: string[];
  /** The same with words from an earlier message. */
  recalls?: string[];
  avoids?: string[];
  /** The reply has every one of these (numbers of crisis lines). */
  names?: string[];
  matches?: string;
  notMatches?: string;
  questions?: 'none' | 'one' | 'atMostOne';
  maxWords?: number;
  /** The reply does not say that it failed to follow. */
  understands?: true;
  /** It takes over no more words in a row than this: it reflects, it does not read the message back. */
  echoAtMost?: number;
  saysProgram?: true;
  /** Quick replies stand under the reply, two at least. */
  offersChoice?: true;
  noAdvice?: true;
  language?: 'en' | 'es' | 'fr' | 'de';
  /** What the detector makes of the message, in the light of the turns before. */
  tier?: Tier;
  tierAtLeast?: Tier;
  tierAtMost?: Tier;
  /** No sentence of three words or more stood in an earlier reply of the conversation. */
  noRepeat?: true;
}

export type ClaimName = keyof Claims;
