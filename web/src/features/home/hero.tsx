import { Sparkles } from 'lucide-react';
import { useBeta } from '#lib/settings.ts';
import { Glass } from '#ui/glass.tsx';
import { driftPieces } from '#ui/glass-shapes.ts';
import { Tag } from '#ui/tag.tsx';
import { hero } from './copy.ts';

/** What Haven is, in one line, beside the door to the conversation. */
export function Hero() {
  const isBeta = useBeta();
  return (
    <div className="relative grid min-w-0 content-center gap-2 md:gap-4">
      <Glass pieces={driftPieces} viewBox="0 0 520 340" isBreathing className="hero-art max-[23.4rem]:hidden" />
      {isBeta && (
        <p className="relative">
          <Tag tone="green" className="whitespace-normal!">
            <Sparkles className="size-[0.95rem]!" />
            {hero.betaBanner}
          </Tag>
        </p>
      )}
      <h1 className="relative max-w-[12ch] text-3xl font-read tracking-[-0.02em]">{hero.title}</h1>
      <p className="relative max-w-[40ch] text-balance text-ink-soft aside:text-lg aside:leading-normal">{hero.lead}</p>
    </div>
  );
}
