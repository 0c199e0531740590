import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads back from a screen, at its top. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-0.5 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm font-mid no-underline hover:underline"
    >
      <ChevronLeft />
      {children}
    </Link>
  );
}
