/**
 * How many sessions of one person may be answered at once. Each session has one reply under way at most, so this bounds
 * what one caller can ask of the model at a time, however many sessions they open.
 *
 * @param atOnce sessions of one person, in this process.
 */
export function createPlaces(atOnce: number) {
  const taken = new Map<string, Map<string, number>>();

  /** Takes a place for a message of this session; undefined when the person's places are all taken. */
  function enter(userId: string, sessionId: string): (() => void) | undefined {
    const sessions = taken.get(userId) ?? new Map<string, number>();
    const here = sessions.get(sessionId) ?? 0;
    if (here === 0 && sessions.size >= atOnce) return undefined;
    taken.set(userId, sessions.set(sessionId, here + 1));
    let isLeft = false;
    return () => {
      if (!isLeft) leave(userId, sessionId);
      isLeft = true;
    };
  }

  function leave(userId: string, sessionId: string): void {
    const sessions = taken.get(userId);
    const left = (sessions?.get(sessionId) ?? 0) - 1;
    if (left > 0) sessions?.set(sessionId, left);
    else sessions?.delete(sessionId);
    if (sessions?.size === 0) taken.delete(userId);
  }

  return { enter };
}
