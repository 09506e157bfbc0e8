import { normalize } from './told/normalize.ts';
import { type Quantity, readQuantities } from './told/quantities.ts';
import { countAsks, readAsk, spanAsked } from './asked/read-ask.ts';
import { countInEach } from './told/count-in-each.ts';
import { roleOf } from './told/roles.ts';
import { nounOf, spans } from './told/words.ts';
import { tellsSale } from './leaves/read-scene.ts';
import { earned, earnedOfOne } from './asked/asks-whether-earned.ts';
import type { Target } from './asked/target.ts';
import { countMeasures } from './told/sold-by-measure.ts';
import { settleTurns } from './told/settle-turns.ts';
import { leaveOutTakenBack } from './told/taken-back.ts';
import { targetsOf } from './asked/targets-of.ts';

/** The figures of a conversation as they stand now, and what is asked of them, the nearest first. */
export type Sum = {
  readonly turns: readonly string[];
  readonly quantities: readonly Quantity[];
  readonly targets: readonly Target[];
};

/** More figures than this are a table, not a sum. */
export const mostFigures = 16;

const ofTime = ({ per }: Quantity): boolean => per.some(({ kind }) => spans.some((span) => span === kind));

/** What was sold, told with no time in a message that asked what a day earns, is of a day: a later message may ask of a month. */
function withAskedTime(quantities: readonly Quantity[], turns: readonly string[]): Quantity[] {
  const asked = turns.map((turn, at) => {
    const own = quantities.filter((one) => one.turn === at);
    return at === turns.length - 1 || own.some(ofTime) ? null : spanAsked(readAsk(turn) ?? '');
  });
  return quantities.map((one) => {
    const noun = nounOf(asked[one.turn] ?? '');
    return noun !== null && one.unit === 'jumlah' && roleOf(one).role === 'sold'
      ? { ...one, per: [...one.per, noun] }
      : one;
  });
}

const ofPrice = /^(?:price|fee|discount|voucher|commission)$/u;
/** Tells what was left out of a sum. */
const leftOut =
  /(?<!\p{L})(?:belum|blm|blum|lupa|kelupaan|ketinggalan|ternyata)(?!\p{L})|(?<!\p{L})ada(?!\p{L})[^.?!]*\d[^.?!]*(?<!\p{L})(?:lagi|juga|jg|lg)(?!\p{L})/u;
const ofGoods = /^(?:unitCost|price|margin|markup)$/u;
/** Asks for something else than what is earned. */
const asksElse =
  /\b(?:apa|apakah|wajar|boleh|bisa|mending|sebaiknya|enaknya|kenapa|knp|mana|kapan|siapa|cara\p{L}*|harus|cocok)\b/u;

/**
 * What is asked, and last what is earned where the last message only tells another price or what is taken off it, beside what the goods cost: after
 * 'hpp 7rb jual 12rb' 'kalau di aplikasi dipotong 20%'.
 */
function withEarned(
  targets: readonly Target[],
  quantities: readonly Quantity[],
  turns: readonly string[],
): readonly Target[] {
  const last = turns.at(-1) ?? '';
  const [first] = targets;
  if (countAsks(last) > 0 || asksElse.test(last)) return targets;
  if (first !== undefined && !ofGoods.test(first.name)) return targets;
  const own = quantities.filter(({ turn }) => turn === turns.length - 1);
  const isOfPrice =
    own.some((one) => ofPrice.test(roleOf(one).role ?? '')) &&
    own.every((one) => one.unit === 'jumlah' || ofPrice.test(roleOf(one).role ?? ''));
  // 'harga 20rb modal 12rb', then 'kemasannya 1.500 belum dihitung'
  const isFurtherCost =
    first === undefined &&
    tellsSale(quantities) &&
    leftOut.test(last) &&
    own.every((one) => one.unit === 'rupiah' && !ofPrice.test(roleOf(one).role ?? ''));
  if (isFurtherCost && own.length > 0) return [earned];
  const hasCost = quantities.some(
    (one) => one.turn < turns.length - 1 && one.unit === 'rupiah' && !ofPrice.test(roleOf(one).role ?? ''),
  );
  return turns.length > 1 && isOfPrice && hasCost
    ? [...targets, first === undefined ? earned : earnedOfOne]
    : targets;
}

/** Bills that come every month where nothing else is said of them, from so much on. */
const monthly = /(?<!\p{L})(?:sewa|kontrak|gaji|listrik|wifi|internet|kos|cicilan|angsuran)\p{L}*/u;
const once =
  /(?<!\p{L})(?:event|acara|bazar|bazaar|pameran|festival|stan|stand|booth|harian|sehari)(?!\p{L})/u;
const leastMonthly = 300_000;

/** Rent and wages told with no time are of a month where it is asked how much has to be sold in a day. */
function withUsualTime(quantities: readonly Quantity[], turns: readonly string[]): Quantity[] {
  const month = nounOf('bulan');
  const isDaily =
    spanAsked(readAsk(turns.at(-1) ?? '') ?? '') === 'hari' &&
    quantities.every(({ noun, per }) => ![noun, ...per].some((one) => one?.kind === 'hari'));
  if (month === null || !isDaily || turns.some((turn) => once.test(turn.replaceAll(/sehari/gu, ' '))))
    return [...quantities];
  return quantities.map((one) =>
    one.unit === 'rupiah' &&
    one.per.length === 0 &&
    one.value >= leastMonthly &&
    roleOf(one).role === 'fixed' &&
    monthly.test(one.before)
      ? { ...one, per: [month] }
      : one,
  );
}

/**
 * What a conversation tells and asks.
 * @param written the person's messages, oldest first
 */
export function readSums(written: readonly string[]): Sum {
  const turns = leaveOutTakenBack(written.map(normalize));
  const quantities = countMeasures(settleTurns(readQuantities(turns), turns));
  const settled = withUsualTime(withAskedTime(countInEach(quantities), turns), turns);
  return { turns, quantities: settled, targets: withEarned(targetsOf(turns), settled, turns) };
}
