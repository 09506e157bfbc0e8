import type { Features } from './list-features.ts';

export type Labelled = { readonly values: Features['values']; readonly isHarmful: boolean };

const rate = 0.3;
/** How often all examples are read, and how strongly weights that little speaks for are drawn to nothing. */
export type Schedule = { readonly rounds: number; readonly shrink: number };
const usual: Schedule = { rounds: 40, shrink: 0.003 };
/** Weights below this change no answer. */
const smallest = 0.02;

/** Numbers that look random and are the same each time. */
function* numbersFrom(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function shuffle<Item>(items: readonly Item[], numbers: Iterator<number>): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Number(numbers.next().value) * (index + 1));
    [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
  }
  return shuffled;
}

/** The probability, 0 to 1, that these weights give to what has these features. */
export function probabilityOf(values: Features['values'], weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [feature, value] of values) sum += value * (weights.get(feature) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Logistic regression by AdaGrad with shrinking; the same examples give the same weights. */
export function learnWeights(
  examples: readonly Labelled[],
  { rounds, shrink }: Schedule = usual,
): Map<string, number> {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const numbers = numbersFrom(1);
  for (let round = 0; round < rounds; round += 1)
    for (const { values, isHarmful } of shuffle(examples, numbers)) {
      const error = probabilityOf(values, weights) - (isHarmful ? 1 : 0);
      for (const [feature, value] of values) {
        const weight = weights.get(feature) ?? 0;
        const gradient = error * value + shrink * weight;
        const square = (squares.get(feature) ?? 0) + gradient * gradient;
        squares.set(feature, square);
        weights.set(feature, weight - (rate * gradient) / Math.sqrt(square + 1e-6));
      }
    }
  return new Map([...weights].filter(([, weight]) => Math.abs(weight) >= smallest));
}
