import type { HomeFigures } from './api/read-home.ts';

const keys = [
  'signups',
  'activated',
  'listings',
  'applications',
  'accepted',
  'buyers',
  'revenue',
  'refunds',
  'fees',
] as const;

/** The sums of several steps; money only where the steps have it. */
export function sumFigures(steps: readonly HomeFigures[]): HomeFigures {
  const sums: HomeFigures = {
    signups: 0,
    activated: 0,
    listings: 0,
    applications: 0,
    accepted: 0,
    buyers: 0,
  };
  for (const step of steps)
    for (const key of keys) {
      const value = step[key];
      if (value !== undefined) sums[key] = (sums[key] ?? 0) + value;
    }
  return sums;
}

/** What is left of the revenue after what went back and what the provider keeps; null without money. */
export const netOf = ({ revenue, refunds, fees }: HomeFigures): number | null =>
  revenue === undefined ? null : revenue - (refunds ?? 0) - (fees ?? 0);

/** A share in whole percent; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);
