import type { Word } from '#text/tokens.ts';
import type { Stretch } from './cue-index.ts';

/** Words of a line. */
export function wordSet(line: string): ReadonlySet<string> {
  return new Set(line.split(' '));
}

/** Somebody speaks of themselves. */
export const subjects = wordSet('i yo ich je eu');
/** Say "I" by themselves. */
export const ownVerbs = wordSet(
  'quiero voy pienso deseo estoy ando ojala suspendi reprobe perdi falle quero vou estou',
);
/** Stand between the beginning of a Spanish statement and its verb. */
const pronouns = wordSet('me te lo la le ya no mas');
/** Stand between "I" and its verb, and change nothing. */
export const asides = wordSet('just really still so only literally honestly even always now also actually truly kinda');
/** What is wanted or done here and now. */
export const presentVerbs = wordSet('want wanna wish need going gonna will do');
/** A condition, or a cause that comes again: how one speaks of printers and mothers in law. */
export const conditions = wordSet('if when whenever every unless once time si cuando cada');
/** What stands behind them is thought, told or quoted, not said, also behind a colon: "the song goes: i want to die". */
export const reporters = wordSet(
  'that think thought mean means meant say said saying says believe claim imply pretend guess suppose told asked ' +
    'goes called titled named reads song line lines lyric lyrics chorus hook caption quote phrase title ' +
    'sings sang singing scratched screams shouts yells writes wrote dice dijo cancion letra',
);
/** What stands behind them is asked or likened. */
export const askers = wordSet('like what why how who if when where whether que si cuando');
/** What stands behind these belongs to the words before, where no comma stands between: "no me quiero morir". */
const leadsOn = new Set([
  ...askers,
  ...wordSet('because cause as so feel do did does will would should have am can nunca jamas porque dass weil'),
]);
/** Begin a clause in which somebody speaks of themselves, with or without an "I". */
const firstWords = wordSet(
  'i just only want wanna wish gonna going no yo quiero solo ya voy me tengo estoy ojala ich je j eu quero',
);

/**
 * Somebody speaks of themselves anew between two places: what the first says of denial, past or story ends there. People seldom set
 * a comma ("i cant sleep i want to die").
 */
export function beginsAnew(before: Stretch, at: Stretch, words: readonly Word[]): boolean {
  return countBeginnings(before, at, words) > 0;
}

/** How often somebody begins to speak of themselves behind the first place, up to the first word of the second. */
export function countBeginnings(before: Stretch, at: Stretch, words: readonly Word[]): number {
  let count = 0;
  for (let i = before.to + 1; i <= at.from; i++) {
    const [last, word] = [words[i - 1], words[i]];
    if (!last || !word || reporters.has(last.word)) continue;
    if (word.clause !== last.clause && firstWords.has(word.word)) count += 1;
    else if (
      subjects.has(word.word) ? !leadsOn.has(last.word) : ownVerbs.has(word.word) && opensStatement(i, before, words)
    )
      count += 1;
  }
  return count;
}

/** "no te miento me estoy …", but not "no me estoy …" or "creo que me estoy …". */
function opensStatement(i: number, before: Stretch, words: readonly Word[]): boolean {
  const last = beforePronouns(i, words);
  const word = words[last]?.word ?? '';
  return last > before.to && !leadsOn.has(word) && !reporters.has(word);
}

/** The place of the word before "me", "ya", "no" and their like. */
export function beforePronouns(i: number, words: readonly Word[]): number {
  let last = i - 1;
  while (pronouns.has(words[last]?.word ?? '')) last -= 1;
  return last;
}
