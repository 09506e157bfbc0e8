import fc from 'fast-check';
import type { Assumptions } from '../finance/assumptions.ts';
import type { FinanceDetails } from '../finance/finance-details.ts';

/** A business without anything besides its six figures: what is bought is sold and paid at once. */
export const bareDetails: FinanceDetails = {
  equipment: 0,
  equipmentLifeMonths: 1,
  permits: 0,
  packagingPerUnit: 0,
  wastePercent: 0,
  platformFeePercent: 0,
  paymentFeePercent: 0,
  transportPerMonth: 0,
  ownWagePerMonth: 0,
  monthsToFull: 5,
  stockDays: 0,
  customerDays: 0,
  supplierDays: 0,
};

const money = (max: number) => fc.integer({ min: 0, max });
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10);

/** Any plan that a person can type, small and large, sensible or not. */
export const anyPlan: fc.Arbitrary<Assumptions> = fc.record({
  price: money(2_000_000),
  unitCost: money(1_500_000),
  unitsPerDay: fc.integer({ min: 0, max: 400 }),
  daysPerMonth: fc.integer({ min: 0, max: 31 }),
  fixedCostPerMonth: money(20_000_000),
  capital: money(100_000_000),
  details: fc.record({
    equipment: money(60_000_000),
    equipmentLifeMonths: fc.integer({ min: 1, max: 120 }),
    permits: money(5_000_000),
    packagingPerUnit: money(20_000),
    wastePercent: tenths(90),
    platformFeePercent: tenths(60),
    paymentFeePercent: tenths(10),
    transportPerMonth: money(3_000_000),
    ownWagePerMonth: money(5_000_000),
    monthsToFull: fc.integer({ min: 1, max: 12 }),
    stockDays: fc.integer({ min: 0, max: 30 }),
    customerDays: fc.integer({ min: 0, max: 30 }),
    supplierDays: fc.integer({ min: 0, max: 30 }),
  }),
});
