import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  /** What is on its way, for screen readers. */
  label: string;
  /** How many lines the real thing has, about. */
  lines?: number;
}

/** Stands where something is about to be shown, in about its size. */
export function Skeleton({ label, lines = 3 }: Props) {
  return (
    <output className="grid gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" className="skeleton" />
      ))}
    </output>
  );
}
