import { GoogleReturn } from '#features/auth/google-return.tsx';
import { describeHidden } from '#lib/describe.ts';

export const meta = () => describeHidden('Signing in with Google');

export default function GoogleReturnPage() {
  return <GoogleReturn />;
}
