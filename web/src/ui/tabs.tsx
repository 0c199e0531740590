import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** Names the group of tabs. */
  label: string;
  tabs: readonly Tab[];
  defaultTab?: string | undefined;
}

/** Panels of which one shows. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id }: Props) {
  return (
    <RadixTabs.Root {...(defaultTab && { defaultValue: defaultTab })} className="grid min-w-0 grid-cols-1 gap-4">
      <RadixTabs.List
        aria-label={label}
        className="flex max-w-max min-w-0 gap-0.5 overflow-x-auto rounded-tumble-m bg-sunken p-[3px] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 flex-auto rounded-tumble-s px-3.5 text-sm font-mid whitespace-nowrap text-ink-soft focus-visible:-outline-offset-2 data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-1 data-[state=active]:inset-ring-[1.5px] data-[state=active]:inset-ring-line-strong forced-colors:data-[state=active]:outline-2"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className="min-w-0">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
