import { askedBy, nothingAsked } from './asked.ts';
import { deniesDanger } from './denial.ts';
import type { Detection, RecentTurn } from './detect.ts';
import { isGuessed } from './guessed.ts';
import { rankOf } from './risk.ts';
import type { RiskKind, Tier } from './risk.ts';

/** Danger is looked for in so many of the last turns, both sides counted; a loss is heard in all that are handed in. */
const turnsReadForRisk = 8;

/** What was said before a message. */
export interface Before {
  /** One of the person's recent turns was elevated or imminent, and not only in the eyes of the model that was then told no. */
  readonly isDanger: boolean;
  /** A rule saw it, or it was the answer to a question: no mere guess of the model's. */
  readonly isFirm: boolean;
  /** The person has said since that there is no danger. */
  readonly isDenied: boolean;
  /** The gravest of them. */
  readonly gravest: Grave;
  /** The person's last turn. */
  readonly latest: Grave;
  /** Something was taken, cut or done already, and nothing since can cancel it. */
  readonly isUnderWay: boolean;
  readonly hasLost: boolean;
  /** Things, pets or accounts were given away. */
  readonly gaveAway: boolean;
}

interface Grave {
  tier: Tier;
  kind: RiskKind;
  isFirm: boolean;
}

const calm: Grave = { tier: 'none', kind: 'explicit', isFirm: false };

/** Reads one earlier turn, given what Haven had said right before it. */
type ReadTurn = (content: string, asked: readonly RecentTurn[]) => Detection;

/**
 * What was said before a message. Each is found out when it is first asked for: reading a turn costs as much as a message. A class, and not
 * an object with getters of its own: V8 makes a hidden class of each such object, which keeps all it was made from until the whole heap is
 * looked through.
 */
class LookBack implements Before {
  readonly #recent: readonly RecentTurn[];
  readonly #readTurn: ReadTurn;
  readonly #readings: Grave[] = [];
  #said: readonly Saying[] | undefined;
  #words: readonly string[] | undefined;
  #isDenied: boolean | undefined;

  constructor(recent: readonly RecentTurn[], readTurn: ReadTurn) {
    this.#recent = recent;
    this.#readTurn = readTurn;
  }

  get isDanger(): boolean {
    // Newest first, and no further than needed.
    return this.#near.findLastIndex((_, at) => isGrave(this.#read(at))) >= 0 && !this.#isRefuted;
  }

  get isFirm(): boolean {
    return this.#graves.some((one) => isGrave(one) && one.isFirm);
  }

  get isDenied(): boolean {
    return (this.#isDenied ??= this.#near.some(isDenial));
  }

  get gravest(): Grave {
    if (this.#isRefuted) return calm;
    return this.#graves.reduce((one, other) => (rankOf(other.tier) > rankOf(one.tier) ? other : one), calm);
  }

  get latest(): Grave {
    return this.#near.length === 0 || this.#isRefuted ? calm : this.#read(this.#near.length - 1);
  }

  get isUnderWay(): boolean {
    return this.#graves.some(
      ({ tier, kind }, at) =>
        tier === 'imminent' && (kind === 'overdose' || underWay.test(this.#near[at]?.content ?? '')),
    );
  }

  get hasLost(): boolean {
    return this.#all.some((content) => loss.test(content));
  }

  get gaveAway(): boolean {
    return this.#all.some((content) => givingAway.test(content));
  }

  /** What was only guessed, and denied, was no danger. */
  get #isRefuted(): boolean {
    return this.isDenied && !this.isFirm;
  }

  get #near(): readonly Saying[] {
    return (this.#said ??= saidIn(this.#recent.slice(-turnsReadForRisk)));
  }

  get #all(): readonly string[] {
    return (this.#words ??= saidIn(this.#recent).map(({ content }) => content.toLowerCase()));
  }

  get #graves(): readonly Grave[] {
    return this.#near.map((_, at) => this.#read(at));
  }

  #read(at: number): Grave {
    return (this.#readings[at] ??= graveOf(this.#near[at], this.#readTurn));
  }
}

export function lookBack(recent: readonly RecentTurn[], readTurn: ReadTurn): Before {
  return new LookBack(recent, readTurn);
}

function isGrave({ tier }: Grave): boolean {
  return rankOf(tier) >= rankOf('elevated');
}

function graveOf(said: Saying | undefined, readTurn: ReadTurn): Grave {
  if (said === undefined) return calm;
  const { tier, signals } = readTurn(said.content, said.asked);
  return { tier, kind: signals[0]?.kind ?? calm.kind, isFirm: !isGuessed({ tier, signals }, said.content) };
}

function isDenial({ content, asked: [haven] }: Saying): boolean {
  return deniesDanger(content, haven === undefined ? nothingAsked : askedBy(haven.content));
}

interface Saying {
  content: string;
  /** Haven's turn right before it, if there is one: a bare yes is read by it. */
  asked: readonly RecentTurn[];
}

/** What the person said. */
function saidIn(turns: readonly RecentTurn[]): Saying[] {
  return turns.flatMap(({ role, content }, at) => {
    if (role !== 'user') return [];
    const before = turns[at - 1];
    return [{ content, asked: before?.role === 'assistant' ? [before] : [] }];
  });
}

const underWay =
  /\b(?:(?:just|already|i) (?:took|swallowed|drank|ate|injected|cut|slit|jumped)|bleeding|(?:have|ve) (?:taken|swallowed|drunk|cut)|(?:me )?(?:tom[eé]|tragu[eé]|cort[eé])|sangrando|j['’]ai (?:pris|aval[eé])|(?:genommen|geschluckt)|tomei|engoli)(?![a-z])/iu;

/** Not of a pet's toy, a phone or a match: what is lost weighs. */
const loss =
  /(?<!\b(?:laptop|phone|battery|computer|tv|car|plants?|wifi|console|flowers?) )\bdied\b|\b(?:lost|losing) (?!(?:my |our |the |a |his |her |some )?(?:keys?|phone|wallet|way|temper|place|count|track|weight|match|game|bet|point|\w+ (?:pounds|kilos|lbs)|interest|focus|voice)\b)|\b(?:got fired|fired me|laid off|buried|took (?:the|my|our) kids|(?:kicked|thrown) (?:me )?out(?! of (?:band|class|the (?:game|club|team)))|evict\w*|divorc\w*|broke up|broken up|dumped|left me|(?:he|she|they) left(?! (?:for|the|early|his|her|their|on|at|work|school|home))|cheated|passed away|funeral|failed out|expelled|bankrupt\w*|foreclos\w*|custody|diagnos\w*|terminal|miscarr\w*|stillborn|perd[ií] (?!las llaves|el (?:bus|tren|celular))|muri[oó]|falleci[oó]|me dej[oó]|despidieron|m['’]a quitt[eé]e?|gek[uü]ndigt|verlassen|morreu|terminou comigo)/u;

const givingAway =
  /\b(?:(?:gave|given|giving|handed|sold|donated|rehomed) (?:away |off )?(?:all |most )?(?:of )?(?:my|our|the) \w+|(?:gave|given|giving) away|regal[eé] mis?|closed (?:all )?my accounts?|wrote (?:them |everyone )?(?:all )?letters?)\b/u;
