import type { Emotion, Topic } from '#emotion/emotions.ts';
import { type EmotionReading, readEmotion } from '#emotion/read-emotion.ts';
import { topicOf } from '#emotion/topic.ts';
import type { Cue } from './content/cues/cue.ts';
import { cues } from './content/cues/cues.ts';
import { hunchOf, type Hunch } from './hunch.ts';
import { type Heard, heardAngles } from './heard-angles.ts';
import { clausesOf, type Clause } from './language/clauses.ts';
import { restate, type Restated } from './language/restate.ts';
import { rankRestated } from './language/ranking.ts';
import { isSelfAttack } from './language/self-attack.ts';
import { capitalized, tidy } from './language/tidy.ts';
import { type Token, tokenize } from './language/tokens.ts';
import type { MessageKind } from './kinds.ts';
import { messageKind } from './message-kind.ts';
import { namedThings } from './named-things.ts';
import { saysPlainly } from './plain-feelings.ts';
import { echoOf } from './language/echo.ts';
import { turnRound } from './language/turn-round.ts';
import { keyPhraseOf } from './language/key-phrase.ts';
import { wordsOf } from './said-before.ts';
import type { Thing } from './state.ts';

export interface Feeling {
  emotion: Emotion;
  /** 1 slight, 2 clear, 3 strong. */
  level: 1 | 2 | 3;
}

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
  things: Thing[];
  attacksSelf: boolean;
  /** It reads as something hard, though no feeling is plain enough to be named. */
  soundsHard: boolean;
  laughs: boolean;
}

const longestRead = 2_400;

/** Reads one message: what kind it is, what was felt, about what, and which of its words can be said back. */
export function readMessage(message: string, turn: number, now: Date): Reading {
  const text = tidy(
    message.length > longestRead ? `${message.slice(0, longestRead / 2)} ${message.slice(-longestRead / 2)}` : message,
  );
  // "Maybe she's asleep idk": the shrug at the end is no part of it.
  const excerpt = excerptOf(text.replace(/(?<=\p{L}{2} \p{L}{2,}),? I don't know[.!]*$/u, ''));
  const sentences = tokenize(excerpt);
  const clauses = withoutBorrowedSubjects(sentences.flatMap(clausesOf));
  const matched = matchedCues(text);
  const emotions = readEmotion(text);
  const things = withFirstNames(namedThings(withCapitals(text, sentences), turn, now), sentences, turn);
  const heard = heardAngles(excerpt, clauses);
  return {
    text,
    kind: messageKind(text, message),
    words: wordsOf(text).length,
    restated: rankRestated(clauses).map((restated) => ({ ...restated, said: withNames(restated.said, things) })),
    choice: choiceIn(text),
    key: keyPhraseOf(clauses),
    echo: turnedEcho(clauses) ?? turnedEcho(clauses.filter(({ form }) => form === 'fragment')),
    feeling: feelingOf(text, emotions, [...plainAngles(heard), ...matched]),
    hunch: hunchOf(emotions),
    topic: topicOf(text),
    cues: matched,
    angles: heard,
    things,
    attacksSelf: isSelfAttack(text),
    soundsHard: soundsHard(text, emotions),
    laughs: /\b(?:lol|lmao|haha+|hehe+)\b|[😂🤣]/iu.test(message),
  };
}

/** "The new girl gave me half. didn't say a word": the subject left out is hers. */
function withoutBorrowedSubjects(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, index) => {
    const first = clause.tokens[0]?.lower ?? '';
    const borrowed = clause.form === 'elided' && clauses[index - 1]?.form === 'other' && others.test(first);
    return borrowed ? { ...clause, form: 'fragment' } : clause;
  });
}

