/** Takes the bytes of a reply as they come, and gives back those to read. */
export interface Joiner {
  push(bytes: Buffer): Buffer;
  /** What was held back for the rest of its frame. */
  end(): Buffer;
}

/** One frame of a reply as OpenAI's language has it, as far as it is looked at. */
interface Frame {
  choices: [{ delta: { content: string } }];
}

const nothing: Buffer = Buffer.alloc(0);
const betweenFrames = '\n\n';
const data = 'data: ';

/**
 * Makes one frame of all words that come at once: a provider's package takes each frame through half a dozen streams and a
 * schema, which costs more than all else that is done for a word. Frames that say anything but words, and those of servers
 * that end lines in another way, are left as they are.
 */
export function createJoiner(): Joiner {
  let held = nothing;

  function push(bytes: Buffer): Buffer {
    const come = held.length > 0 ? Buffer.concat([held, bytes]) : bytes;
    const last = come.lastIndexOf(betweenFrames);
    const whole = last < 0 ? 0 : last + betweenFrames.length;
    // A view of no bytes would keep all that it was cut from.
    held = whole === come.length ? nothing : come.subarray(whole);
    return whole === 0 ? nothing : Buffer.from(joined(come.toString('utf8', 0, whole)));
  }

  function end(): Buffer {
    const rest = held;
    held = nothing;
    return rest;
  }

  return { push, end };
}

function joined(text: string): string {
  const written: string[] = [];
  let words: Frame | undefined;
  for (const line of text.split(betweenFrames).slice(0, -1)) {
    const next = wordsIn(line);
    if (next && words) words.choices[0].delta.content += next.choices[0].delta.content;
    else {
      if (words) written.push(lineOf(words));
      if (!next) written.push(line);
      words = next;
    }
  }
  if (words) written.push(lineOf(words));
  return written.map((line) => line + betweenFrames).join('');
}

function lineOf(frame: Frame): string {
  return data + JSON.stringify(frame);
}

/** A frame that says words, and nothing besides that could get lost. */
function wordsIn(line: string): Frame | undefined {
  if (!line.startsWith(`${data}{`) || line.includes('\n')) return undefined;
  try {
    const frame = JSON.parse(line.slice(data.length)) as Partial<Record<keyof Frame | 'usage', unknown>>;
    const [choice, ...others] = Array.isArray(frame.choices) ? (frame.choices as Record<string, unknown>[]) : [];
    const isPlain = choice && others.length === 0 && isNothing(frame.usage) && saysOnlyWords(choice);
    return isPlain ? (frame as Frame) : undefined;
  } catch {
    return undefined;
  }
}

function saysOnlyWords({ delta, ...choice }: Record<string, unknown>): boolean {
  if (!isUnset(choice, ['index']) || typeof delta !== 'object' || delta === null) return false;
  const { content, role, ...more } = delta as Record<string, unknown>;
  return typeof content === 'string' && (role === 'assistant' || isNothing(role)) && isUnset(more);
}

function isUnset(values: Record<string, unknown>, besides: readonly string[] = []): boolean {
  return Object.entries(values).every(([name, value]) => besides.includes(name) || isNothing(value));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}
