import { endSession } from '@haven/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { sessionsCopy as copy } from './copy.ts';
import { sessionsQuery } from './session-queries.ts';
import type { Device } from './user-agent.ts';

interface Props {
  session: { sessionId: string; ipAddress: string; device: Device };
}

/** Signs another device out. */
export function EndSession({ session: { sessionId, ipAddress, device } }: Props) {
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call(endSession, { params: { sessionId } }),
    onSuccess: ({ message }) => showToast({ title: copy.ended.title, description: message }),
    onError: (error) =>
      showToast({ ...copy.failed, description: wordsOf(error, copy.failed.description), kind: 'destructive' }),
    // Also after a refusal: it may have ended by itself.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Button
      kind="rose-outline"
      size="small"
      aria-label={copy.endOf(device.browser, ipAddress)}
      busyLabel={ending.isPending && copy.ending}
      onClick={() => ending.mutate()}
    >
      {copy.end}
    </Button>
  );
}
