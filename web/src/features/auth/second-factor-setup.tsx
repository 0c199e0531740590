import { useState } from 'react';
import { PairApp } from './pair-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StartSecondFactor } from './start-second-factor.tsx';

interface Props {
  hasPassword: boolean;
  onClose: () => void;
}

type Stage = { at: 'start' } | { at: 'pair'; secret: string; uri: string } | { at: 'codes'; codes: readonly string[] };

/** From the password to the app, and from its first code to the recovery codes. */
export function SecondFactorSetup({ hasPassword, onClose }: Props) {
  const [stage, setStage] = useState<Stage>({ at: 'start' });
  switch (stage.at) {
    case 'start':
      return (
        <StartSecondFactor
          hasPassword={hasPassword}
          onClose={onClose}
          onStarted={(pairing) => setStage({ at: 'pair', ...pairing })}
        />
      );
    case 'pair':
      return <PairApp {...stage} onClose={onClose} onPaired={(codes) => setStage({ at: 'codes', codes })} />;
    case 'codes':
      return <RecoveryCodes codes={stage.codes} onClose={onClose} />;
  }
}
