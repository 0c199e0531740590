import type { Clause } from './clauses.ts';
import { isGrave } from './grave.ts';
import { restate, type Restated } from './restate.ts';
import { isLifeFact } from '../life-facts.ts';
import { isStage } from './stage.ts';

/** The statements worth saying back, best first. */
export function rankRestated(clauses: readonly Clause[]): Restated[] {
  const all = clauses.map((clause) => restate(clause));
  return all
    .flatMap((restated, index) =>
      restated
        ? [{ restated: joinedWithNeighbor(all, index, restated), worth: worthOf(restated, index, clauses.length) }]
        : [],
    )
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ restated }) => restated)
    .filter((restated, index, ranked) => ranked.findIndex(({ said }) => said === restated.said) === index);
}

/** In a long account neighbors are often cut out of longer sentences; joined they would say what was not said. */
const mostClausesToJoin = 6;

/** Most words of two statements said back as one. */
const longestPair = 9;

/**
 * A statement that leans on the one before it ("she's starting to forget things") is said together with it, and so are
 * two short neighbors: one alone would sound torn out.
 */
function joinedWithNeighbor(all: readonly (Restated | undefined)[], index: number, restated: Restated): Restated {
  if (all.length > mostClausesToJoin) return restated;
  const before = all[index - 1];
  const after = all[index + 1];
  if (before && (leansBack.test(restated.said) || restated.joint) && fits(before, restated))
    return pair(before, restated);
  if (after && (after.joint || leansBack.test(after.said)) && fits(restated, after)) return pair(restated, after);
  return restated;
}

const leansBack =
  /^(?:he|she|they|it|that|this|those|there|he's|she's|they're|it's|that's|he'd|she'd|his|her|their)\b/iu;

function fits(one: Restated, other: Restated): boolean {
  const joint = other.joint && other.joint !== 'and' ? 1 : 0;
  const short = one.words + other.words + joint <= longestPair && Math.min(one.words, other.words) > 1;
  return short && one.kind === other.kind && /^(?:and|but|so|then|)$/u.test(other.joint);
}

function pair(one: Restated, other: Restated): Restated {
  const words = one.words + other.words + 1;
  const from = `${one.from} ${other.from}`;
  const { deed: _deed, ...first } = one;
  // Word for word and as long as this it would be reading aloud: the "and" is left out.
  if (other.joint === 'and' && words > longestPair)
    return { ...first, said: `${one.said}; ${other.said}`, words, from };
  const joint = other.joint === 'then' ? 'and then' : other.joint || 'and';
  return { ...first, said: `${one.said}, ${joint} ${other.said}`, words, from };
}

function worthOf(restated: Restated, index: number, count: number): number {
  const { said } = restated;
  let worth = 2 + (index + 1) / count;
  if (restated.about === 'self') worth += 0.6;
  if (/\byour?\b/iu.test(said)) worth += 0.5;
  // What somebody did or said to the person is the event; what one is and where one lives is the stage for it.
  if (reachesYou.test(said)) worth += 0.9;
  if (isStage(said) || isLifeFact(said)) worth -= 1.1;
  if (restated.cut) worth -= restated.words < 5 ? 1.2 : 0.7;
  if (restated.words < 4) worth -= 0.9;
  if (restated.words > 5 && restated.words < 14) worth += 0.6;
  if (/^(?:it|it's|that|that's|this|there|there's)\b/iu.test(said)) worth -= restated.words < 6 ? 1.6 : 0.8;
  if (/^(?:he|she|they|he's|she's|they're)\b/iu.test(said)) worth -= 0.2;
  if (
    /^you (?:don't know|guess|mean|think|said|know|see|just (?:want|wanted|need|needed|said|mean|guess|think|know))\b|^you're (?:not )?(?:sure|okay|fine|good|back|here)\b/iu.test(
      said,
    )
  )
    worth -= 0.9;
  if (strong.test(said) && !/\b(?:that|it|this)$/iu.test(said)) worth += 0.8;
  // Of two things told at once the heavier is answered, wherever it stands.
  if (isGrave(said)) worth += 1.9;
  if (/^you(?:'re| are) \d+$/u.test(said)) worth -= 2;
  if (/\b(?:after|of|with|for) (?:her|him|them)\b(?! \p{L}+$)/iu.test(said)) worth -= 0.8;
  // "They are friendly, but at 4 they go home": the point stands behind the "but".
  if (restated.joint === 'but') worth += 0.7;
  if (aboutTelling.test(said)) worth -= 2;
  if (turning.test(restated.joint)) worth += 0.4;
  if (/\bsounds? (?:crazy|weird|stupid|dumb|dramatic|silly|bad)\b/iu.test(said)) worth -= 3;
  if (restated.words < 3) worth -= 1.2;
  if (/\b(?:that|it|this|there)$/iu.test(said) && restated.words < 5) worth -= 1.4;
  return worth;
}

/** What is said of the telling itself, granted before a "but", or put right. */
const aboutTelling =
  /^you (?:know|meant?|typed|wrote|said|put (?:it|that)|told me|asked (?:about|me)|suppose|guess|think you (?:are|were)|hadn't (?:put|thought)|do|did)\b(?! \p{L}+ \p{L}+ \p{L}+ \p{L}+ \p{L}+ \p{L}+)|\blike you said\b|\bto be (?:clear|honest|fair)\b|^(?:you're|you are) (?:not )?(?:sure|certain|joking|kidding|asking|saying|talking)\b/iu;
const turning = /^(?:but|so|then)$/u;
const reachesYou =
  /^(?!you\b)(?:\S+ ){1,6}?(?:said|says|told|tells|called|calls|asked|shouted|yelled|screamed|laughed|left|gave|took|wrote|posted|blamed?s?|ignored|forgot|thinks) (?:\S+ ){0,3}?(?:you|your|you're|you'd|you've)\b/iu;
const strong =
  /\b(?:died|passed|lost|left|afraid|scared|hate|cry|cried|alone|never|nobody|hurt|ashamed|guilty|miss|love|fired|broke|angry|furious|tired|exhausted|numb|empty|failed|yelled|divorce|baby|got|offered|forget|can't|couldn't|panic|worried|proud|happy)\b/iu;
