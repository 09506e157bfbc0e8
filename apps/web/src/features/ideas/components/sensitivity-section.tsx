import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import {
  computeSensitivity,
  describeLostSteps,
  sensitivitySteps,
} from '@kawanusaha/contracts/finance/sensitivity';
import { computeYearResult } from '@kawanusaha/contracts/finance/year-result';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

const SensitivityChart = lazy(async () => {
  const { SensitivityChart: component } = await import('../charts/sensitivity-chart.tsx');
  return { default: component };
});

const stepLabel = (step: number) =>
  step === 0 ? 'Sesuai asumsi' : `${step > 0 ? 'Naik' : 'Turun'} ${Math.abs(step)}%`;

/** What the first year leaves when price, sales or cost alone change: sentence, chart, and the same figures as a table. */
export function SensitivitySection({ assumptions }: { assumptions: Assumptions }) {
  const lines = computeSensitivity(assumptions);
  const [most] = lines;
  const lostSteps = describeLostSteps(assumptions);
  return (
    <figure className="card p-4 sm:p-6">
      <figcaption>
        <p className="text-lg font-bold">Bila satu hal berubah</p>
        <p className="mt-1 text-sm text-muted-foreground">
          Hasil tahun pertama bila satu angka turun atau naik sampai 20%; garis putus-putus adalah rencana
          Anda.
          {most === undefined ? null : ` Yang paling menentukan: ${most.label.toLowerCase()}.`}
        </p>
        {lostSteps === null ? null : <p className="mt-1 text-sm text-muted-foreground">{lostSteps}</p>}
      </figcaption>
      <div className="mt-4">
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <SensitivityChart lines={lines} planned={computeYearResult(assumptions)} />
        </Suspense>
      </div>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center font-medium text-primary">Lihat sebagai tabel</summary>
        <Table>
          <TableHeader>
            <TableRow>
              <TableHead>Yang berubah</TableHead>
              {sensitivitySteps.map((step) => (
                <TableHead key={step}>{stepLabel(step)}</TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {lines.map(({ key, label, results }) => (
              <TableRow key={key}>
                <TableCell label="Yang berubah">{label}</TableCell>
                {results.map(({ change, yearResult }) => (
                  <TableCell key={change} label={stepLabel(change)} className="figures">
                    {formatRupiah(yearResult)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </figure>
  );
}
