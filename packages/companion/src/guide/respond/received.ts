import type { Composer } from '../compose.ts';
import { badlyAskedLines, correctedLines, received, type Sought } from '../content/received.ts';
import { tellings } from '../content/tellings/tellings.ts';
import { turnRound } from '../language/turn-round.ts';
import { lastReply } from '../last-reply.ts';
import { sentencesOf, wordsOf } from '../said-before.ts';
import { withoutThrownBack } from '../thrown-back.ts';
import type { Answer, Moment } from './answer.ts';
import { mayAsk } from './ask.ts';
import { join } from './join.ts';
import type { Option } from './options.ts';

/** A phrase that answers Haven's last question, taken up as that answer; nothing where none was asked or none fits. */
export function receive(moment: Moment, composer: Composer): string | undefined {
  const sought = soughtBy(moment);
  const answer = answerIn(moment);
  if (!sought || !answer) return undefined;
  const { say, ask } = received[sought];
  const taken = composer.pick(say, { answer });
  return taken && join(taken, mayAsk(moment) && composer.chance(askShare) ? composer.pick(ask) : undefined);
}

/** Whether a message may be such an answer: a phrase and no statement, after a question that wants words. */
export function answersLastQuestion(moment: Moment): boolean {
  const { reading } = moment;
  return (
    reading.words <= longestAnswer &&
    reading.restated.length === 0 &&
    soughtBy(moment) !== undefined &&
    answerIn(moment) !== undefined
  );
}

/**
 * The answer with a word before it for somebody who has just put Haven right, and whether it is certain that they have; nothing for
 * anybody else.
 */
export function putRight(moment: Moment, answer: Answer): (Option & { isSure: boolean }) | undefined {
  const found = correctionIn(moment);
  if (!found) return undefined;
  const make = (composer: Composer) =>
    join(composer.pick(found.lines), takenIn(moment, composer) ?? answer.make(composer));
  return { as: 'correction', answer: { ...answer, make }, isSure: found.isSure };
}

/** What is true instead, in the person's words, and room to go on: no reading of it, for the last one was wrong. */
function takenIn(moment: Moment, composer: Composer): string | undefined {
  const { reading } = moment;
  if (reading.kind !== 'share' || reading.text.includes('?')) return undefined;
  const told = reading.restated.find(({ said, kind }) => kind === 'fact' && !denying.test(said));
  if (!told) return composer.pick(tellings['to-listener'].rest);
  const said = composer.pick(['{Said}.', 'So {said}.'], { said: told.said });
  return join(said, composer.chance(0.5) ? composer.pick(tellings['to-listener'].rest) : undefined);
}

