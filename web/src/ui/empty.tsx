import type { ReactNode } from 'react';

/** Says that there is nothing here yet: the place of a piece that was not found. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-tumble-m border-[1.5px] border-dashed border-line-strong p-4 text-ink-soft">
      {children}
    </div>
  );
}
