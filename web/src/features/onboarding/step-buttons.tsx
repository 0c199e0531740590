import { Button } from '#ui/button.tsx';
import { stepCopy } from './copy.ts';

interface Props {
  onBack?: () => void;
  canContinue: boolean;
  isBusy?: boolean;
}

/** Back, where there is one, and on. */
export function StepButtons({ onBack, canContinue, isBusy = false }: Props) {
  return (
    <div className="onboarding-buttons max-[22.4rem]:[&>*]:px-2.5!">
      {onBack && (
        <Button kind="quiet" onClick={onBack}>
          {stepCopy.back}
        </Button>
      )}
      <Button type="submit" className="flex-1 md:flex-none" disabled={!canContinue} busyLabel={isBusy && stepCopy.busy}>
        {stepCopy.next}
      </Button>
    </div>
  );
}
