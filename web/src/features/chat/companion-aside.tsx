import { getQuality, getStyle } from '@haven/companion/persona/styles';
import type { Entitlement } from '@haven/contracts/chat';
import { companionName } from '@haven/contracts/policy/screens';
import { useQuery } from '@tanstack/react-query';
import { guideQuery } from '#lib/guide.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Companion } from '#ui/companion.tsx';
import { accessWords } from './access-words.ts';
import { asideCopy } from './copy.ts';

interface Props {
  userId: string;
  entitlement: Entitlement | undefined;
  onAdjust: () => void;
}

/** Beside the conversation, where there is room: who listens, how, and until when. */
export function CompanionAside({ userId, entitlement, onAdjust }: Props) {
  const { data: guide } = useQuery({ ...guideQuery(userId), enabled: userId !== '' });
  const qualities = guide?.selectedQualities.map((id) => getQuality(id).label) ?? [];
  return (
    <aside className="chat-aside" aria-label={asideCopy.name}>
      <Card className="grid gap-4">
        <Companion className="mx-auto size-38" />
        <h2 className="text-center">{companionName}</h2>
        <dl className="grid gap-3">
          {guide && <Fact name={asideCopy.style} value={getStyle(guide.style).label} />}
          {guide && <Fact name={asideCopy.qualities} value={toList(qualities)} />}
          {entitlement && <Fact name={asideCopy.access} value={accessWords(entitlement)} />}
        </dl>
        <Button kind="outline" size="small" onClick={onAdjust}>
          {asideCopy.adjust}
        </Button>
      </Card>
      <Card>
        <h3 className="mb-1">{asideCopy.breathTitle}</h3>
        <p className="text-sm text-ink-soft">{asideCopy.breath}</p>
      </Card>
    </aside>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs font-mid text-ink-faint">{name}</dt>
      <dd className="leading-[1.35]">{value}</dd>
    </div>
  );
}

function toList(labels: readonly string[]): string {
  const [first, ...rest] = labels;
  if (first === undefined) return asideCopy.noQualities;
  return [first, ...rest.map((label) => label.toLowerCase())].join(', ');
}
