import type { Emotion } from '#emotion/emotions.ts';
import type { SkillId } from '#skills/skill.ts';

/**
 * A particular thing people say, and what fits it. `say` are plain statements, `ask` open questions; both must be
 * true whatever else stands in the message.
 */
export interface Cue {
  id: string;
  when: RegExp;
  unless?: RegExp;
  say?: readonly string[];
  /** May name {focus}, the person or animal it is about; such a line is left out while no name is known. */
  ask?: readonly string[];
  /** Said first when this is heard for the first time: plain courtesy, before anything else. */
  meet?: readonly string[];
  /** What a conversation stays about: its questions also fit the messages that follow and do not name it again. */
  thread?: true;
  /** A death: nothing brisk, no ideas, no asking after it like an errand. */
  loss?: true;
  /** Means this only while a loss is the thread of the conversation. */
  onlyInLoss?: true;
  /** What is probably felt, when nothing else in the message says so. */
  feeling?: Emotion;
  /** Small ideas for when advice is asked for; they go before those of the topic. */
  ideas?: readonly string[];
  /** So plain that its feeling counts before any other reading of the message. */
  sure?: true;
  /** Its line is said whenever there is one left: it answers what was asked for. */
  always?: true;
  /** A skill that suits it. */
  skill?: SkillId;
}
