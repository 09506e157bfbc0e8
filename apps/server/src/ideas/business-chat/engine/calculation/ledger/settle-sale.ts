import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { readSale, type Sale } from './read-sale.ts';

const howMany = '(?:berapa|brp|brapa|brpa|piro)';
/** How many have to be sold: 'brp cup biar nutup', 'minimal laku berapa', 'berapa porsi biar ga rugi'. */
const asksPieces = new RegExp(
  `(?<!\\p{L})${howMany} (?!lama|hari|bulan|persen|%|untung|laba|modal|duit)\\p{L}{3,}[^.?]*(?:nutup|balik|impas|(?:ga|gak|ngga|nggak|tidak) (?:rugi|nombok|tekor)|tertutup)|minimal (?:\\p{L}+ )?(?:laku|jual|terjual|kejual)[^.?]*${howMany}|(?:bep|impas)(?:nya)?(?: \\p{L}+)?\\s*(?:${howMany})?`,
  'u',
);
const asksEarned = new RegExp(
  `(?<!\\p{L})(?:\\p{L}{0,2}untung(?:nya|an|annya)?|laba(?:nya)?|bersih(?:nya)?|hasil(?:nya)? akhir(?:nya)?|cuan(?:nya)?|sisa(?:nya)?|rugi(?:nya)?|dapet|dapat|dpt|balik modal|ke?tutup|nombok|tekor)(?: \\p{L}+){0,3} ?(?:${howMany}|\\?|gimana|$)|${howMany} (?:untung|laba|bersih|dapet|cuan|rugi|ruginya|sisa)`,
  'u',
);
const asksCost = new RegExp(
  `(?<!\\p{L})(?:hpp\\p{L}*|(?:modal|biaya|ongkos)(?:nya)? (?:per ?|se|tiap |satu)(?!hari|bulan|minggu)\\p{L}{3,})[^,.?\\d]*(?:${howMany}|\\?|$)`,
  'u',
);
const asksTurnover = new RegExp(`(?<!\\p{L})om[sz]et(?:nya)?(?: \\p{L}+){0,2} ?(?:${howMany}|\\?|$)`, 'u');

/** How many were sold: as told, or what was made without what is left of it. */
function soldOf({ sold, made, left = 0, days, isDaily, batches = 1 }: Sale): number | null {
  if (sold !== undefined && made !== undefined && left > 0 && sold !== made * batches - left) return null;
  const units = sold ?? (made === undefined ? undefined : made * batches - left);
  if (units === undefined || units < 0) return null;
  return isDaily === true ? (days === undefined ? null : units * days) : units;
}

function settleEarned(sale: Sale): Calculation | null {
  const { price, unitCost, unitProfit, income, made, sold, left, days, batches } = sale;
  const { outgo = 0, dailyOutgo = 0, batchOutgo = 0 } = sale;
  const paid = outgo + dailyOutgo * (days ?? 1) + batchOutgo * (batches ?? 1);
  if (days !== undefined && sale.isDaily !== true && dailyOutgo === 0) return null;
  if (batches !== undefined && outgo > 0) return null;
  if (income !== undefined)
    return [price, unitCost, unitProfit, made, sold, left, batches].every((one) => one === undefined)
      ? { kind: 'untung-rugi', inputs: { income, outgo: paid } }
      : null;
  const units = soldOf(sale);
  if (units === null) return null;
  if (unitProfit !== undefined)
    return price === undefined && unitCost === undefined && paid > 0
      ? { kind: 'untung-rugi', inputs: { income: unitProfit * units, outgo: paid } }
      : null;
  if (price === undefined) return null;
  if (unitCost === undefined)
    return paid > 0 ? { kind: 'untung-rugi', inputs: { income: price * units, outgo: paid } } : null;
  // Whether what is left has to be paid is not said.
  if (left !== undefined || (sold !== undefined && made !== undefined)) return null;
  return {
    kind: 'laba',
    inputs: { cost: unitCost, price, sold: units, ...(paid > 0 ? { fixed: paid } : {}) },
  };
}

function settlePieces(sale: Sale, lower: string): Calculation | null {
  const { price, unitCost, unitProfit, days, made, sold, left, income, batches, batchOutgo } = sale;
  const outgo = sale.outgo ?? sale.dailyOutgo;
  if ([made, sold, left, income, batches, batchOutgo].some((one) => one !== undefined)) return null;
  if (outgo === undefined || (sale.outgo !== undefined && sale.dailyOutgo !== undefined)) return null;
  if (sale.dailyOutgo !== undefined && days !== undefined) return null;
  // A rent of some days is spread over them, where a day's sale is asked.
  const isOfDay = /(?<!\p{L})(?:se|per ?)hari/u.test(lower);
  if (days !== undefined && !isOfDay) return null;
  const fixed = days === undefined ? outgo : Math.round(outgo / days);
  if (unitProfit !== undefined && price === undefined && unitCost === undefined)
    return { kind: 'bep', inputs: { fixed, unitProfit } };
  if (price === undefined || unitCost === undefined || unitProfit !== undefined) return null;
  return { kind: 'bep', inputs: { fixed, price, cost: unitCost } };
}

function settleCost(sale: Sale): Calculation | null {
  const { outgo, unitCost = 0, made, left = 0, sold, price, income, days, unitProfit, batches } = sale;
  const { dailyOutgo, batchOutgo } = sale;
  if (
    [sold, price, income, days, unitProfit, batches, dailyOutgo, batchOutgo].some((one) => one !== undefined)
  )
    return null;
  if (outgo === undefined || made === undefined || made - left <= 0) return null;
  return {
    kind: 'hpp',
    inputs: { total: outgo, units: made - left, ...(unitCost > 0 ? { extra: unitCost } : {}) },
  };
}

function settleTurnover(sale: Sale): Calculation | null {
  const { price, unitCost, unitProfit, outgo, dailyOutgo, batchOutgo } = sale;
  const units = soldOf(sale);
  if (price === undefined || units === null) return null;
  return [unitCost, unitProfit, outgo, dailyOutgo, batchOutgo].every((one) => one === undefined)
    ? { kind: 'kali', inputs: { price, units } }
    : null;
}

/**
 * What follows from a sale that a text tells, where what is asked of it is said.
 * @param lower the text in lower case
 * @param asked the message that asks, in lower case
 */
export function settleSale(lower: string, asked: string): Calculation | null {
  const isPieces = asksPieces.test(asked);
  const isCost = asksCost.test(asked);
  const isTurnover = asksTurnover.test(asked);
  if (!isPieces && !isCost && !isTurnover && !asksEarned.test(asked)) return null;
  const sale = readSale(lower);
  if (sale === null) return null;
  const calculation = isPieces
    ? settlePieces(sale, asked)
    : isCost
      ? settleCost(sale)
      : isTurnover
        ? settleTurnover(sale)
        : settleEarned(sale);
  return calculation === null || explainCalculation(calculation) === null ? null : calculation;
}
