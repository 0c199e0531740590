/** The tumbled shapes every piece of glass is cut to, drawn in a box of 100 by 100. */
export const glassShapes = {
  a: 'M47.6 17.0Q58.9 9.3 66.8 15.7Q74.7 22.0 76.8 24.0Q78.9 26.0 85.9 33.3Q92.8 40.6 89.5 49.9Q86.1 59.2 85.0 61.9Q83.9 64.5 79.3 73.4Q74.7 82.3 61.3 80.8Q47.9 79.3 44.0 78.7Q40.2 78.1 27.0 75.6Q13.8 73.1 12.0 67.4Q10.2 61.8 9.8 60.1Q9.5 58.4 9.1 52.4Q8.8 46.4 19.4 37.9Q30.0 29.4 33.2 27.0Q36.4 24.7 47.6 17.0Z',
  b: 'M31.0 17.6Q37.8 5.6 50.7 13.5Q63.6 21.4 66.8 23.5Q70.0 25.7 82.3 34.5Q94.6 43.4 87.3 54.3Q80.1 65.2 78.1 67.9Q76.2 70.6 67.9 80.8Q59.7 91.1 48.2 84.9Q36.8 78.8 34.0 77.1Q31.1 75.4 20.3 68.3Q9.4 61.2 15.2 48.6Q21.0 35.9 22.7 32.8Q24.3 29.7 31.0 17.6Z',
  c: 'M36.6 9.6Q43.9 5.4 53.6 11.6Q63.4 17.8 66.1 19.7Q68.8 21.7 78.0 29.0Q87.2 36.2 83.7 46.8Q80.3 57.4 79.1 60.4Q78.0 63.4 73.4 73.6Q68.9 83.8 58.7 82.1Q48.4 80.4 45.5 79.8Q42.5 79.1 32.4 76.3Q22.3 73.6 19.5 63.5Q16.7 53.5 16.1 50.6Q15.5 47.6 13.9 37.6Q12.3 27.5 18.8 22.0Q25.3 16.6 27.3 15.2Q29.3 13.8 36.6 9.6Z',
  d: 'M44.7 13.3Q50.6 11.6 57.8 13.0Q65.0 14.4 66.5 14.8Q68.0 15.3 74.6 17.9Q81.2 20.6 84.0 28.7Q86.8 36.8 87.3 38.6Q87.7 40.4 89.2 48.9Q90.7 57.4 80.1 65.6Q69.5 73.8 67.1 75.5Q64.7 77.2 53.5 84.5Q42.3 91.7 34.6 85.9Q26.8 80.0 25.2 78.6Q23.6 77.2 16.8 70.3Q9.9 63.4 12.8 53.9Q15.6 44.5 16.3 42.4Q17.1 40.4 21.1 31.2Q25.2 22.0 30.7 19.0Q36.2 16.1 37.5 15.5Q38.7 15.0 44.7 13.3Z',
  e: 'M52.5 14.8Q63.8 11.6 69.0 17.8Q74.3 24.0 75.8 26.1Q77.3 28.1 81.6 35.2Q86.0 42.3 81.9 52.9Q77.8 63.5 76.5 66.6Q75.1 69.8 70.0 79.8Q65.0 89.8 53.5 76.8Q42.0 63.8 38.6 59.7Q35.1 55.7 24.0 42.4Q12.9 29.0 23.7 24.7Q34.5 20.3 37.9 19.2Q41.3 18.0 52.5 14.8Z',
  f: 'M37.8 15.9Q47.1 7.7 57.9 14.1Q68.6 20.6 70.9 22.1Q73.2 23.6 83.2 31.1Q93.2 38.6 87.9 50.6Q82.6 62.7 81.3 65.3Q80.1 67.9 73.7 79.4Q67.3 90.9 59.8 90.3Q52.4 89.7 50.8 89.5Q49.1 89.2 41.6 87.2Q34.2 85.2 27.7 76.7Q21.2 68.2 19.9 66.2Q18.6 64.2 13.2 55.1Q7.8 46.0 16.2 36.9Q24.6 27.9 26.6 26.0Q28.6 24.1 37.8 15.9Z',
  g: 'M31.8 18.6Q39.2 6.6 50.1 22.4Q61.1 38.2 64.2 42.9Q67.3 47.5 77.7 63.6Q88.1 79.7 70.5 76.4Q52.9 73.2 47.8 72.1Q42.7 71.0 25.2 67.0Q7.6 62.9 14.0 50.3Q20.4 37.7 22.4 34.2Q24.4 30.6 31.8 18.6Z',
  h: 'M45.2 9.4Q55.5 5.4 62.4 9.0Q69.3 12.5 70.3 13.1Q71.2 13.7 77.4 18.6Q83.5 23.5 83.7 34.9Q84.0 46.3 83.9 48.0Q83.8 49.6 82.8 61.1Q81.8 72.6 76.4 77.0Q71.0 81.5 70.2 82.0Q69.3 82.5 63.2 85.8Q57.1 89.0 46.0 84.3Q34.9 79.5 33.3 78.7Q31.8 78.0 21.3 72.2Q10.8 66.4 10.5 56.7Q10.3 47.1 10.3 45.7Q10.4 44.4 11.5 34.9Q12.7 25.4 22.4 20.1Q32.1 14.8 33.5 14.1Q35.0 13.4 45.2 9.4Z',
} as const;

export type GlassShape = keyof typeof glassShapes;

export const glassHues = ['bottle', 'sea', 'amber', 'rose', 'cobalt', 'kelp', 'frost'] as const;
export type GlassHue = (typeof glassHues)[number];

/** One piece of glass within an arrangement: where it lies, how large, and how it is turned, in degrees. */
export interface GlassPlacement {
  shape: GlassShape;
  hue: GlassHue;
  x: number;
  y: number;
  size: number;
  rotate: number;
}

export const companionPieces = [
  { shape: 'c', hue: 'bottle', x: 6, y: 14, size: 84, rotate: -8 },
  { shape: 'f', hue: 'sea', x: 38, y: 8, size: 72, rotate: 24 },
  { shape: 'b', hue: 'amber', x: 42, y: 54, size: 56, rotate: 12 },
] as const satisfies readonly GlassPlacement[];

/** A handful washed up together, in a box of 520 by 340. */
export const driftPieces = [
  { shape: 'd', hue: 'bottle', x: 28, y: 56, size: 262, rotate: -14 },
  { shape: 'f', hue: 'sea', x: 176, y: -6, size: 236, rotate: 18 },
  { shape: 'b', hue: 'amber', x: 152, y: 150, size: 188, rotate: 10 },
  { shape: 'a', hue: 'rose', x: 288, y: 126, size: 180, rotate: -20 },
  { shape: 'e', hue: 'cobalt', x: -6, y: 14, size: 146, rotate: 14 },
  { shape: 'g', hue: 'kelp', x: 70, y: 238, size: 100, rotate: 24 },
  { shape: 'c', hue: 'frost', x: 404, y: 52, size: 86, rotate: 0 },
] as const satisfies readonly GlassPlacement[];

export const markPieces = [
  { shape: 'c', hue: 'bottle', x: 4, y: 12, size: 84, rotate: -8 },
  { shape: 'b', hue: 'amber', x: 48, y: 44, size: 64, rotate: 12 },
] as const satisfies readonly GlassPlacement[];
