import { guardRedirectMs } from '@haven/contracts/policy/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { subscribeToLostSession } from '#lib/lost-session.ts';
import { showToast } from '#ui/toast-store.ts';
import { signInRequired } from './copy.ts';
import { userQuery } from './queries.ts';

const restMs = 10_000;

/**
 * Leads whoever is signed out from elsewhere, another device or the end of an account, to the sign-in: as soon as a
 * call is refused, and when they come back to the page.
 */
export function useLostSession(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    let isLooking = false;
    async function look(): Promise<void> {
      const wasSignedIn = Boolean(queryClient.getQueryData(userQuery.queryKey));
      if (isLooking || !wasSignedIn) return;
      isLooking = true;
      const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => undefined);
      isLooking = false;
      if (user !== null) return;
      showToast(signInRequired.toast);
      setTimeout(() => void navigate('/login'), guardRedirectMs);
    }

    function lookOnReturn(): void {
      const lookedAt = queryClient.getQueryState(userQuery.queryKey)?.dataUpdatedAt ?? 0;
      if (document.visibilityState === 'visible' && Date.now() - lookedAt > restMs) void look();
    }

    const leave = subscribeToLostSession(() => void look());
    document.addEventListener('visibilitychange', lookOnReturn);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', lookOnReturn);
    };
  }, [navigate, queryClient]);
}
