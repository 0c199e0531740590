import type { ReactNode } from 'react';
import { Tag } from '#ui/tag.tsx';

interface Props {
  name: string;
  /** How it stands, in a word or two. */
  state: string;
  isGood: boolean;
  children: ReactNode;
}

/** One thing that protects the account, how it stands, and what can be done. */
export function SafetyRow({ name, state, isGood, children }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
      <h3 className="flex flex-wrap items-center justify-between gap-2 text-base">
        {name}
        <Tag tone={isGood ? 'good' : 'plain'}>{state}</Tag>
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm text-ink-soft">{children}</div>
    </li>
  );
}
