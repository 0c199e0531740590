import { joinClasses } from '#lib/join-classes.ts';
import { topBarSlotId } from '#lib/top-bar-slot.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { AccountButton } from './account-button.tsx';
import { Brand } from './brand.tsx';

interface Props {
  /** No rail stands beside this screen, so the name stays in the bar at any width. */
  isBare: boolean;
  /** On this screen one signs in: it leads back, and wears no beta badge. */
  isGate: boolean;
}

/** The bar at the top. A screen may add its own controls to its end. */
export function TopBar({ isBare, isGate }: Props) {
  return (
    <header className="top-bar">
      <Brand className={joinClasses('inline-flex text-[1.5rem]', !isBare && 'rail:hidden')} hasBadge={!isGate} />
      <div className="ml-auto flex items-center gap-2">
        <div id={topBarSlotId} className="contents" />
        {isGate ? (
          <ButtonLink to="/" kind="quiet" size="small">
            Back to Home
          </ButtonLink>
        ) : (
          <AccountButton />
        )}
      </div>
    </header>
  );
}
