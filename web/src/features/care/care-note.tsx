import type { CareNotice } from '@haven/contracts/care';
import { disclosureText } from '@haven/contracts/policy/care';
import { Leaf, LifeBuoy } from 'lucide-react';
import { CrisisLines } from '#ui/crisis-lines.tsx';
import { Notice } from '#ui/notice.tsx';
import { careCopy } from './copy.ts';
import './care.css';

/** What the care layer says between the messages. */
export function CareNote({ kind }: { kind: CareNotice['kind'] }) {
  switch (kind) {
    case 'disclosure':
      return <p className="disclosure">{disclosureText}</p>;
    case 'break':
      return (
        <Notice tone="good" icon={<Leaf />}>
          <strong>{careCopy.breakTitle}</strong> {careCopy.breakText}
        </Notice>
      );
    case 'crisis-card':
    case 'crisis-reminder':
      return (
        <Notice tone="rose" icon={<LifeBuoy />}>
          {careCopy.reminder} <CrisisLines />
        </Notice>
      );
  }
}
