import { isLight, lightestOf } from '#memory/light.ts';
import { stemsOf } from '#memory/telling-words.ts';
import type { Composer } from '../compose.ts';
import { kindLines } from '../content/kinds.ts';
import { capitalized } from '../language/capitals.ts';
import { wordsOf } from '../said-before.ts';
import type { Answer, Moment } from './answer.ts';
import { question } from './ask.ts';
import { join } from './join.ts';

/** Comes back to something told in an earlier conversation: when it is spoken of again, at most twice. */
export function answerRemembered(moment: Moment): Answer | undefined {
  const { request, state, reading } = moment;
  if ((state.recalled ?? 0) >= mostRecalled || request.care.flag || state.turn === 0) return undefined;
  const fact = statementsIn(request.memories).find((memory) => isAbout(memory, reading.text));
  if (!fact) return undefined;
  return {
    make: (composer) =>
      join(
        composer.pick(kindLines.toldBefore, { fact }),
        state.questionsUnwanted ? undefined : question(moment, composer),
      ),
    change: { recalled: (state.recalled ?? 0) + 1 },
  };
}

/** A greeting that comes back to something light; nothing without it. Whatever else was told waits until the person speaks of it. */
export function rememberedGreeting({ request, state }: Moment): Answer | undefined {
  const fact = lightestOf(statementsIn(request.memories));
  if (!fact || state.turn > 0 || request.care.flag) return undefined;
  return {
    make: (composer: Composer) => composer.pick(kindLines.toldBeforeAsk, { fact }),
    change: { recalled: (state.recalled ?? 0) + 1 },
  };
}

const mostRecalled = 2;
const longestFact = 16;

/** Facts that can stand after "you told me that": about "you" or "your …", and short. */
function statementsIn(memories: readonly string[] = []): string[] {
  return memories
    .map((memory) => memory.trim().replace(/[.!\s]+$/u, ''))
    .filter((memory) => /^you(?:r|'re|'ve)?\b/iu.test(memory) && wordsOf(memory).length <= longestFact)
    .map((memory) => memory.charAt(0).toLowerCase() + memory.slice(1));
}

/**
 * Whether a message names what a fact is about: a name of it, or two of its longer words. What is not light has to be spoken of in
 * nearly all its words: nobody who mentions an uncle should hear the worst about him.
 */
function isAbout(fact: string, text: string): boolean {
  if (!isLight(fact) && !namesOnly.test(fact)) return isSpokenOf(fact, text);
  const said = new Set(wordsOf(text));
  const names = fact.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? [];
  if (names.some((name) => said.has(name.toLowerCase()) || text.includes(capitalized(name)))) return true;
  return wordsOf(fact).filter((word) => word.length > 4 && said.has(word)).length >= 2;
}

/** Who somebody is, and no more. */
const namesOnly = /^your [\p{L} -]+ is called \p{L}+$/u;

function isSpokenOf(fact: string, text: string): boolean {
  const said = stemsOf(text);
  const telling = [...stemsOf(fact)];
  const found = telling.filter((stem) => said.has(stem)).length;
  return found >= 2 && found >= telling.length * 0.75;
}
