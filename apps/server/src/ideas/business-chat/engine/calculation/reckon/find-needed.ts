import { inPack, type Quantity } from './told/quantities.ts';
import { spanAsked } from './asked/read-ask.ts';
import type { Target } from './asked/target.ts';
import { pays, sees } from './told/role-words.ts';
import { tellsSale } from './leaves/read-scene.ts';
import { roleOf } from './told/roles.ts';
import { spans, wholes } from './told/words.ts';

/** Figures that a reading has to hold, and those of a time that it may hold. */
export type Needed = { readonly needed: readonly Quantity[]; readonly idle: readonly Quantity[] };

/** How much of a thing its sum is of, where nothing else is measured so: 'gula 2 kg 32rb'. */
function describesSum(one: Quantity, quantities: readonly Quantity[]): boolean {
  const kind = one.noun?.kind ?? '';
  const at = quantities.indexOf(one);
  const isNext = [quantities[at + 1], quantities[at - 1]].some(
    (other) =>
      other?.unit === 'rupiah' &&
      other.turn === one.turn &&
      !/@\s*$/u.test(other.before) &&
      other.per.every((per) => per.kind !== kind),
  );
  return (
    /^(?:gram|ml|cm)$/u.test(kind) &&
    isNext &&
    quantities.every(
      (other, place) =>
        other.noun?.kind !== kind || other === one || quantities[place + 1]?.unit === 'rupiah',
    )
  );
}

/** Says of a number what was made in the hours that are paid. */
const makes =
  /\b(?:\p{L}{0,3}desain|\p{L}{0,3}edit|bikin|buat|\p{L}{0,2}tulis|nulis|\p{L}{0,2}ketik|\p{L}{0,2}jahit|\p{L}{0,2}foto|render|\p{L}{0,2}gambar|\p{L}{0,3}terjemah|\p{L}{0,2}translate|\p{L}{0,2}garap|(?:n?ge|di)?kerja(?:in|kan)|ngerjain|revisi)\p{L}*(?: \p{L}+)?\s*$/u;
const changesCount = /\b\p{L}{0,2}(?:tambah|nambah|kurang)\p{L}*\s*$/u;

/** Says that persons share a sum or get one each. */
const ofPersons =
  /\b(?:patungan|urunan|masing|seorang|(?:di)?bagi|berdua|bertiga|(?:tiap|per|setiap) ?orang)/u;

/** Whether nothing is paid to or by the persons that were told: 'karyawan 2 orang, listrik 20rb sehari'. */
const isForAll = (quantities: readonly Quantity[], told: string): boolean => {
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  return (
    !ofPersons.test(told) &&
    sums.some(
      (sum) => roleOf(sum).role === 'fixed' && sum.per.some(({ kind }) => /^(?:jam|hari)$/u.test(kind)),
    ) &&
    sums.every((sum) => /^(?:fixed|profit|turnover)$/u.test(roleOf(sum).role ?? '') && !pays.test(sum.before))
  );
};

/** Says of days only for how long something took. */
const tookSoLong =
  /\b(?:selama|dalam|dlm|berlaku|promo|diskon|jual\p{L}*|dagang\p{L}*|bazar|bazaar|event|acara|pameran|buka|nunggu|proses|pengerjaan|dikerjain|selesai)\b[^,.]*$/u;

/**
 * The figures that matter for what is asked.
 * @param quantities all figures of the conversation
 * @param target what is asked
 * @param turns all messages
 */
export function findNeeded(
  quantities: readonly Quantity[],
  target: Target,
  turns: readonly string[],
): Needed {
  const last = turns.at(-1) ?? '';
  // For how long something took is no part of a sum of which nothing is told of a time.
  const isTimed =
    spanAsked(last) !== null ||
    quantities.some(
      ({ unit, per }) => unit !== 'persen' && per.some(({ kind }) => spans.some((span) => span === kind)),
    );
  const isSold = quantities.some((one) => roleOf(one).role === 'sold');
  const isIdle = ({ noun, before }: Quantity): boolean =>
    inPack.test(before) ||
    (!isTimed &&
      noun?.kind === 'hari' &&
      (isSold || tookSoLong.test(before)) &&
      /^(?:profit|total|revenue|unitCost)$/u.test(target.name));
  const isCounted = (one: Quantity): boolean => {
    const next = quantities[quantities.indexOf(one) + 1];
    // 'ayam 5 ekor 200rb, jadi 60 potong': of how many pieces the whole sum is matters for nothing.
    return (
      one.noun?.kind === 'unit' &&
      wholes.test(one.noun.word) &&
      next?.unit === 'rupiah' &&
      next.per.length === 0 &&
      !/@\s*$/u.test(next.before) &&
      quantities.some((other) => other !== one && other.unit === 'jumlah' && roleOf(other).role === 'made')
    );
  };
  const isPriced = ({ noun }: Quantity): boolean =>
    quantities.some((other) => other.unit === 'rupiah' && other.per.some(({ word }) => word === noun?.word));
  // 'desain 10 slide, 4 jam, 35rb sejam': what the hours went into is not paid by the piece.
  // Hours of a day or a week are worked by each of those that are counted: '3 kelas, 2 jam sehari'.
  const isPaidByHour =
    /^(?:wage|total)$/u.test(target.name) &&
    quantities.some(({ unit, per }) => unit === 'rupiah' && per.some(({ kind }) => kind === 'jam')) &&
    quantities.some(({ noun, per }) => noun?.kind === 'jam' && per.length === 0);
  const isPricedSale =
    quantities.some((one) => one.unit === 'rupiah' && roleOf(one).role === 'price') || tellsSale(quantities);
  const isStaffIdle = isForAll(quantities, turns.join(' '));
  const needed = quantities.filter((one) => {
    const { role } = roleOf(one);
    if (isStaffIdle && one.noun?.kind === 'orang') return false;
    // A price that is asked anew stands in the place of the one of before.
    if (target.name === 'price' && role === 'price' && one.turn < turns.length - 1) return false;
    // What is paid for the goods has no part in what is sold.
    if (/^(?:revenue|deposit)$/u.test(target.name) && role === 'cost' && isPricedSale) return false;
    if (
      isPaidByHour &&
      makes.test(one.before) &&
      one.noun?.kind === 'unit' &&
      role === null &&
      !isPriced(one)
    )
      return false;
    // Of those who saw or asked only the buyers count.
    if (target.name === 'perBuyer' && sees.test(one.noun?.word ?? '') && !isPriced(one)) return false;
    const isOne = one.value === 1 && one.unit === 'jumlah' && !/^(?:waste|absent)$/u.test(role ?? '');
    // 'kalau tambah 1 pegawai' is one more than was told.
    const isMore =
      one.turn > 0 &&
      changesCount.test(one.before) &&
      quantities.some((other) => other !== one && other.noun !== null && other.noun.word === one.noun?.word);
    if (isOne && !isMore) return false;
    // How many were handed over to be sold matters only for what is left of them.
    if (role === 'result' || (isSold && role === 'stock' && !/^(?:left|reorder)$/u.test(target.name)))
      return false;
    return !isIdle(one) && !describesSum(one, quantities) && !isCounted(one);
  });
  return { needed, idle: quantities.filter(isIdle) };
}
