import { hashText } from '#crisis/model/hash.ts';
import type { Channel } from '#emotion/model/layer.ts';
import { wordsOf } from '../said-before.ts';
import type { RankedSaying } from '../statements.ts';
import type { AskedKind } from './asked.ts';
import { rankLines, rankQuestions } from './fits.ts';
import { knownLine, type LineContext } from './line-features.ts';
import { type SayingContext, sayingFeatures } from './saying-features.ts';
import { step } from './step.ts';

/** As what a part of a draft is said: words of the message, a line behind them, a question, room to go on, a rule's answer. */
export type Role = 'words' | 'line' | 'ask' | 'rest' | 'answer' | 'other';

/** A part of a draft: as what it is said, where it comes from, and as it is written. */
export interface DraftPart {
  role: Role;
  source: string;
  line: string;
}

/** A reply that could be given, as it is weighed. */
export interface WeighedDraft {
  text: string;
  parts: readonly DraftPart[];
  /** The words of the message that it says back. */
  said: string | undefined;
}

/** The message a draft would answer. */
export interface DraftContext {
  text: string;
  /** Messages answered before it. */
  turn: number;
  feeling: string | undefined;
  laughs: boolean;
  sayings: readonly RankedSaying[];
  among: SayingContext;
  lines: LineContext;
  /** What is asked of the listener, if anything. */
  asked: AskedKind | undefined;
}

/** What the model sees of a draft: of what parts it is made, how well each fits, and how they go with the message. */
export function draftFeatures({ text, parts, said }: WeighedDraft, context: DraftContext): Channel[] {
  const { sayings, among } = context;
  const saying = said === undefined ? undefined : sayings.find((one) => one.said === said);
  const facts = factsOf(context);
  const shape = [...new Set(parts.map(({ role }) => role))].join('+');
  const words = parts.some(({ role }) => role === 'words') ? step(saying?.worth ?? 0, worthSteps) : -1;
  const [line, ask, rest] = (['line', 'ask', 'rest'] as const).map((role) =>
    worthOf(
      parts.find((part) => part.role === role),
      context,
    ),
  );
  const names = [
    `shape:${shape}`,
    `words:${words}`,
    `line:${line}`,
    `ask:${ask}`,
    `rest:${rest}`,
    `long:${step(wordsOf(text).length, lengthSteps)}`,
    `words:${words},line:${line}`,
    `words:${words},ask:${ask}`,
    `line:${line},ask:${ask}`,
    `lead:${leadOf(text, said)}`,
    ...parts.map(({ role, source }) => `${role}:${sortOf(source)}`),
  ];
  const crossed = facts.flatMap((fact) =>
    [`shape:${shape}`, `words:${words}`, `line:${line}`, `ask:${ask}`].map((name) => `${fact},${name}`),
  );
  return [
    channel(names, nameShare),
    channel([...facts, ...crossed], crossedShare),
    ...parts.filter(({ role }) => role !== 'words').map((part) => partChannel(part, facts)),
    ...(saying
      ? sayingFeatures(saying, among).map(({ hashes, share }) => ({ hashes: hashes.map(elsewhere), share }))
      : []),
  ];
}

function factsOf({ text, turn, feeling, laughs, lines, asked }: DraftContext): string[] {
  const { telling } = lines;
  return [
    `weight:${telling.weight}`,
    `kind:${telling.kinds[0]?.kind}`,
    `of:${step(wordsOf(text).length, messageSteps)}`,
    `turn:${step(turn, turnSteps)}`,
    `asks:${text.includes('?') ? (text.trimEnd().endsWith('?') ? 'last' : 'amid') : 'no'}`,
    `asked:${asked}`,
    `felt:${feeling}`,
    `laughs:${laughs}`,
  ];
}

function partChannel({ role, source, line }: DraftPart, facts: readonly string[]): Channel {
  const [weight = '', kind = '', length = ''] = facts;
  return channel(
    [
      `${role}:${source}`,
      ...[weight, kind, length].map((fact) => `${role}:${source},${fact}`),
      `${role}:${line}`,
      `${role}:${line},${weight}`,
    ],
    partShare,
  );
}

/** How well a line fits by itself. */
function worthOf(part: DraftPart | undefined, { lines }: DraftContext): number {
  if (!part) return -1;
  const rank = part.role === 'ask' ? rankQuestions : rankLines;
  const [fit] = rank([knownLine({ text: part.line, source: part.source })], lines);
  return step(fit?.worth ?? 0, worthSteps);
}

/** "voice:motherly:after" → "voice:after"; "sit:new-job" → "sit". */
function sortOf(source: string): string {
  const [sort = '', , part] = source.split(':');
  return part ? `${sort}:${part}` : sort;
}

/** What stands before the words that are said back. */
function leadOf(text: string, said: string | undefined): string {
  const at = said === undefined ? -1 : text.toLowerCase().indexOf(said.toLowerCase());
  return at > 0 && at <= longestLead ? text.slice(0, at).trim() : '';
}

const longestLead = 26;

function channel(names: readonly string[], share: number): Channel {
  return { hashes: [...new Set(names)].map(hashText), share };
}

/** Keeps features of the words apart from the draft's own in the space of hashes. */
function elsewhere(hash: number): number {
  return hash ^ 0x5bd1e995;
}

const worthSteps = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const lengthSteps = [5, 9, 14, 20, 28];
const messageSteps = [6, 12, 20, 35, 60];
const turnSteps = [1, 2, 4];
const nameShare = 0.3;
const crossedShare = 0.12;
const partShare = 0.19;
