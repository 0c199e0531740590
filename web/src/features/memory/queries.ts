import { forgetEverything, forgetMemory, listMemories, type Memory, updateMemory } from '@haven/contracts/memory';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { showToast } from '#ui/toast-store.ts';
import { forgetAllCopy, itemCopy } from './copy.ts';

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
      change(queryClient, userId, (memories) => memories.map((memory) => (memory.id === data.id ? data : memory)));
      if (text !== undefined) showToast(itemCopy.saved);
      onDone();
    },
    onError: sayFailed,
  });
}

export function useForgetMemory(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(forgetMemory, { params: { id } }),
    onSuccess: (_, id) => {
      change(queryClient, userId, (memories) => memories.filter((memory) => memory.id !== id));
      showToast(itemCopy.forgotten);
    },
    onError: sayFailed,
  });
}

export function useForgetEverything(userId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(forgetEverything, {}),
    onSuccess: () => {
      change(queryClient, userId, () => []);
      showToast(forgetAllCopy.done);
      onDone();
    },
    onError: sayFailed,
  });
}

function change(queryClient: QueryClient, userId: string, to: (memories: Memory[]) => Memory[]): void {
  queryClient.setQueryData(
    memoriesQuery(userId).queryKey,
    (known) => known && { ...known, memories: to(known.memories) },
  );
}

function sayFailed(error: Error): void {
  const { title, description } = itemCopy.failed;
  showToast({ title, description: wordsOf(error, description), kind: 'destructive' });
}
