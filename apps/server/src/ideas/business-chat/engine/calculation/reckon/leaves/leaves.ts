import type { FormulaUnit } from '@kawanusaha/contracts/finance/formula';
import { countLeaves } from './count-leaves.ts';
import { isOfOne, leaf, type Leaf, ofMeasure, type Scene } from './leaf.ts';
import type { Quantity } from '../told/quantities.ts';
import { roleOf } from '../told/roles.ts';
import { shareLeaves } from './share-leaves.ts';
import { sumLeaves } from './sum-leaves.ts';

/** All that a figure can be in a formula. */
export function leavesOf(quantity: Quantity, scene: Scene): Leaf[] {
  const { role, isNear } = roleOf(quantity);
  const found =
    quantity.unit === 'rupiah'
      ? ofMeasure(quantity)
        ? quantity.per.some(({ kind }) => kind === 'kwh')
          ? [leaf('tariff', 'Tarif per kWh')]
          : []
        : sumLeaves(quantity, role, scene)
      : quantity.unit === 'persen'
        ? shareLeaves(quantity, role, scene)
        : countLeaves(quantity, role);
  // What is told of one piece is none of all, unless it is told how many there are.
  // What is sold and what it cost stand on no bill together.
  const onBill = (one: Leaf): Leaf =>
    scene.isSale && one.fact === 'item' && quantity.unit === 'rupiah'
      ? { ...one, doubt: one.doubt + 1.5 }
      : one;
  const own =
    isOfOne(quantity) && quantity.unit === 'rupiah'
      ? found
          .map((one) =>
            /^(?:item|batchCost|capital|outgo@|fixedTold@)/u.test(one.fact)
              ? { ...one, doubt: one.doubt + 1.2 }
              : one,
          )
          .map(onBill)
      : found.map(onBill);
  // 'modal sehari 350rb, omzet 600rb', and in a later message a rent of a month: the turnover is of a day.
  const span =
    scene.span ?? (role === 'fixed' ? null : (scene.spans[quantity.firstTurn ?? quantity.turn] ?? null));
  // 'sehari 120 biji, laba sebulan kalau sewa 900rb': a bill of no time is of the longer one that is asked.
  const wanted = role === 'fixed' ? scene.wanted : null;
  const isOfWanted = wanted !== null && span !== null && wanted !== span;
  const times = isOfWanted
    ? [[wanted, 0.15] as const, [span, 0.9] as const]
    : span === null
      ? []
      : [[span, scene.span === null ? 0.1 : 0.15] as const];
  for (const one of [...own])
    if (/^(?:fixedTold|outgo|turnover|earned|wage)@semua$/u.test(one.fact))
      for (const [time, doubt] of times)
        own.push({ ...one, fact: one.fact.replace('semua', time), doubt: one.doubt + doubt });
  return isNear ? own : own.map((one) => ({ ...one, doubt: one.doubt + 0.1 }));
}

/** What a sum would be if it were told of one piece; of it lines are made. */
export const lineLeavesOf = (quantity: Quantity, scene: Scene): Leaf[] =>
  sumLeaves(quantity, roleOf(quantity).role, scene);

/** The unit in which a fact is shown. */
export const unitOf = ({ unit }: Quantity): FormulaUnit => (unit === 'jumlah' ? 'jumlah' : unit);
