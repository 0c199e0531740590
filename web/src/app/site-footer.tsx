import { launchUsers } from '@haven/contracts/policy/screens';
import { Link } from 'react-router';
import { hasScreen } from '#lib/screens.ts';
import { useBeta } from '#lib/settings.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const links = [
  { path: '/affiliate', label: 'Affiliate program' },
  { path: '/support', label: 'Support and privacy' },
  { path: '/safety', label: 'Safety' },
  { path: '/health-data', label: 'Health data' },
  { path: '/accessibility', label: 'Accessibility' },
  { path: '/terms', label: 'Terms of Service' },
  { path: '/privacy', label: 'Privacy Policy' },
] as const;

/** The quiet end of every page: what Haven is, where its promises stand, and how it looks. */
export function SiteFooter() {
  const isBeta = useBeta();
  return (
    <div className="mx-auto mt-16 grid max-w-280 grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-5 text-sm text-ink-soft">
      <p className="max-w-none">
        Educational content, not therapy, not medical advice and not a crisis service.
        {isBeta && ` Professional launch at ${launchUsers} users.`}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <ul className="flex flex-wrap gap-x-5">
          {links
            .filter(({ path }) => hasScreen(path))
            .map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className="inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
        </ul>
        <ThemeSwitch />
      </div>
    </div>
  );
}
