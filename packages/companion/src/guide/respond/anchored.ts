import type { Composer } from '../compose.ts';
import { inManner } from '../content/manners.ts';
import type { Heard } from '../heard-angles.ts';
import { wordsOf } from '../said-before.ts';
import { sureWorth } from '../statements.ts';
import { isLoss } from '../thread.ts';
import type { Moment } from './answer.ts';
import { mayRestate, shortAnswer } from './half-step.ts';
import { join } from './join.ts';
import { leadFor } from './lead.ts';
import { sharesWords } from './shared-words.ts';

/** A reflection that holds nothing of the message's own words gets them in front: what it is about, before how it may feel. */
export function anchored(
  moment: Moment,
  composer: Composer,
  text: string | undefined,
  heard: Heard | undefined,
): string | undefined {
  const { reading, state } = moment;
  const inOwnWords = heard?.angle.tone === 'any' && heard.angle.whole === true && saysSlot(text, heard);
  const isAsked = reading.text.trimEnd().endsWith('?');
  const { who } = heard?.slots ?? {};
  const namesWho = who !== undefined && text?.includes(who) === true;
  const speaksForItself = isAsked || namesWho || state.noEcho || inOwnWords || (heard && (heard.angle.rank ?? 0) >= 7);
  if (!text || speaksForItself || reading.attacksSelf || reading.words < 3 || sharesWords(text, reading.text))
    return text;
  const anchor = heard && !mayRestate(heard.angle) ? anchorBeside(moment, heard) : anchorOf(moment, heard);
  const inStyle = anchor && inManner(anchor, moment.style);
  if (!anchor || !inStyle || [anchor, inStyle].some((words) => spelledOut(text).includes(spelledOut(words))))
    return text;
  return join(
    composer.pick(['{Anchor}.'], { anchor }, leadFor(moment, composer)),
    withoutDoubling(text, anchor, heard),
  );
}

function saysSlot(text: string | undefined, { slots }: Heard): boolean {
  return Object.values(slots).some((slot) => slot && text?.toLowerCase().includes(slot.toLowerCase()));
}

/** "4 years and you got a paragraph. 4 years." needs no second "4 years". */
function withoutDoubling(text: string, anchor: string, heard: Heard | undefined): string {
  const doubled = Object.values(heard?.slots ?? {}).find(
    (slot) =>
      slot &&
      anchor.toLowerCase().includes(slot.toLowerCase()) &&
      text.toLowerCase().startsWith(`${slot.toLowerCase()}. `),
  );
  return doubled ? text.slice(doubled.length + 2) : text;
}

/** What is hard to say is not read back; what else was said may be. */
function anchorBeside({ reading }: Moment, { statement }: Heard): string | undefined {
  const inside = new Set(wordsOf(statement));
  const other = reading.restated.find(
    ({ kind, said }) => kind === 'fact' && wordsOf(said).filter((word) => inside.has(word)).length <= 2,
  );
  return other?.said;
}

/** What the message is about, from Haven's side. */
function anchorOf({ reading, state }: Moment, heard: Heard | undefined): string | undefined {
  const said = reading.restated.find(({ kind, worth }) => kind === 'fact' && worth >= sureWorth)?.said;
  if (said) return said;
  // Beside a death whoever it was is the words.
  if (isLoss(state, reading)) return reading.things.find(({ kind }) => kind === 'person' || kind === 'pet')?.name;
  return heard && reading.words <= shortAnswer && reading.key?.includes(' ') ? reading.key : undefined;
}

/** "you're 81" and "you are 81" are the same. */
function spelledOut(text: string): string {
  return text
    .toLowerCase()
    .replace(/n't\b/gu, ' not')
    .replace(/'(?:re|s|m)\b/gu, (end) => ({ "'re": ' are', "'s": ' is', "'m": ' am' })[end] ?? end)
    .replace(/\bperhaps\b|\bpossibly\b/gu, 'maybe');
}
