import type { ChatEvent } from '@haven/contracts/chat';
import type { Atomically } from '#lib/atomically.ts';
import type { Clock } from '#lib/clock.ts';
import { careStateOf, createChatCare, type RaisedTier, type UseMoment } from './care.ts';
import type { ChatStores } from './storing.ts';

interface Needs {
  atomically: Atomically<ChatStores>;
  clock: Clock;
  onRisk(tier: string): void;
}

/** A language model read danger where the check read none, or less: the care layer does as if the check had. */
export function createModelRisk({ atomically, clock, onRisk }: Needs) {
  const chatCare = createChatCare({ clock });

  return async (moment: UseMoment, tier: RaisedTier): Promise<readonly ChatEvent[]> => {
    const raised = await atomically(async ({ chat, care }) => {
      const before = await care.findFlag(moment.userId);
      await chat.raiseTier(moment.userId, moment.afterSeq, tier);
      const notice = await chatCare.raise(chat, care, moment, tier, before);
      return { notice, flag: await care.findFlag(moment.userId) };
    });
    onRisk(tier);
    return [
      { type: 'crisis', tier, care: careStateOf(raised.flag) },
      { type: 'notice', notice: raised.notice },
    ];
  };
}
