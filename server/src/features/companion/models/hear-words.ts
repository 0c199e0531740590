import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { Ear } from './careful-fetch.ts';

const nothing: Buffer = Buffer.alloc(0);
const betweenFrames = '\n\n';
const carriageReturn = 13;
/** A longer frame says no words; it is left to be read. */
const mostHeld = 64 * 1_024;

interface Saying {
  type: 'text-delta' | 'reasoning-delta';
  said: string;
  /** The reply ends here, as it should. */
  isEnd?: boolean;
}

const silence: Saying = { type: 'text-delta', said: '' };
/** How many tokens it took is nothing that Haven asks. */
const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
const ordinaryEnd: LanguageModelV4StreamPart = {
  type: 'finish',
  finishReason: { unified: 'stop', raw: 'stop' },
  usage,
};

/** How a frame reads around its words. One that reads the same there says words as well. */
interface Pattern {
  before: string;
  after: string;
}

/**
 * Hears words, reasoning and an ordinary end in the manner of OpenAI, as the provider's package would: it takes each frame through
 * six web streams and a schema, which costs more than all else that is done for a word, and holds them as long as the reply lasts.
 * The first frame that says anything else, such as an error or a tool call, is left to the package with all behind it.
 */
export function createEar(tell: (part: LanguageModelV4StreamPart) => void): Ear {
  let held = nothing;
  let pattern: Pattern | undefined;
  /** The frame that said so. */
  let ending: string | undefined;

  function hear(bytes: Buffer): Buffer | undefined {
    const come = held.length > 0 ? Buffer.concat([held, bytes]) : bytes;
    held = nothing;
    if (bytes.includes(carriageReturn)) return left(come);
    const whole = come.lastIndexOf(betweenFrames) + betweenFrames.length;
    if (whole < betweenFrames.length) return keep(come);
    const frames = come.toString('utf8', 0, whole - betweenFrames.length).split(betweenFrames);
    const heard = hearFrames(frames);
    return heard === frames.length ? keep(come.subarray(whole)) : left(behind(come, heard));
  }

  /** Whoever reads the rest has to know that the reply has ended. */
  function left(rest: Buffer): Buffer {
    return ending === undefined ? rest : Buffer.concat([Buffer.from(ending + betweenFrames), rest]);
  }

  /** A view would keep all that it was cut from. */
  function keep(rest: Buffer): Buffer | undefined {
    if (rest.length > mostHeld) return left(rest);
    held = rest.length === 0 ? nothing : Buffer.from(rest);
    return undefined;
  }

  /** Tells what the frames say, what comes at once as one part; answers how many stand before the first that says something else. */
  function hearFrames(frames: readonly string[]): number {
    let saying: Saying | undefined;
    let heard = 0;
    for (const frame of frames) {
      const next = sayingIn(frame);
      if (next === undefined) break;
      heard += 1;
      const { type, said } = typeof next === 'string' ? { type: 'text-delta' as const, said: next } : next;
      if (saying?.type === type) saying.said += said;
      else {
        if (saying) tellOf(saying);
        saying = { type, said };
      }
    }
    if (saying) tellOf(saying);
    return heard;
  }

  function tellOf({ type, said }: Saying): void {
    if (said !== '') tell({ type, id: '0', delta: said });
  }

  /** Words by themselves are words to show. */
  function sayingIn(frame: string): Saying | string | undefined {
    const said = pattern && ending === undefined ? wordsIn(frame, pattern) : undefined;
    if (said !== undefined) return said;
    const saying = ending === undefined ? readFrame(frame) : readBehindEnd(frame);
    if (saying?.isEnd) ending = frame;
    if (saying?.type === 'text-delta' && saying.said !== '') pattern = patternOf(frame, saying.said) ?? pattern;
    return saying;
  }

  function end(): Buffer | undefined {
    const rest = held;
    held = nothing;
    if (ending === undefined || rest.length > 0) return left(rest);
    tell(ordinaryEnd);
    return undefined;
  }

  return { hear, end };
}

