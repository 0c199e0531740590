import { Companion } from './companion.tsx';

/** Says that something is on its way: the companion, breathing, beside or above its words. */
export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <output className={`flex items-center gap-3 ${className}`}>
      <Companion />
      <p>{label}</p>
    </output>
  );
}
