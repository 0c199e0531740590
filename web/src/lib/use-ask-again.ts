import { useQueryClient } from '@tanstack/react-query';

/** Asks the server again for all that did not come: when the line was down, one press brings back the whole screen. */
export function useAskAgain(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}
