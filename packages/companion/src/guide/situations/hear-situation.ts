import { situationFields } from '../content/situations/fields.ts';
import { createHearing } from './hearing.ts';
import { wordLists } from './word-lists.ts';

/** What people bring in English. */
export const { hear: heardSituations, find: findSituation } = createHearing(situationFields, wordLists, (text) =>
  text.replaceAll('’', "'"),
);
