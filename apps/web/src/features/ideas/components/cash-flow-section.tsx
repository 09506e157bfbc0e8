import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { type CashFlow, computeCashFlow } from '@kawanusaha/contracts/finance/cash-flow';
import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { findLowestPoint } from '@kawanusaha/contracts/finance/lowest-point';
import { findPaybackMonth } from '@kawanusaha/contracts/finance/payback';
import { describeRamp } from '@kawanusaha/contracts/finance/ramp';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

const CashFlowChart = lazy(async () => {
  const { CashFlowChart: component } = await import('../charts/cash-flow-chart.tsx');
  return { default: component };
});

function describeCashFlow(flow: CashFlow, paybackMonth: number | null): string {
  const lowest = findLowestPoint(flow);
  const last = flow.months.at(-1)?.balance ?? flow.start.balance;
  const when = lowest.month === 0 ? 'sebelum penjualan pertama' : `di bulan ke-${lowest.month}`;
  const back =
    paybackMonth !== null && paybackMonth <= flow.months.length
      ? `uang Anda kembali utuh di bulan ke-${paybackMonth}`
      : 'uang Anda belum kembali utuh dalam 12 bulan';
  return `Dari modal ${formatRupiah(flow.start.capital)}, kas paling rendah ${formatRupiah(lowest.balance)} ${when}; ${back}, dan setelah setahun kasnya ${formatRupiah(last)}.`;
}

/** Twelve months of cash: sentence, chart, and the same figures as a table. */
export function CashFlowSection({ assumptions }: { assumptions: Assumptions }) {
  const flow = computeCashFlow(assumptions);
  const { start } = flow;
  const rows = [
    {
      month: 'Mulai',
      units: 0,
      income: start.capital,
      spent: start.capital - start.balance,
      balance: start.balance,
    },
    ...flow.months.map(({ month, units, income, net, ownWage, balance }) => ({
      month: String(month),
      units,
      income,
      spent: income - net + ownWage,
      balance,
    })),
  ];
  return (
    <figure className="card p-4 sm:p-6">
      <figcaption>
        <p className="text-lg font-bold">Arus kas 12 bulan</p>
        <p className="mt-1 text-sm text-muted-foreground">
          {describeCashFlow(flow, findPaybackMonth(assumptions))}{' '}
          {describeRamp(detailsOf(assumptions).monthsToFull)}. Sumbu tegak dalam Rupiah.
        </p>
      </figcaption>
      <div className="mt-4">
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <CashFlowChart flow={flow} />
        </Suspense>
      </div>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center font-medium text-primary">Lihat sebagai tabel</summary>
        <Table>
          <TableHeader>
            <TableRow>
              <TableHead>Bulan</TableHead>
              <TableHead>Terjual</TableHead>
              <TableHead>Masuk</TableHead>
              <TableHead>Keluar</TableHead>
              <TableHead>Selisih</TableHead>
              <TableHead>Kas</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(({ month, units, income, spent, balance }) => (
              <TableRow key={month}>
                <TableCell label="Bulan">{month}</TableCell>
                <TableCell label="Terjual" className="figures">
                  {formatNumber(units)}
                </TableCell>
                <TableCell label="Masuk" className="figures">
                  {formatRupiah(income)}
                </TableCell>
                <TableCell label="Keluar" className="figures">
                  {formatRupiah(spent)}
                </TableCell>
                <TableCell label="Selisih" className="figures">
                  {formatRupiah(income - spent)}
                </TableCell>
                <TableCell label="Kas" className="figures">
                  {formatRupiah(balance)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </figure>
  );
}
