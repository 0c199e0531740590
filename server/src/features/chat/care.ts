import type { CareNotice, CareState, Tier } from '@haven/contracts/care';
import type { Clock } from '#lib/clock.ts';
import type { CareStore, FlagRow } from '../companion/index.ts';
import type { ChatStore } from './store.ts';
import type { NoticeRow, VisitRow } from './visit-store.ts';
import { stepVisit, type VisitStep } from './visit.ts';

type ShownKind = CareNotice['kind'];
export type RaisedTier = Extract<Tier, 'elevated' | 'imminent'>;

export interface UseMoment {
  userId: string;
  sessionId: string;
  /** Notices of this moment stand behind this message; 0 is the top. */
  afterSeq: number;
}

/** What is known of a person's use so far. */
export interface UseBefore {
  flag: FlagRow | undefined;
  last: VisitRow | undefined;
}

/** What a moment of use came to; `visit` is the caller's to save. */
export interface UseStep {
  notices: CareNotice[];
  flag: FlagRow | undefined;
  visit: VisitRow;
  /** Haven should ask how the person is now: a visit began while the crisis flag was on. */
  checkIn: boolean;
  /** The check-in stands unanswered: the flag ends once the person has answered it without new risk. */
  isCheckInOpen: boolean;
}

/** The times of the care layer: visits, disclosures, breaks, the check-in, and the notices that show them. */
export function createChatCare({ clock }: { clock: Clock }) {
  /** How things stand before a moment of use is noted: both are asked for at once. */
  async function readUse(
    chat: Pick<ChatStore, 'findLastVisit'>,
    care: Pick<CareStore, 'findFlag'>,
    userId: string,
  ): Promise<UseBefore> {
    const [flag, last] = await Promise.all([care.findFlag(userId), chat.findLastVisit(userId)]);
    return { flag, last };
  }

  /** What a moment of use asks for, of somebody without a flag and without a check-in to answer. Undefined of anybody else. */
  function stepPlainly({ userId, sessionId }: Omit<UseMoment, 'afterSeq'>, { flag, last }: UseBefore) {
    if (flag || (last && last.checkInAt !== null)) return undefined;
    const step = stepVisit({ userId, sessionId, now: clock.now(), last, crisisFlag: false });
    return { before: last, after: step.visit, due: dueIn(step) };
  }

  /** Notes that the person is here; stores and answers what is due now. */
  async function noteUse(chat: ChatStore, moment: UseMoment, { flag, last }: UseBefore): Promise<UseStep> {
    const { userId, sessionId } = moment;
    const step = stepVisit({ userId, sessionId, now: clock.now(), last, crisisFlag: flag !== undefined });
    const notices: CareNotice[] = [];
    for (const kind of dueIn(step)) notices.push(await addNotice(chat, moment, kind));
    return { notices, flag, visit: step.visit, checkIn: step.checkIn, isCheckInOpen: step.visit.checkInAt !== null };
  }

  /**
   * Raises the flag for a message that speaks of danger. The whole card comes once, and again when danger becomes
   * imminent; after that a short reminder.
   */
  async function raise(
    chat: ChatStore,
    care: CareStore,
    moment: UseMoment,
    tier: RaisedTier,
    flag: FlagRow | undefined,
  ) {
    await care.raiseFlag(moment.userId, tier, clock.now());
    const isNews = flag === undefined || (flag.tier === 'elevated' && tier === 'imminent');
    if (isNews) await care.count('crisis-resources-shown', clock.now().getUTCFullYear());
    return addNotice(chat, moment, isNews ? 'crisis-card' : 'crisis-reminder');
  }

  /** Says again what Haven is, in the words the law wants, to somebody who asked. */
  async function disclose(chat: ChatStore, moment: UseMoment): Promise<CareNotice> {
    return addNotice(chat, moment, 'disclosure');
  }

  /** The person has answered the check-in: without new risk the flag ends with it. */
  async function endAfterCheckIn(care: CareStore, userId: string, tier: Tier): Promise<boolean> {
    if (tier !== 'none') return false;
    await care.endFlag(userId);
    return true;
  }

  async function addNotice(
    chat: ChatStore,
    { userId, sessionId, afterSeq }: UseMoment,
    kind: ShownKind,
  ): Promise<CareNotice> {
    return noticeOf(await chat.addNotice({ userId, sessionId, kind, afterSeq, createdAt: clock.now() }));
  }

  return { readUse, stepPlainly, noteUse, raise, disclose, endAfterCheckIn };
}

function dueIn({ disclose, suggestBreak }: VisitStep): ('disclosure' | 'break')[] {
  return [...(disclose ? ['disclosure' as const] : []), ...(suggestBreak ? ['break' as const] : [])];
}

export function noticeOf(row: NoticeRow): CareNotice {
  return {
    id: String(row.seq),
    kind: row.kind as ShownKind,
    afterSeq: row.afterSeq,
    timestamp: row.createdAt.toISOString(),
  };
}

export function careStateOf(flag: Pick<FlagRow, 'tier'> | undefined): CareState {
  return { crisis: flag !== undefined, tier: flag?.tier ?? 'none' };
}

export function isRaised(tier: Tier): tier is RaisedTier {
  return tier === 'elevated' || tier === 'imminent';
}
