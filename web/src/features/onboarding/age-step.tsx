import type { AgeBand } from '@haven/contracts/account';
import { useState } from 'react';
import { RadioCard } from '#ui/radio-card.tsx';
import { ageCopy } from './copy.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepFrame } from './step-frame.tsx';

interface Props {
  takesFocus: boolean;
  onBack: () => void;
  onAnswer: (band: AgeBand) => Promise<void>;
}

/** Asks for the age without saying which answer opens what. */
export function AgeStep({ takesFocus, onBack, onAnswer }: Props) {
  const [band, setBand] = useState<AgeBand>();
  const [isBusy, setIsBusy] = useState(false);

  function submit(): void {
    if (!band) return;
    setIsBusy(true);
    void onAnswer(band);
  }

  return (
    <StepFrame
      title={ageCopy.title}
      text={ageCopy.text}
      takesFocus={takesFocus}
      onSubmit={submit}
      actions={<StepButtons onBack={onBack} canContinue={band !== undefined} isBusy={isBusy} />}
    >
      <fieldset className="grid gap-2 sm:grid-cols-3 md:gap-3">
        <legend className="sr-only">{ageCopy.title}</legend>
        {ageCopy.choices.map((choice) => (
          <RadioCard
            key={choice.band}
            name="age"
            label={choice.label}
            className="py-4"
            checked={band === choice.band}
            onChange={() => setBand(choice.band)}
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}
