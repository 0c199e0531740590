import { careTimes } from '@haven/contracts/policy/care';
import type { VisitRow } from './visit-store.ts';

const minuteMs = 60_000;

/** What a moment of use asks for. */
export interface VisitStep {
  visit: VisitRow;
  isNew: boolean;
  /** The disclosure is due: a visit begins, or three hours of use have passed since the last one. */
  disclose: boolean;
  /** A break is worth suggesting: an hour of use since the visit began or since the last suggestion. */
  suggestBreak: boolean;
  /** The crisis flag was on when this visit began, and no check-in waits for an answer yet. */
  checkIn: boolean;
}

interface Moment {
  userId: string;
  sessionId: string;
  now: Date;
  last: VisitRow | undefined;
  crisisFlag: boolean;
}

/**
 * The visit that a moment of use belongs to, and what it asks for. A visit ends after half an hour without use, or with
 * its session; silence longer than five minutes does not count as use. A week away always makes a new visit.
 */
export function stepVisit({ userId, sessionId, now, last, crisisFlag }: Moment): VisitStep {
  if (!last || last.sessionId !== sessionId || minutesBetween(last.lastActiveAt, now) >= careTimes.visitGapMinutes) {
    const visit = beginVisitRow(userId, sessionId, now);
    const isAsked = last?.sessionId === sessionId && last.checkInAt !== null;
    return {
      visit: { ...visit, checkInAt: isAsked ? last.checkInAt : null },
      isNew: true,
      disclose: true,
      suggestBreak: false,
      checkIn: crisisFlag && !isAsked,
    };
  }
  const visit = {
    ...last,
    lastActiveAt: latest(last.lastActiveAt, now),
    activeSeconds: last.activeSeconds + usedSeconds(last, now),
  };
  const disclose = usedSinceDisclosure(visit) >= careTimes.disclosureEveryUseMinutes * 60;
  const suggestBreak = usedSinceNudge(visit) >= careTimes.breakNudgeMinutes * 60;
  return {
    visit: {
      ...visit,
      ...(disclose && { disclosedAt: markUse(visit) }),
      ...(suggestBreak && { breakNudgedAt: markUse(visit) }),
    },
    isNew: false,
    disclose,
    suggestBreak,
    checkIn: false,
  };
}

function beginVisitRow(userId: string, sessionId: string, now: Date): VisitRow {
  return {
    userId,
    sessionId,
    startedAt: now,
    lastActiveAt: now,
    activeSeconds: 0,
    disclosedAt: now,
    breakNudgedAt: null,
    checkInAt: null,
  };
}

/**
 * Use is counted in seconds, so the moments of the last disclosure and the last nudge are kept as use as well: the
 * visit's start plus the seconds used until then. The clock on the wall may jump; use does not.
 */
function markUse(visit: VisitRow): Date {
  return new Date(visit.startedAt.getTime() + visit.activeSeconds * 1_000);
}

function usedSinceDisclosure(visit: VisitRow): number {
  return visit.activeSeconds - usedUntil(visit, visit.disclosedAt);
}

function usedSinceNudge(visit: VisitRow): number {
  return visit.activeSeconds - usedUntil(visit, visit.breakNudgedAt);
}

function usedUntil(visit: VisitRow, mark: Date | null): number {
  return mark === null ? 0 : (mark.getTime() - visit.startedAt.getTime()) / 1_000;
}

function usedSeconds(visit: VisitRow, now: Date): number {
  const minutes = minutesBetween(visit.lastActiveAt, now);
  return minutes > 0 && minutes <= careTimes.useGapMinutes ? Math.round(minutes * 60) : 0;
}

function minutesBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / minuteMs;
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b;
}
