import { ConfirmChange } from '#features/auth/confirm-change.tsx';
import { describeHidden } from '#lib/describe.ts';

export const meta = () => describeHidden('Confirm the change of your address');

export default function ConfirmChangePage() {
  return <ConfirmChange />;
}
