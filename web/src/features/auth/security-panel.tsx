import { storageKeys } from '@haven/contracts/policy/screens';
import { useQuery } from '@tanstack/react-query';
import { useStored } from '#lib/storage.ts';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { LoginHistoryCard } from './login-history-card.tsx';
import { SafetyCard } from './safety-card.tsx';
import { sessionsQuery } from './session-queries.ts';
import { SessionsCard } from './sessions-card.tsx';
import { SignInNeeded } from './sign-in-needed.tsx';

/** Where the person is signed in, and who tried to. For whoever is not signed in, the way to do so. */
export function SecurityPanel() {
  const isSignedIn = useStored(storageKeys.authToken) !== null;
  return isSignedIn ? <Security /> : <SignInNeeded />;
}

function Security() {
  const askAgain = useAskAgain();
  if (useQuery(sessionsQuery).isError) return <SignInNeeded onRetry={askAgain} />;
  return (
    <>
      <SessionsCard />
      <LoginHistoryCard />
      <SafetyCard />
    </>
  );
}
