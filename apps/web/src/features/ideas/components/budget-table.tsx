import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import { computeBudget } from '@kawanusaha/contracts/finance/budget';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

/** What the start costs (RAB), up to the month in which the sales carry the business. */
export function BudgetTable({ assumptions }: { assumptions: Assumptions }) {
  const { lines, total, capital, spare, lowest } = computeBudget(assumptions);
  const rows = [
    ...lines,
    { label: 'Jumlah RAB', amount: total, reason: 'Sama dengan yang diambil arus kas' },
    { label: 'Modal awal', amount: capital, reason: '' },
    {
      label: spare < 0 ? 'Kekurangan modal' : 'Sisa modal',
      amount: Math.abs(spare),
      reason:
        lowest.month === 0 ? 'Kas sebelum penjualan pertama' : `Kas terendah, di bulan ke-${lowest.month}`,
    },
  ];
  return (
    <div>
      <h3 className="mb-3 text-lg font-bold">Rencana anggaran biaya</h3>
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Belanja</TableHead>
            <TableHead>Jumlah</TableHead>
            <TableHead>Alasan</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ label, amount, reason }, index) => (
            <TableRow key={label}>
              <TableCell label="Belanja" className={index >= lines.length ? 'font-semibold' : undefined}>
                {label}
              </TableCell>
              <TableCell label="Jumlah" className="figures">
                {formatRupiah(amount)}
              </TableCell>
              <TableCell label="Alasan">{reason === '' ? '–' : reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
