import {
  forgetEverything,
  forgetMemory,
  forgetSummaryPoint,
  listMemories,
  updateMemory,
} from '@haven/contracts/memory';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { showToast } from '#ui/toast-store.ts';
import { forgetAllCopy, itemCopy, summaryCopy } from './copy.ts';

/** What is remembered of a person; read anew whenever the page is opened, for the chat goes on elsewhere. */
export function memoriesQuery(userId: string) {
  return queryOptions({
    queryKey: ['memories', userId],
    queryFn: async () => (await call(listMemories, {})).data,
    refetchOnMount: 'always',
  });
}

export function useChangeMemory(userId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; text?: string; pinned?: boolean }) =>
      call(updateMemory, { params: { id }, body }),
    onSuccess: ({ data }, { text }) => {
      change(queryClient, userId, (known) => ({
        ...known,
        memories: known.memories.map((memory) => (memory.id === data.id ? data : memory)),
      }));
      if (text !== undefined) showToast(itemCopy.saved);
      onDone();
    },
    onError: sayFailed,
  });
}

/** @param onDone called when it is gone from the screen, and with it the button that was pressed. */
export function useForgetMemory(userId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(forgetMemory, { params: { id } }),
    onSuccess: async (_, id) => {
      const left = change(queryClient, userId, (known) => ({
        ...known,
        memories: known.memories.filter((memory) => memory.id !== id),
      }));
      showToast(itemCopy.forgotten);
      onDone();
      // What the summary said of it went as well.
      if (left && left.summary.length > 0) await queryClient.invalidateQueries(memoriesQuery(userId));
    },
    onError: sayFailed,
  });
}

/** @param onDone as for a memory. */
export function useForgetPoint(userId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(forgetSummaryPoint, { params: { id } }),
    onSuccess: async (_, id) => {
      change(queryClient, userId, (known) => ({
        ...known,
        summary: known.summary.filter((point) => point.id !== id),
      }));
      showToast(summaryCopy.forgotten);
      onDone();
      // Whatever else it had from the same message went as well.
      await queryClient.invalidateQueries(memoriesQuery(userId));
    },
    onError: sayFailed,
  });
}

export function useForgetEverything(userId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(forgetEverything, {}),
    onSuccess: () => {
      change(queryClient, userId, (known) => ({ ...known, memories: [], summary: [] }));
      showToast(forgetAllCopy.done);
      onDone();
    },
    onError: sayFailed,
  });
}

type Known = Awaited<ReturnType<typeof call<typeof listMemories>>>['data'];

function change(queryClient: QueryClient, userId: string, to: (known: Known) => Known): Known | undefined {
  return queryClient.setQueryData(memoriesQuery(userId).queryKey, (known) => known && to(known));
}

function sayFailed(error: Error): void {
  const { title, description } = itemCopy.failed;
  showToast({ title, description: wordsOf(error, description), kind: 'destructive' });
}
