export type Scale = { min: number; max: number; ticks: number[] };

const steps = [1, 2, 2.5, 5, 10];

/** Round axis limits around the values, zero included, with about four ticks. */
export function niceScale(values: readonly number[], wantedTicks = 4): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const span = high - low || 1;
  const magnitude = 10 ** Math.floor(Math.log10(span / wantedTicks));
  const step = magnitude * (steps.find((candidate) => candidate * magnitude * wantedTicks >= span) ?? 10);
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
  return { min, max, ticks };
}
