import { guardRedirectMs } from '@haven/contracts/policy/screens';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signInRequired } from '#features/auth/copy.ts';
import { userQuery } from '#features/auth/queries.ts';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast-store.ts';

interface Props {
  /** Where a person who is not signed in is led. */
  redirectTo?: string;
  children: ReactNode;
}

/** Shows its content to signed-in people only; anybody else is told so and led to the sign-in screen. */
export function RequireSignIn({ redirectTo = '/login', children }: Props) {
  const { data: user, isPending } = useQuery(userQuery);
  const navigate = useNavigate();
  const isRefused = !isPending && !user;

  useEffect(() => {
    if (!isRefused) return undefined;
    showToast(signInRequired.toast);
    const timer = setTimeout(() => void navigate(redirectTo), guardRedirectMs);
    return () => clearTimeout(timer);
  }, [isRefused, navigate, redirectTo]);

  if (user) return children;
  return <Spinner label={isPending ? signInRequired.loading : signInRequired.redirecting} className="py-10" />;
}
