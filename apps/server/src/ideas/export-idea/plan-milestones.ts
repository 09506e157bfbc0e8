import { findLowestPoint } from '@kawanusaha/contracts/finance/lowest-point';
import { computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { findFirstProfitMonth, findPaybackMonth } from '@kawanusaha/contracts/finance/payback';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { ExportPlan } from './plan.ts';
import type { PlanTable } from './plan-tables.ts';

/** When the plan's figures come about, month by month. */
export function milestoneTable({ result: { assumptions } }: ExportPlan): PlanTable {
  const flow = computeCashFlow(assumptions);
  const lowest = findLowestPoint(flow);
  const profit = findFirstProfitMonth(assumptions);
  const payback = findPaybackMonth(assumptions);
  const rows: [number, string][] = [
    [0, `Belanja awal ${formatRupiah(flow.start.capital - flow.start.balance)}`],
    [1, 'Penjualan pertama'],
    [lowest.month, `Kas terendah: ${formatRupiah(lowest.balance)}`],
    [detailsOf(assumptions).monthsToFull, 'Penjualan penuh sesuai target'],
    ...(profit === null ? [] : [[profit, 'Laba pertama'] satisfies [number, string]]),
    ...(payback === null ? [] : [[payback, 'Modal kembali'] satisfies [number, string]]),
  ];
  return {
    head: ['Bulan', 'Tonggak'],
    rows: rows.toSorted(([a], [b]) => a - b).map(([month, text]) => [`Bulan ke-${month}`, text]),
  };
}
