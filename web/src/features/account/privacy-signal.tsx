import { ShieldCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Notice } from '#ui/notice.tsx';
import { signalCopy as copy } from './copy.ts';

/** What the browser says about selling and sharing (Global Privacy Control), and what it means here. */
export function PrivacySignal() {
  const isOn = useSyncExternalStore(neverChanges, readSignal, () => false);
  return (
    <Notice tone={isOn ? 'good' : 'info'} icon={<ShieldCheck />}>
      <p>
        <strong>{copy.title}.</strong> {isOn ? copy.on : copy.off}
      </p>
    </Notice>
  );
}

function readSignal(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

function neverChanges(): () => void {
  return () => undefined;
}
