import { Share2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useChatState } from '#lib/chat-state.ts';
import { joinClasses } from '#lib/join-classes.ts';
import { sharing } from './copy.ts';
import { ShareActions } from './share-actions.tsx';

/**
 * The floating button at the bottom right with its menu. It is away while the chat speaks of a crisis, and on phones
 * while somebody is writing.
 */
export function ShareButton() {
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { isInCrisis, isComposing, isOpen } = useChatState();
  if (isInCrisis) return null;
  return (
    <div className={joinClasses(isComposing && 'max-rail:hidden')}>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={sharing.open}
        title={sharing.open}
        className={joinClasses(
          'share-button fixed z-15 grid size-13 place-items-center border border-line-strong bg-raised text-primary-ink shadow-2 hover:bg-primary-soft',
          isOpen && 'share-button-raised max-[17rem]:hidden!',
        )}
      >
        <Share2 />
      </button>
      <div
        id={menuId}
        ref={menu}
        popover="auto"
        className={joinClasses(
          'share-menu w-60 rounded-tumble-m border border-line bg-raised p-2 text-ink shadow-2',
          isOpen && 'share-menu-raised',
        )}
      >
        <ShareActions onDone={() => menu.current?.hidePopover()} />
      </div>
    </div>
  );
}
