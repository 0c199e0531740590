import { tooltip } from '@haven/contracts/policy/screens';
import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Repeats or explains the name of the control; never the only place where something is said. */
  text: string;
  children: ReactElement;
}

/** A short text that shows while a control is pointed at or focused. Stands inside `TooltipProvider`. */
export function Tooltip({ text, children }: Props) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-tumble-s bg-ink px-3 py-1.5 text-xs text-ground shadow-2 forced-colors:border"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

/** Lets tooltips that lie near each other follow without the first wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltip.delayMs} skipDelayDuration={tooltip.skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}
