import type { Style } from '#persona/styles.ts';
import type { Composer, Slots } from '../compose.ts';
import { inSpanishManner, spanishManners } from './manners.ts';

/** A composer whose lines come in the words of a style; what somebody said goes in unchanged. */
export function inSpanishVoice(composer: Composer, style: Style): Composer {
  if (spanishManners[style].swaps.length === 0) return composer;
  return {
    ...composer,
    pick: (pool, slots, lead) =>
      composer.pick(
        pool.map((line) => inSpanishManner(line, style)),
        slots,
        lead,
      ),
  };
}

/** Who speaks, and what was said before. */
interface Speaker {
  composer: Composer;
  style: Style;
  glad: boolean;
  /** Haven's latest words, so that none of its habits shows twice in a row; left out for no lead at all. */
  lately: string | undefined;
}

/** A reflection, now and then with a word or two of the style before it. */
export function pickLed(
  pool: readonly string[],
  slots: Slots,
  { composer, style, glad, lately }: Speaker,
): string | undefined {
  const { leads, gladLeads, leadShare } = spanishManners[style];
  if (lately === undefined || !composer.chance(leadShare)) return composer.pick(pool, slots);
  const lead = oneOf(
    (glad ? gladLeads : leads).filter((words) => !lately.includes(words)),
    composer,
  );
  if (!lead) return composer.pick(pool, slots);
  const open = pool.filter((line) => !beginsItself.test(line) && !(lead.endsWith(':') && line.includes(':')));
  return composer.pick(open, slots, lead) ?? composer.pick(pool, slots);
}

/** Such a line has its own word in front. */
const beginsItself = /¿|^(?:“|Ah|Ay|Uf|Y |Así|Entiendo|Entonces|Te escucho|A ver|Ya |Algo pasa)/u;

/** A question in the manner of the style: "Dime: ¿qué pasó después?" */
export function askLed(
  question: string | undefined,
  style: Style,
  { composer, lately }: { composer: Composer; lately: string },
): string | undefined {
  if (!question?.startsWith('¿') || !composer.chance(askShare)) return question;
  const lead = oneOf(
    spanishManners[style].askLeads.filter((words) => !lately.includes(words)),
    composer,
  );
  if (!lead || sharesWord(lead, question) || (lead.endsWith('pero') && question.startsWith('¿Y '))) return question;
  return `${lead} ¿${question.charAt(1).toLowerCase()}${question.slice(2)}`;
}

const askShare = 0.35;

function oneOf(words: readonly string[], composer: Composer): string {
  return words[Math.floor(composer.random() * words.length)] ?? '';
}

/** "Oye, … oye" says one word too many. */
function sharesWord(lead: string, question: string): boolean {
  const said = question.toLowerCase();
  return (lead.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => said.includes(word));
}
