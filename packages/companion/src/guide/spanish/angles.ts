import type { Angle } from '../content/angles/angle.ts';
import { awayAngles } from './angles-away.ts';
import { betweenAngles } from './angles-between.ts';
import { dayAngles } from './angles-days.ts';
import { familyAngles } from './angles-family.ts';
import { friendAngles } from './angles-friends.ts';
import { generalAngles } from './angles-general.ts';
import { homeAngles } from './angles-home.ts';
import { jealousyAngles } from './angles-jealousy.ts';
import { loveAngles } from './angles-love.ts';
import { turningPointAngles } from './angles-turning-points.ts';
import { workAngles } from './angles-work.ts';
import { withAccents } from '#skills/spanish/with-accents.ts';

/** Ways of saying things in Spanish, as in content/angles. Neutral Latin American Spanish, "tú", nothing gendered about the person. */
export const spanishAngles: readonly Angle[] = [
  ...familyAngles,
  ...loveAngles,
  ...jealousyAngles,
  ...awayAngles,
  ...homeAngles,
  ...workAngles,
  ...friendAngles,
  ...turningPointAngles,
  ...betweenAngles,
  ...dayAngles,
  ...generalAngles,
].map((angle) => ({
  ...angle,
  when: withAccents(angle.when),
  ...(angle.unless ? { unless: withAccents(angle.unless) } : {}),
}));
