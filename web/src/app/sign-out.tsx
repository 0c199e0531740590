import { SignOutButton } from '#features/auth/sign-out-button.tsx';
import { QueryProvider } from '#lib/query-provider.tsx';

/** The way out, for whoever is signed in. Loaded for them only. */
export default function SignOut() {
  return (
    <QueryProvider>
      <SignOutButton />
    </QueryProvider>
  );
}