/** A denial of Haven's words is no fact to be said back. */
const denying =
  /\b(?:not|never|no|nothing|nobody|(?:do|did|does|is|was|are|were|have|has|had|would|could|ca|wo)n't)\b/iu;

const askShare = 0.6;
const longestAnswer = 14;

function soughtBy({ request }: Moment): Sought | undefined {
  const { question, wants } = lastReply(request.turns);
  return wants === 'words' && question ? sought.find(([, pattern]) => pattern.test(question))?.[0] : undefined;
}

const sought: readonly (readonly [Sought, RegExp])[] = [
  ['who', /\bwho(?:m|se)?\b(?! you are)/iu],
  ['when', /\bwhen (?:did|was|were|have|is)\b|\bhow long\b/iu],
  ['hardest', /\b(?:hardest|worst|heaviest|worr(?:y|ies)|bothers?|scares?|weighs?|fear|emptiest|longest|hurts?)\b/iu],
  ['missed', /\bmiss(?:ing|ed)?\b/iu],
  ['liked', /\b(?:best|like about|liked|enjoy\w*|looking forward|happiest|good day)\b/iu],
  [
    'wish',
    /\bwould you (?:want|like|need|wish|have wanted|have liked)\b|\bdo you (?:want|need|wish|hope)\b|\bwould (?:help|be enough)\b/iu,
  ],
];

function answerIn({ reading }: Moment): string | undefined {
  const indirect =
    /^(?:just |mostly |mainly |honestly,? )?((?:why|what|how|where|whether|being|having|not) [^,.;?!]{4,50})(?:[.!,]|$)/iu.exec(
      reading.text,
    )?.[1];
  return (indirect && turnRound(indirect)) ?? reading.echo;
}

/** The words for putting it right, where the message does so. */
function correctionIn({ reading, request }: Moment): { lines: readonly string[]; isSure: boolean } | undefined {
  if (reading.words < fewestWords || !request.turns.some(({ role }) => role === 'assistant')) return undefined;
  if (puzzled.test(request.message)) return { lines: badlyAskedLines, isSure: true };
  const haven = request.turns.findLast(({ role }) => role === 'assistant')?.content;
  const corrected = { lines: correctedLines, isSure: true };
  if (withoutThrownBack(request.message, haven) !== undefined) return corrected;
  const { wants } = lastReply(request.turns);
  const denies =
    /^no[,.]? (?:(?:it|that|this)(?:'s| is| was)? (?!fine|okay|all right|alright|good)|I (?:meant|said|did(?:n't)?|was(?:n't)?|do(?:n't| not)|never|just|am not|actually|am)\b|I'm (?!good|fine|okay|all right|alright)|not\b)/iu;
  if (misread.test(reading.text)) return corrected;
  // "No, it's really not on" agrees, and what was owned a moment ago is not owned again.
  const isAgreed = agrees(reading.text, haven ?? '') || owned.test(haven ?? '');
  const mayDeny = wants !== 'yesOrNo' && wants !== 'choice';
  const isDenied = mayDeny && (denies.test(reading.text) || contests(reading.text, haven ?? ''));
  return isDenied && !isAgreed ? { lines: correctedLines, isSure: false } : undefined;
}

/** Whether the "no" goes on in Haven's own negative words. */
function agrees(text: string, haven: string): boolean {
  const [first = ''] = text.split(/(?<=[.!?])\s/u);
  const claims = sentencesOf(haven).filter((one) => denying.test(one) && !one.endsWith('?'));
  const words = wordsOf(first).filter((word) => !/^(?:no|it|its|it's|that|that's|is|really|so|just)$/u.test(word));
  return words.length > 0 && claims.some((one) => words.every((word) => wordsOf(one).includes(word)));
}

/** "No, she wasn't horrible" after Haven said horrible; "no, the first three were bricks" goes on telling. */
function contests(text: string, haven: string): boolean {
  if (!/^no[,.]? (?:you|he|she|they|my|the|we)\b/iu.test(text)) return false;
  const [first = ''] = text.split(/(?<=[.!?])\s/u);
  const said = new Set(wordsOf(haven));
  return wordsOf(first).some((word) => word.length > shortWord && said.has(word));
}

const shortWord = 3;

const owned = /\b(?:got (?:it|that|you) wrong|misread|had (?:it|that) wrong|mistake)\b/iu;

const fewestWords = 4;
const puzzled = /\b(?:I )?(?:don't|do not|didn't) (?:understand|get) (?:the|your|that|this) question\b/iu;
const misread =
  /^(?:what|huh|wait|sorry)\?+ (?:no\b|I'm (?:safe|fine|okay|not)|it (?:was|is)|I meant)|^(?:but |well,? )?I already (?:knew|know|said|told you|did)\b|\bI (?:actually )?meant\b(?! (?:it|to|well|everything|every|a lot|the world))|\bwhat I meant\b|\bI(?:'m| am| was) not (?:talking about|asking|saying|complaining)\b|\bI wasn't (?:talking about|asking|saying|complaining)\b|\bI wouldn't say\b|\byou (?:keep getting|got|have|had|get) (?:it|that|me) wrong\b|\byou(?:'re| are) getting (?:it|that|this|me) wrong\b|\byou(?:'ve)? misread\b|\bthat(?:'s| is) not (?:it|what I)\b/iu;
