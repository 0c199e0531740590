import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { crisisButtonId, crisisTitleId } from '#lib/chat-state.ts';
import { topBarSlotId } from '#lib/top-bar-slot.ts';
import type { CareParts } from './care-parts.ts';
import { ChatHead } from './chat-head.tsx';
import { CompanionAside } from './companion-aside.tsx';
import { Composer } from './composer.tsx';
import { headCopy, logCopy } from './copy.ts';
import { JumpToLatest } from './jump-to-latest.tsx';
import { MessageList } from './message-list.tsx';
import { OffRecordNote } from './off-record-note.tsx';
import { Paywall } from './paywall.tsx';
import { ProblemNote } from './problem-note.tsx';
import { QuickReplies } from './quick-replies.tsx';
import type { Exchange } from './reading.ts';
import { isBusy, isPaywalled, lastReplyOf } from './stream-state.ts';
import { toThread } from './thread.ts';
import { useChat } from './use-chat.ts';
import { useFollowEnd } from './use-follow-end.ts';
import './chat.css';

interface Props {
  care: CareParts;
  /** What is asked at the end of the conversation; nothing is at a moment of risk or off the record. */
  sharePrompt?: ReactNode;
  /** Called when a message and its reply have come to rest. */
  onExchange?: (exchange: Exchange) => void;
  /** The person has just come here from the questions before: the focus comes with them. */
  takesFocus: boolean;
  /** Back to the choices about how Haven talks. */
  onAdjust: () => void;
}

/** The conversation with Haven: the feature's front door. */
export function ChatPanel({ care, sharePrompt, onExchange, takesFocus, onAdjust }: Props) {
  const { state, chat, draft, setDraft } = useChat(onExchange);
  const { log, composer, isAtEnd, goToEnd, hold } = useFollowEnd();
  const { userId, card, entitlement } = state;
  const pending = isBusy(state);
  // While an offer or an exercise waits for its answer, nothing else is asked.
  const isAsked = (lastReplyOf(state)?.quickReplies ?? []).length > 0;

  function say(text: string): void {
    void chat.send(text);
    goToEnd();
  }

  // The picked reply goes away with the others: the focus must not go with it.
  function pick(text: string): void {
    say(text);
    log.current?.focus({ preventScroll: true });
  }

  function closeCard(): void {
    chat.closeCard();
    document.getElementById(crisisButtonId)?.focus({ preventScroll: true });
    goToEnd();
  }

  useBringCard(card?.calls ?? 0, hold);
  return (
    <div className="chat-grid">
      <section className="chat" aria-label={headCopy.chatName}>
        <ChatHead
          userId={userId}
          entitlement={entitlement}
          onClear={chat.clear}
          canClear={state.messages.length > 0}
          isOffRecord={state.isOffRecord}
          onOffRecord={chat.setOffRecord}
          onAdjust={onAdjust}
          takesFocus={takesFocus}
        />
        {/* The log scrolls by itself on wide screens, so it must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={log} className="chat-log" role="log" aria-label={logCopy.name} tabIndex={0}>
          <MessageList items={toThread(state)} state={state} chat={chat} care={care} onCloseCard={closeCard} />
          {isPaywalled(state) && <Paywall />}
          {!state.care.crisis && !state.isOffRecord && !isAsked && sharePrompt}
        </div>
        <div ref={composer} className="chat-composer">
          <JumpToLatest isAtEnd={isAtEnd} lastSeq={state.messages.at(-1)?.seq ?? 0} onJump={goToEnd} />
          {state.isOffRecord && <OffRecordNote />}
          {state.problem && <ProblemNote problem={state.problem} />}
          {!pending && <QuickReplies replies={state.messages.at(-1)?.quickReplies ?? []} onPick={pick} />}
          {state.care.crisis && !card?.isOpen && <care.Bar onOpen={chat.openCard} />}
          <Composer
            text={draft}
            onChange={setDraft}
            onSend={say}
            isPending={pending}
            onStop={state.growingId && (() => void chat.stop())}
          />
        </div>
      </section>
      <CompanionAside userId={userId} entitlement={entitlement} onAdjust={onAdjust} />
      <InTopBar>
        <care.Button isOpen={card?.isOpen ?? false} onOpen={chat.openCard} />
      </InTopBar>
    </div>
  );
}

/** Brings a card that was raised before the person's eyes, and says its title to whoever listens. */
function useBringCard(calls: number, hold: (part: Element) => void): void {
  useEffect(() => {
    const title = document.getElementById(crisisTitleId);
    if (calls === 0 || !title) return;
    title.focus({ preventScroll: true });
    hold(title.parentElement ?? title);
  }, [calls, hold]);
}

function InTopBar({ children }: { children: ReactNode }) {
  const slot = document.getElementById(topBarSlotId);
  return slot && createPortal(children, slot);
}
