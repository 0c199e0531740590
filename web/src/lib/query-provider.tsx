import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

const queryClient = createQueryClient();

/**
 * Gives what is inside the one cache of what the server said. The front page does without until somebody talks:
 * the cache's code would be a tenth of all that a first visit may load.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
