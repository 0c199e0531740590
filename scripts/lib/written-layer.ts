import type { StoredLayer } from '@haven/companion/emotion/model/layer';

/** A layer as the source of a module. */
export function writtenLayer({ classes, intercepts, places, weights, narrow }: StoredLayer): string {
  const names = classes.map((name) => `'${name}'`).join(', ');
  return `{\n  classes: [${names}],\n  intercepts: [${intercepts.join(', ')}],\n  places:\n    '${places}',\n  weights:\n    '${weights}',\n  narrow: {\n    unit: ${narrow.unit},\n    places:\n      '${narrow.places}',\n    weights:\n      '${narrow.weights}',\n${narrow.each === undefined ? '' : `    each: ${narrow.each},\n`}  },\n}`;
}
