import { CrisisLines } from '#ui/crisis-lines.tsx';

/** Where to find a person, quietly at the foot of the rail on every screen. */
export function PersonNow({ className = '' }: { className?: string }) {
  return (
    <div className={`rounded-tumble-m bg-sunken p-4 text-sm text-ink-soft ${className}`}>
      <strong className="mb-0.5 block text-ink">Need a person now?</strong>
      <CrisisLines />
    </div>
  );
}
