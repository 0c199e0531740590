import { everydayIdeas } from './everyday.ts';
import { familyIdeas } from './family.ts';
import { gettingGoingIdeas } from './getting-going.ts';
import { lossAndFriendsIdeas } from './loss-and-friends.ts';
import { loveIdeas } from './love.ts';
import { nightAndBodyIdeas } from './night-and-body.ts';
import { selfIdeas } from './self.ts';
import { workIdeas } from './work.ts';
import type { Purpose } from './purpose.ts';

/** All that somebody may ask an idea for. */
export const purposes: readonly Purpose[] = [
  ...everydayIdeas,
  ...familyIdeas,
  ...gettingGoingIdeas,
  ...lossAndFriendsIdeas,
  ...loveIdeas,
  ...nightAndBodyIdeas,
  ...selfIdeas,
  ...workIdeas,
];

const byId = new Map(purposes.map((purpose) => [purpose.id, purpose]));

export function findPurpose(id: string): Purpose | undefined {
  return byId.get(id);
}
