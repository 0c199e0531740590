import type { KindPattern } from './kinds.ts';
import { saidInTalk } from './said-in-talk.ts';
import { saidToHaven } from './said-to-haven.ts';

/** In this order: the first that is heard is the kind of a message. */
export const kindPatterns: readonly KindPattern[] = [...saidToHaven, ...saidInTalk];
