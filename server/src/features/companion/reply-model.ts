import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Detection } from '@haven/companion/crisis/detect';
import type { GuideReply, GuideRequest } from '@haven/companion/guide/reply';
import type { Breaker } from './models/breaker.ts';

/** Everything one reply is made from, whatever model makes it. */
export type ReplyRequest = GuideRequest & {
  detection: Detection;
  /** What Haven knows besides the turns: facts the person agreed to keep, and a summary of what no longer fits. */
  known?: { facts?: readonly string[]; summary?: string };
  /** Its sender is over a limit, and is answered because of danger: by the built-in companion, which costs nothing. */
  isOverLimit?: boolean;
};

/**
 * What a reply is made of: perhaps first that a language model reads more danger than the check did, or that the
 * built-in companion speaks in place of one that could not; then words as they come, and at the end what the companion
 * keeps for the next turn.
 */
export type ReplyPiece =
  | { type: 'answered-by'; by: 'builtin' }
  | { type: 'risk'; tier: 'elevated' | 'imminent' }
  | { type: 'text'; text: string }
  | { type: 'end'; state: GuideReply['state'] | undefined; quickReplies: readonly string[] };

/** A model that can hold Haven's side of a conversation. */
export interface ReplyModel {
  name: string;
  model: LanguageModelV4;
  /**
   * For a language model of somebody else's making: it may fail, and its words must pass the guard as they stream. The
   * built-in lines passed it when Haven was built.
   */
  foreign?: {
    /** How much of a conversation it is shown. */
    contextTokens: number;
    patience: Patience;
    /** Decides whether it is asked at all. */
    breaker: Breaker;
    /** How many replies it may write at once, in this process; without it, as many as come. */
    atOnce?: number;
    /** Who answers when it cannot, or may not. */
    standIn: LanguageModelV4;
  };
}

/** How long a language model is waited for. */
export interface Patience {
  /** For the first word. */
  firstWordMs: number;
  /** The same, when somebody may be in danger: then the built-in companion should not come late. */
  firstWordAtRiskMs: number;
  /** From one piece to the next. */
  betweenPiecesMs: number;
  /** For all of a reply. */
  wholeMs: number;
  /** A second try begins within this time of the first, or not at all. */
  retryWithinMs: number;
  /** The pause before it, at least and at most. */
  retryPauseMs: readonly [number, number];
}

/** Figures of the fault table: first byte 60 s, idle 20 s, two tries within 5 s. */
export const usualPatience: Patience = {
  firstWordMs: 60_000,
  firstWordAtRiskMs: 10_000,
  betweenPiecesMs: 20_000,
  wholeMs: 300_000,
  retryWithinMs: 5_000,
  retryPauseMs: [250, 1_000],
};