/** By the bytes, for what is no UTF-8 is another number of them when it has been read. */
function behind(come: Buffer, frames: number): Buffer {
  let at = 0;
  for (let frame = 0; frame < frames; frame += 1) at = come.indexOf(betweenFrames, at) + betweenFrames.length;
  return come.subarray(at);
}

/** The words of a frame that reads as one before it: whatever is one string of JSON there leaves the rest as it was. */
function wordsIn(frame: string, { before, after }: Pattern): string | undefined {
  if (frame.length < before.length + after.length || !frame.startsWith(before) || !frame.endsWith(after))
    return undefined;
  const words = frame.slice(before.length, frame.length - after.length);
  return words.length <= longestCopied && asItStands.test(words) ? words : stringOf(`"${words}"`);
}

/** Of longer words JavaScript would keep all that came with them, as long as the reply lasts. */
const longestCopied = 12;

/** What JSON writes as it is. */
const asItStands = /^[^"\\\p{Cc}]*$/u;

function stringOf(json: string): string | undefined {
  const read = jsonOf(json);
  return typeof read === 'string' ? read : undefined;
}

const opening = /"content": ?"/gu;
const written = /(?:[^"\\]|\\.)*/uy;

/** How a frame reads around its words, if it has the only text of this name. */
function patternOf(frame: string, said: string): Pattern | undefined {
  const [found, ...others] = frame.matchAll(opening);
  if (!found || others.length > 0) return undefined;
  const start = found.index + found[0].length;
  written.lastIndex = start;
  const length = written.exec(frame)?.[0].length ?? 0;
  const pattern = { before: frame.slice(0, start), after: frame.slice(start + length) };
  return wordsIn(frame, pattern) === said ? pattern : undefined;
}

interface Chunk {
  error?: unknown;
  choices?: ({ finish_reason?: unknown; delta?: Delta | null } | null)[];
}

interface Delta {
  role?: unknown;
  content?: unknown;
  reasoning_content?: unknown;
  reasoning?: unknown;
  refusal?: unknown;
  tool_calls?: unknown;
}

/** Undefined when a frame says anything but words or reasoning. */
function readFrame(frame: string): Saying | undefined {
  // A comment, which keeps the connection open.
  if (frame.startsWith(':') && !frame.includes('\n')) return silence;
  if (!frame.startsWith('data: {') || frame.includes('\n')) return undefined;
  const chunk = jsonOf(frame.slice('data: '.length)) as Chunk | undefined;
  if (!chunk || 'error' in chunk || !Array.isArray(chunk.choices)) return undefined;
  if (chunk.choices.length === 0) return silence;
  const [choice, ...others] = chunk.choices;
  const { delta, finish_reason: finish } = choice ?? {};
  if (others.length > 0 || typeof delta !== 'object' || !delta || isOther(delta)) return undefined;
  if (!isThere(finish)) return saidIn(delta);
  const last = finish === 'stop' ? saidIn(delta) : undefined;
  return last?.type === 'text-delta' && last.said === '' ? { ...last, isEnd: true } : undefined;
}

/** Behind the end come the mark of the end, and how many tokens it took. */
function readBehindEnd(frame: string): Saying | undefined {
  const read = frame === 'data: [DONE]' ? silence : readFrame(frame);
  return read?.type === 'text-delta' && read.said === '' && !read.isEnd ? read : undefined;
}

function saidIn({ content, reasoning_content: thought, reasoning }: Delta): Saying | undefined {
  const words = content ?? '';
  const thoughts = thought ?? reasoning ?? '';
  if (typeof words !== 'string' || typeof thoughts !== 'string') return undefined;
  if (thoughts === '') return { type: 'text-delta', said: words };
  return words === '' ? { type: 'reasoning-delta', said: thoughts } : undefined;
}

function isOther({ role, refusal, tool_calls: calls }: Delta): boolean {
  return (isThere(role) && role !== 'assistant' && role !== '') || isThere(refusal) || isThere(calls);
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
