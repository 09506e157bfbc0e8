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

/** An example whose features are places in one list of all features: many examples are read many times. */
type Placed = {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly isHarmful: boolean;
};

/** The examples by places of their features, and the features in the order of their places. */
function place(examples: readonly Labelled[]): { placed: Placed[]; names: string[] } {
  const placeOf = new Map<string, number>();
  const toPlace = (name: string): number => {
    const known = placeOf.get(name);
    if (known !== undefined) return known;
    placeOf.set(name, placeOf.size);
    return placeOf.size - 1;
  };
  // What is counted several times is placed once.
  const done = new Map<Labelled, Placed>();
  const placed = examples.map((example) => {
    const one = done.get(example) ?? {
      places: Int32Array.from([...example.values.keys()].map(toPlace)),
      values: Float64Array.from(example.values.values()),
      isHarmful: example.isHarmful,
    };
    done.set(example, one);
    return one;
  });
  return { placed, names: [...placeOf.keys()] };
}

/** Logistic regression by AdaGrad with shrinking; the same examples give the same weights. */
export function learnWeights(
  examples: readonly Labelled[],
  { rounds, shrink }: Schedule = usual,
): Map<string, number> {
  const { placed, names } = place(examples);
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  const numbers = numbersFrom(1);
  for (let round = 0; round < rounds; round += 1)
    for (const { places, values, isHarmful } of shuffle(placed, numbers)) {
      let sum = 0;
      for (let at = 0; at < places.length; at += 1)
        sum += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isHarmful ? 1 : 0);
      for (let at = 0; at < places.length; at += 1) {
        const feature = places[at] ?? 0;
        const weight = weights[feature] ?? 0;
        const gradient = error * (values[at] ?? 0) + shrink * weight;
        const square = (squares[feature] ?? 0) + gradient * gradient;
        squares[feature] = square;
        weights[feature] = weight - (rate * gradient) / Math.sqrt(square + 1e-6);
      }
    }
  return new Map(
    names
      .map((name, at): [string, number] => [name, weights[at] ?? 0])
      .filter(([, weight]) => Math.abs(weight) >= smallest),
  );
}
