import { companionName } from '@haven/contracts/policy/screens';
import { type ReactNode, Suspense } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { GlassDefinitions } from '#ui/glass-definitions.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Crash } from './crash.tsx';
import { firstPaintScript } from './first-paint.ts';
import { Shell } from './shell.tsx';
import { Toasts } from './toasts.tsx';
import { useLateFont } from './use-late-font.ts';
import stylesUrl from './styles/app.css?url';

// Until a screen says its own.
export const meta = () => [{ title: companionName }];

export const links: LinksFunction = () => [
  { rel: 'preload', href: stylesUrl, as: 'style' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** The document and the frame, around every screen and around what stands in for one. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The first-paint script may add attributes before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f2f4f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1a1c" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        {/* Before those of a screen: it sets the order of the layers, and whatever came first would lie below. */}
        <link rel="stylesheet" href={stylesUrl} />
        <Meta />
        <Links />
      </head>
      <body>
        <Suspense>
          <GlassDefinitions />
        </Suspense>
        {children}
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useLateFont();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Shown in the place of an address the build did not render, until the page is there. */
export function HydrateFallback() {
  return (
    <Shell isWaiting>
      <Spinner label="One moment" className="py-10" />
    </Shell>
  );
}

/** Stands in for a screen that failed. */
export function ErrorBoundary() {
  return (
    <Shell>
      <Crash />
    </Shell>
  );
}
