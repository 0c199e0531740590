import { LifeBuoy } from 'lucide-react';
import { crisisButtonId } from '#lib/chat-state.ts';
import { Button } from '#ui/button.tsx';
import { careCopy } from './copy.ts';

interface Props {
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens the crisis card from the top bar. */
export function CrisisButton({ isOpen, onOpen }: Props) {
  return (
    <Button id={crisisButtonId} kind="rose-outline" size="small" aria-expanded={isOpen} onClick={onOpen}>
      <LifeBuoy />
      {careCopy.open}
    </Button>
  );
}
