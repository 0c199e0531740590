import { instructionTexts } from '#persona/system-prompt.ts';

/** So many words in a row that stand in the instruction are no coincidence. */
const runLength = 7;
/** What the instruction tells Haven to say. */
const toBeSaid = /\d|\b(?:home|risk)\b/u;

const runs = new Set(
  instructionTexts()
    .flatMap((text) => runsOf(text))
    .filter((run) => !toBeSaid.test(run)),
);

/** A label that slipped into a sentence, and a reading of risk that is told to the person. */
const label =
  /\brisk(?:[ _-]?(?:level|tier|label|rating|assessment))?["'\s]{0,3}[:=][\s"']{0,3}(?:none|quiet|elevated|imminent)\b|\b(?:your|the|this|my) risk (?:level|tier|label|rating|assessment)\b/iu;

const tellsOfIt =
  /\b(?:(?:my|the|these|this) (?:\w+ )?(?:system )?(?:prompt|instructions?|guidelines)(?: (?:that )?I(?:'ve| was| were| have)?(?: been)? given)? (?:is|are|was|were|says?|tells?|reads?|states?|includes?|begins?|instructs?|contains?|goes|forbids?)|I(?:'ve| have)? (?:was|been|am) instructed|(?:here(?:'s| is| are)|repeat(?:ing)?|reveal(?:ing)?) (?:my|the) (?:full |exact |whole |system |original |hidden )*(?:prompt|instructions?)|system prompt\s*:)\b/iu;

/** Whether a sentence repeats the instruction that a model was given, or tells what stands in it, or shows the label that it asks for. */
export function findPromptQuote(sentence: string): boolean {
  return tellsOfIt.test(sentence) || label.test(sentence) || runsOf(sentence).some((run) => runs.has(run));
}

function runsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(runLength - 1).map((_, i) => words.slice(i, i + runLength).join(' '));
}
