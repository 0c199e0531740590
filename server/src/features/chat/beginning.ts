import type { Detection } from '@haven/companion/crisis/detect';
import type { Persona } from '@haven/companion/persona/styles';
import type { CareNotice, CareState } from '@haven/contracts/care';
import type { ChatEvent } from '@haven/contracts/chat';
import type { PersonKey } from '#lib/personal-text.ts';
import type { ReplyRequest } from '../companion/index.ts';
import { isRaised } from './care.ts';
import { turnsInContext } from './context.ts';
import type { Generation } from './generation.ts';
import { contentColumn, messageSaying } from './messages.ts';
import type { Replies } from './replies.ts';
import type { ChatStore, MessageRow } from './store.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** What comes to mind of earlier: facts, and what was told in short, as a language model and as the built-in companion take it. */
export interface InMind {
  facts: readonly string[];
  whole: string;
  earlier: readonly string[];
}

/** A stored message, the row of its reply, and the generation when this process writes it. */
export interface Sent {
  message: MessageRow;
  reply: MessageRow;
  key: PersonKey;
  generation: Generation | undefined;
}

/** Everything the companion needs to begin a reply whose row is there. */
export interface Beginning {
  message: MessageRow;
  reply: MessageRow;
  notices: CareNotice[];
  care: CareState;
  isCharged: boolean;
  isOverLimit: boolean;
  hadFlag: boolean;
  wasCheckIn: boolean;
  state: ReplyRequest['state'];
  text: string;
  turns: Turn[];
  inMind: InMind;
  detection: Detection;
  key: PersonKey;
  persona: Persona;
  beta: boolean;
}

/** What was said in a session before this message, opened. */
export async function openTurns(
  store: ChatStore,
  key: PersonKey | Promise<PersonKey>,
  { userId, sessionId, before }: { userId: string; sessionId: string; before?: number },
): Promise<Turn[]> {
  const [rows, opened] = await Promise.all([store.listTurns(userId, sessionId, before, turnsInContext), key]);
  return rows.map(({ role, content }) => ({ role, content: opened.open(contentColumn, content) }));
}

/** Lets the companion speak. */
export function beginReply(replies: Replies, beginning: Beginning): Generation {
  const { reply, care, key, detection, persona, turns, state, inMind } = beginning;
  return replies.start({
    reply,
    key,
    isCharged: beginning.isCharged,
    first: firstEvents(beginning),
    request: {
      message: beginning.text,
      turns,
      ...knownOf(inMind),
      state,
      persona,
      detection,
      care: { flag: care.crisis, cardShownBefore: beginning.hadFlag, checkIn: beginning.wasCheckIn },
      beta: beginning.beta,
      isOverLimit: beginning.isOverLimit,
    },
  });
}

function knownOf({ facts, whole, earlier }: InMind): Pick<ReplyRequest, 'memories' | 'known'> {
  const memories = [...facts, ...earlier];
  return {
    ...(memories.length > 0 && { memories }),
    ...((facts.length > 0 || whole !== '') && { known: { facts, ...(whole !== '' && { summary: whole }) } }),
  };
}

/** What the reader is told before any word: that the message is stored, the crisis, the notices. */
function firstEvents({ message, text, reply, notices, care, detection }: Beginning): ChatEvent[] {
  const crisis: ChatEvent[] = isRaised(detection.tier) ? [{ type: 'crisis', tier: detection.tier, care }] : [];
  return [
    { type: 'accepted', message: messageSaying(message, text), reply: messageSaying(reply, '') },
    ...crisis,
    ...notices.map((notice) => ({ type: 'notice' as const, notice })),
  ];
}
