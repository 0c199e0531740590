import { type ReactNode, Suspense } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { FootLine } from './foot-line.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { usePath } from './use-path.ts';
import { useStayOffline } from './use-stay-offline.ts';

// On these one signs in: nothing else is asked of anybody here.
const gateScreens = new Set([
  '/login',
  '/login/google',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-address',
  '/confirm-change',
]);

// These screens are read or filled in alone: no navigation, but the footer line stays.
const bareScreens = new Set([...gateScreens, '/terms-agreement', '/terms', '/privacy']);

interface Props {
  /** While the address is not known to lead anywhere, no entry of the navigation is the current one. */
  isWaiting?: boolean;
  children: ReactNode;
}

/**
 * The frame around every screen: skip link, top bar, navigation, content, footer line, in this order. What works without a
 * script comes to life after the content: links lead where they lead.
 */
export function Shell({ isWaiting = false, children }: Props) {
  const path = usePath();
  const main = useFocusOnArrival(path);
  useStayOffline(path);
  const isBare = !isWaiting && bareScreens.has(path);
  const isGate = !isWaiting && gateScreens.has(path);
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-4 z-60 rounded-tumble-s bg-primary px-4 py-3 text-on-primary focus:top-3"
      >
        Skip to content
      </a>
      <div className={joinClasses('frame', isBare && 'frame-bare', isGate && 'frame-gate')}>
        <TopBar isBare={isBare} isGate={isGate} />
        {!isBare && (
          <Suspense>
            <MainNavigation {...(!isWaiting && { path })} />
          </Suspense>
        )}
        <main ref={main} id="main" tabIndex={-1} className={joinClasses('content', isBare && 'content-bare')}>
          {children}
          {!isGate && (
            <Suspense>
              <SiteFooter />
            </Suspense>
          )}
        </main>
        <Suspense>
          <FootLine />
        </Suspense>
      </div>
    </>
  );
}
