import { CrisisLines } from '#ui/crisis-lines.tsx';
import { careCopy } from './copy.ts';
import './care.css';

/** What stays of the crisis card when it is closed: the three lines, in one row. */
export function CrisisBar({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="crisis-bar">
      <p>
        <CrisisLines />
      </p>
      <button type="button" className="crisis-more" onClick={onOpen}>
        {careCopy.more}
      </button>
    </div>
  );
}
