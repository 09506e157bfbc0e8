import type { CalculationFigures } from '@kawanusaha/contracts/finance/calculation';
import { clauseAfter, clauseBefore, type Figure, ofKind } from '../read/read-figures.ts';
import { readMeasures } from '../read/read-measures.ts';

const daysOf: Readonly<Record<string, number>> = {
  hari: 1,
  hr: 1,
  minggu: 7,
  mgg: 7,
  pekan: 7,
  bulan: 30,
  bln: 30,
  tahun: 360,
  taun: 360,
  thn: 360,
};
const span = `(${Object.keys(daysOf).join('|')})`;
const daysOfMonth = 30;

/** How often something is put aside, right behind its sum or before it: '15rb sehari', 'tiap minggu nyisihin 50rb'. */
const everyAfter = new RegExp(
  `^\\s*(?:an)?(?: \\p{L}+)?\\s*(?:\\/ ?|per ?|tiap |setiap |se)${span}(?:nya)?(?!\\p{L})`,
  'u',
);
const everyBefore = new RegExp(
  `(?:\\bper ?|\\btiap |\\bsetiap |\\bse)${span}(?:nya)?(?!\\p{L})(?: \\p{L}+){0,3}\\s*(?:rp\\.?)?\\s*$`,
  'u',
);
/** For how long, in figures or as one of it: '4 bulan', 'setahun'. */
const lastsAfter = new RegExp(`^\\s*${span}(?!\\p{L})`, 'u');
const lastsOne = new RegExp(`\\b(?:selama |dalam |buat |untuk )?se(minggu|bulan|tahun|taun)\\b`, 'gu');
const held = /\b(?:udah|sudah|dah|udh|baru) (?:ada|punya|kekumpul|terkumpul)\b|\b(?:terkumpul|saldo|sisa)\b/u;
const wanted =
  /\b(?:beli|kebeli|harga\w*|seharga|target\w*|butuh|perlu|mau|pengen|pengin|ingin|buat|modal|biaya|sampai|sampe|jadi|dapat|dapet|kumpul\w*|ngumpulin)\b/u;
/** Money of others, or that grows, is no saving of equal parts. */
const otherMoney = /\b(?:h?utang\w*|pinjam\w*|cicil\w*|nyicil|bunga|deposito|kredit|arisan|bagi hasil)\b/u;

/** A part of what is earned, days on which nothing is put aside, or a number in words: none of them has a place in equal parts. */
const unequal =
  /\b(?:setengah\p{L}*|separuh\p{L}*|separo\p{L}*|sepertiga\p{L}*|seperempat\p{L}*|sebagian\p{L}*|libur\p{L}*|kecuali|hari kerja|weekday|weekend|senin|selasa|rabu|kamis|jumat|sabtu|minggu libur|(?:hari|hr|kali) (?:se|per ?|tiap )(?:minggu|mgg|pekan|bulan|bln))\b/u;
/** What is earned or spent in a time is not what is put aside in it, unless all of it is. */
const earned =
  /\b(?:om[sz]et\p{L}*|gaji\p{L}*|pemasukan\p{L}*|pendapatan\p{L}*|penghasilan\p{L}*|laba\p{L}*|\p{L}{0,3}untung\p{L}*|jualan\p{L}*|jajan\p{L}*|uang saku|dapat|dapet|modal)\s*(?:rp\.?)?\s*$/u;
const putsAllAside = /\b(?:semua\p{L}*|seluruh\p{L}*)\b/u;
/** Right before a sum it names what is to be reached, and a time behind the sum tells until when: 'target 6 juta setahun'. */
const aim = /\b(?:target\p{L}*|butuh|perlu|harga\p{L}*|seharga)\s*(?:rp\.?)?\s*$/u;

/** The days of a figure that tells how long ('4 bulan' is read in months by its kind). */
function lastingDays(figures: readonly Figure[]): number | null | undefined {
  const told = figures.flatMap(({ kind, value, after }) => {
    if (kind === 'months') return [value * daysOfMonth];
    const unit = kind === 'count' ? lastsAfter.exec(after)?.[1] : undefined;
    return unit === undefined ? [] : [value * (daysOf[unit] ?? 1)];
  });
  return told.length > 1 ? null : told[0];
}

/** What is put aside, until when or for what: two of part, target and time are told, the third is asked. */
export function readSaving(figures: readonly Figure[], lower: string): CalculationFigures | null {
  if (otherMoney.test(lower) || unequal.test(lower) || ofKind(figures, 'percent').length > 0) return null;
  const sums = ofKind(figures, 'money');
  const isTime = ({ kind, after }: Figure): boolean =>
    kind === 'months' || (kind === 'count' && lastsAfter.test(after));
  if (figures.some((figure) => figure.kind !== 'money' && !isTime(figure))) return null;
  const inputs: CalculationFigures = {};
  let rest = lower;
  // What stands between two sums is said of the first where it says how often.
  let taken = 0;
  for (const { value, before, after, start, end } of sums) {
    const own = clauseBefore(before.slice(taken));
    const behind = everyAfter.exec(after);
    const ahead = behind === null ? everyBefore.exec(own) : null;
    taken = behind?.[0].length ?? 0;
    const unit = behind?.[1] ?? ahead?.[1];
    if (unit !== undefined) {
      if (inputs.income !== undefined || aim.test(own)) return null;
      if (earned.test(own) && !putsAllAside.test(lower)) return null;
      inputs.income = value;
      inputs.days = daysOf[unit] ?? 1;
      const from = ahead === null ? start : start - ahead[0].length;
      const to = behind === null ? end : end + behind[0].length;
      rest = `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`;
      continue;
    }
    const near = `${own} ${clauseAfter(after)}`;
    const name = held.test(own) ? 'opening' : wanted.test(near) ? 'total' : null;
    if (name === null || inputs[name] !== undefined) return null;
    inputs[name] = value;
  }
  const told = lastingDays(figures);
  if (told === null) return null;
  // 'setahun' tells for how long; beside a sum that is put aside each year it is part of that.
  const ones = [...rest.matchAll(lastsOne)];
  const one = ones.length === 1 ? ones[0]?.[1] : undefined;
  const lasts = told ?? (one === undefined ? undefined : daysOf[one]);
  const known = [inputs.total, inputs.income, lasts].filter((value) => value !== undefined).length;
  if (known !== 2) return null;
  return lasts === undefined ? inputs : { ...inputs, units: lasts };
}

