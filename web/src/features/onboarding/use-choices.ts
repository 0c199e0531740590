import type { AgeBand, QualityId, StyleId } from '@haven/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '#lib/account.ts';
import { chooseGuide, type Guide, guideQuery, readGuide } from '#lib/guide.ts';
import { forgetEverything, tellAge, tellAgeAgain } from './age.ts';
import type { Move } from './steps.ts';

/** What is chosen on the way to the chat. Every choice takes effect at once and is sent when it can be. */
export function useChoices(move: (move: Move) => void) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const [before] = useState(() => (userId === undefined ? undefined : readGuide(userId)));
  const [style, setStyle] = useState<StyleId | undefined>(before?.style);

  function keep(guide: Guide): void {
    if (userId !== undefined) queryClient.setQueryData(guideQuery(userId).queryKey, guide);
    void chooseGuide(guide);
    void tellAgeAgain();
  }

  return {
    style,
    setStyle,
    qualities: before?.selectedQualities ?? [],
    async answerAge(band: AgeBand): Promise<void> {
      const counted = await tellAge(band);
      move({ type: 'aged', band: counted });
      if (counted === 'under-13') forgetEverything();
    },
    choosePath(path: 'design' | 'match'): void {
      if (path === 'match') keep({ style: 'let-haven-pick', selectedQualities: [] });
      move({ type: 'chose-path', path });
    },
    confirmStyle(): void {
      if (style) keep({ style, selectedQualities: before?.selectedQualities ?? [] });
      move({ type: 'chose-style' });
    },
    chooseQualities(selectedQualities: readonly QualityId[]): void {
      keep({ style: style ?? 'balanced-mix', selectedQualities });
      move({ type: 'chose-qualities' });
    },
  };
}
