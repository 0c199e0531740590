import { anyWord, oneWordIsFine, oneWords, plainAnswers, wordsTogether } from '../content/one-word.ts';
import type { Composer } from '../compose.ts';
import { capitalized } from '../language/capitals.ts';
import { wordsOf } from '../said-before.ts';
import type { Answer, Moment } from './answer.ts';
import { join } from './join.ts';

/** The answer to somebody who writes one word at a time; nothing to anybody else. */
export function answerOneWord(moment: Moment): Answer | undefined {
  const { reading, state } = moment;
  if (!isOneWordTalk(moment) || !answeredHere.has(reading.kind)) return undefined;
  const word = plainWord(moment.request.message);
  const told = [...toldBefore(moment), word].filter((one) => !isFiller(one));
  return {
    make: (composer) =>
      (isTimeToGather(moment, told) ? composer.pick(wordsTogether, { words: told.slice(-5).join(', ') }) : undefined) ??
      join(
        meetWord(moment, word, composer),
        state.turn === 1 && !isFiller(word) ? composer.pick(oneWordIsFine) : undefined,
      ),
  };
}

const answeredHere: ReadonlySet<string> = new Set(['share', 'yes', 'no', 'dontKnow', 'goodbye']);

/** Every message so far was a word or two, the greeting among them; "bye" is a goodbye all the same. */
function isOneWordTalk({ reading, state, request }: Moment): boolean {
  // Words sent one by one that made a statement together are answered as that statement.
  if (reading.words > wordsOf(request.message).length) return false;
  // "dunno" counts as three, being read as "I don't know".
  const short = wordsOf(request.message).length <= 2 && state.lengths.every((length) => length <= 3);
  if (reading.words === 0) return false;
  const busy = state.pending !== undefined || state.skill !== undefined || request.care.flag;
  const leaves = reading.kind === 'goodbye' && !/^sleep$/iu.test(plainWord(request.message));
  return short && !busy && !leaves && state.turn >= 1 && reading.cues.every(({ loss, always }) => !loss && !always);
}

function meetWord({ reading, state }: Moment, word: string, composer: Composer): string | undefined {
  const slots = { word, Word: capitalized(word) };
  const kind = plainKindOf(word) ?? (reading.kind === 'yes' || reading.kind === 'no' ? reading.kind : undefined);
  const known = oneWords.find(({ when }) => when.test(word))?.say;
  const pool = known ?? (kind ? plainAnswers[kind] : anyWord);
  // After two questions in a row a word may simply be taken in.
  const quiet = state.questionsInRow >= 2 || state.questionsUnwanted;
  const fitting = quiet ? pool.filter((line) => !line.includes('?')) : pool;
  return composer.pick(fitting, slots) ?? composer.pick(quiet ? takenIn : anyWord, slots);
}

const takenIn = ['{Word}. All right.', '{Word}. Yes.', '{Word}. That has a place here.', '{Word}, too.'] as const;

function plainKindOf(word: string): keyof typeof plainAnswers | undefined {
  if (/^(?:yes|yeah|yep|yup|ok|okay|sure|right|true|mhm)$/u.test(word)) return 'yes';
  if (/^(?:no|nope|nah|not really)$/u.test(word)) return 'no';
  return word === 'maybe' ? 'maybe' : undefined;
}

/** Now and then, with three telling words on the table and not twice in a row. */
function isTimeToGather({ state }: Moment, told: readonly string[]): boolean {
  return told.length >= 4 && state.turn % 6 === 0;
}

function toldBefore({ request }: Moment): string[] {
  return request.turns.filter(({ role }) => role === 'user').map(({ content }) => plainWord(content));
}

function plainWord(message: string): string {
  return wordsOf(message).join(' ');
}

/** Answers and noises, which name nothing. */
function isFiller(word: string): boolean {
  return /^(?:|hi|hey|hello|yes|yeah|yep|ok|okay|no|nope|nah|sure|maybe|mostly|idk|dunno|hm+|um+|right|kinda|sometimes|meh|whatever|well|so|thanks)$/u.test(
    word,
  );
}
