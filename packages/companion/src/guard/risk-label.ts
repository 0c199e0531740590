import { companionName } from '@haven/contracts/policy/screens';
import { type Tier, tiers } from '@haven/contracts/care';

/** What may stand before and behind a word of a label: marks, quotes and brackets. */
const open = String.raw`[\s*_[({"'${'`'}#<>-]*`;
const close = String.raw`[*_\])}"'${'`'}]*`;
const field = String.raw`,\s*"[^"\n]{1,30}"\s*:\s*(?:"[^"\n]{0,80}"|[\d.]{1,6}|true|false|null)\s*`;
/**
 * The line with which a language model begins: its reading of the risk in the newest message. Some write it in words of their own, or
 * as JSON, and some write it again further on.
 */
const label = new RegExp(
  String.raw`^${open}(?:risk|danger)(?:[ _-]?(?:level|tier|label|assessment|rating))?${close}[ \t]*[:=]${open}(${tiers.join('|')})\b(?:"?\s*(?:${field}){0,4}\}|[^\n\p{L}\p{N}]{0,12})\n*`,
  'iu',
);
/** Who is said to speak: Haven, or somebody whose words the model makes up. */
const ownName = new RegExp(
  String.raw`^${open}(?:${companionName}|assistant|ai|bot|companion|model|response|reply)${close}[ \t]*[:：]${close}[ \t]*`,
  'iu',
);
const othersName = new RegExp(String.raw`^${open}(?:user|human|person|system)${close}[ \t]*[:：]`, 'iu');

const firstWords = [
  'risk',
  'danger',
  companionName.toLowerCase(),
  'assistant',
  'ai',
  'bot',
  'companion',
  'model',
].concat(['response', 'reply', 'user', 'human', 'person', 'system']);
/** A longer beginning of a line is no label, or is a whole one. */
const longestHold = 60;
const longestJson = 500;

export interface Labeled {
  /** What follows the label; everything when there is none. */
  text: string;
  tier?: Tier;
  /** The model goes on with words of somebody else's: nothing that follows is Haven's. */
  isOver?: boolean;
}

/**
 * Takes labels of risk and names of speakers off the beginnings of lines in a stream of words, in whatever pieces it comes. Of several labels
 * the gravest counts.
 */
export function createRiskLabel(): { push(piece: string): Labeled; end(): Labeled } {
  let held = '';
  let isLineStart = true;
  /** Blank lines are left out at the beginning and behind a label. */
  let isBlankLeftOut = true;
  let isOver = false;
  let tier: Tier | undefined;

  function read(piece: string, isLast: boolean): Labeled {
    held += piece;
    let text = '';
    const waits = () => isLineStart && !isLast && mayBegin(held);
    while (!isOver && held !== '' && !waits()) text += isLineStart ? begin() : rest();
    if (isOver) held = '';
    return { text, ...(tier && { tier }), ...(isOver && { isOver }) };
  }

  /** The beginning of a line is whole: takes off what is not to be shown. */
  function begin(): string {
    const found = label.exec(held);
    const seen = tiers.find((each) => each === found?.[1]?.toLowerCase());
    if (found && seen) {
      tier = tier && tiers.indexOf(tier) > tiers.indexOf(seen) ? tier : seen;
      held = held.slice(found[0].length);
      isBlankLeftOut = true;
      return '';
    }
    if (othersName.test(held)) isOver = true;
    const name = ownName.exec(held)?.[0] ?? '';
    held = held.slice(name.length);
    if (isBlankLeftOut) held = held.trimStart();
    isBlankLeftOut &&= held === '' || name !== '';
    isLineStart = held === '' || name !== '';
    // What was opened before the name may be closed behind it.
    return name.split('**').length % 2 === 0 ? '**' : '';
  }

  /** The rest of a line, as far as it is here. */
  function rest(): string {
    const end = held.indexOf('\n') + 1;
    const text = end === 0 ? held : held.slice(0, end);
    isLineStart = end !== 0;
    held = held.slice(text.length);
    return text;
  }

  return { push: (piece) => read(piece, false), end: () => read('', true) };
}

const leading = new RegExp(`^${open}`, 'u');

/** Whether the beginning of a line may become such a mark with the next piece. */
function mayBegin(line: string): boolean {
  const word = line.replace(leading, '').toLowerCase();
  const isJson = /^\s*\{/u.test(line);
  if (line.length > (isJson ? longestJson : longestHold)) return false;
  if (word === '') return true;
  const isNamed = firstWords.some(
    (first) => first.startsWith(word) || (word.startsWith(first) && !/^\p{L}/u.test(word.slice(first.length))),
  );
  if (!isNamed) return false;
  return isJson ? !word.includes('}') : !word.includes('\n');
}
