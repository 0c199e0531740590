import type { ReactNode } from 'react';
import { Companion } from '#ui/companion.tsx';
import { Glass } from '#ui/glass.tsx';
import { driftPieces } from '#ui/glass-shapes.ts';
import { gate } from './copy.ts';
import './gate.css';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The way in: glass in deep water on one side where there is room, a form on the other. */
export function Gate({ title, lead, children }: Props) {
  return (
    <div className="gate">
      <div className="gate-art" aria-hidden="true">
        <Glass pieces={driftPieces} viewBox="0 0 520 340" isBreathing className="gate-glass" />
        <p className="gate-motto">{gate.motto}</p>
      </div>
      <div className="gate-side">
        <Companion className="gate-companion" />
        <div>
          <h1>{title}</h1>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
