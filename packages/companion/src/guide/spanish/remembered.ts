import { isLight, lightestOf } from '#memory/light.ts';
import { stemsOf } from '#memory/telling-words.ts';
import type { Answer, Moment } from '../respond/answer.ts';
import { wordsOf } from '../said-before.ts';
import { spanishThread } from './thread-lines.ts';

/** Comes back in Spanish to something told in an earlier conversation, when it is spoken of again; twice at most. */
export function answerRemembered({ request, state }: Moment, text: string): Answer | undefined {
  if ((state.recalled ?? 0) >= mostRecalled || request.care.flag || state.turn === 0) return undefined;
  const fact = factsIn(request.memories).find((memory) => isAbout(memory, text));
  if (!fact) return undefined;
  return {
    make: (composer) => composer.pick(spanishThread.toldBefore, { hecho: fact }),
    change: { recalled: (state.recalled ?? 0) + 1 },
  };
}

/** A greeting that comes back to something light; nothing without it. */
export function rememberedGreeting({ request, state }: Moment): Answer | undefined {
  const fact = lightestOf(factsIn(request.memories));
  if (!fact || state.turn > 0 || request.care.flag) return undefined;
  return {
    make: (composer) => composer.pick(spanishThread.toldBeforeAsk, { hecho: fact }),
    change: { recalled: (state.recalled ?? 0) + 1 },
  };
}

const mostRecalled = 2;
const longestFact = 16;

/** Facts kept in Spanish, and of those kept in English who is called what. */
function factsIn(memories: readonly string[] = []): string[] {
  return memories
    .map((memory) => memory.trim().replace(/[.!\s]+$/u, ''))
    .map((memory) => inSpanish(memory) ?? memory)
    .filter((memory) => beginsInSpanish.test(memory) && wordsOf(memory).length <= longestFact)
    .map((memory) => memory.charAt(0).toLowerCase() + memory.slice(1));
}

const beginsInSpanish =
  /^(?:tus?|el|la|eres|vives|tienes|trabajas|estudias|te|estás|quieres|fuiste|hoy|\p{L}+ te ayuda)(?!\p{L})/iu;

/** "your dog is called Biscuit" → "tu perro se llama Biscuit". */
function inSpanish(memory: string): string | undefined {
  const [, role = '', name = ''] = /^your ([\p{L} -]+) is called (\p{L}+)$/iu.exec(memory) ?? [];
  const meant = roles[role.toLowerCase()];
  return meant && name ? `tu ${meant} se llama ${name}` : undefined;
}

const roles: Record<string, string> = {
  dog: 'perro',
  cat: 'gato',
  rabbit: 'conejo',
  horse: 'caballo',
  turtle: 'tortuga',
  mom: 'mamá',
  mother: 'mamá',
  dad: 'papá',
  father: 'papá',
  brother: 'hermano',
  sister: 'hermana',
  son: 'hijo',
  daughter: 'hija',
  husband: 'esposo',
  wife: 'esposa',
  boyfriend: 'novio',
  girlfriend: 'novia',
  boss: 'jefe',
  aunt: 'tía',
  uncle: 'tío',
  grandma: 'abuela',
  grandpa: 'abuelo',
};

const namesOnly = /^tu [\p{L} -]+ se llama \p{L}+$/u;

/** A name of it, or what is light in two words; what is heavier has to be spoken of in nearly all its words. */
function isAbout(fact: string, text: string): boolean {
  const said = stemsOf(text);
  if (namesOnly.test(fact)) {
    const [name = ''] = fact.match(/\p{L}+$/u) ?? [];
    return [...stemsOf(name)].some((stem) => said.has(stem)) && !/se llama/iu.test(text);
  }
  const telling = [...stemsOf(fact)];
  const found = telling.filter((stem) => said.has(stem)).length;
  return isLight(fact) ? found >= 2 : found >= 2 && found >= telling.length * 0.75;
}
