import { exportData } from '@haven/contracts/account';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { dataCopy as copy } from './copy.ts';

/** Saves everything that is held about the person, under a name that tells nobody where it comes from. */
export function DownloadData() {
  const downloading = useMutation({
    mutationFn: async () => {
      const everything = await call(exportData, {});
      const day = everything.exportedAt.slice(0, 10);
      saveFile(`my-data-${day}.json`, JSON.stringify(everything, undefined, 2));
    },
    onSuccess: () => showToast(copy.downloaded),
    onError: (error) =>
      showToast({
        ...copy.downloadFailed,
        description: wordsOf(error, copy.downloadFailed.description),
        kind: 'destructive',
      }),
  });
  return (
    <Button kind="outline" busyLabel={downloading.isPending && copy.downloading} onClick={() => downloading.mutate()}>
      {copy.download}
    </Button>
  );
}
