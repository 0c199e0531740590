/**
 * A talk that many people have: how it begins, what comes up in it, and what fits it anyway. Within one a word or two is enough to
 * know what is meant: "under the table" of a child that was yelled at. Patterns are matched against the message as it was written, lines
 * never say it back; {they}, {them}, {their}, {theyre} stand for the one it is about.
 */
export interface Course {
  id: string;
  /** A message that begins such a talk. Sure rather than wide: a wrong one spoils the talk. */
  begins: RegExp;
  /** What it must not begin with, however it is heard. */
  unless?: RegExp;
  /** About somebody, or an animal, that has died: its lines go beside a death, which others do not. */
  loss?: true;
  /** Its language; English where none is said. */
  language?: 'es';
  /** Good news or small talk: nothing in it is hard, and it gives way to what is. */
  light?: true;
  /** To the message it begins with. */
  first: { say: readonly string[]; ask?: readonly string[] };
  /** What comes up in it; the first that is heard is taken. */
  turns: readonly CourseTurn[];
  /** What fits whatever else is told in it. */
  say: readonly string[];
  /** What a listener would want to know sooner or later. */
  ask: readonly CourseAsk[];
}

export interface CourseTurn {
  when: RegExp;
  unless?: RegExp;
  say: readonly string[];
  ask?: readonly string[];
  /** The person asks Haven for it: it is answered before anything else. */
  asked?: true;
}

export interface CourseAsk {
  line: string;
  /** What has been told so far answers it already. */
  unless?: RegExp;
}
