import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { safetyCopy } from './copy.ts';

const copy = safetyCopy.second;

/** The ways in when the app is lost, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [copying, setCopying] = useState<'copied' | 'notCopied'>();
  const text = codes.join('\n');

  function close(): void {
    onClose();
    showToast(copy.done);
  }

  return (
    <Dialog isOpen onClose={close} title={copy.codesTitle}>
      <p>{copy.codes}</p>
      <ul className="font-mono grid gap-1 rounded-tumble-m bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="outline"
          onClick={() =>
            void navigator.clipboard.writeText(text).then(
              () => setCopying('copied'),
              () => setCopying('notCopied'),
            )
          }
        >
          {copy.copy}
        </Button>
        <Button kind="outline" onClick={() => saveFile('codes.txt', `${text}\n`, 'text/plain')}>
          {copy.download}
        </Button>
        <output className="self-center">{copying && copy[copying]}</output>
      </div>
      <Button onClick={close}>{copy.kept}</Button>
    </Dialog>
  );
}
