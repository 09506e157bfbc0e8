import type { Quantity } from './quantities.ts';
import type { Role } from './role-tables.ts';
import { roleOf } from './roles.ts';
import { ofSameName } from './same-name.ts';
import { ofSameThing, thingsOf } from './same-thing.ts';
import { type Noun, nounOf, spans } from './words.ts';

const rises = '\\p{L}{0,3}naik\\p{L}*|\\p{L}{0,3}nambah\\p{L}*';
const less = '(?:di|ber|ke|ku|ng|meng)?[kg]?urang(?:i|in)?';
const named = '(?: (?:biaya |uang )?(?!jadi|jd|ke|lagi|sebesar|sebanyak|cuma|sekitar|rp)\\p{L}+)';
/** Says by how much a figure of before rises or falls. */
const shifts = new RegExp(
  `(?<!\\p{L})(?:${rises}|\\p{L}{0,3}turun\\p{L}*|${less}${named}?)(?:\\s+(?:lagi|sebesar|sebanyak|cuma|sekitar|sampe|sampai))*\\s*(?:rp\\.?)?\\s*$`,
  'u',
);
const falls = /turun|urang/u;
/** Tells for certain by how much, and not to what. */
const takesOff = /(?<!\p{L})(?:di|ber|ke|ku|ng|meng)?[kg]?urang|sebesar|sebanyak/u;
const takesOffNamed = new RegExp(`(?<!\\p{L})${less}${named}\\s*(?:rp\\.?)?\\s*$`, 'u');
/** What falls by more than this part of itself may as well fall to the figure. */
const certainly = 0.5;
/** What falls to this part of itself falls to the figure. */
const surelyTo = 0.75;
const expense: ReadonlySet<Role | null> = new Set<Role | null>(['fixed', 'outgo', 'wage', 'cost']);
/** Names of all that is spent, not of one of it. */
const general =
  /^(?:tetap|operasional|pengeluaran|ongkos|produksi|bahan|modal|hpp|bulanan|usaha|upah|total)$/u;

const isTime = (one: Quantity): boolean => spans.some((span) => span === one.noun?.kind);

/** Whether so many persons come to those that were told: 'kalau tambah 1 pegawai'. */
const isMorePersons = ({ noun, before }: Quantity): boolean =>
  noun?.kind === 'orang' && /(?<!\p{L})(?:di|ku)?(?:tambah|nambah)\s*$/u.test(before);

/** Whether a figure of a later message says by how much one of before rises or falls. */
export const isShift = (quantity: Quantity): boolean =>
  quantity.turn > 0 && (shifts.test(quantity.before) || isMorePersons(quantity));

const supposes = /(?<!\p{L})(?:kalau|kalo|klo|kl|misal\p{L}*|jadi|bulan depan|minggu depan)(?!\p{L})/u;
const fewestTold = 3;

/** Whether a share of the same message says by how much a figure before it is supposed to rise: 'laku 40, untung 3rb, kalo lakunya naik 20%'. */
export const isSupposedShift = (quantity: Quantity, told: readonly Quantity[]): boolean =>
  quantity.unit === 'persen' &&
  shifts.test(quantity.before) &&
  supposes.test(`${quantity.lead} ${quantity.after}`) &&
  told.filter(({ turn }) => turn === quantity.turn).length >= fewestTold;

/** Names what is sold or comes, of which the number rises, and no sum. */
const ofNumber =
  /(?<!\p{L})(?:laku|terjual|kejual|penjualan|order(?:an)?|pesanan|pembeli|pelanggan|customer|pengunjung|transaksi|produksi|peserta)(?:nya|ku)?(?: (?!untung|laba|harga|modal|biaya|om[sz]et)\p{L}+)?\s+\p{L}{0,3}(?:naik|turun|nambah)\p{L}*\s*$/u;

const bare = /^\s*(?:\p{L}+\s+)?(?:(?:jadi|jd|terus|trus|lalu|mau|bakal)\s+)?(?:naik|turun)\p{L}*\s*$/u;

/** The number that rises by a share; 'unclear' where there are several, null where none is named. */
function risingNumber(quantity: Quantity, earlier: readonly Quantity[]): Quantity | 'unclear' | null {
  // 'order dari 40 jadi naik 25%'
  const last = earlier.at(-1);
  if (last?.unit === 'jumlah' && last.turn === quantity.firstTurn && bare.test(quantity.lead)) return last;
  if (!ofNumber.test(quantity.before)) return null;
  // What was sold for may be meant as well.
  if (earlier.some((one) => one.unit === 'rupiah' && roleOf(one).role === 'turnover')) return null;
  const counts = earlier.filter((one) => one.unit === 'jumlah' && !isTime(one) && one.noun?.kind !== 'orang');
  const named = counts.filter((one) => /^(?:sold|buyers)$/u.test(roleOf(one).role ?? ''));
  const [sole, ...more] = named.length > 0 ? named : counts;
  return sole === undefined ? null : more.length > 0 ? 'unclear' : sole;
}

/** Whether a figure told as a rise or a fall may as well be what another one comes to. */
const isNewValue = ({ before, value }: Quantity, was: Quantity): boolean =>
  falls.test(before) ? value < was.value && value > was.value * certainly : value > was.value;

