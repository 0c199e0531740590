import { companionName } from '@haven/contracts/policy/screens';
import { Link } from 'react-router';
import { joinClasses } from '#lib/join-classes.ts';
import { useBeta } from '#lib/settings.ts';
import { Mark } from '#ui/mark.tsx';

interface Props {
  className?: string;
  markClassName?: string;
  /** Says that this is a beta, while it is one. */
  hasBadge?: boolean;
}

/** The name of the product, leading home. */
export function Brand({ className, markClassName, hasBadge = true }: Props) {
  const isBeta = useBeta();
  return (
    <Link
      to="/"
      className={joinClasses(
        'brand min-h-11 items-center gap-2 font-[580] tracking-[-0.015em] text-ink no-underline',
        className,
      )}
    >
      <Mark {...(markClassName && { className: markClassName })} />
      <span className="brand-name">{companionName}</span>
      {isBeta && hasBadge && (
        <span className="beta-tag rounded-full bg-primary-soft px-2 py-px text-2xs font-[650] tracking-[0.01em]">
          Beta
        </span>
      )}
    </Link>
  );
}
