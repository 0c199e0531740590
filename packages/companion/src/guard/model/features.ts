import { DistinctNumbers } from '#crisis/model/distinct.ts';
import type { Channel, Features } from '#crisis/model/features.ts';
import { hashText, mix } from '#crisis/model/hash.ts';
import { meaningNamed, meaningsOf } from './meanings.ts';
import { type SaidWord, wordsOf } from './words.ts';

interface ReadWord {
  hash: number;
  /** Of its beginning, so that forms of one word are alike. */
  stem: number;
  meanings: readonly number[];
  /** Its first meaning, or itself when it has none. */
  sense: number;
  /** Who is spoken of here, whether it is denied, whether it is said as a possibility. */
  subject: number;
  isDenied: boolean;
  isPossible: boolean;
  isQuoted: boolean;
  /** Somebody is said to say, think or feel it. */
  isReported: boolean;
}

const stemLength = 5;
const pairReach = 6;
const denialReach = 5;
const weights = { words: 1, senses: 1, roles: 1, pairs: 0.8, form: 0.7 };
const deny = meaningNamed('deny');
const maybe = meaningNamed('maybe');
const reports = new Set(['said', 'think'].map(meaningNamed));
const me = meaningNamed('me');
const subjects = new Set(['me', 'us', 'you', 'they', 'everybody', 'nobody'].map(meaningNamed));
/** Whose something is names the doer only where nobody else does. */
const owners = new Set(['me', 'my', 'your']);

/** What the model sees of one sentence. Linear in its length. */
export function featuresOf(sentence: string): Features {
  const words = read(wordsOf(sentence));
  const asks = sentence.trimEnd().endsWith('?') || sentence.includes('¿');
  return {
    channels: [
      wordFeatures(words).shared(weights.words),
      senseFeatures(words).shared(weights.senses),
      roleFeatures(words, asks).shared(weights.roles),
      pairFeatures(words).shared(weights.pairs),
      { hashes: formFeatures(words, asks), share: weights.form },
    ],
    from: 0,
    to: words.length - 1,
  };
}

/** Hashes, each once; as numbers with a sign, which take no memory of their own. */
class Hashes {
  readonly #numbers = new DistinctNumbers();

  add(hash: number): void {
    this.#numbers.add(hash | 0);
  }

  shared(weight: number): Channel {
    const { found } = this.#numbers;
    return { hashes: found, share: weight / Math.sqrt(Math.max(1, found.length)) };
  }
}

/** Reads who does what: a subject holds for its clause, a denial for five words. */
function read(words: readonly SaidWord[]): ReadWord[] {
  const state = { subject: 0, clause: 0, deniedUntil: -1, isPossible: false, isReported: false };
  return words.map(({ word, isQuoted, clause }, i) => {
    if (clause !== state.clause) Object.assign(state, { clause, subject: 0, deniedUntil: -1 });
    const meanings = meaningsOf(word);
    const [first = 0] = meanings;
    const hash = hashText(word);
    const item = {
      hash,
      stem: word.length > stemLength ? hashText(word.slice(0, stemLength)) : 0,
      meanings,
      sense: first === 0 ? hash : first,
      subject: state.subject,
      isDenied: i <= state.deniedUntil,
      isPossible: state.isPossible,
      isQuoted,
      isReported: state.isReported,
    };
    if (first === deny) state.deniedUntil = i + denialReach;
    if (first === maybe) state.isPossible = true;
    if (reports.has(first) && state.subject !== 0 && state.subject !== me) state.isReported = true;
    if (subjects.has(first) && (state.subject === 0 || !owners.has(word))) state.subject = first;
    return item;
  });
}

function wordFeatures(words: readonly ReadWord[]): Hashes {
  const found = new Hashes();
  for (let i = 0; i < words.length; i++) {
    const { hash, stem, isQuoted } = words[i] as ReadWord;
    found.add(mix(50, hash, Number(isQuoted)));
    if (stem !== 0) found.add(mix(51, stem, Number(isQuoted)));
    const next = words[i + 1];
    if (next) found.add(mix(52, hash, next.hash));
  }
  return found;
}

/** Meanings singly, two and three in a row. */
function senseFeatures(words: readonly ReadWord[]): Hashes {
  const found = new Hashes();
  for (let i = 0; i < words.length; i++) {
    const { sense, meanings, isDenied, isQuoted } = words[i] as ReadWord;
    for (const meaning of meanings) found.add(mix(60, meaning, Number(isDenied) + 2 * Number(isQuoted)));
    const next = words[i + 1];
    if (!next) continue;
    found.add(mix(61, sense, next.sense));
    const third = words[i + 2];
    if (!third) continue;
    found.add(mix(62, mix(0, sense, next.sense), third.sense));
    found.add(mix(63, sense, third.sense));
  }
  return found;
}

/** Who is said to be or do what, and how: the program, the reader, others, or nobody, as in a command. */
function roleFeatures(words: readonly ReadWord[], asks: boolean): Hashes {
  const found = new Hashes();
  for (const { meanings, hash, subject, isDenied, isPossible, isQuoted, isReported } of words) {
    if (isQuoted) continue;
    const manner = subject * 8 + Number(isDenied) * 4 + Number(isPossible) * 2 + Number(asks);
    for (const meaning of meanings) {
      found.add(mix(70, meaning, manner));
      found.add(mix(71, meaning, subject));
      found.add(mix(72, meaning, Number(isDenied) * 100 + subject));
      found.add(mix(74, meaning, Number(isReported) * 100 + subject));
    }
    if (meanings.length === 0) found.add(mix(73, hash, subject * 2 + Number(isDenied)));
  }
  return found;
}

/** Two meanings near each other, whatever is between them. */
function pairFeatures(words: readonly ReadWord[]): Hashes {
  const found = new Hashes();
  for (let i = 0; i < words.length; i++) {
    const one = words[i] as ReadWord;
    for (let j = i + 1; j < Math.min(words.length, i + pairReach); j++) {
      const other = words[j];
      if (!other) break;
      for (const meaning of one.meanings)
        for (const second of other.meanings) found.add(mix(80, meaning, second * 2 + Number(other.isDenied)));
    }
  }
  return found;
}

const shortLengths = [2, 4, 7, 12, 20];

/** How the sentence begins, how long it is, whether it asks, and whether it quotes. */
function formFeatures(words: readonly ReadWord[], asks: boolean): number[] {
  const [first, second] = words;
  const length = shortLengths.filter((limit) => words.length > limit).length;
  const beginning = mix(91, first?.sense ?? 0, 0);
  return [
    beginning,
    mix(92, first?.sense ?? 0, second?.sense ?? 0),
    mix(93, length, Number(asks)),
    mix(94, Number(words.some(({ isQuoted }) => isQuoted)), 0),
    mix(95, beginning, Number(asks)),
  ];
}
