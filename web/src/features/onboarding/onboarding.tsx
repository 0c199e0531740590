import { AgeStep } from './age-step.tsx';
import { PathStep } from './path-step.tsx';
import { QualityStep } from './quality-step.tsx';
import { StopPanel } from './stop-panel.tsx';
import { StyleStep } from './style-step.tsx';
import type { Course } from './use-onboarding.ts';
import { useChoices } from './use-choices.ts';
import './onboarding.css';

/** The steps between the disclaimer and the chat. */
export function Onboarding({ step, move, hasMoved, isAdjusting }: Course) {
  const choices = useChoices(move);
  const shared = { takesFocus: hasMoved, onBack: () => move({ type: 'back' }) };
  switch (step) {
    case 'age':
      return <AgeStep {...shared} onAnswer={choices.answerAge} />;
    case 'step1':
      return (
        <PathStep
          takesFocus={hasMoved}
          {...(isAdjusting && { onBack: () => move({ type: 'kept' }) })}
          onChoose={choices.choosePath}
        />
      );
    case 'step2':
      return (
        <StyleStep {...shared} style={choices.style} onChange={choices.setStyle} onContinue={choices.confirmStyle} />
      );
    case 'step4':
      return <QualityStep {...shared} chosen={choices.qualities} onDone={choices.chooseQualities} />;
    case 'minor':
    case 'child':
      return <StopPanel who={step} takesFocus={hasMoved} />;
    default:
      return null;
  }
}
