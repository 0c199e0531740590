import type { GuideRequest } from '../request.ts';
import type { Reading } from '../reading.ts';
import type { GuideState } from '../state.ts';
import type { Composer, Draft } from '../compose.ts';
import type { Voice } from '../content/voices/voice.ts';
import type { Quality, Style } from '#persona/styles.ts';

/** Everything a responder may look at. */
export interface Moment {
  request: GuideRequest;
  state: GuideState;
  reading: Reading;
  style: Style;
  voice: Voice;
  qualities: readonly Quality[];
  /** YYYY-MM-DD, for what was refused today. */
  day: string;
}

/** New values for the state; `undefined` takes a value away. */
export type StateChange = { [Key in keyof GuideState]?: GuideState[Key] | undefined };

/** What a responder decides: how to word it, what changes in the state, and which choices are offered. */
export interface Answer {
  make: (composer: Composer) => string | undefined;
  change?: StateChange;
  quickReplies?: readonly string[];
  /** Where there are many ways to word it: how good a draft is. */
  weigh?: (draft: Draft) => number;
}
