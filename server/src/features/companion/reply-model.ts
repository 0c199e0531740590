import type { Detection } from '@haven/companion/crisis/detect';
import type { GuideReply, GuideRequest } from '@haven/companion/guide/reply';
import type { LanguageModelV4 } from '@ai-sdk/provider';

/** Everything one reply is made from, whatever model makes it. */
export type ReplyRequest = GuideRequest & {
  detection: Detection;
  /** What Haven knows besides the turns: facts the person agreed to keep, and a summary of what no longer fits. */
  known?: { facts?: readonly string[]; summary?: string };
};

/** What a reply is made of: words as they come, and at the end what the companion keeps for the next turn. */
export type ReplyPiece =
  | { type: 'text'; text: string }
  | { type: 'end'; state: GuideReply['state'] | undefined; quickReplies: readonly string[] };

/** A model that can hold Haven's side of a conversation. */
export interface ReplyModel {
  name: string;
  model: LanguageModelV4;
  /** For a language model of somebody else's making. The built-in lines passed the guard when Haven was built. */
  foreign?: {
    /** How much of a conversation it is shown. */
    contextTokens: number;
  };
}
