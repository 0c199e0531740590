import { useState } from 'react';
import { Companion } from '#ui/companion.tsx';
import { Glass, onePiece } from '#ui/glass.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { pathCopy } from './copy.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepFrame } from './step-frame.tsx';

interface Props {
  takesFocus: boolean;
  /** Back to the chat, for somebody who came from there. */
  onBack?: () => void;
  onChoose: (path: 'design' | 'match') => void;
}

/** Design a guide of one's own, or let Haven find a match. */
export function PathStep({ takesFocus, onBack, onChoose }: Props) {
  const [path, setPath] = useState<'design' | 'match'>();
  return (
    <StepFrame
      title={pathCopy.title}
      text={pathCopy.text}
      progress={1}
      takesFocus={takesFocus}
      onSubmit={() => path && onChoose(path)}
      actions={<StepButtons {...(onBack && { onBack })} canContinue={path !== undefined} />}
    >
      <fieldset className="grid gap-2 md:grid-cols-2 md:gap-3">
        <legend className="sr-only">{pathCopy.title}</legend>
        {pathCopy.choices.map((choice) => (
          <RadioCard
            key={choice.path}
            name="path"
            label={choice.label}
            hint={choice.hint}
            art={art[choice.path]}
            checked={path === choice.path}
            onChange={() => setPath(choice.path)}
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}

const art = {
  design: <Glass pieces={onePiece('h', 'cobalt', 20)} className="mb-1 size-9" />,
  match: <Companion className="mb-1 size-9" />,
};
