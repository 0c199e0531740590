import { leadingPlaceLast, withoutLead, withoutTail } from './clause-edges.ts';
import { type Form, formOf } from './clause-form.ts';
import { pieces } from './clause-pieces.ts';
import { textOf, type Token } from './tokens.ts';

/** One statement of the person's, cut so that it can stand alone. */
export interface Clause {
  tokens: Token[];
  text: string;
  form: Form;
  /** Said as a guess or a feeling ("I feel like", "maybe"): never to be handed back as a fact. */
  hedged: boolean;
  /** Introduced by "I think": the person's own view, which may be said back as just that. */
  thought?: boolean;
  /** Introduced by "I thought": what was believed then. */
  once?: boolean;
  /** Its subject, left out, is somebody else's of the clause before. */
  anothers?: true;
  /** The word it was joined to the clause before by: "and", "but", "so" …; empty at the start of a sentence. */
  joint: string;
}

/** The clauses of one sentence, in order. */
export function clausesOf(sentence: readonly Token[]): Clause[] {
  const question = sentence.at(-1)?.after.includes('?') ?? false;
  const found: Clause[] = [];
  for (const tokens of pieces(sentence.filter((token) => !swearing.test(token.lower)))) {
    const clause = readClause(tokens, question);
    // "her slippers, folded in tissue": after somebody else's clause a bare participle is not about the person.
    const before = found.at(-1);
    const theirs = found.some(({ form }) => form === 'other') && !found.some(({ form }) => form === 'self');
    const verb = clause.tokens.find(({ tags }) => !tags.has('Adverb') && !tags.has('Negative'));
    const dangling = clause.form === 'elided' && ((theirs && verb?.tags.has('PastTense')) || before?.anothers === true);
    // "I bake overnight, get home at 8": one who does both.
    const shares = clause.form === 'command' && before?.form === 'self' && !clause.joint;
    found.push(
      dangling ? { ...clause, form: 'fragment', anothers: true } : shares ? { ...clause, form: 'elided' } : clause,
    );
  }
  return found;
}

const swearing = /^(?:fucking|fuckin|freaking|frickin|effing|damn|goddamn|bloody|fucken|f\*+\w*)$/u;

/** "Made me feel two inches tall": what did it stands in the sentence before, or in Haven's question. */
function withCause(tokens: readonly Token[]): Token[] {
  const [verb, whom] = tokens;
  if (!/^(?:made|makes|left|leaves|got|gets)$/u.test(verb?.lower ?? '') || whom?.lower !== 'me' || !verb)
    return [...tokens];
  const subject: Token = { text: 'it', lower: 'it', tags: new Set(['Noun', 'Pronoun']), after: '', before: '' };
  return [subject, { ...verb, text: verb.lower }, ...tokens.slice(1)];
}

export function readClause(piece: readonly Token[], question: boolean): Clause {
  const { tokens: led, hedged, thought, once } = withoutLead(piece);
  const tokens = leadingPlaceLast(led);
  const trimmed = withoutTail(withCause(tokens));
  const joint = /^(?:and|but|so|then|or|because|though)$/u.test(piece[0]?.lower ?? '') ? (piece[0]?.lower ?? '') : '';
  return {
    tokens: trimmed,
    text: textOf(trimmed),
    form: question ? 'question' : formOf(trimmed),
    hedged,
    thought,
    once,
    joint,
  };
}
