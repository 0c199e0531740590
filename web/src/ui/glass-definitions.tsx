import { glassHues, glassShapes } from './glass-shapes.ts';

/** The shapes and colors every piece of glass on the page refers to. Stands once, at the top of the document. */
export function GlassDefinitions() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(glassShapes).map(([name, path]) => (
          <path key={name} id={`glass-${name}`} d={path} />
        ))}
        {glassHues.map((hue) => (
          <radialGradient key={hue} id={`glass-${hue}`} cx=".36" cy=".3" r=".82">
            <stop offset="0" stopColor={`var(--hv-glass-${hue})`} stopOpacity=".5" />
            <stop offset=".55" stopColor={`var(--hv-glass-${hue})`} stopOpacity=".78" />
            <stop offset="1" stopColor={`var(--hv-glass-${hue})`} stopOpacity=".98" />
          </radialGradient>
        ))}
        <linearGradient id="glass-rim" x1="0" y1="0" x2=".7" y2="1">
          <stop offset="0" stopColor="var(--hv-glass-rim)" />
          <stop offset=".55" stopColor="var(--hv-glass-rim)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--hv-glass-rim)" stopOpacity=".35" />
        </linearGradient>
      </defs>
    </svg>
  );
}
