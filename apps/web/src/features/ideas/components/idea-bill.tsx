import { describeBillGap } from '@kawanusaha/contracts/finance/bill-gap';
import type { Idea, IdeaBill as Bill } from '@kawanusaha/contracts/idea';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

const amount = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 2 });

type IdeaBillProps = { bill: Bill; assumptions: Idea['assumptions'] };

/** What a batch is made of, with amounts, prices and where the prices come from, and how far the plan is from it after an edit. */
export function IdeaBill({ bill, assumptions }: IdeaBillProps) {
  const gap = describeBillGap({ bill, assumptions });
  const sources = [...new Set(bill.lines.flatMap(({ source }) => source ?? []))];
  return (
    <div className="flex flex-col gap-3">
      <p>
        Untuk {bill.yields} {bill.unit}; jadi{' '}
        <strong className="figures">{formatRupiah(bill.perUnit)}</strong> per {bill.unit}, susut termasuk.
        {gap === null ? null : ` ${gap}`}
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
