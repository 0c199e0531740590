import type { getSettings } from '@haven/contracts/service';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** How this Haven is run. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call<typeof getSettings>({ method: 'GET', path: '/api/settings' }, {}),
});

/** Whether this Haven is in beta; taken to be so until the server has said otherwise. */
export function useBeta(): boolean {
  return useQuery(settingsQuery).data?.data.beta ?? true;
}
