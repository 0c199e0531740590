import { crisisLines } from '@haven/contracts/policy/care';

const linkClass = 'inline-block py-0.5 font-strong text-rose-ink';

/** One sentence with the three lines at which a person answers, each a real phone or text link. */
export function CrisisLines() {
  return (
    <>
      Call{' '}
      <a className={linkClass} href={crisisLines.lifeline.href}>
        {crisisLines.lifeline.number}
      </a>
      , text HOME to{' '}
      <a className={linkClass} href={crisisLines.textLine.href}>
        {crisisLines.textLine.number}
      </a>
      , or call{' '}
      <a className={linkClass} href={crisisLines.emergency.href}>
        {crisisLines.emergency.number}
      </a>
      .
    </>
  );
}
