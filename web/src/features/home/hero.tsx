import { Sparkles } from 'lucide-react';
import { useBeta } from '#lib/settings.ts';
import { Glass } from '#ui/glass.tsx';
import type { GlassPlacement } from '#ui/glass-shapes.ts';
import { Tag } from '#ui/tag.tsx';
import { hero } from './copy.ts';

const drift: readonly GlassPlacement[] = [
  { shape: 'd', hue: 'bottle', x: 28, y: 56, size: 262, rotate: -14 },
  { shape: 'f', hue: 'sea', x: 176, y: -6, size: 236, rotate: 18 },
  { shape: 'b', hue: 'amber', x: 152, y: 150, size: 188, rotate: 10 },
  { shape: 'a', hue: 'rose', x: 288, y: 126, size: 180, rotate: -20 },
  { shape: 'e', hue: 'cobalt', x: -6, y: 14, size: 146, rotate: 14 },
  { shape: 'g', hue: 'kelp', x: 70, y: 238, size: 100, rotate: 24 },
  { shape: 'c', hue: 'frost', x: 404, y: 52, size: 86, rotate: 0 },
];

/** What Haven is, in one line, beside the door to the conversation. */
export function Hero() {
  const isBeta = useBeta();
  return (
    <div className="relative grid min-w-0 content-center gap-2 md:gap-4">
      <Glass pieces={drift} viewBox="0 0 520 340" isBreathing className="hero-art max-[23.4rem]:hidden" />
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
