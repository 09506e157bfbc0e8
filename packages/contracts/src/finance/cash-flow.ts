import type { Assumptions } from './assumptions.ts';
import { asPlanned, type Conditions } from './conditions.ts';
import { detailsOf } from './details-of.ts';
import { rampPercent } from './ramp.ts';
import { taxOfMonth } from './tax-of-month.ts';

export const cashFlowMonths = 12;
/** Payback is looked for this far ahead; beyond that no honest forecast exists. */
export const paybackHorizonMonths = 60;

export type CashFlowMonth = {
  /** 1 is the first month of selling. */
  month: number;
  units: number;
  /** Sold in this month, paid or not. */
  revenue: number;
  /** Material and packaging of what was sold and of what was left over. */
  goods: number;
  /** Kept by applications and by the provider that moves the money. */
  fees: number;
  transport: number;
  fixedCost: number;
  tax: number;
  /** The month's share of the equipment; no cash moves. */
  depreciation: number;
  /** Revenue minus everything above, before the owner's wage. */
  profit: number;
  /** Money that came in. */
  income: number;
  /** Money that went to suppliers. */
  purchases: number;
  /** Money in minus money out, before the owner's wage. */
  net: number;
  /** The owner's wage, as far as the month leaves it. */
  ownWage: number;
  /** Cash at the end of the month, from the capital on. */
  balance: number;
};

/** Before the first sale: what the capital buys. */
export type CashFlowStart = {
  capital: number;
  equipment: number;
  permits: number;
  stock: number;
  balance: number;
};
export type CashFlow = { start: CashFlowStart; months: CashFlowMonth[] };

type Sold = Pick<CashFlowMonth, 'month' | 'units' | 'revenue' | 'goods' | 'fees'>;

const perMille = (percent: number) => Math.round(percent * 10);
const share = (amount: number, percent: number) => Math.round((amount * perMille(percent)) / 1_000);
const daysOf = (amount: number, days: number) => Math.round((amount * days) / 30);

function sellIn(month: number, assumptions: Assumptions, conditions: Conditions): Sold {
  const { packagingPerUnit, wastePercent, platformFeePercent, paymentFeePercent, monthsToFull } =
    detailsOf(assumptions);
  const full = assumptions.unitsPerDay * assumptions.daysPerMonth;
  const season = conditions.quietMonths.includes(((month - 1) % cashFlowMonths) + 1)
    ? conditions.quietPercent
    : 100;
  const pace = rampPercent(month, monthsToFull, conditions.monthsPerStep);
  const units = Math.round((full * conditions.unitsPercent * pace * season) / 1_000_000);
  const revenue = units * Math.round((assumptions.price * conditions.pricePercent) / 100);
  const made =
    units * Math.round(((assumptions.unitCost + packagingPerUnit) * conditions.unitCostPercent) / 100);
  const leftOver = share(made, (wastePercent * conditions.wastePercent) / 100);
  return {
    month,
    units,
    revenue,
    goods: made + leftOver,
    fees: share(revenue, platformFeePercent) + share(revenue, paymentFeePercent),
  };
}

/** Depreciation up to a month, so that the shares of all months add up to the price. */
const wornOff = (equipment: number, life: number, month: number) =>
  Math.round((equipment * Math.min(month, life)) / life);

/**
 * Cash of the first `months` months in whole Rupiah. It starts with the capital and what is bought before the first sale;
 * nothing is counted twice. Stock for the coming month is bought at the end of a month, buyers and suppliers pay after
 * their days, and the owner's wage is taken from what a month leaves, never from the capital.
 */
export function computeCashFlow(
  assumptions: Assumptions,
  months: number = cashFlowMonths,
  conditions: Conditions = asPlanned,
): CashFlow {
  const { capital, fixedCostPerMonth } = assumptions;
  const details = detailsOf(assumptions);
  const { equipment, permits, equipmentLifeMonths } = details;
  const fixedCost = Math.round((fixedCostPerMonth * conditions.fixedCostPercent) / 100);
  const sold = Array.from({ length: months + 1 }, (_, index) => sellIn(index + 1, assumptions, conditions));
  const goodsOf = (month: number) => sold[month - 1]?.goods ?? 0;
  const stockAfter = (month: number) => daysOf(goodsOf(month + 1), details.stockDays);
  const ordered = (month: number) =>
    month === 0 ? stockAfter(0) : goodsOf(month) + stockAfter(month) - stockAfter(month - 1);
  const owed = (month: number) => (month < 0 ? 0 : daysOf(ordered(month), details.supplierDays));
  const paid = (month: number) => ordered(month) - owed(month) + owed(month - 1);
  const unpaid = (month: number) => daysOf(sold[month - 1]?.revenue ?? 0, details.customerDays);

  const stock = paid(0);
  const start = { capital, equipment, permits, stock, balance: capital - equipment - permits - stock };
  let { balance } = start;
  let turnover = 0;
  const rows = sold.slice(0, months).map(({ month, units, revenue, goods, fees }) => {
    // The tax counts each calendar year for itself.
    if ((month - 1) % 12 === 0) turnover = 0;
    const tax = taxOfMonth(turnover, revenue);
    turnover += revenue;
    const depreciation =
      wornOff(equipment, equipmentLifeMonths, month) - wornOff(equipment, equipmentLifeMonths, month - 1);
    const running = fees + details.transportPerMonth + fixedCost + tax;
    const income = revenue - unpaid(month) + (month === 1 ? 0 : unpaid(month - 1));
    const purchases = paid(month);
    const net = income - purchases - running;
    const ownWage = Math.min(details.ownWagePerMonth, Math.max(0, net));
    balance += net - ownWage;
    return {
      month,
      units,
      revenue,
      goods,
      fees,
      transport: details.transportPerMonth,
      fixedCost,
      tax,
      depreciation,
      profit: revenue - goods - running - depreciation,
      income,
      purchases,
      net,
      ownWage,
      balance,
    };
  });
  return { start, months: rows };
}
