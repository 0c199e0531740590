import { shareCopiedToastMs } from '@haven/contracts/policy/share';
import { AtSign, Link2, Mail, MessageCircle } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { showToast } from '#ui/toast-store.ts';
import { sharing } from './copy.ts';
import { shareLinksOf } from './share-links.ts';

/** The four ways to share. Each leads out of Haven only when it is pressed. */
export function ShareActions({ onDone }: { onDone: () => void }) {
  const links = shareLinksOf(useOrigin());
  return (
    <ul className="grid">
      <ShareLink href={links.text} icon={<MessageCircle />} onClick={onDone}>
        {sharing.text}
      </ShareLink>
      <ShareLink href={links.email} icon={<Mail />} onClick={onDone}>
        {sharing.email}
      </ShareLink>
      <ShareLink href={links.tweet} icon={<AtSign />} onClick={onDone} isElsewhere>
        {sharing.tweet}
      </ShareLink>
      <li>
        <button
          type="button"
          className={rowClass}
          onClick={() => {
            void copyLink(links.link);
            onDone();
          }}
        >
          <Link2 />
          {sharing.copy}
        </button>
      </li>
    </ul>
  );
}

// The HTML was written before anybody knew the address it is served at: the links are completed after it came alive.
function useOrigin(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => '',
  );
}

const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-tumble-s px-3 text-left font-[560] text-ink no-underline hover:bg-primary-soft';

interface ShareLinkProps {
  href: string;
  icon: ReactNode;
  onClick: () => void;
  isElsewhere?: boolean;
  children: ReactNode;
}

function ShareLink({ href, icon, onClick, isElsewhere = false, children }: ShareLinkProps) {
  return (
    <li>
      <a
        href={href}
        className={rowClass}
        onClick={onClick}
        {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {icon}
        {children}
      </a>
    </li>
  );
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ ...sharing.copied, durationMs: shareCopiedToastMs });
  } catch {
    showToast({ ...sharing.copyFailed, kind: 'destructive' });
  }
}
