import { storageKeys } from '@haven/contracts/policy/screens';
import { useChatState } from '#lib/chat-state.ts';
import { useStored, writeStored } from '#lib/storage.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { trialComplete } from './copy.ts';

/** Says once that the free messages have run out. Never while the chat speaks of a crisis. */
export function TrialComplete() {
  const { entitlement, isInCrisis } = useChatState();
  const isSeen = useStored(storageKeys.trialCompleteSeen) === 'true';
  const remember = () => writeStored(storageKeys.trialCompleteSeen, 'true');
  return (
    <Dialog
      isOpen={entitlement?.reason === 'none' && !isInCrisis && !isSeen}
      onClose={remember}
      title={trialComplete.title}
    >
      <p>{trialComplete.text}</p>
      <div className="grid gap-2">
        <ButtonLink to="/plans" onClick={remember}>
          {trialComplete.continue}
        </ButtonLink>
        <ButtonLink to="/plans" kind="outline" onClick={remember}>
          {trialComplete.viewPlans}
        </ButtonLink>
        <ButtonLink to="/plans" kind="quiet" onClick={remember}>
          {trialComplete.buy}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
