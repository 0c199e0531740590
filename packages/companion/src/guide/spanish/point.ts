import { asideInSpanish } from './asides.ts';
import { restateSpanish } from './restate.ts';

/** What a Spanish message can add to the summary. */
export function spanishPoint(message: string): string | undefined {
  if (message.includes('?') || asideInSpanish(message)) return undefined;
  const restated = restateSpanish(message);
  return restated && !restated.belief && !aboutTheTalk.test(restated.dicho) ? restated.dicho : undefined;
}

/** What is said about the talk itself is nothing to sum up. */
const aboutTheTalk =
  /(?<!\p{L})(?:consejos?|ejercicios?|preguntas?|decirlo|contarlo|desahogarte|escuch\p{L}+|entiendes)(?!\p{L})/u;
