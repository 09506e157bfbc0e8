import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

/** Three scenarios from the same assumptions, so that no user plans with the best one only. */
export function ScenarioTable({ assumptions }: { assumptions: Assumptions }) {
  const scenarios = computeScenarios(assumptions);
  const careful = scenarios.find(({ key }) => key === 'careful');
  return (
    <div>
      <h3 className="text-lg font-bold">Tiga skenario</h3>
      <p className="mt-1 mb-3 text-sm text-muted-foreground">
        {careful?.losesMoney === true
          ? 'Skenario hati-hati merugi: kecilkan alat dan biaya tetap, atau buktikan pembelinya dulu, sebelum memakai modal.'
          : 'Juga dalam skenario hati-hati tahun pertama tidak merugi.'}
      </p>
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Skenario</TableHead>
            <TableHead>Hasil tahun pertama</TableHead>
            <TableHead>Laba sebulan penuh</TableHead>
            <TableHead>Kas terendah</TableHead>
            <TableHead>Balik modal</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {scenarios.map((scenario) => (
            <TableRow key={scenario.key}>
              <TableCell label="Skenario">
                <span>
                  <span className="font-semibold">{scenario.label}</span>
                  <span className="block text-sm text-muted-foreground">{scenario.explanation}</span>
                </span>
              </TableCell>
              <TableCell label="Hasil tahun pertama" className="figures">
                {scenario.losesMoney ? 'Rugi ' : 'Untung '}
                {formatRupiah(Math.abs(scenario.yearResult))}
              </TableCell>
              <TableCell label="Laba sebulan penuh" className="figures">
                {formatRupiah(scenario.profitPerMonth)}
              </TableCell>
              <TableCell label="Kas terendah" className="figures">
                {formatRupiah(scenario.lowest.balance)}
              </TableCell>
              <TableCell label="Balik modal" className="figures">
                {scenario.paybackMonth === null ? 'Belum' : `Bulan ke-${scenario.paybackMonth}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center font-medium text-primary">
          Mengapa hati-hati dihitung begitu
        </summary>
        <ul className="list-disc space-y-1.5 pl-5 text-sm">
          {careful?.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
