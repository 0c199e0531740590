import fontUrl from '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { createQueryClient } from '#lib/query-client.ts';
import { useHasMounted } from '#lib/use-has-mounted.ts';
import { GlassDefinitions } from '#ui/glass-definitions.tsx';
import { Crash } from './crash.tsx';
import { Shell } from './shell.tsx';
import { themeScript } from './theme.ts';
import './styles/app.css';

const Toaster = lazy(async () => ({ default: (await import('#ui/toaster.tsx')).Toaster }));

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** The document around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script may set data-theme before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f2f4f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1a1c" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <GlassDefinitions />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queryClient] = useState(createQueryClient);
  const hasMounted = useHasMounted();
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <Outlet />
      </Shell>
      {hasMounted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Crash error={error} />;
}
