import type { Topic } from '#emotion/emotions.ts';
import type { Cue } from './content/cues/cue.ts';
import { type Feeling, feelingOf, feelingsOf, plainAngles, soundsHard } from './feeling.ts';
import { type LineContext, lineContext } from './fit/line-features.ts';
import type { SayingContext } from './fit/saying-features.ts';
import type { Heard } from './heard-angles.ts';
import { hearStatements } from './hear-message.ts';
import type { Clause } from './language/clauses.ts';
import { restate } from './language/restate.ts';
import { isSelfAttack } from './language/self-attack.ts';
import { capitalized } from './language/capitals.ts';
import { tokenize } from './language/tokens.ts';
import type { MessageKind } from './kinds.ts';
import { messageKind } from './message-kind.ts';
import { echoOf } from './language/echo.ts';
import { turnRound } from './language/turn-round.ts';
import { keyPhraseOf } from './language/key-phrase.ts';
import { wordsOf } from './said-before.ts';
import type { HeardSituation } from './situations/hearing.ts';
import { remarksOf } from './situations/remarks.ts';
import type { Thing } from './state.ts';
import { type RankedSaying, readStatements } from './statements.ts';
import type { TellingKind } from './telling/kinds.ts';
import { readTelling, type TellingReading } from './telling/read-telling.ts';

/** What the guide understands of one message. */
export interface Reading {
  text: string;
  kind: MessageKind;
  words: number;
  /** All that can be said back, best first; one may hold another. */
  sayings: readonly RankedSaying[];
  /** The best of them, none of which shares words with a better one. */
  restated: RankedSaying[];
  /** What they were ranked among. */
  among: SayingContext;
  /** What is being decided ("should I cancel the interview"), ready to be said back. */
  choice: string | undefined;
  /** What it is about in a few of its own words. */
  key: string | undefined;
  /** A short phrase that is no statement, turned round. */
  echo: string | undefined;
  feeling: Feeling | undefined;
  telling: TellingReading;
  /** What decides which lines fit it. */
  context: LineContext;
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
export function readMessage(message: string, turn: number, now: Date, before?: TellingKind): Reading {
  const statements = readStatements(message, turn, now);
  const { text, clauses, things, sayings, restated, among } = statements;
  const heardIn = hearStatements(statements);
  const { emotions, topic, cues: matched, situations } = heardIn;
  const told = remarksOf(situations, things);
  const heard = [...heardIn.angles, ...told].sort((one, other) => (other.angle.rank ?? 0) - (one.angle.rank ?? 0));
  const telling = readTelling(text, heardIn, before);
  return {
    text,
    kind: messageKind(text, message),
    words: wordsOf(text).length,
    sayings,
    restated,
    among,
    choice: choiceIn(text),
    key: keyPhraseOf(clauses),
    echo: turnedEcho(clauses) ?? turnedEcho(clauses.filter(({ form }) => form === 'fragment')),
    feeling: feelingOf(text, emotions, [...plainAngles(heard), ...matched, ...feelingsOf(situations, text)]),
    telling,
    context: lineContext(text, telling, heardIn),
    topic,
    cues: matched,
    angles: heard,
    situations,
    things,
    attacksSelf: isSelfAttack(text),
    soundsHard: soundsHard(text, emotions),
    laughs: /\b(?:lol|lmao|haha+|hehe+|ha ha)\b|^ha\b|[😂🤣]/iu.test(message),
  };
}

/** "in front of my cousin" → "in front of your cousin". */
function turnedEcho(clauses: readonly Clause[]): string | undefined {
  const echo = echoOf(clauses);
  return echo && turnRound(/^\p{Lu}{4,}$/u.test(echo) ? capitalized(echo.toLowerCase()) : echo);
}

function choiceIn(text: string): string | undefined {
  const found =
    /(?<!\b(?:what|how|who|when|where|why|which) )\b(?:should|do) I (?:just |really |even )?(?!have to|need to|look|seem|know|want|still|not\b)((?!do\b|be\b|feel\b|not\b)\p{L}[^?.!,;]{2,50}?)(?: or\b| then\b|[?.!,;]|$)/iu.exec(
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
