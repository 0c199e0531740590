import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { jumpCopy } from './copy.ts';

interface Props {
  isAtEnd: boolean;
  /** The newest message: a higher one than the reader has seen is news. */
  lastSeq: number;
  onJump: () => void;
}

/** The way back to the end, for a reader who has scrolled up. */
export function JumpToLatest({ isAtEnd, lastSeq, onJump }: Props) {
  const [seenSeq, setSeenSeq] = useState(lastSeq);
  if (isAtEnd && seenSeq !== lastSeq) setSeenSeq(lastSeq);
  if (isAtEnd) return null;
  return (
    <button type="button" className="jump" onClick={onJump}>
      <ArrowDown />
      {lastSeq > seenSeq ? jumpCopy.news : jumpCopy.latest}
    </button>
  );
}
