import { Bookmark, ChevronRight, History, LifeBuoy, NotebookPen, Palette } from 'lucide-react';
import { Link } from 'react-router';
import { hasScreen } from '#lib/screens.ts';
import { CardSection } from '#ui/card-section.tsx';
import { featuresCopy as copy } from './copy.ts';

const allLinks = [
  { path: '/mood-colors', label: copy.colors, Icon: Palette },
  { path: '/journal', label: copy.journal, Icon: NotebookPen },
  { path: '/history', label: copy.history, Icon: History },
  { path: '/memory', label: copy.memory, Icon: Bookmark },
  { path: '/support', label: copy.support, Icon: LifeBuoy },
];

const links = allLinks.filter(({ path }) => hasScreen(path));

/** The ways from the account to what Haven offers, and to support. */
export function FeatureLinks() {
  if (links.length === 0) return null;
  return (
    <CardSection title={copy.title}>
      <ul className="divide-y divide-line">
        {links.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-13 items-center gap-3 font-mid text-ink no-underline hover:underline">
              <Icon className="text-primary-ink" />
              {label}
              <ChevronRight className="ml-auto text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
