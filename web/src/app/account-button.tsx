import { storageKeys } from '@haven/contracts/policy/screens';
import { lazy, Suspense, useEffect } from 'react';
import { useStored } from '#lib/storage.ts';
import { SignInLink } from './sign-in-link.tsx';

const SignOut = lazy(() => import('./sign-out.tsx'));

/** Sign In or Sign Out, whichever there is to do. */
export function AccountButton() {
  const isSignedIn = useStored(storageKeys.authToken) !== null;
  useFollowOtherTabs();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', isSignedIn);
  }, [isSignedIn]);

  if (!isSignedIn) return <SignInLink />;
  return (
    <Suspense fallback={<span className="min-h-11" />}>
      <SignOut />
    </Suspense>
  );
}

/** Somebody signed in or out in another tab: nothing of who was here before may stay on this one. */
function useFollowOtherTabs(): void {
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === storageKeys.authToken || key === null) window.location.reload();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
}
