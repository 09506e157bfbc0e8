import type { Quantity } from '../told/quantities.ts';
import { roleOf } from '../told/roles.ts';
import { combine, type Term } from '../term.ts';

const termOf = (one: Quantity, label: string): Term => ({
  value: one.value,
  unit: one.unit === 'jumlah' ? 'jumlah' : one.unit,
  label,
  ids: 2 ** one.id,
  doubt: 0,
  operation: null,
  of: [],
});

const growthLast = /\b(?:sekarang|skrg|skrng|ini|jadi|jd|ke|menjadi)\b/u;
const growthFirst = /\b(?:dari|dr|lalu|kemar[ie]n|kmrn|dulu|sebelum\p{L}*|awal\p{L}*|tadinya|semula)\b/u;

/** By how many hundredths one of two figures of the same kind is more or less than the other. */
export function readGrowth(quantities: readonly Quantity[]): Term | null {
  const [first, second] = quantities;
  if (quantities.length !== 2 || first === undefined || second === undefined) return null;
  if (first.unit !== second.unit || first.unit === 'persen') return null;
  const around = ({ before, after, isFollowed }: Quantity): string =>
    `${before} # ${isFollowed ? '' : after}`;
  // 'naik 2rb dari 10rb': by how much, not to what.
  if (
    /\b(?:naik|turun)\p{L}*\s*(?:rp\.?)?\s*$/u.test(first.before) &&
    /\b(?:dari|dr)\s*(?:rp\.?)?\s*$/u.test(second.before)
  )
    return combine('Perubahan', 'persen', 'ratio', [termOf(first, 'Selisih'), termOf(second, 'Sebelumnya')]);
  const isTurned =
    growthLast.test(around(first)) && growthFirst.test(around(second)) && !growthFirst.test(first.before);
  const [former, later] = isTurned ? [second, first] : [first, second];
  const opening = termOf(former, 'Sebelumnya');
  const grown = combine('Selisih', opening.unit, 'minus', [termOf(later, 'Sesudahnya'), opening]);
  if (grown === null) return null;
  return combine('Perubahan', 'persen', 'ratio', [grown, opening]);
}

/** What a sum becomes that rises or falls by so many hundredths. */
export function readChanged(quantities: readonly Quantity[]): Term | null {
  const [sum, ...sums] = quantities.filter(({ unit }) => unit === 'rupiah');
  const [share, ...rest] = quantities.filter(({ unit }) => unit !== 'rupiah');
  if (sum === undefined || share === undefined || share.unit !== 'persen' || sums.length + rest.length > 0)
    return null;
  const [, word] = /\b\p{L}{0,3}(naik|turun)\p{L}*(?: \p{L}+)?\s*$/u.exec(share.before) ?? [];
  if (word === undefined || /\b(?:tiap|setiap|per) ?(?:bulan|minggu|tahun|hari)/u.test(share.after))
    return null;
  return combine('Menjadi', 'rupiah', word === 'naik' ? 'more' : 'less', [
    termOf(sum, 'Sebelumnya'),
    termOf(share, 'Perubahan'),
  ]);
}

/** So many hundredths of a sum: 'ppn 11% dari 1,5jt'. */
export function readPart(quantities: readonly Quantity[]): Term | null {
  const [share] = quantities.filter(({ unit }) => unit === 'persen');
  const [sum] = quantities.filter(({ unit }) => unit === 'rupiah');
  if (
    quantities.length !== 2 ||
    share === undefined ||
    sum === undefined ||
    !(
      /^\s*(?:nya )?(?:dari|dr)\b/u.test(share.after) ||
      (/^\s*nya\b/u.test(share.after) && sum.turn < share.turn)
    )
  )
    return null;
  const { role } = roleOf(share);
  if (role === 'discount' || role === 'markup' || role === 'margin') return null;
  return combine('Hasilnya', 'rupiah', 'part', [termOf(sum, 'Jumlah'), termOf(share, 'Persen')]);
}

/** How many hundredths one sum is of another: 'biaya 450rb dari omzet 3jt'. */
export function readShareOf(quantities: readonly Quantity[]): Term | null {
  const [part, whole] = quantities;
  if (quantities.length !== 2 || part === undefined || whole === undefined) return null;
  if (part.unit !== whole.unit || part.unit === 'persen' || !/\b(?:dari|dr)\b[^,.]*$/u.test(whole.before))
    return null;
  return combine('Bagiannya', 'persen', 'ratio', [termOf(part, 'Bagian'), termOf(whole, 'Dari')]);
}

/** By how many hundredths a price is lower than it was. */
export function readReduction(quantities: readonly Quantity[]): Term | null {
  const [one, other] = quantities;
  if (quantities.length !== 2 || one?.unit !== 'rupiah' || other?.unit !== 'rupiah') return null;
  const [former, now] = one.value > other.value ? [one, other] : [other, one];
  const before = termOf(former, 'Harga semula');
  const off = combine('Potongan', 'rupiah', 'minus', [before, termOf(now, 'Harga sekarang')]);
  return off === null ? null : combine('Diskon', 'persen', 'ratio', [off, before]);
}

const isGrade = /\b(?:bintang|rating|nilai|skor)\s*$/u;

/** The mean of figures of one kind; of grades with how many gave each the weighted one. */
export function readMean(all: readonly Quantity[], text: string): Term | null {
  // 'omzet 3 bulan terakhir': how many of them there are.
  const quantities = all.filter(
    ({ noun }) => noun === null || !/^(?:hari|minggu|bulan|tahun)$/u.test(noun.kind),
  );
  if (all.some((one) => !quantities.includes(one) && one.value !== quantities.length)) return null;
  const unit = quantities[0]?.unit;
  if (unit === undefined || unit === 'persen' || quantities.length < 2) return null;
  if (quantities.some((one) => one.unit !== unit)) return null;
  const isGraded = /\b(?:bintang|rating|nilai|skor)\b/u.test(text) && quantities.length % 2 === 0;
  if (isGraded) {
    const pairs = quantities.flatMap((count, place) => {
      const grade = quantities[place + 1];
      return place % 2 === 0 && grade !== undefined
        ? [
            // 'bintang 5 ada 8' and '8 orang kasih bintang 5'
            isGrade.test(count.before)
              ? { count: termOf(grade, 'Banyaknya'), grade: termOf(count, 'Nilai') }
              : { count: termOf(count, 'Banyaknya'), grade: termOf(grade, 'Nilai') },
          ]
        : [];
    });
    if (pairs.some(({ grade }) => grade.value > 10)) return null;
    const whole = combine(
      'Jumlah nilai',
      'jumlah',
      'sum',
      pairs.flatMap(({ count, grade }) => combine('Nilai', 'jumlah', 'times', [count, grade]) ?? []),
    );
    const many = combine(
      'Banyaknya',
      'jumlah',
      'sum',
      pairs.map(({ count }) => ({ ...count, ids: 0 })),
    );
    return whole === null || many === null ? null : combine('Rata-rata', 'jumlah', 'over', [whole, many]);
  }
  if (quantities.length < 3 || quantities.some((one) => roleOf(one).role === 'people')) return null;
  const whole = combine(
    'Jumlah',
    unit,
    'sum',
    quantities.map((one) => termOf(one, 'Nilai')),
  );
  if (whole === null) return null;
  const many: Term = {
    value: quantities.length,
    unit: 'jumlah',
    label: 'Banyaknya',
    ids: 0,
    doubt: 0,
    operation: null,
    of: [],
  };
  return combine('Rata-rata', unit, 'over', [whole, many]);
}
