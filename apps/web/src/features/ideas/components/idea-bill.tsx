import { describeBillGap } from '@kawanusaha/contracts/finance/bill-gap';
import {
  changeMaterial,
  type Figures,
  materialPrice,
  materialRules,
  ownPriceSource,
} from '@kawanusaha/contracts/finance/change-material';
import type { Idea, IdeaBill as Bill } from '@kawanusaha/contracts/idea';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { Undo2 } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { FigureField } from './figure-field.tsx';

type IdeaBillProps = {
  bill: Bill;
  assumptions: Idea['assumptions'];
  /** Another amount or price of a material, with the cost of a unit that follows from it. */
  onChange: (figures: Figures) => void;
  /** Present while there is a change to take back. */
  onUndo?: (() => void) | undefined;
};

function describeSources({ lines, pricesAsOf }: Bill): string {
  const checked = [...new Set(lines.flatMap(({ source }) => source ?? []))].filter(
    (source) => source !== ownPriceSource,
  );
  if (pricesAsOf === null || checked.length === 0)
    return 'Harga yang belum Anda ubah adalah perkiraan; tanyakan dua penjual sebelum membeli.';
  return `Harga yang diperiksa paling lama dari ${pricesAsOf}: ${checked.join('; ')}. Yang lain perkiraan atau dari Anda.`;
}

/** What a batch is made of, with amounts and prices that can be changed, and how far the plan is from it. */
export function IdeaBill({ bill, assumptions, onChange, onUndo }: IdeaBillProps) {
  const gap = describeBillGap({ bill, assumptions });
  const change = (at: number, changed: { amount: number } | { price: number }) =>
    onChange(changeMaterial({ bill, assumptions }, at, changed));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p role="status">
          Untuk {bill.yields} {bill.unit}; jadi{' '}
          <strong className="figures">{formatRupiah(bill.perUnit)}</strong> per {bill.unit}, susut termasuk.
          {gap === null ? null : ` ${gap}`}
        </p>
        {onUndo ? (
          <Button variant="outline" size="sm" onClick={onUndo}>
            <Undo2 aria-hidden />
            Urungkan
          </Button>
        ) : null}
      </div>
      <ul className="divide-y divide-border">
        {bill.lines.map((line, at) => (
          <li key={line.label} className="py-3">
            <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2">
              <legend className="sr-only">{line.label}</legend>
              <div className="col-span-2 flex justify-between gap-3 text-sm">
                <span aria-hidden className="font-medium">
                  {line.label}
                </span>
                <span className="figures shrink-0">{formatRupiah(line.sum)}</span>
              </div>
              <FigureField
                label={`Jumlah (${line.unit})`}
                rule={materialRules.amount}
                value={line.amount}
                onChange={(amount) => change(at, { amount })}
              />
              <FigureField
                label={`Harga per ${line.unit}`}
                rule={materialRules.price}
                value={Math.round(materialPrice(line))}
                onChange={(price) => change(at, { price })}
              />
              <p className="col-span-2 text-sm text-muted-foreground">Harga: {line.source ?? 'perkiraan'}</p>
            </fieldset>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">{describeSources(bill)}</p>
    </div>
  );
}
