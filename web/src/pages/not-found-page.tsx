import { describeHidden } from '#lib/describe.ts';
import { hasScreen } from '#lib/screens.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Glass } from '#ui/glass.tsx';
import type { GlassPlacement } from '#ui/glass-shapes.ts';

const washedUp: readonly GlassPlacement[] = [
  { shape: 'c', hue: 'frost', x: 66, y: 108, size: 80, rotate: 20 },
  { shape: 'd', hue: 'bottle', x: 128, y: 6, size: 176, rotate: -6 },
  { shape: 'b', hue: 'sea', x: 246, y: 30, size: 150, rotate: 8 },
  { shape: 'f', hue: 'amber', x: 342, y: 72, size: 108, rotate: 16 },
  { shape: 'h', hue: 'rose', x: 452, y: 130, size: 52, rotate: -80 },
];

export const meta = () => describeHidden('404 Page Not Found');

export default function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-2xl justify-items-center gap-4 pt-6 text-center md:pt-14">
      <div className="relative w-full max-w-120">
        <Glass pieces={washedUp} viewBox="0 0 560 190" className="w-full" />
        <svg viewBox="0 0 480 16" className="w-full text-line-strong" aria-hidden="true" focusable="false">
          <path
            d="M0 9C50 0 120 10 180 11S300 2 350 4s90 4 130 7"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
      </div>
      <h1 className="mt-4 text-3xl font-read tracking-[-0.02em]">404 Page Not Found</h1>
      <p className="text-ink-soft">
        Did you forget to add the page to the router? If you followed a link, it may have washed away.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Go to Home</ButtonLink>
        {hasScreen('/support') && (
          <ButtonLink to="/support" kind="outline">
            Get support
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
