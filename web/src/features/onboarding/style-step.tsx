import { styles } from '@haven/companion/persona/styles';
import type { StyleId } from '@haven/contracts/account';
import { Companion } from '#ui/companion.tsx';
import { Glass, onePiece } from '#ui/glass.tsx';
import type { GlassHue, GlassShape } from '#ui/glass-shapes.ts';
import { RadioCard } from '#ui/radio-card.tsx';
import { styleCopy } from './copy.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepFrame } from './step-frame.tsx';
import { StylePreview } from './style-preview.tsx';

interface Props {
  takesFocus: boolean;
  style: StyleId | undefined;
  onChange: (style: StyleId) => void;
  onContinue: () => void;
  onBack: () => void;
}

/** Nine ways of talking, each a piece of glass. */
export function StyleStep({ takesFocus, style, onChange, onContinue, onBack }: Props) {
  return (
    <StepFrame
      title={styleCopy.title}
      text={styleCopy.text}
      progress={2}
      takesFocus={takesFocus}
      onSubmit={() => style && onContinue()}
      actions={
        <>
          <StylePreview style={style} />
          <StepButtons onBack={onBack} canContinue={style !== undefined} />
        </>
      }
    >
      <fieldset className="style-cards">
        <legend className="sr-only">{styleCopy.title}</legend>
        {styles.map(({ id, label, description }) => (
          <RadioCard
            key={id}
            name="style"
            label={label}
            hint={description}
            art={artOf(id)}
            className={id === 'let-haven-pick' ? 'style-card-full' : ''}
            checked={style === id}
            onChange={() => onChange(id)}
          />
        ))}
      </fieldset>
    </StepFrame>
  );
}

function artOf(id: StyleId) {
  const className = 'mb-0.5 size-7 md:mb-1 md:size-9';
  if (id === 'let-haven-pick') return <Companion className={className} />;
  const { shape, hue, rotate } = pieces[id];
  return <Glass pieces={onePiece(shape, hue, rotate)} className={className} />;
}

const pieces: Record<Exclude<StyleId, 'let-haven-pick'>, { shape: GlassShape; hue: GlassHue; rotate: number }> = {
  motherly: { shape: 'a', hue: 'bottle', rotate: 0 },
  fatherly: { shape: 'b', hue: 'cobalt', rotate: 17 },
  'faith-centered': { shape: 'c', hue: 'amber', rotate: 34 },
  'best-friend': { shape: 'd', hue: 'rose', rotate: 51 },
  'wise-mentor': { shape: 'f', hue: 'kelp', rotate: 68 },
  'solution-focused': { shape: 'e', hue: 'sea', rotate: 85 },
  'calm-centering': { shape: 'f', hue: 'sea', rotate: 102 },
  'balanced-mix': { shape: 'd', hue: 'bottle', rotate: 119 },
};
