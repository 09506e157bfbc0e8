import type { IdeaBill as Bill } from '@kawanusaha/contracts/idea';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

const amount = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 2 });

/** What a batch is made of, with amounts, prices and where the prices come from. */
export function IdeaBill({ bill }: { bill: Bill }) {
  const sources = [...new Set(bill.lines.flatMap(({ source }) => source ?? []))];
  return (
    <div className="flex flex-col gap-3">
      <p>
        Untuk {bill.yields} {bill.unit}; jadi{' '}
        <strong className="figures">{formatRupiah(bill.perUnit)}</strong> per {bill.unit}, susut termasuk.
      </p>
      <ul className="divide-y divide-border text-sm">
        {bill.lines.map((line) => (
          <li key={line.label} className="flex justify-between gap-3 py-1.5">
            <span>
              {line.label}, {amount(line.amount)} {line.unit}
              {line.source === null ? <span className="text-muted-foreground"> (perkiraan)</span> : null}
            </span>
            <span className="figures">{formatRupiah(line.sum)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        {bill.pricesAsOf === null
          ? 'Semua harga di sini perkiraan; tanyakan dua penjual sebelum membeli.'
          : `Harga yang diperiksa paling lama dari ${bill.pricesAsOf}: ${sources.join('; ')}. Yang lain perkiraan.`}
      </p>
    </div>
  );
}
