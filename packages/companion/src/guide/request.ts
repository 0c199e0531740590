import type { Detection } from '#crisis/detect.ts';
import type { Persona } from '#persona/styles.ts';
import type { GuideState } from './state.ts';

/** One earlier turn, either side. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** Everything one reply of the built-in companion is made from. Same request, same reply. */
export interface GuideRequest {
  message: string;
  /** Earlier turns, oldest first, the last 40 at most; the message itself is not among them. */
  turns: readonly Turn[];
  persona: Persona;
  detection: Detection;
  care: {
    /** The crisis flag is on. */
    flag: boolean;
    cardShownBefore: boolean;
    /** The last assistant turn was the check-in that opens the next visit. */
    checkIn: boolean;
  };
  /** Everything is free at the moment; for "what does it cost". */
  beta: boolean;
  /** What the last reply gave back; undefined at the start. */
  state: GuideState | undefined;
  /**
   * Facts from earlier conversations, with consent, most relevant first: short statements about the person in the second
   * person ("your dog is called Biscuit"). Come back to sparingly, and never at risk.
   */
  memories?: readonly string[];
  now: Date;
  seed: string;
}

export interface GuideReply {
  text: string;
  /** To be kept and handed back with the next message. JSON-safe, under 8 kB. */
  state: GuideState;
  /** Short answers to offer as buttons; empty when there is nothing to choose. */
  quickReplies: readonly string[];
}
