import { useMutation } from '@tanstack/react-query';
import { useSettings } from '#lib/settings.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { googleCopy as copy } from './copy.ts';
import { beginGoogle } from './google.ts';
import { toastOf } from './sign-in.ts';

/** Leads to Google to sign in there, where this Haven is set up for it. */
export function GoogleButton() {
  const isOffered = useSettings()?.google ?? false;
  const leaving = useMutation({
    mutationFn: async () => window.location.assign(await beginGoogle()),
    onError: (error) => showToast(toastOf(error, copy)),
  });
  if (!isOffered) return null;
  return (
    <Button kind="outline" busyLabel={leaving.isPending && copy.busy} onClick={() => leaving.mutate()}>
      {copy.button}
    </Button>
  );
}
