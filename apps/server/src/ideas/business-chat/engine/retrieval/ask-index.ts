/** Words, concepts and synonym groups with their weight. */
export type Bag = ReadonlyMap<string, number>;

/** In which ways of asking something is, and how much it weighs in each. */
type Postings = { readonly places: number[]; readonly weights: number[] };

/**
 * All ways of asking by what is in them, each at its place: a question is compared with the few thousand that share something with it
 * instead of with every one.
 */
export type AskIndex = {
  readonly byFeature: ReadonlyMap<string, Postings>;
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
  /** Of each way of asking: length of its bag as a vector, sum of its weights, number of its trigrams. */
  readonly lengths: readonly number[];
  readonly sums: readonly number[];
  readonly trigramCounts: readonly number[];
};

/** Length of a bag as a vector. */
export function lengthOf(bag: Bag): number {
  let sum = 0;
  for (const weight of bag.values()) sum += weight * weight;
  return Math.sqrt(sum);
}

/** Takes in ways of asking one after the other. */
export class AskIndexBuilder {
  readonly #byFeature = new Map<string, Postings>();
  readonly #byTrigram = new Map<string, number[]>();
  readonly #lengths: number[] = [];
  readonly #sums: number[] = [];
  readonly #trigramCounts: number[] = [];

  /**
   * @param bag of the way of asking
   * @param trigrams of its normal form
   * @returns its place
   */
  add(bag: Bag, trigrams: ReadonlySet<string>): number {
    const place = this.#lengths.length;
    let sum = 0;
    for (const [feature, weight] of bag) {
      sum += weight;
      const found = this.#byFeature.get(feature);
      if (found === undefined) this.#byFeature.set(feature, { places: [place], weights: [weight] });
      else {
        found.places.push(place);
        found.weights.push(weight);
      }
    }
    for (const trigram of trigrams) {
      const found = this.#byTrigram.get(trigram);
      if (found === undefined) this.#byTrigram.set(trigram, [place]);
      else found.push(place);
    }
    this.#lengths.push(lengthOf(bag));
    this.#sums.push(sum);
    this.#trigramCounts.push(trigrams.size);
    return place;
  }

  /** What was taken in. */
  read(): AskIndex {
    return {
      byFeature: this.#byFeature,
      byTrigram: this.#byTrigram,
      lengths: this.#lengths,
      sums: this.#sums,
      trigramCounts: this.#trigramCounts,
    };
  }
}
