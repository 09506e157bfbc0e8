import { combine, type Term } from '../term.ts';

/** Facts of which several figures are told that add up. */
const sums =
  /^(?:unitCosts|batchCost|fixedTold@\p{L}+|outgo@\p{L}+|item|fee%|dp%|otherShare%|orderFee|out|added|paid|capital|bonus|voucher|turnover@\p{L}+|sales@\p{L}+|reserve%|ingredient|wage@semua|delivery)$/u;
const labels: Readonly<Record<string, string>> = {
  unitCosts: 'Biaya per unit',
  batchCost: 'Semua biaya',
  item: 'Jumlah',
  'fee%': 'Semua potongan',
  capital: 'Modal',
  out: 'Keluar',
};

const mostTogether = 8;

/** Of more figures than can be tried together only those count that the words come near to. */
const mostDoubtOfMany = 0.5;

/** Of many readings those near to the words, one of the same figures; the price in a line of a bill is no sum beside that line. */
function linesOf(terms: readonly Term[]): Term[] {
  const near = terms
    .filter(({ doubt }) => doubt <= mostDoubtOfMany)
    .toSorted((one, other) => one.doubt - other.doubt);
  return near.filter(
    ({ ids }, place) =>
      !near.some((other, at) => (other.ids & ids) === ids && (other.ids === ids ? at < place : true)),
  );
}

/**
 * Sums of the figures of one list: of all of them, and of those of which nothing else is nearer.
 * @param fact what each of them can be
 * @param terms its readings
 * @returns none where it is a fact of which several figures do not add up
 */
export function addUp(fact: string, terms: readonly Term[]): Term[] {
  if (terms.length < 2 || !sums.test(fact)) return [];
  const found: Term[] = [];
  const unit = terms[0]?.unit ?? 'rupiah';
  const name =
    labels[fact] ??
    (fact.startsWith('fixed') ? 'Biaya tetap' : fact.startsWith('turnover') ? 'Omzet' : 'Jumlah');
  // A list is as certain as the least certain of it.
  const together = (part: readonly Term[]): Term[] => {
    const term = combine(name, unit, 'sum', part);
    return term === null ? [] : [{ ...term, doubt: Math.max(...part.map(({ doubt }) => doubt)) }];
  };
  const parts = terms.length <= mostTogether ? terms : linesOf(terms);
  if (parts.length <= mostTogether)
    for (let mask = 3; mask < 2 ** parts.length; mask++) {
      const part = parts.filter((_term, place) => (mask & (2 ** place)) !== 0);
      if (part.length >= 2) found.push(...together(part));
    }
  if (parts.length < terms.length || parts.length > mostTogether)
    for (const part of [terms, terms.filter(({ doubt }) => doubt <= mostDoubtOfMany)])
      found.push(...together(part));
  return found;
}
