import { letterRowOf, letterRows, placesOfWord } from '@haven/companion/crisis/model/convolution';
import { scorePlaces } from '@haven/companion/crisis/model/distinct';
import type { ReadWord } from '@haven/companion/crisis/model/read-word';

/** A word by the rows of its pieces and what each counts. */
export interface Spelled {
  rows: Int32Array;
  shares: Float32Array;
  /** So many of the first rows name the word itself: hidden now and then, so that its classes and letters are learned too. */
  own: number;
}

export interface Pieces {
  /** The places that are kept, in rising order; their rows come behind those of the letters. */
  places: readonly number[];
  /** The number of rows. */
  count: number;
  spell: (word: ReadWord) => Spelled;
}

/** A word, class or idea is kept if so many lines of the corpus have it. */
const fewestLines = 16;

/** Chooses the pieces of words that are learned. */
export function choosePieces(lessons: readonly { words: readonly ReadWord[]; group: number }[]): Pieces {
  const last = new Int32Array(scorePlaces).fill(-1);
  const lines = new Uint32Array(scorePlaces);
  for (const { words, group } of lessons) {
    for (const place of words.flatMap(placesOfWord)) {
      if (last[place] === group) continue;
      last[place] = group;
      lines[place] = (lines[place] ?? 0) + 1;
    }
  }
  const places = Array.from(lines.keys()).filter((place) => (lines[place] ?? 0) >= fewestLines);
  const rowsOf = new Map(places.map((place, row) => [place, letterRows + row] as const));
  const known = new Map<string, Spelled>();
  return { places, count: letterRows + places.length, spell };

  function spell(word: ReadWord): Spelled {
    const before = known.get(word.word);
    if (before) return before;
    const [own = -1, ...others] = placesOfWord(word).map((place) => rowsOf.get(place));
    const named = [own, ...others].flatMap((row) => (row === undefined || row < 0 ? [] : [row]));
    const letters = word.letters.map(letterRowOf);
    const spelled = {
      rows: Int32Array.from([...named, ...letters]),
      shares: Float32Array.from([...named.map(() => 1), ...letters.map(() => 1 / letters.length)]),
      own: own < 0 ? 0 : 1,
    };
    known.set(word.word, spelled);
    return spelled;
  }
}
