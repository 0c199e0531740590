import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { signOutCopy } from './copy.ts';
import { userQuery } from './queries.ts';
import { signOut } from './sign-out.ts';
import { useLostSession } from './use-lost-session.ts';

/** Signs out. Where it stands, the server is asked once whether the token still holds. */
export function SignOutButton() {
  const [isLeaving, setLeaving] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useQuery(userQuery);
  useLostSession();

  async function leave(): Promise<void> {
    setLeaving(true);
    const isForgotten = await signOut(queryClient);
    showToast(isForgotten ? signOutCopy.done : { ...signOutCopy.failed, kind: 'destructive' });
    await navigate('/login');
  }

  return (
    <Button kind="quiet" size="small" busyLabel={isLeaving && signOutCopy.busy} onClick={() => void leave()}>
      {signOutCopy.button}
    </Button>
  );
}
