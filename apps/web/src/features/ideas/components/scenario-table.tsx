import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { computeScenarios } from '@kawanusaha/contracts/finance/scenarios';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatNumber } from '#lib/format-number.ts';
import { formatRupiah } from '#lib/format-rupiah.ts';

/** Three scenarios from the same assumptions, so that nobody plans with the best one only. */
export function ScenarioTable({ assumptions }: { assumptions: Assumptions }) {
  return (
    <div>
      <h4 className="text-lg font-bold">Tiga skenario</h4>
      <p className="mt-1 mb-3 text-sm text-muted-foreground">
        Bila skenario hati-hati merugi, kecilkan biaya tetap sebelum mulai.
      </p>
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Skenario</TableHead>
            <TableHead>Terjual sebulan</TableHead>
            <TableHead>Laba sebulan</TableHead>
            <TableHead>Balik modal</TableHead>
            <TableHead>Kas setelah setahun</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {computeScenarios(assumptions).map((scenario) => (
            <TableRow key={scenario.key}>
              <TableCell label="Skenario">
                <span>
                  <span className="font-semibold">{scenario.label}</span>
                  <span className="block text-sm text-muted-foreground">{scenario.explanation}</span>
                </span>
              </TableCell>
              <TableCell label="Terjual sebulan" className="figures">
                {formatNumber(scenario.unitsPerMonth)}
              </TableCell>
              <TableCell label="Laba sebulan" className="figures">
                {formatRupiah(scenario.profitPerMonth)}
              </TableCell>
              <TableCell label="Balik modal" className="figures">
                {scenario.paybackMonth === null ? 'Belum' : `Bulan ke-${scenario.paybackMonth}`}
              </TableCell>
              <TableCell label="Kas setelah setahun" className="figures">
                {formatRupiah(scenario.balanceAfterYear)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