const others = /^(?:didn't|doesn't|hasn't|wasn't|isn't|won't|wouldn't|said|says|told|asked|answered|replied)$/u;

/** "One of them, Arthur": a first name counts as a person, whoever it is. */
function withFirstNames(things: readonly Thing[], sentences: readonly (readonly Token[])[], turn: number): Thing[] {
  const known = things.map(({ name }) => name).join(' ');
  const names = sentences.flatMap((sentence) =>
    sentence.flatMap((token, at) => (isFirstName(token, sentence[at - 1]) ? [bareName(token.text)] : [])),
  );
  const found = [...new Set(names)].filter((name) => !known.includes(name));
  return [...things, ...found.map((name): Thing => ({ kind: 'person', name, heard: turn }))];
}

function isFirstName(token: Token, before: Token | undefined): boolean {
  const isPlace = /^(?:in|at|from|to|near|st|saint|the|on|this|last|next|every)$/u.test(before?.lower ?? '');
  return (
    token.tags.has('FirstName') && /^\p{Lu}\p{Ll}{2,}/u.test(token.text) && !isPlace && !notFirstNames.test(token.lower)
  );
}

const notFirstNames =
  /^(?:god|jesus|lord|christ|bro|will|may|april|june|august|christmas|haven|mom|mum|dad|grandma|grandpa|nana)\b/u;

function bareName(text: string): string {
  return text.replace(/'s$/u, '');
}

/** Names typed in lower case ("my brother tom") as names, where the tagger knows them. */
function withCapitals(text: string, sentences: readonly (readonly Token[])[]): string {
  const names = sentences.flat().filter((token) => token.tags.has('FirstName') && token.text !== token.lower);
  return names.reduce((known, { text: name }) => known.replace(new RegExp(`\\b${name}\\b`, 'iu'), name), text);
}

/** "in front of my cousin" → "in front of your cousin". */
function turnedEcho(clauses: readonly Clause[]): string | undefined {
  const echo = echoOf(clauses);
  return echo && turnRound(/^\p{Lu}{4,}$/u.test(echo) ? capitalized(echo.toLowerCase()) : echo);
}

/** Ways of saying a feeling that leave no doubt count like a sure cue. */
function plainAngles(heard: readonly Heard[]): Pick<Cue, 'feeling' | 'sure'>[] {
  return heard.flatMap(({ angle: { feeling, rank = 0 } }) =>
    feeling && rank >= sureRank ? [{ feeling, sure: true as const }] : [],
  );
}

const sureRank = 6;

export function isPleasant(emotion: string): boolean {
  return pleasant.has(emotion);
}

const pleasant = new Set<string>(['joy', 'gratitude', 'pride', 'hope', 'calm', 'love']);

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

/** Words of a message that are read closely; of a longer one its beginning and, more of it, its end. */
const closelyRead = { first: 40, last: 80 };

function excerptOf(text: string): string {
  const words = text.split(' ');
  if (words.length <= closelyRead.first + closelyRead.last) return text;
  return `${words.slice(0, closelyRead.first).join(' ')}. ${words.slice(-closelyRead.last).join(' ')}`;
}

/**
 * What is felt, as far as the message shows it: a cue that leaves no doubt, a feeling said outright, or a guess and a
 * cue that agree. A guess alone names nothing.
 */
function feelingOf(
  text: string,
  emotions: readonly EmotionReading[],
  matched: readonly Pick<Cue, 'feeling' | 'sure'>[],
): Feeling | undefined {
  const best = isOthersJoy(text) || gladThen.test(text) ? undefined : likeliest(emotions, text);
  const levelFor = (emotion: Emotion) => (best?.emotion === emotion ? levelOf(best.intensity) : 2);
  const sure = matched.find(
    (cue) => cue.sure && !(cue.feeling && isPleasant(cue.feeling) && gladThen.test(text)),
  )?.feeling;
  if (sure) return { emotion: sure, level: levelFor(sure) };
  if (best && saysPlainly(best.emotion, text) && !isOnlyAnothers(text))
    return { emotion: best.emotion, level: levelOf(best.intensity) };
  const lively = livelyIn(text, emotions);
  if (lively) return { emotion: lively, level: 2 };
  const mixed = wordsOf(text).length > 25 && dark.test(text);
  const hinted = matched.find(
    ({ feeling }) => feeling && !((mixed || gladThen.test(text)) && isPleasant(feeling)),
  )?.feeling;
  return hinted ? { emotion: hinted, level: levelFor(hinted) } : undefined;
}

/** "It was so good. Then school started": what was good once is told for what came after. */
const gladThen =
  /\b(?:was|were|went|got along) (?:so |really |just |all |very |pretty )*(?:good|happy|close|fun|great|nice|perfect|lovely|well|easy|fine)\b[^?!]*?(?:[,.;] ?|\b)(?:then(?! (?:I|we) (?:won|passed|got))|until|and now|but now|before this|since then)\b|\bno news is good news\b/iu;

/** "I sold a painting!!": with such a mark and nothing dark beside it, a slight lean to the pleasant side is no chance. */
function livelyIn(text: string, emotions: readonly EmotionReading[]): Emotion | undefined {
  const [best] = emotions;
  if (luck.test(text) && !dark.test(text)) return 'joy';
  if (!/!/u.test(text) || !best || !isPleasant(best.emotion) || dark.test(text) || likened.test(text)) return undefined;
  const share = emotions.filter(({ emotion }) => isPleasant(emotion)).reduce((sum, { score }) => sum + score, 0);
  return share >= livelyShare && /\b(?:I|we|my|our|me|us)\b/iu.test(text) ? best.emotion : undefined;
}

const livelyShare = 0.4;
export function isLuck(text: string): boolean {
  return luck.test(text);
}

/** "He did it!": somebody managed something, with that mark behind it. */
const luck =
  /\b(?:he|she|they|we|I) (?:just |really |actually |finally )?(?:did it|made it|said yes|came home|got in|passed)(?: (?:him|her|them|my|our)sel(?:f|ves))?!/iu;

/** A guess that is too little to name a feeling is enough not to pass lightly over what was told. */
function soundsHard(text: string, [best]: readonly EmotionReading[]): boolean {
  if (/\bnothing (?:is )?wrong\b|\ball good\b|\bno (?:problem|drama|worries)\b/iu.test(text)) return false;
  return best !== undefined && best.emotion !== 'confusion' && !isPleasant(best.emotion) && best.score >= hardScore;
}

const hardScore = 0.4;

/** "My mom says take the bus, she worries": whoever feels it is somebody else, and nothing is said of one's own. */
function isOnlyAnothers(text: string): boolean {
  return anothersFeeling.test(text) && !/\b(?:I|I'm|I've|me)\b/u.test(text);
}

const anothersFeeling =
  /\b(?:he|she|they|my \p{L}+)(?:'s|'re| is| are| was| were| gets| got| looks?)? (?:so |really |always |a bit |just |too )*(?:worries|worried|scared|afraid|nervous|anxious|sad|angry|mad|furious|jealous|upset|stressed|panics|lonely|embarrassed)\b/iu;

/** "Everyone is so happy" and "happy for her" say little about the one who writes. */
function isOthersJoy(text: string): boolean {
  if (/\bI(?:'m| am| feel| felt| was) (?:\p{L}+ ){0,2}(?:happy|excited|proud|glad|thrilled)\b(?! for\b)/iu.test(text))
    return false;
  return othersJoy.test(text);
}

const othersJoy =
  /\b(?:everyone|everybody|they|he|she|my \p{L}+|people|you)(?:'s|'re| is| are| was| were| seems?| looks?) (?:so |all |very |really )*(?:happy|excited|proud|in love|thrilled)\b|\b(?:happy|glad|excited) for (?:her|him|them)\b|\b\d+ ?% happy\b|\bhappy crying\b|\b(?:should|supposed to) (?:be|feel) (?:happy|glad|grateful|excited)\b|\b(?:everyone|they all) (?:clapped|cheered)\b/iu;

/** Cheering at pain is the worse mistake: a pleasant reading needs to be clear and without a rival. */
function likeliest(readings: readonly EmotionReading[], text: string): EmotionReading | undefined {
  const [best] = readings;
  if (!best || !isPleasant(best.emotion)) return best;
  if (likened.test(text)) return undefined;
  const rival = readings.find(({ emotion }) => !isPleasant(emotion));
  if (rival && rival.score > best.score - 0.2) return rival;
  const doubtful =
    dark.test(text) ||
    (best.emotion === 'hope' && wordsOf(text).length < 5) ||
    (best.emotion === 'calm' && !restful.test(text));
  const longAndMixed = doubtful && wordsOf(text).length > 25;
  return best.score >= pleasantScore && (!doubtful || (bright.test(text) && !longAndMixed)) ? best : undefined;
}

/** "He looked at me like I did it": what somebody else made of it is no pride. */
const likened = /(?<!\bfe(?:el|els|lt) )\b(?:like|as if|as though) (?:I|we) (?:did|made|got|won) it\b/iu;

const pleasantScore = 0.55;

/** Words that take the light off a message, whatever was said before. */
export const dark =
  /\b(?:hit|hits|hurt\w*|died|dying|dead|lost|cry\w*|cried|scared|afraid|alone|never|nobody|no one|stole\w*|yell\w*|hate\w*|sick|hospice|fired|laid off|fail\w*|worst|worse|can't|couldn't|don't|didn't|won't|without|blew|divorc\w+|left|pain(?:s|ful\w*)?|nothing|numb|empty|hollow|tired|wrong|sorry|too late|bad|but|though)\b/iu;
/** "Quiet" alone is no peace. */
const restful =
  /\b(?:calm|peace\w*|relax\w*|rest(?:ed|ing|ful)|at ease|content|cozy|slept|asleep|tea|porch|stoop|rain|no plans|sun|breeze|garden|walk)\b/iu;
const bright =
  /\b(?:happy|glad|proud|excited|grateful|thankful|relieved|yay|finally|amazing|wonderful|thrilled|overjoyed|so good|best day)\b/iu;

function levelOf(intensity: number): 1 | 2 | 3 {
  if (intensity >= 4) return 3;
  return intensity >= 2.5 ? 2 : 1;
}

/** "biscuit" is Biscuit once it is known as a name. */
function withNames(said: string, things: readonly Thing[]): string {
  return things
    .filter(({ name }) => /^\p{Lu}/u.test(name))
    .reduce((text, { name }) => text.replace(new RegExp(`\\b${name}\\b`, 'giu'), name), said);
}

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
