import { pasts } from './past-tenses.ts';
import { swapPerson } from './swap.ts';
import { isFiniteVerb, textOf, type Token } from './tokens.ts';

/** Something that took place once, or something that goes on. What somebody is, has, can or wants is neither. */
export type Deed = 'event' | 'custom';

/** What kind of happening a statement tells, by its main verb. */
export function deedOf(tokens: readonly Token[]): Deed | undefined {
  const at = mainVerb(tokens);
  const verb = tokens[at];
  if (!verb || at === 0 || unsure.test(tokens[0]?.lower ?? '')) return undefined;
  if (/^(?:did|didn't)$/u.test(verb.lower)) {
    const next = tokens[at + 1];
    return next?.tags.has('Verb') && !states.test(next.lower) ? 'event' : undefined;
  }
  if (states.test(verb.lower) || verb.lower.includes("'") || verb.tags.has('Modal') || verb.tags.has('Copula'))
    return undefined;
  if (verb.tags.has('PastTense') || pasts.test(verb.lower)) return 'event';
  return verb.tags.has('PresentTense') && isSomebody(tokens.slice(0, at)) ? 'custom' : undefined;
}

/** The thing that was wanted, kept, lost, given … in a statement, from Haven's side: "your dad's tools". */
export function thingOf(tokens: readonly Token[]): string | undefined {
  const at = mainVerb(tokens);
  if (!holds.test(tokens[at]?.lower ?? '')) return undefined;
  const from = at + 1;
  if (!owned.test(tokens[from]?.lower ?? '') || tokens[from]?.after) return undefined;
  let end = from + 1;
  while (end < tokens.length && end < from + longest && isPart(tokens[end]) && !tokens[end - 1]?.after) end += 1;
  const phrase = tokens.slice(from, end);
  const last = phrase.at(-1);
  if (phrase.length < 2 || !last?.tags.has('Noun') || last.tags.has('Actor') || vague.test(last.lower))
    return undefined;
  return textOf(swapPerson(phrase)).replace(/[^\p{L}\p{N}']+$/u, '');
}

/** Whoever does it: a pronoun, a name or somebody's part in a life. */
function isSomebody(subject: readonly Token[]): boolean {
  return subject.some(
    ({ lower, tags }) => /^(?:i|we|he|she|they)$/u.test(lower) || tags.has('Actor') || tags.has('ProperNoun'),
  );
}

const longest = 5;

function mainVerb(tokens: readonly Token[]): number {
  return tokens.findIndex(
    (token, at) => at > 0 && (isFiniteVerb(token) || (pasts.test(token.lower) && !token.tags.has('Noun'))),
  );
}

function isPart(token: Token | undefined): boolean {
  if (!token || token.tags.has('Date') || token.tags.has('Pronoun')) return false;
  return ['Noun', 'Adjective', 'Possessive', 'Value'].some((tag) => token.tags.has(tag));
}

/** A guess or a condition is no happening. */
const unsure = /^(?:maybe|perhaps|probably|if|unless|as|like)$/u;
const states =
  /^(?:am|is|are|was|were|be|been|has|have|had|do|does|know|knows|knew|want|wants|wanted|need|needs|needed|love|loves|loved|like|likes|liked|hate|hates|hated|think|thinks|thought|feel|feels|felt|mean|means|meant|see|sees|seem|seems|seemed|look|looks|sound|sounds|guess|miss|misses|missed|live|lives|lived|work|works|worked|hope|hopes|hoped|wish|wishes|used|keep|keeps|kept|stay|stayed|remember|remembers|understand|understands|realize|realized|believe|believes|believed|turned|cost|costs|take|takes|get|gets|gots|own|owns|deserve|deserves|matter|matters|happen|happened|happens)$/u;
/** What is done with something one is attached to. */
const holds =
  /^(?:sold|want|wanted|kept|keep|keeps|found|lost|took|miss|gave|threw|broke|picked|built|made|left|framed|saved|love|loved|like|liked|inherited|wear|wears|wore|bring|brought|burned|ruined|returned|packed)$/u;
const owned = /^(?:my|our|his|her|the|that|those|dad's|mom's|grandma's|grandpa's|grandmother's|grandfather's)$/u;
const vague =
  /^(?:way|thing|things|stuff|time|times|day|days|night|morning|weekend|week|month|year|kind|same|rest|one|ones|part|truth|whole|door|room|house|car|bus|train|call|phone|hand|hands|job|point|idea|feeling|words?|message|question|place|moment|fact|bit|lot|end|world|mind|head|eyes|people|person|blame|lead|chance|decision|name)$/u;
