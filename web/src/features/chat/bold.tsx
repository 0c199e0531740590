import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
  /** More words are coming: each fades in, and a bold part may still be open at its end. */
  isGrowing?: boolean;
}

/** What was said, as text, line breaks and `**bold**` parts only. Nothing in it is ever read as markup. */
export function Bold({ text, isGrowing = false }: Props) {
  return parseBold(text, isGrowing).map((part) => (
    <Fragment key={part.start}>
      {part.isBold ? <strong>{toLines(part, isGrowing)}</strong> : toLines(part, isGrowing)}
    </Fragment>
  ));
}

export interface Part {
  text: string;
  /** Where it begins in the whole. */
  start: number;
  isBold: boolean;
}

const marker = '**';

/** Takes a text apart at its pairs of `**`, in one pass. A marker without its partner stays what it is: two stars. */
export function parseBold(text: string, isGrowing = false): Part[] {
  const parts: Part[] = [];
  let plainFrom = 0;
  let open = text.indexOf(marker);
  while (open !== -1) {
    const from = open + marker.length;
    const close = text.indexOf(marker, from);
    if (close === -1) break;
    if (canBeBold(text, from, close)) {
      add(parts, text, plainFrom, open, false);
      add(parts, text, from, close, true);
      plainFrom = close + marker.length;
      open = text.indexOf(marker, plainFrom);
    } else {
      open = text.indexOf(marker, skipStars(text, open));
    }
  }
  if (isGrowing && open !== -1) {
    add(parts, text, plainFrom, open, false);
    add(parts, text, open + marker.length, text.length, true);
  } else {
    add(parts, text, plainFrom, text.length, false);
  }
  return parts;
}

function canBeBold(text: string, from: number, to: number): boolean {
  return to > from && isInk(text[from]) && isInk(text[to - 1]);
}

function isInk(character: string | undefined): boolean {
  return character !== undefined && character !== '*' && character.trim() !== '';
}

// A run of stars is passed as a whole, so that a text of nothing else is read once.
function skipStars(text: string, from: number): number {
  let end = from;
  while (text[end] === '*') end += 1;
  return end;
}

function add(parts: Part[], text: string, start: number, end: number, isBold: boolean): void {
  if (end > start) parts.push({ text: text.slice(start, end), start, isBold });
}

function toLines({ text, start }: Part, isGrowing: boolean): ReactNode {
  let at = start;
  return text.split('\n').map((line, index) => {
    const from = at;
    at += line.length + 1;
    return (
      <Fragment key={from}>
        {index > 0 && <br />}
        {isGrowing ? toWords(line, from) : line}
      </Fragment>
    );
  });
}

function toWords(line: string, start: number): ReactNode {
  let at = start;
  return line.split(/(?<=\s)/u).map((word) => {
    const from = at;
    at += word.length;
    return (
      <span key={from} className="arriving">
        {word}
      </span>
    );
  });
}
