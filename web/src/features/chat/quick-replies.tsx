import { composerCopy } from './copy.ts';

interface Props {
  replies: readonly string[];
  onPick: (reply: string) => void;
}

/** Short answers to what Haven said last, each one tap away. */
export function QuickReplies({ replies, onPick }: Props) {
  if (replies.length === 0) return null;
  return (
    <ul className="quick-replies" aria-label={composerCopy.quickReplies}>
      {replies.map((reply) => (
        <li key={reply}>
          <button type="button" className="chip" onClick={() => onPick(reply)}>
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
