import { percentOf } from './percent-of.ts';

export type Ingredient = {
  name: string;
  /** What one pack costs, whole Rupiah. */
  packPrice: number;
  /** How much is in the pack, in any unit (gram, ml, piece). */
  packSize: number;
  /** How much of it one batch uses, in the same unit. */
  used: number;
};

export type CostSheet = {
  ingredients: Ingredient[];
  /** Wages for one batch, whole Rupiah. */
  labour: number;
  /** Gas, electricity, packaging for one batch, whole Rupiah. */
  overhead: number;
  /** Saleable units from one batch. */
  yield: number;
  /** Wished profit per Rupiah of price, percent below 100. */
  marginPercent: number;
  /** What the platform keeps of the price, percent below 100. */
  platformFeePercent: number;
};

export type CostSheetResult = {
  materials: number;
  batchCost: number;
  /** HPP of one unit, rounded up; null without a yield. */
  hppPerUnit: number | null;
  /** Price for direct sale, rounded up to 500 Rupiah. */
  price: number | null;
  /** Price on a platform so that the same amount is left after its fee, rounded up to 500 Rupiah. */
  platformPrice: number | null;
  profitPerUnit: number | null;
  markupPercent: number | null;
};

const priceStep = 500;
const roundUpTo = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step;

/** Cost of the used part of one pack, rounded up to whole Rupiah. */
export function computeIngredientCost(ingredient: Ingredient): number {
  if (ingredient.packSize <= 0) return 0;
  return Math.ceil((ingredient.packPrice * ingredient.used) / ingredient.packSize - 1e-9);
}

/** HPP of one batch and of one unit, and prices that leave the wished margin (`price = hpp / (1 − margin)`). */
export function computeCostSheet(sheet: CostSheet): CostSheetResult {
  const materials = sheet.ingredients.reduce((sum, item) => sum + computeIngredientCost(item), 0);
  const batchCost = materials + sheet.labour + sheet.overhead;
  if (sheet.yield <= 0 || sheet.marginPercent >= 100 || sheet.platformFeePercent >= 100) {
    return {
      materials,
      batchCost,
      hppPerUnit: null,
      price: null,
      platformPrice: null,
      profitPerUnit: null,
      markupPercent: null,
    };
  }
  const hppPerUnit = Math.ceil(batchCost / sheet.yield - 1e-9);
  const price = roundUpTo((hppPerUnit * 100) / (100 - sheet.marginPercent), priceStep);
  return {
    materials,
    batchCost,
    hppPerUnit,
    price,
    platformPrice: roundUpTo((price * 100) / (100 - sheet.platformFeePercent), priceStep),
    profitPerUnit: price - hppPerUnit,
    markupPercent: percentOf(price - hppPerUnit, hppPerUnit),
  };
}
