import { getStyle } from '@haven/companion/persona/styles';
import type { Entitlement } from '@haven/contracts/chat';
import { minorsText } from '@haven/contracts/policy/care';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { guideQuery } from '#lib/guide.ts';
import { SlidersHorizontal } from 'lucide-react';
import { Companion } from '#ui/companion.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { accessWords } from './access-words.ts';
import { ClearHistory } from './clear-history.tsx';
import { asideCopy, headCopy } from './copy.ts';
import { OffRecordSwitch } from './off-record-switch.tsx';

interface Props {
  userId: string;
  entitlement: Entitlement | undefined;
  canClear: boolean;
  onClear: () => Promise<void>;
  isOffRecord: boolean;
  onOffRecord: (isOn: boolean) => Promise<void>;
  onAdjust: () => void;
  takesFocus: boolean;
}

/** Who is spoken to, and in which style. */
export function ChatHead({ userId, entitlement, canClear, onClear, onAdjust, takesFocus, ...rest }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const { data: guide } = useQuery({ ...guideQuery(userId), enabled: userId !== '' });
  const counter = entitlement?.reason === 'trial' && accessWords(entitlement);
  const parts = [headCopy.kind, guide && getStyle(guide.style).label, counter].filter(Boolean);
  const couldClear = useRef(canClear);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  // The button that cleared the history goes with it; the focus should not fall out of the chat.
  useEffect(() => {
    if (couldClear.current && !canClear && document.activeElement === document.body) title.current?.focus();
    couldClear.current = canClear;
  }, [canClear]);

  return (
    <div className="chat-head">
      <Companion className="size-11 flex-none" />
      <div className="min-w-0">
        <h1 ref={title} tabIndex={-1} className="chat-title">
          {headCopy.title}
        </h1>
        <p className="text-xs text-ink-soft">{parts.join(' · ')}</p>
      </div>
      <div className="ml-auto flex items-center">
        <p className="text-xs text-ink-faint mr-2 max-rail:hidden">{minorsText}</p>
        {/* From 76rem the column beside the chat says the same. */}
        <IconButton label={asideCopy.adjust} className="aside:hidden" onClick={onAdjust}>
          <SlidersHorizontal />
        </IconButton>
        <OffRecordSwitch isOn={rest.isOffRecord} onSwitch={rest.onOffRecord} />
        {canClear && <ClearHistory onClear={onClear} />}
      </div>
    </div>
  );
}
