import type { Topic } from '#emotion/emotions.ts';
import { readEmotion } from '#emotion/read-emotion.ts';
import { topicOf } from '#emotion/topic.ts';
import type { Cue } from './content/cues/cue.ts';
import { cues } from './content/cues/cues.ts';
import { type Feeling, feelingOf, feelingsOf, isBright, plainAngles, soundsHard } from './feeling.ts';
import { hunchOf, type Hunch } from './hunch.ts';
import { type Heard, heardAngles } from './heard-angles.ts';
import type { Clause } from './language/clauses.ts';
import { restate, type Restated } from './language/restate.ts';
import { isSelfAttack } from './language/self-attack.ts';
import { capitalized } from './language/tidy.ts';
import { tokenize } from './language/tokens.ts';
import type { MessageKind } from './kinds.ts';
import { messageKind } from './message-kind.ts';
import { echoOf } from './language/echo.ts';
import { turnRound } from './language/turn-round.ts';
import { keyPhraseOf } from './language/key-phrase.ts';
import { wordsOf } from './said-before.ts';
import { heardSituations } from './situations/hear-situation.ts';
import type { HeardSituation } from './situations/hearing.ts';
import { remarksOf } from './situations/remarks.ts';
import type { Thing } from './state.ts';
import { readStatements } from './statements.ts';

/** What the guide understands of one message. */
export interface Reading {
  text: string;
  kind: MessageKind;
  words: number;
  /** Statements that can be said back, best first; neighbors that belong together are one. */
  restated: Restated[];
  /** What is being decided ("should I cancel the interview"), ready to be said back. */
  choice: string | undefined;
  /** What it is about in a few of its own words. */
  key: string | undefined;
  /** A short phrase that is no statement, turned round. */
  echo: string | undefined;
  feeling: Feeling | undefined;
  /** A family of feelings, where no single one is plain enough to be named. */
  hunch: Hunch | undefined;
  topic: Topic;
  cues: Cue[];
  /** Ways of saying things, with their words turned round, the most telling first. */
  angles: Heard[];
  /** What people bring that Haven knows, the likeliest first. */
  situations: readonly HeardSituation[];
  things: Thing[];
  attacksSelf: boolean;
  /** It reads as something hard, though no feeling is plain enough to be named. */
  soundsHard: boolean;
  laughs: boolean;
}

/** Reads one message: what kind it is, what was felt, about what, and which of its words can be said back. */
export function readMessage(message: string, turn: number, now: Date): Reading {
  const { text, excerpt, clauses, things, restated } = readStatements(message, turn, now);
  const matched = matchedCues(text);
  const emotions = readEmotion(text);
  const isGladOnly = isBright(text, emotions);
  const situations = heardSituations(excerpt).filter(
    ({ situation: { glad, slight, loss } }) => !isGladOnly || glad || slight || loss,
  );
  const told = remarksOf(situations, things);
  const heard = [...heardAngles(excerpt, clauses), ...told].sort(
    (one, other) => (other.angle.rank ?? 0) - (one.angle.rank ?? 0),
  );
  return {
    text,
    kind: messageKind(text, message),
    words: wordsOf(text).length,
    restated,
    choice: choiceIn(text),
    key: keyPhraseOf(clauses),
    echo: turnedEcho(clauses) ?? turnedEcho(clauses.filter(({ form }) => form === 'fragment')),
    feeling: feelingOf(text, emotions, [...plainAngles(heard), ...matched, ...feelingsOf(situations, text)]),
    hunch: hunchOf(emotions),
    topic: topicOf(text),
    cues: matched,
    angles: heard,
    situations,
    things,
    attacksSelf: isSelfAttack(text),
    soundsHard: soundsHard(text, emotions),
    laughs: /\b(?:lol|lmao|haha+|hehe+)\b|[😂🤣]/iu.test(message),
  };
}

/** "in front of my cousin" → "in front of your cousin". */
function turnedEcho(clauses: readonly Clause[]): string | undefined {
  const echo = echoOf(clauses);
  return echo && turnRound(/^\p{Lu}{4,}$/u.test(echo) ? capitalized(echo.toLowerCase()) : echo);
}

/** Cues in the order in which they stand in the message, the last first: people come to the point at the end. */
function matchedCues(text: string): Cue[] {
  return cues
    .flatMap((cue) => {
      const at = lastMatch(cue.when, text);
      return at >= 0 && !cue.unless?.test(text) ? [{ cue, at }] : [];
    })
    .sort((one, other) => other.at - one.at)
    .map(({ cue }) => cue);
}

function lastMatch(pattern: RegExp, text: string): number {
  if (!pattern.test(text)) return -1;
  let every = globals.get(pattern);
  if (!every) {
    every = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
    globals.set(pattern, every);
  }
  let at = -1;
  for (const match of text.matchAll(every)) at = match.index ?? at;
  return at;
}

/** The patterns of the cues, to be found again and again; made once. */
const globals = new Map<RegExp, RegExp>();

function choiceIn(text: string): string | undefined {
  const found =
    /(?<!\b(?:what|how|who|when|where|why|which) )\b(?:should|do) I (?:just |really |even )?(?!have to|need to|look|seem|know|want|still)((?!do\b|be\b|feel\b)\p{L}[^?.!,;]{2,50}?)(?: or\b| then\b|[?.!,;]|$)/iu.exec(
      text,
    )?.[1];
  const [tokens] = found ? tokenize(found) : [];
  if (!tokens || tokens.length > 9) return undefined;
  const act = restate({
    tokens: [{ text: 'I', lower: 'i', tags: new Set(['Noun', 'Pronoun']), after: '', before: '' }, ...tokens],
    text: `I ${found}`,
    form: 'self',
    hedged: false,
    joint: '',
  });
  return act?.said.replace(/^you /u, '');
}
