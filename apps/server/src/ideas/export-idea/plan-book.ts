import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import type { BookData, BookEntry, BookItem } from '#workbooks/business-book/book-data.ts';
import type { ExportPlan } from './plan.ts';
import { safeText } from './workbook/safe-text.ts';

type Recipe = BookData['recipes'][number];
type Part = { name: string; unit: string; cost: number; used: number; yields: number };

/** What one unit of the product is made of; the parts cost to the Rupiah what the plan says, also after an edit of it. */
function partsOf({ result }: ExportPlan): Part[] {
  const { bill, assumptions, unit } = result;
  const { packagingPerUnit } = detailsOf(assumptions);
  const packaging: Part[] =
    packagingPerUnit > 0
      ? [{ name: 'Kemasan', unit: 'buah', cost: packagingPerUnit, used: 1, yields: 1 }]
      : [];
  const listed = (bill?.lines ?? []).filter(({ amount, sum }) => amount > 0 && sum > 0);
  const known = new Set(listed.map(({ label }) => label));
  const yields = bill?.yields ?? 1;
  const perUnit = listed.reduce((total, { sum }) => total + sum, 0) / yields;
  const rest = assumptions.unitCost - perUnit;
  const isUsable = listed.length > 0 && listed.length <= 12 && known.size === listed.length && rest >= 0;
  if (!isUsable)
    return [
      { name: `Bahan satu ${unit}`, unit: 'paket', cost: assumptions.unitCost, used: 1, yields: 1 },
      ...packaging,
    ];
  return [
    ...listed.map(({ label, amount, unit: measure, sum }) => ({
      name: safeText(label),
      unit: measure,
      cost: sum / amount,
      used: amount,
      yields,
    })),
    ...(rest > 0
      ? [{ name: 'Bahan lain menurut rencana', unit: 'paket', cost: rest, used: 1, yields: 1 }]
      : []),
    ...packaging,
  ];
}

/** First day of the month in which the book begins: what the member said at step 11, else this month in Jakarta. */
function beginOf({ record }: ExportPlan, now: Date): Date {
  const day = record[11]?.since || now.toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' });
  const [year = 2000, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, 1));
}

/**
 * 'Buku Usaha' filled from a saved plan: product, recipe, planned months, and the money that the business starts with.
 * Sales and purchases stay empty, since a plan is no proof of them.
 */
export function planBook(plan: ExportPlan, now: Date): BookData {
  const { title, result, record, ownerName } = plan;
  const { assumptions, unit } = result;
  const flow = computeCashFlow(assumptions);
  const begins = beginOf(plan, now);
  const product = safeText(record[8]?.name || title);
  const parts = partsOf(plan);
  const { hppPerUnit } = computeUnitEconomics(assumptions);
  const materialPerUnit = assumptions.unitCost + detailsOf(assumptions).packagingPerUnit;
  const entry = (kind: BookEntry[1], text: string, rupiah: number): BookEntry[] =>
    rupiah > 0 ? [[begins, kind, text, null, null, null, rupiah]] : [];
  return {
    business: {
      name: product,
      address: '',
      phone: '',
      bank: '',
      account: '',
      holder: safeText(ownerName),
      owner: safeText(ownerName),
    },
    begins,
    items: [
      { name: product, kind: 'Produk buatan', unit, cost: null, price: assumptions.price, limit: null },
      ...parts.map(({ name, unit: measure, cost }): BookItem => ({
        name,
        kind: 'Bahan atau dagangan',
        unit: measure,
        cost,
        price: null,
        limit: null,
      })),
    ],
    recipes: parts.map(({ name, used, yields }): Recipe => [product, name, used, yields]),
    extraPerUnit: Math.max(0, (hppPerUnit ?? materialPerUnit) - materialPerUnit),
    contacts: [],
    entries: [
      ...entry('Setor modal', 'Modal awal menurut rencana', flow.start.capital),
      ...entry('Beli peralatan', 'Menurut rencana, sesuaikan', flow.start.equipment),
      ...entry('Izin dan merek', 'Menurut rencana, sesuaikan', flow.start.permits),
    ],
    plan: flow.months.map(({ revenue, profit, ownWage, balance }) => ({
      sales: revenue,
      profit: profit - ownWage,
      cash: balance,
    })),
    invoice: [],
    receipt: null,
  };
}
