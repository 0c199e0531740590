import { Glass } from './glass.tsx';
import { markPieces } from './glass-shapes.ts';

/** The small sign beside the name: two pieces of glass. */
export function Mark({ className = 'size-7' }: { className?: string }) {
  return <Glass pieces={markPieces} viewBox="0 0 120 120" className={className} />;
}
