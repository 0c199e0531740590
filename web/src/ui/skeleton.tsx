/** The shape of what is still loading. The element around it says so with `aria-busy`. */
export function Skeleton({ className = 'h-4' }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
