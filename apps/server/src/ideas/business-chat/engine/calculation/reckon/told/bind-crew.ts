import type { Quantity } from './quantities.ts';
import { pays } from './role-words.ts';
import { roleOf } from './roles.ts';
import { spans } from './words.ts';

/** What each of several persons gets in more sums than one. */
export type Crew = {
  readonly count: Quantity;
  readonly sums: readonly Quantity[];
  /** Whether all of them are paid as often, so that they are added before they are multiplied. */
  readonly isTogether: boolean;
};

const each = /\bmasing(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$/u;
/** What is paid beside a wage. */
const beside = /\b(?:uang (?:makan|transport|bensin|lembur)|bpjs|tunjangan)\p{L}*/u;
const ofAll = /\b(?:total|semua)/u;
const isOfPerson = ({ unit, per, before }: Quantity): boolean =>
  unit === 'rupiah' && (per.some(({ kind }) => kind === 'orang') || each.test(before));
const spanOf = ({ per }: Quantity): string =>
  spans.find((span) => per.some(({ kind }) => kind === span)) ?? '';

/**
 * Persons with what is paid to each of them in several sums, of which one at least is told of each: 'gaji 1,5jt, 2 karyawan, bpjs 100rb per
 * orang'; null where there is none such.
 * @param quantities all figures
 */
export function bindCrew(quantities: readonly Quantity[]): Crew | null {
  const [count, ...more] = quantities.filter(
    ({ unit, noun, value }) => unit === 'jumlah' && noun?.kind === 'orang' && value > 1,
  );
  if (count === undefined || more.length > 0) return null;
  const told = quantities.filter(isOfPerson);
  const untold = quantities.filter(
    (one) => one.unit === 'rupiah' && !isOfPerson(one) && pays.test(one.before) && !ofAll.test(one.before),
  );
  const sums = [...untold, ...told];
  if (told.length === 0 || sums.length < 2) return null;
  const isPay = (one: Quantity): boolean =>
    (beside.test(one.before) || /^(?:wage|fixed|bonus)$/u.test(roleOf(one).role ?? 'wage')) &&
    spanOf(one) === spanOf(sums[0] ?? one);
  const isTogether = sums.some(({ before }) => pays.test(before)) && sums.every(isPay);
  return isTogether || untold.length > 0 ? { count, sums, isTogether } : null;
}
