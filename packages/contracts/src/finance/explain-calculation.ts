import type { Calculation } from './calculation.ts';
import { explainInstalment, explainTax } from './explain/dues.ts';
import { explainAdvertising, explainCash, explainDeposit, explainHourly } from './explain/payments.ts';
import { explainBreakEven, explainPayback, explainProfit, explainProfitTarget } from './explain/profit.ts';
import {
  explainCommission,
  explainDiscount,
  explainBill,
  explainNet,
  explainPriceForNet,
  explainTarget,
} from './explain/sales.ts';
import {
  explainAdvertisingReturn,
  explainCoins,
  explainGrowth,
  explainValuation,
} from './explain/returns.ts';
import { explainSplit } from './explain/split.ts';
import { explainIngredient, explainLasting, explainReorder } from './explain/stock.ts';
import { explainElectricity, explainSaving, explainShipping } from './explain/upkeep.ts';
import { explainShare, explainPercent, explainProduct, explainPurchases } from './explain/plain.ts';
import {
  explainEqualParts,
  explainIncome,
  explainRest,
  explainRunway,
  explainStockLeft,
  explainWear,
} from './explain/remainders.ts';
import { explainSteps } from './explain/steps.ts';
import { explainUnitCost } from './explain/unit-cost.ts';

const explain = {
  hpp: explainUnitCost,
  laba: explainProfit,
  bep: explainBreakEven,
  'balik-modal': explainPayback,
  pajak: explainTax,
  cicilan: explainInstalment,
  potongan: explainNet,
  'harga-bersih': explainPriceForNet,
  'bagi-hasil': explainSplit,
  diskon: explainDiscount,
  komisi: explainCommission,
  'uang-muka': explainDeposit,
  kas: explainCash,
  iklan: explainAdvertising,
  'tarif-jam': explainHourly,
  tagihan: explainBill,
  'target-jual': explainTarget,
  bahan: explainIngredient,
  'pesan-ulang': explainReorder,
  'tahan-stok': explainLasting,
  roas: explainAdvertisingReturn,
  valuasi: explainValuation,
  koin: explainCoins,
  pertumbuhan: explainGrowth,
  'target-laba': explainProfitTarget,
  tabungan: explainSaving,
  listrik: explainElectricity,
  ongkir: explainShipping,
  kali: explainProduct,
  belanja: explainPurchases,
  susut: explainWear,
  persen: explainPercent,
  bagian: explainShare,
  'sisa-stok': explainStockLeft,
  pelunasan: explainRest,
  'untung-rugi': explainIncome,
  'bagi-rata': explainEqualParts,
  'tahan-kas': explainRunway,
} as const;

/** Result and formula in plain words, the result first; null when a figure is missing or nothing can be worked out. */
export function explainCalculation({ kind, inputs, formula }: Calculation): string | null {
  if (kind === 'langkah') return formula === undefined ? null : explainSteps(inputs, formula);
  return explain[kind](inputs);
}
