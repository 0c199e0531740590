import { registerCopy } from '#features/auth/copy.ts';
import { Gate } from '#features/auth/gate.tsx';
import { RegisterForm } from '#features/auth/register-form.tsx';
import { useLeadHome } from '#features/auth/use-lead-home.ts';
import { describe } from '#lib/describe.ts';

export const meta = () =>
  describe({
    title: 'Create an account',
    description: 'Create a Haven account: a name, an address, a password.',
    path: '/register',
  });

export default function RegisterPage() {
  useLeadHome();
  return (
    <Gate title={registerCopy.title} lead={registerCopy.lead}>
      <RegisterForm />
    </Gate>
  );
}
