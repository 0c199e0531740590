import { roles } from './roles.ts';

/** What kind of statement one is, seen from Haven's side, and whom it is about. */
export interface Frame {
  kind: FrameKind;
  /** The person or thing it is about, as an object: "your husband", "him"; nothing when it is about the one who writes. */
  whom?: string;
}

/** Told apart by subject and verb. */
export type FrameKind =
  | 'toYou'
  | 'theySaid'
  | 'they'
  | 'youSaid'
  | 'youCannot'
  | 'youKeep'
  | 'youWill'
  | 'youWant'
  | 'youNot'
  | 'youUnsure'
  | 'youDid'
  | 'youHave'
  | 'thing';

/**
 * Reads a statement that was turned round ("your husband went back to work") by its subject and its verb. Works on words
 * alone, so that it holds for matters nobody thought of.
 */
export function frameOf(said: string): Frame {
  const you = /^(?:(?:today|yesterday|tonight|lately|sometimes|now|then|maybe|so) )?you\b(.*)$/iu.exec(said);
  if (you) return { kind: ownKind(you[1] ?? '') };
  const subject = person.exec(said);
  if (!subject) return { kind: 'thing' };
  const [found, pronoun, noun] = subject;
  const rest = said.slice(found.length);
  const kind = says.test(rest) ? 'theySaid' : reaches.test(rest) && !states.test(rest) ? 'toYou' : 'they';
  const whom = pronoun ? objects[pronoun.toLowerCase().replace(/'\p{L}+$/u, '')] : anybody(noun);
  return { kind, ...(whom ? { whom } : {}) };
}

/** "What would you like one girl to know?" is no question: whoever has no name is not named in it. */
function anybody(noun: string | undefined): string | undefined {
  return noun && /^(?:an?|one|some) /iu.test(noun) ? undefined : noun;
}

const objects: Record<string, string> = { he: 'him', she: 'her', they: 'them' };

const person = new RegExp(
  `^(?:(he|she|they)(?='|\\b)(?:'\\p{L}+)?|((?:your|the|an?|one|this|some) (?:\\p{L}+ ){0,2}?(?:${roles})))(?=[ ,]|$)`,
  'iu',
);

const says =
  /^(?: \p{L}+){0,2} (?:said|says|told|tells|(?:asked|asks)(?! (?:you|him|her|them) to\b)|texted|wrote|replied|answered|yelled|calls|called)\b/iu;
/** What somebody is or likes is not done to anybody. */
const states = /^(?:(?:\S+)? )?(?:is|are|was|were|likes?|loves?|means?|has|have)\b(?! (?:\p{L}+ing|you)\b)/iu;
const reaches = /\b(?:you|your)\b/iu;

function ownKind(rest: string): FrameKind {
  return ownKinds.find(([, pattern]) => pattern.test(rest))?.[0] ?? 'youHave';
}

const adverbs = '(?: (?:just|really|even|also|only|actually|finally|almost|never|then|honestly|literally|kind|of))*';
const ownKinds: readonly (readonly [FrameKind, RegExp])[] = [
  [
    'youCannot',
    new RegExp(
      `^${adverbs} (?:still )?(?:can't|cannot|couldn't|can not|don't know how|don't dare|keep failing)\\b`,
      'iu',
    ),
  ],
  ['youWill', /^(?:'ll| will|'re going to| are going to| plan to| might| could| should| have to| need to)\b/iu],
  [
    'youWant',
    new RegExp(
      `^${adverbs}(?:'d (?:love|like)| want(?:ed)?| wish(?:ed)?| hope[d]?| need(?:ed)?| would (?:love|like)| miss(?:ed)?)\\b`,
      'iu',
    ),
  ],
  [
    'youSaid',
    new RegExp(
      `^${adverbs} (?:said|say|told|tell|asked|texted|wrote|called|answered|replied|apologized|admitted)\\b`,
      'iu',
    ),
  ],
  [
    'youUnsure',
    /^(?:'re| are)? (?:really |just |still |even )*(?:(?:don't|do not|didn't|no longer) (?:really |even )?(?:know|understand|remember)|not (?:really |quite )?sure|unsure)\b(?! (?:anyone|anybody|him|her|them|people|a soul)\b)/iu,
  ],
  ['youKeep', /^ (?:\p{L}+ )?(?:still|always|keep|kept|constantly|used)\b|\b(?:all the time|over and over)$/iu],
  [
    'youNot',
    /^(?:'re| are) (?:really |just )?not (?:going|about|willing) to\b|^ (?:just |really |even )?(?:don't|didn't|haven't|hadn't|won't|never|do not|did not)\b(?! (?:really |even )?(?:want|need|like|care|mind|have)\b)/iu,
  ],
  [
    'youDid',
    new RegExp(
      `^${adverbs} (?:\\p{L}{2,}ed|got|went|came|saw|took|gave|made|found|lost|left|sat|stood|ran|ate|drank|slept|woke|read|put|let|cut|hit|quit|drove|flew|spent|bought|sold|paid|kept|held|felt|thought|knew|heard|met|broke|chose|forgot|fell|fought|began|did|had)\\b`,
      'iu',
    ),
  ],
];
