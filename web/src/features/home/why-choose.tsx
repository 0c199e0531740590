import { Glass } from '#ui/glass.tsx';
import type { GlassPlacement } from '#ui/glass-shapes.ts';
import { Section } from '#ui/section.tsx';
import { whyChoose } from './copy.ts';

const pairs: readonly (readonly GlassPlacement[])[] = [
  pairOf(['c', 'bottle', -8], ['b', 'sea', 18]),
  pairOf(['f', 'cobalt', 14], ['a', 'amber', -4]),
  pairOf(['d', 'kelp', 6], ['b', 'amber', 30]),
  pairOf(['a', 'rose', 10], ['b', 'sea', 40]),
];

/** Four reasons, each of them kept. */
export function WhyChoose() {
  return (
    <Section title={whyChoose.title}>
      <ul className="grid gap-6 md:grid-cols-2 md:gap-8">
        {whyChoose.reasons.map((reason, index) => (
          <li key={reason.title} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4">
            <Glass pieces={pairs[index] ?? []} className="w-14" />
            <div>
              <h3 className="mb-0.5">{reason.title}</h3>
              <p className="leading-[1.42] text-ink-soft">{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Pebble = [shape: GlassPlacement['shape'], hue: GlassPlacement['hue'], rotate: number];

function pairOf(large: Pebble, small: Pebble): GlassPlacement[] {
  return [
    { shape: large[0], hue: large[1], rotate: large[2], x: 2, y: 8, size: 70 },
    { shape: small[0], hue: small[1], rotate: small[2], x: 44, y: 40, size: 54 },
  ];
}
