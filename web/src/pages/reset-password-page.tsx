import { ResetPassword } from '#features/auth/reset-password.tsx';
import { describeHidden } from '#lib/describe.ts';

export const meta = () => describeHidden('A new password');

export default function ResetPasswordPage() {
  return <ResetPassword />;
}
