import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { LocalKind, LocalValue } from '@kawanusaha/contracts/local-figure';
import { formatLongDate } from '#lib/format-date.ts';
import type { LocalRow } from './api/list-local-data.ts';

/** A value in words. */
export function describeValue(kind: LocalKind, value: unknown, unit: string): string {
  switch (kind) {
    case 'minimum_wage':
    case 'staple_price':
      return `${formatRupiah((value as LocalValue<'staple_price'>).rupiah)}${unit.replace(/^Rp/, '')}`;
    case 'price_level':
      return `${formatNumber((value as LocalValue<'price_level'>).level)} ${unit || 'kali Jawa Tengah'}`;
    case 'rate': {
      const { number } = value as LocalValue<'rate'>;
      return unit.startsWith('Rp')
        ? `${formatRupiah(number)}${unit.replace(/^Rp/, '')}`
        : `${formatNumber(number)}${unit}`;
    }
    case 'season': {
      const { from, to, provinces } = value as LocalValue<'season'>;
      const where = provinces.length === 0 ? 'seluruh Indonesia' : provinces.join(', ');
      return `${formatLongDate(from)} sampai ${formatLongDate(to)}, ${where}`;
    }
    case 'speciality':
      return (value as LocalValue<'speciality'>).holds ? 'Dipakai' : 'Tidak dipakai';
  }
}

export type LocalState = {
  readonly value: unknown;
  readonly asOf: string | null;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly isKept: boolean;
  readonly isEstimate: boolean;
  /** Of a day more than a year ago. */
  readonly isOld: boolean;
  /** Kept until a day that is over: what the product brings along holds. */
  readonly isOver: boolean;
};

const yearMs = 366 * 86_400_000;

/** What holds of a row, and how far it can be relied on. */
export function stateOf({ brought, kept }: LocalRow, today: string): LocalState {
  const isOver = kept !== null && kept.holds_until !== null && kept.holds_until < today;
  const isKept = kept !== null && !(isOver && brought !== null);
  const asOf = isKept ? kept.as_of : (brought?.asOf ?? null);
  return {
    value: isKept ? kept.value : brought?.value,
    asOf,
    sourceName: isKept ? kept.source_name : (brought?.sourceName ?? null),
    sourceUrl: isKept ? kept.source_url : (brought?.sourceUrl ?? null),
    isKept,
    isEstimate: !isKept && brought?.isEstimate === true,
    isOld: asOf !== null && Date.parse(today) - Date.parse(asOf) > yearMs,
    isOver,
  };
}
