import { Button } from '#ui/button.tsx';
import { CrisisLines } from '#ui/crisis-lines.tsx';
import { Glass, onePiece } from '#ui/glass.tsx';

/** Stands in for a screen that failed. What was typed is kept by the browser, and it says so. */
export function Crash() {
  return (
    <div role="alert" className="mx-auto grid max-w-xl justify-items-center gap-4 py-10 text-center">
      <Glass pieces={onePiece('g', 'frost')} className="size-28" />
      <h1>Something went wrong on this page</h1>
      <p className="text-ink-soft">
        What you wrote is kept on this device. Load the page again to go on where you were.
      </p>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
      <p className="text-sm text-ink-soft">
        <strong className="text-ink">Need a person now?</strong> <CrisisLines />
      </p>
    </div>
  );
}
