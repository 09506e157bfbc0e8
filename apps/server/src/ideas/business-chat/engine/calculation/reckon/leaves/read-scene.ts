import type { Quantity } from '../told/quantities.ts';
import { roleOf } from '../told/roles.ts';
import { asksOfOne, readAsk, spanAsked } from '../asked/read-ask.ts';
import { isPiece } from '../told/words.ts';
import { type Scene, spanOf } from './leaf.ts';

/** Says that so many are made again and again, and not of what was just bought: 'bikin 60 sehari', unlike 'jadi 60'. */
const keepsMaking = /\b(?:di|mem|nge)?(?:bikin|buat|produksi|cetak|jahit|goreng|masak|panggang)\p{L}*\s*$/u;

/** Whether the one cost that is told is less than the one price, so that it is of a piece however many are made. */
function isCostOfPiece(quantities: readonly Quantity[]): boolean {
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  const [price, ...morePrices] = sums.filter((one) => roleOf(one).role === 'price');
  const [cost, ...moreCosts] = sums.filter((one) => roleOf(one).role === 'cost');
  return (
    price !== undefined &&
    cost !== undefined &&
    morePrices.length === 0 &&
    moreCosts.length === 0 &&
    cost.value < price.value &&
    [price, cost].every(({ clause }) => !/\b(?:total|semua|seluruh)/u.test(clause)) &&
    quantities.some(
      (one) =>
        one.unit === 'jumlah' &&
        // 'modal 6rb jual 9rb', and in a later message how many are ordered.
        (keepsMaking.test(one.before) ||
          ((cost.firstTurn ?? cost.turn) === (price.firstTurn ?? price.turn) && one.turn > cost.turn)),
    )
  );
}

/** Whether both what is sold is told, by its name or of one piece, and what it costs. */
export const tellsSale = (quantities: readonly Quantity[]): boolean => {
  const sums = quantities.filter(({ unit }) => unit === 'rupiah');
  const cost = sums.find((one) => roleOf(one).role === 'cost');
  return (
    cost !== undefined &&
    sums.some((one) => {
      const { role } = roleOf(one);
      return (
        role === 'price' ||
        (role === null &&
          one.value > cost.value &&
          one.per.some(({ kind, word }) => kind === 'unit' && isPiece(word)))
      );
    })
  );
};

/** What is told as a whole. */
export function readScene(quantities: readonly Quantity[], turns: readonly string[]): Scene {
  const lower = turns.join('. ');
  const prices = quantities
    .filter((one) => one.unit === 'rupiah' && roleOf(one).role === 'price')
    .map(({ value }) => value);
  const timesOf = (all: readonly Quantity[]): Set<string> =>
    new Set(
      all.flatMap(({ unit, per }) =>
        unit === 'persen'
          ? []
          : per.flatMap(({ kind }) => (/^(?:hari|minggu|bulan|tahun)$/u.test(kind) ? [kind] : [])),
      ),
    );
  const soleOf = (times: ReadonlySet<string>): string | null =>
    times.size === 1 ? ([...times][0] ?? null) : null;
  // 'es kelapa 8rb modal 4.500': beside what it cost a sum of no name is its price.
  const hasPrice =
    prices.length > 0 || quantities.some((one) => one.unit === 'rupiah' && roleOf(one).role === null);
  const isBatch = quantities.some(
    (one) =>
      one.unit === 'jumlah' && one.value !== 1 && one.noun?.word !== 'gratis' && roleOf(one).role === 'made',
  );
  return {
    price: prices.length === 0 ? undefined : Math.min(...prices),
    isBatch:
      (isBatch && !isCostOfPiece(quantities)) ||
      // '2 kodi kerudung 800rb'
      quantities.some(
        (one, at) =>
          (one.noun?.size ?? 1) > 1 &&
          one.noun?.kind === 'unit' &&
          quantities[at + 1]?.unit === 'rupiah' &&
          quantities[at + 1]?.turn === one.turn,
      ) ||
      (quantities.some(
        (one) =>
          one.unit === 'jumlah' &&
          one.value !== 1 &&
          one.noun?.kind === 'unit' &&
          roleOf(one).role === null &&
          // 'harga 12rb, hpp 7rb, sehari 30 gelas': beside a price what is told of a time is sold.
          (!hasPrice || spanOf(one) === 'semua'),
      ) &&
        /\b(?:hpp|modal|biaya|jatuh)\p{L}*/u.test(lower) &&
        !/\b(?:laku|terjual|kejual|omzet|omset)\b/u.test(lower)) ||
      /\b(?:sekali|satu|1|se) ?(?:resep|adonan|batch|bikin|masak|produksi|loyang|goreng)\b/u.test(lower),
    isPayback: /\b(?:balik|kembali)\p{L}* ?(?:modal)?\b|\bbep\b/u.test(lower),
    hasIncome: quantities.some(
      (one) => one.unit === 'rupiah' && /^(?:turnover|cash)$/u.test(roleOf(one).role ?? ''),
    ),
    hasCash: quantities.some((one) => one.unit === 'rupiah' && roleOf(one).role === 'cash'),
    hasFee: quantities.some((one) => one.unit === 'persen' && roleOf(one).role === 'fee'),
    isSale: tellsSale(quantities),
    hasDiscount: quantities.some((one) => one.unit === 'persen' && roleOf(one).role === 'discount'),
    isInvested:
      /\b(?:masuk(?:in|kan)?|setor|nyetor|naruh|taruh) (?:modal|duit|uang)\b.*\bminta\b|\b(?:investor|pemodal|suntik|nyuntik|disuntik|nanam|tanam|valuasi|saham|kepemilikan|equity)\p{L}*/u.test(
        lower,
      ),
    wasOfOne: asksOfOne(readAsk(turns.at(-2) ?? '') ?? ''),
    told: lower,
    asked: turns.at(-1) ?? '',
    wanted: turns.map((turn) => spanAsked(readAsk(turn) ?? '')).findLast((span) => span !== null) ?? null,
    span: soleOf(timesOf(quantities)),
    spans: turns.map((_turn, at) =>
      soleOf(timesOf(quantities.filter((one) => (one.firstTurn ?? one.turn) === at))),
    ),
    isBreakEven: /\b(?:bep|impas)\b/u.test(lower),
  };
}
