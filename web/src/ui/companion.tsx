import { Glass } from './glass.tsx';
import { companionPieces } from './glass-shapes.ts';

/** Haven itself: three pieces of sea glass that overlap and breathe. Where two cross, a third color appears. */
export function Companion({ className = 'size-12' }: { className?: string }) {
  return <Glass pieces={companionPieces} viewBox="0 0 120 120" isBreathing className={className} />;
}
