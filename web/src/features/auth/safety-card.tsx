import type { signInSafety } from '@haven/contracts/auth';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useAskAgain } from '#lib/use-ask-again.ts';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { ConfirmationLink } from './confirmation-link.tsx';
import { safetyCopy as copy } from './copy.ts';
import { safetyQuery } from './safety-query.ts';
import { SafetyRow } from './safety-row.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type Safety = z.infer<typeof signInSafety>;
type Act = 'address' | 'password' | 'set-up' | 'turn-off';

/** What protects the account: address, password, second factor. */
export function SafetyCard() {
  const { data: safety, isError } = useQuery(safetyQuery);
  const askAgain = useAskAgain();
  return (
    <CardSection title={copy.title}>
      {isError && <LoadFailed words={copy.failed} onRetry={askAgain} />}
      {!safety && !isError && <Skeleton label={copy.loading} />}
      {safety && <Protections safety={safety} />}
    </CardSection>
  );
}

function Protections({ safety }: { safety: Safety }) {
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        <AddressRow safety={safety} onChange={() => setAct('address')} />
        <PasswordRow safety={safety} onChange={() => setAct('password')} />
        <SecondFactorRow safety={safety} onChange={() => setAct(safety.secondFactor ? 'turn-off' : 'set-up')} />
      </ul>
      {act === 'address' && <ChangeAddress onClose={close} />}
      {act === 'password' && <ChangePassword onClose={close} />}
      {act === 'set-up' && <SecondFactorSetup hasPassword={safety.hasPassword} onClose={close} />}
      {act === 'turn-off' && <SecondFactorOff onClose={close} />}
    </>
  );
}

interface RowProps {
  safety: Safety;
  onChange: () => void;
}

function AddressRow({ safety: { email, emailVerified, hasPassword, pendingEmail }, onChange }: RowProps) {
  return (
    <SafetyRow
      name={copy.email.name}
      state={emailVerified ? copy.email.confirmed : copy.email.unconfirmed}
      isGood={emailVerified}
    >
      <p className="font-mid">{email}</p>
      {pendingEmail && <p>{copy.email.pending(pendingEmail)}</p>}
      {!emailVerified && <p>{copy.email.unconfirmedText}</p>}
      <div className="flex flex-wrap gap-2">
        {!emailVerified && <ConfirmationLink />}
        {hasPassword && (
          <Button kind="outline" size="small" onClick={onChange}>
            {copy.email.change}
          </Button>
        )}
      </div>
    </SafetyRow>
  );
}

function PasswordRow({ safety: { hasPassword }, onChange }: RowProps) {
  return (
    <SafetyRow
      name={copy.password.name}
      state={hasPassword ? copy.password.set : copy.password.none}
      isGood={hasPassword}
    >
      {hasPassword ? (
        <div>
          <Button kind="outline" size="small" onClick={onChange}>
            {copy.password.change}
          </Button>
        </div>
      ) : (
        <p>{copy.password.noneText}</p>
      )}
    </SafetyRow>
  );
}

function SecondFactorRow({ safety: { emailVerified, secondFactor, recoveryCodesLeft }, onChange }: RowProps) {
  const mayChange = secondFactor || emailVerified;
  return (
    <SafetyRow name={copy.second.name} state={secondFactor ? copy.second.on : copy.second.off} isGood={secondFactor}>
      {secondFactor && <p>{copy.second.codesLeft(recoveryCodesLeft)}</p>}
      {mayChange ? (
        <div>
          <Button kind={secondFactor ? 'rose-outline' : 'outline'} size="small" onClick={onChange}>
            {secondFactor ? copy.second.turnOff : copy.second.setUp}
          </Button>
        </div>
      ) : (
        <p>{copy.second.addressFirst}</p>
      )}
    </SafetyRow>
  );
}
