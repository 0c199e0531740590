import { qualities } from '@haven/companion/persona/styles';
import type { QualityId } from '@haven/contracts/account';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckboxRow } from '#ui/checkbox-row.tsx';
import { qualityCopy, stepCopy } from './copy.ts';
import { StepFrame } from './step-frame.tsx';

interface Props {
  takesFocus: boolean;
  /** Chosen at an earlier time. */
  chosen: readonly QualityId[];
  onDone: (chosen: readonly QualityId[]) => void;
  onBack: () => void;
}

/** Which of seven qualities matter, or none. */
export function QualityStep({ takesFocus, chosen: before, onDone, onBack }: Props) {
  const [chosen, setChosen] = useState(before);

  function toggle(id: QualityId): void {
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }

  return (
    <StepFrame
      title={qualityCopy.title}
      text={qualityCopy.chosen(chosen.length)}
      progress={3}
      takesFocus={takesFocus}
      onSubmit={() => onDone(chosen)}
      actions={
        <div className="onboarding-buttons max-[24rem]:[&>*]:px-2.5!">
          <Button kind="quiet" onClick={onBack}>
            {stepCopy.back}
          </Button>
          <Button kind="quiet" onClick={() => onDone([])}>
            {qualityCopy.skip}
          </Button>
          <Button type="submit" className="flex-1 md:flex-none">
            {qualityCopy.start}
          </Button>
        </div>
      }
    >
      <fieldset className="quality-rows">
        <legend className="sr-only">{qualityCopy.legend}</legend>
        {qualities.map(({ id, label, description }) => (
          <CheckboxRow
            key={id}
            label={label}
            hint={description}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}
