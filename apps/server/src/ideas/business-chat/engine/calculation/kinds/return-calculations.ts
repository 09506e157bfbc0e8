import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { clauseAfter, clauseBefore, type Figure, ofKind } from '../read/read-figures.ts';

const advertising = /\b(?:\p{L}{0,4}iklan\w*|ads|boost\w*|endorse?\w*|promosi)\b/u;
const sales =
  /\b(?:om[sz]et\w*|penjualan\w*|pemasukan\w*|pendapatan\w*|hasil\w*|(?:nge|meng|di)?hasilin|revenue|jualan|balik\w*|\p{L}{0,3}jual|laku)\b/u;

/** A sum that is not spent on advertising. */
const otherCost = /\b(?:modal\w*|hpp|bahan\w*|harga\w*|untung\w*|laba\w*|profit|sewa\w*)\b/u;

/** What advertising brought in: the sum that was spent and the sales that came of it. */
export function readAdvertisingReturn(figures: readonly Figure[]): CalculationFigures | null {
  const [first, second, ...more] = ofKind(figures, 'money');
  if (first === undefined || second === undefined || figures.length > 2 || more.length > 0) return null;
  const named = [first, second].filter(({ before }) => sales.test(clauseBefore(before)));
  const sold =
    named.length > 0
      ? named
      : [first, second].filter(({ after }) =>
          sales.test(clauseAfter(after).split(' ').slice(0, 2).join(' ')),
        );
  const [turnover] = sold;
  if (turnover === undefined || sold.length > 1) return null;
  const spent = turnover === first ? second : first;
  const near = `${spent.before} ${spent.after}`;
  return advertising.test(near) || (spent === first && !otherCost.test(near))
    ? { total: spent.value, turnover: turnover.value }
    : null;
}

/** A sum that is no money of an investor, and a share that is none of the business. */
const otherSum =
  /\b(?:valuasi\w*|nilai\w*|om[sz]et\w*|laba\w*|untung\w*|profit|pinjam\w*|utang\w*|modalku)\b/u;
const otherShare =
  /\b(?:bunga\w*|laba\w*|untung\w*|keuntungan\w*|profit|bagi hasil|omzet|omset|pajak|diskon|per ?bulan|sebulan|setahun|per ?tahun)\b/u;

/** What a business is worth by what is paid for a share of it. */
export function readValuation(figures: readonly Figure[]): CalculationFigures | null {
  const [sum] = ofKind(figures, 'money');
  const [share] = ofKind(figures, 'percent');
  if (figures.length !== 2 || sum === undefined || share === undefined) return null;
  if (otherSum.test(clauseBefore(sum.before))) return null;
  const near = `${clauseBefore(share.before)} # ${clauseAfter(share.after).split(' ').slice(0, 4).join(' ')}`;
  return otherShare.test(near) ? null : { capital: sum.value, percent: share.value };
}

const bought = /\b(?:premium|langganan|beli|membeli|bayar|upgrade)\b/u;
const signedUp =
  /\b(?:\p{L}{0,4}daftar\w*|gabung\w*|join|sign ?up|registrasi|\p{L}{0,3}ajak\w*|\p{L}{0,3}undang\w*|te?me?n\w*|kawan\w*|orang|org|akun)\b/u;
const heldBefore =
  /\b(?:koin|coin)(?:ku|nya)? (?:(?:udah|sudah|sekarang|masih|baru|tadinya|awalnya|saya|aku) )*(?:ada |isi )?$|\b(?:punya|saldo) (?:koin |coin )?$/u;
/** What is still needed or how much a withdrawal takes is asked, or a part of the friends is said in words. */
const otherCoins =
  /\b(?:butuh|perlu|kurang|minimal|target|tarik|narik|cair\w*|nyairin|tukar|nuker|se(?:tengah|paruh|mua|bagian)\w*|beberapa|sepertiga|separo\w*)\b/u;
const numberWord =
  /\b(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|\w+ ?belas|loro|telu|papat|limo)\b/gu;

/** The coins of friends who signed up and of those of them who bought Premium. */
export function readCoins(figures: readonly Figure[], lower: string): CalculationFigures | null {
  if (otherCoins.test(lower) || figures.some(({ kind }) => kind !== 'count')) return null;
  // A number in words that is not read as a figure would be left out.
  const isRead = (start: number): boolean => figures.some((one) => start >= one.start && start < one.end);
  if ([...lower.matchAll(numberWord)].some(({ index }) => !isRead(index))) return null;
  const inputs: CalculationFigures = {};
  for (const { value, before, after } of figures) {
    const said = clauseAfter(after);
    const near = clauseBefore(before);
    const name = heldBefore.test(near)
      ? 'opening'
      : bought.test(said)
        ? 'sold'
        : signedUp.test(said)
          ? 'units'
          : bought.test(near)
            ? 'sold'
            : signedUp.test(near)
              ? 'units'
              : null;
    if (name === null || inputs[name] !== undefined) return null;
    inputs[name] = value;
  }
  return inputs.units === undefined ? null : inputs;
}

const earlier =
  /\b(?:dari|lalu|kemar[ie]n|kmrn|kmren|dulu|sebelum\w*|awal\w*|tadinya|semula|lama)\b(?!.*\b(?:jadi|sekarang|ini)\b)/u;
const later = /\b(?:jadi|menjadi|ke|sekarang|skrg|skrang|saiki|ini|terbaru)\b/u;

/** By how many percent a sum has changed: what it was and what it is. */
export function readGrowth(figures: readonly Figure[]): CalculationFigures | null {
  const [first, second] = figures;
  if (first === undefined || second === undefined || figures.length > 2) return null;
  if (first.kind !== 'money' || second.kind !== 'money') return null;
  const isTurned = later.test(first.before) && !earlier.test(first.before) && earlier.test(second.before);
  const isOrdered = earlier.test(first.before) || later.test(second.before);
  if (!isTurned && !isOrdered) return null;
  return isTurned ? { opening: second.value, net: first.value } : { opening: first.value, net: second.value };
}
