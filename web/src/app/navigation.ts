import { Award, History, House, Layers, LifeBuoy, type LucideIcon, NotebookPen, UserRound } from 'lucide-react';
import { hasScreen } from '#lib/screens.ts';

export interface NavigationEntry {
  label: string;
  path: `/${string}`;
  /** Other paths on which the entry is the current one. */
  alsoCurrentOn?: readonly string[];
  icon: LucideIcon;
  isPremium?: boolean;
}

const allEntries: readonly NavigationEntry[] = [
  { label: 'Home', path: '/', alsoCurrentOn: ['/home'], icon: House },
  { label: 'Account', path: '/account', alsoCurrentOn: ['/account-settings'], icon: UserRound },
  { label: 'History', path: '/history', icon: History },
  { label: 'Plans', path: '/plans', icon: Layers },
  { label: 'Support', path: '/support', icon: LifeBuoy },
  { label: 'Badges', path: '/badges', icon: Award },
  { label: 'Journal', path: '/journal', icon: NotebookPen, isPremium: true },
];

/** The entries of the navigation bar, in their order; those whose screen does not exist yet are left out. */
export const navigationEntries = allEntries.filter((entry) => hasScreen(entry.path));

/** Whether this entry stands for the screen at this path. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  return entry.path === path || (entry.alsoCurrentOn?.includes(path) ?? false);
}
