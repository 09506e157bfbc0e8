import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { IdeaBill } from '@kawanusaha/contracts/idea';
import type { Candidate } from '../candidate.ts';
import { bills, costBill } from '../cost-bill.ts';
import { localData } from './local-data.ts';
import type { Person } from '../person/read-person.ts';

/** Prices of the person's province against Jawa Tengah; 1 where the province is not known. */
export function priceLevelOf({ place }: Person): number {
  return localData().provinces.get(place?.province ?? '')?.priceLevel ?? 1;
}

/** The bill of materials of the candidate's product at the prices of the person's place; null where there is none. */
export function billOf({ subject, pattern }: Candidate, person: Person): IdeaBill | null {
  const bill = bills.get(subject.id);
  // A skill ('merajut') makes many things; its bill would be that of one of them.
  const isProduct = hasConcept(subject.id) && concept(subject.id).kind !== 'skill';
  if (bill === undefined || !isProduct || pattern.numbers !== null) return null;
  const { lines, perUnit } = costBill(bill, priceLevelOf(person));
  const dates = lines.flatMap(({ staple }) => (staple.checked && staple.asOf !== null ? [staple.asOf] : []));
  return {
    yields: bill.yields,
    unit: bill.unit,
    perUnit,
    lines: lines.map(({ staple, amount, sum }) => ({
      label: staple.label,
      amount,
      unit: staple.unit,
      sum,
      source: staple.checked && staple.source !== null ? staple.source.name : null,
    })),
    wastePercent: bill.wastePercent,
    ...(pattern.factors.unitCost === 1 ? {} : { costFactor: pattern.factors.unitCost }),
    pricesAsOf: dates.toSorted()[0] ?? null,
  };
}
