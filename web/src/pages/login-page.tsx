import { LoginScreen } from '#features/auth/login-screen.tsx';
import { describe } from '#lib/describe.ts';

export const meta = () => describe({ title: 'Sign in', description: 'Sign in to your Haven account.', path: '/login' });

export default function LoginPage() {
  return <LoginScreen />;
}
