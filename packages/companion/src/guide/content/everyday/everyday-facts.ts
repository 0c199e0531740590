import type { Practical } from '../practical.ts';
import { clothes } from './clothes.ts';
import { cooking } from './cooking.ts';
import { foodKept } from './food-kept.ts';
import { house } from './house.ts';
import { laundry } from './laundry.ts';
import { lettersAndTime } from './letters-and-time.ts';
import { measures } from './measures.ts';
import { phrases } from './phrases.ts';
import { plantsAndAnimals } from './plants-and-animals.ts';

/** Small facts people ask for in the middle of a day. */
export const everydayFacts: readonly Practical[] = [
  ...measures,
  ...cooking,
  ...foodKept,
  ...laundry,
  ...house,
  ...clothes,
  ...plantsAndAnimals,
  ...phrases,
  ...lettersAndTime,
];
