import { useEffect, useRef } from 'react';
import { CrisisLines } from '#ui/crisis-lines.tsx';
import { Glass, onePiece } from '#ui/glass.tsx';
import { stopCopy } from './copy.ts';

interface Props {
  who: 'minor' | 'child';
  takesFocus: boolean;
}

/** Says kindly that Haven is not for somebody of this age, and whom they can turn to. */
export function StopPanel({ who, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = stopCopy[who];

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className="onboarding">
      <Glass pieces={onePiece('d', 'amber')} className="size-16" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="max-w-none rounded-tumble-m bg-rose-soft px-4 py-3 text-rose-ink">
        <strong>{stopCopy.lines.strong}</strong> <CrisisLines /> {stopCopy.lines.after}
      </p>
    </div>
  );
}
