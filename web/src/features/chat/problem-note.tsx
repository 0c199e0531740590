import { CircleAlert } from 'lucide-react';
import { Notice } from '#ui/notice.tsx';
import { bubbleCopy } from './copy.ts';
import type { Problem } from './stream-state.ts';

/** What went wrong with the conversation as a whole. */
export function ProblemNote({ problem: { words, retryAfterSeconds } }: { problem: Problem }) {
  return (
    <div role="alert" className="pb-2">
      <Notice tone="rose" icon={<CircleAlert />}>
        {words} {retryAfterSeconds !== undefined && bubbleCopy.waitSeconds(retryAfterSeconds)}
      </Notice>
    </div>
  );
}
