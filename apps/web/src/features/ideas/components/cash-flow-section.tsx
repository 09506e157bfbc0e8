import { type CashFlowMonth, rampText } from '@kawanusaha/contracts/finance/cash-flow';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatNumber } from '#lib/format-number.ts';
import { formatRupiah } from '#lib/format-rupiah.ts';

const CashFlowChart = lazy(async () => {
  const { CashFlowChart: component } = await import('../charts/cash-flow-chart.tsx');
  return { default: component };
});

type CashFlowSectionProps = {
  months: readonly CashFlowMonth[];
  capital: number;
  paybackMonth: number | null;
};

/** One sentence that says what to see in the chart. */
export function describeCashFlow({ months, capital, paybackMonth }: CashFlowSectionProps): string {
  const last = months.at(-1)?.balance ?? -capital;
  const lowest = Math.min(-capital, ...months.map((month) => month.balance));
  if (paybackMonth !== null && paybackMonth <= months.length) {
    return `Uang Anda paling dalam berkurang ${formatRupiah(-lowest)}, kembali di bulan ke-${paybackMonth}, dan setelah setahun menjadi ${formatRupiah(last)}.`;
  }
  return `Setelah setahun kas masih kurang ${formatRupiah(Math.max(0, -last))}; modal belum kembali dalam 12 bulan.`;
}

/** Twelve months of cash: sentence, chart, and the same figures as a table. */
export function CashFlowSection(props: CashFlowSectionProps) {
  const { months, capital, paybackMonth } = props;
  return (
    <figure className="card p-4 sm:p-6">
      <figcaption>
        <p className="text-lg font-bold">Arus kas 12 bulan</p>
        <p className="mt-1 text-sm text-muted-foreground">
          {describeCashFlow(props)} {rampText}. Sumbu tegak dalam Rupiah.
        </p>
      </figcaption>
      <div className="mt-4">
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <CashFlowChart months={months} capital={capital} paybackMonth={paybackMonth} />
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
              <TableHead>Kas setelah modal</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {months.map((month) => (
              <TableRow key={month.month}>
                <TableCell label="Bulan">{month.month}</TableCell>
                <TableCell label="Terjual" className="figures">
                  {formatNumber(month.units)}
                </TableCell>
                <TableCell label="Masuk" className="figures">
                  {formatRupiah(month.income)}
                </TableCell>
                <TableCell label="Keluar" className="figures">
                  {formatRupiah(month.variableCost + month.fixedCost)}
                </TableCell>
                <TableCell label="Selisih" className="figures">
                  {formatRupiah(month.net)}
                </TableCell>
                <TableCell label="Kas setelah modal" className="figures">
                  {formatRupiah(month.balance)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </figure>
  );
}
