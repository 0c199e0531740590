import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { joinClasses } from '#lib/join-classes.ts';
import { FootLine } from './foot-line.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { TopBar } from './top-bar.tsx';

// These screens are read or filled in alone: no navigation, but the footer line stays.
const bareScreens = new Set(['/login', '/register', '/terms-agreement', '/terms', '/privacy']);

/** The frame around every screen: skip link, top bar, navigation, content, footer line, in this order. */
export function Shell({ children }: { children: ReactNode }) {
  const isBare = bareScreens.has(useLocation().pathname);
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-4 z-60 rounded-tumble-s bg-primary px-4 py-3 text-on-primary focus:top-3"
      >
        Skip to content
      </a>
      <div className={joinClasses('frame', isBare && 'frame-bare')}>
        <TopBar />
        {!isBare && <MainNavigation />}
        <main id="main" tabIndex={-1} className={joinClasses('content', isBare && 'content-bare')}>
          {children}
        </main>
        <FootLine />
      </div>
    </>
  );
}
