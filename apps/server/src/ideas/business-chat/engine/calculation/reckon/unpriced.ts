import type { Quantity } from './told/quantities.ts';

/** A cost that the result has to hold: 'modal per kaos kalau sudah sama packing'. */
const holds =
  /\b(?:(?:udah|sudah|udh) (?:sm|sama|ama|termasuk|plus|dengan|dgn)|termasuk|ditambah|plus) (packing|kemasan|ongkir|tenaga|upah|listrik|gas|plastik|bungkus|label|stiker|pengiriman|bensin)(?:nya)?\b/u;
/** The name of a cost that is asked in a result though no figure of it was told. */
export function unpriced(quantities: readonly Quantity[], turns: readonly string[]): string | null {
  const [, name] = holds.exec(turns.at(-1) ?? '') ?? [];
  if (name === undefined) return null;
  return quantities.some(
    ({ before, after }) =>
      `${before} ${after}`.replace(holds, '').includes(name) ||
      /\d/u.test((turns.at(-1) ?? '').split(name)[1] ?? ''),
  )
    ? null
    : name;
}
