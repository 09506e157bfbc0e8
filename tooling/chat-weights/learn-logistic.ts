/** A sample with its signs; `isRight` is what has to be told, `weight` how much it counts. */
export type Sample = {
  readonly signs: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
};

/** Bias first, then one weight a sign. */
export type Logistic = readonly number[];

/** The penalty on large weights. */
const ridge = 0.0003;
/** Steps after which nothing moves any more (`learn-logistic.test.ts`). */
const steps = 4000;

/** The probability that a sample is right. */
export function probability(model: Logistic, signs: readonly number[]): number {
  const sum = signs.reduce((total, sign, at) => total + sign * (model[at + 1] ?? 0), model[0] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * A logistic regression by accelerated gradient descent, with a small penalty on large weights. The length of a step follows
 * from the samples: a longer one than the curvature allows jumps between two models for ever instead of coming to rest.
 * @param samples to learn from
 * @param penalties for each sign, whether it may only speak against; all others only for it
 * @param rounds steps that are made
 */
export function learnLogistic(
  samples: readonly Sample[],
  penalties: readonly boolean[],
  rounds = steps,
): Logistic {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const squares = (signs: readonly number[]): number => signs.reduce((sum, sign) => sum + sign * sign, 1);
  /** No direction is curved more than this: the second derivative of the loss is at most a quarter of the squares. */
  const curvature =
    samples.reduce((sum, { signs, weight }) => sum + (weight / total / 4) * squares(signs), 0) + ridge;
  const keepSign = (value: number, at: number): number => {
    if (at === 0) return value;
    return penalties[at - 1] === true ? Math.min(0, value) : Math.max(0, value);
  };
  let model: number[] = Array.from({ length: penalties.length + 1 }, () => 0);
  let before = model;
  for (let round = 0; round < rounds; round++) {
    const reach = round / (round + 3);
    const ahead = model.map((weight, at) => weight + reach * (weight - (before[at] ?? 0)));
    const gradient = ahead.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
    for (const { signs, isRight, weight } of samples) {
      const push = ((isRight ? 1 : 0) - probability(ahead, signs)) * (weight / total);
      gradient[0] = (gradient[0] ?? 0) + push;
      for (let at = 0; at < signs.length; at++)
        gradient[at + 1] = (gradient[at + 1] ?? 0) + push * (signs[at] ?? 0);
    }
    before = model;
    model = ahead.map((weight, at) => keepSign(weight + (gradient[at] ?? 0) / curvature, at));
  }
  return model;
}
