import { BookOpen, Lock, MessageCircle } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Companion } from '#ui/companion.tsx';
import { CrisisLines } from '#ui/crisis-lines.tsx';
import { Notice } from '#ui/notice.tsx';

export function Door() {
  return (
    <section
      aria-labelledby="talk"
      className="relative z-2 grid min-w-0 gap-3 rounded-tumble-xl border border-line bg-surface p-4 shadow-2 md:gap-5 md:p-8"
    >
      <div className="flex items-center gap-3">
        <Companion />
        <div>
          <h2 id="talk" className="leading-[1.1]">
            Talk to Haven
          </h2>
          <p className="text-sm leading-[1.3] text-ink-soft">An AI companion, here at any hour</p>
        </div>
      </div>
      <ul className="grid gap-2.5 [&_.lucide]:mt-[0.1em] [&_.lucide]:text-primary-ink [&_li]:flex [&_li]:gap-3 [&_li]:leading-[1.32]">
        <li>
          <BookOpen />
          <span>
            <strong>Educational content.</strong> Not therapy, not medical advice and not a crisis service.
          </span>
        </li>
        <li>
          <MessageCircle />
          You are talking with an AI, and it can be wrong. Keep what fits.
        </li>
        <li>
          <Lock />
          No account needed. You can clear your chats at any time.
        </li>
      </ul>
      <Notice tone="rose">
        <p>
          <strong>In crisis?</strong> <CrisisLines /> A person will answer.
        </p>
      </Notice>
      <Button>I Understand - Let's Create My Guide</Button>
    </section>
  );
}
