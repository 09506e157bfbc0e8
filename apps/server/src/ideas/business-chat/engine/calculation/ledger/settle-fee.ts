import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import { clauseBefore, type Figure, readFigures } from '../read/read-figures.ts';

const howMuch = '(?:berapa|brp|brapa|brpa|piro)';
const asksPrice = new RegExp(
  `(?<!\\p{L})(?:(?:pasang |pasangin )?harga(?:nya)?(?: jual(?:nya)?)?|(?:di)?jual(?:nya)?|pasang(?:nya)?|pasangin)(?: \\p{L}+){0,2} ${howMuch}|${howMuch} (?:harga|jual|pasang|harus(?:nya)?|seharus(?:nya)?)`,
  'u',
);
const ofFee =
  /(?<!\p{L})(?:\p{L}{0,3}potong(?:an)?(?:nya)?|admin(?:nya)?|komisi(?:nya)?|fee|diambil|narik|ambil)(?: \p{L}+){0,2}\s*$/u;
const ofProfit = /(?<!\p{L})(?:untung|laba|cuan)(?:nya|ku)?(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$/u;
const ofCost = /(?<!\p{L})(?:modal|hpp|biaya|bahan)(?:nya|ku|e)?(?: \p{L}+){0,2}\s*(?:rp\.?)?\s*$/u;
const ofPrice = /^\s*(?:dari|dr) (?:harga|jual|penjualan)/u;

const one = (figures: readonly Figure[]): number | null =>
  figures.length === 1 ? (figures[0]?.value ?? null) : null;

/**
 * The price of which a marketplace or a shop takes a share, so that the wished profit of one is left beside its cost.
 * @param lower the text in lower case
 * @param asked the message that asks, in lower case
 */
export function settleFee(lower: string, asked: string): Calculation | null {
  if (!asksPrice.test(asked)) return null;
  const figures = readFigures(lower);
  const near = ({ before }: Figure): string => clauseBefore(before);
  const fees = figures.filter((figure) => figure.kind === 'percent' && ofFee.test(near(figure)));
  const wishes = figures.filter((figure) => ofProfit.test(near(figure)) && !fees.includes(figure));
  const costs = figures.filter(
    (figure) => figure.kind === 'money' && ofCost.test(near(figure)) && !wishes.includes(figure),
  );
  const [fee, cost, wish] = [one(fees), one(costs), wishes[0]];
  if (fee === null || fee >= 100 || cost === null || wish === undefined || figures.length !== 3) return null;
  // A share of the price that is wished beside the one that is taken is another reckoning.
  if (wish.kind === 'percent' && ofPrice.test(wish.after)) return null;
  if (wish.kind !== 'percent' && wish.kind !== 'money') return null;
  const net = Math.round(cost + (wish.kind === 'percent' ? (cost * wish.value) / 100 : wish.value));
  const calculation: Calculation = { kind: 'harga-bersih', inputs: { net, percent: fee } };
  return explainCalculation(calculation) === null ? null : calculation;
}
