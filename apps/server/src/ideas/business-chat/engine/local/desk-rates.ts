import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { finalTaxPercent, taxFreeTurnover } from '@kawanusaha/contracts/finance/quick-calculations';
import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import { localData } from '#ideas/generate-business-idea/engine/compose/local/local-data.ts';
import type { Rate } from '#ideas/generate-business-idea/engine/compose/local/local-schema.ts';
import { messages } from '../../messages.ts';

const ids = { free: 'pph-final-bebas', tax: 'pph-final-tarif', loan: 'kur-mikro-bunga' } as const;

function rateOf(id: string): Rate {
  const found = localData().rates.get(id);
  if (found === undefined) throw new Error(`no rate ${id}`);
  return found;
}

/** Rate a year of a loan of which none is said: that of a first KUR mikro, as the desk keeps it. */
export const usualRate = (): number => rateOf(ids.loan).value;

/** The calculation with what the desk keeps in the place of what stands in the program; a figure that is the same stays away. */
export function withDeskRates(calculation: Calculation): Calculation {
  if (calculation.kind !== 'pajak') return calculation;
  const free = rateOf(ids.free).value;
  const percent = rateOf(ids.tax).value;
  return {
    kind: 'pajak',
    inputs: {
      ...calculation.inputs,
      ...(free === taxFreeTurnover ? {} : { taxFree: free }),
      ...(percent === finalTaxPercent ? {} : { taxRate: percent }),
    },
  };
}

type Told = { readonly line: string; readonly sources: readonly ChatSource[] };

/**
 * Which figures of the desk a calculation leans on, with source and date; null where it has none but the person's own.
 * @param calculation as it is answered
 * @param isRateTold whether the person told the rate of a loan
 */
export function tellDeskRates({ kind, inputs }: Calculation, isRateTold: boolean): Told | null {
  const isLoan = kind === 'cicilan' && inputs.flatRate === undefined && !isRateTold;
  const used = kind === 'pajak' ? [rateOf(ids.tax), rateOf(ids.free)] : isLoan ? [rateOf(ids.loan)] : [];
  if (used.length === 0) return null;
  const names = used.map(({ label, unit, value, source, asOf }) =>
    messages.deskFigure(label, value, unit, source?.name ?? '', asOf ?? ''),
  );
  const sources = new Map(
    used.flatMap(({ label, source }) =>
      source === null ? [] : [[source.url, { title: label, source: source.name, url: source.url }] as const],
    ),
  );
  return { line: names.join('\n'), sources: [...sources.values()] };
}
