import { Sparkle } from 'lucide-react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Brand } from './brand.tsx';
import { isCurrent, navigationEntries } from './navigation.ts';
import { PersonNow } from './person-now.tsx';

/** The way around Haven: a bar at the bottom on phones, a rail on wide screens. */
export function MainNavigation({ path }: { path?: string }) {
  return (
    <nav className="main-nav" aria-label="Main">
      <Brand className="mb-5 hidden px-3 text-[1.75rem] rail:inline-flex" markClassName="size-8.5" />
      <ul>
        {navigationEntries.map((entry) => (
          <li key={entry.path}>
            <Link
              className="nav-link"
              to={entry.path}
              aria-current={path && isCurrent(entry, path) ? 'page' : undefined}
            >
              <span className="nav-pebble">
                <entry.icon />
              </span>
              {entry.label}
              {entry.isPremium && (
                <>
                  <Sparkle className="nav-sparkle" />
                  <VisuallyHidden> (premium)</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <PersonNow className="mt-auto hidden rail:block" />
    </nav>
  );
}
