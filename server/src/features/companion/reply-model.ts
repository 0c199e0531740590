import type { Detection } from '@haven/companion/crisis/detect';
import type { GuideReply, GuideRequest } from '@haven/companion/guide/reply';
import type { LanguageModelV4 } from '@ai-sdk/provider';

/** Everything one reply is made from, whatever model makes it. */
export type ReplyRequest = GuideRequest & { detection: Detection };

/** What a reply is made of: words as they come, and at the end what the companion keeps for the next turn. */
export type ReplyPiece =
  | { type: 'text'; text: string }
  | { type: 'end'; state: GuideReply['state'] | undefined; quickReplies: readonly string[] };

/** A model that can hold Haven's side of a conversation. */
export interface ReplyModel {
  name: string;
  model: LanguageModelV4;
  /** Its words must pass the guard as they stream. The built-in lines have passed it when Haven was built. */
  guarded: boolean;
}
