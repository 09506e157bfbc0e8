/** A sample with its signs; `isRight` is what has to be told, `weight` how much it counts. */
export type Sample = {
  readonly signs: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
};

/** Bias first, then one weight a sign. */
export type Logistic = readonly number[];

/** The probability that a sample is right. */
export function probability(model: Logistic, signs: readonly number[]): number {
  const sum = signs.reduce((total, sign, at) => total + sign * (model[at + 1] ?? 0), model[0] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * A logistic regression by gradient descent, with a small penalty on large weights.
 * @param samples to learn from
 * @param penalties for each sign, whether it may only speak against; all others only for it
 */
export function learnLogistic(samples: readonly Sample[], penalties: readonly boolean[]): Logistic {
  const model = Array.from({ length: penalties.length + 1 }, () => 0);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < 1500; round++) {
    const gradient = model.map((weight, at) => (at === 0 ? 0 : -0.004 * weight));
    for (const { signs, isRight, weight } of samples) {
      const push = ((isRight ? 1 : 0) - probability(model, signs)) * (weight / total);
      gradient[0] = (gradient[0] ?? 0) + push;
      signs.forEach((sign, at) => {
        gradient[at + 1] = (gradient[at + 1] ?? 0) + push * sign;
      });
    }
    model.forEach((weight, at) => {
      const next = weight + 4 * (gradient[at] ?? 0);
      model[at] = at === 0 ? next : penalties[at - 1] === true ? Math.min(0, next) : Math.max(0, next);
    });
  }
  return model;
}
