import { CloudOff, RotateCcw } from 'lucide-react';
import { joinClasses } from '#lib/join-classes.ts';
import { Button } from '#ui/button.tsx';
import { CrisisLines } from '#ui/crisis-lines.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Bold } from './bold.tsx';
import type { Chat } from './chat.ts';
import { bubbleCopy, logCopy } from './copy.ts';
import { CopyButton } from './copy-button.tsx';
import type { Problem } from './stream-state.ts';
import type { SpokenItem } from './thread.ts';
import { timeWords } from './time-words.ts';

interface Props {
  item: SpokenItem;
  now: number;
  chat: Chat;
}

/** What one side said, when, and what can be done about it. */
export function MessageBubble({ item, now, chat }: Props) {
  if (item.side === 'person') return <PersonBubble item={item} now={now} chat={chat} />;
  const { id, status, text } = item;
  const canRetry =
    item.isLast && id !== undefined && (status === 'failed' || status === 'stopped' || status === 'incomplete');
  const isFailed = status === 'failed' && text === '';
  return (
    <li className="message message-haven">
      <div className="bubble">
        <VisuallyHidden>{logCopy.haven}</VisuallyHidden>
        <p>{isFailed ? bubbleCopy.failure : <Bold text={text} />}</p>
      </div>
      <Foot item={item} now={now} />
      {item.isSubstitute && <p className="message-remark">{bubbleCopy.substitute}</p>}
      {status === 'stopped' && <p className="message-remark">{bubbleCopy.stopped}</p>}
      {(status === 'incomplete' || (status === 'failed' && !isFailed)) && (
        <p className="message-remark">{bubbleCopy.incomplete}</p>
      )}
      {canRetry && <TryAgain onClick={() => void chat.retry(id)} />}
    </li>
  );
}

function PersonBubble({ item, now, chat }: Props) {
  return (
    <>
      <li className="message message-person">
        <div className="bubble">
          <VisuallyHidden>{logCopy.you}</VisuallyHidden>
          <p className="whitespace-pre-wrap">{item.text}</p>
        </div>
        <Foot item={item} now={now} />
        {item.namesHelp && !item.problem && <Meanwhile words={bubbleCopy.goesLater} />}
      </li>
      {item.problem && (
        <Refusal problem={item.problem} namesHelp={item.namesHelp} onTryAgain={() => void chat.sendAgain(item.key)} />
      )}
    </>
  );
}

interface RefusalProps {
  problem: Problem;
  namesHelp: boolean;
  onTryAgain: () => void;
}

/** Haven says that a message did not get through, and why. */
function Refusal({ problem, namesHelp, onTryAgain }: RefusalProps) {
  const { words, retryAfterSeconds } = problem;
  return (
    <li className="message message-haven">
      <div className="bubble">
        <VisuallyHidden>{logCopy.haven}</VisuallyHidden>
        <p>
          {words} {retryAfterSeconds !== undefined && bubbleCopy.waitSeconds(retryAfterSeconds)}
        </p>
      </div>
      {namesHelp && <Meanwhile words={bubbleCopy.kept} />}
      <TryAgain onClick={onTryAgain} />
    </li>
  );
}

/** What becomes of words that did not get through, and who answers now: a phone call needs no Haven. */
function Meanwhile({ words }: { words: string }) {
  return (
    <p className="message-remark message-help">
      {words} {bubbleCopy.inDanger} <CrisisLines />
    </p>
  );
}

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="outline" size="small" className="justify-self-start" onClick={onClick}>
      <RotateCcw />
      {bubbleCopy.tryAgain}
    </Button>
  );
}

function Foot({ item, now }: { item: SpokenItem; now: number }) {
  return (
    <div className={joinClasses('message-foot', !item.showsTime && 'message-foot-quiet')}>
      {item.showsTime && <time dateTime={item.writtenAt}>{timeWords(item.writtenAt, now)}</time>}
      {item.status === 'waiting' && (
        <span className="message-state">
          <CloudOff />
          {bubbleCopy.waiting}
        </span>
      )}
      {item.status === 'queued' && <span className="message-state">{bubbleCopy.queued}</span>}
      {item.text !== '' && <CopyButton text={item.text} />}
    </div>
  );
}
