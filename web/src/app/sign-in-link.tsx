import { hasScreen } from '#lib/screens.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** Leads to the sign-in screen, where there is one. */
export function SignInLink() {
  if (!hasScreen('/login')) return null;
  return (
    <ButtonLink to="/login" kind="outline" size="small" className="sign-in">
      Sign In
    </ButtonLink>
  );
}
