import { ConfirmAddress } from '#features/auth/confirm-address.tsx';
import { describeHidden } from '#lib/describe.ts';

export const meta = () => describeHidden('Confirm your address');

export default function ConfirmAddressPage() {
  return <ConfirmAddress />;
}
