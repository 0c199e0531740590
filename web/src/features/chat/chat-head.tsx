import { getStyle } from '@haven/companion/persona/styles';
import type { Entitlement } from '@haven/contracts/chat';
import { minorsText } from '@haven/contracts/policy/care';
import { useQuery } from '@tanstack/react-query';
import { guideQuery } from '#lib/guide.ts';
import { Companion } from '#ui/companion.tsx';
import { accessWords } from './access-words.ts';
import { ClearHistory } from './clear-history.tsx';
import { headCopy } from './copy.ts';

interface Props {
  userId: string;
  entitlement: Entitlement | undefined;
  canClear: boolean;
  onClear: () => Promise<void>;
}

/** Who is spoken to, and in which style. */
export function ChatHead({ userId, entitlement, canClear, onClear }: Props) {
  const { data: guide } = useQuery({ ...guideQuery(userId), enabled: userId !== '' });
  const counter = entitlement?.reason === 'trial' && accessWords(entitlement);
  const parts = [headCopy.kind, guide && getStyle(guide.style).label, counter].filter(Boolean);
  return (
    <div className="chat-head">
      <Companion className="size-11 flex-none" />
      <div className="min-w-0">
        <h1 className="chat-title">{headCopy.title}</h1>
        <p className="text-xs text-ink-soft">{parts.join(' · ')}</p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        <p className="text-xs text-ink-faint max-rail:hidden">{minorsText}</p>
        {canClear && <ClearHistory onClear={onClear} />}
      </div>
    </div>
  );
}
