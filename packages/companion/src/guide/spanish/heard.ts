import type { Heard } from '../heard-angles.ts';
import type { GuideState } from '../state.ts';
import { spanishAngles } from './angles.ts';
import { turnSpanish } from './turn.ts';

/** What says how often or how much belongs to no name of a thing. */
const atEnd = /\s+(?:todo el (?:tiempo|día|rato)|siempre|mucho|un montón|cada (?:día|noche)|últimamente|ahora|hoy)$/iu;

/** The most telling way of saying things in a Spanish message that was not answered a moment ago. */
export function heardInSpanish(
  text: string,
  state: GuideState,
  { pleasant, situation }: { pleasant: boolean; situation: Heard | undefined },
): Heard | undefined {
  const lately = new Set((state.angles ?? []).slice(-3));
  const statements = text
    .split(/(?<=[.!?;])\s+|\n+|,\s*(?:y|pero)\s+/u)
    .map((one) => one.replace(/^(?:y|pero|es que|bueno|pues|entonces)\s+/iu, '').replace(/[.!;,\s]+$/u, ''));
  const found = spanishAngles
    .filter(
      ({ id, tone, rank = 0 }) => (rank >= 8 || !lately.has(id)) && (tone === 'any' || (tone === 'glad') === pleasant),
    )
    .flatMap((angle) => {
      const statement = statements.findLast((one) => angle.when.test(one) && !angle.unless?.test(one));
      return statement ? [{ angle, statement }] : [];
    })
    .sort((one, other) => (other.angle.rank ?? 0) - (one.angle.rank ?? 0))[0];
  const fits =
    situation &&
    !lately.has(situation.angle.id) &&
    (situation.angle.tone === 'any' || (situation.angle.tone === 'glad') === pleasant);
  if (fits && (found?.angle.rank ?? 0) <= (situation.angle.rank ?? 0)) return situation;
  if (!found) return undefined;
  const match = found.angle.when.exec(found.statement);
  const groups = Object.entries(match?.groups ?? {});
  const slots = Object.fromEntries(
    groups
      .map(([name, words]) => [name.replace(/\d$/u, ''), words && turnSpanish(words.replace(atEnd, ''))] as const)
      .filter(([, words]) => words),
  );
  return { angle: found.angle, statement: found.statement, match: match?.[0] ?? '', slots };
}
