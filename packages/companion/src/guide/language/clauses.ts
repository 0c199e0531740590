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
    const dangling =
      clause.form === 'elided' && found.at(-1)?.form === 'other' && clause.tokens[0]?.tags.has('PastTense');
    found.push(dangling ? { ...clause, form: 'fragment' } : clause);
  }
  return found;
}

const swearing = /^(?:fucking|fuckin|freaking|frickin|effing|damn|goddamn|bloody|fucken|f\*+\w*)$/u;

function readClause(piece: readonly Token[], question: boolean): Clause {
  const { tokens: led, hedged, thought, once } = withoutLead(piece);
  const tokens = leadingPlaceLast(led);
  const trimmed = withoutTail(tokens);
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
