import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

type BreakEvenTableProps = { price: number; unitCost: number; fixedCost: number; breakEvenUnits: number };

const shares = [0, 50, 100, 150, 200];

/** The chart's figures at five points, for those who read rather than look. */
export function BreakEvenTable({ price, unitCost, fixedCost, breakEvenUnits }: BreakEvenTableProps) {
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 items-center font-medium text-primary">Lihat sebagai tabel</summary>
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Terjual</TableHead>
            <TableHead>Omzet</TableHead>
            <TableHead>Total biaya</TableHead>
            <TableHead>Laba atau rugi</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shares.map((share) => {
            const units = Math.round((breakEvenUnits * share) / 100);
            const revenue = units * price;
            const cost = fixedCost + units * unitCost;
            return (
              <TableRow key={share}>
                <TableCell label="Terjual" className="figures">
                  {formatNumber(units)}
                </TableCell>
                <TableCell label="Omzet" className="figures">
                  {formatRupiah(revenue)}
                </TableCell>
                <TableCell label="Total biaya" className="figures">
                  {formatRupiah(cost)}
                </TableCell>
                <TableCell label="Laba atau rugi" className="figures">
                  {formatRupiah(revenue - cost)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </details>
  );
}
