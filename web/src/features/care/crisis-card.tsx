import { crisisCard, crisisLines } from '@haven/contracts/policy/care';
import { MessageSquare, Phone, Siren, X } from 'lucide-react';
import { crisisTitleId } from '#lib/chat-state.ts';
import { ButtonAnchor } from '#ui/button-anchor.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { careCopy } from './copy.ts';
import './care.css';

interface Props {
  /** Without it the card cannot be closed. */
  onClose?: () => void;
}

/** Whom to reach now. Its title takes the focus when the card is brought before the person's eyes. */
export function CrisisCard({ onClose }: Props) {
  const { lifeline, textLine, emergency } = crisisLines;
  return (
    <section className="crisis-card" aria-labelledby={crisisTitleId}>
      <h2 id={crisisTitleId} tabIndex={-1}>
        {crisisCard.title}
      </h2>
      {onClose && (
        <IconButton label={careCopy.close} className="crisis-close" onClick={onClose}>
          <X />
        </IconButton>
      )}
      <p>{crisisCard.text}</p>
      <div className="crisis-lines">
        <ButtonAnchor kind="rose" href={lifeline.href}>
          <Phone />
          {lifeline.label}
        </ButtonAnchor>
        <ButtonAnchor kind="rose-outline" href={textLine.href}>
          <MessageSquare />
          {textLine.label}
        </ButtonAnchor>
        <ButtonAnchor kind="rose-outline" href={emergency.href}>
          <Siren />
          {emergency.label}
        </ButtonAnchor>
      </div>
    </section>
  );
}
