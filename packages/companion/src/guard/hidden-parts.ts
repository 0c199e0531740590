/** What models write that is for nobody's eyes: their thinking aloud, and scripts and styles of web pages. */
const opens =
  /<(think|thinking|thought|reasoning|reflection|scratchpad|script|style)\b[^<>]{0,200}>|<\|channel\|>(?:analysis|commentary)\b/iu;
const closes =
  /<\/(?:think|thinking|thought|reasoning|reflection|scratchpad|script|style)\s*>|<\|channel\|>final<\|message\|>/iu;
/** The end of a text that may become one of these marks with the next piece. */
const begun = /<[^<>]{0,200}$|<\|channel\|>[^<>]{0,20}(?:<\|?[a-z]{0,10}\|?)?$/iu;
const longestMark = 240;

export interface PartFilter {
  push(piece: string): string;
  end(): string;
}

/** Lets a stream of words through without such parts. One that never closes is never shown. */
export function createHiddenPartFilter(): PartFilter {
  let held = '';
  let isHidden = false;

  function push(piece: string): string {
    if (held === '' && !isHidden && !piece.includes('<')) return piece;
    held += piece;
    let shown = '';
    for (;;) {
      const mark = (isHidden ? closes : opens).exec(held);
      if (!mark) break;
      if (!isHidden) shown += held.slice(0, mark.index);
      held = held.slice(mark.index + mark[0].length);
      isHidden = !isHidden;
    }
    if (isHidden) {
      held = held.slice(-longestMark);
      return shown;
    }
    const rest = begun.exec(held)?.index ?? held.length;
    shown += held.slice(0, rest);
    held = held.slice(rest);
    return shown;
  }

  return {
    push,
    end: () => {
      const rest = isHidden ? '' : held;
      held = '';
      return rest;
    },
  };
}
