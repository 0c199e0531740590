import { joinClasses } from '#lib/join-classes.ts';
import type { GlassPlacement } from './glass-shapes.ts';

interface Props {
  pieces: readonly GlassPlacement[];
  /** The box the pieces are placed in; one shape fills `0 0 100 100`. */
  viewBox?: string;
  /** Lets the pieces grow and settle, four seconds in and six out. */
  isBreathing?: boolean;
  className?: string;
}

const wholePiece = { x: 0, y: 0, size: 100, rotate: 0 } as const;

/** An arrangement of sea glass. Decoration only: it says nothing that words do not say too. */
export function Glass({ pieces, viewBox = '0 0 100 100', isBreathing = false, className }: Props) {
  return (
    <svg className={joinClasses('glass', className)} viewBox={viewBox} aria-hidden="true" focusable="false">
      {pieces.map((piece, index) => (
        <g
          key={`${piece.shape}${piece.hue}${piece.x}`}
          className={isBreathing ? `glass-breath glass-breath-${(index % 3) + 1}` : 'glass-piece'}
        >
          <Piece piece={piece} />
        </g>
      ))}
    </svg>
  );
}

/** One piece that fills its box. */
export function onePiece(shape: GlassPlacement['shape'], hue: GlassPlacement['hue'], rotate = 0): GlassPlacement[] {
  return [{ ...wholePiece, shape, hue, rotate }];
}

function Piece({ piece: { shape, hue, x, y, size, rotate } }: { piece: GlassPlacement }) {
  const scale = size / 100;
  const rimWidth = (1.28 / scale).toFixed(2);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${rotate} 50 50)`}>
      <use href={`#glass-${shape}`} fill={`url(#glass-${hue})`} />
      <use
        href={`#glass-${shape}`}
        fill="none"
        stroke="url(#glass-rim)"
        strokeWidth={rimWidth}
        transform="translate(50 50) scale(.965) translate(-50 -50)"
      />
    </g>
  );
}
