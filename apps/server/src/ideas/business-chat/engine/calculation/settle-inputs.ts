import type { CalculationFigures, CalculationKind } from '@kawanusaha/contracts/finance/calculation';

/** Bills beside a rent are fixed costs as well: 'sewa 500rb listrik 150rb, jual 10rb hpp 6rb, bep?'. */
export function joinBills(inputs: CalculationFigures, isBreakEven: boolean): void {
  if (!isBreakEven || inputs.total === undefined || inputs.units !== undefined) return;
  if (inputs.price === undefined || inputs.cost === undefined) return;
  inputs.fixed = (inputs.fixed ?? 0) + inputs.total;
  delete inputs.total;
}

/**
 * What follows from the figures together.
 * @param inputs by role, which are changed
 * @param unnamed sums without a role
 * @param wantsPrice whether a price is asked for
 * @param kind which calculation the words name
 * @returns the sums that still belong to nothing
 */
export function settleInputs(
  inputs: CalculationFigures,
  unnamed: readonly number[],
  wantsPrice: boolean,
  kind: CalculationKind | null,
): readonly number[] {
  // 'paket foto 400rb biayaku 260rb, didiskon 15%': a cost beside a price is that of one.
  const isOfPrice = (kind === 'diskon' || kind === 'potongan') && inputs.percent !== undefined;
  if (isOfPrice && inputs.cost === undefined && inputs.total !== undefined && inputs.price !== undefined) {
    inputs.cost = inputs.total;
    delete inputs.total;
  }
  // 'baju 85rb modal 60rb': what is named without a role beside its cost is the price.
  const [only, ...more] = unnamed;
  const isPrice =
    inputs.cost !== undefined && inputs.price === undefined && only !== undefined && more.length === 0;
  if (isPrice) inputs.price = only;
  const left = isPrice ? [] : unnamed;
  // 'bahan 300rb jadi 50 porsi, dijual 10rb, untungnya berapa': the cost of one follows from the batch.
  const { total, units, price, extra = 0 } = inputs;
  if (
    inputs.cost === undefined &&
    total !== undefined &&
    units !== undefined &&
    units > 0 &&
    price !== undefined
  ) {
    for (const name of ['total', 'units', 'extra'] as const) delete inputs[name];
    inputs.cost = Math.ceil(total / units) + extra;
    const { sold, daily } = inputs;
    inputs.sold = sold !== undefined && (daily === 1 || sold > units) ? sold : units;
    // 'jadi 30, laku 25': what is left over has cost as well.
    return sold !== undefined && daily !== 1 && sold < units ? [...left, total] : left;
  }
  const wishes = inputs.target !== undefined || inputs.wished !== undefined || wantsPrice;
  if (inputs.cost === undefined || inputs.price !== undefined || !wishes) return left;
  // A cost of one piece and a wish: the price follows as from a batch of one.
  inputs.extra = (inputs.extra ?? 0) + (inputs.total ?? 0);
  inputs.total = inputs.cost;
  inputs.units = 1;
  if (inputs.extra === 0) delete inputs.extra;
  delete inputs.cost;
  return left;
}
