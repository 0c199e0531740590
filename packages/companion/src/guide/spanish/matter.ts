import { withAccents } from '#skills/spanish/with-accents.ts';
import type { MatterHeard } from '../matter.ts';
import type { GuideState } from '../state.ts';
import { spanishMatterOf } from './situations.ts';
import { type SpanishMatter, spanishMatters } from './matters.ts';

const matters = spanishMatters.map((matter) => ({
  ...matter,
  when: withAccents(matter.when),
  ...(matter.unless ? { unless: withAccents(matter.unless) } : {}),
}));

/** What a Spanish talk is about, by this message or by those before it; a new matter takes the place of the old one. */
export function spanishMatterAfter(
  { matter, turn }: GuideState,
  text: string,
  situation: string | undefined,
): MatterHeard | undefined {
  const id = matters.find(({ when, unless }) => when.test(text) && !unless?.test(text))?.id ?? situation;
  if (id) return { id, turn };
  return matter && turn - matter.turn <= matterStays && findSpanishMatter(matter) ? matter : undefined;
}

export function findSpanishMatter(heard: MatterHeard | undefined): Pick<SpanishMatter, 'id' | 'ask'> | undefined {
  return heard && (spanishMatters.find(({ id }) => id === heard.id) ?? spanishMatterOf(heard.id));
}

const matterStays = 14;
