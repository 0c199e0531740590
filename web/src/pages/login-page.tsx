import { loginCopy } from '#features/auth/copy.ts';
import { Gate } from '#features/auth/gate.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { useLeadHome } from '#features/auth/use-lead-home.ts';
import { describe } from '#lib/describe.ts';

export const meta = () => describe({ title: 'Sign in', description: 'Sign in to your Haven account.', path: '/login' });

export default function LoginPage() {
  useLeadHome();
  return (
    <Gate title={loginCopy.title} lead={loginCopy.lead}>
      <LoginForm />
    </Gate>
  );
}
