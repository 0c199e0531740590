import { crisisLines, footerDisclaimer } from '@haven/contracts/policy/care';

/** What Haven is not, and the line to call, on every screen. */
export function FootLine() {
  return (
    <footer className="foot-line">
      <p className="max-w-none">
        {footerDisclaimer} · Crisis support:{' '}
        <a href={crisisLines.lifeline.href} className="inline-block px-0.5 py-[0.3rem] font-[700] text-rose-ink">
          {crisisLines.lifeline.number}
        </a>
      </p>
    </footer>
  );
}
