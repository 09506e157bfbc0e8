import type {
  CalculationFigures,
  CalculationInput,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import {
  asksMonth,
  countOf,
  isOfBuyers,
  isOfFewOrOne,
  isOfMonth,
  isOfSeveralDays,
  isOfOneDay,
  isTradeDays,
} from './read-counts.ts';
import { readMeasures } from './read-measures.ts';
import { readPercent, readRate } from './read-percent.ts';
import { multiplyPrices } from './price-of-each.ts';
import { type Figure, readFigures } from './read-figures.ts';
import { readPeople, readShares } from './read-people.ts';
import { isOfEveryMonth, isOfOneUnit, isTakenByHost, readMoney, roleOf, type Told } from './read-money.ts';
import { tellsWholeYear } from '../periods/tells-in-parts.ts';
import { asksUnitProfit, joinUnitCosts } from '../join-unit-costs.ts';
import { joinBills, settleInputs } from '../settle-inputs.ts';

/** Shares that follow from what each has put in, not from a ratio. */
const byCapital =
  /\b(?:sesuai|menurut|berdasar\w*|ikut|ngikut|proporsi\w*)(?: \w+)? (?:modal|setoran|patungan)\w*|\bproporsional\b/u;
const shareNames = ['share1', 'share2', 'share3', 'share4', 'share5'] as const;
/** How often an instalment is paid: 'cicil 12x'. */
const instalments = /^\s*(?:x|kali)\b/u;
/** A cost of another time than a month. */
const otherTime = /^\s*(?:per ?|se|\/ ?|tiap )(?:hari|minggu|tahun|taun|thn)/u;
/** 'bep', and how many have to be sold at least: 'minimal laku brp porsi'. */
const asksBreakEven =
  /\b(?:impas|bep|break ?even)|balik modal|\b(?:ga|gak|nggak|ngga|tidak|tdk) (?:rugi|tekor|nombok)\b|\b(?:minimal|paling sedikit|paling dikit|harus|kudu|mesti|hrs) (?:\w+ )?(?:laku|jual|terjual|kejual|habis)\w* (?:brp|berapa|brapa|piro)\b|\b(?:nutup|nutupin|menutup) (?:biaya|sewa|semua|modal|ongkos)\b/u;

/** Stands before how many a batch gives. */
const batch =
  /\b(?:jadi(?:nya)?|dapet(?:nya)?|dapat(?:nya)?|dpt|hasil\w*|cukup|bisa buat|buat|bikin|produksi|modal(?:nya|ku)? (?:buat |untuk )?bikin)\s*$/u;

const isBatchCount = ({ kind, before, after }: Figure): boolean =>
  kind === 'count' && batch.test(before) && !isOfBuyers(after);

/** Says how the sums of a text belong together. `kind` is the calculation of before. */
function tell(
  lower: string,
  figures: readonly Figure[],
  kind: CalculationKind | null,
  isDozen: boolean,
): Told {
  return {
    kind,
    isBreakEven: asksBreakEven.test(lower),
    asksMonth: asksMonth.test(lower),
    isPayback: /\b(?:balik\w*|kembali|payback)\b/u.test(lower),
    isShared: /\b(?:di|ter)?bagi/u.test(lower),
    isBatch: isDozen || figures.some(isBatchCount),
    wantsPrice:
      /\b(jual|dijual|harga)\w*\b[^,.?]*\b(brp|berapa|brapa|brpa|piro)\b|\b(brp|berapa|brapa)\b[^,.?]*\bjual\w*/u.test(
        lower,
      ),
  };
}

/** A further percentage of the same price. */
const alsoTaken = /\+|\b(?:sama|dan|plus|tambah|ditambah|ama|nambah|tambahan)\b/u;

/** Which of several percentages is better is asked; they do not follow each other. */
const choosesOne = /\b(?:atau|apa|mending|pilih|mana|bagusan|dibanding|vs)\b/u;

/** A part is kept back: what is left is shared. */
const restShared = /\bsisa\w*\b[^.?!]{0,25}\b(?:di)?bagi/u;

const ofRule = /^\s*(?:yang |yg )?(?:pertama|awal)\b/u;
const oneOfThem = /\b(?:yang|yg)(?: (?:modal\w*|setor\w*|naruh|naro))?\s*$/u;

/** A cost of one order beside that of the goods. */
const ofOneOrder =
  /^(?!.*\b(?:total|semua\w*|sebulan|bulanan|sewa\w*|gaji\w*|listrik)\b).*\b(?:ongkir\w*|ongkos kirim\w*|kemasan\w*|packing\w*|bungkus\w*)\b/u;
/** The last part of a year, told behind the others. */
const ofDecember = /\bdes(?:ember)?(?:nya)?(?: \p{L}+)?\s*(?:rp\.?)?\s*$/u;

/** A loan that is paid back within one year, without a figure for it: 'lunasin setahun'. */
const paidInYear =
  /\b(?:\p{L}{0,3}lunas\p{L}*|tenor\p{L}*|selama|dalam|jangka\p{L}*|\p{L}{0,3}cicil\p{L}*|\p{L}{0,3}angsur\p{L}*)(?: (?:waktu|dalam|selama))? se(?:tahun|taun)\b/u;

/** A year right behind what was lent: 'pinjem kur 10jt setaun'. */
const lentForYear =
  /\b(?:kur|kredit|\p{L}{0,2}pinj[ae]m\p{L}*|minj[ae]m\p{L}*)(?: \p{L}+){0,2} (?:rp\.? ?)?\d[\d.,]* ?(?:rb|ribu|jt|juta) (?:buat |untuk |selama )?se(?:tahun|taun)\b/u;
const withoutInterest =
  /\b(?:tanpa|tidak (?:ada|pakai)|ga(?:k)? (?:ada|pake|pakai)|bebas|no|nol|0|0%) ?bunga\b|\bbunga(?:nya)? (?:0|nol)\b/u;
/** From how many on something holds is told, not how many there are: 'di atas 50 diskon 5%'. */
const ofCondition = /\b(?:di ?atas|lebih dari|minimal|min\.?|paling (?:sedikit|dikit)|mulai)\s*$/u;

/** What came to nothing is part of what a batch gave, or is not. */
const isSpoilt = /^\s*(?:\p{L}+ )?(?:gosong|rusak|gagal|pecah|basi|cacat|hilang|reject|bocor)\b/u;
/** Comes on top of what was told before. */
const addsOn = /^\s*lagi\b/u;

const fraction = /(?<![\d/.,])\d ?\/ ?\d(?![\d/.,])/u;
/** Sums that a text may name more than once. */
const added: ReadonlySet<CalculationInput> = new Set(['total', 'extra', 'fixed']);

/** Says that a later figure stands in the place of an earlier one. */
const revises =
  /\. |\b(?:kalau|kalo|klo|kl|misal\p{L}*|eh|ralat|maksudnya|ganti\p{L}*|bukan|jadi|jd|naik\p{L}*|turun\p{L}*|diskon|atau|apa|terus|trus)\b/u;
/** Another price or cost of one: which of them is meant is not said. */
const isToldTwice = (name: CalculationInput, value: number, inputs: CalculationFigures): boolean =>
  (name === 'price' || name === 'cost') && inputs[name] !== undefined && inputs[name] !== value;

/**
 * Figures of one question by their role, and sums that have none: what they belong to is not understood.
 * @param lower the question in lower case
 * @param kind the calculation of before
 */
export function readInputs(
  lower: string,
  kind: CalculationKind | null,
): { inputs: CalculationFigures; left: readonly number[] } {
  const figures = multiplyPrices(readFigures(lower));
  const inputs: CalculationFigures = {};
  const unnamed: number[] = [];
  const putIn: number[] = [];
  const placeless: number[] = [];
  const isByCapital = byCapital.test(lower);
  const isWholeYear = tellsWholeYear(lower);
  const dozens = readMeasures(lower).filter(({ dimension, value }) => dimension === 'pieces' && value >= 12);
  const isPriced = figures.some(
    (figure) => figure.kind === 'money' && roleOf(figure.before) === 'price' && !isOfOneUnit(figure),
  );
  const isDozen = dozens.length > 0 && !isPriced;
  const told = tell(lower, figures, kind, isDozen);
  let isOfBatch = false;
  let takenOfEach = 0;
  for (const [at, figure] of figures.entries()) {
    const { value, after, before } = figure;
    // A share that the host takes, or a sum that reads as a count ('ambil 300 per donat'), is left out of no result.
    if (figure.kind !== 'money' && isTakenByHost(figure)) placeless.push(value);
    else if (figure.kind === 'percent') {
      const name = readPercent(figure, kind);
      // 'admin 9% + gratis ongkir 4%': both are taken off the same price; a second discount is taken off the rest.
      const isOff = /diskon/u.test(lower);
      const isRest = name === 'percent' && restShared.test(lower);
      // '10% kas, 5% sedekah, sisanya dibagi': all of it is kept back.
      if (isRest || name === 'reserve') {
        inputs.reserve = (inputs.reserve ?? 0) + value;
        continue;
      }
      const isMore = name === 'percent' && alsoTaken.test(before) && !isOff;
      if (name === 'percent' && isOff && inputs.percent !== undefined) {
        if (inputs.percent2 !== undefined || choosesOne.test(lower)) unnamed.push(value);
        inputs.percent2 = value;
        continue;
      }
      // Which of two percentages is meant is not said: one alone would be a result of a part of what was told.
      if (name === 'percent' && !isMore && inputs.percent !== undefined && inputs.percent !== value) {
        unnamed.push(value);
        continue;
      }
      inputs[name] =
        name === 'rate' || name === 'flatRate'
          ? readRate(name, value, after)
          : value + (isMore ? (inputs.percent ?? 0) : 0);
    } else if (figure.kind === 'months') inputs.months = value;
    else if (figure.kind === 'count' && (ofCondition.test(before) || isSpoilt.test(after)))
      placeless.push(value);
    else if (isTradeDays(figure)) {
      if (isOfMonth(figure)) inputs.days = value;
      else unnamed.push(value);
    } else if (figure.kind === 'count' && isOfSeveralDays(figure, figures[at + 1])) placeless.push(value);
    else if (figure.kind === 'count') {
      const name = kind === 'cicilan' && instalments.test(after) ? 'months' : countOf(figure, kind);
      // 'singkong 10 kg 60rb, jadi 45 bungkus': what a batch gives is no amount of what goes into it.
      const dozen = dozens.find(({ start, end }) => figure.start >= start && figure.start < end);
      // Whether a price is of one or of the dozen is not said.
      if (dozen !== undefined && isPriced) placeless.push(value);
      if (name !== null && !(name === 'units' && isOfBatch)) inputs[name] = dozen?.value ?? value;
      isOfBatch ||= name === 'units' && batch.test(before);
      if (name === 'sold' && isOfOneDay(figure)) inputs.daily = 1;
    } else {
      const name = isWholeYear && ofDecember.test(before) ? 'turnover' : readMoney(figure, figures, told);
      // 'omzet 560 juta, kan 500 juta pertama bebas': a rule is told, not a turnover.
      if (ofRule.test(after)) continue;
      const isTaken = isTakenByHost(figure);
      if (isTaken || isOfFewOrOne(figure, figures[at - 1])) {
        if (isTaken && isOfOneUnit(figure)) takenOfEach += value;
        else placeless.push(value);
        continue;
      }
      // 'yang 5jt dapat berapa' names one of those who put in.
      if (isByCapital && putIn.includes(value) && oneOfThem.test(before)) continue;
      if (isByCapital && roleOf(before) !== 'profit') putIn.push(value);
      else if (name === null || (name === 'fixed' && told.asksMonth && otherTime.test(after)))
        unnamed.push(value);
      else if (
        isWholeYear &&
        name === 'turnover' &&
        (ofDecember.test(before) || roleOf(before) === 'turnover')
      )
        inputs.turnover = (inputs.turnover ?? 0) + value;
      // A second sum that was spent, or one of another time, has no place.
      else if ((isWholeYear && name === 'turnover') || (name === 'capital' && inputs.capital !== undefined))
        unnamed.push(value);
      else if (name === 'turnover')
        inputs.turnover =
          value * (isOfEveryMonth(figure) ? 12 : 1) + (addsOn.test(after) ? (inputs.turnover ?? 0) : 0);
      else if (isToldTwice(name, value, inputs) && !revises.test(lower)) unnamed.push(value);
      else inputs[name] = added.has(name) ? (inputs[name] ?? 0) + value : value;
    }
  }
  if (
    inputs.principal !== undefined &&
    inputs.months === undefined &&
    (paidInYear.test(lower) || lentForYear.test(lower))
  )
    inputs.months = 12;
  if (inputs.principal !== undefined && inputs.rate === undefined && withoutInterest.test(lower))
    inputs.rate = 0;
  // 'ongkir 8rb aku yang bayar, modal 30rb': both are gone for one that is sold at a discount.
  if (
    kind === 'diskon' &&
    inputs.cost !== undefined &&
    inputs.total !== undefined &&
    ofOneOrder.test(lower)
  ) {
    inputs.cost += inputs.total;
    delete inputs.total;
  }
  const left = settleInputs(inputs, unnamed, told.wantsPrice, kind);
  const isProfit = left.length === 0 && putIn.length === 0 && asksUnitProfit.test(lower);
  if (isProfit && figures.every(({ kind: unit }) => unit === 'money')) joinUnitCosts(inputs, figures);
  joinBills(inputs, told.isBreakEven);
  // What a canteen takes of each is gone like the cost of it, where price and cost of one are both told.
  const isOfOne = inputs.cost !== undefined && inputs.price !== undefined;
  if (takenOfEach > 0 && isOfOne) inputs.cost = (inputs.cost ?? 0) + takenOfEach;
  else if (takenOfEach > 0) placeless.push(takenOfEach);
  const shares = isByCapital ? putIn : readShares(lower);
  // Parts in fractions are no equal parts.
  if (shares.length === 0 && /\bbagi/u.test(lower) && fraction.test(lower)) placeless.push(0);
  const people = shares.length > 0 ? undefined : readPeople(lower);
  if (people !== undefined) inputs.people = people;
  shares.forEach((share, place) => {
    inputs[shareNames[place] ?? 'share5'] = share;
  });
  if (/(?<!\b(?:bukan|bkn|bkan|belum|blm|ga|gak|tanpa) )\b(?:cv|pt|badan)\b/u.test(lower)) inputs.badan = 1;
  return { inputs, left: putIn.length > shareNames.length ? putIn : [...left, ...placeless] };
}