const wattAfter = /^\s*(k)?(?:w|watt|wat|ilowatt)(?!\p{L})/u;
const hoursAfter = /^\s*jam(?!\p{L})/u;
/** Hours of a week, some days or several devices are no hours of each day: 'dua freezer', '2 jam seminggu', '2 jam tiap jumat'. */
const notEachDay =
  /\bjam (?:se|per ?|tiap |setiap |dalam se|\/ ?)(?:minggu|mgg|pekan|bulan|bln|tahun|thn)|\b(?:senin|selasa|rabu|kamis|jumat|sabtu|libur|kecuali|weekend|weekday|hari kerja|setahun|per ?tahun|kali|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\b/u;
const daysAfter = /^\s*(?:hari|hr)(?!\p{L})/u;
const tariffAfter = /^\s*(?:per ?|\/ ?|se)?(?:kwh|kilowatt)/u;
const tariffBefore = /\b(?:tarif\w*|harga\w*)\b[^,.]*$|\bper ?kwh\b[^,.]*$/u;
const asksOfMonth = /\b(?:se|per ?|tiap )(?:bulan|bln)/u;
const asksOfWeek = /\b(?:se|per ?|tiap )(?:minggu|mgg)/u;

/** What a device costs in electricity: its watts, hours a day, days, and the tariff, which the person has to tell. */
export function readElectricity(figures: readonly Figure[], lower: string): CalculationFigures | null {
  if (notEachDay.test(lower)) return null;
  const inputs: CalculationFigures = {};
  const day = asksOfMonth.test(lower) ? daysOfMonth : asksOfWeek.test(lower) ? 7 : 1;
  for (const { kind, value, before, after } of figures) {
    const watts = wattAfter.exec(after);
    const name =
      kind === 'money' && (tariffAfter.test(after) || tariffBefore.test(before))
        ? 'price'
        : watts !== null
          ? 'watts'
          : hoursAfter.test(after)
            ? 'hours'
            : daysAfter.test(after)
              ? 'days'
              : null;
    if (name === null || inputs[name] !== undefined) return null;
    inputs[name] = name === 'watts' && watts?.[1] !== undefined ? value * 1_000 : value;
  }
  const { watts, hours, price } = inputs;
  if (watts === undefined || hours === undefined || price === undefined) return null;
  return { ...inputs, days: inputs.days ?? day };
}

const perKilo = /^\s*(?:an)?\s*(?:\/ ?|per ?|se|tiap )(?:kg|kilo\w*)(?!\p{L})/u;
const perKiloBefore = /(?:\bper ?|\bse|\/ ?|\btiap )(?:kg|kilo\w*)(?:nya)?\s*(?:rp\.?)?\s*$/u;
/** Above this a weight is more likely misread ('1.750 kg') than carried as a parcel. */
const mostGrams = 200_000;

/** A carrier's price is asked for by its name; 'kirim 3 kg ke surabaya' goes by a carrier, too. */
const byCarrier =
  /\b(?:ongkir\p{L}*|ongkos(?:nya)? (?:kirim\p{L}*|ke|ekspedisi)|biaya kirim\p{L}*|ekspedisi\p{L}*|kargo\p{L}*|kurir|jne|jnt|j&t|sicepat|anteraja|lion parcel|pos indonesia)(?!\p{L})|\bkirim (?:paket |barang )?[\d.,]+ ?(?:kg|kilo|gram|gr|g) ke\b/u;
/** Goods and services that are themselves paid by the kilogram are paid for what they weigh. */
const ofGoods =
  /\b(?:harga\p{L}*(?! (?:ongkir|kirim|ongkos))|beli\p{L}*|\p{L}{0,2}jual\p{L}*|laundry|londri|cuci\p{L}*|setrika|hpp|modal\p{L}*|giling\p{L}*|jahit\p{L}*|upah\p{L}*|\p{L}{0,3}untung\p{L}*|laba|dapat|dapet|terima|nerima|gratis|bebas)\b/u;
/** More than one parcel in words, which no figure tells. */
const several =
  /\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|masing\S*|setengah|minimal\p{L}*|min)\b/u;

/** What a parcel costs at a carrier's price for a kilogram, of which each begun one is paid. */
export function readShipping(figures: readonly Figure[], lower: string): CalculationFigures | null {
  if (!byCarrier.test(lower) || ofGoods.test(lower) || several.test(lower)) return null;
  const [sum, ...sums] = ofKind(figures, 'money');
  if (sum === undefined || sums.length > 0) return null;
  if (!perKilo.test(sum.after) && !perKiloBefore.test(sum.before)) return null;
  const inMeasure = readMeasures(lower).filter(
    ({ dimension, start, end }) =>
      dimension === 'weight' && figures.some((figure) => figure.start >= start && figure.start < end),
  );
  const [weight, ...weights] = inMeasure;
  // Any other figure (how many parcels, a size, a second price) has no place in it.
  if (weight === undefined || weights.length > 0 || figures.length !== 2) return null;
  return weight.value > mostGrams ? null : { grams: weight.value, price: sum.value };
}
