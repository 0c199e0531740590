import { isSayable } from './restate.ts';
import { swapPerson } from './swap.ts';
import { textOf, tokenize } from './tokens.ts';

/** A phrase of the person's from Haven's side ("tell my sister" → "tell your sister"), or nothing when that is unsafe. */
export function turnRound(phrase: string): string | undefined {
  const tokens = tokenize(phrase.trim()).flat();
  if (tokens.length === 0 || !isSayable(tokens)) return undefined;
  const said = textOf(swapPerson(tokens)).replace(/[,.;:\s]+$/u, '');
  return isSayable(swapPerson(tokens), true) ? said.replace(/^You(?=[ '])/u, 'you') : undefined;
}

/** "you want to go" → "wants to go", for "part of you …"; nothing when the verb is not one of those that turn safely. */
export function partOfYou(clause: string): string | undefined {
  const found = /^you (?:really |just |still |do )*(\p{L}+|don't|can't|didn't)\b(.*)$/iu.exec(clause);
  if (found) {
    const verb = (found[1] ?? '').toLowerCase();
    const turned = thirdPerson[verb] ?? (/(?:ed|ought|ught)$/u.test(verb) ? verb : undefined);
    return turned ? `${turned}${withoutSelf(found[2] ?? '')}` : undefined;
  }
  const state = /^(?:you're|you are) (.+)$/iu.exec(clause);
  return state ? `is ${withoutSelf(state[1] ?? '')}` : undefined;
}

function withoutSelf(rest: string): string {
  return rest.replace(/\byourself\b/giu, 'itself');
}

const thirdPerson: Record<string, string> = {
  want: 'wants',
  need: 'needs',
  like: 'likes',
  love: 'loves',
  hate: 'hates',
  know: 'knows',
  think: 'thinks',
  feel: 'feels',
  miss: 'misses',
  wish: 'wishes',
  hope: 'hopes',
  understand: 'understands',
  get: 'gets',
  "don't": "doesn't",
  "can't": "can't",
  "didn't": "didn't",
  could: 'could',
  would: 'would',
  was: 'was',
  were: 'was',
  wanted: 'wanted',
  felt: 'felt',
  knew: 'knew',
};
