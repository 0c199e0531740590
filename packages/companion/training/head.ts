import { createLearned, evenNumbers } from './adam.ts';

interface Mistake {
  /** What the filters answered, and where the slopes of their answers are added up. */
  strongest: Float32Array;
  slopes: Float32Array;
  /** The right class. */
  answer: number;
  weight: number;
  /** What is known of the classes besides. */
  known: readonly number[];
}

/** Tells classes from so many answers of filters: multinomial logistic regression. */
export function createHead(classes: number, answers: number, random: () => number) {
  const weights = createLearned(evenNumbers(answers * classes, 1 / Math.sqrt(answers), random));
  const biases = createLearned(new Float32Array(classes));
  const chances = new Float64Array(classes);
  return { learned: [weights, biases], weights: weights.values, biases: biases.values, learn };

  function learn({ strongest, slopes, answer, weight, known }: Mistake): void {
    for (let c = 0; c < classes; c++) chances[c] = (biases.values[c] ?? 0) + (known[c] ?? 0);
    for (let f = 0; f < answers; f++) {
      const strength = strongest[f] ?? 0;
      if (strength === 0) continue;
      for (let c = 0; c < classes; c++)
        chances[c] = (chances[c] ?? 0) + strength * (weights.values[f * classes + c] ?? 0);
    }
    toChances(chances);
    chances[answer] = (chances[answer] ?? 0) - 1;
    for (let c = 0; c < classes; c++) {
      chances[c] = (chances[c] ?? 0) * weight;
      biases.slopes[c] = (biases.slopes[c] ?? 0) + (chances[c] ?? 0);
    }
    for (let f = 0; f < answers; f++) {
      const strength = strongest[f] ?? 0;
      if (strength === 0) continue;
      let slope = 0;
      for (let c = 0; c < classes; c++) {
        const at = f * classes + c;
        slope += (chances[c] ?? 0) * (weights.values[at] ?? 0);
        weights.slopes[at] = (weights.slopes[at] ?? 0) + (chances[c] ?? 0) * strength;
      }
      slopes[f] = (slopes[f] ?? 0) + slope;
    }
  }
}

function toChances(scores: Float64Array): void {
  const most = scores.reduce((largest, score) => Math.max(largest, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let c = 0; c < scores.length; c++) total += scores[c] = Math.exp((scores[c] ?? 0) - most);
  for (let c = 0; c < scores.length; c++) scores[c] = (scores[c] ?? 0) / total;
}
