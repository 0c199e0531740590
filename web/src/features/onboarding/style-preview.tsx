import type { StyleId } from '@haven/contracts/account';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { styleCopy } from './copy.ts';

/** How the chosen style would answer. Said again, politely, when the choice changes. */
export function StylePreview({ style }: { style: StyleId | undefined }) {
  const { data } = useQuery({
    queryKey: ['style-preview', style],
    enabled: style !== undefined,
    queryFn: async () => {
      const { previewOf } = await import('@haven/companion/persona/preview');
      return previewOf(style ?? 'balanced-mix');
    },
  });
  // Its words make it taller: on a small screen it would cover what was just chosen.
  useEffect(() => {
    if (data) document.querySelector('.style-cards :checked')?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  return (
    <section className="style-preview" aria-label={styleCopy.preview}>
      <div aria-live="polite">
        {data ? (
          <>
            <p className="text-xs text-ink-faint">“{data.person}”</p>
            <p className="text-sm leading-[1.35]">{data.haven}</p>
          </>
        ) : (
          <p className="text-sm text-ink-soft">{styleCopy.noPreview}</p>
        )}
      </div>
    </section>
  );
}
