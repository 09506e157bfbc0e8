import type { Calculation } from '@kawanusaha/contracts/finance/calculation';

/** The sum that a calculation comes to, where what follows can go on with it: a bill, a product, several things; null for others. */
export function resultOf({ kind, inputs }: Calculation): number | null {
  const { price = 0, units = 0, percent = 0, flat = 0 } = inputs;
  switch (kind) {
    case 'tagihan':
      return Math.round(price * units * (1 - percent / 100)) + flat;
    case 'belanja':
      return (
        price * units +
        (inputs.price2 ?? 0) * (inputs.units2 ?? 0) +
        (inputs.price3 ?? 0) * (inputs.units3 ?? 0)
      );
    case 'kali':
      return [
        inputs.people,
        inputs.units,
        inputs.hours,
        inputs.days,
        inputs.weeks,
        inputs.months,
      ].reduce<number>((product, factor) => product * (factor ?? 1), price);
    default:
      return null;
  }
}
