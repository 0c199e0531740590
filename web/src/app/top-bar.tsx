import { Brand } from './brand.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { topBarSlotId } from '#lib/top-bar-slot.ts';

/** The bar at the top. A screen may add its own controls to its end. */
export function TopBar() {
  return (
    <header className="top-bar">
      <Brand className="inline-flex text-[1.5rem] rail:hidden" />
      <div className="ml-auto flex items-center gap-1">
        <div id={topBarSlotId} className="contents" />
        <SignInLink />
      </div>
    </header>
  );
}
