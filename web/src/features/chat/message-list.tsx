import { periodicDisclaimer } from '@haven/contracts/policy/care';
import { Info } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Chat } from './chat.ts';
import type { CareParts } from './care-parts.ts';
import { logCopy } from './copy.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { StreamState } from './stream-state.ts';
import { dayWords } from './time-words.ts';
import type { ThreadItem } from './thread.ts';
import { useNow } from './use-now.ts';
import { WritingBubble } from './writing-bubble.tsx';

interface Props {
  items: readonly ThreadItem[];
  state: StreamState;
  chat: Chat;
  care: CareParts;
  onCloseCard: () => void;
}

/** Everything that was said, and what stands between it. */
export function MessageList({ items, state, chat, care, onCloseCard }: Props) {
  const now = useNow();
  return (
    <ol className="thread">
      {!state.isOpened && <li className="thread-line">{logCopy.opening}</li>}
      {state.hasMore && (
        <li className="justify-self-center">
          <Button kind="quiet" size="small" onClick={() => void chat.loadEarlier()}>
            {logCopy.earlier}
          </Button>
        </li>
      )}
      {items.map((item) => (
        <Item key={item.key} item={item} now={now} chat={chat} care={care} onCloseCard={onCloseCard} />
      ))}
    </ol>
  );
}

interface ItemProps extends Pick<Props, 'chat' | 'care' | 'onCloseCard'> {
  item: ThreadItem;
  now: number;
}

function Item({ item, now, chat, care, onCloseCard }: ItemProps) {
  switch (item.kind) {
    case 'message':
      return <MessageBubble item={item} now={now} chat={chat} />;
    case 'writing':
      return (
        <WritingBubble
          text={item.text}
          isSubstitute={item.isSubstitute}
          isCut={item.isCut}
          onReconnect={() => void chat.reconnect()}
        />
      );
    case 'day':
      return <li className="thread-line">{dayWords(item.day, now)}</li>;
    case 'notice':
      return (
        <li className="thread-note">
          <care.Note kind={item.notice.kind} />
        </li>
      );
    case 'crisis-card':
      return (
        <li className="thread-note">
          <care.Card onClose={onCloseCard} />
        </li>
      );
    case 'disclaimer':
      return (
        <li className="thread-note">
          <Notice icon={<Info />}>
            <strong>{periodicDisclaimer.title}</strong> {periodicDisclaimer.text}
          </Notice>
        </li>
      );
  }
}