/** Whether the words before a figure name what another one counts: 'kalau karyawannya berkurang 1'. */
export const isCalled = ({ before }: Quantity, noun: Noun): boolean =>
  before.split(/[^\p{L}]+/u).some((word) => {
    const own = nounOf(word);
    return own !== null && own.kind === noun.kind && (own.kind === 'orang' || own.word === noun.word);
  });

/** The figure of before that rises or falls; 'unclear' where nothing tells which of several, null where none is named. */
function shiftedOf(quantity: Quantity, known: readonly Quantity[]): Quantity | 'unclear' | null {
  const earlier = known.filter((one) => one.turn < quantity.turn);
  if (quantity.unit === 'jumlah') {
    if (isTime(quantity) || (/nambah/u.test(quantity.before) && !isMorePersons(quantity))) return null;
    const counts = earlier.filter(
      (one) =>
        one.unit === 'jumlah' &&
        !isTime(one) &&
        (quantity.noun === null || one.noun === null || one.noun.kind === quantity.noun.kind),
    );
    const { role } = roleOf(quantity);
    const called = counts.filter((one) => one.noun !== null && isCalled(quantity, one.noun));
    const like =
      called.length > 0 ? called : role === null ? [] : counts.filter((one) => roleOf(one).role === role);
    const unnamed = counts.filter(
      (one) => roleOf(one).role === null && (one.noun === null || one.noun.kind === 'unit'),
    );
    const [sole, ...more] = like.length > 0 ? like : role === 'sold' ? unnamed : [];
    if (sole === undefined) return null;
    return more.length > 0 ? 'unclear' : sole;
  }
  const rising = quantity.unit === 'persen' ? risingNumber(quantity, earlier) : null;
  if (rising !== null) return rising;
  const { role } = roleOf({ ...quantity, unit: 'rupiah' });
  const money = earlier.filter(({ unit }) => unit !== 'jumlah');
  const own = roleOf(quantity).role;
  const points = money.filter(
    (one) => quantity.unit === 'persen' && one.unit === 'persen' && own !== null && roleOf(one).role === own,
  );
  const sums = money.filter(({ unit }) => unit === 'rupiah');
  const like = role === null ? [] : money.filter((one) => roleOf(one).role === role);
  const asSum: Quantity = { ...quantity, unit: 'rupiah' };
  // 'dikurangi sewa 500rb' takes the rent off, where none was told before.
  if (takesOffNamed.test(quantity.before)) return ofSameThing(asSum, sums) ?? ofSameName(asSum, sums);
  const [sole, ...more] = points.length > 0 ? points : like.length > 0 ? like : sums;
  if (sole !== undefined && more.length === 0) {
    const things = thingsOf(quantity).filter((one) => !general.test(one));
    const others = thingsOf(sole).filter((one) => !general.test(one));
    const isOther =
      expense.has(role) &&
      things.length > 0 &&
      others.length > 0 &&
      !things.some((one) => others.includes(one)) &&
      ofSameName(asSum, [sole]) === null;
    return isOther ? 'unclear' : sole;
  }
  const found = ofSameThing(asSum, sums) ?? ofSameName(asSum, sums);
  if (found !== null) return found;
  // 'kalau naik 2rb' of no name may be of each; 'kalau naik 21rb' after a price of 18rb tells what that becomes.
  if (role === null && quantity.unit === 'rupiah' && thingsOf(quantity).length === 0)
    return sums.some((one) => isNewValue(quantity, one)) ? null : 'unclear';
  if (/nambah/u.test(quantity.before)) return null;
  return expense.has(role) && sums.length > 0 ? 'unclear' : null;
}

/**
 * What a figure of before comes to that rises or falls by a later one ('kalau sewa turun 200rb', 'laku naik 20'); 'unclear' where nothing tells which
 * of several does, or whether it falls by the figure or to it; null where it stands for what the other becomes.
 * @param quantity the later figure, told as a rise or a fall
 * @param known figures that were told before
 */
export function shiftFigure(
  quantity: Quantity,
  known: readonly Quantity[],
): { readonly was: Quantity; readonly value: number } | 'unclear' | null {
  const was = shiftedOf(quantity, known);
  if (was === null || was === 'unclear') return was;
  const { unit, before, after, value } = quantity;
  if (unit !== 'persen' && was.unit !== unit) return null;
  // What rises every month is another sum than what rises once.
  const often = /^\s*(?:tiap|per|se|setiap)/u.test(after);
  const isOfSameTime = quantity.per.some(({ kind }) => was.per.some((one) => one.kind === kind));
  if (often && !(isOfSameTime && /^\s*(?:per|se(?!tiap))/u.test(after)))
    return isOfSameTime && (unit === 'jumlah' || expense.has(roleOf(was).role)) ? 'unclear' : null;
  const isFall = falls.test(before);
  if (unit === 'persen') {
    const by = was.unit === 'persen' ? value : (was.value * value) / 100;
    // Of what falls by the whole nothing is left to reckon with.
    return isFall && by >= was.value ? 'unclear' : { was, value: isFall ? was.value - by : was.value + by };
  }
  const isCertain = takesOff.test(before);
  if (isFall && isCertain) return value > was.value ? 'unclear' : { was, value: was.value - value };
  if (value >= was.value && !isCertain && !isMorePersons(quantity)) return null;
  if (!isFall) return { was, value: was.value + value };
  const part = value / was.value;
  if (part <= certainly) return { was, value: was.value - value };
  return part < surelyTo && roleOf(was).role !== 'price' ? 'unclear' : null;
}
