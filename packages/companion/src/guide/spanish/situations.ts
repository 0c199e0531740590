import type { Heard } from '../heard-angles.ts';
import type { TalkMatter } from '../matter.ts';
import { createHearing } from '../situations/hearing.ts';
import { remarkOf } from '../situations/remarks.ts';
import { situationId } from '../situations/situation-id.ts';
import { spanishSituationFields } from './situations/fields.ts';

/** What people bring in Spanish; accents are often left out, so they count for nothing. */
const hearing = createHearing(spanishSituationFields, {}, (text) =>
  // Letter by letter, so that places stay where they are.
  Array.from({ length: text.length }, (_, i) => text.charAt(i).normalize('NFD').charAt(0)).join(''),
);

/** The likeliest situation of a Spanish message, as what may be answered to it. */
export function spanishSituation(text: string): { heard: Heard; isGlad: boolean } | undefined {
  const [likeliest] = hearing.hear(text);
  if (!likeliest) return undefined;
  const { situation, stretch, ...told } = likeliest;
  const heard = {
    angle: remarkOf(situation, false),
    statement: stretch,
    match: stretch,
    slots: {},
    told,
  };
  return { heard, isGlad: situation.glad === true };
}

/** What a Spanish talk is about for many turns, by the id of a situation. */
export function spanishMatterOf(id: string): Pick<TalkMatter, 'id' | 'ask'> | undefined {
  const situation = hearing.find(id)?.situation;
  return situation && { id: situationId(situation.id), ask: situation.ask };
}
