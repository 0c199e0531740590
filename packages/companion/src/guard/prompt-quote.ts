import { instructionTexts } from '#persona/system-prompt.ts';

/** So many words in a row that stand in the instruction are no coincidence. */
const runLength = 7;
/** What the instruction tells Haven to say. */
const toBeSaid = /\d|\b(?:home|risk)\b/u;

const runs = new Set(
  instructionTexts()
    .flatMap((text) => runsOf(wordsOf(text)))
    .filter((run) => !toBeSaid.test(run)),
);
/** A word that stands in none of them is in no run: most sentences have one in every few words. */
const wordsInRuns = new Set([...runs].flatMap((run) => run.split(' ')));

/** A label that slipped into a sentence, and a reading of risk that is told to the person. */
const label =
  /\brisk(?:[ _-]?(?:level|tier|label|rating|assessment))?["'\s]{0,3}[:=][\s"']{0,3}(?:none|quiet|elevated|imminent)\b|\b(?:your|the|this|my) risk (?:level|tier|label|rating|assessment)\b/iu;

const tellsOfIt =
  /\b(?:(?:my|the|these|this) (?:\w+ )?(?:system )?(?:prompt|instructions?|guidelines)(?: (?:that )?I(?:'ve| was| were| have)?(?: been)? given)? (?:is|are|was|were|says?|tells?|reads?|states?|includes?|begins?|instructs?|contains?|goes|forbids?)|I(?:'ve| have)? (?:was|been|am) instructed|(?:here(?:'s| is| are)|repeat(?:ing)?|reveal(?:ing)?) (?:my|the) (?:full |exact |whole |system |original |hidden )*(?:prompt|instructions?)|system prompt\s*:)\b/iu;

/** Whether a sentence repeats the instruction that a model was given, or tells what stands in it, or shows the label that it asks for. */
export function findPromptQuote(sentence: string): boolean {
  return tellsOfIt.test(sentence) || label.test(sentence) || hasRun(wordsOf(sentence));
}

function hasRun(words: readonly string[]): boolean {
  let known = 0;
  for (let at = 0; at < words.length; at += 1) {
    known = wordsInRuns.has(words[at] ?? '') ? known + 1 : 0;
    if (known >= runLength && runs.has(words.slice(at + 1 - runLength, at + 1).join(' '))) return true;
  }
  return false;
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(runLength - 1).map((_, i) => words.slice(i, i + runLength).join(' '));
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}
