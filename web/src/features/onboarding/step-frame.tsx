import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from '#lib/join-classes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { stepCopy } from './copy.ts';

interface Props {
  title: string;
  text: string;
  /** How many of the three bars are filled; none are shown where there is nothing to count. */
  progress?: 1 | 2 | 3;
  takesFocus: boolean;
  onSubmit: () => void;
  /** The buttons, and what else stays in view above the bar. */
  actions: ReactNode;
  children: ReactNode;
}

/** One question of onboarding: how far one has come, what is asked, the choices, and the way on. */
export function StepFrame({ title, text, progress, takesFocus, onSubmit, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className="onboarding" onSubmit={submit}>
      {progress && <Progress count={progress} />}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      {children}
      <div className="onboarding-actions">{actions}</div>
    </form>
  );
}

function Progress({ count }: { count: 1 | 2 | 3 }) {
  return (
    <div>
      <VisuallyHidden>{stepCopy.progress[count]}</VisuallyHidden>
      <div className="flex gap-1.5" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={joinClasses('onboarding-bar', bar <= count && 'onboarding-bar-on')} />
        ))}
      </div>
    </div>
  );
}
