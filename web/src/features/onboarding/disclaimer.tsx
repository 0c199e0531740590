import { minorsText } from '@haven/contracts/policy/care';
import { BookOpen, Lock, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEarlyPress } from '#lib/use-early-press.ts';
import { Button } from '#ui/button.tsx';
import { Companion } from '#ui/companion.tsx';
import { CrisisLines } from '#ui/crisis-lines.tsx';
import { disclaimerCopy as copy } from './copy.ts';

interface Props {
  onAgree: () => void;
  /** Shows the terms over the page; without it the link leads to their own page. */
  onOpenTerms?: () => void;
}

/** What Haven is and is not, before anything else. Rendered to HTML, so nothing here depends on the browser. */
export function Disclaimer({ onAgree, onOpenTerms }: Props) {
  useEarlyPress('agree', onAgree);
  return (
    <section
      aria-labelledby="talk-title"
      className="relative z-2 grid gap-3 rounded-tumble-xl border border-line bg-surface p-4 shadow-2 md:gap-5 md:p-8"
    >
      <div className="flex items-center gap-3">
        <Companion className="size-12 flex-none" />
        <div>
          <h2 id="talk-title" className="leading-[1.1]">
            {copy.title}
          </h2>
          <p className="text-sm leading-[1.3] text-ink-soft">{copy.subtitle}</p>
        </div>
      </div>
      <ul className="grid gap-2.5">
        <Line icon={<BookOpen />}>
          <strong>{copy.education.strong}</strong> {copy.education.text}
        </Line>
        <Line icon={<MessageCircle />}>{copy.program}</Line>
        <Line icon={<Lock />}>{copy.account}</Line>
      </ul>
      <p className="max-w-none rounded-tumble-m bg-rose-soft px-4 py-3 text-sm text-rose-ink">
        <strong>{copy.crisis.strong}</strong> <CrisisLines /> {copy.crisis.after}
      </p>
      <Button className="w-full px-2.5!" data-early="agree" onClick={onAgree}>
        {copy.agree}
      </Button>
      <p className="pr-15 text-sm leading-[1.35] text-ink-soft xl:pr-0">
        {copy.terms.before}{' '}
        <a
          href="/terms"
          onClick={(event) => {
            if (!onOpenTerms) return;
            event.preventDefault();
            onOpenTerms();
          }}
        >
          {copy.terms.link}
        </a>
        {copy.terms.after} {minorsText}
      </p>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 leading-[1.32] [&_.lucide]:mt-[0.1em] [&_.lucide]:text-primary-ink">
      {icon}
      <span>{children}</span>
    </li>
  );
}
