/** Takes the bytes of a reply as they come, and gives back those to read. */
export interface Joiner {
  push(bytes: Buffer): Buffer;
  /** What was held back for the rest of its frame. */
  end(): Buffer;
}

/** A frame that says words: what stands before and behind them, and the words as they stand in JSON. */
interface Saying {
  before: string;
  words: string;
  behind: string;
}

const nothing: Buffer = Buffer.alloc(0);
const betweenFrames = '\n\n';
const carriageReturn = 13;
/** A longer frame says no words; it is read as it comes. */
const mostHeld = 64 * 1_024;

/**
 * Makes one frame of all words that come at once, in the manner of OpenAI: a provider's package takes each frame through half a
 * dozen streams and a schema, which costs more than all else that is done for a word. Only frames are joined that are the same to
 * the letter but for their words, so nothing else that one says can get lost. Of a server that ends lines in another way nothing is
 * joined or held back.
 */
export function createJoiner(): Joiner {
  let held = nothing;
  let isPlain = true;

  function push(bytes: Buffer): Buffer {
    const come = held.length > 0 ? Buffer.concat([held, bytes]) : bytes;
    isPlain &&= !bytes.includes(carriageReturn);
    const last = isPlain ? come.lastIndexOf(betweenFrames) : -1;
    const whole = last < 0 ? 0 : last + betweenFrames.length;
    if (!isPlain || come.length - whole > mostHeld) {
      isPlain = false;
      held = nothing;
      return come;
    }
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
  let saying: Saying | undefined;
  for (const frame of text.slice(0, -betweenFrames.length).split(betweenFrames)) {
    const next = wordsIn(frame);
    if (next && saying && next.before === saying.before && next.behind === saying.behind) saying.words += next.words;
    else {
      if (saying) written.push(frameOf(saying));
      if (!next) written.push(frame);
      saying = next;
    }
  }
  if (saying) written.push(frameOf(saying));
  return written.join(betweenFrames) + betweenFrames;
}

function frameOf({ before, words, behind }: Saying): string {
  return before + words + behind;
}

const opening = /"content": ?"/gu;
const words = /(?:[^"\\]|\\.)*/uy;

/** The words of a frame on one line that has them in one place. */
function wordsIn(frame: string): Saying | undefined {
  if (!frame.startsWith('data: {') || frame.includes('\n')) return undefined;
  const [found, ...others] = frame.matchAll(opening);
  if (!found || others.length > 0) return undefined;
  const start = found.index + found[0].length;
  words.lastIndex = start;
  const said = words.exec(frame)?.[0] ?? '';
  return { before: frame.slice(0, start), words: said, behind: frame.slice(start + said.length) };
}
