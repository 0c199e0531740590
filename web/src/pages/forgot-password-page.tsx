import { ForgotPassword } from '#features/auth/forgot-password.tsx';
import { describeHidden } from '#lib/describe.ts';

export const meta = () => describeHidden('Forgot your password?');

export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
